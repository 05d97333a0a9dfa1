import { requireOwnLeague } from '@/lib/data/access/league';
import type { Viewer } from '@/lib/data/access/viewer';
import { formatDeadline } from '@/lib/domain/football/schedule';
import { formatCalendarDay, isPurgeDue } from '@/lib/domain/retention';
import { dateFromTimestamp } from '@/lib/domain/timestamp';
import { env } from '@/lib/server/env';
import { getServices } from '@/lib/server/services';
import { studentProfiles } from '@/lib/store/collections/profiles';
import { purgeDayOf } from '../privacy/retention';
import type { LeagueJoinDto, LeagueSettingsDto } from './dto';

/** What can be changed about an own league, and until when it is kept. 'not-found' for anybody else's. */
export async function getLeagueSettings(viewer: Viewer, leagueId: string): Promise<LeagueSettingsDto> {
  const { league, meta } = await requireOwnLeague(viewer, leagueId);
  const { store, now, timeZone } = getServices();
  const purgeDay = purgeDayOf(league.createdAt);
  return {
    id: league.id,
    name: league.name,
    code: league.code,
    password: league.password,
    season: league.season,
    isPast: league.season !== meta.currentSeason,
    archivedText: league.archivedAt ? formatDeadline(dateFromTimestamp(league.archivedAt), timeZone) : null,
    isDeleting: Boolean(league.deletingAt),
    studentCount: await store.count(studentProfiles, {
      where: [
        { field: 'leagueId', op: '==', value: league.id },
        { field: 'season', op: '==', value: league.season },
      ],
    }),
    retention: {
      purgeDayText: formatCalendarDay(purgeDay),
      isDue: isPurgeDue(purgeDay, now(), timeZone),
      daysAfterSchoolYear: env().RETENTION_DAYS_AFTER_SEASON,
    },
  };
}

/** What a class needs to join an own league, for the wall and for paper. 'not-found' for anybody else's. */
export async function getLeagueJoin(viewer: Viewer, leagueId: string): Promise<LeagueJoinDto> {
  const { league, meta } = await requireOwnLeague(viewer, leagueId);
  const closed = league.season !== meta.currentSeason ? 'past' : league.archivedAt || league.deletingAt ? 'archived' : null;
  return { name: league.name, code: league.code, password: league.password, host: new URL(env().NEXTAUTH_URL).host, closed };
}
