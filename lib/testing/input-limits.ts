import type { z } from 'zod';

/**
 * A value of one field, and what becomes of it: the value that is kept, or the sentence of its
 * refusal.
 */
export type Limit = [value: unknown, kept: { kept: unknown } | { refused: string | null }];

export const kept = (value: unknown): { kept: unknown } => ({ kept: value });
/** Null: no one sees the sentence, because no page sends such a thing. */
export const refused = (sentence: string | null): { refused: string | null } => ({
  refused: sentence,
});

/**
 * Tries each value in the place of one field of a good input: it alone is kept, changed or refused.
 */
export function expectLimits(
  input: z.ZodType,
  good: object,
  field: string,
  limits: readonly Limit[],
): void {
  expect(input.parse({ ...good, unasked: 1 })).toEqual(good);
  for (const [value, becomes] of limits) {
    const parsed = input.safeParse({ ...good, [field]: value });
    if ('kept' in becomes) {
      expect([value, parsed.data]).toEqual([value, { ...good, [field]: becomes.kept }]);
    } else {
      const [issue] = parsed.error?.issues ?? [];
      expect([value, parsed.success, issue?.path[0]]).toEqual([value, false, field]);
      if (becomes.refused !== null)
        expect([value, issue?.message]).toEqual([value, becomes.refused]);
    }
  }
}
