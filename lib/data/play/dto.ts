import { z } from 'zod';
import { type FormulaTermDto, submitStepInput } from '@/lib/data/score-card/dto';
import type { ScoringRulesName } from '@/lib/domain/football/formulas';
import type { MixedNumber } from '@/lib/domain/numbers/mixed';
import { SLIP_KINDS, type SlipKind } from '@/lib/domain/play/find-the-slip';
import { ROUNDS } from '@/lib/domain/play/games';

/** Cards that the student got right: their numbers tell nothing new. */
export type WhatIfDto = {
  week: number;
  rules: ScoringRulesName;
  /** At least one. */
  cards: { name: string; terms: FormulaTermDto[] }[];
};

/** A made-up card. Nothing in it tells which number is wrong. */
export type SlipDto = {
  week: number;
  round: number;
  rules: ScoringRulesName;
  lines: (FormulaTermDto & { shown: MixedNumber })[];
  sum: MixedNumber;
  options: SlipKind[];
};

const played = z.object({
  week: submitStepInput.shape.week,
  round: z
    .number()
    .int()
    .min(0)
    .max(ROUNDS - 1),
});

export const mendSlipInput = played.extend({
  place: z.number().int().min(0).max(20),
  kind: z.enum(SLIP_KINDS),
  typed: submitStepInput.shape.typed,
});
export type MendSlipInput = z.output<typeof mendSlipInput>;

/** `counts` is true if a first try was right, which My math shows. */
export type PlayVerdictDto = {
  outcome: 'refused' | 'wrong' | 'right';
  message: string;
  counts: boolean;
};
