import type { Viewer } from '@/lib/data/access/viewer';
import { GAME_WEEKS, LAST_WEEK } from '@/lib/domain/football/schedule';
import { getServices } from '@/lib/platform/services';
import { nflDefenseGames, schedule } from '@/lib/store/collections/football';
import { equal } from '@/lib/store/port';
import type { CanceledGamesDto } from './dto';
import { requireAdmin } from './require-admin';

/**
 * The canceled games of the live season, and the gap in the schedule of its next week. For admins;
 * 'not-found' for every other teacher.
 */
export async function getCanceledGames(viewer: Viewer): Promise<CanceledGamesDto> {
  const { clock } = await requireAdmin(viewer, 'admin.page');
  const { store, seasons } = getServices();
  const { season: Season } = clock;
  const next = Math.min(clock.currentWeek + 1, LAST_WEEK);
  const [season, ofNext, marked] = await Promise.all([
    seasons.load(Season),
    store.query(schedule, { where: equal({ Season, Week: next }) }),
    store.query(schedule, { where: equal({ Season, Canceled: true }) }),
  ]);
  const teams = [...season.teams.values()];
  const there = new Set(ofNext.flatMap(({ AwayTeam, HomeTeam }) => [AwayTeam, HomeTeam]));
  const gap =
    ofNext.length === 0
      ? []
      : teams.filter(({ Team, ByeWeek }) => !there.has(Team) && ByeWeek !== next);
  const canceled = marked.toSorted((a, b) => a.Week - b.Week);
  return {
    season: Season,
    weeks: [...GAME_WEEKS],
    teams: teams
      .map(({ Team, FullName }) => ({ team: Team, name: FullName }))
      .sort((a, b) => a.name.localeCompare(b.name, 'en')),
    canceled: await Promise.all(
      canceled.map(async ({ Week: week, AwayTeam: away, HomeTeam: home }) => {
        const sides = teams
          .filter(({ Team }) => [away, home].includes(Team))
          .map(({ TeamID }) => TeamID);
        const rows = await store.query(nflDefenseGames, { where: equal({ Season, Week: week }) });
        return { week, away, home, hasNumbers: rows.some(({ TeamID }) => sides.includes(TeamID)) };
      }),
    ),
    gap: { week: next, teams: gap.map(({ Team }) => Team) },
  };
}
