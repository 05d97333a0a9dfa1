import { spawn } from 'node:child_process';

const START_WITHIN_MS = 90_000;
const STOP_WITHIN_MS = 5_000;

/**
 * Starts a server in a process of its own and waits until it answers at `path`; the answer is the
 * function that stops it.
 */
export async function startProcess(name, command, args, { host, path = '/', env = process.env }) {
  const child = spawn(command, args, { env, stdio: ['ignore', 'pipe', 'pipe'] });
  const output = [];
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk) => output.push(chunk));
  // Without this an interrupted run would leave it behind.
  const kill = () => child.kill('SIGKILL');
  process.on('exit', kill);
  let over = false;
  const closed = new Promise((resolve) => {
    const end = () => {
      over = true;
      process.off('exit', kill);
      resolve();
    };
    child.on('close', end);
    child.on('error', (error) => {
      output.push(Buffer.from(error.message));
      end();
    });
  });

  async function stop() {
    if (over) return;
    child.kill('SIGTERM');
    const timer = setTimeout(kill, STOP_WITHIN_MS);
    await closed;
    clearTimeout(timer);
  }

  const giveUpAt = Date.now() + START_WITHIN_MS;
  while (!over && Date.now() < giveUpAt) {
    try {
      if ((await fetch(`http://${host}${path}`)).ok) return stop;
    } catch {
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  }
  await stop();
  throw new Error(`${name} did not start.\n${Buffer.concat(output).toString('utf8')}`);
}
