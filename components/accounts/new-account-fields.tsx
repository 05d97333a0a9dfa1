import { PasswordField } from '@/components/ui/password-field';
import { TextField } from '@/components/ui/text-field';

/** Email and a new password, the same for everybody who signs up. */
export function NewAccountFields({ errorOf }: { errorOf: (field: string) => string | null }) {
  return (
    <>
      <TextField
        label="Email"
        name="email"
        type="email"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={254}
        required
        error={errorOf('email')}
      />
      <NewPasswordField error={errorOf('password')} />
    </>
  );
}

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
