import type { ReactNode } from 'react';
import { PlainLinkButton } from '@/components/ui/plain-link-button';
import { SiteFooter } from './site-footer';
import { Wordmark } from './wordmark';

/** The frame of the open pages and of the entry forms. `narrow` fits a form. */
export function OpenShell({ signedIn, narrow = false, children }: { signedIn?: boolean; narrow?: boolean; children: ReactNode }) {
  return (
    <div className="flex min-h-dvh flex-col">
      <SiteHeader signedIn={signedIn} />
      <main
        id="main"
        tabIndex={-1}
        className={`mx-auto w-full flex-1 px-4 py-8 sm:px-6 sm:py-12 ${narrow ? 'max-w-[32rem]' : 'max-w-page'}`}
      >
        {children}
      </main>
      <SiteFooter />
    </div>
  );
}

const LINK =
  'inline-flex min-h-touch items-center rounded-md px-2 font-semibold text-chalk text-base sm:px-3 no-underline hover:bg-board-raised';

export function SiteHeader({ signedIn = false }: { signedIn?: boolean }) {
  return (
    <header data-shell className="on-board">
      <div className="mx-auto flex max-w-page flex-wrap items-center justify-between gap-x-6 px-4 py-2 sm:px-6">
        <Wordmark />
        <nav aria-label="Sign in" className="-mx-2 flex flex-wrap items-center sm:mx-0 sm:gap-x-1">
          {signedIn ? (
            <PlainLinkButton href="/dashboard" variant="secondary">
              Back to my dashboard
            </PlainLinkButton>
          ) : (
            <>
              <a href="/student/login" className={LINK}>
                Student sign-in
              </a>
              <a href="/teacher/login" className={LINK}>
                Teacher sign-in
              </a>
            </>
          )}
        </nav>
      </div>
      <div aria-hidden="true" className="field-lines" />
    </header>
  );
}
