import type { Operator } from '@/lib/data/operator';
import { verifyWeek } from '@/lib/data/season/verify-week';
import { LAST_WEEK } from '@/lib/domain/football/schedule';

/**
 * Decides where an installation begins if its first start is given these weeks: a season in
 * progress continues after its last complete week, and a finished one is played from its start.
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
