'use client';

import { FormMessage } from '@/components/forms/form-message';
import { failureOf, textOf, useEntryForm } from '@/components/forms/use-entry-form';
import { Button } from '@/components/ui/button';
import { PasswordField } from '@/components/ui/password-field';
import { changePasswordAction } from '@/lib/actions/account';
import { leaveFor } from './leave-for';
import { NewPasswordField } from './new-account-fields';

type ChangePasswordFormProps = {
  /** Set for somebody who has just signed in with a password that a teacher gave: it is not asked for again. */
  mustChange: boolean;
  /** What the account signs in with, so that password managers know whose password this is. */
  name: string;
};

export function ChangePasswordForm({ mustChange, name }: ChangePasswordFormProps) {
  const { formProps, pending, message, errorOf } = useEntryForm(['current', 'password'], async (data) => {
    const failure = failureOf(
      await changePasswordAction({ current: textOf(data, 'current'), password: textOf(data, 'password') }),
    );
    if (!failure) leaveFor('/dashboard');
    return failure;
  });
  return (
    <form {...formProps} className="space-y-5">
      <FormMessage>{message}</FormMessage>
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
      <Button type="submit" size="lg" pending={pending} className="w-full">
        {pending ? 'Saving…' : 'Save my new password'}
      </Button>
    </form>
  );
}
