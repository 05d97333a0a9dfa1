import { execFile } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';

const runFile = promisify(execFile);

/** Runs an operator command on this run's data, beside the running server. */
export async function operator(
  command: 'open-week' | 'pause-season' | 'resume-season',
): Promise<string> {
  return runScript(join('scripts', 'commands', `${command}.ts`));
}

/** Runs a command on another embedded data folder, as `npm run` does. */
export async function operatorOn(
  dataDir: string,
  command: 'backup' | 'restore' | 'import-season' | 'set-season' | 'open-week',
  ...args: string[]
): Promise<string> {
  return runOn(dataDir, join('scripts', 'commands', `${command}.ts`), ...args);
}

async function runOn(dataDir: string, script: string, ...args: string[]): Promise<string> {
  const { stdout } = await runFile(
    process.execPath,
    ['--conditions=react-server', '--import', 'tsx', script, ...args],
    {
      env: { ...process.env, DATA_DIR: dataDir },
    },
  );
  return stdout;
}

type Beginning = { files: string; week: number; daysAgo: number; seasons: readonly number[] };

/**
 * Imports a folder's seasons, and starts the first in a week that was opened this many days ago.
 */
export async function beginSeasons(
  dataDir: string,
  { files, week, daysAgo, seasons }: Beginning,
): Promise<void> {
  const args = [files, week, daysAgo, ...seasons].map(String);
  await runOn(dataDir, join('e2e', 'support', 'commands', 'begin-season.ts'), ...args);
}

/** Moves the week's opening by whole days; returns the new deadline. */
export async function moveWeek(days: number): Promise<Date> {
  return new Date(
    (await runScript(join('e2e', 'support', 'commands', 'move-week.ts'), String(days))).trim(),
  );
}

/** Sets how many leagues a teacher may open. */
export async function allowLeagues(email: string, count: number): Promise<void> {
  await runScript(join('e2e', 'support', 'commands', 'allow-leagues.ts'), email, String(count));
}

/**
 * Imports a correction with ten more of one statistic in the game behind one step of an account's
 * card; returns the old number.
 */
export async function correctGame(email: string, step: string, field: string): Promise<number> {
  return Number(
    (
      await runScript(join('e2e', 'support', 'commands', 'correct-game.ts'), email, step, field)
    ).trim(),
  );
}

/** Gives an account's team the same players in every run. */
export async function fixRoster(email: string): Promise<void> {
  await runScript(join('e2e', 'support', 'commands', 'fix-roster.ts'), email);
}

/** Damages an account's stored team. */
export async function breakTeam(email: string): Promise<void> {
  await runScript(join('e2e', 'support', 'commands', 'break-team.ts'), email);
}

export type BoxesOfStep = {
  step: string;
  typed: { whole: string; numerator: string; denominator: string };
};

/** The right answers for the nine boxes of a student's week. */
export async function rightAnswers(email: string, week: number): Promise<BoxesOfStep[]> {
  return JSON.parse(await runScript(join('scripts', 'bench', 'answers.ts'), email, String(week)));
}

export type StoredAwards = { points: number; events: number; teamAttempts: number; tries: number };

/** The stored data about a student's points. */
export async function storedAwards(email: string): Promise<StoredAwards> {
  return JSON.parse(await runScript(join('e2e', 'support', 'commands', 'stored-awards.ts'), email));
}

async function runScript(script: string, ...args: string[]): Promise<string> {
  const { E2E_DATA_DIR } = process.env;
  if (!E2E_DATA_DIR)
    throw new Error('E2E_DATA_DIR is missing: the folder for the data of this run.');
  const { stdout } = await runFile(
    process.execPath,
    ['--conditions=react-server', '--import', 'tsx', script, ...args],
    {
      env: { ...process.env, ...environmentIn(E2E_DATA_DIR), DATA_DIR: E2E_DATA_DIR },
    },
  );
  return stdout;
}

/** The settings of this run's servers on Firebase's emulators; none on the embedded database. */
export function environmentIn(dataDir: string): Record<string, string> {
  const file = join(dataDir, 'environment.json');
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};
}
