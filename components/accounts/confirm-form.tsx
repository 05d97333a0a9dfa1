'use client';

import { type FormAnswer, textOf } from '@/components/forms/action-form';
import { EntryForm } from '@/components/forms/entry-form';
import { confirmAddressAction } from '@/lib/actions/account';
import { leaveFor } from './leave-for';
import { openSession, prepareSession } from './open-session';
import { OwnPasswordField, PasswordOwner } from './password-fields';

type ConfirmFormProps = {
  token: string;
  email: string /** Whether the session here is this account's. */;
  isSignedIn: boolean;
};

const WRONG_PASSWORD =
  'That isn’t the password for this account. If you didn’t create the account, choose a new password first.';

/**
 * The last step of a sign-up. It is a button, because programs that look at mail open every link.
 * Without a session of the account the password is asked for: the reader of a letter must not open
 * an account for someone else who made it with this address.
 */
export function ConfirmForm({ token, email, isSignedIn }: ConfirmFormProps) {
  async function confirm(data: FormData): Promise<FormAnswer<unknown>> {
    if (!isSignedIn) {
      const password = textOf(data, 'password');
      if (!password) return refused('Please type your password.');
      const refusal = await openSession({ email, password });
      if (refusal)
        return refusal.kind === 'refused'
          ? refused(WRONG_PASSWORD)
          : { ok: false, error: refusal.failure };
    }
    return confirmAddressAction({ token });
  }

  return (
    <EntryForm
      fields={['password']}
      send={confirm}
      // The cookie still says what the account was before.
      onDone={() => leaveFor('/api/session')}
      onFocus={prepareSession}
      button="Yes, confirm"
      working="Confirming…"
    >
      {({ errorOf }) => (
        <>
          <p>
            Is <strong className="break-words">{email}</strong> your address, and did you make this
            account?
          </p>
          {isSignedIn ? null : (
            <>
              <PasswordOwner name={email} />
              <OwnPasswordField
                label="The password for your new account"
                error={errorOf('password')}
              />
              <p>
                Didn’t create it? <a href="/forgot-password">Choose a new password</a>, and only you
                can use the account.
              </p>
            </>
          )}
        </>
      )}
    </EntryForm>
  );
}

const refused = (sentence: string): FormAnswer => ({
  ok: false,
  error: { message: sentence, fieldErrors: { password: sentence } },
});
