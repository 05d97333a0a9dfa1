import type { MixedNumber } from '@/lib/domain/numbers/mixed';

/**
 * The part of the work in which a try broke: the numbers and lines that were taken, a count times
 * its rate, what is left over, the sign, the adding, the adding of different denominators, or the
 * writing of the sum.
 */
export const MISTAKEN_CALCULATION_STAGES = [
  'numbers',
  'rule',
  'rest',
  'sign',
  'adding',
  'unlike',
  'writing',
  'unknown',
] as const;
export type MistakenCalculationStage = (typeof MISTAKEN_CALCULATION_STAGES)[number];

/**
 * One place where a try broke. `lines` are indexes into {@link StepContext.lines}; they are empty
 * for the whole sum, and more than one if the place is one of them.
 */
export type MistakeLocation = { part: MistakenCalculationStage; lines: number[] };

export const UNKNOWN_MISTAKE_LOCATION: MistakeLocation = { part: 'unknown', lines: [] };

/** A written line that isn't right: its index in {@link StepContext.lines}, and its number. */
export type WrongLine = { place: number; value: MixedNumber };

/** The stored part of the first wrong try at a step. */
export type FirstWrongTry = {
  readonly tag: string | null;
  /**
   * Indexes of the student's wrong lines; empty if all are right, and missing if none were written.
   */
  readonly lines?: number[] | undefined;
  /** True if the answer is the sum of the student's lines. */
  readonly addsUp?: boolean | null | undefined;
  /** Where the try broke; missing in steps of older versions. */
  readonly broke?: MistakeLocation[] | undefined;
};
