import { randomBytes } from 'node:crypto';
import { requireLeagueNotPastOrDeleting, writeOwnLeague } from '@/lib/data/access/league';
import type { Viewer } from '@/lib/data/access/viewer';
import { moveClassToSeasonIn } from '@/lib/data/class-move/move-students';
import { DomainError } from '@/lib/data/errors';
import {
  type CalendarChange,
  type CalendarRefusal,
  changeCalendar,
} from '@/lib/domain/calendar/change';
import type { LeagueCalendar } from '@/lib/domain/calendar/league-calendar';
import type { AuditAction } from '@/lib/domain/site/audit-actions';
import { leagues } from '@/lib/store/collections/leagues';
import { ALREADY_ANSWERED, calendarRefusal } from '@/words/calendar';
import { hasClassAnswersInWeek } from '../work/class';
import { clearOpeningsCache } from './automatic-openings';
import {
  findPlannedSeasonSwitch,
  readCalendarState,
  requireWeekStatisticsIn,
} from './calendar-state';
import type { CalendarChangeInput, SeasonSwitchInput } from './dto';

const AUDIT_ACTION_OF: Readonly<Record<CalendarChange['kind'], AuditAction>> = {
  'open-week': 'calendar.open-week',
  'undo-week': 'calendar.undo-week',
  'add-days-off': 'calendar.no-school',
  'remove-days-off': 'calendar.school',
  'more-days': 'calendar.more-days',
  pause: 'calendar.pause',
  'go-on': 'calendar.go-on',
  plan: 'calendar.plan',
};

const codeOf = (refusal: CalendarRefusal) =>
  refusal === 'season-over' || refusal.startsWith('too-many')
    ? 'limit-reached'
    : refusal === 'other-week'
      ? 'conflict'
      : 'not-allowed';

/**
 * Decides and audits one change to a league's calendar in one transaction. Repeating it changes
 * nothing. A league without a calendar gets one with its first change. 'not-found' for anyone
 * else's league; 'conflict' when another week has opened since.
 */
export async function changeLeagueCalendar(
  viewer: Viewer,
  { leagueId, change }: CalendarChangeInput,
): Promise<{ week: number }> {
  const changed = await writeOwnLeague(
    viewer,
    { leagueId, action: AUDIT_ACTION_OF[change.kind], needs: 'manage' },
    async (transaction, own, log) => {
      requireLeagueNotPastOrDeleting(own);
      const { calendar, context } = await readCalendarState(own.league, transaction);
      const changed = changeCalendar(calendar, change, context);
      if (changed === 'unchanged') return { week: context.currentWeek };
      if ('refused' in changed)
        throw new DomainError(codeOf(changed.refused), calendarRefusal(changed.refused));
      if (change.kind === 'open-week') await requireWeekStatisticsIn(transaction, changed.calendar);
      if (
        change.kind === 'undo-week' &&
        (await hasClassAnswersInWeek(transaction, own.league, change.week))
      ) {
        throw new DomainError('not-allowed', ALREADY_ANSWERED);
      }
      const calendarNow =
        change.kind === 'pause' ? pausedBy(changed.calendar, own.teacherName) : changed.calendar;
      transaction.merge(leagues, leagueId, { calendar: calendarNow });
      log();
      return {
        week:
          changed.calendar.kind === 'replay' ? changed.calendar.currentWeek : context.currentWeek,
      };
    },
  );
  clearOpeningsCache(leagueId);
  return changed;
}

/** The pause stores the name, so no page of the class has to look it up. */
const pausedBy = (calendar: LeagueCalendar, by: string): LeagueCalendar => ({
  ...calendar,
  paused: calendar.paused && { ...calendar.paused, by },
});

/**
 * Plays another season from now on, or another week of the same one, with the whole class in one
 * transaction. Other statistics mean a new draft; the work so far waits, and is there again after a
 * way back. The week that is open already changes nothing. 'unavailable' for a week without
 * statistics, 'limit-reached' for a class that is too big, 'not-found' for anyone else's league.
 */
export async function switchLeagueSeason(
  viewer: Viewer,
  { leagueId, wanted }: SeasonSwitchInput,
): Promise<{ week: number }> {
  const switched = await writeOwnLeague(
    viewer,
    { leagueId, action: 'calendar.season', needs: 'manage' },
    async (transaction, own, log) => {
      requireLeagueNotPastOrDeleting(own);
      const found = await findPlannedSeasonSwitch(own.league, wanted, transaction);
      if (!found) return { week: own.clock.currentWeek };
      const { from, to, calendar } = found;
      await requireWeekStatisticsIn(transaction, calendar);
      const students = await moveClassToSeasonIn(transaction, own.league, { from, to });
      // In an empty class nobody has seen the weeks that were open, so their lineups stay free.
      const openedUpTo = students > 0 ? calendar.openedUpTo : own.league.calendar?.openedUpTo;
      transaction.merge(leagues, leagueId, { calendar: { ...calendar, openedUpTo } });
      log();
      return { week: to.currentWeek };
    },
  );
  clearOpeningsCache(leagueId);
  return switched;
}

/**
 * Replaces the secret address `from` of the class's dates, which stops working at once; null
 * creates the first one. Repeating it changes nothing, because the address then no longer matches
 * `from`.
 */
export async function renewCalendarFeedAddress(
  viewer: Viewer,
  { leagueId, from }: { leagueId: string; from: string | null },
): Promise<{ key: string }> {
  return writeOwnLeague(
    viewer,
    { leagueId, action: 'calendar.address', needs: 'manage' },
    async (transaction, own, log) => {
      requireLeagueNotPastOrDeleting(own);
      const { feedKey } = own.league;
      if (feedKey && feedKey !== from) return { key: feedKey };
      const key = randomBytes(16).toString('hex');
      transaction.merge(leagues, leagueId, { feedKey: key });
      log();
      return { key };
    },
  );
}
