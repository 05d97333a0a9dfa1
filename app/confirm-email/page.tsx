import type { Metadata } from 'next';
import { AccountFormScreen } from '@/components/accounts/account-form-screen';
import { ConfirmationEmailPanel, ConfirmEmailForm } from '@/components/accounts/confirm-email-form';
import { StudentAndTeacherSignInLinks } from '@/components/accounts/sign-in-links';
import { SignOutButton } from '@/components/shell/sign-out-button';
import { Notice } from '@/components/ui/notice';
import { findPublicPageViewer, requireUnverifiedTeacherPage } from '@/lib/auth/guards';
import type { Viewer } from '@/lib/data/access/viewer';
import { findAccountOfConfirmLink, getEmailConfirmation } from '@/lib/data/account/queries';
import type { PageSearchProps } from '@/lib/domain/site/requests';
import { ENTRY } from '@/words/entry';
import { SHELL } from '@/words/shell';

// The address may contain a secret, so it isn't sent to other pages as referrer.
export const generateMetadata = (): Metadata => ({
  title: ENTRY.confirmEmail,
  referrer: 'no-referrer',
});

export default async function ConfirmEmailPage({ searchParams }: PageSearchProps) {
  const { token } = await searchParams;
  const viewer = await findPublicPageViewer();
  return typeof token === 'string' && token ? (
    <WithLink viewer={viewer} token={token} />
  ) : (
    <Waiting />
  );
}

async function WithLink({ viewer, token }: { viewer: Viewer; token: string }) {
  const link = await findAccountOfConfirmLink(viewer, token);
  return (
    <AccountFormScreen title={ENTRY.confirmEmail}>
      {link ? (
        <ConfirmEmailForm token={token} email={link.email} isSignedIn={link.isOwn} />
      ) : (
        <div className="space-y-4">
          <Notice tone="info" title={ENTRY.linkIsOld}>
            {ENTRY.askThere}
          </Notice>
          {viewer ? <a href="/dashboard">{ENTRY.next}</a> : <StudentAndTeacherSignInLinks />}
        </div>
      )}
    </AccountFormScreen>
  );
}

async function Waiting() {
  const proof = await getEmailConfirmation(await requireUnverifiedTeacherPage());
  return (
    <AccountFormScreen
      frameEnd={<SignOutButton>{SHELL.signOut}</SignOutButton>}
      title={ENTRY.confirmEmail}
      lead={proof.isDue ? ENTRY.oneMoreStep : ENTRY.keepWorking}
    >
      <ConfirmationEmailPanel {...proof} />
    </AccountFormScreen>
  );
}
