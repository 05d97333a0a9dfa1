import { MOST_TRIES } from './answers/tries';
import { type CardTally, isFinished, isStarted, type StepTally, type StuckReason, stepsDone, stuckReasons } from './stuck';
import { type WayIn, wayInRank } from './way-in';

export const SORTS = ['name', 'done', 'attempts', 'mvp'] as const;
export type GridSort = (typeof SORTS)[number];
export const FILTERS = ['all', 'stuck', 'not-started', 'not-finished'] as const;
export type GridFilter = (typeof FILTERS)[number];

/** Which rows of a class are shown, and in which order: the page and the file that is made of it follow the same rules. */
export type Arrangement = { sort: GridSort; show: GridFilter };

/** From an address; what cannot be read is as if it were not there. */
export function readArrangement(params: { get(name: string): string | null }): Arrangement {
  return {
    sort: SORTS.find((sort) => sort === params.get('sort')) ?? 'name',
    show: FILTERS.find((filter) => filter === params.get('show')) ?? 'all',
  };
}

/** What the rules need to know of one student's week. */
export type ClassRow = {
  readonly steps: readonly StepTally[];
  /** ISO; null before the first answer. */
  readonly lastAnswerAt: string | null;
  readonly wayIn: WayIn | null;
  readonly usedUp?: readonly string[] | undefined;
  readonly mvp: number;
};

const tallyOf = (row: ClassRow): CardTally => ({
  steps: row.steps,
  lastAnswerAt: row.lastAnswerAt === null ? null : Date.parse(row.lastAnswerAt),
  usedUp: row.usedUp,
});

export const doneOf = (row: ClassRow): number => stepsDone(tallyOf(row));
export const attemptsOf = (row: ClassRow): number => row.steps.reduce((sum, { attempts }) => sum + attempts, 0);

/** Before the first answer: how far on the way to it. After it, and where nothing is known, there is no way left. */
const wayDone = ({ wayIn }: ClassRow): number => (wayIn ? wayInRank(wayIn) : Number.MAX_SAFE_INTEGER);

export type StuckRow<R extends ClassRow> = { row: R; reasons: StuckReason[] };

/** Who may need help: the most wrong answers first, then who has stopped, the latest first. `now` as in `stuckReasons`. */
export function stuckRows<R extends ClassRow>(rows: readonly R[], now: number | null): StuckRow<R>[] {
  return rows
    .map((row) => ({ row, reasons: stuckReasons(tallyOf(row), now) }))
    .filter(({ reasons }) => reasons.length > 0)
    .sort((a, b) => urgency(b.reasons[0]) - urgency(a.reasons[0]));
}

function urgency(reason: StuckReason | undefined): number {
  if (!reason) return Number.NEGATIVE_INFINITY;
  switch (reason.kind) {
    case 'wrong':
      return reason.wrong;
    case 'used-up':
      return MOST_TRIES;
    case 'idle':
      return -reason.minutes;
  }
}

/** How many rows each filter lets through. */
export function countRows(rows: readonly ClassRow[], now: number | null): Record<GridFilter, number> {
  const count = (filter: GridFilter) => rows.filter((row) => passes(row, filter, now)).length;
  return {
    all: rows.length,
    stuck: count('stuck'),
    'not-started': count('not-started'),
    'not-finished': count('not-finished'),
  };
}

function passes(row: ClassRow, filter: GridFilter, now: number | null): boolean {
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
export function arrangeRows<R extends ClassRow>(
  rows: readonly R[],
  { show, sort }: Arrangement,
  now: number | null,
): readonly R[] {
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
