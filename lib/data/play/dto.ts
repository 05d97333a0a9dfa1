import { z } from 'zod';
import type { SpanishField } from '@/lib/data/also-in-spanish';
import { type FormulaTermDto, submitStepInput } from '@/lib/data/score-card/dto';
import type { LevelOrNamedFormulaSet } from '@/lib/domain/football/formulas';
import { POSITION_CODES, type PositionCode } from '@/lib/domain/football/positions';
import type { MixedNumber } from '@/lib/domain/numbers/mixed';
import { PREDICTION_LIMITS } from '@/lib/domain/play/call-it-first';
import { SLIP_KINDS, type SlipKind } from '@/lib/domain/play/find-the-slip';
import { MINI_GAME_ROUNDS_PER_WEEK } from '@/lib/domain/play/games';
import { MAX_BUILT_GAME_STATISTIC } from '@/lib/domain/play/reverse';

/** Cards that the student got right: their numbers tell nothing new. */
export type WhatIfDto = {
  week: number;
  rules: LevelOrNamedFormulaSet;
  cards: { name: string; terms: FormulaTermDto[] }[];
};

/** A made-up card. Nothing in it tells which number is wrong. */
export type SlipPuzzleDto = {
  week: number;
  round: number;
  rules: LevelOrNamedFormulaSet;
  lines: (FormulaTermDto & { shown: MixedNumber })[];
  sum: MixedNumber;
  options: SlipKind[];
};

/** The terms have no counts: the student chooses them. */
export type ReverseGameDto = {
  week: number;
  round: number;
  rules: LevelOrNamedFormulaSet;
  position: PositionCode;
  target: MixedNumber;
  terms: Omit<FormulaTermDto, 'count'>[];
};

const played = z.object({
  week: submitStepInput.shape.week,
  round: z
    .number()
    .int()
    .min(0)
    .max(MINI_GAME_ROUNDS_PER_WEEK - 1),
});

export const slipFixInput = played.extend({
  place: z.number().int().min(0).max(20),
  kind: z.enum(SLIP_KINDS),
  typed: submitStepInput.shape.typed,
});
export type SlipFixInput = z.output<typeof slipFixInput>;

export const reverseGameInput = played.extend({
  counts: z.array(z.number().int().min(0).max(MAX_BUILT_GAME_STATISTIC)).max(20),
});
export type ReverseGameInput = z.output<typeof reverseGameInput>;

export const playerPredictionInput = z.object({
  week: played.shape.week,
  position: z.enum(POSITION_CODES),
  id: z.number().int().min(1),
  points: z.number().int().min(PREDICTION_LIMITS.least).max(PREDICTION_LIMITS.most),
});
export type PlayerPredictionInput = z.output<typeof playerPredictionInput>;

type CallChoiceDto = { position: PositionCode; id: number; name: string };
export type CallItFirstDto = {
  week: number;
  nextWeek: number | null;
  choices: CallChoiceDto[];
  prediction: { position: PositionCode; id: number; name: string; points: number } | null;
  finishCardOf: string | null;
  own: { name: string; called: number; actual: MixedNumber; difference: MixedNumber } | null;
  /**
   * The errors of the class's predictions in whole points, from lowest to highest, without names.
   * Empty if there are too few, or while the student's own card isn't finished.
   */
  dots: number[];
  ownDot: number | null;
};

/** `counts` is true if a first try was right, which My math shows. */
export type MiniGameVerdictDto = SpanishField<string> & {
  outcome: 'refused' | 'wrong' | 'right';
  message: string;
  counts: boolean;
};
