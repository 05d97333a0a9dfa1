import { isLeagueOpen } from '@/lib/data/access/league';
import { readLeagueClock } from '@/lib/data/season/clock';
import { findNextAutomaticOpening } from '@/lib/domain/calendar/plan';
import { oncePerProcess } from '@/lib/per-process';
import { getServices } from '@/lib/platform/services';
import { type League, leagues } from '@/lib/store/collections/leagues';
import { type DocumentStore, equalConditions } from '@/lib/store/port';

/** A process rereads all leagues this often; until then it notices only its own changes. */
const LOOK_AGAIN_MS = 10 * 60_000;
/**
 * The wait before another try to open a week whose statistics are missing, or to read a league that
 * can't be read.
 */
export const OPENING_RETRY_MS = 30 * 60_000;

/** Leagues planned before other requests get a turn; each takes about a millisecond. */
const LEAGUES_BEFORE_YIELD = 20;

/**
 * Lets this process answer pages in between: neither planning nor the embedded store's writes wait
 * for anything.
 */
export const yieldToEventLoop = () => new Promise((resolve) => setImmediate(resolve));

type Openings = {
  /**
   * When each league's next week opens by itself, by the league's id. The whole map is null while
   * it has to be read.
   */
  at: Map<string, number> | null;
  readAt: number;
  /** Counts this process's changes, so that data read before a change isn't cached. */
  changes: number;
  readonly retryAt: Map<string, number>;
};
/** The season clock reads what actions clear, and each is in its own bundle. */
const openingsByStore = oncePerProcess(
  'fractionLeagueOpenings',
  () => new WeakMap<DocumentStore, Openings>(),
);

function openingsOf(): Openings {
  const { store } = getServices();
  const known = openingsByStore.get(store) ?? {
    at: null,
    readAt: 0,
    changes: 0,
    retryAt: new Map<string, number>(),
  };
  openingsByStore.set(store, known);
  return known;
}

/** When the next week of a league opens by itself; null where it doesn't. */
export function nextAutomaticOpening(league: League): { week: number; at: Date } | null {
  const { calendar } = league;
  if (calendar?.kind !== 'replay' || !isLeagueOpen(league)) return null;
  return findNextAutomaticOpening(calendar, calendar, getServices().timeZone);
}

/** Cached in memory, so a minute in which nothing is due costs no reads. */
export async function listLeagueIdsWithOpeningDue(): Promise<string[]> {
  const openings = openingsOf();
  const time = getServices().now().getTime();
  let { at } = openings;
  if (!at || openings.readAt + LOOK_AGAIN_MS <= time) {
    const { changes } = openings;
    at = await readOpenings();
    if (changes === openings.changes) Object.assign(openings, { at, readAt: time });
  }
  const isPostponed = (id: string) => (openings.retryAt.get(id) ?? 0) > time;
  return [...at].filter(([id, opening]) => opening <= time && !isPostponed(id)).map(([id]) => id);
}

async function readOpenings(): Promise<Map<string, number>> {
  const { season } = await readLeagueClock();
  const { documents } = await getServices().store.list(leagues, {
    where: equalConditions({ season }),
  });
  const openings = new Map<string, number>();
  for (const [index, league] of documents.entries()) {
    if (index % LEAGUES_BEFORE_YIELD === LEAGUES_BEFORE_YIELD - 1) await yieldToEventLoop();
    const next = nextAutomaticOpening(league);
    if (next) openings.set(league.id, next.at.getTime());
  }
  return openings;
}

/**
 * Call this after this process has changed calendars, so that the next minute sees it. The given
 * league may be tried again at once.
 */
export function clearOpeningsCache(leagueId?: string): void {
  const openings = openingsOf();
  openings.at = null;
  openings.changes += 1;
  if (leagueId) openings.retryAt.delete(leagueId);
}

/** A league that could not be opened now is left alone for a while, or until someone changes it. */
export function postponeOpeningRetry(leagueId: string): void {
  openingsOf().retryAt.set(leagueId, getServices().now().getTime() + OPENING_RETRY_MS);
}
