import type { Metadata } from 'next';
import { EntryScreen } from '@/components/accounts/entry-screen';
import { ResetPasswordForm } from '@/components/accounts/reset-password-form';
import { buttonClass } from '@/components/ui/button';
import { Notice } from '@/components/ui/notice';
import type { SearchProps } from '@/lib/domain/site/search';

// The address contains a secret, so it isn't sent to other pages as referrer.
export const metadata: Metadata = { title: 'Set a new password', referrer: 'no-referrer' };

export default async function ResetPasswordPage({ searchParams }: SearchProps) {
  const { token } = await searchParams;
  return (
    <EntryScreen title="Set a new password">
      {typeof token === 'string' && token ? <ResetPasswordForm token={token} /> : <MissingLink />}
    </EntryScreen>
  );
}

function MissingLink() {
  return (
    <div className="space-y-4">
      <Notice tone="info" title="This page needs the link from your email">
        Open the link in the email again, or ask for a new one.
      </Notice>
      <a href="/forgot-password" className={buttonClass()}>
        Ask for a new link
      </a>
    </div>
  );
}
