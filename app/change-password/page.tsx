import { ChangePasswordForm } from '@/components/accounts/change-password-form';
import { EntryScreen } from '@/components/accounts/entry-screen';
import { SignOutButton } from '@/components/shell/sign-out-button';
import { requirePasswordPage } from '@/lib/auth/guards';
import { usernameOf } from '@/lib/domain/account/accounts';

export const metadata = { title: 'Choose a new password' };

export default async function ChangePasswordPage() {
  const { email, mustChangePassword = false } = await requirePasswordPage();
  const name = usernameOf(email) ?? email;
  return (
    <EntryScreen
      frameEnd={<SignOutButton />}
      title="Choose a new password"
      lead={
        mustChangePassword
          ? 'Your teacher gave you a one-time password. Now choose one that only you know.'
          : 'You’ll stay signed in here. You’ll be signed out everywhere else.'
      }
    >
      <p className="mb-4">
        You are signed in as <strong className="break-words">{name}</strong>.
      </p>
      <ChangePasswordForm mustChange={mustChangePassword} name={name} />
    </EntryScreen>
  );
}
