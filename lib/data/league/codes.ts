import { findOnlyOne } from '@/lib/data/only-one';
import { randomSixDigits } from '@/lib/domain/ids';
import type { RandomSource } from '@/lib/domain/random';
import { type League, leagues } from '@/lib/store/collections/leagues';
import type { ReadOperations } from '@/lib/store/port';
import { NO_FREE_CODE } from '@/words/league';
import { DomainError } from '../errors';

const CODE_TRIES = 50;

/** A code no league of the season has; a new one is drawn until none exists. */
export async function freeCodeIn(reader: ReadOperations, season: number, random: RandomSource): Promise<number> {
  for (let tries = 0; tries < CODE_TRIES; tries++) {
    const code = randomSixDigits(random);
    if (!(await findByCodeIn(reader, code, season))) return code;
  }
  throw new DomainError('unavailable', NO_FREE_CODE);
}

export async function findByCodeIn(reader: ReadOperations, code: number, season: number): Promise<League | null> {
  return findOnlyOne(reader, leagues, {
    where: [
      { field: 'code', op: '==', value: code },
      { field: 'season', op: '==', value: season },
    ],
  });
}
