import { seasonPlayer } from '@/lib/nfl/snapshot';
import type { KnownSeason } from '@/lib/nfl/sportsdata/source';
import { getServices } from '@/lib/server/services';
import { nflPlayers, nflTeams } from '@/lib/store/collections/football';

/** Teams and players of a season, or of the last one before it that is stored (at most five back), so that ids stay the same. */
export async function readKnownSeason(season: number): Promise<KnownSeason> {
  const { store } = getServices();
  for (let year = season; year > season - 6; year -= 1) {
    const ofSeason = { where: [{ field: 'Season', op: '==', value: year }] } as const;
    const [players, teams] = await Promise.all([store.query(nflPlayers, ofSeason), store.query(nflTeams, ofSeason)]);
    if (players.length > 0)
      return {
        players: players.flatMap(seasonPlayer),
        teams: teams.map(({ id: _, Season: __, ...team }) => team),
        isThisSeason: year === season,
      };
  }
  return { players: [], teams: [], isThisSeason: false };
}
