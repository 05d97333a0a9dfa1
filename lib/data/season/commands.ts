import { writeAudit } from '@/lib/data/audit';
import { DomainError } from '@/lib/data/errors';
import { type CommandLineOperator, OPERATOR_ACTOR_ID } from '@/lib/data/operator';
import { APP_META_ID, refreshAppMeta } from '@/lib/data/season/clock';
import { createLeagueClock } from '@/lib/domain/calendar/clock';
import { raiseLatestOpenedWeek } from '@/lib/domain/calendar/season-key';
import { FINAL_WEEK } from '@/lib/domain/football/schedule';
import { type Timestamp, timestampFromDate } from '@/lib/domain/time/timestamp';
import { getServices } from '@/lib/platform/services';
import { type AppMeta, appData } from '@/lib/store/collections/season';
import {
  cannotGoBackText,
  noSeasonSetRunText,
  notImportedText,
  weekOutOfRangeFromZeroText,
  weekOutOfRangeText,
} from '@/words/season';

type WeekOpened = { season: number; week: number; changed: boolean };

/**
 * Opens the next week, or the given one: its box scores become visible and its Thursday deadline
 * starts to run. Asked again for the week that is open already, it changes nothing. 'conflict' for
 * an earlier week; 'limit-reached' after week 18; 'unavailable' when no season is set.
 */
export async function openLiveSeasonWeek(
  _operator: CommandLineOperator,
  week?: number,
): Promise<WeekOpened> {
  const { store, now } = getServices();
  const opened = await store.transaction(async (transaction): Promise<WeekOpened> => {
    const meta = await transaction.get(appData, APP_META_ID);
    if (!meta) throw new DomainError('unavailable', noSeasonSetRunText());
    const target = week ?? meta.currentWeek + 1;
    const { currentSeason: season, currentWeek } = meta;
    if (!Number.isInteger(target) || target < 0 || target > FINAL_WEEK) {
      throw new DomainError('limit-reached', weekOutOfRangeText(target, FINAL_WEEK));
    }
    if (target < currentWeek) {
      throw new DomainError('conflict', cannotGoBackText(currentWeek, target));
    }
    if (target === currentWeek) return { season, week: currentWeek, changed: false };
    const weekStartedAt = timestampFromDate(now());
    const weekOpenings = openingsUntil(target, meta, weekStartedAt);
    transaction.merge(appData, APP_META_ID, { currentWeek: target, weekStartedAt, weekOpenings });
    writeAudit(transaction, {
      actorId: OPERATOR_ACTOR_ID,
      action: 'open-week',
      target: `${season}_${target}`,
    });
    return { season, week: target, changed: true };
  });
  refreshAppMeta();
  return opened;
}

/**
 * Previews {@link openLiveSeasonWeek} without changing anything, with the time when the next
 * lineups lock. 'unavailable' when no season is set.
 */
export async function previewLiveSeasonWeek(
  _operator: CommandLineOperator,
  week?: number,
): Promise<{ season: number; from: number; to: number; deadline: Date }> {
  const { store, seasons, now, timeZone } = getServices();
  const meta = await store.get(appData, APP_META_ID);
  if (!meta) throw new DomainError('unavailable', noSeasonSetRunText());
  const { currentSeason: season, currentWeek: from } = meta;
  const to = week ?? from + 1;
  const clock = createLeagueClock({
    league: null,
    meta: { ...meta, currentWeek: to, weekStartedAt: timestampFromDate(now()) },
    now: now(),
    timeZone,
  });
  const { firstKickoff } = await seasons.load(season);
  return { season, from, to, deadline: clock.lineupLock(firstKickoff(to + 1)) };
}

/** Weeks that were skipped count as opened together with the one that was asked for. */
function openingsUntil(
  target: number,
  meta: AppMeta,
  weekStartedAt: Timestamp,
): Record<string, Timestamp> {
  const openings: Record<string, Timestamp> = {
    ...meta.weekOpenings,
    [meta.currentWeek]: meta.weekStartedAt,
  };
  for (let week = meta.currentWeek + 1; week <= target; week += 1) openings[week] = weekStartedAt;
  return openings;
}

type SeasonChange = {
  from: { season: number; week: number } | null;
  to: { season: number; week: number };
  isBack: boolean;
};

/** Previews {@link setSeason} without changing anything. */
export async function previewSetSeason(
  _operator: CommandLineOperator,
  season: number,
  week?: number,
): Promise<SeasonChange> {
  const meta = await getServices().store.get(appData, APP_META_ID);
  const from = meta && { season: meta.currentSeason, week: meta.currentWeek };
  if (from?.season === season)
    return { from, to: { season, week: week ?? from.week }, isBack: false };
  const left = meta?.leftSeasons?.[season];
  return {
    from,
    to: { season, week: week ?? left?.currentWeek ?? 0 },
    isBack: week === undefined && left !== undefined,
  };
}

/**
 * The new document. It records how far the old season had come. Without a `week`, a known season
 * continues where it stopped, and a new one begins before its first games.
 */
function metaOfSeason(
  meta: AppMeta | null,
  season: number,
  week: number | undefined,
  now: Date,
): AppMeta {
  const left = { ...meta?.leftSeasons };
  if (meta) {
    const { currentWeek, weekStartedAt, weekOpenings } = meta;
    left[meta.currentSeason] = {
      currentWeek,
      weekStartedAt,
      ...(weekOpenings ? { weekOpenings } : {}),
    };
  }
  const { [season]: earlier, ...leftSeasons } = left;
  const begun = { currentWeek: week ?? 0, weekStartedAt: timestampFromDate(now) };
  const progress = week === undefined && earlier ? earlier : begun;
  const before = meta?.openedUpTo;
  const openedUpTo = earlier ? raiseLatestOpenedWeek(before, season, earlier.currentWeek) : before;
  return {
    id: APP_META_ID,
    currentSeason: season,
    seasonActive: true,
    ...progress,
    leftSeasons,
    ...(openedUpTo ? { openedUpTo } : {}),
  };
}

/**
 * Makes a season the current one, active, at `week`; without one it goes on where it was left, and
 * a season that is new begins before its first games. For the season that is current already it
 * behaves as {@link openLiveSeasonWeek}: never back. 'unavailable' when the season's data was not
 * imported.
 */
export async function setSeason(
  operator: CommandLineOperator,
  season: number,
  week?: number,
): Promise<WeekOpened> {
  const { store, seasons, now } = getServices();
  if (week !== undefined && (!Number.isInteger(week) || week < 0 || week > FINAL_WEEK)) {
    throw new DomainError('limit-reached', weekOutOfRangeFromZeroText(week, FINAL_WEEK));
  }
  const { players } = await seasons.load(season);
  if (players.size === 0) {
    throw new DomainError('unavailable', notImportedText(season));
  }
  const set = await store.transaction(async (transaction): Promise<WeekOpened> => {
    const meta = await transaction.get(appData, APP_META_ID);
    if (meta?.currentSeason === season) return { season, week: meta.currentWeek, changed: false };
    const next = metaOfSeason(meta, season, week, now());
    transaction.set(appData, next);
    const target = `${season}_${next.currentWeek}`;
    writeAudit(transaction, { actorId: OPERATOR_ACTOR_ID, action: 'set-season', target });
    return { season, week: next.currentWeek, changed: true };
  });
  refreshAppMeta();
  return set.changed || !week ? set : openLiveSeasonWeek(operator, week);
}

/**
 * Pauses the season, or lets it go on: while it is paused students look at everything and change
 * nothing, and no week opens by itself. A deadline that passes meanwhile has passed. Changes
 * nothing when it is so already. 'unavailable' when no season is set.
 */
export async function setSeasonActive(
  _operator: CommandLineOperator,
  seasonActive: boolean,
): Promise<{ season: number; changed: boolean }> {
  const { store, now } = getServices();
  const result = await store.transaction(async (transaction) => {
    const meta = await transaction.get(appData, APP_META_ID);
    if (!meta) throw new DomainError('unavailable', noSeasonSetRunText());
    const season = meta.currentSeason;
    if (meta.seasonActive === seasonActive) return { season, changed: false };
    transaction.merge(appData, APP_META_ID, {
      seasonActive,
      pausedAt: seasonActive ? null : timestampFromDate(now()),
    });
    const action = seasonActive ? 'resume-season' : 'pause-season';
    writeAudit(transaction, { actorId: OPERATOR_ACTOR_ID, action, target: `${season}` });
    return { season, changed: true };
  });
  refreshAppMeta();
  return result;
}

/**
 * For the first start of an installation: sets the season when none is set, at `week`, and
 * otherwise leaves everything as it is.
 */
export async function setSeasonIfNone(
  operator: CommandLineOperator,
  season: number,
  week = 0,
): Promise<WeekOpened> {
  const meta = await getServices().store.get(appData, APP_META_ID);
  return meta
    ? { season: meta.currentSeason, week: meta.currentWeek, changed: false }
    : setSeason(operator, season, week);
}

/** Lists the opened weeks of the current season; empty for another season. */
export async function listOpenedWeeksIfCurrentSeason(
  _operator: CommandLineOperator,
  season: number,
): Promise<number[]> {
  const meta = await getServices().store.get(appData, APP_META_ID);
  const last = meta?.currentSeason === season ? meta.currentWeek : 0;
  return Array.from({ length: last }, (_, index) => index + 1);
}

/** Null before the first start of an installation. */
export async function findLiveSeason(_operator: CommandLineOperator): Promise<number | null> {
  return (await getServices().store.get(appData, APP_META_ID))?.currentSeason ?? null;
}
