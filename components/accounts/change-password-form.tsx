'use client';

import { readUntrimmedFormText } from '@/components/forms/action-form';
import { FullPageForm } from '@/components/forms/full-page-form';
import { changePasswordAction } from '@/lib/actions/account';
import { PASSWORDS } from '@/words/passwords';
import { navigateTo } from './navigate-to';
import { CurrentPasswordField, HiddenUsernameField, NewPasswordField } from './sign-in-fields';

// In a file apart from the forms for a forgotten password, because a page accepts every action that
// its code imports.

type ChangePasswordFormProps = {
  /** True after signing in with a password from a teacher, which isn't asked for again. */
  mustChange: boolean;
  signInName: string;
};

export function ChangePasswordForm({ mustChange, signInName }: ChangePasswordFormProps) {
  return (
    <FullPageForm
      fields={['current', 'password']}
      send={(data) =>
        changePasswordAction({
          current: readUntrimmedFormText(data, 'current'),
          password: readUntrimmedFormText(data, 'password'),
        })
      }
      onDone={() => navigateTo('/dashboard')}
      button={PASSWORDS.savePassword}
      working={PASSWORDS.saving}
    >
      {({ errorOf }) => (
        <>
          <HiddenUsernameField name={signInName} />
          {mustChange ? null : (
            <CurrentPasswordField
              label={PASSWORDS.currentPassword}
              name="current"
              error={errorOf('current')}
            />
          )}
          <NewPasswordField label={PASSWORDS.newPassword} error={errorOf('password')} />
        </>
      )}
    </FullPageForm>
  );
}
