import { DomainError } from '@/lib/data/errors';
import { findUnique } from '@/lib/data/only-one';
import { type RandomSource, randomSixDigits } from '@/lib/domain/numbers/random';
import { leagues } from '@/lib/store/collections/leagues';
import type { ReadOperations } from '@/lib/store/port';
import { NO_FREE_CODE } from '@/words/league';

const CODE_TRIES = 50;

/** A code that no league of the season has; draws until one is free. */
export async function drawUnusedJoinCodeIn(
  reader: ReadOperations,
  season: number,
  random: RandomSource,
): Promise<number> {
  for (let tries = 0; tries < CODE_TRIES; tries++) {
    const code = randomSixDigits(random);
    if (!(await findLeagueByJoinCodeIn(reader, code, season))) return code;
  }
  throw new DomainError('unavailable', NO_FREE_CODE);
}

export const findLeagueByJoinCodeIn = (reader: ReadOperations, code: number, season: number) =>
  findUnique(reader, leagues, { code, season });
