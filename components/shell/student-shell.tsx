import Link from 'next/link';
import type { CSSProperties, ReactNode } from 'react';
import { Helmet } from '@/components/football/helmet';
import { Icon } from '@/components/ui/icon';
import type { StudentFrameDto } from '@/lib/data/team/dto';
import { FocusOnArrival } from './focus-on-arrival';
import { type Place, ShellNav } from './shell-nav';
import { SignOutButton } from './sign-out-button';
import { SiteFooter } from './site-footer';
import { Wordmark } from './wordmark';

const PLACES = [
  { key: 'dashboard', href: '/student/dashboard', label: 'Dashboard', icon: 'house' },
  { key: 'box-scores', href: '/student/box-scores', label: 'Box scores', icon: 'clipboard-list' },
  { key: 'score-cards', href: '/student/score-cards', label: 'Calculate points', icon: 'calculator' },
  { key: 'graphs', href: '/student/graph-upload', label: 'Graphs', icon: 'chart-column' },
  { key: 'leaderboards', href: '/student/leaderboards', label: 'Leaderboards', icon: 'trophy' },
  { key: 'lineup', href: '/student/lineup', label: 'Lineup', icon: 'shirt' },
  { key: 'draft', href: '/student/draft', label: 'Draft', icon: 'list-checks' },
] as const satisfies readonly Place<string>[];

export type StudentPlace = (typeof PLACES)[number]['key'];

export type StudentShellProps = {
  frame: Omit<StudentFrameDto, 'firstName'>;
  /** In the place of a team's name. */
  greeting?: string | undefined;
  active?: StudentPlace | undefined;
  /** The team tokens of `base.css`; without a team they stay field green. */
  colors?: CSSProperties | undefined;
  children: ReactNode;
};

/** The frame of every student page: where you are, whose team it is, how many MVP points it has. */
export function StudentShell({ frame, greeting, active, colors, children }: StudentShellProps) {
  return (
    <div className="flex min-h-dvh flex-col" style={colors}>
      <header data-shell>
        <div className="on-board">
          <div className="mx-auto max-w-page px-4 pt-2 sm:px-6">
            <div className="flex flex-wrap items-center justify-between gap-x-4">
              <Wordmark href="/student/dashboard" compact />
              <SignOutButton />
            </div>
            <ShellNav label="Student pages" places={PLACES} active={active} />
          </div>
        </div>
        <TeamBand frame={frame} greeting={greeting} />
      </header>
      <main id="main" tabIndex={-1} className="mx-auto w-full max-w-page flex-1 px-4 py-6 sm:px-6">
        {children}
      </main>
      <SiteFooter />
      <FocusOnArrival />
    </div>
  );
}

function TeamBand({ frame, greeting }: Pick<StudentShellProps, 'frame' | 'greeting'>) {
  return (
    <div className="keep-colors border-content/20 border-b-2 bg-team text-on-team">
      <div className="mx-auto flex max-w-page flex-wrap items-center gap-x-4 gap-y-1 px-4 py-2 sm:px-6">
        {frame.team ? <Helmet look={frame.team} size={52} /> : null}
        <div className="mr-auto min-w-0">
          <p className="font-bold text-lg leading-tight">
            {frame.team ? (
              <Link
                href="/student/team"
                prefetch={false}
                className="-my-1 inline-block py-1 text-on-team underline underline-offset-4 hover:decoration-2 focus-visible:outline-current"
              >
                {frame.team.name}
                <span className="sr-only">: my team</span>
              </Link>
            ) : (
              greeting
            )}
          </p>
          {frame.leagueName ? <p className="text-sm leading-tight">{frame.leagueName}</p> : null}
        </div>
        <p className="font-semibold">{frame.week > 0 ? `Week ${frame.week}` : 'Pre-season'}</p>
        <p className="inline-flex items-center gap-1.5 font-semibold">
          <Icon name="star" />
          <span className="tabular-nums">{frame.mvpPoints}</span> MVP {frame.mvpPoints === 1 ? 'point' : 'points'}
        </p>
      </div>
    </div>
  );
}
