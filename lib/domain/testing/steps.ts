import fc from 'fast-check';
import { rational, toMixed } from '@/lib/domain/numbers/fractions';
import type { MixedNumber } from '@/lib/domain/numbers/mixed';
import { parseMixedNumberBoxes, splitPastedAnswer } from '../answers/read';
import {
  makePlayerStepContext,
  makeTeamStepContext,
  type StarterStats,
  type StepContext,
  type TeamStepContext,
} from '../answers/step-context';
import { FORMULA_LEVELS } from '../football/formulas';
import { LINEUP_SLOTS, POSITION_CODES, type PositionCode, stepTitle } from '../football/positions';

const yards = (max: number) =>
  fc.oneof({ weight: 5, arbitrary: fc.integer({ min: 0, max }) }, fc.integer({ min: -12, max: 0 }));
const few = (max: number) => fc.integer({ min: 0, max });

const BALL = {
  RushingYards: yards(160),
  RushingTouchdowns: few(3),
  Receptions: few(11),
  ReceivingYards: yards(170),
  ReceivingTouchdowns: few(3),
};
const ROWS: Readonly<Record<PositionCode, Readonly<Record<string, fc.Arbitrary<number>>>>> = {
  QB: {
    PassingYards: yards(450),
    PassingTouchdowns: few(5),
    RushingYards: yards(90),
    RushingTouchdowns: few(2),
  },
  RB: BALL,
  WR: BALL,
  TE: BALL,
  K: {
    ExtraPointsMade: few(7),
    FieldGoalsMade0to19: few(1),
    FieldGoalsMade20to29: few(2),
    FieldGoalsMade30to39: few(3),
    FieldGoalsMade40to49: few(3),
    FieldGoalsMade50Plus: few(2),
  },
  DEF: {
    Sacks: few(8),
    Interceptions: few(4),
    FumblesRecovered: few(3),
    Safeties: few(1),
    DefensiveTouchdowns: few(2),
  },
};

/** A realistic box score row: small counts, some negative yards, many zeros. */
export const anyStarterStats: fc.Arbitrary<StarterStats> = fc
  .constantFrom(...POSITION_CODES)
  .chain((position) => fc.record(ROWS[position]).map((stats) => ({ position, stats })));

const anyLevel = fc.constantFrom(...FORMULA_LEVELS);

export const anyGameAndLevel = fc.record({ level: anyLevel, row: anyStarterStats });

const anyAnswer = fc
  .tuple(fc.integer({ min: -60, max: 800 }), fc.constantFrom(1, 2, 4, 5, 8, 10, 20, 24))
  .map(([numerator, denominator]) => toMixed(rational(numerator, denominator)));

export const anyTeamStepContext: fc.Arbitrary<TeamStepContext> = fc
  .array(anyAnswer, { minLength: 8, maxLength: 8 })
  .map((values) =>
    makeTeamStepContext(
      LINEUP_SLOTS.map((slot, index) => ({
        label: stepTitle(slot),
        value: values[index] ?? toMixed(rational(0)),
      })),
    ),
  );

export const anyStepContext: fc.Arbitrary<StepContext> = fc.oneof(
  {
    weight: 4,
    arbitrary: fc
      .tuple(anyGameAndLevel, fc.array(anyStarterStats, { maxLength: 7 }))
      .map(([{ level, row }, others]) => makePlayerStepContext({ ...row, rules: level, others })),
  },
  anyTeamStepContext,
);

export function parseAnswerText(text: string): MixedNumber {
  const pasted = splitPastedAnswer(text);
  const read = pasted.ok ? parseMixedNumberBoxes(pasted.typed) : pasted;
  if (!read.ok) throw new Error(`${text}: ${read.problem}`);
  return read.value;
}
