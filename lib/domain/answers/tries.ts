import type { StepKey } from '@/lib/domain/football/positions';
import { dateFromTimestamp, type Timestamp } from '@/lib/domain/time/timestamp';

/**
 * How often one step can be tried: more than anyone who thinks needs, and few enough that no list
 * of tries grows without end.
 */
export const MOST_TRIES = 40;

/**
 * From this wrong answer on each one is followed by a short pause, which grows from five seconds to
 * a minute.
 */
const FIRST_PAUSE_AFTER = 12;
const PAUSE_STEP_SECONDS = 5;
const LONGEST_PAUSE_SECONDS = 60;

/** So many tries of a step are shown together: a page must not grow with what someone has typed. */
export const TRIES_SHOWN = 10;

/** Tries at all games of one week together: a student who scouts works out about ten. */
export const MOST_SCOUTING_TRIES = 120;

/** What is known of one open step. Every one of its tries was wrong, for a right one closes it. */
export type TriedStep = {
  readonly attempts: number;
  readonly correct: boolean;
  /**
   * The tries before the step was opened again, by the teacher or by a correction of the NFL: they
   * no longer count toward the limit.
   */
  readonly triesBefore?: number | undefined;
  /** When the newest wrong answer came; kept from the first one on that a pause follows. */
  readonly pausedAt?: Timestamp | undefined;
  readonly correction?: { readonly tries: number } | undefined;
  /** Where several steps share a limit: how many more tries they have, all together. */
  readonly triesLeft?: number | undefined;
};

/** Why a step takes no answer now: for some seconds, or until the teacher opens it again. */
export type TryHold = { readonly seconds: number } | 'used-up';

/** The tries that count toward {@link MOST_TRIES}. */
export function countedTries({ attempts, triesBefore, correction }: TriedStep): number {
  return Math.max(0, attempts - (triesBefore ?? correction?.tries ?? 0));
}

export const isUsedUp = (step: TriedStep): boolean =>
  !step.correct && (countedTries(step) >= MOST_TRIES || (step.triesLeft ?? 1) <= 0);

/** Whether each wrong answer is followed by a pause by now. */
export const hasPauses = (step: TriedStep): boolean =>
  !step.correct && countedTries(step) >= FIRST_PAUSE_AFTER;

/** How long the pause after so many counted wrong answers is. */
export function pauseSeconds(wrong: number): number {
  return wrong < FIRST_PAUSE_AFTER
    ? 0
    : Math.min(LONGEST_PAUSE_SECONDS, PAUSE_STEP_SECONDS * (wrong - FIRST_PAUSE_AFTER + 1));
}

/**
 * Why no answer is taken now, or null. A pause ends when the clock was set back since: a wrong
 * clock locks no one out.
 */
export function tryHold(step: TriedStep, now: Date): TryHold | null {
  if (step.correct) return null;
  if (isUsedUp(step)) return 'used-up';
  const pause = pauseSeconds(countedTries(step));
  if (!step.pausedAt) return null;
  const passed = (now.getTime() - dateFromTimestamp(step.pausedAt).getTime()) / 1000;
  return passed < 0 || passed >= pause ? null : { seconds: Math.ceil(pause - passed) };
}

/** What a wrong answer leaves on its step beside the verdict. */
export function pausedFrom(step: TriedStep, at: Timestamp): { pausedAt?: Timestamp } {
  return hasPauses(step) ? { pausedAt: at } : {};
}

/**
 * A place outside the score card in which a student has no tries left. Scouting has neither a type
 * nor a step: '' and 0.
 */
export type UsedUpWork = { kind: 'lesson' | 'scouting'; week: number; type: string; step: number };

/** What a teacher gives more tries for. */
export type MoreTriesWork = { kind: 'card'; week: number; step: StepKey } | UsedUpWork;

export const isSameWork = (one: MoreTriesWork, other: MoreTriesWork): boolean =>
  keyOf(one) === keyOf(other);

function keyOf(work: MoreTriesWork): string {
  return [work.kind, work.week, 'type' in work ? work.type : '', work.step].join();
}
