import { z } from 'zod';
import type { PositionFormulaDifficulty } from '@/lib/domain/football/formula-meter';
import type { CustomFormulaLines } from '@/lib/domain/football/formulas';
import {
  formulaSetProblems,
  MAX_FORMULA_SET_NAME_LENGTH,
  rateProblem,
} from '@/lib/domain/football/own-formulas';
import { POSITION_CODES, type PositionCode } from '@/lib/domain/football/positions';
import { FINAL_WEEK } from '@/lib/domain/football/schedule';
import { STATISTICS_AND_SUMS, type StatisticOrSum } from '@/lib/domain/football/statistics';
import type { MixedNumber } from '@/lib/domain/numbers/mixed';
import { isUnkindText } from '@/lib/domain/team/team-names';
import { idSchema } from '@/lib/domain/text/id-schema';
import { textToOneLineSchema } from '@/lib/domain/text/line-text';
import {
  NAME_THE_SET,
  rateProblemWords,
  SET_NAME_TOO_LONG,
  SET_NAME_UNKIND,
  setProblemWords,
} from '@/words/formula-sets';

const rate = z.tuple([z.number().int(), z.number().int().min(1)]).readonly();
const partialObject = <Field extends string, S extends z.ZodType>(
  fields: readonly Field[],
  schema: S,
) =>
  z.strictObject(
    Object.fromEntries(fields.map((field) => [field, schema.optional()])),
  ) as unknown as z.ZodType<Partial<Record<Field, z.output<S>>>>;

const formula = partialObject(STATISTICS_AND_SUMS, rate);

const lines = partialObject(POSITION_CODES, formula).superRefine((formulas, context) => {
  const [problem] = formulaSetProblems(formulas);
  if (problem) context.addIssue({ code: 'custom', message: setProblemWords(problem) });
});

const name = textToOneLineSchema.pipe(
  z
    .string()
    .min(1, NAME_THE_SET)
    .max(MAX_FORMULA_SET_NAME_LENGTH, SET_NAME_TOO_LONG)
    .refine((text) => !isUnkindText(text), SET_NAME_UNKIND),
);

/** A class's formulas from a week on: a set, or each student's own level again. */
export const formulaSetInput = z.object({
  leagueId: idSchema,
  fromWeek: z.number().int().min(1).max(FINAL_WEEK),
  set: z.object({ name, lines }).nullable(),
});
export type FormulaSetInput = z.output<typeof formulaSetInput>;

export const formulaDifficultyInput = z.object({
  leagueId: idSchema,
  position: z.enum(POSITION_CODES),
  formula: formula.superRefine((rates, context) => {
    for (const [line, own] of Object.entries(rates) as [
      StatisticOrSum,
      readonly [number, number],
    ][]) {
      const problem = rateProblem(line, own);
      if (problem) context.addIssue({ code: 'custom', message: rateProblemWords(problem) });
    }
  }),
  example: z.number().int().min(0).max(100_000),
});
export type FormulaDifficultyInput = z.output<typeof formulaDifficultyInput>;

/** How demanding a position's cards would be, compared with both levels. */
export type FormulaDifficultyPreviewDto = {
  position: PositionCode;
  season: number;
  own: PositionFormulaDifficulty;
  levels: PositionFormulaDifficulty[];
  unreadable: number;
  example: {
    name: string;
    week: number;
    points: MixedNumber[];
    total: MixedNumber;
    common: number;
  } | null;
};

export type ClassFormulasDto = {
  leagueId: string;
  /** The formulas of the open week; null for each student's own level. */
  now: string | null;
  /** The formulas from {@link fromWeek} on; null for each student's own level. */
  next: { name: string; lines: CustomFormulaLines } | null;
  /**
   * The first week that a change applies to; null after the last one, and if the league can't
   * change anymore.
   */
  fromWeek: number | null;
};
