import { DomainError } from '@/lib/data/errors';
import { findOnlyOne } from '@/lib/data/only-one';
import { type RandomSource, randomSixDigits } from '@/lib/domain/numbers/random';
import { getServices } from '@/lib/server/services';
import { leagues } from '@/lib/store/collections/leagues';
import { teacherLeagueAllowances } from '@/lib/store/collections/profiles';
import type { DocumentStore, ReadOperations } from '@/lib/store/port';
import { NO_FREE_CODE } from '@/words/league';

const CODE_TRIES = 50;

/** A code no league of the season has; a new one is drawn until none exists. */
export async function freeCodeIn(reader: ReadOperations, season: number, random: RandomSource): Promise<number> {
  for (let tries = 0; tries < CODE_TRIES; tries++) {
    const code = randomSixDigits(random);
    if (!(await findByCodeIn(reader, code, season))) return code;
  }
  throw new DomainError('unavailable', NO_FREE_CODE);
}

export const findByCodeIn = (reader: ReadOperations, code: number, season: number) =>
  findOnlyOne(reader, leagues, { code, season });

const LEAGUE_NAME_KEPT_MS = 60_000;
const leagueNames = new WeakMap<DocumentStore, Map<string, { name: string | null; until: number }>>();

/**
 * The name above every student page. Kept for a minute in each process, because it is on every page and hardly ever changes: a
 * renamed league shows its new name a minute later. Null when the student is in no league.
 */
export async function findLeagueName(leagueId: string): Promise<string | null> {
  if (leagueId === '') return null;
  const { store, now } = getServices();
  const kept = leagueNames.get(store) ?? new Map<string, { name: string | null; until: number }>();
  leagueNames.set(store, kept);
  const time = now().getTime();
  const known = kept.get(leagueId);
  if (known && known.until > time) return known.name;
  const league = await store.get(leagues, leagueId);
  const name = league?.name ?? null;
  kept.set(leagueId, { name, until: time + LEAGUE_NAME_KEPT_MS });
  return name;
}

/** After a league was renamed or deleted: the next page of this process reads its name anew. */
export function forgetLeagueName(leagueId: string): void {
  leagueNames.get(getServices().store)?.delete(leagueId);
}

/** The allowance record of an email, or null; emails are compared lower-cased. */
export async function findAllowanceIn(reader: ReadOperations, email: string): Promise<number | null> {
  const found = await findOnlyOne(reader, teacherLeagueAllowances, { email: email.trim().toLowerCase() });
  return found?.leagueAllowance ?? null;
}
