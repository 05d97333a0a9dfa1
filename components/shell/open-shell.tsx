import type { ReactNode } from 'react';
import { SiteFooter } from './site-footer';
import { SiteHeader } from './site-header';

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
