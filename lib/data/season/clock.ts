import {
  type ClockLeague,
  type ClockSeason,
  createLeagueClock,
  type LeagueClock,
} from '@/lib/domain/calendar/clock';
import type { OpenedWeeks } from '@/lib/domain/calendar/opened-weeks';
import { env } from '@/lib/platform/env';
import { getServices } from '@/lib/platform/services';
import type { ReadOperations } from '@/lib/store/port';
import { readMeta, readMetaIn } from './meta';

/**
 * The clock of a league at this moment, or of someone without one. `hasEnded`: for whom the league
 * has ended, nothing changes.
 */
export function clockNow(
  meta: ClockSeason,
  league: ClockLeague | null = null,
  student: { hasEnded?: boolean; openedUpTo?: OpenedWeeks | undefined } = {},
): LeagueClock {
  const { now, timeZone } = getServices();
  const opensLiveWeeks = env().SEASON_CLOCK === 'weekly';
  return createLeagueClock({ league, meta, now: now(), timeZone, opensLiveWeeks, ...student });
}

/** The clock of a league, or the live one for those who are in none. */
export async function readClock(league: ClockLeague | null = null): Promise<LeagueClock> {
  return clockNow(await readMeta(), league);
}

export async function readClockIn(reader: ReadOperations): Promise<LeagueClock> {
  return clockNow(await readMetaIn(reader));
}
