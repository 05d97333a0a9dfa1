import { MOST_TRIES } from '@/lib/domain/answers/tries';
import { STEP_KEYS, type StepKey } from '@/lib/domain/football/positions';
import { type WayIn, wayInRank } from './way-in';

export const SORTS = ['name', 'done', 'attempts', 'mvp'] as const;
export type GridSort = (typeof SORTS)[number];
export const FILTERS = [
  'all',
  'finished',
  'at-work',
  'not-started',
  'stuck',
  'not-finished',
] as const;
export type GridFilter = (typeof FILTERS)[number];

/**
 * Which rows of a class are shown, and in which order: the page and the file that is made of it
 * follow the same rules.
 */
export type Arrangement = { sort: GridSort; show: GridFilter };

/** From an address; what cannot be read is as if it were not there. */
export function readArrangement(params: { get(name: string): string | null }): Arrangement {
  return {
    sort: SORTS.find((sort) => sort === params.get('sort')) ?? 'name',
    show: FILTERS.find((filter) => filter === params.get('show')) ?? 'all',
  };
}

/**
 * What the rules need to know of one student's week. `usedUp` names lessons and scouting that have
 * no tries left.
 */
export type ClassRow = {
  readonly steps: readonly StepTally[];
  /** ISO; null before the first answer. */
  readonly lastAnswerAt: string | null;
  readonly wayIn: WayIn | null;
  readonly usedUp?: readonly string[] | undefined;
  readonly mvp: number | null;
  /** Set where the week was over before the student joined. */
  readonly joined?: number | undefined;
  /** Set where such a week was opened for the student. */
  readonly catchingUp?: 'not-begun' | 'begun' | undefined;
  /** Set where the teacher has excused the student from the week. */
  readonly excused?: boolean | undefined;
};

/** A score card as the teacher's desk sees it. */
export type CardTally = Pick<
  ClassRow,
  'steps' | 'lastAnswerAt' | 'usedUp' | 'joined' | 'catchingUp' | 'excused'
>;

/** Whether the week is asked of the student, so that what isn't there counts as not done. */
export const isAsked = (card: Pick<CardTally, 'joined' | 'catchingUp' | 'excused'>): boolean =>
  card.joined === undefined && card.catchingUp !== 'not-begun' && !card.excused;

export const doneOf = ({ steps }: CardTally): number =>
  steps.filter(({ correct }) => correct).length;
export const attemptsOf = ({ steps }: CardTally): number =>
  steps.reduce((sum, { attempts }) => sum + attempts, 0);

/**
 * Before the first answer: how far on the way to it. After it, and where nothing is known, there is
 * no way left.
 */
const wayDone = ({ wayIn }: ClassRow): number =>
  wayIn ? wayInRank(wayIn) : Number.MAX_SAFE_INTEGER;

export type StuckRow<R extends ClassRow> = { row: R; reasons: StuckReason[] };

/**
 * Who may need help: the most wrong answers first, then who has stopped, the latest first. `now` as
 * in `stuckReasons`.
 */
export function stuckRows<R extends ClassRow>(
  rows: readonly R[],
  now: number | null,
): StuckRow<R>[] {
  return rows
    .map((row) => ({ row, reasons: stuckReasons(row, now) }))
    .filter(({ reasons }) => reasons.length > 0)
    .sort((a, b) => urgency(b.reasons[0]) - urgency(a.reasons[0]));
}

function urgency(reason: StuckReason | undefined): number {
  if (!reason) return Number.NEGATIVE_INFINITY;
  if (reason.kind === 'idle') return -reason.minutes;
  return reason.kind === 'wrong' ? reason.wrong : MOST_TRIES;
}

export function countRows(
  rows: readonly ClassRow[],
  now: number | null,
): Record<GridFilter, number> {
  const counts = FILTERS.map((filter) => [
    filter,
    rows.filter((row) => PASSES[filter](row, now)).length,
  ]);
  return Object.fromEntries(counts);
}

const PASSES: Readonly<Record<GridFilter, (tally: CardTally, now: number | null) => boolean>> = {
  all: () => true,
  finished: (tally) => isAsked(tally) && isFinished(tally),
  'at-work': (tally) => isAsked(tally) && isStarted(tally) && !isFinished(tally),
  stuck: (tally, now) => stuckReasons(tally, now).length > 0,
  'not-started': (tally) => isAsked(tally) && !isStarted(tally),
  'not-finished': (tally) => isAsked(tally) && !isFinished(tally),
};

/**
 * What the table shows. Names rise and numbers fall, the least done first: that is who to look at.
 * Ties stay by name.
 */
export function arrangeRows<R extends ClassRow>(
  rows: readonly R[],
  { show, sort }: Arrangement,
  now: number | null,
): readonly R[] {
  return rows.filter((row) => PASSES[show](row, now)).toSorted(ORDERS[sort]);
}

const ORDERS: Readonly<Record<GridSort, (a: ClassRow, b: ClassRow) => number>> = {
  name: () => 0,
  // Who is asked for nothing has not done the least: they come last.
  done: (a, b) =>
    Number(isAsked(b)) - Number(isAsked(a)) || doneOf(a) - doneOf(b) || wayDone(a) - wayDone(b),
  attempts: (a, b) => attemptsOf(b) - attemptsOf(a),
  mvp: (a, b) => (b.mvp ?? -1) - (a.mvp ?? -1),
};

/** What the rules below need to know of one step. */
export type StepTally = {
  readonly attempts: number;
  readonly correct: boolean;
  /**
   * Set while a step that was right is open again because the NFL corrected its game: the tries it
   * had then.
   */
  readonly reopenedAfter?: number | undefined;
  /** Set where no tries are left, or where each wrong answer is followed by a short pause. */
  readonly limit?: 'used-up' | 'pauses' | undefined;
};

export type StuckReason =
  /** Wrong answers on one step that is not right yet. */
  | { kind: 'wrong'; step: StepKey; wrong: number; limit?: StepTally['limit'] }
  /** No tries left at something that is not on the score card. */
  | { kind: 'used-up'; title: string }
  /**
   * Nothing graded for a while in the middle of a card, and not yet so long that the lesson must be
   * over; `step` is the first that is not right.
   */
  | { kind: 'idle'; step: StepKey; minutes: number };

export const WRONG_TRIES_TO_HELP = 3;
/** After this long without an answer in the middle of a card, someone should have a look. */
export const IDLE_MINUTES = 5;
/**
 * So long without an answer, and the lesson is over: whoever has a half card then is at home, and
 * not stuck in it.
 */
export const AWAY_MINUTES = 90;
const MINUTE_MS = 60_000;

export const isStarted = ({ steps }: CardTally): boolean =>
  steps.some(({ attempts }) => attempts > 0);
export const isFinished = ({ steps }: CardTally): boolean =>
  steps.length === STEP_KEYS.length && steps.every(({ correct }) => correct);

/**
 * Wrong answers on a step that is not right yet; those from before a correction of the NFL do not
 * count.
 */
export const wrongTries = ({ attempts, reopenedAfter = 0 }: StepTally): number =>
  attempts - reopenedAfter;

/** Open again by a correction of the NFL, and not tried since. */
export const isReopened = ({ correct, attempts, reopenedAfter }: StepTally): boolean =>
  !correct && attempts === reopenedAfter;

/** The same of a whole card as it is stored. */
export const isCardStuck = (steps: readonly StoredTally[]): boolean =>
  steps.some(({ attempts, correct, correction }) =>
    isStepStuck({ attempts, correct, reopenedAfter: correction?.tries }),
  );

type StoredTally = Pick<StepTally, 'attempts' | 'correct'> & {
  readonly correction?: { readonly tries: number } | undefined;
};

export const isStepStuck = (step: StepTally): boolean =>
  !step.correct && wrongTries(step) >= WRONG_TRIES_TO_HELP;

/**
 * Why a student may need help now, the hardest step first; empty when nothing says so. A card that
 * was not begun or is finished is never stuck. At most one reason is about idling, and only where
 * no step is stuck by wrong answers already.
 * @param now milliseconds since 1970, or null for a week that is over, in which no one idles
 *   anymore.
 */
export function stuckReasons(card: CardTally, now: number | null): StuckReason[] {
  const wrong = card.steps
    .flatMap((step, index) => (isStepStuck(step) ? [wrongAt(step, index)] : []))
    .sort((a, b) => b.wrong - a.wrong);
  const usedUp = (card.usedUp ?? []).map((title) => ({ kind: 'used-up', title }) as const);
  if (wrong.length + usedUp.length > 0) return [...wrong, ...usedUp];
  const minutes = idleMinutes(card, now);
  const next = card.steps.findIndex(({ correct }) => !correct);
  return minutes === null ? [] : [{ kind: 'idle', step: keyOf(next), minutes }];
}

/**
 * The step to look at on a card: the one with the most wrong tries where one is stuck, or the first
 * that is not right. Null where all are.
 */
export function stepToLookAt(steps: readonly StepTally[]): StepKey | null {
  const [hardest] = stuckReasons({ steps, lastAnswerAt: null }, null);
  if (hardest?.kind === 'wrong') return hardest.step;
  const next = steps.findIndex(({ correct }) => !correct);
  return next < 0 ? null : keyOf(next);
}

const wrongAt = (step: StepTally, index: number): StuckReason & { kind: 'wrong' } => ({
  kind: 'wrong',
  step: keyOf(index),
  wrong: wrongTries(step),
  ...(step.limit ? { limit: step.limit } : {}),
});

/** Whole minutes since the last answer, or null while no one has to worry. */
function idleMinutes(card: CardTally, now: number | null): number | null {
  const minutes = minutesWithout(card, now);
  return minutes !== null && isLong(minutes) ? minutes : null;
}

/** Whether so many minutes are worth a look. */
export const isLong = (minutes: number): boolean => minutes >= IDLE_MINUTES;

/**
 * Whole minutes since the last answer of someone in the middle of a card; null for everyone else,
 * and once the lesson must be over.
 */
export function minutesWithout(card: CardTally, now: number | null): number | null {
  if (now === null || card.lastAnswerAt === null || !isStarted(card) || isFinished(card))
    return null;
  // A finished card that a correction re-opened waits for its student's next lesson; no one stopped
  // in the middle of it.
  if (card.steps.every((step) => step.correct || isReopened(step))) return null;
  const minutes = Math.floor((now - Date.parse(card.lastAnswerAt)) / MINUTE_MS);
  return minutes <= AWAY_MINUTES ? Math.max(0, minutes) : null;
}

const keyOf = (index: number): StepKey => STEP_KEYS[index] ?? 'TEAM';
