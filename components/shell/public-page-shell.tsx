import type { ReactNode } from 'react';
import { buttonClass } from '@/components/ui/button';
import type { RichContent } from '@/components/ui/sentence';
import { SHELL } from '@/words/shell';
import { SiteFooter } from './site-footer';
import { Wordmark } from './wordmark';

type PublicPageShellProps = {
  isSignedIn?: boolean;
  headerEnd?: RichContent;
  className?: string;
  children: ReactNode;
};

export function PublicPageShell({
  isSignedIn,
  headerEnd,
  className = 'max-w-page py-6',
  children,
}: PublicPageShellProps) {
  return (
    <div className="flex min-h-dvh flex-col">
      <SiteHeader isSignedIn={isSignedIn} headerEnd={headerEnd} />
      <main id="main" tabIndex={-1} className={`mx-auto w-full flex-1 px-4 sm:px-6 ${className}`}>
        {children}
      </main>
      <SiteFooter />
    </div>
  );
}

const LINK =
  'inline-flex min-h-touch items-center rounded-md px-2 font-semibold text-chalk text-base ' +
  'sm:px-3 no-underline hover:bg-board-raised';

export function SiteHeader({
  isSignedIn = false,
  headerEnd,
}: Pick<PublicPageShellProps, 'isSignedIn' | 'headerEnd'>) {
  return (
    <header data-shell className="on-board">
      <div
        className={
          'mx-auto flex min-h-14 max-w-page flex-wrap items-center justify-between gap-x-6 px-4 ' +
          'sm:px-6'
        }
      >
        <Wordmark href={headerEnd ? '/dashboard' : '/'} />
        {headerEnd ?? (
          <nav
            aria-label={SHELL.signIn}
            className="-mx-2 flex flex-wrap items-center sm:mx-0 sm:gap-x-1"
          >
            {isSignedIn ? (
              <a href="/dashboard" className={buttonClass('secondary')}>
                {SHELL.backToDashboard}
              </a>
            ) : (
              <>
                <a href="/student/login" className={LINK}>
                  {SHELL.studentSignIn}
                </a>
                <a href="/teacher/login" className={LINK}>
                  {SHELL.teacherSignIn}
                </a>
              </>
            )}
          </nav>
        )}
      </div>
    </header>
  );
}
