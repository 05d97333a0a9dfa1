import type { ComponentProps } from 'react';
import { type FormAnswer, textOf } from '@/components/forms/action-form';
import { EntryForm } from '@/components/forms/entry-form';
import { EmailField } from './email-field';
import { type OpenSession, openSession, prepareSession } from './open-session';
import { NewPasswordField } from './password-fields';

/**
 * The same words whether or not the address had an account before, so signing up doesn't tell
 * anyone who has one.
 */
const NOT_SIGNED_IN =
  'We couldn’t sign you in with this email and password. If you already have an account, sign in or choose a new password.';

export const accountOf = (data: FormData): OpenSession => ({
  email: textOf(data, 'email').trim(),
  password: textOf(data, 'password'),
});

/** The sign-in that follows a sign-up. */
export async function openNewSession(account: OpenSession): Promise<FormAnswer> {
  const refusal = await openSession(account);
  if (!refusal) return { ok: true, data: null };
  return {
    ok: false,
    error: refusal.kind === 'refused' ? { message: NOT_SIGNED_IN } : refusal.failure,
  };
}

type NewAccountFormProps = Pick<
  ComponentProps<typeof EntryForm<null>>,
  'fields' | 'send' | 'onDone' | 'children'
>;

/** A form that makes an account and signs in with it. */
export function NewAccountForm(form: NewAccountFormProps) {
  return (
    <EntryForm
      {...form}
      onFocus={prepareSession}
      button="Create my account"
      working="Creating your account…"
    />
  );
}

/** Email and a new password, the same for everyone who signs up. */
export function NewAccountFields({ errorOf }: { errorOf: (field: string) => string | null }) {
  return (
    <>
      <EmailField error={errorOf('email')} />
      <NewPasswordField error={errorOf('password')} />
    </>
  );
}
