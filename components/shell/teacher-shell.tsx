import Link from 'next/link';
import type { ReactNode } from 'react';
import { FocusOnArrival } from './focus-on-arrival';
import { type Place, ShellNav } from './shell-nav';
import { SignOutButton } from './sign-out-button';
import { SiteFooter } from './site-footer';
import { Wordmark } from './wordmark';

const PLACES = [
  { key: 'dashboard', href: '/teacher/dashboard', label: 'My leagues', icon: 'house' },
] as const satisfies readonly Place<string>[];

const ADMIN_PLACES = [
  ...PLACES,
  { key: 'allowances', href: '/teacher/allowances', label: 'Allowances', icon: 'key-round' },
] as const satisfies readonly Place<string>[];

type TeacherPlace = (typeof ADMIN_PLACES)[number]['key'];

type TeacherShellProps = {
  displayName: string /** Beside the name, when there is one. */;
  picture?: ReactNode;
  isAdmin: boolean;
  active?: TeacherPlace;
  children: ReactNode;
};

/** The frame of every teacher page. Allowances are offered to admins only; the page itself checks again. */
export function TeacherShell({ displayName, picture, isAdmin, active, children }: TeacherShellProps) {
  return (
    <div className="flex min-h-dvh flex-col">
      <header data-shell className="on-board">
        <div className="mx-auto max-w-page px-4 pt-2 sm:px-6">
          {/* Two rows on every screen: on a narrow one the menu takes the place beside "Sign out". A long name is cut for the eye only. */}
          <div className="grid grid-cols-[minmax(0,1fr)_auto] items-start gap-x-4 lg:grid-cols-[minmax(0,1fr)_auto_auto]">
            <div className="flex">
              <Wordmark href="/teacher/dashboard" compact />
            </div>
            <Link
              href="/teacher/profile"
              prefetch={false}
              className="-mr-2 inline-flex min-h-touch items-center justify-self-end rounded-md px-2 text-chalk underline underline-offset-4 hover:decoration-2 lg:mr-0"
            >
              {picture}
              <span className="max-w-[9rem] truncate min-[23rem]:max-w-[6rem] sm:max-w-[16rem]">{displayName}</span>
              <span className="sr-only">: my profile</span>
            </Link>
            <div className="col-start-2 row-start-2 justify-self-end lg:col-start-3 lg:row-start-1">
              <SignOutButton />
            </div>
            <div className="col-start-1 row-start-2 lg:col-span-3">
              <ShellNav label="Teacher pages" places={isAdmin ? ADMIN_PLACES : PLACES} active={active} />
            </div>
          </div>
        </div>
        <div aria-hidden="true" className="field-lines" />
      </header>
      <main id="main" tabIndex={-1} className="mx-auto w-full max-w-page flex-1 px-4 py-6 sm:px-6 sm:py-8">
        {children}
      </main>
      <SiteFooter />
      <FocusOnArrival />
    </div>
  );
}
