import { DomainError } from '@/lib/data/errors';
import {
  type ClockLeague,
  type ClockSeason,
  createLeagueClock,
  type LeagueClock,
} from '@/lib/domain/calendar/clock';
import type { OpenedWeeks } from '@/lib/domain/calendar/games';
import type { Supported } from '@/lib/domain/calendar/supports';
import { env } from '@/lib/platform/env';
import { getServices } from '@/lib/platform/services';
import { type AppMeta, appData } from '@/lib/store/collections/season';
import type { ReadOperations, Unsubscribe } from '@/lib/store/port';
import { noSeasonYetText } from '@/words/access';
import { watchedDocuments } from './watched-documents';

const META_ID = 'meta';
const watched = watchedDocuments(appData);

/**
 * The one document that says which season and week it is. Transactions that depend on it read it
 * again with {@link readMetaIn}.
 */
export async function readMeta(): Promise<AppMeta> {
  // Before the first season each call looks again.
  return (await watched.read(META_ID)) ?? readMetaIn(getServices().store);
}

/** Calls `listener` with the document as it is now and after each change. */
export async function followMeta(listener: (meta: AppMeta) => void): Promise<Unsubscribe> {
  await readMeta();
  return watched.follow(META_ID, (meta) => {
    if (meta) listener(meta);
  });
}

/** Call this after this process has changed the document. */
export const forgetMeta = () => watched.reread(META_ID);

/** Serves callers that don't know the viewer yet, and so not which clock applies. */
export async function readSeason(): Promise<number> {
  return (await readMeta()).currentSeason;
}

export async function readSeasonIn(reader: ReadOperations): Promise<number> {
  return (await readMetaIn(reader)).currentSeason;
}

export async function readMetaIn(reader: ReadOperations): Promise<AppMeta> {
  const meta = await reader.get(appData, META_ID);
  if (!meta) throw new DomainError('unavailable', noSeasonYetText());
  return meta;
}

/**
 * The clock of a league at this moment, or of someone without one. `hasEnded`: for whom the league
 * has ended, nothing changes.
 */
export function clockNow(
  meta: ClockSeason,
  league: ClockLeague | null = null,
  own: { hasEnded?: boolean; openedUpTo?: OpenedWeeks | undefined; student?: Supported } = {},
): LeagueClock {
  const { now, timeZone } = getServices();
  const opensLiveWeeks = env().SEASON_CLOCK === 'weekly';
  return createLeagueClock({ league, meta, now: now(), timeZone, opensLiveWeeks, ...own });
}

/** The clock of a league, or the live one for those who are in none. */
export async function readClock(league: ClockLeague | null = null): Promise<LeagueClock> {
  return clockNow(await readMeta(), league);
}

export async function readClockIn(reader: ReadOperations): Promise<LeagueClock> {
  return clockNow(await readMetaIn(reader));
}
