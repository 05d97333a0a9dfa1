import { z } from 'zod';
import type { SubmitScoutingInput } from '@/lib/data/draft/dto';
import { submitStepInput } from '@/lib/data/score-card/input';
import { POSITION_CODES } from '@/lib/domain/football/positions';

export const rosterPick = z.object({ position: z.enum(POSITION_CODES), id: z.number().int() });

/** One try at a player's last game: typed, numbered and bounded as a try at a step of a score card. */
export const submitScoutingInput = submitStepInput
  .omit({ step: true })
  .extend(rosterPick.shape) satisfies z.ZodType<SubmitScoutingInput>;
