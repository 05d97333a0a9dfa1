import { DomainError } from '@/lib/data/errors';
import { type CalendarChange, changeCalendar } from '@/lib/domain/calendar/change';
import type { LeagueClock } from '@/lib/domain/calendar/clock';
import type { CopyableClassSetting } from '@/lib/domain/class/copyable-settings';
import {
  addRulesFromWeek,
  formulaSetOfWeek,
  isSameFormulaSet,
} from '@/lib/domain/football/own-formulas';
import { FINAL_WEEK } from '@/lib/domain/football/schedule';
import type { League } from '@/lib/store/collections/leagues';
import { calendarRefusal } from '@/words/calendar';
import { NO_WEEK_LEFT } from '@/words/formula-sets';
import type { LeagueCalendarState } from '../calendar/calendar-state';

/** How one class works, which another class can take over. */
type ClassAtWork = { readonly league: League; readonly clock: LeagueClock };

/** The class's own formula set from its next week on; null if each student's level applies. */
export function upcomingFormulaSet({ league, clock }: ClassAtWork) {
  const { statisticsSeason, currentWeek } = clock;
  const week = Math.min(currentWeek + 1, FINAL_WEEK);
  return formulaSetOfWeek(league.formulaSets, { statisticsSeason, week });
}

/** The settings of `from` that hold for every week; an undefined one means the default. */
export function settingsToCopy(
  from: League,
  parts: readonly CopyableClassSetting[],
  own?: League,
): Partial<League> {
  const { cardLines, estimateOff, driveOff, startLevel, boardLevel, gradebook } = from;
  return {
    ...(parts.includes('cards') ? { cardLines, estimateOff, driveOff } : {}),
    ...(parts.includes('levels') ? { startLevel, boardLevel } : {}),
    // Each class has its own excused weeks.
    ...(parts.includes('gradebook')
      ? {
          gradebook: gradebook && {
            ...gradebook,
            excusedWeeks: own?.gradebook?.excusedWeeks ?? {},
          },
        }
      : {}),
  };
}

/**
 * `to` with the chosen settings of `from`. Formulas count from its next week on, as when its
 * teacher writes them; its days off get those that it lacks.
 */
export function withCopiedSettings(
  from: ClassAtWork & Pick<LeagueCalendarState, 'calendar'>,
  to: ClassAtWork & LeagueCalendarState,
  parts: readonly CopyableClassSetting[],
): League {
  const { league, clock } = to;
  const { statisticsSeason, currentWeek } = clock;
  const changed = { ...league, ...settingsToCopy(from.league, parts, league) };
  if (parts.includes('formulas')) {
    const set = upcomingFormulaSet(from);
    if (!isSameFormulaSet(upcomingFormulaSet(to), set)) {
      if (currentWeek >= FINAL_WEEK) throw new DomainError('not-allowed', NO_WEEK_LEFT);
      const place = { statisticsSeason, week: currentWeek + 1 };
      changed.formulaSets = addRulesFromWeek(league.formulaSets, place, set);
    }
  }
  const { openings, deadlines, noSchool } = from.calendar.plan;
  const changes: CalendarChange[] = [
    ...(parts.includes('plan') ? [{ kind: 'plan' as const, openings, deadlines }] : []),
    ...(parts.includes('days-off')
      ? noSchool.map((off) => ({ kind: 'no-school' as const, ...off }))
      : []),
  ];
  for (const change of changes) {
    const next = changeCalendar(changed.calendar ?? to.calendar, change, to.context);
    if (next === 'unchanged') continue;
    if ('refused' in next) throw new DomainError('not-allowed', calendarRefusal(next.refused));
    changed.calendar = next.calendar;
  }
  return changed;
}
