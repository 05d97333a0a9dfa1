import { spawn } from 'node:child_process';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Stop } from './console.mjs';
import { isPortFree } from './free-port.cjs';

export const ROOT = join(dirname(fileURLToPath(import.meta.url)), '..', '..');

/** Script files of installed packages, run by this very Node, so that no shell and no PATH stands in between. */
export const NEXT = join(ROOT, 'node_modules', 'next', 'dist', 'bin', 'next');
export const JEST = join(ROOT, 'node_modules', 'jest', 'bin', 'jest.js');
export const PLAYWRIGHT = join(ROOT, 'node_modules', '@playwright', 'test', 'cli.js');
export const BIOME = join(ROOT, 'node_modules', '@biomejs', 'biome', 'bin', 'biome');
export const TSC = join(ROOT, 'node_modules', 'typescript', 'bin', 'tsc');

/** Runs a command and answers how it ended. With `quiet` its output is held back and answered instead of shown. */
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
    child.on('close', (code) => resolve({ ok: code === 0, output: Buffer.concat(output).toString('utf8') }));
  });
}

/** The same, and stops the program when the command fails. */
export async function run(command, args, options = {}) {
  const result = await tryRun(command, args, options);
  if (!result.ok) throw new Stop(`${result.output}\n${[command, ...args].join(' ')} failed.`.trim());
  return result.output;
}

/** Arguments with which Node runs one of the TypeScript commands. 'server-only' is harmless under the react-server condition. */
export function commandArguments(name, args = []) {
  return ['--conditions=react-server', '--import', 'tsx', join(ROOT, 'scripts', 'commands', `${name}.ts`), ...args];
}

/**
 * Longer than any browser's or proxy's pause between two requests on one connection. Node's own five seconds end a connection in the very
 * moment in which the other side may be sending the next request, which then fails as "connection reset".
 */
const KEEP_ALIVE_MS = 75_000;

/** Arguments with which Node serves the production build. */
export function serverArguments({ host = '127.0.0.1', port }) {
  return [NEXT, 'start', '--hostname', host, '--port', String(port), '--keepAliveTimeout', String(KEEP_ALIVE_MS)];
}

/** Stops when one of the ports is taken: the server there would be taken for the one that is to be started. */
export async function ensurePortsAreFree(ports) {
  for (const port of ports) {
    if (!(await isPortFree(port))) throw new Stop(`Port ${port} is taken: another server is running there. Stop it first.`);
  }
}

/** Starts a server that gets the signals this process gets; the promise is its exit code, 0 when it was asked to stop. */
export function serve(args, env) {
  // Two of glibc's arenas, as pictures recommend: with one for each thread, memory that was used for them is hardly ever given back.
  const child = spawn(process.execPath, args, { cwd: ROOT, env: { MALLOC_ARENA_MAX: '2', ...env }, stdio: 'inherit' });
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

/** True as soon as the address answers anything at all; false when the server ended before. */
export async function untilAnswers(url, server) {
  let over = false;
  server.ended.then(
    () => {
      over = true;
    },
    () => {
      over = true;
    },
  );
  while (!over) {
    try {
      await fetch(url, { redirect: 'manual' });
      return true;
    } catch {
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  }
  return false;
}
