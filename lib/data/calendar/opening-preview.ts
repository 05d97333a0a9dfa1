import { isLeagueOpen, listOwnAndSharedLeagues, requireOwnLeague } from '@/lib/data/access/league';
import type { Viewer } from '@/lib/data/access/viewer';
import { changeCalendar } from '@/lib/domain/calendar/change';
import { isLate } from '@/lib/domain/calendar/clock';
import type { LeagueCalendar } from '@/lib/domain/calendar/league-calendar';
import { countSchoolDaysOfWeek, deadlineOf } from '@/lib/domain/calendar/plan';
import { numberedLeaguesByPeriod } from '@/lib/domain/class/period';
import { getServices } from '@/lib/platform/services';
import type { League } from '@/lib/store/collections/leagues';
import {
  boxScoresVisibleRightAwayText,
  classCalendarStateText,
  deadlineAndSchoolDayCountText,
  lineupLockEffectText,
  opensByItselfText,
  shortMomentText,
  shortWeekdayDateText,
  stillAtWorkText,
  twoMoreDaysText,
} from '@/words/calendar';
import { type LeagueCalendarState, readCalendarState } from './calendar-state';
import type { DeadlineOptionDto, WeekOpeningEffectsDto, WeekOpeningPreviewDto } from './dto';
import {
  LINEUP_TASK_INDEX,
  laterWeekChangeSentences,
  openWeekDeadlinePlusTwoSchoolDays,
  prepareOpenWeekRowsForDeadline,
  SCORE_CARD_TASK_INDEX,
} from './effects';

const MAX_CHOICES = 5;

/**
 * Previews opening the next week of a league, with the teacher's other classes of this school year
 * that wait for the same week and can be opened together with it. 'not-found' for anyone else's
 * league.
 */
export async function previewWeekOpening(
  viewer: Viewer,
  leagueId: string,
): Promise<WeekOpeningPreviewDto> {
  const { viewer: teacher, league, clock } = await requireOwnLeague(viewer, leagueId, 'look');
  const { timeZone } = getServices();
  const own = await readCalendarState(league);
  const week = own.context.currentWeek + 1;
  const { documents } = await listOwnAndSharedLeagues(teacher.accountId, league.season, 'manage');
  const inOrder = numberedLeaguesByPeriod(clock.isPast ? [] : documents.filter(isLeagueOpen));
  const classes = await Promise.all(
    inOrder.map(async (each) => {
      const { id, name } = each.league;
      const openedWeeks = await readCalendarState(each.league);
      const { calendar, context } = openedWeeks;
      return {
        leagueId: id,
        name,
        period: each.period,
        stateText: classCalendarStateText(
          calendar.kind,
          context.currentWeek,
          calendar.paused !== null,
        ),
        opening: await openingDto(each.league, openedWeeks, week),
      };
    }),
  );
  const isThis = (each: { leagueId: string }) => each.leagueId === leagueId;
  const { next } = clock;
  return {
    leagueId,
    week: classes.some((each) => isThis(each) && each.opening) ? week : null,
    byItself: opensByItselfText(
      next?.by === 'plan' && next.at ? shortMomentText(next.at, timeZone) : null,
    ),
    classes: [...classes.filter(isThis), ...classes.filter((each) => !isThis(each))],
  };
}

async function openingDto(
  league: League,
  own: LeagueCalendarState,
  week: number,
): Promise<WeekOpeningEffectsDto | null> {
  const { currentWeek, now, timeZone } = own.context;
  const openWith = (days?: number): LeagueCalendar | null => {
    const opened = changeCalendar(own.calendar, { kind: 'open-week', week, days }, own.context);
    return typeof opened === 'object' && 'calendar' in opened ? opened.calendar : null;
  };
  const soonest = openWith();
  if (!soonest) return null;
  const due = own.context.deadlineOf(currentWeek);
  const isOver = due !== null && isLate(now, due);
  const more = openWeekDeadlinePlusTwoSchoolDays(own);
  const { rows } = (await prepareOpenWeekRowsForDeadline(league, currentWeek))(due);
  const atWork = rows.filter(({ tasks }) => tasks[SCORE_CARD_TASK_INDEX] === 'open').length;
  const earlierUntil = (moment: Date | null) =>
    stillAtWorkText(
      atWork,
      currentWeek,
      moment && !isLate(now, moment) ? shortMomentText(moment, timeZone) : null,
    );
  const without = rows
    .filter(({ tasks }) => tasks[LINEUP_TASK_INDEX] === 'open')
    .map(({ name }) => name);
  const fewest = soonest.plan.extensions[week] ?? 0;
  const dues = Array.from({ length: MAX_CHOICES }, (_, more) => {
    const opened = openWith(fewest + more);
    return opened ? [dueChoice(own, opened, week, fewest + more)] : [];
  }).flat();
  return {
    students: rows.length,
    lineups:
      rows.length > 0
        ? lineupLockEffectText(week, { students: rows.length, without, isLocked: isOver })
        : null,
    earlier: rows.length > 0 && currentWeek > 0 ? earlierUntil(due) : null,
    sees: boxScoresVisibleRightAwayText(week),
    moreDays:
      atWork > 0 && more
        ? {
            days: more.days,
            text: twoMoreDaysText(shortWeekdayDateText(more.due, timeZone)),
            earlier: earlierUntil(more.due),
          }
        : null,
    currentWeek,
    dues,
  };
}

function dueChoice(
  own: LeagueCalendarState,
  opened: LeagueCalendar,
  week: number,
  days: number,
): DeadlineOptionDto {
  const { now, timeZone } = own.context;
  const due = deadlineOf(opened, week, now, timeZone);
  const schoolDays = countSchoolDaysOfWeek(now, due, opened.plan.noSchool, timeZone);
  const weekdays = countSchoolDaysOfWeek(now, due, [], timeZone);
  return {
    days,
    day: shortWeekdayDateText(due, timeZone),
    sentence: deadlineAndSchoolDayCountText(shortMomentText(due, timeZone), schoolDays, weekdays),
    later: laterWeekChangeSentences(own, opened),
  };
}
