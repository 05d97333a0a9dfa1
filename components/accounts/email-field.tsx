import type { ComponentProps } from 'react';
import { TextField } from '@/components/ui/text-field';
import { SIGN_IN } from '@/words/sign-in';

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
