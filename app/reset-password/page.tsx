import type { Metadata } from 'next';
import { AccountFormScreen } from '@/components/accounts/account-form-screen';
import { ResetPasswordForm } from '@/components/accounts/reset-password-form';
import { buttonClass } from '@/components/ui/button';
import { Notice } from '@/components/ui/notice';
import { findPublicPageViewer } from '@/lib/auth/guards';
import type { PageSearchProps } from '@/lib/domain/site/requests';
import { ENTRY } from '@/words/entry';

export const generateMetadata = (): Metadata => ({ title: ENTRY.setNew, referrer: 'no-referrer' });

export default async function ResetPasswordPage({ searchParams }: PageSearchProps) {
  const { token } = await searchParams;
  // For its redirect alone: it removes the keys of a session that has ended.
  await findPublicPageViewer();
  return (
    <AccountFormScreen title={ENTRY.setNew}>
      {typeof token === 'string' && token ? <ResetPasswordForm token={token} /> : <MissingLink />}
    </AccountFormScreen>
  );
}

function MissingLink() {
  return (
    <div className="space-y-4">
      <Notice tone="info" title={ENTRY.needsLink}>
        {ENTRY.openAgain}
      </Notice>
      <a href="/forgot-password" className={buttonClass()}>
        {ENTRY.newLink}
      </a>
    </div>
  );
}
