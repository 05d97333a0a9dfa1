import { readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';

/** One file as read, with the name that reports use. */
export type SourceFile = { readonly name: string; readonly text: string };

export type SeasonFiles = {
  readonly teams: SourceFile;
  readonly players: SourceFile;
  readonly schedule: SourceFile;
  readonly playerGames: SourceFile;
  readonly defenseGames: SourceFile;
};

/** Reads `teams.json` and `season-Y/*.csv` from `directory`; a missing file throws with its path. */
export async function readSeasonFiles(directory: string, season: number): Promise<SeasonFiles> {
  const folder = join(directory, `season-${season}`);
  const [teams, players, schedule, playerGames, defenseGames] = await Promise.all([
    read(join(directory, 'teams.json')),
    read(join(folder, 'players.csv')),
    read(join(folder, 'schedule.csv')),
    read(join(folder, 'player-games.csv')),
    read(join(folder, 'defense-games.csv')),
  ]);
  return { teams, players, schedule, playerGames, defenseGames };
}

async function read(path: string): Promise<SourceFile> {
  return { name: basename(path), text: await readFile(path, 'utf8') };
}
