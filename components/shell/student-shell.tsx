'use client';

import Link from 'next/link';
import type { CSSProperties, ReactNode } from 'react';
import { Helmet } from '@/components/football/helmet';
import { ReadAloudContext } from '@/components/math/reading-now';
import { Icon } from '@/components/ui/icon';
import type { StudentFrameDto } from '@/lib/data/team/dto';
import { shownPoints } from '@/words/mvp';
import { mvpShortText, STUDENT_PAGES } from '@/words/student-pages';
import { weekTitle } from '@/words/week';
import { FocusMainOnNavigation } from './focus-on-arrival';
import { OwnTeamContext } from './own-team';
import { PrefetchLinks } from './prefetch-links';
import { ReadingSettingsButton, ReadingSettingsMenu } from './reading-menu';
import { type NavPlace, ShellNav } from './shell-nav';
import { SignOutButton } from './sign-out-button';
import { SiteFooter } from './site-footer';
import { useReadingSettings } from './use-reading';
import { Wordmark } from './wordmark';

const places = (): readonly NavPlace[] => [
  { href: '/student/dashboard', label: STUDENT_PAGES.dashboard },
  { href: '/student/box-scores', label: STUDENT_PAGES.boxScores },
  { href: '/student/score-cards', label: STUDENT_PAGES.calculatePoints },
  { href: '/student/graph-upload', label: STUDENT_PAGES.graphs },
  { href: '/student/leaderboards', label: STUDENT_PAGES.leaderboards },
  { href: '/student/lineup', label: STUDENT_PAGES.lineup },
  { href: '/student/draft', label: STUDENT_PAGES.draft },
];

export type StudentShellProps = {
  frame: Omit<StudentFrameDto, 'firstName'>;
  /** Replaces the team's name. */
  greeting?: string | undefined;
  /** The team color tokens of `base.css`; without a team they stay field green. */
  colors?: CSSProperties | undefined;
  credit: string;
  /**
   * The key of the account that can change how it reads the app; missing where nothing is saved.
   */
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
  const [reading, changeReading] = useReadingSettings(frame.reading, account);
  return (
    <div
      className="flex min-h-dvh flex-col pb-(--verdict-bar)"
      style={colors}
      data-roomier={reading.roomy || undefined}
    >
      <header data-shell className="on-board">
        <div className="frame-line">
          <Wordmark href="/student/dashboard" compact />
          <ShellNav
            label={STUDENT_PAGES.navigation}
            places={places()}
            end={
              <div className="flex flex-wrap items-center gap-3 xl:flex-nowrap xl:gap-2">
                <p>{week > 0 ? weekTitle(week) : STUDENT_PAGES.preSeason}</p>
                <p className="inline-flex items-center gap-1">
                  <Icon name="star" />
                  <strong>
                    <span>{mvpShortText(shownPoints(mvpPoints))}</span>
                    <span className="xl:sr-only">{` ${mvpPoints === 1 ? STUDENT_PAGES.point : STUDENT_PAGES.points}`}</span>
                  </strong>
                </p>
                {account ? <ReadingSettingsButton /> : null}
                <SignOutButton />
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
                <span className="max-w-[7rem] text-balance leading-tight sm:max-w-[11rem]">
                  {team.name}
                </span>
                <span className="sr-only">{`: ${STUDENT_PAGES.ownTeam}`}</span>
              </Link>
            ) : (
              <p className="ml-auto min-w-0 font-semibold leading-tight">{greeting}</p>
            )}
          </ShellNav>
        </div>
      </header>
      {account ? <ReadingSettingsMenu reading={reading} onChange={changeReading} /> : null}
      <main
        id="main"
        tabIndex={-1}
        className="mx-auto w-full max-w-page flex-1 px-4 pt-3 pb-4 sm:px-6"
      >
        <OwnTeamContext value={team}>
          <ReadAloudContext value={reading}>{children}</ReadAloudContext>
        </OwnTeamContext>
      </main>
      <SiteFooter credit={credit} />
      <FocusMainOnNavigation />
      <PrefetchLinks />
    </div>
  );
}
