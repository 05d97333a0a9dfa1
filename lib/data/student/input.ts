import { z } from 'zod';
import type { MoreTriesWork } from '@/lib/domain/answers/used-up';
import { FORMULA_LEVELS } from '@/lib/domain/football/formulas';
import { STEP_KEYS, type StepKey } from '@/lib/domain/football/positions';

const storedId = z.string().min(1).max(200);

/** One student of one league, as a page names them. */
export const studentPlace = z.object({ leagueId: storedId, studentId: storedId });

export const formulaLevelInput = studentPlace.extend({ formulaLevel: z.literal(FORMULA_LEVELS) });
export type FormulaLevelInput = z.output<typeof formulaLevelInput>;

/** Where more tries are given. */
export const moreTriesInput = studentPlace.extend({
  work: z.discriminatedUnion('kind', [
    z.object({ kind: z.literal('card'), week: z.number().int(), step: z.enum(STEP_KEYS) }),
    z.object({
      kind: z.enum(['lesson', 'scouting']),
      week: z.number().int(),
      type: z.string().max(50),
      step: z.number().int().min(0).max(8),
    }),
  ]) satisfies z.ZodType<MoreTriesWork>,
});
export type MoreTriesInput = z.output<typeof moreTriesInput>;

type Search = Readonly<Record<string, string | string[] | undefined>>;

/** The week an address asks for; null when it names none. */
export function readWeekChoice({ week }: Search): number | null {
  return typeof week === 'string' && /^[1-9]\d?$/.test(week) ? Number(week) : null;
}

/** Which tries at which step an address asks for: those up to this one. */
export type TriesChoice = { step: StepKey; until: number };

export function readTriesChoice({ step, until }: Search): TriesChoice | null {
  const key = STEP_KEYS.find((each) => each === step);
  return key && typeof until === 'string' && /^[1-9]\d{0,6}$/.test(until) ? { step: key, until: Number(until) } : null;
}
