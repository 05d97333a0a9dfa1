import type { Metadata } from 'next';
import { EntryScreen } from '@/components/accounts/entry-screen';
import { InvitationForm } from '@/components/accounts/invitation-form';
import { SchoolNote } from '@/components/accounts/school-note';
import { SignInLinks } from '@/components/accounts/sign-in-links';
import { Notice } from '@/components/ui/notice';
import { getViewer } from '@/lib/auth/viewer';
import { findInvitation } from '@/lib/data/account/queries';
import type { SearchProps } from '@/lib/domain/site/search';

// The address contains a secret, so it isn't sent to other pages as referrer.
export const metadata: Metadata = { title: 'Your invitation', referrer: 'no-referrer' };

export default async function InvitationPage({ searchParams }: SearchProps) {
  const { token } = await searchParams;
  const invitation =
    typeof token === 'string' ? await findInvitation(await getViewer(), token) : null;
  return (
    <EntryScreen
      title="Create your teacher account"
      lead={
        invitation
          ? 'You’re invited! After this, open a league and show the code to your class.'
          : undefined
      }
    >
      {invitation && typeof token === 'string' ? (
        <InvitationForm token={token} email={invitation.email} note={<SchoolNote />} />
      ) : (
        <div className="space-y-4">
          <Notice tone="info" title="This invitation was already used or is too old">
            Ask the person who invited you for a new one. If you already have an account, sign in.
          </Notice>
          <SignInLinks />
        </div>
      )}
    </EntryScreen>
  );
}
