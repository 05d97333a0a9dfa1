import { CONNECTION_LOST, type FormFailure } from '@/components/forms/use-entry-form';
import { keepLastUser } from './last-user';

export type OpenSession = { email: string; password: string };
type Refusal = { kind: 'refused' } | { kind: 'other'; failure: FormFailure };

const loadSignIn = () => import('next-auth/react');

/** Fetches the sign-in code while somebody is still typing. */
export function prepareSession(): void {
  loadSignIn().catch(() => undefined);
}

/** Signs in; null on success, then the e-mail is kept for next time. Rejects when the app cannot be reached. */
export async function openSession({ email, password }: OpenSession): Promise<Refusal | null> {
  const { getProviders, signIn } = await loadSignIn();
  // Without this look signIn would leave the page, and with it all that was typed, whenever the connection is gone.
  if (!(await getProviders())) return { kind: 'other', failure: CONNECTION_LOST };
  const result = await signIn('credentials', { email, password, redirect: false });
  if (!result?.error) {
    keepLastUser(email);
    return null;
  }
  if (result.error === 'CredentialsSignin') return { kind: 'refused' };
  return { kind: 'other', failure: { message: result.error } };
}
