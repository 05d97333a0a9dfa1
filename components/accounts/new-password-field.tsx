import { PasswordField } from '@/components/ui/password-field';

/** Apart from the other fields of an account, whose file also signs in: who only chooses a password need not load that. */
export function NewPasswordField({ error, label = 'Password' }: { error: string | null; label?: string }) {
  return (
    <PasswordField
      label={label}
      name="password"
      autoComplete="new-password"
      maxLength={128}
      required
      hint="At least 8 characters. Three or four words work well."
      error={error}
    />
  );
}
