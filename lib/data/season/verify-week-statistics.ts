import { MAX_GAME_DURATION_MS } from '@/lib/nfl/source';
import { getServices } from '@/lib/platform/services';
import {
  type NflScheduledGame,
  nflDefenseGames,
  nflPlayerGames,
  nflSchedule,
  nflTeams,
} from '@/lib/store/collections/football';
import { equalConditions } from '@/lib/store/port';
import { noGamesYetText, weekIncompleteText } from '@/words/season-clock';

type WeekState =
  | { state: 'complete' }
  /** The last game isn't over: too little time has passed since its kickoff. */
  | { state: 'not-played'; lastKickoff: Date }
  | { state: 'missing' | 'incomplete'; sentence: string };

/**
 * A week is complete if each team plays, has its bye, or had its game canceled, each game is over,
 * and each team that played has a defense and players. It checks what is stored, not what an import
 * reported.
 */
export async function verifyWeekStatistics(season: number, week: number): Promise<WeekState> {
  const { store, now } = getServices();
  const ofWeek = { where: equalConditions({ Season: season, Week: week }) };
  const [teams, listed, playerGames, defenses] = await Promise.all([
    store.query(nflTeams, { where: equalConditions({ Season: season }) }),
    store.query(nflSchedule, ofWeek),
    store.query(nflPlayerGames, ofWeek),
    store.query(nflDefenseGames, ofWeek),
  ]);
  const canceled = new Set(listed.filter(({ Canceled }) => Canceled).flatMap(sidesOf));
  const games = listed.filter((game) => !sidesOf(game).some((side) => canceled.has(side)));
  if (games.length === 0) return { state: 'missing', sentence: noGamesYetText(week, season) };
  const lastKickoff = new Date(
    games.reduce(
      (last, { KickoffUTC }) => Math.max(last, Date.parse(KickoffUTC)),
      Number.NEGATIVE_INFINITY,
    ),
  );
  if (lastKickoff.getTime() + MAX_GAME_DURATION_MS > now().getTime())
    return { state: 'not-played', lastKickoff };

  const playing = new Set(games.flatMap(sidesOf));
  const teamsWithoutGame = teams
    .filter(({ Team, ByeWeek }) => !playing.has(Team) && !canceled.has(Team) && ByeWeek !== week)
    .map(({ Team }) => Team);
  if (teamsWithoutGame.length > 0) return incomplete(week, 'game', teamsWithoutGame);
  for (const [what, rows] of [
    ['defense', defenses],
    ['players', playerGames],
  ] as const) {
    const teamsWithRows = new Set(rows.map(({ Team }) => Team));
    const missingTeams = [...playing].filter((team) => !teamsWithRows.has(team));
    if (missingTeams.length > 0) return incomplete(week, what, missingTeams);
  }
  return { state: 'complete' };
}

const sidesOf = ({ HomeTeam, AwayTeam }: NflScheduledGame) => [HomeTeam, AwayTeam];

const incomplete = (...about: Parameters<typeof weekIncompleteText>): WeekState => ({
  state: 'incomplete',
  sentence: weekIncompleteText(...about),
});
