'use client';

import { FormMessage } from '@/components/forms/form-message';
import { OutcomeNotice } from '@/components/forms/outcome-notice';
import { failureOf, textOf, useEntryForm } from '@/components/forms/use-entry-form';
import { Button } from '@/components/ui/button';
import { resetPasswordAction } from '@/lib/actions/account';
import { NewPasswordField } from './new-account-fields';
import { SignInLinks } from './sign-in-links';

/** @param token the one from the mailed link; the server decides whether it still works. */
export function ResetPasswordForm({ token }: { token: string }) {
  const { formProps, pending, done, message, errorOf } = useEntryForm(['password'], async (data) =>
    failureOf(await resetPasswordAction({ token, password: textOf(data, 'password') })),
  );
  if (done) {
    return (
      <div className="space-y-5">
        <OutcomeNotice title="Your new password is set">
          You’ve been signed out everywhere. Sign in with your new password.
        </OutcomeNotice>
        <SignInLinks />
      </div>
    );
  }
  return (
    <form {...formProps} className="space-y-5">
      <FormMessage>{message}</FormMessage>
      {message ? (
        <p>
          <a href="/forgot-password">Ask for a new link</a>
        </p>
      ) : null}
      <NewPasswordField label="New password" error={errorOf('password')} />
      <Button type="submit" size="lg" pending={pending} className="w-full">
        {pending ? 'Saving…' : 'Save my new password'}
      </Button>
    </form>
  );
}
