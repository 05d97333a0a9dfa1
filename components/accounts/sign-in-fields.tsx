import type { ComponentProps } from 'react';
import { PasswordField } from '@/components/ui/password-field';
import { TextField } from '@/components/ui/text-field';
import { SIGN_IN } from '@/words/sign-in';

// In its own file, because the file with the other account fields also contains the sign-in code.

type PasswordProps = { error: string | null; label?: string; name?: string };

export function CurrentPasswordField({
  error,
  label = SIGN_IN.password,
  name = 'password',
}: PasswordProps) {
  return (
    <PasswordField
      label={label}
      name={name}
      autoComplete="current-password"
      maxLength={128}
      required
      error={error}
    />
  );
}

export function NewPasswordField({ error, label = SIGN_IN.password }: Omit<PasswordProps, 'name'>) {
  return (
    <PasswordField
      label={label}
      name="password"
      autoComplete="new-password"
      maxLength={128}
      required
      hint={SIGN_IN.goodPassword}
      error={error}
    />
  );
}

/** It tells a password manager which account the password belongs to. */
export function HiddenUsernameField({ name }: { name: string }) {
  return <input type="text" name="username" autoComplete="username" value={name} readOnly hidden />;
}

type EmailFieldProps = Pick<ComponentProps<typeof TextField>, 'error' | 'hint' | 'type' | 'ref'> & {
  label?: string;
};

export function EmailField({ label = SIGN_IN.email, type = 'email', ...field }: EmailFieldProps) {
  return (
    <TextField
      {...field}
      label={label}
      name="email"
      type={type}
      autoComplete="username"
      autoCapitalize="none"
      spellCheck={false}
      maxLength={254}
      required
    />
  );
}
