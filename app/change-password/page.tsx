import { AccountFormScreen } from '@/components/accounts/account-form-screen';
import { ChangePasswordForm } from '@/components/accounts/change-password-form';
import { SignOutButton } from '@/components/shell/sign-out-button';
import { Sentence } from '@/components/ui/sentence';
import { requireChangePasswordPage } from '@/lib/auth/guards';
import { usernameFromSignInAddress } from '@/lib/domain/account/accounts';
import { ENTRY, signedInAsText } from '@/words/entry';
import { SHELL } from '@/words/shell';

export const generateMetadata = () => ({ title: ENTRY.chooseNew });

export default async function ChangePasswordPage() {
  const { email, mustChangePassword = false } = await requireChangePasswordPage();
  const name = usernameFromSignInAddress(email) ?? email;
  return (
    <AccountFormScreen
      frameEnd={<SignOutButton>{SHELL.signOut}</SignOutButton>}
      title={ENTRY.chooseNew}
      lead={mustChangePassword ? ENTRY.oneTime : ENTRY.staySignedIn}
    >
      <p className="mb-4">
        <Sentence parts={signedInAsText(<strong className="break-words">{name}</strong>)} />
      </p>
      <ChangePasswordForm mustChange={mustChangePassword} signInName={name} />
    </AccountFormScreen>
  );
}
