import type { DaysOff } from '@/lib/domain/calendar/league-calendar';
import { isListedDayOff, type PlannedWeek } from '@/lib/domain/calendar/plan';
import {
  addDays,
  type CalendarDay,
  isWeekend,
  toCalendarDay,
  weekdayOfDay,
} from '@/lib/domain/time/calendar';
import { shortMonthOfIsoDayName, weekdayDateOfIsoDayText } from '@/words/calendar';
import type { SchoolDayDto, SchoolWeekDto } from './dto';

const SCHOOL_WEEK = [0, 1, 2, 3, 4];
const WHOLE_WEEK = [...SCHOOL_WEEK, 5, 6];
const MAX_WEEKS = 60;

type Marked = { day: CalendarDay; mark: SchoolDayDto['marks'][number] };

/**
 * The school weeks from the first opening to the last known deadline, and at least to today.
 * Weekends are included where something opens or is due on one.
 */
export function schoolWeekDtos(
  weeks: readonly PlannedWeek[],
  noSchool: readonly DaysOff[],
  now: Date,
  timeZone: string,
): SchoolWeekDto[] {
  const dayOf = (moment: Date) => toCalendarDay(moment, timeZone);
  const marked: Marked[] = weeks.flatMap(
    ({ week, opensAt, dueAt, opensLater, dueMoved, state }) => {
      const isPast = state === 'past';
      return [
        ...(opensAt
          ? [
              {
                day: dayOf(opensAt),
                mark: { kind: 'opens' as const, week, moved: opensLater, isPast },
              },
            ]
          : []),
        ...(dueAt
          ? [{ day: dayOf(dueAt), mark: { kind: 'due' as const, week, moved: dueMoved, isPast } }]
          : []),
      ];
    },
  );
  const today = dayOf(now);
  const days = [today, ...marked.map(({ day }) => day)].toSorted();
  const isOnWeekend = marked.some(({ day }) => isWeekend(day));
  const last = days.at(-1) ?? today;
  const columns: SchoolWeekDto[] = [];
  for (
    let monday = mondayOf(days[0] ?? today);
    monday <= last && columns.length < MAX_WEEKS;
    monday = addDays(monday, 7)
  ) {
    const start = monday;
    const dayOfMonth = Number(start.slice(8));
    const isFirstWeekOfMonth = dayOfMonth <= 7;
    columns.push({
      month: isFirstWeekOfMonth || columns.length === 0 ? shortMonthOfIsoDayName(start) : null,
      date: dayOfMonth,
      days: (isOnWeekend ? WHOLE_WEEK : SCHOOL_WEEK).map((offset) => {
        const day = addDays(start, offset);
        const band = weeks.findLast(({ opensAt }) => opensAt && dayOf(opensAt) <= day);
        return {
          name: weekdayDateOfIsoDayText(day),
          isToday: day === today,
          isOff: isListedDayOff(day, noSchool),
          band: band && day <= last ? { week: band.week, state: band.state } : null,
          marks: marked.filter((each) => each.day === day).map(({ mark }) => mark),
        };
      }),
    });
  }
  return columns;
}

const mondayOf = (day: CalendarDay): CalendarDay => addDays(day, -((weekdayOfDay(day) + 6) % 7));
