import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { isPortFree } from '../../scripts/lib/free-port.cjs';

const START_MS = 30_000;

export type OwnServer = {
  site: string;
  /** Everything it has written so far, on both streams. */
  output(): string;
  /** Asks it to stop and gives its exit code. */
  stop(): Promise<number | null>;
  /** Ends it and all it has started, whatever they are doing; nothing listens at the port afterwards. */
  kill(): Promise<void>;
};

/**
 * A server of the production build with a data folder of its own, for what the shared ones must not go through. Fails with the server's own
 * words when it does not start, and at once when the port is taken.
 */
export async function startOwnServer({ port, dataDir }: { port: number; dataDir: string }): Promise<OwnServer> {
  const site = `http://localhost:${port}`;
  if (!(await isPortFree(port))) throw new Error(`Port ${port} is taken: another server is running there.`);
  const child = spawn(process.execPath, [join('e2e', 'support', 'commands', 'serve-built.mjs')], {
    env: {
      ...process.env,
      DATA_DIR: dataDir,
      PORT: String(port),
      NODE_ENV: 'production',
      NEXTAUTH_URL: site,
      NEXTAUTH_SECRET: 'a secret for the tests of operations, long enough',
      NEXT_TELEMETRY_DISABLED: '1',
    },
    stdio: ['ignore', 'pipe', 'pipe'],
    // A group of its own: what is killed is the server behind this process too, which would otherwise keep the port.
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
      // Nobody of the group is left.
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

async function answers(url: string): Promise<boolean> {
  try {
    return (await fetch(url, { signal: AbortSignal.timeout(5_000) })).status === 200;
  } catch {
    return false;
  }
}
