import { invalidateLeagueCaches } from '@/lib/data/access/league';
import { writeAudit } from '@/lib/data/audit';
import { DomainError } from '@/lib/data/errors';
import { type CommandLineOperator, OPERATOR_ACTOR_ID } from '@/lib/data/operator';
import { rereadLeague } from '@/lib/data/season/leagues';
import {
  LEAGUE_OPENINGS_LEASE_ID,
  type LeaseHolderId,
  releaseLease,
  takeLease,
} from '@/lib/data/season/lease';
import { calendarContext, openReplayWeek } from '@/lib/domain/calendar/change';
import { getServices } from '@/lib/platform/services';
import { leagues } from '@/lib/store/collections/leagues';
import {
  clearOpeningsCache,
  listLeagueIdsWithOpeningDue,
  nextAutomaticOpening,
  postponeOpeningRetry,
  yieldToEventLoop,
} from './automatic-openings';
import { requireWeekStatisticsIn } from './calendar-state';

const AT_ONCE = 5;

/** `waiting` weeks still lack statistics; `errors` lists the kinds of unexpected errors. */
type OpenedWeeksReport = { opened: number; waiting: number; errors: string[] };

/**
 * Opens the next week of every league whose plan says that it is due. Only one process of a store
 * does it; null when another one does it now, or nothing is due. After an outage each league gets
 * one of its missed weeks, never several at once.
 */
export async function openDueWeeks(
  _operator: CommandLineOperator,
  holder: LeaseHolderId,
): Promise<OpenedWeeksReport | null> {
  if (
    (await listLeagueIdsWithOpeningDue()).length === 0 ||
    !(await takeLease(holder, LEAGUE_OPENINGS_LEASE_ID))
  )
    return null;
  try {
    // Another process may have opened them all a moment ago.
    clearOpeningsCache();
    const due = await listLeagueIdsWithOpeningDue();
    if (due.length === 0) return null;
    const done: OpenedWeeksReport = { opened: 0, waiting: 0, errors: [] };
    for (let from = 0; from < due.length; from += AT_ONCE) {
      for (const outcome of await Promise.all(due.slice(from, from + AT_ONCE).map(openDueWeek))) {
        if (outcome === 'opened') done.opened += 1;
        else if (outcome === 'waiting') done.waiting += 1;
        else if (outcome) done.errors.push(outcome.error);
      }
      await yieldToEventLoop();
    }
    clearOpeningsCache();
    return done;
  } finally {
    await releaseLease(holder, { id: LEAGUE_OPENINGS_LEASE_ID });
  }
}

/**
 * Decides again in the transaction, because the teacher may have paused since, or opened the week
 * first. Null if there is nothing left to do.
 */
async function openDueWeek(
  leagueId: string,
): Promise<'opened' | 'waiting' | { error: string } | null> {
  const { store, now, timeZone } = getServices();
  try {
    const opened = await store.transaction(async (transaction) => {
      const league = await transaction.get(leagues, leagueId);
      const next = league && nextAutomaticOpening(league);
      if (league?.calendar?.kind !== 'replay' || !next || next.at > now()) return null;
      const { calendar } = league;
      const context = calendarContext({
        calendar,
        openedWeeks: calendar,
        now: now(),
        timeZone,
      });
      const changed = openReplayWeek(calendar, next.week, context);
      if (changed === 'unchanged' || 'refused' in changed) return null;
      await requireWeekStatisticsIn(transaction, changed.calendar);
      transaction.merge(leagues, leagueId, { calendar: changed.calendar });
      writeAudit(transaction, {
        actorId: OPERATOR_ACTOR_ID,
        action: 'calendar.open-week',
        target: leagueId,
      });
      return league;
    });
    if (opened) invalidateLeagueCaches(opened);
    else rereadLeague(leagueId);
    return opened && 'opened';
  } catch (error) {
    // A league that can't be opened must not delay the others. Only the kind of error is logged,
    // because its message could quote anything.
    postponeOpeningRetry(leagueId);
    return error instanceof DomainError
      ? 'waiting'
      : { error: error instanceof Error ? error.name : typeof error };
  }
}
