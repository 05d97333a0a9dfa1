'use client';

import { FormMessage } from '@/components/forms/form-message';
import { OutcomeNotice } from '@/components/forms/outcome-notice';
import { type FormFailure, failureOf, textOf, useEntryForm } from '@/components/forms/use-entry-form';
import { withProof } from '@/components/forms/with-proof';
import { Button } from '@/components/ui/button';
import { TextField } from '@/components/ui/text-field';
import { requestPasswordResetAction } from '@/lib/actions/account';
import type { MailDto } from '@/lib/data/account/dto';
import { NO_EMAIL_HELP } from '@/words/account';
import { AskOperator } from './ask-operator';

async function send(data: FormData): Promise<FormFailure | null> {
  return failureOf(await withProof((asking) => requestPasswordResetAction({ email: textOf(data, 'email').trim(), ...asking })));
}

export function ForgotPasswordForm({ mail }: { mail: MailDto }) {
  const { formProps, pending, done, message, errorOf } = useEntryForm(['email'], send);
  if (done && mail.way !== 'mailed') {
    return (
      <OutcomeNotice title="Ask for your email">
        This app doesn’t send email. If this address has an account, we wrote a letter with a link. It works for one hour. Ask{' '}
        <AskOperator operator={mail.operator} />.
      </OutcomeNotice>
    );
  }
  if (done) {
    return (
      <OutcomeNotice title="Check your email">
        If this address has an account, a link to choose a new password is on its way. It works for one hour. No email after a few
        minutes? Check your spam folder.
      </OutcomeNotice>
    );
  }
  return (
    <form {...formProps} className="space-y-5">
      <FormMessage>{message}</FormMessage>
      <TextField
        label="Email"
        name="email"
        type="email"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={254}
        required
        // A refusal says it as well.
        hint={errorOf('email') ? null : NO_EMAIL_HELP}
        error={errorOf('email')}
      />
      <Button type="submit" size="lg" pending={pending} className="w-full">
        {pending ? 'Asking…' : 'Ask for a link'}
      </Button>
    </form>
  );
}
