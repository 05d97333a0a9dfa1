import type { StepKey } from '@/lib/domain/football/positions';
import { dateFromTimestamp, type Timestamp } from '@/lib/domain/time/timestamp';

/**
 * The most tries at one step: more than an honest student needs, and few enough to bound the stored
 * list.
 */
export const MAX_TRIES_PER_STEP = 40;

/** The levels are nudge, worked example, questions, single lines, and two partial sums. */
export const HINT_LEVEL_COUNT = 5;

/** From this wrong answer on, each is followed by a pause that grows from 5 to 60 seconds. */
const FIRST_PAUSE_AFTER = 12;
const PAUSE_STEP_SECONDS = 5;
const LONGEST_PAUSE_SECONDS = 60;

/** Tries shown for one step, so that a page doesn't grow without limit. */
export const MAX_TRIES_SHOWN = 10;

/** Tries at all games of one week together. A student who scouts needs about ten. */
export const MAX_SCOUTING_TRIES_PER_WEEK = 120;

/** The tries at one step. While it is open, all were wrong, because a right one closes it. */
export type StepTryCount = {
  readonly attempts: number;
  readonly correct: boolean;
  /**
   * Tries before the teacher or an NFL correction opened the step again; they no longer count
   * toward the limit.
   */
  readonly triesBefore?: number | undefined;
  /**
   * When the newest wrong answer came; stored from the first answer on that is followed by a pause.
   */
  readonly pausedAt?: Timestamp | undefined;
  readonly correction?: { readonly tries: number } | undefined;
  readonly triesLeft?: number | undefined;
};

/** Why a step takes no answer now: a pause, or no tries left until the teacher gives more. */
export type TryHold = { readonly seconds: number } | 'used-up';

export function tryCountTowardLimit({ attempts, triesBefore, correction }: StepTryCount): number {
  return Math.max(0, attempts - (triesBefore ?? correction?.tries ?? 0));
}

export const hasNoTriesLeft = (step: StepTryCount): boolean =>
  !step.correct && (tryCountTowardLimit(step) >= MAX_TRIES_PER_STEP || (step.triesLeft ?? 1) <= 0);

export const hasPauseBetweenTries = (step: StepTryCount): boolean =>
  !step.correct && tryCountTowardLimit(step) >= FIRST_PAUSE_AFTER;

/** The pause after this many counted wrong answers. */
export function pauseSeconds(wrong: number): number {
  return wrong < FIRST_PAUSE_AFTER
    ? 0
    : Math.min(LONGEST_PAUSE_SECONDS, PAUSE_STEP_SECONDS * (wrong - FIRST_PAUSE_AFTER + 1));
}

/**
 * Returns why no answer is taken now, or null. The pause also ends if the clock was set back: a
 * wrong clock must not lock a student out.
 */
export function findTryHold(step: StepTryCount, now: Date): TryHold | null {
  if (step.correct) return null;
  if (hasNoTriesLeft(step)) return 'used-up';
  const pause = pauseSeconds(tryCountTowardLimit(step));
  if (!step.pausedAt) return null;
  const passed = (now.getTime() - dateFromTimestamp(step.pausedAt).getTime()) / 1000;
  return passed < 0 || passed >= pause ? null : { seconds: Math.ceil(pause - passed) };
}

export function pausedAtField(step: StepTryCount, at: Timestamp): { pausedAt?: Timestamp } {
  return hasPauseBetweenTries(step) ? { pausedAt: at } : {};
}

/** For scouting, `type` is '' and `step` is 0. */
export type LessonOrScoutingWork = {
  kind: 'lesson' | 'scouting';
  week: number;
  type: string;
  step: number;
};

/** The work that a teacher can give more tries for. */
export type WorkForMoreTries = { kind: 'card'; week: number; step: StepKey } | LessonOrScoutingWork;

export const isSameWorkForMoreTries = (one: WorkForMoreTries, other: WorkForMoreTries): boolean =>
  keyOf(one) === keyOf(other);

function keyOf(work: WorkForMoreTries): string {
  return [work.kind, work.week, 'type' in work ? work.type : '', work.step].join();
}
