import { z } from 'zod';
import { lineText } from '@/lib/domain/text/line-text';
import { define, id, openObject, timestamp, wholeCount } from './define';

/** One signed-in browser. Removing the document ends the session on its next request. */
export const sessions = define(
  'sessions',
  z.object({
    id,
    accountId: id,
    email: z.string(),
    createdAt: timestamp,
    expiresAt: timestamp,
    /** Copied from the account at sign-in, so that no page pays another read for it. */
    mustChangePassword: z.boolean().optional(),
    /**
     * Copied as well: `due` while a teacher's sign-up waits for the mailed link and the session may
     * do nothing else; `asked` for a teacher of older data, who goes on working. Missing where
     * nothing is asked.
     */
    addressProof: z.enum(['due', 'asked']).optional(),
  }),
  [['accountId']],
);
export type Session = z.infer<typeof sessions.definition.schema>;

/**
 * What the app keeps about an account besides its password, under the account's id. Older data has
 * none for an account that signed up by itself and never changed its password.
 */
export const accounts = define(
  'accounts',
  z.object({
    id,
    /** What a student without an email signs in with. */
    username: z.string().optional(),
    mustChangePassword: z.boolean(),
    /**
     * Counts changes of the password: a device that was signed in on before the last one is a
     * stranger's. Missing before the first.
     */
    passwordVersion: wholeCount.optional(),
    /**
     * The passphrase of a login card that no one has signed in with yet, sealed with the server's
     * secret. The first sign-in takes it away.
     */
    sealedPassphrase: z.string().optional(),
    /** Of older data. */
    passwordChangedAt: timestamp.optional(),
    createdAt: timestamp,
    /**
     * Since when it is known that whoever has the account reads the mail of its address. A
     * teacher's rights rest on it.
     */
    addressProvenAt: timestamp.optional(),
    /**
     * What a teacher typed at sign-up. It becomes a profile when the address is proven; until then
     * the account may do nothing.
     */
    teacherSignUp: openObject({
      displayName: lineText,
      school: lineText,
      /** Classes that the teacher has; missing in sign-ups of older releases. */
      classCount: wholeCount.optional(),
      noticeVersion: z.string(),
      agreedAt: timestamp,
    }).optional(),
    /** When a teacher signed in, to the day: tells who has left. */
    signedInAt: timestamp.optional(),
  }),
);
export type AccountRecord = z.infer<typeof accounts.definition.schema>;

/** Open links that prove the address of an account. The id is the SHA-256 of the link's secret. */
export const confirmLinks = define(
  'confirmLinks',
  z.object({ id, accountId: id, expiresAt: timestamp }),
  [['accountId']],
);

/**
 * Teachers invited by an admin who have not come yet. The id is the SHA-256 of the link's secret.
 */
export const teacherInvitations = define(
  'teacherInvitations',
  z.object({ id, email: z.string(), invitedBy: id, createdAt: timestamp, expiresAt: timestamp }),
  [['email'], ['createdAt']],
);
export type TeacherInvitation = z.infer<typeof teacherInvitations.definition.schema>;

/**
 * Open links for a new password, on the Firebase backend only, under the SHA-256 of their secret.
 * Only the identity adapter writes them; the embedded one has a table of its own.
 */
export const accountResetTokens = define(
  'accountResetTokens',
  z.object({ id, accountId: id, expiresAt: timestamp }),
);
