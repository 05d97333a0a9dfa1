'use client';

import { FormMessage } from '@/components/forms/form-message';
import { type FormFailure, failureOf, textOf, useEntryForm } from '@/components/forms/use-entry-form';
import { Button } from '@/components/ui/button';
import { PasswordField } from '@/components/ui/password-field';
import { confirmAddressAction } from '@/lib/actions/account';
import { leaveFor } from './leave-for';
import { openSession, prepareSession } from './open-session';

type ConfirmFormProps = { token: string; email: string /** Whether the session here is this account's. */; isSignedIn: boolean };

const REFUSED = 'That isn’t the password for this account. If you didn’t create the account, choose a new password first.';

/**
 * The last step of a sign-up. It is a button, because programs that look at mail open every link. Without a session of the account the password
 * is asked for: the reader of a letter must not open an account for somebody else who made it with this address.
 */
export function ConfirmForm({ token, email, isSignedIn }: ConfirmFormProps) {
  const { formProps, pending, message, errorOf } = useEntryForm(['password'], async (data): Promise<FormFailure | null> => {
    if (!isSignedIn) {
      const password = textOf(data, 'password');
      if (!password) return { message: REFUSED, fieldErrors: { password: 'Please type your password.' } };
      const refusal = await openSession({ email, password });
      if (refusal?.kind === 'refused') return { message: REFUSED, fieldErrors: { password: REFUSED } };
      if (refusal) return refusal.failure;
    }
    const failure = failureOf(await confirmAddressAction({ token }));
    // The cookie still says what the account was before.
    if (!failure) leaveFor('/api/session');
    return failure;
  });
  return (
    <form {...formProps} onFocus={prepareSession} className="space-y-5">
      <FormMessage>{message}</FormMessage>
      <p>
        Is <strong className="break-words">{email}</strong> your address, and did you make this account?
      </p>
      {isSignedIn ? null : (
        <>
          <input type="text" name="username" autoComplete="username" value={email} readOnly hidden />
          <PasswordField
            label="The password for your new account"
            name="password"
            autoComplete="current-password"
            maxLength={128}
            required
            error={errorOf('password')}
          />
          <p>
            Didn’t create it? <a href="/forgot-password">Choose a new password</a>, and only you can use the account.
          </p>
        </>
      )}
      <Button type="submit" size="lg" pending={pending} className="w-full">
        {pending ? 'Confirming…' : 'Yes, confirm'}
      </Button>
    </form>
  );
}
