'use client';

import { readUntrimmedFormText } from '@/components/forms/action-form';
import { FormSuccessNotice } from '@/components/forms/form-success-notice';
import { FullPageForm } from '@/components/forms/full-page-form';
import { resetPasswordAction } from '@/lib/actions/account';
import { PASSWORDS } from '@/words/passwords';
import { NewPasswordField } from './sign-in-fields';
import { StudentAndTeacherSignInLinks } from './sign-in-links';

/** @param token from the mailed link; the server checks it. */
export function ResetPasswordForm({ token }: { token: string }) {
  return (
    <FullPageForm
      fields={['password']}
      send={(data) =>
        resetPasswordAction({ token, password: readUntrimmedFormText(data, 'password') })
      }
      outcome={
        <div className="space-y-4">
          <FormSuccessNotice title={PASSWORDS.passwordSet}>
            {PASSWORDS.signedOutEverywhere}
          </FormSuccessNotice>
          <StudentAndTeacherSignInLinks />
        </div>
      }
      button={PASSWORDS.savePassword}
      working={PASSWORDS.saving}
    >
      {({ message, errorOf }) => (
        <>
          {message ? (
            <p>
              <a href="/forgot-password">{PASSWORDS.newLink}</a>
            </p>
          ) : null}
          <NewPasswordField label={PASSWORDS.newPassword} error={errorOf('password')} />
        </>
      )}
    </FullPageForm>
  );
}
