import { join } from 'node:path';
import { readSeasonFiles } from '@/lib/nfl/import/files';
import { validateSeason } from '@/lib/nfl/import/validate-season';
import { createSnapshot, type SeasonSnapshot, type SeasonSource } from '@/lib/nfl/snapshot';
import { TEST_SEASON } from './services';

let loading: Promise<SeasonSnapshot> | null = null;

/** The real season straight from the data files, without a store in between: quick enough to be read once for each test file. */
export const realSeason: SeasonSource = {
  load() {
    loading ??= readRealSeason();
    return loading;
  },
  close() {},
};

async function readRealSeason(): Promise<SeasonSnapshot> {
  const files = await readSeasonFiles(join(process.cwd(), 'data'), TEST_SEASON);
  const { season, problems } = validateSeason(files, TEST_SEASON);
  if (!season) throw new Error(`The season files are not usable: ${JSON.stringify(problems.slice(0, 3))}`);
  return createSnapshot({
    season: TEST_SEASON,
    players: season.players.map((player) => ({ ...player, id: `${TEST_SEASON}_${player.PlayerID}` })),
    teams: season.teams.map((team) => ({ ...team, Season: TEST_SEASON, id: `${TEST_SEASON}_${team.TeamID}` })),
    playerGames: season.weeks.flatMap((week) =>
      week.playerGames.map((game) => ({ ...game, id: `${TEST_SEASON}_${week.week}_${game.PlayerID}` })),
    ),
    defenseGames: season.weeks.flatMap((week) =>
      week.defenseGames.map((game) => ({ ...game, id: `${TEST_SEASON}_${week.week}_${game.TeamID}` })),
    ),
    schedule: season.weeks.flatMap((week) => week.schedule.map((game) => ({ ...game, id: game.GameKey }))),
  });
}
