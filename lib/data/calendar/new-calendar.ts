import {
  createWaitingReplayCalendar,
  DEFAULT_LIVE_CALENDAR,
  replayCalendarStartedAtWeek,
} from '@/lib/domain/calendar/change';
import type { CalendarPlan, DaysOff, LeagueCalendar } from '@/lib/domain/calendar/league-calendar';
import { listRemainingSchoolHolidays } from '@/lib/domain/calendar/school-holidays';
import { toCalendarDay } from '@/lib/domain/time/calendar';
import { getServices } from '@/lib/platform/services';
import type { ReadOperations } from '@/lib/store/port';
import { HOLIDAY_NAMES } from '@/words/calendar';
import { requireWeekStatisticsIn } from './calendar-state';
import type { NewLeagueCalendarInput } from './dto';

/** The school holidays that are still to come, as days off of a calendar. */
export function upcomingHolidays(): DaysOff[] {
  const { now, timeZone } = getServices();
  return listRemainingSchoolHolidays(toCalendarDay(now(), timeZone)).map(
    ({ holiday, first, last }) => ({
      first,
      last,
      name: HOLIDAY_NAMES[holiday],
    }),
  );
}

/** The calendar of a league that is being opened, with the school holidays as days off. */
export async function buildNewLeagueCalendarIn(
  reader: ReadOperations,
  input: NewLeagueCalendarInput,
  times: Partial<Pick<CalendarPlan, 'openings' | 'deadlines'>>,
): Promise<LeagueCalendar> {
  const begun = begunCalendar(input);
  // A first day needs a plan that opens weeks by itself.
  const isOpenedByHand =
    times.openings?.length === 0 && begun.kind === 'replay' && begun.opensAfter;
  const plan = { ...begun.plan, ...(isOpenedByHand ? {} : times), noSchool: upcomingHolidays() };
  const calendar = { ...begun, plan };
  await requireWeekStatisticsIn(reader, calendar);
  return calendar;
}

function begunCalendar(input: NewLeagueCalendarInput): LeagueCalendar {
  const { now, timeZone } = getServices();
  if (input.kind === 'live') return DEFAULT_LIVE_CALENDAR;
  const { statisticsSeason, week, opensOn } = input;
  return opensOn && week === 1
    ? createWaitingReplayCalendar(statisticsSeason, opensOn, now(), timeZone)
    : replayCalendarStartedAtWeek(statisticsSeason, week, now());
}
