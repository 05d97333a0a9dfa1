'use client';

import { type FormResult, formText } from '@/components/forms/action-form';
import { FullPageForm } from '@/components/forms/entry-form';
import { Sentence } from '@/components/ui/sentence';
import { confirmAddressAction } from '@/lib/actions/account';
import { CONFIRM, didNotCreateText, isYourAddressText } from '@/words/confirm-email';
import { navigateTo } from './navigate-to';
import { preloadSignInCode, signInWithPassword } from './open-session';
import { CurrentPasswordField, HiddenUsernameField } from './password-fields';

type ConfirmFormProps = {
  token: string;
  email: string;
  /** True if this account is signed in here. */
  isSignedIn: boolean;
};

/**
 * The last step of a sign-up. It is a button, because mail scanners open every link. Without a
 * session of the account it asks for the password: the reader of a letter must not activate an
 * account that someone else created with this address.
 */
export function ConfirmEmailForm({ token, email, isSignedIn }: ConfirmFormProps) {
  async function confirm(data: FormData): Promise<FormResult<unknown>> {
    if (!isSignedIn) {
      const password = formText(data, 'password');
      if (!password) return refused(CONFIRM.typePassword);
      const refusal = await signInWithPassword({ email, password });
      if (refusal)
        return refusal.kind === 'refused'
          ? refused(CONFIRM.wrongForAccount)
          : { ok: false, error: refusal.failure };
    }
    return confirmAddressAction({ token });
  }

  return (
    <FullPageForm
      fields={['password']}
      send={confirm}
      // The cookie still has the account's old state.
      onDone={() => navigateTo('/api/session')}
      onFocus={preloadSignInCode}
      button={CONFIRM.yesConfirm}
      working={CONFIRM.confirming}
    >
      {({ errorOf }) => (
        <>
          <p>
            <Sentence parts={isYourAddressText(<strong className="break-words">{email}</strong>)} />
          </p>
          {isSignedIn ? null : (
            <>
              <HiddenUsernameField name={email} />
              <CurrentPasswordField label={CONFIRM.passwordOfNew} error={errorOf('password')} />
              <p>
                <Sentence
                  parts={didNotCreateText(<a href="/forgot-password">{CONFIRM.chooseNew}</a>)}
                />
              </p>
            </>
          )}
        </>
      )}
    </FullPageForm>
  );
}

const refused = (sentence: string): FormResult => ({
  ok: false,
  error: { message: sentence, fieldErrors: { password: sentence } },
});
