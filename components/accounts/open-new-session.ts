import type { FormFailure } from '@/components/forms/use-entry-form';
import { type OpenSession, openSession } from './open-session';

/** The same words whether or not the address had an account before, so that signing up tells nobody who has one. */
const NOT_SIGNED_IN =
  'We couldn’t sign you in with this email and password. If you already have an account, sign in or choose a new password.';

/** The sign-in that follows a sign-up. */
export async function openNewSession(account: OpenSession): Promise<FormFailure | null> {
  const refusal = await openSession(account);
  if (!refusal) return null;
  return refusal.kind === 'refused' ? { message: NOT_SIGNED_IN } : refusal.failure;
}
