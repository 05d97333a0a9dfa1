'use client';

import { textOf } from '@/components/forms/action-form';
import { EntryForm } from '@/components/forms/entry-form';
import { changePasswordAction } from '@/lib/actions/account';
import { PASSWORDS } from '@/words/passwords';
import { leaveFor } from './leave-for';
import { NewPasswordField, OwnPasswordField, PasswordOwner } from './password-fields';

// Apart from the forms for a forgotten password: a page answers every action that its code names.

type ChangePasswordFormProps = {
  /**
   * Set for someone who has just signed in with a password that a teacher gave: it is not asked for
   * again.
   */
  mustChange: boolean;
  /** What the account signs in with. */
  name: string;
};

export function ChangePasswordForm({ mustChange, name }: ChangePasswordFormProps) {
  return (
    <EntryForm
      fields={['current', 'password']}
      send={(data) =>
        changePasswordAction({
          current: textOf(data, 'current'),
          password: textOf(data, 'password'),
        })
      }
      onDone={() => leaveFor('/dashboard')}
      button={PASSWORDS.savePassword}
      working={PASSWORDS.saving}
    >
      {({ errorOf }) => (
        <>
          <PasswordOwner name={name} />
          {mustChange ? null : (
            <OwnPasswordField
              label={PASSWORDS.currentPassword}
              name="current"
              error={errorOf('current')}
            />
          )}
          <NewPasswordField label={PASSWORDS.newPassword} error={errorOf('password')} />
        </>
      )}
    </EntryForm>
  );
}
