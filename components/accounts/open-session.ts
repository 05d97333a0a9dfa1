import { connectionLostFailure, type FormFailure } from '@/components/forms/action-form';
import { withProofOfWork } from '@/components/forms/proof-of-work';
import { hasSavedPagesKey } from '@/components/outbox/device-keys';
import { PROOF_OF_WORK_ERROR_PREFIX } from '@/lib/domain/site/requests';
import { signInIsBusyText } from '@/words/access';
import { cookiesBlockedText } from '@/words/account';

/**
 * `forStudents` is true on a student's form; `connect` lets the school account, which has just
 * signed in at the school, sign in here from now on.
 */
export type SignInCredentials = {
  email: string;
  password: string;
  forStudents?: boolean;
  connect?: boolean;
};
type Refusal = { kind: 'refused' } | { kind: 'other'; failure: FormFailure };

const LAST_USER = 'fraction-league.last-user';
const loadSignIn = () => import('next-auth/react');

export function preloadSignInScript(): void {
  loadSignIn().catch(() => undefined);
}

/**
 * Signs in; null on success. Then a teacher's email or a student's user name is remembered, but no
 * student's email. Rejects if the app can't be reached.
 */
export async function signInWithPassword({
  email,
  password,
  forStudents = false,
  connect = false,
}: SignInCredentials): Promise<Refusal | null> {
  const { getProviders, signIn } = await loadSignIn();
  // Without this check, signIn would leave the page, and lose everything typed, if there is no
  // connection.
  if (!(await getProviders())) return { kind: 'other', failure: connectionLostFailure() };
  let refused = false;
  const result = await withProofOfWork<null>(async ({ proof }) => {
    const answer = await signIn('credentials', {
      email,
      password,
      ...(proof ? { proof } : {}),
      ...(connect ? { connect: 'school' } : {}),
      redirect: false,
    });
    // Without its form's cookie, next-auth ignores the password and redirects back to the form.
    if (answer?.url?.includes('csrf=true'))
      return { ok: false, error: { code: 'not-allowed', message: cookiesBlockedText() } };
    if (!answer?.error) return { ok: true, data: null };
    refused = answer.error === 'CredentialsSignin';
    return { ok: false, error: errorOf(answer.error) };
  });
  if (!result.ok) return refused ? { kind: 'refused' } : { kind: 'other', failure: result.error };
  saveLastSignInName(isAddress(email) && (forStudents || hasSavedPagesKey()) ? '' : email);
  return null;
}

/** False if the app can't be reached. */
export async function startSchoolSignIn(): Promise<boolean> {
  try {
    const { getProviders, signIn } = await loadSignIn();
    if (!(await getProviders())) return false;
    await signIn('school', { callbackUrl: '/dashboard' });
    return true;
  } catch {
    return false;
  }
}

/** next-auth returns one text: a sentence, or a proof-of-work challenge. */
function errorOf(said: string): {
  code: 'needs-proof' | 'not-allowed';
  message: string;
  challenge?: string;
} {
  if (!said.startsWith(PROOF_OF_WORK_ERROR_PREFIX)) return { code: 'not-allowed', message: said };
  return {
    code: 'needs-proof',
    message: signInIsBusyText(),
    challenge: said.slice(PROOF_OF_WORK_ERROR_PREFIX.length),
  };
}

/**
 * The last user on this device: on a student's form a user name, never an email, and on a teacher's
 * an email. Empty if there is none or storage is unavailable.
 */
export function readLastSignInName({ forStudents }: { forStudents: boolean }): string {
  try {
    const last = window.localStorage.getItem(LAST_USER) ?? '';
    return isAddress(last) === forStudents ? '' : last;
  } catch {
    return '';
  }
}

const isAddress = (user: string): boolean => user.includes('@');

/** An empty name forgets the last one. */
export function saveLastSignInName(email: string): void {
  try {
    if (email) window.localStorage.setItem(LAST_USER, email);
    else window.localStorage.removeItem(LAST_USER);
  } catch {
    // Private windows may refuse storage; then the email is simply typed again.
  }
}
