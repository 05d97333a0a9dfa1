import Link from 'next/link';
import type { ReactNode } from 'react';
import { Badge } from '@/components/ui/badge';
import { Icon, type IconName } from '@/components/ui/icon';
import { LinkButton } from '@/components/ui/link-button';
import { Section } from '@/components/ui/section';
import type {
  ClassWeekSummaryDto,
  LeagueSummaryDto,
  TeacherDashboardDto,
} from '@/lib/data/league/dto';
import {
  CLASS_OVERVIEW,
  currentSeasonLabel,
  graphsToReviewText,
  ofClassNameText,
  onToWeekText,
  openLeagueForSeasonText,
  TEACHER_FIRST_STEPS,
} from '@/words/class-overview';
import { leaguesAllowedText, leaguesInUseText } from '@/words/league-requests';
import { studentCountText } from '@/words/league-settings';
import { UNREADABLE_CLASS } from '@/words/page-problems';
import { ROLE_NAMES } from '@/words/role-names';
import { leagueDeletionDayText } from '@/words/teacher-frame';
import { JoinCodeText } from './join-code';
import { RequestMoreLeagues } from './request-more-leagues';

export function LeagueList({
  leagues,
  isPast = false,
}: {
  leagues: readonly LeagueSummaryDto[];
  isPast?: boolean;
}) {
  return (
    <ul className="space-y-2">
      {leagues.map((league) => (
        <li
          key={league.id}
          className={
            'forced-edge grid items-center gap-x-6 gap-y-4 rounded-lg bg-raised px-4 py-2 ' +
            'shadow-card sm:grid-cols-[minmax(0,1fr)_auto_auto]'
          }
        >
          <div className="min-w-0">
            <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
              <h3 className="text-title">{league.name}</h3>
              <Fact icon="users">{studentCountText(league.studentCount)}</Fact>
              {league.role ? <Badge>{ROLE_NAMES[league.role]}</Badge> : null}
              {league.state === 'archived' ? (
                league.goesOn ? (
                  <Badge tone="warn" icon="trash-2">
                    {leagueDeletionDayText(league.goesOn)}
                  </Badge>
                ) : (
                  <Badge icon="lock">{CLASS_OVERVIEW.archived}</Badge>
                )
              ) : null}
              {league.state === 'deleting' ? (
                <Badge tone="warn" icon="trash-2">
                  {CLASS_OVERVIEW.notDeleted}
                </Badge>
              ) : null}
            </div>
            <div className="flex flex-wrap gap-x-4">
              {league.clockText ? <Fact icon="calendar">{league.clockText}</Fact> : null}
              {league.nextText ? <Fact icon="clock">{league.nextText}</Fact> : null}
            </div>
          </div>
          {league.state === 'open' && !isPast ? (
            <div className="on-board rounded-md px-4 py-1 sm:text-center">
              <p className="text-chalk-soft text-base">{CLASS_OVERVIEW.joinCode}</p>
              <p className="font-bold text-title">
                <JoinCodeText code={league.code} />
              </p>
            </div>
          ) : (
            <span />
          )}
          <div className="flex flex-wrap gap-3 sm:flex-col lg:flex-row">
            {league.hasOwnCalendar && league.state !== 'deleting' ? (
              <LinkButton
                href={`/teacher/leagues/${league.id}/calendar`}
                variant="secondary"
                size="lg"
                icon="calendar"
              >
                <span>
                  {league.opensNext ? onToWeekText(league.opensNext) : CLASS_OVERVIEW.calendar}
                </span>
                <span className="sr-only">{` ${ofClassNameText(league.name)}`}</span>
              </LinkButton>
            ) : null}
            <LinkButton
              href={`/teacher/leagues/${league.id}${league.state === 'deleting' ? '/settings' : ''}`}
              size="lg"
              icon="arrow-right"
            >
              <span>{CLASS_OVERVIEW.open}</span>
              <span className="sr-only">{` ${league.name}`}</span>
            </LinkButton>
          </div>
        </li>
      ))}
    </ul>
  );
}

/** Keeps icon and words together when the line wraps. */
function Fact({ icon, children }: { icon: IconName; children: ReactNode }) {
  return (
    <span className="flex items-start gap-2 text-content-soft">
      <Icon name={icon} className="mt-1 size-5 shrink-0" />
      <span>{children}</span>
    </span>
  );
}

type LeagueListActionsProps = {
  classes: readonly ClassWeekSummaryDto[];
  allowance: TeacherDashboardDto['allowance'];
};

export function LeagueListActions({ classes, allowance }: LeagueListActionsProps) {
  const waiting = classes.filter((line) => line.waiting.length > 0);
  const graphs = waiting.reduce((sum, line) => sum + line.waiting.length, 0);
  const [first] = waiting;
  return (
    <div className="flex flex-wrap items-center gap-3">
      {first ? (
        <LinkButton
          href={`/teacher/leagues/${first.id}/graphs?week=${first.waiting[0]}`}
          variant="secondary"
          icon="eye"
        >
          {graphsToReviewText(graphs)}
        </LinkButton>
      ) : null}
      {allowance.used < allowance.allowed ? (
        <LinkButton href="/teacher/leagues/new" variant="secondary" icon="plus">
          {CLASS_OVERVIEW.newLeague}
        </LinkButton>
      ) : null}
    </div>
  );
}

type SeasonLinksProps = { season: number; shownSeason: number; pastSeasons: readonly number[] };

/** Links to earlier seasons; renders nothing if there are none. */
export function SeasonLinks({ season, shownSeason, pastSeasons }: SeasonLinksProps) {
  if (pastSeasons.length === 0) return null;
  return (
    <nav aria-label={CLASS_OVERVIEW.seasons} className="mt-8">
      <h2 className="mb-2 text-lead">{CLASS_OVERVIEW.seasons}</h2>
      <ul className="flex flex-wrap gap-x-2">
        {[season, ...pastSeasons].map((year) => (
          <li key={year}>
            <Link
              href={year === season ? '/teacher/dashboard' : `/teacher/dashboard?season=${year}`}
              prefetch={false}
              aria-current={year === shownSeason ? 'page' : undefined}
              className={
                'flex min-h-touch items-center rounded-md px-4 font-semibold text-field ' +
                'underline underline-offset-4 aria-[current=page]:bg-field-soft ' +
                'aria-[current=page]:no-underline'
              }
            >
              {year === season ? currentSeasonLabel(year) : year}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

type FirstLeagueProps = Pick<
  TeacherDashboardDto,
  'allowance' | 'season' | 'pastSeasons' | 'request' | 'comingClasses'
>;

/** A teacher who waits for the first day in another teacher's class isn't urged to open one. */
export function TeacherDashboardWithoutLeague({
  allowance,
  season,
  pastSeasons,
  request,
  comingClasses,
}: FirstLeagueProps) {
  if (comingClasses.length > 0) return <LeagueListActions classes={[]} allowance={allowance} />;
  const isFirst = pastSeasons.length === 0;
  return (
    <Section
      title={isFirst ? CLASS_OVERVIEW.firstLeague : openLeagueForSeasonText(season)}
      titleClass="text-title"
      className="forced-edge rounded-lg bg-raised p-4 shadow-card sm:p-8"
    >
      <p className="mt-1 text-content-soft">
        {isFirst ? CLASS_OVERVIEW.firstLead : CLASS_OVERVIEW.newSeasonLead}
      </p>
      <ol className="mt-6 grid gap-4 md:grid-cols-3">
        {TEACHER_FIRST_STEPS.map(({ title, text }, index) => (
          <li key={title} className="flex gap-4">
            <span
              aria-hidden="true"
              className={
                'flex size-11 shrink-0 items-center justify-center rounded-full bg-field ' +
                'font-bold text-on-field text-lead'
              }
            >
              {index + 1}
            </span>
            <div>
              <h3 className="text-lead">{title}</h3>
              <p className="text-content-soft">{text}</p>
            </div>
          </li>
        ))}
      </ol>
      <div className="mt-6">
        {allowance.used < allowance.allowed ? (
          <LinkButton href="/teacher/leagues/new" variant="next" size="lg" icon="flag">
            {isFirst ? CLASS_OVERVIEW.openFirst : CLASS_OVERVIEW.openLeague}
          </LinkButton>
        ) : null}
        <div className="mt-3 flex flex-wrap items-center gap-x-3">
          <p>
            {allowance.used === 0
              ? leaguesAllowedText(allowance.allowed)
              : leaguesInUseText(allowance.used, allowance.allowed)}
          </p>
          <RequestMoreLeagues allowed={allowance.allowed} request={request} />
        </div>
      </div>
    </Section>
  );
}

/** The operator finds the document in the database by this path. */
const documentPath = (leagueId: string): string => `leagues/${leagueId}`;

type UnreadableClassesProps = {
  classes: TeacherDashboardDto['unreadable'];
  operatorEmail: string | undefined;
};

/** Classes that can't be read: whom to contact, and which document needs repair. */
export function UnreadableClasses({ classes, operatorEmail }: UnreadableClassesProps) {
  if (classes.length === 0) return null;
  return (
    <ul className="space-y-2">
      {classes.map(({ id, name }) => (
        <li key={id} className="forced-edge flex gap-3 rounded-lg bg-raised px-4 py-3 shadow-card">
          <Icon name="triangle-alert" className="mt-0.5 size-6 shrink-0 text-again" />
          <div className="min-w-0">
            <h2 className="text-lead">{name ?? UNREADABLE_CLASS.noName}</h2>
            <p className="max-w-text">{UNREADABLE_CLASS.sentence}</p>
            <p className="flex flex-wrap gap-x-4 text-content-soft">
              {operatorEmail ? <a href={`mailto:${operatorEmail}`}>{operatorEmail}</a> : null}
              <span className="break-all">{documentPath(id)}</span>
            </p>
          </div>
        </li>
      ))}
    </ul>
  );
}

export const TeacherGuideLink = () => (
  <a href="/guide" className="touch-link">
    {CLASS_OVERVIEW.guide}
  </a>
);
