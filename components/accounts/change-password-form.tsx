'use client';

import { textOf } from '@/components/forms/action-form';
import { EntryForm } from '@/components/forms/entry-form';
import { PasswordField } from '@/components/ui/password-field';
import { changePasswordAction } from '@/lib/actions/account';
import { leaveFor } from './leave-for';
import { NewPasswordField } from './new-password-field';

// Apart from the forms for a forgotten password: a page answers every action that its code names.

type ChangePasswordFormProps = {
  /** Set for somebody who has just signed in with a password that a teacher gave: it is not asked for again. */
  mustChange: boolean;
  /** What the account signs in with, so that password managers know whose password this is. */
  name: string;
};

export function ChangePasswordForm({ mustChange, name }: ChangePasswordFormProps) {
  return (
    <EntryForm
      fields={['current', 'password']}
      send={(data) => changePasswordAction({ current: textOf(data, 'current'), password: textOf(data, 'password') })}
      onDone={() => leaveFor('/dashboard')}
      button="Save my new password"
      working="Saving…"
    >
      {({ errorOf }) => (
        <>
          <input type="text" name="username" autoComplete="username" value={name} readOnly hidden />
          {mustChange ? null : (
            <PasswordField
              label="Current password"
              name="current"
              autoComplete="current-password"
              maxLength={128}
              required
              error={errorOf('current')}
            />
          )}
          <NewPasswordField label="New password" error={errorOf('password')} />
        </>
      )}
    </EntryForm>
  );
}
