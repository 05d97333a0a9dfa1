import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { createSqliteDatabase } from '../../lib/sqlite/database';
import { freePort, isPortFree } from '../../scripts/lib/free-port.cjs';
import { lookForMailIn } from './outbox';

const START_MS = 30_000;
/** Known, so that a test can do what only someone with the secret can. */
export const OWN_SECRET = 'a secret for the tests of operations, long enough';
const DATABASE_FILE = 'fraction-league.db';

export type OwnServer = {
  site: string;
  /** Everything it has written so far, on both streams. */
  output(): string;
  /** Asks it to stop and gives its exit code. */
  stop(): Promise<number | null>;
  /**
   * Ends it and all it has started, whatever they are doing; nothing listens at the port
   * afterwards.
   */
  kill(): Promise<void>;
};

/**
 * A server on the shared data whose reads of a team or a card fail while a request has the header
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
 * A server of the production build of a test's own, for what the shared ones must not go through.
 * Fails with the server's own words when it does not start, and at once when the port is taken.
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
    // A group of its own: what is killed is the server behind this process too, which would
    // otherwise keep the port.
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
      // No one of the group is left.
    }
  };
  // When the tests are broken off, the signal of the terminal does not reach another group.
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

/** The environment in which a server is as the one of this project: its build has no middleware. */
export function environmentOf(project: string): Record<string, string> {
  return project === 'without middleware' ? { NEXT_DIST_DIR: '.next-without-middleware' } : {};
}

export type OwnData = {
  dataDir: string;
  /**
   * Everything that is stored, by table and row, but what a refused request may leave: the log of
   * denials and the counts of tries. The count of commits moves with those.
   */
  stored(): ReadonlySet<string>;
  remove(): void;
};

const MAY_CHANGE = /^(doc\/(auditLog|auditRepeats|rateLimits)(\[\w+\])?|store_clock|sqlite_.*)$/;

/**
 * A copy of what the shared servers store, in a folder of its own, where nothing changes but by the
 * test itself.
 */
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

/** What came, went or became another, as text; empty when both are the same. */
export function changes(before: ReadonlySet<string>, after: ReadonlySet<string>): string[] {
  return [...before]
    .filter((row) => !after.has(row))
    .concat([...after].filter((row) => !before.has(row)));
}
