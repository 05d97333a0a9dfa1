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

export type TeacherPlace = (typeof ADMIN_PLACES)[number]['key'];

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
          <div className="flex flex-wrap items-center justify-between gap-x-4">
            <Wordmark href="/teacher/dashboard" compact />
            {/* One row with the mark also on the narrowest phone: a long name is cut there and whole for a screen reader. */}
            <div className="-ml-2 flex min-w-0 items-center gap-x-2">
              <Link
                href="/teacher/profile"
                prefetch={false}
                className="inline-flex min-h-[2.75rem] min-w-0 items-center rounded-md px-2 text-chalk underline underline-offset-4 hover:decoration-2"
              >
                {picture}
                <span className="max-w-[4.5rem] truncate min-[23rem]:max-w-[7rem] sm:max-w-[16rem]">{displayName}</span>
                <span className="sr-only">: my profile</span>
              </Link>
              <SignOutButton />
            </div>
          </div>
          <ShellNav label="Teacher pages" places={isAdmin ? ADMIN_PLACES : PLACES} active={active} />
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
