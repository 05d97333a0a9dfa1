import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readSeasonFiles } from '@/lib/nfl/import/table';
import { validateSeason } from '@/lib/nfl/import/validate-season';
import {
  createSeasonSnapshot,
  type SeasonSnapshot,
  type SeasonSnapshotCache,
} from '@/lib/nfl/snapshot';
import { TEST_SEASON } from './services';

const loading = new Map<number, Promise<SeasonSnapshot>>();
const loaded = new Map<number, SeasonSnapshot>();

/** The test season read from the data files without a store, fast enough for each test file. */
export const realSeason: SeasonSnapshotCache = {
  load: () => realSeasonOf(TEST_SEASON),
  loaded: () => loaded.get(TEST_SEASON) ?? null,
  close() {},
};

/** Each season that comes with the app. */
export const realSeasons: SeasonSnapshotCache = {
  load: (season) => realSeasonOf(season),
  loaded: (season) => loaded.get(season) ?? null,
  close() {},
};

/** The seasons of a map, in which a test can replace one. */
export function seasonCacheOf(seasons: ReadonlyMap<number, SeasonSnapshot>): SeasonSnapshotCache {
  const seasonIn = (year: number) => seasons.get(year) as SeasonSnapshot;
  return { load: async (year) => seasonIn(year), loaded: seasonIn, close() {} };
}

/** One of the seasons that come with the app. */
export function realSeasonOf(year: number): Promise<SeasonSnapshot> {
  const known = loading.get(year) ?? readRealSeason(year);
  loading.set(year, known);
  return known;
}

async function readRealSeason(year: number): Promise<SeasonSnapshot> {
  const snapshot = createSeasonSnapshot(await readDocuments(year));
  loaded.set(year, snapshot);
  return snapshot;
}

/**
 * The season with everything after `week` changed. Code that can tell the two apart has read a
 * later week.
 */
export async function seasonWithChangedFuture(year: number, week: number): Promise<SeasonSnapshot> {
  const documents = await readDocuments(year);
  const otherwise = <T extends { Week: number }>(games: readonly T[]): T[] =>
    games.map((game) => (game.Week > week ? withOtherNumbers(game) : game));
  return createSeasonSnapshot({
    ...documents,
    playerGames: otherwise(documents.playerGames),
    defenseGames: otherwise(documents.defenseGames),
    schedule: otherwise(documents.schedule),
  });
}

const NO_RESULT = ['Season', 'Week', 'PlayerID', 'TeamID'];

const withOtherNumbers = <T extends object>(game: T): T =>
  Object.fromEntries(
    Object.entries(game).map(([field, value]) => [
      field,
      typeof value === 'number' && !NO_RESULT.includes(field) ? value + 1_000 : value,
    ]),
  ) as T;

type SeasonDocuments = Parameters<typeof createSeasonSnapshot>[0];

/**
 * Checking a season takes two seconds, and seventy test files need one. The first of them leaves it
 * in the folder of this run, so that none is older than the code.
 */
async function readDocuments(year: number): Promise<SeasonDocuments> {
  const folder = process.env.TEST_RUN_FOLDER;
  if (!folder) return checkedDocuments(year);
  const path = join(folder, `season-${year}.json`);
  if (existsSync(path)) return JSON.parse(readFileSync(path, 'utf8'));
  const documents = await checkedDocuments(year);
  // Another test file may be reading or writing at this moment.
  const draft = `${path}.${process.pid}`;
  writeFileSync(draft, JSON.stringify(documents));
  renameSync(draft, path);
  return documents;
}

async function checkedDocuments(year: number): Promise<SeasonDocuments> {
  const files = await readSeasonFiles(join(process.cwd(), 'data'), year);
  const { season, problems } = validateSeason(files, year);
  if (!season)
    throw new Error(`The season files are not usable: ${JSON.stringify(problems.slice(0, 3))}`);
  return {
    season: year,
    players: season.players.map((player) => ({ ...player, id: `${year}_${player.PlayerID}` })),
    teams: season.teams.map((team) => ({ ...team, Season: year, id: `${year}_${team.TeamID}` })),
    playerGames: season.weeks.flatMap((week) =>
      week.playerGames.map((game) => ({ ...game, id: `${year}_${week.week}_${game.PlayerID}` })),
    ),
    defenseGames: season.weeks.flatMap((week) =>
      week.defenseGames.map((game) => ({ ...game, id: `${year}_${week.week}_${game.TeamID}` })),
    ),
    schedule: season.weeks.flatMap((week) =>
      week.schedule.map((game) => ({ ...game, id: game.GameKey })),
    ),
  };
}
