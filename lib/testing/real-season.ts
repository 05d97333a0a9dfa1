import { join } from 'node:path';
import { readSeasonFiles } from '@/lib/nfl/import/table';
import { validateSeason } from '@/lib/nfl/import/validate-season';
import { createSnapshot, type SeasonSnapshot, type SeasonSource } from '@/lib/nfl/snapshot';
import { TEST_SEASON } from './services';

const loading = new Map<number, Promise<SeasonSnapshot>>();
const loaded = new Map<number, SeasonSnapshot>();

/** The season of the tests straight from the data files, without a store in between: quick enough to be read once for each test file. */
export const realSeason: SeasonSource = {
  load: () => realSeasonOf(TEST_SEASON),
  held: () => loaded.get(TEST_SEASON) ?? null,
  close() {},
};

/** Each season that comes with the app as itself. */
export const realSeasons: SeasonSource = {
  load: (season) => realSeasonOf(season),
  held: (season) => loaded.get(season) ?? null,
  close() {},
};

/** One of the seasons that come with the app. */
export function realSeasonOf(year: number): Promise<SeasonSnapshot> {
  const known = loading.get(year) ?? readRealSeason(year);
  loading.set(year, known);
  return known;
}

async function readRealSeason(year: number): Promise<SeasonSnapshot> {
  const files = await readSeasonFiles(join(process.cwd(), 'data'), year);
  const { season, problems } = validateSeason(files, year);
  if (!season) throw new Error(`The season files are not usable: ${JSON.stringify(problems.slice(0, 3))}`);
  const snapshot = createSnapshot({
    season: year,
    players: season.players.map((player) => ({ ...player, id: `${year}_${player.PlayerID}` })),
    teams: season.teams.map((team) => ({ ...team, Season: year, id: `${year}_${team.TeamID}` })),
    playerGames: season.weeks.flatMap((week) =>
      week.playerGames.map((game) => ({ ...game, id: `${year}_${week.week}_${game.PlayerID}` })),
    ),
    defenseGames: season.weeks.flatMap((week) =>
      week.defenseGames.map((game) => ({ ...game, id: `${year}_${week.week}_${game.TeamID}` })),
    ),
    schedule: season.weeks.flatMap((week) => week.schedule.map((game) => ({ ...game, id: game.GameKey }))),
  });
  loaded.set(year, snapshot);
  return snapshot;
}
