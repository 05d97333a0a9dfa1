import { MAX_TRIES_PER_STEP } from '@/lib/domain/answers/tries';
import { STEP_KEYS, type StepKey } from '@/lib/domain/football/positions';
import {
  isStepStuck,
  rightStepCount,
  type StepTryState,
  wrongTryCountOfOpenStep,
} from '../week/steps';
import { type OnboardingStage, onboardingRank } from './onboarding';

const GRID_SORTS = ['name', 'need', 'done', 'attempts', 'mvp'] as const;
export type GridSort = (typeof GRID_SORTS)[number];
const GRID_FILTERS = [
  'all',
  'finished',
  'at-work',
  'not-started',
  'stuck',
  'not-finished',
  'not-signed-in',
] as const;
export type GridFilter = (typeof GRID_FILTERS)[number];

export type SortAndFilter = { sort: GridSort; show: GridFilter };

/** Falls back to the default for an unknown value in the address. */
export function readSortAndFilter(params: { get(name: string): string | null }): SortAndFilter {
  return {
    sort: GRID_SORTS.find((sort) => sort === params.get('sort')) ?? 'name',
    show: GRID_FILTERS.find((filter) => filter === params.get('show')) ?? 'all',
  };
}

/** One student's week. `usedUp` names lessons and scouting without tries left. */
export type StudentGridRow = {
  readonly steps: readonly StepTryState[];
  /** How many right steps make a full week, where a support says another number than nine. */
  readonly fullWeek?: number | undefined;
  /** An ISO time; null before the first answer. */
  readonly lastAnswerAt: string | null;
  readonly onboardingStage: OnboardingStage | null;
  readonly usedUp?: readonly string[] | undefined;
  readonly mvp: number | null;
  /** Set to the week of joining if this week was over by then. */
  readonly joined?: number | undefined;
  readonly catchingUp?: 'not-begun' | 'begun' | undefined;
  readonly excused?: boolean | undefined;
};

export type CardProgress = Pick<
  StudentGridRow,
  'steps' | 'fullWeek' | 'lastAnswerAt' | 'usedUp' | 'joined' | 'catchingUp' | 'excused'
>;

/** True if work that isn't there counts as not done. */
export const isCardExpected = (
  card: Pick<CardProgress, 'joined' | 'catchingUp' | 'excused'>,
): boolean => card.joined === undefined && card.catchingUp !== 'not-begun' && !card.excused;

export const totalTriesOnCard = ({ steps }: CardProgress): number =>
  steps.reduce((sum, { attempts }) => sum + attempts, 0);

const onboardingProgress = ({ onboardingStage }: StudentGridRow): number =>
  onboardingStage ? onboardingRank(onboardingStage) : Number.MAX_SAFE_INTEGER;

export type StuckRow<R extends StudentGridRow> = { row: R; reasons: StuckReason[] };

/**
 * Students who may need help: most wrong answers first, then the most recently idle. For `now` see
 * `stuckReasons`.
 */
export function stuckRows<R extends StudentGridRow>(
  rows: readonly R[],
  now: number | null,
): StuckRow<R>[] {
  return rows
    .map((row) => ({ row, reasons: stuckReasons(row, now) }))
    .filter(({ reasons }) => reasons.length > 0)
    .sort((a, b) => urgency(b.reasons[0]) - urgency(a.reasons[0]));
}

function urgency(reason: StuckReason | undefined): number {
  if (!reason) return Number.MIN_SAFE_INTEGER;
  if (reason.kind === 'idle') return -reason.minutes;
  return reason.kind === 'wrong' ? reason.wrong : MAX_TRIES_PER_STEP;
}

export function countRowsByFilter(
  rows: readonly StudentGridRow[],
  now: number | null,
): Record<GridFilter, number> {
  const counts = GRID_FILTERS.map((filter) => [
    filter,
    rows.filter((row) => PASSES[filter](row, now)).length,
  ]);
  return Object.fromEntries(counts);
}

const PASSES: Readonly<Record<GridFilter, (row: StudentGridRow, now: number | null) => boolean>> = {
  all: () => true,
  finished: (tally) => isCardExpected(tally) && isCardFinished(tally),
  'at-work': (tally) => isCardExpected(tally) && isCardStarted(tally) && !isCardFinished(tally),
  stuck: (tally, now) => stuckReasons(tally, now).length > 0,
  'not-started': hasSignedInButNotBegun,
  'not-finished': (tally) => isCardExpected(tally) && !isCardFinished(tally),
  'not-signed-in': hasNeverSignedIn,
};

/**
 * The states that a teacher tells apart in a class at work. `first-steps`: the questions, the team,
 * and the draft.
 */
export type StudentWorkState =
  | 'not-signed-in'
  | 'first-steps'
  | 'ready'
  | 'at-work'
  | 'stuck'
  | 'done';

/** For `now` see `stuckReasons`. Null for a student for whom the week doesn't count. */
export function studentWorkState(row: StudentGridRow, now: number | null): StudentWorkState | null {
  if (!isCardExpected(row)) return null;
  if (isCardFinished(row)) return 'done';
  if (stuckReasons(row, now).length > 0) return 'stuck';
  if (isCardStarted(row)) return 'at-work';
  const stage = row.onboardingStage?.stage ?? 'ready';
  if (stage === 'ready') return 'ready';
  return stage === 'sign-in' ? 'not-signed-in' : 'first-steps';
}

export function hasNeverSignedIn(row: StudentGridRow): boolean {
  return studentWorkState(row, null) === 'not-signed-in';
}

/** Only for students who have signed in: the others need a login card, not a reminder. */
export function hasSignedInButNotBegun(row: StudentGridRow): boolean {
  return isCardExpected(row) && !isCardStarted(row) && !hasNeverSignedIn(row);
}

/**
 * The rows that pass the filter: by name, by most tries or MVP points, by least done, or by who
 * needs the teacher most. Ties keep the order of names.
 */
export function sortAndFilterRows<R extends StudentGridRow>(
  rows: readonly R[],
  { show, sort }: SortAndFilter,
  now: number | null,
): readonly R[] {
  const order = ORDERS[sort];
  return rows.filter((row) => PASSES[show](row, now)).toSorted((a, b) => order(a, b, now));
}

type Order = (a: StudentGridRow, b: StudentGridRow, now: number | null) => number;
const ORDERS: Readonly<Record<GridSort, Order>> = {
  name: () => 0,
  need: (a, b, now) =>
    needRank(a, now) - needRank(b, now) ||
    urgency(stuckReasons(b, now)[0]) - urgency(stuckReasons(a, now)[0]),
  // Students without work to do come last, not first.
  done: (a, b) =>
    Number(isCardExpected(b)) - Number(isCardExpected(a)) ||
    rightStepCount(a) - rightStepCount(b) ||
    onboardingProgress(a) - onboardingProgress(b),
  attempts: (a, b) => totalTriesOnCard(b) - totalTriesOnCard(a),
  mvp: (a, b) => (b.mvp ?? -1) - (a.mvp ?? -1),
};

const MAX_NEEDED: readonly (StudentWorkState | null)[] = [
  'stuck',
  'not-signed-in',
  'first-steps',
  'ready',
  'at-work',
  'done',
  null,
];
const needRank = (row: StudentGridRow, now: number | null): number =>
  MAX_NEEDED.indexOf(studentWorkState(row, now));

export type StuckReason =
  | { kind: 'wrong'; step: StepKey; wrong: number; limit?: StepTryState['limit'] }
  | { kind: 'used-up'; title: string }
  /**
   * No answer for a while in the middle of a card, during class; `step` is the first that is not
   * right.
   */
  | { kind: 'idle'; step: StepKey; minutes: number };

/** After this many minutes without an answer in the middle of a card, the teacher should look. */
export const MIN_IDLE_MINUTES = 5;
/** After this many minutes, class must be over, so the student isn't stuck. */
export const CLASS_IS_OVER_AFTER_IDLE_MINUTES = 90;
const MINUTE_MS = 60_000;

export const isCardStarted = ({ steps }: CardProgress): boolean =>
  steps.some(({ attempts }) => attempts > 0);
export const isCardFinished = (card: CardProgress): boolean =>
  rightStepCount(card) >= (card.fullWeek ?? STEP_KEYS.length);

export const isStepReopenedAndUntried = ({
  correct,
  attempts,
  reopenedAfter,
}: StepTryState): boolean => !correct && attempts === reopenedAfter;

/**
 * Why a student may need help now, the hardest step first. A card that wasn't begun or is finished
 * is never stuck. Idling is reported only if nothing else is.
 *
 * @param now milliseconds since 1970, or null for a past week, in which nobody idles.
 */
export function stuckReasons(card: CardProgress, now: number | null): StuckReason[] {
  const wrong = (isCardFinished(card) ? [] : card.steps)
    .flatMap((step, index) => (isStepStuck(step) ? [wrongAt(step, index)] : []))
    .sort((a, b) => b.wrong - a.wrong);
  const usedUp = (card.usedUp ?? []).map((title) => ({ kind: 'used-up', title }) as const);
  if (wrong.length + usedUp.length > 0) return [...wrong, ...usedUp];
  const minutes = idleMinutes(card, now);
  const next = card.steps.findIndex(({ correct }) => !correct);
  return minutes === null ? [] : [{ kind: 'idle', step: keyOf(next), minutes }];
}

/**
 * The step that needs the teacher's attention: the stuck one with the most wrong tries, or else the
 * first that is not right. Null if all are right.
 */
export function stepNeedingAttention(steps: readonly StepTryState[]): StepKey | null {
  const [hardest] = stuckReasons({ steps, lastAnswerAt: null }, null);
  if (hardest?.kind === 'wrong') return hardest.step;
  const next = steps.findIndex(({ correct }) => !correct);
  return next < 0 ? null : keyOf(next);
}

const wrongAt = (step: StepTryState, index: number): StuckReason & { kind: 'wrong' } => ({
  kind: 'wrong',
  step: keyOf(index),
  wrong: wrongTryCountOfOpenStep(step),
  ...(step.limit ? { limit: step.limit } : {}),
});

function idleMinutes(card: CardProgress, now: number | null): number | null {
  const minutes = minutesSinceAnswerOnOpenCard(card, now);
  return minutes !== null && isStudentIdle(minutes) ? minutes : null;
}

export const isStudentIdle = (minutes: number): boolean => minutes >= MIN_IDLE_MINUTES;

/**
 * Minutes since the last answer of a student in the middle of a card; null for everyone else, and
 * once class must be over.
 */
export function minutesSinceAnswerOnOpenCard(
  card: CardProgress,
  now: number | null,
): number | null {
  if (now === null || card.lastAnswerAt === null || !isCardStarted(card) || isCardFinished(card))
    return null;
  // A finished card that a correction opened again waits for the next time in class; nobody is
  // stuck in it.
  if (card.steps.every((step) => step.correct || isStepReopenedAndUntried(step))) return null;
  const minutes = Math.floor((now - Date.parse(card.lastAnswerAt)) / MINUTE_MS);
  return minutes <= CLASS_IS_OVER_AFTER_IDLE_MINUTES ? Math.max(0, minutes) : null;
}

const keyOf = (index: number): StepKey => STEP_KEYS[index] ?? 'TEAM';
