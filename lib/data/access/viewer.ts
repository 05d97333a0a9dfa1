import { DomainError } from '@/lib/data/errors';
import { CHOOSE_A_PASSWORD_FIRST, USE_THE_LINK_FIRST } from '@/words/access';
import { SIGN_IN_FIRST } from '@/words/account';

export type Role = 'student' | 'teacher';

/** Who is asking, as the session and the stored profile say; null for a signed-out visitor. */
export type Viewer = {
  accountId: string;
  sessionId: string;
  /** Lower-cased. */
  email: string;
  /** Null for an account without a profile. */
  role: Role | null;
  season: number;
  /** Set while a new password has to be chosen first: until then the account may do nothing else. */
  mustChangePassword?: boolean;
  /**
   * `due` while a teacher's sign-up waits for the mailed link: until it is used there is no role, and nothing to do but ask for the link again.
   * `asked` for a teacher of older data, whose address was never proven and who goes on working.
   */
  addressProof?: 'due' | 'asked';
} | null;

export type SignedInViewer = NonNullable<Viewer>;

/** Whoever has a session at all. Only for asking for the link that proves an address, and for using it. */
export function requireAnySession(viewer: Viewer): SignedInViewer {
  if (!viewer) throw new DomainError('not-signed-in', SIGN_IN_FIRST);
  return viewer;
}

/** Someone with a session, also one who has to choose a new password first; for the few things that such a session may do. */
export function requireSession(viewer: Viewer): SignedInViewer {
  const signedIn = requireAnySession(viewer);
  if (signedIn.addressProof === 'due') throw new DomainError('not-allowed', USE_THE_LINK_FIRST);
  return signedIn;
}

export function requireSignedIn(viewer: Viewer): SignedInViewer {
  const signedIn = requireSession(viewer);
  if (signedIn.mustChangePassword) throw new DomainError('not-allowed', CHOOSE_A_PASSWORD_FIRST);
  return signedIn;
}

/**
 * Who runs the commands of the person who keeps the installation. It comes where other commands take the viewer: only a script on the
 * machine itself can pass it, since no action or route has one to give.
 */
export type Operator = { readonly operator: 'command-line' };

export const OPERATOR: Operator = { operator: 'command-line' };

/** How the operator is named in the audit log. */
export const OPERATOR_ACTOR = 'operator';
