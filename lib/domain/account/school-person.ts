import { toOneLine } from '@/lib/domain/text/one-line';
import { normalizeEmail } from './accounts';

type SignInProviderKind = 'google' | 'microsoft' | 'plain';

export function signInProviderKindOfIssuer(issuer: string): SignInProviderKind {
  const { hostname } = new URL(issuer);
  if (hostname === 'accounts.google.com') return 'google';
  return hostname === 'login.microsoftonline.com' ? 'microsoft' : 'plain';
}

export type SchoolSignInIdentity = {
  issuer: string;
  subject: string;
  /** First name and initial, as the school has them; empty if it doesn't say. */
  name: string;
  /** An address of the school's domains that surely is this person's; null for all others. */
  email: string | null;
  /** False if the operator has named a claim for teachers and this person lacks it. */
  mayTeach: boolean;
  /** The session at the school, which its sign-out names; empty without one. */
  session: string;
};

export type SchoolIdTokenClaims = Readonly<Record<string, unknown>>;

export type SchoolSignInRules = {
  issuer: string;
  domains: readonly string[];
  teacherClaim: string | undefined;
};

const MAX_NAME_LENGTH = 80;
const MAX_ID_LENGTH = 255;

/** Null for someone of another domain, and if the school's token doesn't say who signed in. */
export function findSchoolIdentityInClaims(
  claims: SchoolIdTokenClaims,
  rules: SchoolSignInRules,
): SchoolSignInIdentity | null {
  const { issuer, domains, teacherClaim } = rules;
  const kind = signInProviderKindOfIssuer(issuer);
  const subject = textOf(claims.sub);
  if (subject === '' || subject.length > MAX_ID_LENGTH) return null;
  // Google alone says whose domain an account is; an address there can also be a private account's.
  if (kind === 'google' && !domains.includes(textOf(claims.hd).toLowerCase())) return null;
  const email = normalizeEmail(textOf(claims.email));
  const isOurs = domains.includes(email.slice(email.lastIndexOf('@') + 1));
  if (domains.length > 0 && email !== '' && !isOurs) return null;
  const isTeacher = teacherClaim !== undefined && hasClaim(claims, teacherClaim);
  const isProven = isOurs && (isTeacher || isVerified(claims, kind));
  return {
    issuer,
    subject,
    name: nameOf(claims),
    email: isProven && email.length <= 254 ? email : null,
    mayTeach: teacherClaim === undefined || isTeacher,
    session: textOf(claims.sid).slice(0, MAX_ID_LENGTH),
  };
}

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

const isTrue = (value: unknown): boolean => value === true || value === 'true';

/**
 * Anyone who manages a Microsoft tenant can write any address into it. Its own claim says whether
 * the domain was proven.
 */
function isVerified(claims: SchoolIdTokenClaims, kind: SignInProviderKind): boolean {
  if (kind !== 'microsoft') return isTrue(claims.email_verified);
  return isTrue(claims.xms_edov) || claims.xms_edov === 1 || claims.xms_edov === '1';
}

export const parseTeacherClaimName = (wanted: string): string =>
  wanted.slice(0, wanted.indexOf('='));

function hasClaim(claims: SchoolIdTokenClaims, wanted: string): boolean {
  const name = parseTeacherClaimName(wanted);
  return [claims[name]].flat().some((value) => value === wanted.slice(name.length + 1));
}

function nameOf(claims: SchoolIdTokenClaims): string {
  const words = toOneLine(textOf(claims.name)).split(' ');
  const first = toOneLine(textOf(claims.given_name)) || (words[0] ?? '');
  const last = toOneLine(textOf(claims.family_name)) || (words.slice(1).at(-1) ?? '');
  const [initial] = last;
  return `${first}${initial ? ` ${initial}.` : ''}`.trim().slice(0, MAX_NAME_LENGTH);
}

export const SCHOOL_SIGN_IN_FAILURES = [
  'away',
  'clock',
  'again',
  'canceled',
  'other',
  // A sign-in that begins at the school's portal, such as Clever's, lacks this app's `state`.
  'portal',
  'refused',
] as const;
export type SchoolSignInFailure = (typeof SCHOOL_SIGN_IN_FAILURES)[number];
