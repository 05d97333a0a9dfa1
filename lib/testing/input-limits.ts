import type { z } from 'zod';

/** A value for one field and the expected result: the stored value, or the refusal's sentence. */
export type InputLimitCase = [value: unknown, kept: { kept: unknown } | { refused: string | null }];

export const kept = (value: unknown): { kept: unknown } => ({ kept: value });
/** Null if nobody sees the sentence, because no page sends such a value. */
export const refused = (sentence: string | null): { refused: string | null } => ({
  refused: sentence,
});

/**
 * Tries each value in one field of a valid input: only that field may be stored, changed, or
 * refused.
 */
export function expectLimits(
  input: z.ZodType,
  good: object,
  field: string,
  limits: readonly InputLimitCase[],
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
