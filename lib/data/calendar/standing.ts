import { readMeta, readMetaIn } from '@/lib/data/season/meta';
import { type CalendarSituation, PLAIN_CALENDAR, situationOf } from '@/lib/domain/calendar/change';
import type { CalendarStanding, LeagueCalendar } from '@/lib/domain/calendar/league-calendar';
import { getServices } from '@/lib/server/services';
import type { League } from '@/lib/store/collections/leagues';
import type { ReadOperations } from '@/lib/store/port';

/** A league's calendar and where the class stands in it. A league without one has the plain one, which is the live season's. */
export type Standing = { calendar: LeagueCalendar; standing: CalendarStanding; situation: CalendarSituation };

function standingOf(league: League, live: CalendarStanding): Standing {
  const { now, timeZone } = getServices();
  const calendar = league.calendar ?? PLAIN_CALENDAR;
  const standing = calendar.kind === 'replay' ? calendar : live;
  return { calendar, standing, situation: situationOf(calendar, standing, now(), timeZone) };
}

export async function readStanding(league: League): Promise<Standing> {
  return standingOf(league, await readMeta());
}

/** The same inside a transaction. */
export async function readStandingIn(reader: ReadOperations, league: League): Promise<Standing> {
  return standingOf(league, await readMetaIn(reader));
}
