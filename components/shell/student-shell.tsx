import Link from 'next/link';
import type { CSSProperties, ReactNode } from 'react';
import { Helmet } from '@/components/football/helmet';
import { Icon } from '@/components/ui/icon';
import type { StudentShellDto } from '@/lib/data/student-page/dto';
import { shownPoints } from '@/words/mvp';
import { READING } from '@/words/reading';
import { SHELL } from '@/words/shell';
import { mvpShortText, STUDENT_PAGE_TITLES } from '@/words/student-pages';
import { weekTitle } from '@/words/week-names';
import { FocusMainOnNavigation } from './focus-main-on-navigation';
import { PrefetchLinksOnHoverAndFocus } from './prefetch-links-on-hover-and-focus';
import { type NavItem, ShellNav } from './shell-nav';
import { SignOutButton } from './sign-out-button';
import { SiteFooter } from './site-footer';
import { StudentReadingSettingsProvider } from './student-reading-settings-provider';
import { Wordmark } from './wordmark';

const READING_MENU = 'reading-menu';

const navItems = (): readonly NavItem[] => [
  { href: '/student/dashboard', label: STUDENT_PAGE_TITLES.dashboard },
  { href: '/student/box-scores', label: STUDENT_PAGE_TITLES.boxScores },
  { href: '/student/score-cards', label: STUDENT_PAGE_TITLES.calculatePoints },
  { href: '/student/graph-upload', label: STUDENT_PAGE_TITLES.graphs },
  { href: '/student/leaderboards', label: STUDENT_PAGE_TITLES.leaderboards },
  { href: '/student/lineup', label: STUDENT_PAGE_TITLES.lineup },
  { href: '/student/draft', label: STUDENT_PAGE_TITLES.draft },
];

type StudentShellProps = {
  frame: Omit<StudentShellDto, 'firstName'>;
  greeting?: string | undefined;
  /** The team color tokens of `base.css`; without a team they stay field green. */
  colors?: CSSProperties | undefined;
  credit: string;
  /** The account whose reading settings can change; missing where nothing is saved. */
  account?: string | undefined;
};

/**
 * The line on top of every student page (place, team, MVP points), the main part, and the footer.
 */
export function StudentShell({
  frame,
  greeting,
  colors,
  credit,
  account,
  children,
}: StudentShellProps & { children: ReactNode }) {
  const { team, week, mvpPoints } = frame;
  return (
    <StudentReadingSettingsProvider
      stored={frame.reading}
      account={account}
      team={team}
      colors={colors}
      menuId={READING_MENU}
    >
      <header data-shell className="on-board">
        <div className="frame-line">
          <Wordmark href="/student/dashboard" compact />
          <ShellNav
            label={STUDENT_PAGE_TITLES.navigation}
            menuLabel={SHELL.menu}
            items={navItems()}
            lineEnd={
              <div className="flex flex-wrap items-center gap-3 xl:flex-nowrap xl:gap-2">
                <p>{week > 0 ? weekTitle(week) : STUDENT_PAGE_TITLES.preSeason}</p>
                <p className="inline-flex items-center gap-1">
                  <Icon name="star" />
                  <strong>
                    <span>{mvpShortText(shownPoints(mvpPoints))}</span>
                    <span className="xl:sr-only">{` ${mvpPoints === 1 ? STUDENT_PAGE_TITLES.point : STUDENT_PAGE_TITLES.points}`}</span>
                  </strong>
                </p>
                {account ? <ReadingSettingsButton /> : null}
                <SignOutButton>{SHELL.signOut}</SignOutButton>
              </div>
            }
          >
            {team ? (
              <Link
                href="/student/team"
                prefetch={false}
                className={
                  'keep-colors ml-auto inline-flex min-h-touch min-w-0 items-center gap-2 ' +
                  'self-center rounded-md bg-team px-1 sm:px-2 font-semibold text-on-team ' +
                  'no-underline hover:underline'
                }
              >
                {/* The name is beside it. */}
                <span aria-hidden="true">
                  <Helmet look={team} size={32} />
                </span>
                <span
                  className={
                    'line-clamp-2 max-w-[7rem] wrap-anywhere text-balance leading-tight ' +
                    'sm:max-w-[11rem]'
                  }
                >
                  {team.name}
                </span>
                <span className="sr-only">{`: ${STUDENT_PAGE_TITLES.ownTeam}`}</span>
              </Link>
            ) : (
              <p className="ml-auto min-w-0 font-semibold leading-tight">{greeting}</p>
            )}
          </ShellNav>
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
    </StudentReadingSettingsProvider>
  );
}

/** The browser opens and closes the menu, so it also works before the script has loaded. */
function ReadingSettingsButton() {
  return (
    <button
      type="button"
      popoverTarget={READING_MENU}
      className={
        'inline-flex min-h-touch min-w-touch items-center justify-center gap-2 rounded-md px-2 ' +
        'text-chalk hover:bg-board-raised'
      }
    >
      <Icon name="a-large-small" className="size-6" />
      <span id={`${READING_MENU}-title`} className="xl:sr-only">
        {READING.title}
      </span>
    </button>
  );
}
