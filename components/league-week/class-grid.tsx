'use client';

import Link from 'next/link';
import { useEffect, useState } from 'react';
import { Button } from '@/components/ui/button';
import { IfAllowedInClass } from '@/components/ui/class-role';
import { EmptyState } from '@/components/ui/empty-state';
import { Icon } from '@/components/ui/icon';
import { lazyModule } from '@/components/ui/lazy-module';
import { LinkButton } from '@/components/ui/link-button';
import { LiveRegion, Notice } from '@/components/ui/notice';
import { ProjectorLink } from '@/components/ui/projector-link';
import type { RichContent } from '@/components/ui/sentence';
import type { LeagueWeekDto } from '@/lib/data/league-week/dto';
import {
  countRowsByFilter,
  isCardExpected,
  minutesSinceAnswerOnOpenCard,
  sortAndFilterRows,
  stuckRows,
  totalTriesOnCard,
} from '@/lib/domain/class/class-grid';
import { rightStepCount } from '@/lib/domain/week/steps';
import {
  CLASS_GRID,
  dueWhenText,
  finishedAndStuckText,
  goToWeekText,
  weekJustOpenedNoticeTitle,
} from '@/words/class-grid';
import {
  CHANGE_EXCUSED_IN_GRADEBOOK,
  previousWeekUnfinishedText,
  weekExcusedText,
} from '@/words/class-overview';
import { weekTitle } from '@/words/week-names';
import { GridTable } from './grid-table';
import { EyesUpControl, GridFilters } from './grid-tools';
import { type GridView, gridHref, gridQueryString } from './grid-view';
import { StudentsWhoMayNeedHelpList } from './students-who-may-need-help-list';
import { useLiveGrid } from './use-live-grid';

const StudentPanel = lazyModule(() => import('./grid-student-panel')).component(
  ({ GridStudentPanel }) => GridStudentPanel,
);

type ClassGridProps = {
  page: LeagueWeekDto;
  view: GridView;
  /** Shown until the first student joins. */
  children: RichContent;
};

type GridChoice = Pick<GridView, 'sort' | 'show' | 'student'>;

/** A class's week, live: how many finished, who may need help, and the grid. */
export function ClassGrid({ page, view: urlView, children }: ClassGridProps) {
  const address = gridQueryString(urlView);
  // A local choice applies to the URL it was made on; after navigation the URL's own view applies.
  const [chosen, setChosen] = useState<{ address: string; choice: GridChoice } | null>(null);
  const { sort, show, student } = chosen?.address === address ? chosen.choice : urlView;
  const view = { ...urlView, sort, show, student };

  function change(part: Partial<GridChoice>): void {
    const choice = { sort, show, student, ...part };
    setChosen({ address, choice });
    // A view shows the same rows in another way, so replaceState changes the URL without
    // fetching. The download link beside the grid reads the URL from the router, which therefore
    // has to notice. Nothing on this page refreshes the router (see `useSetAddressBarUrl`).
    window.history.replaceState(null, '', gridHref(page.leagueId, { ...urlView, ...choice }));
  }

  return (
    // The key gives each week a connection of its own.
    <LiveClass key={page.week} page={page} view={view} onChange={change}>
      {children}
    </LiveClass>
  );
}

type LiveClassProps = ClassGridProps & { onChange: (change: Partial<GridChoice>) => void };

function LiveClass({ page, view, onChange, children }: LiveClassProps) {
  const { rows, latestWeek, eyesUp, now, isLive } = useLiveGrid(page);
  const [showsWords, setShowsWords] = useShowsWordsSetting();
  const { leagueId, week, deadline } = page;
  const stuck = stuckRows(rows, now);
  const counts = countRowsByFilter(rows, now);
  const shown = sortAndFilterRows(rows, view, now);
  // The URL may name a student who has left the class or is in another one.
  const open =
    rows.find(({ studentId, unreadable }) => studentId === view.student && !unreadable) ?? null;
  const [leftStudent, setLeftStudent] = useState<string | null>(null);
  const choose = (student: string | null) => {
    setLeftStudent(student === null ? view.student : null);
    onChange({ student });
  };
  // Returns the focus to the name that opened the card.
  useEffect(() => {
    if (leftStudent !== null)
      (document.getElementById(`stuck-${leftStudent}`) ?? document.getElementById('main'))?.focus();
  }, [leftStudent]);
  return (
    <>
      <GridNotices
        isLive={isLive}
        opened={page.isCurrent && latestWeek > week ? latestWeek : null}
        leagueId={leagueId}
        view={view}
      />
      <header className="mb-2 flex flex-wrap items-center gap-x-4 gap-y-2">
        <h1 className="text-title">{week > 0 ? weekTitle(week) : CLASS_GRID.beforeFirst}</h1>
        {deadline ? (
          <p className="flex items-center gap-2">
            <Icon name="clock" />
            <span>{dueWhenText(deadline.text, deadline.passed)}</span>
          </p>
        ) : null}
        {rows.length > 0 ? (
          <GridFilters
            leagueId={leagueId}
            view={view}
            counts={counts}
            onChange={(show) => onChange({ show })}
          />
        ) : null}
        <div className="print-hidden ml-auto">
          <ProjectorLink
            href={`/teacher/leagues/${leagueId}/project${week === latestWeek ? '' : `?week=${week}`}`}
          >
            {CLASS_GRID.projector}
          </ProjectorLink>
        </div>
        {page.isCurrent && rows.length > 0 ? (
          <IfAllowedInClass needs="run">
            <EyesUpControl leagueId={leagueId} latest={eyesUp} />
          </IfAllowedInClass>
        ) : null}
      </header>
      {rows.length === 0 ? (
        children
      ) : (
        <>
          {page.isExcused ? (
            <p className="mb-2">
              <strong>{weekExcusedText(week)}</strong>{' '}
              <span className="text-content-soft">{CHANGE_EXCUSED_IN_GRADEBOOK}</span>
            </p>
          ) : null}
          <LiveRegion className="sr-only">
            {finishedAndStuckText(
              counts.finished,
              rows.filter(isCardExpected).length,
              counts.stuck,
            )}
          </LiveRegion>
          {open ? null : (
            <div className="print-hidden mb-2 flex flex-wrap items-start gap-2">
              <StudentsWhoMayNeedHelpList
                leagueId={leagueId}
                week={week}
                view={view}
                stuck={stuck}
                now={now}
                onChoose={choose}
              />
              <div className="ml-auto flex flex-wrap items-center gap-x-3 gap-y-2">
                {page.before ? (
                  <Link
                    href={gridHref(leagueId, {
                      ...view,
                      student: null,
                      show: 'not-finished',
                      week: page.before.week,
                    })}
                    prefetch={false}
                    className="touch-link"
                  >
                    {previousWeekUnfinishedText(page.before)}
                  </Link>
                ) : null}
                <Button
                  variant="secondary"
                  aria-pressed={showsWords}
                  onClick={() => setShowsWords(!showsWords)}
                >
                  {CLASS_GRID.words}
                </Button>
              </div>
            </div>
          )}
          <div
            className={
              open ? 'grid grid-cols-1 items-start gap-4 xl:grid-cols-[minmax(0,1fr)_29.5rem]' : ''
            }
          >
            <div className="min-w-0">
              <h2 className="sr-only">{CLASS_GRID.students}</h2>
              {shown.length === 0 ? (
                <EmptyState title={CLASS_GRID.noOneHere} icon="users">
                  {CLASS_GRID.noMatch}
                </EmptyState>
              ) : (
                <GridTable
                  leagueId={leagueId}
                  week={week}
                  rows={shown}
                  now={now}
                  view={view}
                  showsWords={showsWords}
                  chosen={open?.studentId ?? null}
                  onSort={(sort) => onChange({ sort })}
                  onChoose={choose}
                />
              )}
            </div>
            {open ? (
              <StudentPanel
                leagueId={leagueId}
                studentId={open.studentId}
                week={week}
                name={open.name}
                version={`${totalTriesOnCard(open)} ${rightStepCount(open)} ${open.lastAnswerAt}`}
                minutes={minutesSinceAnswerOnOpenCard(open, now)}
                stuck={stuck.map(({ row }) => row.studentId)}
                onChoose={choose}
              />
            ) : null}
          </div>
        </>
      )}
    </>
  );
}

type GridNoticesProps = {
  isLive: boolean | null;
  opened: number | null;
  leagueId: string;
  view: GridView;
};

function GridNotices({ isLive, opened, leagueId, view }: GridNoticesProps) {
  return (
    <LiveRegion className="mb-2 space-y-2 empty:absolute">
      {opened === null ? null : (
        <Notice tone="info" title={weekJustOpenedNoticeTitle(opened)}>
          <LinkButton
            href={gridHref(leagueId, { ...view, student: null, week: null })}
            variant="secondary"
          >
            {goToWeekText(opened)}
          </LinkButton>
        </Notice>
      )}
      {isLive === false ? (
        <Notice tone="warn" title={CLASS_GRID.notLive}>
          {CLASS_GRID.stillChecks}
        </Notice>
      ) : null}
    </LiveRegion>
  );
}

const SHOWS_WORDS_KEY = 'fraction-league:grid-words';

/** The choice is saved on the device, unencrypted, because it says nothing about anyone. */
function useShowsWordsSetting(): [boolean, (next: boolean) => void] {
  const [showsWords, setShowsWords] = useState(false);
  useEffect(() => setShowsWords(readShowsWords()), []);
  return [
    showsWords,
    (next) => {
      setShowsWords(next);
      saveShowsWords(next);
    },
  ];
}

function readShowsWords(): boolean {
  try {
    return window.localStorage.getItem(SHOWS_WORDS_KEY) === 'true';
  } catch {
    return false;
  }
}

function saveShowsWords(next: boolean): void {
  try {
    window.localStorage.setItem(SHOWS_WORDS_KEY, String(next));
  } catch {
    // Without storage it lasts as long as the page.
  }
}
