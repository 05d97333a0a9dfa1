import { PasswordField } from '@/components/ui/password-field';

// Apart from the other fields of an account, whose file also signs in: who only chooses a password
// need not load that.

type PasswordProps = { error: string | null; label?: string; name?: string };

export function OwnPasswordField({ error, label = 'Password', name = 'password' }: PasswordProps) {
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

export function NewPasswordField({ error, label = 'Password' }: Omit<PasswordProps, 'name'>) {
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

/** Not shown: it tells a password manager whose password this is. */
export function PasswordOwner({ name }: { name: string }) {
  return <input type="text" name="username" autoComplete="username" value={name} readOnly hidden />;
}
