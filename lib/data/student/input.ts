import { z } from 'zod';

const storedId = z.string().min(1).max(200);

/** One student of one league, as a page names them. */
export const studentPlace = z.object({ leagueId: storedId, studentId: storedId });

export const formulaLevelInput = studentPlace.extend({ formulaLevel: z.union([z.literal(1), z.literal(2)]) });
export type FormulaLevelInput = z.output<typeof formulaLevelInput>;

type Search = Readonly<Record<string, string | string[] | undefined>>;

/** The week an address asks for; null when it names none. */
export function readWeekChoice({ week }: Search): number | null {
  return typeof week === 'string' && /^[1-9]\d?$/.test(week) ? Number(week) : null;
}
