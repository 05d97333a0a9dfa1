import type { Operator } from '@/lib/data/operator';
import { verifyWeek } from '@/lib/data/season/verify-week';
import { LAST_WEEK } from '@/lib/domain/football/schedule';

/**
 * Where an installation begins that was given these weeks at its first start: a season that is
 * being played goes on after its last week that is whole, and one that is over is played from its
 * beginning.
 */
export async function weekToBeginWith(
  _operator: Operator,
  season: number,
  weeks: readonly number[],
): Promise<number> {
  if (weeks.includes(LAST_WEEK)) return 0;
  let last = 0;
  for (const week of weeks.toSorted((a, b) => a - b)) {
    if (week !== last + 1 || (await verifyWeek(season, week)).state !== 'complete') break;
    last = week;
  }
  return last;
}
