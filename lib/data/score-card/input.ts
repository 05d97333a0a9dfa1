import { z } from 'zod';
import type { SubmitStepInput } from '@/lib/data/score-card/dto';
import { STEP_KEYS } from '@/lib/domain/football/positions';
import { LAST_WEEK } from '@/lib/domain/football/schedule';
import { NO_USABLE_ID, NUMBER_TOO_LONG } from '@/words/form';

const box = z.string().max(40, NUMBER_TOO_LONG);

/** One try at one step. Whatever else is sent is dropped: points and verdicts are worked out here, never taken over. */
export const submitStepInput = z.object({
  week: z.number().int().min(0).max(LAST_WEEK),
  step: z.enum(STEP_KEYS),
  typed: z.object({ whole: box, numerator: box, denominator: box }),
  operationId: z.string().regex(/^[A-Za-z0-9_-]{8,64}$/, NO_USABLE_ID),
}) satisfies z.ZodType<SubmitStepInput>;
