import { compareTimestamps, type Timestamp } from '../time/timestamp';

/** "1", "10", or "3B" fits on a button. */
export const MAX_PERIOD_LABEL_LENGTH = 4;

type InADay = {
  readonly id: string;
  readonly period?: string | undefined;
  readonly createdAt: Timestamp;
};

let collator: Intl.Collator | undefined;

function compare(a: string, b: string): number {
  collator ??= new Intl.Collator('en', { numeric: true });
  return collator.compare(a, b);
}

/**
 * Sorts a teacher's classes by period. A class without a period gets the first free number, in the
 * order the leagues were created.
 */
export function numberedLeaguesByPeriod<League extends InADay>(
  leagues: readonly League[],
): { league: League; period: string }[] {
  const taken = new Set(leagues.flatMap(({ period }) => period ?? []));
  const inOrder = leagues.toSorted(
    (a, b) => compareTimestamps(a.createdAt, b.createdAt) || compare(a.id, b.id),
  );
  let next = 1;
  const numbered = inOrder.map((league) => {
    if (league.period) return { league, period: league.period };
    while (taken.has(String(next))) next += 1;
    const period = String(next);
    next += 1;
    return { league, period };
  });
  return numbered.toSorted((a, b) => compare(a.period, b.period));
}
