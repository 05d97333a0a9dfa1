import type { GridNewsDto, GridRowDto } from '@/lib/data/league-week/dto';
import { type CardTally, isFinished, isStarted, type StuckReason, stepsDone, stuckReasons } from '@/lib/domain/stuck';
import { wayInRank } from '@/lib/domain/way-in';

export const SORTS = ['name', 'done', 'attempts', 'mvp'] as const;
export type GridSort = (typeof SORTS)[number];
export const FILTERS = ['all', 'stuck', 'not-started', 'not-finished'] as const;
export type GridFilter = (typeof FILTERS)[number];

/** How the grid is looked at. All of it stands in the address, so that it survives a reload and can be opened in a second window. */
export type GridView = {
  /** Null for whatever week is the latest. */
  week: number | null;
  projector: boolean;
  sort: GridSort;
  show: GridFilter;
};

/** From the address; what cannot be read is as if it were not there. */
export function readGridView(params: { get(name: string): string | null }): GridView {
  const week = params.get('week') ?? '';
  return forEverybody({
    week: /^\d{1,2}$/.test(week) ? Number(week) : null,
    projector: params.get('projector') === '1',
    sort: SORTS.find((sort) => sort === params.get('sort')) ?? 'name',
    show: FILTERS.find((filter) => filter === params.get('show')) ?? 'all',
  });
}

/** A projector neither picks out who is stuck nor sorts by tries. */
function forEverybody(view: GridView): GridView {
  if (!view.projector) return view;
  return { ...view, sort: view.sort === 'attempts' ? 'name' : view.sort, show: view.show === 'stuck' ? 'all' : view.show };
}

/** "?week=3&sort=done", or nothing for the plain view. */
export function gridQuery(view: GridView): string {
  const { week, projector, sort, show } = forEverybody(view);
  const parts = [
    week === null ? '' : `week=${week}`,
    projector ? 'projector=1' : '',
    sort === 'name' ? '' : `sort=${sort}`,
    show === 'all' ? '' : `show=${show}`,
  ].filter(Boolean);
  return parts.length === 0 ? '' : `?${parts.join('&')}`;
}

export function gridHref(leagueId: string, view: GridView): string {
  return `/teacher/leagues/${leagueId}${gridQuery(view)}`;
}

/** One student's work of one week, at one step where the teacher is to look at that one. */
export function workHref(leagueId: string, studentId: string, week: number, step?: string): string {
  return `/teacher/leagues/${leagueId}/students/${studentId}?week=${week}${step ? `#step-${step}` : ''}`;
}

const tallyOf = (row: GridRowDto): CardTally => ({
  steps: row.steps,
  lastAnswerAt: row.lastAnswerAt === null ? null : Date.parse(row.lastAnswerAt),
});

export const doneOf = (row: GridRowDto): number => stepsDone(tallyOf(row));
export const attemptsOf = (row: GridRowDto): number => row.steps.reduce((sum, { attempts }) => sum + attempts, 0);

/** Before the first answer: how far on the way to it. After it, and where nothing is known, there is no way left. */
const wayDone = ({ wayIn }: GridRowDto): number => (wayIn ? wayInRank(wayIn) : Number.MAX_SAFE_INTEGER);

export type StuckRow = { row: GridRowDto; reasons: StuckReason[] };

/** Who may need help: the most wrong answers first, then who has stopped, the latest first. `now` as in `stuckReasons`. */
export function stuckRows(rows: readonly GridRowDto[], now: number | null): StuckRow[] {
  return rows
    .map((row) => ({ row, reasons: stuckReasons(tallyOf(row), now) }))
    .filter(({ reasons }) => reasons.length > 0)
    .sort((a, b) => urgency(b.reasons[0]) - urgency(a.reasons[0]));
}

function urgency(reason: StuckReason | undefined): number {
  if (!reason) return Number.NEGATIVE_INFINITY;
  return reason.kind === 'wrong' ? reason.wrong : -reason.minutes;
}

/** How many rows each filter lets through. */
export function countRows(rows: readonly GridRowDto[], now: number | null): Record<GridFilter, number> {
  const count = (filter: GridFilter) => rows.filter((row) => passes(row, filter, now)).length;
  return {
    all: rows.length,
    stuck: count('stuck'),
    'not-started': count('not-started'),
    'not-finished': count('not-finished'),
  };
}

function passes(row: GridRowDto, filter: GridFilter, now: number | null): boolean {
  const tally = tallyOf(row);
  switch (filter) {
    case 'all':
      return true;
    case 'stuck':
      return stuckReasons(tally, now).length > 0;
    case 'not-started':
      return !isStarted(tally);
    case 'not-finished':
      return !isFinished(tally);
  }
}

/** What the table shows. Names rise and numbers fall, the least done first: that is who to look at. Ties stay by name. */
export function arrangeRows(
  rows: readonly GridRowDto[],
  { show, sort }: Pick<GridView, 'show' | 'sort'>,
  now: number | null,
): readonly GridRowDto[] {
  const shown = rows.filter((row) => passes(row, show, now));
  switch (sort) {
    case 'name':
      return shown;
    case 'done':
      return shown.toSorted((a, b) => doneOf(a) - doneOf(b) || wayDone(a) - wayDone(b));
    case 'attempts':
      return shown.toSorted((a, b) => attemptsOf(b) - attemptsOf(a));
    case 'mvp':
      return shown.toSorted((a, b) => b.mvp - a.mvp);
  }
}

/** The rows after news, by name as the server orders them. */
export function mergeNews(
  rows: readonly GridRowDto[],
  news: Pick<GridNewsDto, 'isAll' | 'rows' | 'gone'>,
): readonly GridRowDto[] {
  if (news.isAll) return news.rows;
  const merged = new Map(rows.map((row) => [row.studentId, row]));
  for (const row of news.rows) merged.set(row.studentId, row);
  for (const id of news.gone) merged.delete(id);
  return [...merged.values()].sort((a, b) => a.name.localeCompare(b.name, 'en') || a.studentId.localeCompare(b.studentId));
}
