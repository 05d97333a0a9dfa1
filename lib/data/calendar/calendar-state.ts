import { DomainError } from '@/lib/data/errors';
import { readAppMeta, readAppMetaIn } from '@/lib/data/season/clock';
import {
  type CalendarContext,
  calendarContext,
  DEFAULT_LIVE_CALENDAR,
  switchSeasonOrReplayWeek,
  type WantedSeason,
} from '@/lib/domain/calendar/change';
import { type LeagueClock, seasonKeyOfLeague } from '@/lib/domain/calendar/clock';
import type { LeagueCalendar, OpenedWeeks } from '@/lib/domain/calendar/league-calendar';
import { getServices } from '@/lib/platform/services';
import type { League } from '@/lib/store/collections/leagues';
import { seasonImports } from '@/lib/store/collections/season';
import type { ReadOperations } from '@/lib/store/port';
import { weekNotImportedText } from '@/words/calendar';

/** A league without its own calendar uses the live season's. */
export type LeagueCalendarState = {
  calendar: LeagueCalendar;
  openedWeeks: OpenedWeeks;
  context: CalendarContext;
};

function calendarStateOfLeague(league: League, live: OpenedWeeks): LeagueCalendarState {
  const { now, timeZone } = getServices();
  const calendar = league.calendar ?? DEFAULT_LIVE_CALENDAR;
  const openedWeeks = calendar.kind === 'replay' ? calendar : live;
  return {
    calendar,
    openedWeeks,
    context: calendarContext({ calendar, openedWeeks, now: now(), timeZone }),
  };
}

type SeasonSwitch = {
  from: Pick<LeagueClock, 'seasonKey' | 'currentWeek'>;
  to: Pick<LeagueClock, 'seasonKey' | 'currentWeek'>;
  calendar: LeagueCalendar;
};

/** Null where the class plays that very week of that season already. */
function seasonSwitch(
  league: League,
  wanted: WantedSeason,
  own: LeagueCalendarState,
  live: OpenedWeeks,
): SeasonSwitch | null {
  const { season } = league;
  const seasonKey = seasonKeyOfLeague(league, season);
  const calendar = switchSeasonOrReplayWeek(own.calendar, wanted, {
    ...own.context,
    openedWeeks: own.openedWeeks,
    statisticsSeason: seasonKey.statisticsSeason,
    liveSeason: season,
  });
  if (calendar === 'unchanged') return null;
  const { currentWeek } = calendar.kind === 'replay' ? calendar : live;
  return {
    from: { seasonKey, currentWeek: own.context.currentWeek },
    to: { seasonKey: seasonKeyOfLeague({ season, calendar }, season), currentWeek },
    calendar,
  };
}

/** Reads the live season inside a transaction with `reader`, and this process's copy without. */
const readLiveSeason = (reader?: ReadOperations): Promise<OpenedWeeks> =>
  reader ? readAppMetaIn(reader) : readAppMeta();

export async function findPlannedSeasonSwitch(
  league: League,
  wanted: WantedSeason,
  reader?: ReadOperations,
): Promise<SeasonSwitch | null> {
  const live = await readLiveSeason(reader);
  return seasonSwitch(league, wanted, calendarStateOfLeague(league, live), live);
}

export async function readCalendarState(
  league: League,
  reader?: ReadOperations,
): Promise<LeagueCalendarState> {
  return calendarStateOfLeague(league, await readLiveSeason(reader));
}

/**
 * Throws 'unavailable' if the open week of a replay has no statistics, because no one could answer
 * in that week.
 */
export async function requireWeekStatisticsIn(
  reader: ReadOperations,
  calendar: LeagueCalendar,
): Promise<void> {
  if (calendar.kind !== 'replay') return;
  const { statisticsSeason } = calendar;
  const week = Math.max(1, calendar.currentWeek);
  if (await reader.get(seasonImports, `${statisticsSeason}_week-${week}`)) return;
  throw new DomainError('unavailable', weekNotImportedText(week, statisticsSeason));
}
