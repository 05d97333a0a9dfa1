'use client';

import { type ReactNode, useState } from 'react';
import { EmptyState } from '@/components/ui/empty-state';
import { LinkButton } from '@/components/ui/link-button';
import { LiveRegion, Notice } from '@/components/ui/notice';
import { PageHeader } from '@/components/ui/page-header';
import { WeekLinks, weeksUntil } from '@/components/ui/week-links';
import type { GridRowDto, LeagueWeekDto } from '@/lib/data/league-week/dto';
import { arrangeRows, countRows, isAsked, stuckRows } from '@/lib/domain/class/class-grid';
import { GridTable } from './grid-table';
import { GridTools } from './grid-tools';
import { type GridView, gridHref, gridQuery } from './grid-view';
import { StuckList } from './stuck-list';
import { useLiveGrid } from './use-live-grid';

type ClassGridProps = {
  page: LeagueWeekDto;
  view: GridView;
  /** What is shown until the first student has joined. */
  children: ReactNode;
};

/** One class in one week, as it works: the scoreboard, who may need help, and the grid. */
export function ClassGrid({ page, view: asked, children }: ClassGridProps) {
  const address = gridQuery(asked);
  // What was chosen here belongs to the page it was chosen on: another one, also by the way back, comes with a choice of its own.
  const [chosen, setChosen] = useState<{ address: string; look: Pick<GridView, 'sort' | 'show'> } | null>(null);
  const { sort, show } = chosen?.address === address ? chosen.look : asked;
  const { leagueId, week, latestWeek } = page;
  const view = { ...asked, sort, show };

  function change(part: Partial<Pick<GridView, 'sort' | 'show'>>): void {
    const look = { sort, show, ...part };
    setChosen({ address, look });
    // Only how the same rows are looked at: the address keeps it, and nothing is fetched again. The link of the file beside the grid follows
    // the router, so it is told; no part of this page refreshes it (see useOwnAddress).
    window.history.replaceState(null, '', gridHref(leagueId, { ...asked, ...look }));
  }

  return (
    <>
      <PageHeader
        title={week > 0 ? `Week ${week}` : 'Before week 1'}
        actions={
          <>
            <WeekLinks
              week={week}
              weeks={weeksUntil(latestWeek)}
              hrefOf={(number) => gridHref(leagueId, { ...view, week: number === latestWeek ? null : number })}
            />
            <LinkButton
              className="print-hidden"
              href={gridHref(leagueId, { ...view, projector: !view.projector })}
              variant="secondary"
              icon={view.projector ? 'user' : 'eye-off'}
            >
              {view.projector ? 'Show names' : 'Projector view'}
            </LinkButton>
          </>
        }
      />
      {/* A connection of its own for each week; what is above keeps the keyboard's place. */}
      <LiveClass key={`${week} ${view.projector}`} page={page} view={view} onChange={change}>
        {children}
      </LiveClass>
    </>
  );
}

type LiveClassProps = ClassGridProps & { onChange: (change: Partial<Pick<GridView, 'sort' | 'show'>>) => void };

function LiveClass({ page, view, onChange, children }: LiveClassProps) {
  const { rows, latestWeek, now, isLive } = useLiveGrid(page, view.projector);
  const { leagueId, week, deadline } = page;
  const stuck = view.projector ? [] : stuckRows(rows, now);
  const counts = countRows(rows, now);
  const shown = arrangeRows(rows, view, now);
  return (
    <>
      <News isLive={isLive} opened={page.isCurrent && latestWeek > week ? latestWeek : null} leagueId={leagueId} view={view} />
      {rows.length === 0 ? (
        children
      ) : (
        <>
          <ClassSummary deadline={deadline} rows={rows} counts={counts} stuck={view.projector ? null : stuck.length} />
          {view.projector ? null : <StuckList leagueId={leagueId} week={week} stuck={stuck} />}
          <h2 className="sr-only">{view.projector ? 'Teams' : 'Students'}</h2>
          <GridTools leagueId={leagueId} view={view} counts={counts} onChange={onChange} />
          {shown.length === 0 ? (
            <EmptyState title="No one here" icon="users">
              No one in this class matches what you chose to see.
            </EmptyState>
          ) : (
            <GridTable leagueId={leagueId} week={week} rows={shown} projector={view.projector} />
          )}
        </>
      )}
    </>
  );
}

type NewsProps = { isLive: boolean | null; opened: number | null; leagueId: string; view: GridView };

function News({ isLive, opened, leagueId, view }: NewsProps) {
  return (
    <LiveRegion className="mb-2 space-y-2 empty:absolute">
      {opened === null ? null : (
        <Notice tone="info" title={`Week ${opened} is open`}>
          <LinkButton href={gridHref(leagueId, { ...view, week: null })} variant="secondary">
            Go to week {opened}
          </LinkButton>
        </Notice>
      )}
      {isLive === false ? (
        <Notice tone="warn" title="You’re not getting live updates">
          The app checks for changes every ten seconds until the connection is back.
        </Notice>
      ) : null}
    </LiveRegion>
  );
}

type ClassSummaryProps = {
  deadline: LeagueWeekDto['deadline'];
  rows: readonly GridRowDto[];
  counts: ReturnType<typeof countRows>;
  /** Null where not everyone may see it. */
  stuck: number | null;
};

/** The scoreboard above the grid. What changes on it is read out: a few words, and not every answer of a class. */
function ClassSummary({ deadline, rows, counts, stuck }: ClassSummaryProps) {
  // Who joined after this week, and who only may catch it up, is not missing in it.
  const students = rows.filter(isAsked).length;
  const finished = students - counts['not-finished'];
  const notStarted = counts['not-started'];
  // Of those who have not started: how many could, and whether others still answer questions, make a team, or draft.
  const ready = rows.filter(({ wayIn }) => wayIn?.stage === 'ready').length;
  const isOneOnTheWay = rows.some(({ wayIn }) => wayIn && wayIn.stage !== 'ready');
  return (
    <>
      <dl className="on-board mb-2 flex min-h-touch flex-wrap items-center gap-x-8 gap-y-1 rounded-lg px-4 py-1">
        <Score label="Finished" value={`${finished}`} more={`of ${students}`} />
        <Score label="At work" value={`${students - finished - notStarted}`} />
        <Score label="Not started" value={`${notStarted}`} {...(isOneOnTheWay ? { more: `${ready} ready` } : {})} />
        {stuck === null ? null : <Score label="May need help" value={`${stuck}`} />}
        {deadline ? <Score label={deadline.passed ? 'Was due' : 'Due'} value={deadline.text} small /> : null}
      </dl>
      <LiveRegion className="sr-only">
        {`${finished} of ${students} have finished.${stuck === null ? '' : ` ${stuck} may need help.`}`}
      </LiveRegion>
    </>
  );
}

function Score({ label, value, more, small = false }: { label: string; value: string; more?: string; small?: boolean }) {
  return (
    <div className="flex flex-wrap items-baseline gap-x-2">
      <dt className="text-chalk-soft">{label}</dt>
      <dd className={`font-bold tabular-nums ${small ? 'text-lead' : 'text-title'}`}>
        {value}
        {more ? <span className="font-normal text-base text-chalk-soft"> {more}</span> : null}
      </dd>
    </div>
  );
}
