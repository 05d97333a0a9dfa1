import type { ComponentProps } from 'react';
import { type FormResult, formText } from '@/components/forms/action-form';
import { FullPageForm } from '@/components/forms/entry-form';
import { SIGN_UP } from '@/words/sign-up';
import type { SignInCredentials } from './open-session';
import { EmailField, NewPasswordField } from './sign-in-fields';

/** Needed once the account is there. */
const loadSession = () => import('./open-session');

export const readAccountFields = (data: FormData): SignInCredentials => ({
  email: formText(data, 'email').trim(),
  password: formText(data, 'password'),
});

/** Signs in after a sign-up. */
export async function signInWithNewAccount(account: SignInCredentials): Promise<FormResult> {
  const { signInWithPassword } = await loadSession();
  const refusal = await signInWithPassword(account);
  if (!refusal) return { ok: true, data: null };
  return {
    ok: false,
    error: refusal.kind === 'refused' ? { message: SIGN_UP.notSignedIn } : refusal.failure,
  };
}

/** Loads the sign-in code while someone is still typing. */
function prepareSignIn(): void {
  loadSession().then(
    (session) => session.preloadSignInCode(),
    () => undefined,
  );
}

type NewAccountFormProps = Pick<
  ComponentProps<typeof FullPageForm<null>>,
  'fields' | 'send' | 'onDone' | 'children'
>;

/** A form that creates an account and signs in to it. */
export function NewAccountForm(form: NewAccountFormProps) {
  return (
    <FullPageForm
      {...form}
      onFocus={prepareSignIn}
      button={SIGN_UP.createMine}
      working={SIGN_UP.creating}
    />
  );
}

/** Email and new password, the same in every sign-up form. */
export function NewAccountFields({ errorOf }: { errorOf: (field: string) => string | null }) {
  return (
    <>
      <EmailField error={errorOf('email')} />
      <NewPasswordField error={errorOf('password')} />
    </>
  );
}
