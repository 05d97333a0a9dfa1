import { PasswordField } from '@/components/ui/password-field';
import { SIGN_IN } from '@/words/sign-in';

// Apart from the other fields of an account, whose file also signs in: who only chooses a password
// need not load that.

type PasswordProps = { error: string | null; label?: string; name?: string };

export function OwnPasswordField({
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

/** Not shown: it tells a password manager whose password this is. */
export function PasswordOwner({ name }: { name: string }) {
  return <input type="text" name="username" autoComplete="username" value={name} readOnly hidden />;
}
