import type { HintState } from '@/lib/domain/answers/hints';
import type { AnswerWithLines } from '@/lib/domain/answers/lines';
import type { TwinNumbers } from '@/lib/domain/answers/twin';
import { LINEUP_SLOTS, STEP_KEYS, type StepKey } from '@/lib/domain/football/positions';
import type { FirstWrongTry } from '@/lib/domain/learning/mistake-location';
import type { MixedNumber } from '@/lib/domain/numbers/mixed';
import type { Timestamp } from '@/lib/domain/time/timestamp';

export const STEPS_PER_CARD = STEP_KEYS.length;

export const TEAM_STEP_INDEX = STEPS_PER_CARD - 1;

export type StatisticChange = {
  readonly field: string;
  readonly before: number;
  readonly after: number;
};

export type NflStepCorrection = {
  at: Timestamp;
  before: MixedNumber;
  simplified: boolean;
  tries: number;
  completedAt: Timestamp | null;
  changes: StatisticChange[];
};

export type StepProgress = {
  attempts: number;
  correct: boolean;
  /** The student's right answer in lowest terms; null until then. */
  answer: MixedNumber | null;
  simplified: boolean;
  completedAt: Timestamp | null;
  /** PlayerID, or TeamID for DEF; null for TEAM. */
  playerId: number | null;
  hints?: HintState | undefined;
  /** The student's estimate in points, before the first answer. Missing without one. */
  estimate?: number | undefined;
  /**
   * The newest wrong answer, with the state of the hints before it. Missing without one, and once
   * the step is right.
   */
  lastWrong?: (AnswerWithLines & { hints: HintState }) | undefined;
  correction?: NflStepCorrection | undefined;
  together?: boolean | undefined;
  twin?: StepTwin | undefined;
  /**
   * The game is unreadable: the step takes no answer, counts as done, and is left out of the team's
   * total.
   */
  setAside?: true | undefined;
  triesBefore?: number | undefined;
  pausedAt?: Timestamp | undefined;
  paper?: { by: string; at: Timestamp } | undefined;
};

/** Practice after a right step; it is free and earns nothing. */
export type StepTwin = TwinNumbers & {
  attempts: number;
  correct: boolean;
  answer: MixedNumber | null;
  simplified: boolean;
  hints?: HintState | undefined;
  /** Missing without a wrong try, and in older data. */
  firstWrong?: FirstWrongTry | undefined;
  lastWrong?: { answer: MixedNumber; hints: HintState } | undefined;
  pausedAt?: Timestamp | undefined;
  at: Timestamp;
};

/**
 * True if the student can do this kind of step alone; null while it isn't right. If the app has
 * worked through it with the student, its twin must be right on the first try.
 */
export function canStudentDoStepWithoutHelp({
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
 * @param playerIds the eight starters in the order of the lineup.
 * @throws RangeError unless there are eight.
 */
export function emptyCardSteps(playerIds: readonly number[]): StepProgress[] {
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

export const rightStepCount = ({
  steps,
}: {
  readonly steps: readonly { readonly correct: boolean }[];
}): number => steps.filter(({ correct }) => correct).length;

export type StepTryState = {
  readonly attempts: number;
  readonly correct: boolean;
  readonly reopenedAfter?: number | undefined;
  /** Set if no tries are left, or if each wrong answer is followed by a pause. */
  readonly limit?: 'used-up' | 'pauses' | undefined;
};

/** The number of the newest try: those that a teacher took out keep theirs. */
export const newestTryNumber = ({
  attempts,
  takenOut = [],
}: {
  readonly attempts: number;
  readonly takenOut?: readonly number[] | undefined;
}): number => attempts + takenOut.length;

export const WRONG_TRIES_UNTIL_STUCK = 3;

/** Tries from before an NFL correction don't count. */
export const wrongTryCountOfOpenStep = ({ attempts, reopenedAfter = 0 }: StepTryState): number =>
  attempts - reopenedAfter;

/**
 * The tries that a step had when an NFL correction opened it again, the newest time; undefined if
 * none did.
 */
export const triesBeforeCorrection = ({
  correction,
  triesBefore,
}: {
  readonly correction?: { readonly tries: number } | undefined;
  readonly triesBefore?: number | undefined;
}): number | undefined => correction && (triesBefore ?? correction.tries);

/** True if a step still waits for another answer after an NFL correction. */
export const hasStepOpenAfterCorrection = (
  steps: readonly { readonly correct: boolean; readonly correction?: object | undefined }[],
): boolean => steps.some(({ correct, correction }) => !correct && correction !== undefined);

/** A finished card is never stuck, though a shortened week leaves steps that can be tried. */
export const isCardStuck = ({
  steps,
  fullWeek = STEPS_PER_CARD,
}: {
  readonly steps: readonly StoredTally[];
  readonly fullWeek?: number | undefined;
}): boolean =>
  rightStepCount({ steps }) < fullWeek &&
  steps.some((step) => isStepStuck({ ...step, reopenedAfter: triesBeforeCorrection(step) }));

type StoredTally = Pick<StepTryState, 'attempts' | 'correct'> &
  Parameters<typeof triesBeforeCorrection>[0];

export const isStepStuck = (step: StepTryState): boolean =>
  !step.correct && wrongTryCountOfOpenStep(step) >= WRONG_TRIES_UNTIL_STUCK;

export const TEACHER_CARD_CHANGE_KINDS = [
  'taken-out',
  'put-back',
  'paper',
  'no-paper',
  'comment',
] as const;

export type TeacherCardChange = {
  readonly change: (typeof TEACHER_CARD_CHANGE_KINDS)[number];
  readonly step: StepKey;
  readonly at: Timestamp;
};

/** For the browser: `at` is in milliseconds since 1970. */
export type TeacherCardChangeDto = Omit<TeacherCardChange, 'at'> & { readonly at: number };

export const MAX_STEP_COMMENT_LENGTH = 200;
export const MAX_TAKEN_OUT_TRY_NOTE_LENGTH = 200;

export type WorkLinesRequest = {
  readonly statisticsSeason: number;
  readonly week: number;
  readonly step: StepKey;
};

/** Undefined if no lines were asked for in this week. */
export const findStepKeyOfLinesRequest = (
  { linesAsked }: { readonly linesAsked?: WorkLinesRequest | null | undefined },
  { statisticsSeason }: { readonly statisticsSeason: number },
  week: number,
): StepKey | undefined =>
  linesAsked?.week === week && linesAsked.statisticsSeason === statisticsSeason
    ? linesAsked.step
    : undefined;
