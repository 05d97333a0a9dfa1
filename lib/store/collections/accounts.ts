import { z } from 'zod';
import { INVITED_ROLES } from '@/lib/domain/class/adults';
import { idSchema } from '@/lib/domain/text/id-schema';
import { textToOneLineSchema } from '@/lib/domain/text/line-text';
import {
  daySchema,
  defineCollection,
  openObject,
  timestampSchema,
  wholeCountSchema,
} from './define';

export const sessions = defineCollection(
  'sessions',
  z.object({
    id: idSchema,
    accountId: idSchema,
    email: z.string(),
    createdAt: timestampSchema,
    expiresAt: timestampSchema,
    /** Copied from the account at sign-in, so that no page needs another read for it. */
    mustChangePassword: z.boolean().optional(),
    /**
     * Also copied from the account. `due`: the teacher must open the mailed link before the session
     * may do anything else. `asked`: a teacher from older data, who may keep working. Missing when
     * no proof is needed.
     */
    addressProof: z.enum(['due', 'asked']).optional(),
    /** The session at the school that it came from; signing out there ends it here. */
    schoolSessionId: z.string().optional(),
  }),
  [['accountId'], ['schoolSessionId']],
);
export type Session = z.infer<typeof sessions.definition.schema>;

/**
 * The app's record of an account, without its password, under the account's id. In older data
 * it is missing for accounts that signed up by themselves and never changed their password.
 */
export const accounts = defineCollection(
  'accounts',
  z.object({
    id: idSchema,
    username: z.string().optional(),
    mustChangePassword: z.boolean(),
    /**
     * Counts password changes. A device that signed in before the last change is no longer trusted.
     * Missing before the first change.
     */
    passwordVersion: wholeCountSchema.optional(),
    /**
     * The passphrase of a login card that no one has used yet, encrypted with the server's secret.
     * The first sign-in removes it.
     */
    sealedPassphrase: z.string().optional(),
    passwordChangedAt: timestampSchema.optional(),
    createdAt: timestampSchema,
    /**
     * When the account's owner proved to read mail at its address. A teacher's rights depend on it.
     */
    addressProvenAt: timestampSchema.optional(),
    /**
     * A teacher's sign-up form. It becomes a profile once the address is proven; until then the
     * account may do nothing.
     */
    teacherSignUp: openObject({
      displayName: textToOneLineSchema,
      school: textToOneLineSchema,
      classCount: wholeCountSchema.optional(),
      noticeVersion: z.string(),
      agreedAt: timestampSchema,
    }).optional(),
    signedInAt: timestampSchema.optional(),
  }),
);
export type AccountRecord = z.infer<typeof accounts.definition.schema>;

/** Open links that prove an account's address. The id is the SHA-256 of the link's secret. */
export const confirmLinks = defineCollection(
  'confirmLinks',
  z.object({ id: idSchema, accountId: idSchema, expiresAt: timestampSchema }),
  [['accountId']],
);

/**
 * Teachers whom an admin has invited and who haven't signed up, and adults whom an owner has
 * invited into classes. The id is the SHA-256 of the link's secret.
 */
export const teacherAndClassInvitations = defineCollection(
  'teacherInvitations',
  z.object({
    id: idSchema,
    email: z.string(),
    invitedBy: idSchema,
    createdAt: timestampSchema,
    expiresAt: timestampSchema,
    /** The owner's classes that the invited adult gets a part in; missing for an admin's. */
    leagueIds: z.array(idSchema).optional(),
    role: z.enum(INVITED_ROLES).optional(),
    firstDay: daySchema.optional(),
    lastDay: daySchema.optional(),
    /** Set for a link that the inviting person handed over, which proves no address. */
    handedOver: z.boolean().optional(),
  }),
  [['email'], ['createdAt'], ['leagueIds']],
  { arrayFields: ['leagueIds'] },
);
export type TeacherOrClassInvitation = z.infer<typeof teacherAndClassInvitations.definition.schema>;

/**
 * Open links for a new password, on the Firebase backend only. The id is the SHA-256 of the link's
 * secret. Only the identity adapter writes them; the embedded adapter has its own table.
 */
export const accountResetTokens = defineCollection(
  'accountResetTokens',
  z.object({ id: idSchema, accountId: idSchema, expiresAt: timestampSchema }),
);

/**
 * Links a school account to the account it signs in to, on the Firebase backend only. The id is the
 * SHA-256 of issuer and subject. Only the identity adapter writes them; the embedded adapter has
 * its own table.
 */
export const schoolAccounts = defineCollection(
  'schoolAccounts',
  z.object({ id: idSchema, accountId: idSchema, issuer: z.string(), subject: z.string() }),
);

/**
 * The answer to a request, so that repeating it gets the same one. `fingerprint` is a hash of the
 * request's body.
 */
export const operations = defineCollection(
  'operations',
  z.object({
    id: idSchema,
    accountId: idSchema,
    fingerprint: z.string(),
    result: z.string(),
    createdAt: timestampSchema,
  }),
  [['accountId']],
);

/**
 * Counts tries per key (an account, a client, a league code), and remembers used proofs of work.
 */
export const rateLimits = defineCollection(
  'rateLimits',
  z.object({
    id: idSchema,
    count: wholeCountSchema,
    windowEndsAt: timestampSchema,
    blockedUntil: timestampSchema.nullable(),
    /** Changes with each password change, so that a sign-in in progress notices it. */
    mark: z.string().optional(),
  }),
);
export type RateCounter = z.infer<typeof rateLimits.definition.schema>;
