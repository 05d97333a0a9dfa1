import type { ComponentProps } from 'react';
import { TextField } from '@/components/ui/text-field';

type EmailFieldProps = Pick<ComponentProps<typeof TextField>, 'error' | 'hint' | 'type' | 'ref'> & {
  label?: string;
};

export function EmailField({ label = 'Email', type = 'email', ...field }: EmailFieldProps) {
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
