'use client';

import { readUntrimmedFormText } from '@/components/forms/action-form';
import { FormSuccessNotice } from '@/components/forms/form-success-notice';
import { FullPageForm } from '@/components/forms/full-page-form';
import { withProofOfWork } from '@/components/forms/proof-of-work';
import { Sentence } from '@/components/ui/sentence';
import { requestPasswordResetAction } from '@/lib/actions/account';
import type { MailDeliveryDto } from '@/lib/data/account/dto';
import { forgotPasswordWithUserNameText } from '@/words/account';
import { askOperatorForLinkText, PASSWORDS } from '@/words/passwords';
import { EmailField } from './sign-in-fields';
import { OperatorContact } from './sign-in-links';

export function ForgotPasswordForm({ mail }: { mail: MailDeliveryDto }) {
  return (
    <FullPageForm
      fields={['email']}
      send={(data) =>
        withProofOfWork((proofInput) =>
          requestPasswordResetAction({
            email: readUntrimmedFormText(data, 'email').trim(),
            ...proofInput,
          }),
        )
      }
      outcome={
        mail.mode === 'mailed' ? (
          <FormSuccessNotice title={PASSWORDS.checkEmail}>
            {PASSWORDS.linkOnItsWay}
          </FormSuccessNotice>
        ) : (
          <FormSuccessNotice title={PASSWORDS.askForEmail}>
            <Sentence
              parts={askOperatorForLinkText(<OperatorContact operator={mail.operator} />)}
            />
          </FormSuccessNotice>
        )
      }
      button={PASSWORDS.askForLink}
      working={PASSWORDS.asking}
    >
      {({ errorOf }) => (
        // An error message already contains this hint.
        <EmailField
          hint={errorOf('email') ? null : forgotPasswordWithUserNameText()}
          error={errorOf('email')}
        />
      )}
    </FullPageForm>
  );
}
