'use client';

import { textOf } from '@/components/forms/action-form';
import { EntryForm } from '@/components/forms/entry-form';
import { OutcomeNotice } from '@/components/forms/outcome-notice';
import { resetPasswordAction } from '@/lib/actions/account';
import { NewPasswordField } from './password-fields';
import { SignInLinks } from './sign-in-links';

/** @param token the one from the mailed link; the server decides whether it still works. */
export function ResetPasswordForm({ token }: { token: string }) {
  return (
    <EntryForm
      fields={['password']}
      send={(data) => resetPasswordAction({ token, password: textOf(data, 'password') })}
      outcome={
        <div className="space-y-4">
          <OutcomeNotice title="Your new password is set">
            You’ve been signed out everywhere. Sign in with your new password.
          </OutcomeNotice>
          <SignInLinks />
        </div>
      }
      button="Save my new password"
      working="Saving…"
    >
      {({ message, errorOf }) => (
        <>
          {message ? (
            <p>
              <a href="/forgot-password">Ask for a new link</a>
            </p>
          ) : null}
          <NewPasswordField label="New password" error={errorOf('password')} />
        </>
      )}
    </EntryForm>
  );
}
