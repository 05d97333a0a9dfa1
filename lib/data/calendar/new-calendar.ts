import { DomainError } from '@/lib/data/errors';
import { newReplay } from '@/lib/domain/calendar/change';
import type { LeagueCalendar } from '@/lib/domain/calendar/league-calendar';
import { getServices } from '@/lib/platform/services';
import { seasonImports } from '@/lib/store/collections/season';
import type { ReadOperations } from '@/lib/store/port';
import { weekNotImported } from '@/words/calendar';
import type { NewCalendarInput } from './dto';

/**
 * 'unavailable' where the open week of a replay has no statistics: it would be a week in which no
 * one can answer.
 */
export async function requireWeekIn(
  reader: ReadOperations,
  calendar: LeagueCalendar,
): Promise<void> {
  if (calendar.kind !== 'replay') return;
  const { statisticsSeason, currentWeek } = calendar;
  if (await reader.get(seasonImports, `${statisticsSeason}_week-${currentWeek}`)) return;
  throw new DomainError('unavailable', weekNotImported(currentWeek, statisticsSeason));
}

/**
 * The calendar of a league that is being opened; undefined for one that follows the live season.
 */
export async function newCalendarIn(
  reader: ReadOperations,
  input: NewCalendarInput | undefined,
): Promise<LeagueCalendar | undefined> {
  if (input?.kind !== 'replay') return undefined;
  const calendar = newReplay(input.statisticsSeason, input.week, getServices().now());
  await requireWeekIn(reader, calendar);
  return calendar;
}
