import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Stop } from '../lib/console.mjs';
import { freePort } from '../lib/free-port.cjs';
import { ROOT, run, serve, serverArguments, untilReady } from '../lib/process.mjs';
import { signIn } from './requests.mjs';

/** Without content: the root layout and one sentence. */
export const BARE = '/bench/bare';
export const DEMO_LEAGUE = '/teacher/leagues/demo-league';
/** The demo class's current week, and one that nobody has started. */
export const DEMO_WEEK = 6;
export const FRESH_WEEK = 7;
/** How many times slower than this computer a Chromebook's processor is taken to be. */
export const SLOWDOWN = 4;

export const demoAccounts = () =>
  JSON.parse(readFileSync(join(ROOT, 'lib', 'data', 'demo', 'accounts.json'), 'utf8'));

/** The cookies of each of the demo's people. */
export async function signInAll({ site }) {
  const { student, teacher, admin } = demoAccounts();
  return {
    visitor: undefined,
    student: await signIn(site, student),
    teacher: await signIn(site, teacher),
    admin: await signIn(site, admin),
  };
}

/**
 * Runs a TypeScript file of this folder, which can use the app's own code.
 *
 * @returns what it printed, which is JSON unless it printed nothing
 */
export async function runScript(name, args = [], env = process.env) {
  const file = join(ROOT, 'scripts', 'bench', `${name}.ts`);
  const output = await run(
    process.execPath,
    ['--conditions=react-server', '--import', 'tsx', file, ...args.map(String)],
    { env, quiet: true },
  );
  return output.trim() ? JSON.parse(output) : null;
}

/** Settings of the person who runs this must not leak in; public ones are part of the build. */
export function environment({ dataDir, port = 3000, storeLog = '' }) {
  const env = { ...process.env };
  for (const name of ['SMTP_URL', 'SENTRY_DSN', 'HOST', 'TRUST_PROXY']) delete env[name];
  return {
    ...env,
    DATA_DIR: dataDir,
    STORE_LOG: storeLog,
    NODE_ENV: 'production',
    NEXTAUTH_URL: `http://localhost:${port}`,
    NEXTAUTH_SECRET: randomBytes(32).toString('hex'),
    // Requests say in a header which address they come from: a flood's, or another.
    TRUST_PROXY: '1',
    NEXT_TELEMETRY_DISABLED: '1',
    NEXT_DIST_DIR: '.next-bench',
    BENCH_PAGES: '1',
  };
}

/**
 * A server of the build on a data folder.
 *
 * @param {object} options
 * @param {(env: object) => Promise<unknown>} [options.prepare] fills the data before the start
 */
export async function startServer({ dataDir, storeLog, prepare }) {
  const port = await freePort();
  const site = `http://localhost:${port}`;
  const env = environment({ dataDir, port, storeLog });
  const prepared = await prepare?.(env);
  const listeners = [];
  const begun = performance.now();
  const server = serve(serverArguments({ port }), env, {
    onLine: (line) => {
      for (const listener of listeners) listener(line);
    },
  });
  const stop = async () => {
    server.child.kill('SIGTERM');
    await server.ended;
  };
  if ((await untilReady(site, server)).state !== 'ready') {
    await stop();
    throw new Stop('The server did not start.');
  }
  const coldStart = performance.now() - begun;
  return { site, env, prepared, coldStart, stop, onLine: (listener) => listeners.push(listener) };
}
