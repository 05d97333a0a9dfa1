'use client';

import { FormMessage } from '@/components/forms/form-message';
import { type FormFailure, failureOf, textOf, useEntryForm } from '@/components/forms/use-entry-form';
import { withProof } from '@/components/forms/with-proof';
import { Button } from '@/components/ui/button';
import { signUpStudentAction } from '@/lib/actions/account';
import { leaveFor } from './leave-for';
import { NewAccountFields } from './new-account-fields';
import { openNewSession } from './open-new-session';
import { prepareSession } from './open-session';

async function send(data: FormData): Promise<FormFailure | null> {
  const account = { email: textOf(data, 'email').trim(), password: textOf(data, 'password') };
  const failure =
    failureOf(await withProof((asking) => signUpStudentAction({ ...account, ...asking }))) ?? (await openNewSession(account));
  if (!failure) leaveFor('/dashboard');
  return failure;
}

export function StudentSignUpForm() {
  const { formProps, pending, message, errorOf } = useEntryForm(['email', 'password'], send);
  return (
    <form {...formProps} onFocus={prepareSession} className="space-y-5">
      <FormMessage>{message}</FormMessage>
      <NewAccountFields errorOf={errorOf} />
      <Button type="submit" size="lg" pending={pending} className="w-full">
        {pending ? 'Creating your account…' : 'Create my account'}
      </Button>
    </form>
  );
}
