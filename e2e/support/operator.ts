import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';

const runFile = promisify(execFile);

/** Runs one of the operator's commands on the data of this run, as the person who runs the app does beside the running server. */
export async function operator(command: 'open-week'): Promise<string> {
  return runScript(join('scripts', 'commands', `${command}.ts`));
}

/** Moves the opening of the week by whole days; gives the deadline that results. */
export async function moveWeek(days: number): Promise<Date> {
  return new Date((await runScript(join('e2e', 'support', 'commands', 'move-week.ts'), String(days))).trim());
}

/** Lets a teacher open so many leagues. */
export async function allowLeagues(email: string, count: number): Promise<void> {
  await runScript(join('e2e', 'support', 'commands', 'allow-leagues.ts'), email, String(count));
}

/** Ten more of one statistic in the game behind one step of an account's card, imported as a correction; gives the number it was. */
export async function correctGame(email: string, step: string, field: string): Promise<number> {
  return Number((await runScript(join('e2e', 'support', 'commands', 'correct-game.ts'), email, step, field)).trim());
}

/** Damages the stored team of one account. */
export async function breakTeam(email: string): Promise<void> {
  await runScript(join('e2e', 'support', 'commands', 'break-team.ts'), email);
}

async function runScript(script: string, ...args: string[]): Promise<string> {
  const { E2E_DATA_DIR } = process.env;
  if (!E2E_DATA_DIR) throw new Error('E2E_DATA_DIR is missing: the folder for the data of this run.');
  const { stdout } = await runFile(process.execPath, ['--conditions=react-server', '--import', 'tsx', script, ...args], {
    env: { ...process.env, DATA_DIR: E2E_DATA_DIR },
  });
  return stdout;
}
