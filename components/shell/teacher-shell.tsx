import Link from 'next/link';
import type { ReactNode } from 'react';
import { FocusOnArrival } from './focus-on-arrival';
import { type Place, ShellNav } from './shell-nav';
import { SignOutButton } from './sign-out-button';
import { SiteFooter } from './site-footer';
import { Wordmark } from './wordmark';

const PLACES: readonly Place<string>[] = [{ key: 'dashboard', href: '/teacher/dashboard', label: 'My leagues' }];
const ADMIN_PLACES = [...PLACES, { key: 'allowances', href: '/teacher/allowances', label: 'Allowances' }];

type TeacherShellProps = {
  displayName: string /** Beside the name, when there is one. */;
  picture?: ReactNode;
  isAdmin: boolean;
  credit: string;
  children: ReactNode;
};

/** The frame of every teacher page, one line. Allowances are offered to admins only; the page itself checks again. */
export function TeacherShell({ displayName, picture, isAdmin, credit, children }: TeacherShellProps) {
  return (
    <div className="flex min-h-dvh flex-col overflow-x-clip">
      <header data-shell className="on-board">
        <div className="frame-line xl:h-13">
          <Wordmark href="/teacher/dashboard" compact />
          <ShellNav label="Teacher pages" places={isAdmin ? ADMIN_PLACES : PLACES} end={<SignOutButton />}>
            <Link
              href="/teacher/profile"
              prefetch={false}
              className="ml-auto inline-flex min-h-touch items-center rounded-md px-2 text-chalk underline underline-offset-4 hover:decoration-2"
            >
              {picture}
              <span className="max-w-[6rem] text-balance leading-tight sm:max-w-[16rem]">{displayName}</span>
              <span className="sr-only">: my profile</span>
            </Link>
          </ShellNav>
        </div>
      </header>
      <main id="main" tabIndex={-1} className="mx-auto w-full max-w-page flex-1 px-4 pt-3 pb-4 sm:px-6">
        {children}
      </main>
      <SiteFooter credit={credit} />
      <FocusOnArrival />
    </div>
  );
}
