import { DomainError } from '@/lib/data/errors';
import { DEFAULT_CALENDAR, newReplayCalendar } from '@/lib/domain/calendar/change';
import type { CalendarPlan, DaysOff, LeagueCalendar } from '@/lib/domain/calendar/league-calendar';
import { schoolHolidays } from '@/lib/domain/calendar/school-holidays';
import { toCalendarDay } from '@/lib/domain/time/calendar';
import { getServices } from '@/lib/platform/services';
import { seasonImports } from '@/lib/store/collections/season';
import type { ReadOperations } from '@/lib/store/port';
import { HOLIDAY_NAMES, weekNotImportedText } from '@/words/calendar';
import type { NewCalendarInput } from './dto';

/**
 * Throws 'unavailable' if the open week of a replay has no statistics, because no one could answer
 * in that week.
 */
export async function requireWeekStatisticsIn(
  reader: ReadOperations,
  calendar: LeagueCalendar,
): Promise<void> {
  if (calendar.kind !== 'replay') return;
  const { statisticsSeason, currentWeek } = calendar;
  if (await reader.get(seasonImports, `${statisticsSeason}_week-${currentWeek}`)) return;
  throw new DomainError('unavailable', weekNotImportedText(currentWeek, statisticsSeason));
}

/** The school holidays that are still to come, as days off of a calendar. */
export function upcomingHolidays(): DaysOff[] {
  const { now, timeZone } = getServices();
  return schoolHolidays(toCalendarDay(now(), timeZone)).map(({ holiday, first, last }) => ({
    first,
    last,
    name: HOLIDAY_NAMES[holiday],
  }));
}

/** The calendar of a league that is being opened, with the school holidays as days off. */
export async function newCalendarIn(
  reader: ReadOperations,
  input: NewCalendarInput,
  times: Partial<Pick<CalendarPlan, 'openings' | 'deadlines'>>,
): Promise<LeagueCalendar> {
  const begun =
    input.kind === 'live'
      ? DEFAULT_CALENDAR
      : newReplayCalendar(input.statisticsSeason, input.week, getServices().now());
  const calendar = { ...begun, plan: { ...begun.plan, ...times, noSchool: upcomingHolidays() } };
  await requireWeekStatisticsIn(reader, calendar);
  return calendar;
}
