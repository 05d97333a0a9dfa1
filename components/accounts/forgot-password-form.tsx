'use client';

import { textOf } from '@/components/forms/action-form';
import { EntryForm } from '@/components/forms/entry-form';
import { OutcomeNotice } from '@/components/forms/outcome-notice';
import { withProof } from '@/components/forms/with-proof';
import { requestPasswordResetAction } from '@/lib/actions/account';
import type { MailDto } from '@/lib/data/account/dto';
import { NO_EMAIL_HELP } from '@/words/account';
import { EmailField } from './email-field';
import { AskOperator } from './sign-in-links';

export function ForgotPasswordForm({ mail }: { mail: MailDto }) {
  return (
    <EntryForm
      fields={['email']}
      send={(data) =>
        withProof((asking) =>
          requestPasswordResetAction({ email: textOf(data, 'email').trim(), ...asking }),
        )
      }
      outcome={
        mail.way === 'mailed' ? (
          <OutcomeNotice title="Check your email">
            If this address has an account, a link to choose a new password is on its way. It works
            for one hour. No email after a few minutes? Check your spam folder.
          </OutcomeNotice>
        ) : (
          <OutcomeNotice title="Ask for your email">
            <span>{`This app doesn’t send email. If this address has an account, we wrote a letter with a link. It works for one hour. Ask `}</span>
            <AskOperator operator={mail.operator} />
            <span>.</span>
          </OutcomeNotice>
        )
      }
      button="Ask for a link"
      working="Asking…"
    >
      {({ errorOf }) => (
        // A refusal says what helps as well.
        <EmailField hint={errorOf('email') ? null : NO_EMAIL_HELP} error={errorOf('email')} />
      )}
    </EntryForm>
  );
}
