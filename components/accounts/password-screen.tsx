import type { ReactNode } from 'react';
import { SignOutButton } from '@/components/shell/sign-out-button';
import { SiteFooter } from '@/components/shell/site-footer';
import { Wordmark } from '@/components/shell/wordmark';
import { Card } from '@/components/ui/card';
import { PageHeader } from '@/components/ui/page-header';

/** The frame of the page on which someone signed in chooses a new password. The only other thing to do there is to sign out. */
export function PasswordScreen({ title, lead, children }: { title: string; lead: ReactNode; children: ReactNode }) {
  return (
    <div className="flex min-h-dvh flex-col">
      <header data-shell className="on-board">
        <div className="mx-auto flex max-w-page flex-wrap items-center justify-between gap-x-4 px-4 py-2 sm:px-6">
          <Wordmark href="/dashboard" compact />
          <SignOutButton />
        </div>
        <div aria-hidden="true" className="field-lines" />
      </header>
      <main id="main" tabIndex={-1} className="mx-auto w-full max-w-[32rem] flex-1 px-4 py-8 sm:px-6 sm:py-12">
        <PageHeader title={title} lead={lead} />
        <Card>{children}</Card>
      </main>
      <SiteFooter />
    </div>
  );
}
