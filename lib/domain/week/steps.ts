import type { HintState } from '@/lib/domain/answers/hints';
import type { Work } from '@/lib/domain/answers/lines';
import type { TwinNumbers } from '@/lib/domain/answers/twin';
import { LINEUP_SLOTS, STEP_KEYS, type StepKey } from '@/lib/domain/football/positions';
import type { MixedNumber } from '@/lib/domain/numbers/mixed';
import type { Timestamp } from '@/lib/domain/time/timestamp';

export const STEP_COUNT = STEP_KEYS.length;

/** The index of the team total. */
export const TEAM_STEP = STEP_COUNT - 1;

export type StatChange = {
  readonly field: string;
  readonly before: number;
  readonly after: number;
};

/** How a step was when a correction of its game re-opened it. */
export type StepCorrection = {
  at: Timestamp;
  before: MixedNumber;
  simplified: boolean;
  /** Tries until it was right the first time. */
  tries: number;
  completedAt: Timestamp | null;
  changes: StatChange[];
};

/** One step of a score card as stored in the weekly progress. */
export type StepProgress = {
  /** Tries so far, the right one included. */
  attempts: number;
  correct: boolean;
  /** The student's own right answer in lowest terms; null until it is right. */
  answer: MixedNumber | null;
  simplified: boolean;
  completedAt: Timestamp | null;
  /** PlayerID, or TeamID for DEF; null for TEAM. */
  playerId: number | null;
  /** Missing until a first wrong answer. */
  hints?: HintState | undefined;
  /**
   * Where the student guessed, before the first answer, that it would land, in points. Missing
   * without a guess.
   */
  estimate?: number | undefined;
  /**
   * The newest wrong answer and how far the hints had come before it. Missing where there is none,
   * and once the step is right.
   */
  lastWrong?: (Work & { hints: HintState }) | undefined;
  /** Missing where no correction has touched a right answer. */
  correction?: StepCorrection | undefined;
  /** Right after six honest wrong tries: the card was worked out together, line by line. */
  together?: boolean | undefined;
  /** The same kind of card with other numbers, once someone has tried it. */
  twin?: StepTwin | undefined;
  /**
   * The game can't be read: the step takes no answer, counts as done, and is left out of the team's
   * total.
   */
  setAside?: true | undefined;
  /** As in `lib/domain/answers/tries`. Missing where nothing opened the step again. */
  triesBefore?: number | undefined;
  /** As in `lib/domain/answers/tries`. Missing before the first pause. */
  pausedAt?: Timestamp | undefined;
};

/** A twin of a step that is right: it is free, and nothing is earned by it. */
export type StepTwin = TwinNumbers & {
  /** Tries so far, the right one included. */
  attempts: number;
  correct: boolean;
  answer: MixedNumber | null;
  simplified: boolean;
  hints?: HintState | undefined;
  lastWrong?: { answer: MixedNumber; hints: HintState } | undefined;
  pausedAt?: Timestamp | undefined;
  /** When it was tried last. */
  at: Timestamp;
  /** The newest try, as in `operations`. */
  operation: { id: string; fingerprint: string; result: string };
};

/**
 * Whether a student can do this kind of card alone; null while it is not right. Where the card was
 * worked out together, its twin counts: right at the first try.
 */
export function isDoneAlone({
  correct,
  together,
  twin,
}: Pick<StepProgress, 'correct' | 'together' | 'twin'>): boolean | null {
  if (!correct) return null;
  return !together || (twin?.correct === true && twin.attempts === 1);
}

export function stepIndex(key: StepKey): number {
  return STEP_KEYS.indexOf(key);
}

/**
 * @param playerIds the eight starters in the order of the lineup. @throws RangeError when there are
 * not eight.
 */
export function emptySteps(playerIds: readonly number[]): StepProgress[] {
  if (playerIds.length !== LINEUP_SLOTS.length)
    throw new RangeError(`Not ${LINEUP_SLOTS.length} starters: ${playerIds.length}`);
  return [...playerIds, null].map((playerId) => ({
    attempts: 0,
    correct: false,
    answer: null,
    simplified: false,
    completedAt: null,
    playerId,
  }));
}
