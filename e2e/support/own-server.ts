import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { createSqliteDatabase } from '../../lib/sqlite/database';
import { freePort, isPortFree } from '../../scripts/lib/free-port.cjs';
import { environmentIn } from './operator';
import { lookForMailIn } from './outbox';

const START_MS = 30_000;
/** Known to the test, so that it can do what needs the secret. */
export const OWN_SECRET = 'a secret for the tests of operations, long enough';
const DATABASE_FILE = 'fraction-league.db';

export type OwnServer = {
  site: string;
  /** Its output so far, from both streams. */
  output(): string;
  /** Stops it and returns its exit code. */
  stop(): Promise<number | null>;
  /** Kills it and its child processes; afterward nothing listens at the port. */
  kill(): Promise<void>;
};

/**
 * A server on the shared data on which reading a team or a card fails for requests with the header
 * x-canaries.
 */
export const startFailingServer = (env: Record<string, string> = {}): Promise<OwnServer> =>
  startOwnServer({
    dataDir: process.env.E2E_DATA_DIR ?? '',
    env: {
      NODE_OPTIONS: `--import=${pathToFileURL(resolve('e2e', 'support', 'commands', 'throw-canaries.mjs')).href}`,
      ...env,
    },
  });

type Options = { port?: number; dataDir: string; env?: Record<string, string> };

/**
 * A separate server of the production build, for tests that would disturb the shared ones. Fails
 * with the server's own output if it doesn't start, and at once if the port is taken.
 *
 * @param options.port where the site must stay at one address; a free one unless told.
 */
export async function startOwnServer({
  port: wanted,
  dataDir,
  env = {},
}: Options): Promise<OwnServer> {
  const port = wanted ?? (await freePort());
  const site = `http://localhost:${port}`;
  lookForMailIn(dataDir);
  if (!(await isPortFree(port)))
    throw new Error(`Port ${port} is taken: another server is running there.`);
  const child = spawn(process.execPath, [join('e2e', 'support', 'commands', 'serve-built.mjs')], {
    env: {
      ...process.env,
      DATA_DIR: dataDir,
      PORT: String(port),
      NODE_ENV: 'production',
      NEXTAUTH_URL: site,
      NEXTAUTH_SECRET: OWN_SECRET,
      NEXT_TELEMETRY_DISABLED: '1',
      TRUST_PROXY: '1',
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
    // In its own process group, so that the server behind this process is killed too and releases
    // the port.
    detached: true,
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk) => {
      output += chunk;
    });
  }
  const closed = once(child, 'close');
  const isOver = () => child.exitCode !== null || child.signalCode !== null;
  const killGroup = () => {
    try {
      process.kill(-(child.pid ?? 0), 'SIGKILL');
    } catch {
      // The group has ended.
    }
  };
  // If the tests are interrupted, the terminal's signal doesn't reach another group.
  process.once('exit', killGroup);
  const server: OwnServer = {
    site,
    output: () => output,
    async stop() {
      child.kill('SIGTERM');
      const [code] = await closed;
      return code;
    },
    async kill() {
      killGroup();
      await closed;
      process.off('exit', killGroup);
    },
  };
  const patience = Date.now() + START_MS;
  while (!isOver() && Date.now() < patience) {
    if (await answers(`${site}/about`)) return server;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  await server.kill();
  throw new Error(`The server at port ${port} did not start. It said:\n${output}`);
}

/** `npm run serve`, as someone types it. */
export function runStart(env: NodeJS.ProcessEnv): {
  output(): string;
  stop(): void;
  ended: Promise<number>;
} {
  const child = spawn(process.execPath, [join('scripts', 'start.mjs'), '--serve'], {
    env,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk) => {
      output += chunk;
    });
  }
  const stop = () => void child.kill('SIGTERM');
  process.once('exit', stop);
  const ended = once(child, 'close').then(([code]) => {
    process.off('exit', stop);
    return Number(code);
  });
  return { output: () => output, stop, ended };
}

async function answers(url: string): Promise<boolean> {
  try {
    return (await fetch(url, { signal: AbortSignal.timeout(5_000) })).status === 200;
  } catch {
    return false;
  }
}

/**
 * The environment of this project's servers: the "without middleware" project has a different
 * build.
 */
export function environmentOf(project: string): Record<string, string> {
  return project === 'without middleware' ? { NEXT_DIST_DIR: '.next-without-middleware' } : {};
}

export type OwnData = {
  dataDir: string;
  /**
   * Everything stored, by table and row, except what a refused request may leave: the denial log
   * and try counts. The commit counter changes with those.
   */
  stored(): ReadonlySet<string>;
  remove(): void;
};

type OwnBackend = Pick<OwnData, 'dataDir' | 'remove'> & { readonly env: Record<string, string> };

/**
 * What a test's own servers keep their data in: a copy of the shared data or, on Firebase, the
 * emulators themselves, where nothing else of this run uses the demo class.
 */
export function ownBackend(): OwnBackend {
  const dataDir = process.env.E2E_DATA_DIR ?? '';
  const { NEXTAUTH_URL: _, ...env } = environmentIn(dataDir);
  if (Object.keys(env).length > 0) return { dataDir, env, remove: () => undefined };
  return { ...copyOfData(), env };
}

const MAY_CHANGE = /^(doc\/(auditLog|auditRepeats|rateLimits)(\[\w+\])?|store_clock|sqlite_.*)$/;

/** A copy of the shared servers' data in a new folder that only the test changes. */
export function copyOfData(): OwnData {
  const dataDir = mkdtempSync(join(tmpdir(), 'fraction-league-own-'));
  const file = join(dataDir, DATABASE_FILE);
  const shared = createSqliteDatabase(join(process.env.E2E_DATA_DIR ?? '', DATABASE_FILE), {
    asIs: true,
  });
  shared.run('VACUUM INTO ?', [file]);
  shared.close();
  const database = createSqliteDatabase(file, { asIs: true });
  return {
    dataDir,
    stored: () =>
      database.read(() => {
        const tables = database.all<{ name: string }>(
          "SELECT name FROM sqlite_master WHERE type = 'table' ORDER BY name",
        );
        const rows = tables
          .filter(({ name }) => !MAY_CHANGE.test(name))
          .flatMap(({ name }) =>
            database
              .all<object>(`SELECT * FROM "${name}"`)
              .map((row) => `${name} ${JSON.stringify(row)}`),
          );
        return new Set(rows);
      }),
    remove() {
      database.close();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

/** The added, removed, and changed rows, as text; empty if both are the same. */
export function changes(before: ReadonlySet<string>, after: ReadonlySet<string>): string[] {
  return [...before]
    .filter((row) => !after.has(row))
    .concat([...after].filter((row) => !before.has(row)));
}
