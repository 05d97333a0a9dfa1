import type { ComponentProps } from 'react';
import { type FormResult, readUntrimmedFormText } from '@/components/forms/action-form';
import { FullPageForm } from '@/components/forms/full-page-form';
import { SIGN_UP } from '@/words/sign-up';
import type { SignInCredentials } from './open-session';
import { EmailField, NewPasswordField } from './sign-in-fields';

const loadOpenSession = () => import('./open-session');

export const readNewAccountCredentials = (data: FormData): SignInCredentials => ({
  email: readUntrimmedFormText(data, 'email').trim(),
  password: readUntrimmedFormText(data, 'password'),
});

export async function signInWithNewAccount(account: SignInCredentials): Promise<FormResult> {
  const { signInWithPassword } = await loadOpenSession();
  const refusal = await signInWithPassword(account);
  if (!refusal) return { ok: true, data: null };
  return {
    ok: false,
    error: refusal.kind === 'refused' ? { message: SIGN_UP.notSignedIn } : refusal.failure,
  };
}

function prepareSignIn(): void {
  loadOpenSession().then(
    (session) => session.preloadSignInScript(),
    () => undefined,
  );
}

type NewAccountFormProps = Pick<
  ComponentProps<typeof FullPageForm<null>>,
  'fields' | 'send' | 'onDone' | 'children'
>;

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

export function NewAccountFields({ errorOf }: { errorOf: (field: string) => string | null }) {
  return (
    <>
      <EmailField error={errorOf('email')} />
      <NewPasswordField error={errorOf('password')} />
    </>
  );
}
