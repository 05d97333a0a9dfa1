import { DomainError } from '@/lib/data/errors';
import { findUnique } from '@/lib/data/find-unique';
import { type RandomSource, randomSixDigitNumber } from '@/lib/domain/numbers/random';
import { leagues } from '@/lib/store/collections/leagues';
import type { ReadOperations } from '@/lib/store/port';
import { noUnusedJoinCodeText } from '@/words/league';

const CODE_TRIES = 50;

/** Codes that no league of the season has, each drawn until one is free. */
export async function drawUnusedJoinCodesIn(
  reader: ReadOperations,
  season: number,
  random: RandomSource,
  count: number,
): Promise<number[]> {
  const codes: number[] = [];
  for (let tries = 0; tries < CODE_TRIES * count && codes.length < count; tries++) {
    const code = randomSixDigitNumber(random);
    if (!codes.includes(code) && !(await findLeagueByJoinCodeIn(reader, code, season)))
      codes.push(code);
  }
  if (codes.length < count) throw new DomainError('unavailable', noUnusedJoinCodeText());
  return codes;
}

export const findLeagueByJoinCodeIn = (reader: ReadOperations, code: number, season: number) =>
  findUnique(reader, leagues, { code, season });
