import type { Viewer } from '@/lib/data/access/viewer';
import { listSeasonsWithFinalWeekImported } from '@/lib/data/season/stored-statistics';
import { FINAL_WEEK, GAME_WEEKS } from '@/lib/domain/football/schedule';
import { getServices } from '@/lib/platform/services';
import { nflDefenseGames, nflSchedule, nflTeams } from '@/lib/store/collections/football';
import { equalConditions } from '@/lib/store/port';
import type { CanceledGamesDto } from './dto';
import { requireAdmin } from './require-admin';

/**
 * The canceled games of all seasons in use, and the gap in the live season's next week. For admins;
 * 'not-found' for every other teacher.
 */
export async function getCanceledGames(viewer: Viewer): Promise<CanceledGamesDto> {
  const { clock } = await requireAdmin(viewer, 'admin.page');
  const { store } = getServices();
  const live = clock.season;
  const next = Math.min(clock.currentWeek + 1, FINAL_WEEK);
  const [replays, ofNext, marked, teams] = await Promise.all([
    listSeasonsWithFinalWeekImported(),
    store.query(nflSchedule, { where: equalConditions({ Season: live, Week: next }) }),
    store.query(nflSchedule, { where: equalConditions({ Canceled: true }) }),
    store.query(nflTeams, {}),
  ]);
  const seasons = [live, ...replays.filter((season) => season !== live).toReversed()];
  const names = new Map(
    teams
      .filter(({ Season }) => seasons.includes(Season))
      .sort((a, b) => a.Season - b.Season)
      .map(({ Team, FullName }) => [Team, FullName]),
  );
  const scheduledTeams = new Set(ofNext.flatMap(({ AwayTeam, HomeTeam }) => [AwayTeam, HomeTeam]));
  const gap =
    ofNext.length === 0
      ? []
      : teams.filter(
          ({ Season, Team, ByeWeek }) =>
            Season === live && !scheduledTeams.has(Team) && ByeWeek !== next,
        );
  const canceled = marked.toSorted((a, b) => b.Season - a.Season || a.Week - b.Week);
  return {
    seasons,
    weeks: [...GAME_WEEKS],
    teams: [...names]
      .map(([team, name]) => ({ team, name }))
      .sort((a, b) => a.name.localeCompare(b.name, 'en')),
    canceled: await Promise.all(
      canceled.map(async ({ Season, Week: week, AwayTeam: away, HomeTeam: home }) => {
        const sides = teams
          .filter((team) => team.Season === Season && [away, home].includes(team.Team))
          .map(({ TeamID }) => TeamID);
        const rows = await store.query(nflDefenseGames, {
          where: equalConditions({ Season, Week: week }),
        });
        const hasNumbers = rows.some(({ TeamID }) => sides.includes(TeamID));
        return { season: Season, week, away, home, hasNumbers };
      }),
    ),
    gap: { week: next, teams: gap.map(({ Team }) => Team) },
  };
}
