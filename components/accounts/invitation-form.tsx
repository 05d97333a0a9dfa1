'use client';

import { FormMessage } from '@/components/forms/form-message';
import { type FormFailure, failureOf, textOf, useEntryForm } from '@/components/forms/use-entry-form';
import { Button } from '@/components/ui/button';
import { acceptInvitationAction } from '@/lib/actions/account';
import { leaveFor } from './leave-for';
import { NewPasswordField } from './new-account-fields';
import { openNewSession } from './open-new-session';
import { prepareSession } from './open-session';
import { SchoolAuthority, TeacherFields, teacherOf } from './teacher-fields';

const FIELDS = ['displayName', 'school', 'password', 'agreed'] as const;

/** An invited teacher: the address stands already, and is proven by the link. */
export function InvitationForm({ token, email }: { token: string; email: string }) {
  const { formProps, pending, message, errorOf } = useEntryForm(FIELDS, async (data): Promise<FormFailure | null> => {
    const password = textOf(data, 'password');
    const failure =
      failureOf(await acceptInvitationAction({ ...teacherOf(data), token, password })) ??
      (await openNewSession({ email, password }));
    if (!failure) leaveFor('/dashboard');
    return failure;
  });
  return (
    <form {...formProps} onFocus={prepareSession} className="space-y-5">
      <FormMessage>{message}</FormMessage>
      <p>
        Your email: <strong className="break-words">{email}</strong>
      </p>
      <input type="text" name="username" autoComplete="username" value={email} readOnly hidden />
      <TeacherFields errorOf={errorOf} />
      <NewPasswordField error={errorOf('password')} />
      <SchoolAuthority error={errorOf('agreed')} />
      <Button type="submit" size="lg" pending={pending} className="w-full">
        {pending ? 'Creating your account…' : 'Create my account'}
      </Button>
    </form>
  );
}
