import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { expect } from '@playwright/test';

export type OwnServer = {
  site: string;
  process: ChildProcess;
  /** Everything it has written so far, on both streams. */
  output(): string;
  /** Asks it to stop and gives its exit code. */
  stop(): Promise<number | null>;
};

/** A server of the production build with a data folder of its own, for what the shared ones must not go through. */
export async function startOwnServer({ port, dataDir }: { port: number; dataDir: string }): Promise<OwnServer> {
  const site = `http://localhost:${port}`;
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
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk) => {
      output += chunk;
    });
  }
  const closed = once(child, 'close');
  await expect
    .poll(
      () =>
        fetch(`${site}/about`).then(
          ({ status }) => status,
          () => 0,
        ),
      { timeout: 30_000, message: output },
    )
    .toBe(200);
  return {
    site,
    process: child,
    output: () => output,
    async stop() {
      child.kill('SIGTERM');
      const [code] = await closed;
      return code;
    },
  };
}
