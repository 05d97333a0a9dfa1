import { CONNECTION_LOST, type FormFailure } from '@/components/forms/action-form';
import { withProof } from '@/components/forms/with-proof';
import { deviceStorage } from '@/components/outbox/device-storage';
import { SIGN_OUT_DUE } from '@/lib/domain/site/offline';
import { PROOF_PREFIX } from '@/lib/domain/site/requests';
import { COOKIES_BLOCKED, TOO_MANY_NOW } from '@/words/account';

export type OpenSession = { email: string; password: string };
type Refusal = { kind: 'refused' } | { kind: 'other'; failure: FormFailure };

const LAST_USER = 'fraction-league.last-user';
const loadSignIn = () => import('next-auth/react');

/** Fetches the sign-in code while someone is still typing. */
export function prepareSession(): void {
  loadSignIn().catch(() => undefined);
}

/** Signs in; null on success, then the email is kept for next time. Rejects when the app cannot be reached. */
export async function openSession({ email, password }: OpenSession): Promise<Refusal | null> {
  const { getProviders, signIn } = await loadSignIn();
  // Without this look signIn would leave the page, and with it all that was typed, whenever the connection is gone.
  if (!(await getProviders())) return { kind: 'other', failure: CONNECTION_LOST };
  let refused = false;
  const result = await withProof<null>(async ({ proof }) => {
    const answer = await signIn('credentials', { email, password, ...(proof ? { proof } : {}), redirect: false });
    // Without the cookie of its own form the route never looks at the password, and leads back to that form.
    if (answer?.url?.includes('csrf=true')) return { ok: false, error: { code: 'not-allowed', message: COOKIES_BLOCKED } };
    if (!answer?.error) return { ok: true, data: null };
    refused = answer.error === 'CredentialsSignin';
    return { ok: false, error: errorOf(answer.error) };
  });
  if (!result.ok) return refused ? { kind: 'refused' } : { kind: 'other', failure: result.error };
  // The session that was left without Wi-Fi is not the one in this browser any longer.
  deviceStorage().remove(SIGN_OUT_DUE);
  keepLastUser(email);
  return null;
}

/** The route says everything in one text: a sentence, or the challenge of a proof. */
function errorOf(said: string): { code: 'needs-proof' | 'not-allowed'; message: string; challenge?: string } {
  if (!said.startsWith(PROOF_PREFIX)) return { code: 'not-allowed', message: said };
  return { code: 'needs-proof', message: TOO_MANY_NOW, challenge: said.slice(PROOF_PREFIX.length) };
}

/** The email of whoever signed in last on this device; empty when no one did or storage is closed to us. */
export function readLastUser(): string {
  try {
    return window.localStorage.getItem(LAST_USER) ?? '';
  } catch {
    return '';
  }
}

/** Keeps the email for the next sign-in on this device, or forgets it when empty. */
export function keepLastUser(email: string): void {
  try {
    if (email) window.localStorage.setItem(LAST_USER, email);
    else window.localStorage.removeItem(LAST_USER);
  } catch {
    // Private windows may refuse storage; then the email is simply typed again.
  }
}
