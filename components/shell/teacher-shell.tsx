import Link from 'next/link';
import type { ReactNode } from 'react';
import type { RichContent } from '@/components/ui/sentence';
import type { TeacherShellClassDto } from '@/lib/data/league/dto';
import { openRequestsText } from '@/words/league-requests';
import { SHELL } from '@/words/shell';
import { TEACHER_FRAME } from '@/words/teacher-frame';
import { ClassSwitcher } from './class-switcher';
import { FocusMainOnNavigation } from './focus-main-on-navigation';
import { PrefetchLinksOnHoverAndFocus } from './prefetch-links-on-hover-and-focus';
import { SignOutButton } from './sign-out-button';
import { SiteFooter } from './site-footer';
import { Wordmark } from './wordmark';

const LINK = 'inline-flex min-h-touch items-center rounded-md px-2 text-chalk';

type TeacherShellProps = {
  displayName: string;
  picture?: RichContent;
  isAdmin: boolean;
  openRequests: number;
  classes: readonly TeacherShellClassDto[];
  credit: string;
  children: ReactNode;
};

/** Only admins see the allowances link; the page itself checks again. */
export function TeacherShell({
  displayName,
  picture,
  isAdmin,
  openRequests,
  classes,
  credit,
  children,
}: TeacherShellProps) {
  return (
    <div className="flex min-h-dvh flex-col overflow-x-clip">
      <header data-shell className="on-board">
        <div className="frame-line xl:h-13">
          <Wordmark href="/teacher/dashboard" compact />
          <ClassSwitcher classes={classes} />
          <div className="ml-auto flex items-center">
            {isAdmin ? (
              <Link href="/teacher/allowances" prefetch={false} className={LINK}>
                <span>{TEACHER_FRAME.allowances}</span>
                {openRequests > 0 ? (
                  <>
                    <span
                      aria-hidden="true"
                      className={
                        'ml-2 flex size-6 items-center justify-center rounded-full bg-raised ' +
                        'font-bold text-content'
                      }
                    >
                      {openRequests}
                    </span>
                    <span className="sr-only">{`: ${openRequestsText(openRequests)}`}</span>
                  </>
                ) : null}
              </Link>
            ) : null}
            <Link
              href="/teacher/profile"
              prefetch={false}
              className={`${LINK} underline underline-offset-4 hover:decoration-2`}
            >
              {picture}
              <span className="max-w-[6rem] text-balance leading-tight sm:max-w-[10rem]">
                {displayName}
              </span>
              <span className="sr-only">{`: ${TEACHER_FRAME.myProfile}`}</span>
            </Link>
            <SignOutButton>{SHELL.signOut}</SignOutButton>
          </div>
        </div>
      </header>
      <main
        id="main"
        tabIndex={-1}
        className="mx-auto w-full max-w-page flex-1 px-4 pt-3 pb-4 sm:px-6"
      >
        {children}
      </main>
      <SiteFooter credit={credit} />
      <FocusMainOnNavigation />
      <PrefetchLinksOnHoverAndFocus />
    </div>
  );
}
