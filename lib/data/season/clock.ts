import { DomainError } from '@/lib/data/errors';
import {
  type ClockLeague,
  createLeagueClock,
  type LeagueClock,
  type LiveSeasonState,
} from '@/lib/domain/calendar/clock';
import type { LatestOpenedWeekByStatisticsSeason } from '@/lib/domain/calendar/season-key';
import type { WithSupports } from '@/lib/domain/calendar/supports';
import { env } from '@/lib/platform/env';
import { getServices } from '@/lib/platform/services';
import { type AppMeta, appData } from '@/lib/store/collections/season';
import type { ReadOperations, Unsubscribe } from '@/lib/store/port';
import { noSeasonYetText } from '@/words/access';
import { createWatchedDocumentCache } from '../watched-documents';

export const APP_META_ID = 'meta';
const watched = createWatchedDocumentCache(appData);

/**
 * The one document that says which season and week it is. Transactions that depend on it read it
 * again with {@link readAppMetaIn}.
 */
export async function readAppMeta(): Promise<AppMeta> {
  // Until the first season is set, each call reads the store again.
  return (await watched.read(APP_META_ID)) ?? readAppMetaIn(getServices().store);
}

export async function watchAppMeta(listener: (meta: AppMeta) => void): Promise<Unsubscribe> {
  await readAppMeta();
  return watched.follow(APP_META_ID, (meta) => {
    if (meta) listener(meta);
  });
}

export const refreshAppMeta = () => watched.reread(APP_META_ID);

/** Serves callers that don't know the viewer yet, and so not which clock applies. */
export async function readCurrentSeasonYear(): Promise<number> {
  return (await readAppMeta()).currentSeason;
}

export async function readCurrentSeasonYearIn(reader: ReadOperations): Promise<number> {
  return (await readAppMetaIn(reader)).currentSeason;
}

export async function readAppMetaIn(reader: ReadOperations): Promise<AppMeta> {
  const meta = await reader.get(appData, APP_META_ID);
  if (!meta) throw new DomainError('unavailable', noSeasonYetText());
  return meta;
}

/**
 * The clock of a league at this moment, or of someone without one. `hasEnded`: for whom the league
 * has ended, nothing changes.
 */
export function leagueClockNow(
  meta: LiveSeasonState,
  league: ClockLeague | null = null,
  own: {
    hasEnded?: boolean;
    openedUpTo?: LatestOpenedWeekByStatisticsSeason | undefined;
    student?: WithSupports;
  } = {},
): LeagueClock {
  const { now, timeZone } = getServices();
  const opensLiveWeeks = env().SEASON_CLOCK === 'weekly';
  return createLeagueClock({ league, meta, now: now(), timeZone, opensLiveWeeks, ...own });
}

export async function readLeagueClock(league: ClockLeague | null = null): Promise<LeagueClock> {
  return leagueClockNow(await readAppMeta(), league);
}

export async function readLiveClockIn(reader: ReadOperations): Promise<LeagueClock> {
  return leagueClockNow(await readAppMetaIn(reader));
}
