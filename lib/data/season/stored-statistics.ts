import { FINAL_WEEK } from '@/lib/domain/football/schedule';
import { DAY_MS } from '@/lib/domain/time/calendar';
import { timestampFromDate } from '@/lib/domain/time/timestamp';
import { teamWeekKey } from '@/lib/nfl/nflverse/source';
import { toOneSeasonPlayerOrEmptyList } from '@/lib/nfl/snapshot';
import { SourceError, type StoredRosterData } from '@/lib/nfl/source';
import { getServices } from '@/lib/platform/services';
import { rateLimits } from '@/lib/store/collections/accounts';
import { nflPlayers, nflSchedule, nflTeams } from '@/lib/store/collections/football';
import { seasonImports } from '@/lib/store/collections/season';
import { equalConditions } from '@/lib/store/port';
import { dailyApiCallsUsedUpText } from '@/words/season-clock';

/**
 * Counts one call to SportsDataIO against what the installation allows itself in a day (UTC). The
 * count lies in the store, so all processes and commands share it, and `npm run purge` clears it
 * away. Throws a {@link SourceError} `quota` when the day's calls are used up.
 */
export async function countSportsDataCall(dailyCalls: number): Promise<void> {
  const { store, now } = getServices();
  const day = Math.floor(now().getTime() / DAY_MS);
  const id = `sportsdata-${day}`;
  const isFree = await store.transaction(async (transaction) => {
    const count = (await transaction.get(rateLimits, id))?.count ?? 0;
    if (count >= dailyCalls) return false;
    transaction.set(rateLimits, {
      id,
      count: count + 1,
      windowEndsAt: timestampFromDate(new Date((day + 1) * DAY_MS)),
      blockedUntil: null,
    });
    return true;
  });
  if (isFree) return;
  throw new SourceError('quota', dailyApiCallsUsedUpText(dailyCalls));
}

/**
 * Teams and players of a season, or of the last one before it that is stored (at most five back),
 * so ids stay the same.
 */
export async function readSeasonOrEarlierTeamsAndPlayers(
  season: number,
): Promise<StoredRosterData> {
  const { store } = getServices();
  for (let year = season; year > season - 6; year -= 1) {
    const ofSeason = { where: equalConditions({ Season: year }) };
    const [players, teams] = await Promise.all([
      store.query(nflPlayers, ofSeason),
      store.query(nflTeams, ofSeason),
    ]);
    if (players.length > 0)
      return {
        players: players.flatMap(toOneSeasonPlayerOrEmptyList),
        teams: teams.map(({ id: _, Season: __, ...team }) => team),
        isThisSeason: year === season,
      };
  }
  return { players: [], teams: [], isThisSeason: false };
}

export async function readCanceledTeamWeeks(season: number): Promise<ReadonlySet<string>> {
  const canceled = await getServices().store.query(nflSchedule, {
    where: equalConditions({ Season: season, Canceled: true }),
  });
  return new Set(
    canceled.flatMap(({ Week, HomeTeam, AwayTeam }) => [
      teamWeekKey(Week, HomeTeam),
      teamWeekKey(Week, AwayTeam),
    ]),
  );
}

export async function listSeasonsWithFinalWeekImported(): Promise<number[]> {
  const lastWeeks = await getServices().store.query(seasonImports, {
    where: equalConditions({ part: `week-${FINAL_WEEK}` }),
  });
  return lastWeeks.map(({ season }) => season).sort((a, b) => a - b);
}
