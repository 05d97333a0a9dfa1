import { spawn } from 'node:child_process';
import { dirname, join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { Stop } from './console.mjs';
import { isPortFree } from './free-port.cjs';

export const ROOT = join(dirname(fileURLToPath(import.meta.url)), '..', '..');

/**
 * Script files of installed packages, run by this very Node, so that no shell and no PATH is in
 * between.
 */
export const NEXT = join(ROOT, 'node_modules', 'next', 'dist', 'bin', 'next');
export const JEST = join(ROOT, 'node_modules', 'jest', 'bin', 'jest.js');
export const PLAYWRIGHT = join(ROOT, 'node_modules', '@playwright', 'test', 'cli.js');
export const BIOME = join(ROOT, 'node_modules', '@biomejs', 'biome', 'bin', 'biome');
export const TSC = join(ROOT, 'node_modules', 'typescript', 'bin', 'tsc');

/**
 * Runs a command and answers how it ended. With `quiet` its output is held back and answered
 * instead of shown.
 */
export function tryRun(command, args, { env = process.env, quiet = false } = {}) {
  return new Promise((resolve) => {
    const windowsScript = process.platform === 'win32' && command === 'npm';
    const child = spawn(windowsScript ? 'npm.cmd' : command, args, {
      cwd: ROOT,
      env,
      stdio: quiet ? ['ignore', 'pipe', 'pipe'] : 'inherit',
      shell: windowsScript,
    });
    const output = [];
    child.stdout?.on('data', (chunk) => output.push(chunk));
    child.stderr?.on('data', (chunk) => output.push(chunk));
    child.on('error', (error) => resolve({ ok: false, output: error.message }));
    child.on('close', (code) =>
      resolve({ ok: code === 0, output: Buffer.concat(output).toString('utf8') }),
    );
  });
}

/** The same, and stops the program when the command fails. */
export async function run(command, args, options = {}) {
  const result = await tryRun(command, args, options);
  if (!result.ok)
    throw new Stop(`${result.output}\n${[command, ...args].join(' ')} failed.`.trim());
  return result.output;
}

/**
 * Arguments with which Node runs one of the TypeScript commands. 'server-only' is harmless under
 * the react-server condition.
 */
export function commandArguments(name, args = []) {
  return [
    '--conditions=react-server',
    '--import',
    'tsx',
    join(ROOT, 'scripts', 'commands', `${name}.ts`),
    ...args,
  ];
}

/**
 * Longer than any browser's or proxy's pause between two requests on one connection. Node's own
 * five seconds end a connection in the very moment in which the other side may be sending the next
 * request, which then fails as "connection reset".
 */
const KEEP_ALIVE_MS = 75_000;

/** Arguments with which Node serves the production build. */
export function serverArguments({ host = '127.0.0.1', port }) {
  return [
    NEXT,
    'start',
    '--hostname',
    host,
    '--port',
    String(port),
    '--keepAliveTimeout',
    String(KEEP_ALIVE_MS),
  ];
}

/**
 * Stops when one of the ports is taken: the server there would be taken for the one that is to be
 * started.
 */
export async function ensurePortsAreFree(ports, host) {
  for (const port of ports) {
    if (!(await isPortFree(port, host)))
      throw new Stop(
        `Port ${port} is taken, or not allowed. Stop the program that uses it, or choose another port: PORT=3001 npm start`,
      );
  }
}

/**
 * Starts a server that gets the signals this process gets; the promise is its exit code, 0 when it
 * was asked to stop. Its output is shown, and `onLine` gets each line of it.
 */
export function serve(args, env, { onLine } = {}) {
  // Two of glibc's arenas: with one for each thread, memory that was used for pictures is hardly
  // ever given back.
  const stdio = ['inherit', onLine ? 'pipe' : 'inherit', 'inherit'];
  const child = spawn(process.execPath, args, {
    cwd: ROOT,
    env: { MALLOC_ARENA_MAX: '2', ...env },
    stdio,
  });
  if (onLine) {
    child.stdout.pipe(process.stdout, { end: false });
    createInterface({ input: child.stdout }).on('line', onLine);
  }
  let askedToStop = false;
  const passOn = (signal) => {
    askedToStop = true;
    child.kill(signal);
  };
  process.on('SIGINT', passOn);
  process.on('SIGTERM', passOn);
  const ended = new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('close', (code) => resolve(askedToStop ? 0 : (code ?? 1)));
  });
  return { child, ended };
}

/**
 * What a visitor meets first: the health of the data, the landing page, and a page to sign in on.
 */
const FIRST_ADDRESSES = ['/healthz', '/', '/student/login'];
/** Data that cannot be reached just now may be there again in a moment. */
const LATER = 503;
const ONE_ANSWER_MS = 20_000;
const BETWEEN_TRIES_MS = 100;

/**
 * Waits until the server at `origin` answers each of {@link FIRST_ADDRESSES} with 200, and says how
 * that went: `ready`; `ended`, when the server is over; or `broken`, with the address and the
 * status, when it answers something that will not become 200 by waiting. While the data cannot be
 * reached it goes on waiting, and calls `onWaiting` once with the server's own words.
 */
export async function untilReady(origin, server, { onWaiting = (_wrong) => {} } = {}) {
  let over = false;
  const end = () => {
    over = true;
  };
  server.ended.then(end, end);
  let told = false;
  while (!over) {
    const wrong = await firstWrong(origin);
    if (!wrong) return { state: 'ready' };
    if (wrong.status && wrong.status !== LATER) return { state: 'broken', ...wrong };
    if (wrong.status && !told) {
      told = true;
      onWaiting(wrong);
    }
    await new Promise((resolve) => setTimeout(resolve, BETWEEN_TRIES_MS));
  }
  return { state: 'ended' };
}

/**
 * The first address that is not answered with 200; without a status when nothing answers at all.
 */
async function firstWrong(origin) {
  for (const path of FIRST_ADDRESSES) {
    try {
      const answer = await fetch(`${origin}${path}`, {
        redirect: 'manual',
        signal: AbortSignal.timeout(ONE_ANSWER_MS),
      });
      const text = await answer.text();
      if (answer.status !== 200) return { path, status: answer.status, text };
    } catch {
      return { path };
    }
  }
  return null;
}
