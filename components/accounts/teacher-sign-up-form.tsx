'use client';

import { FormMessage } from '@/components/forms/form-message';
import { type FormFailure, failureOf, textOf, useEntryForm } from '@/components/forms/use-entry-form';
import { withProof } from '@/components/forms/with-proof';
import { Button } from '@/components/ui/button';
import { signUpTeacherAction } from '@/lib/actions/account';
import { leaveFor } from './leave-for';
import { NewAccountFields } from './new-account-fields';
import { openNewSession } from './open-new-session';
import { prepareSession } from './open-session';
import { SchoolAuthority, TeacherFields, teacherOf } from './teacher-fields';

const FIELDS = ['displayName', 'school', 'email', 'password', 'agreed'] as const;

async function send(data: FormData): Promise<FormFailure | null> {
  const account = { email: textOf(data, 'email').trim(), password: textOf(data, 'password') };
  const teacher = { ...account, ...teacherOf(data) };
  const result = await withProof((asking) => signUpTeacherAction({ ...teacher, ...asking }));
  const failure = failureOf(result) ?? (await openNewSession(account));
  if (!failure) leaveFor('/confirm-email');
  return failure;
}

export function TeacherSignUpForm() {
  const { formProps, pending, message, errorOf } = useEntryForm(FIELDS, send);
  return (
    <form {...formProps} onFocus={prepareSession} className="space-y-5">
      <FormMessage>{message}</FormMessage>
      <TeacherFields errorOf={errorOf} />
      <NewAccountFields errorOf={errorOf} />
      <SchoolAuthority error={errorOf('agreed')} />
      <Button type="submit" size="lg" pending={pending} className="w-full">
        {pending ? 'Creating your account…' : 'Create my account'}
      </Button>
    </form>
  );
}
