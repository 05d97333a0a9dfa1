import { execFileSync } from 'node:child_process';
import {
  closeSync,
  cpSync,
  existsSync,
  mkdtempSync,
  openSync,
  rmSync,
  statSync,
  writeSync,
} from 'node:fs';
import { Agent, get, type IncomingMessage } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../scripts/lib/free-port.cjs';
import { callAction } from './support/actions';
import { expectNoViolations } from './support/axe';
import { demoStudent, demoTeacher } from './support/demo';
import { newVisitor, signedIn } from './support/http';
import { operatorOn } from './support/operator';
import { type OwnServer, runStart, startOwnServer } from './support/own-server';
import { expect, test } from './support/test';

const IN_FLIGHT = 20;

let folder: string;
let server: OwnServer | null = null;

test.beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'fraction-league-operations-'));
});
test.afterEach(async () => {
  await server?.kill();
  server = null;
  rmSync(folder, { recursive: true, force: true });
});

/**
 * A separate data folder: a backup of the running servers' folder, made while they work and then
 * restored.
 */
async function restoredCopy(): Promise<string> {
  const { E2E_DATA_DIR = '' } = process.env;
  const said = await operatorOn(E2E_DATA_DIR, 'backup', join(folder, 'backups'));
  const made = /to (\S+)\s*$/m.exec(said)?.[1] ?? '';
  const dataDir = join(folder, 'data');
  expect(await operatorOn(dataDir, 'restore', made)).toContain('Restored');
  return dataDir;
}

async function cookieOf(site: string): Promise<string> {
  const { cookies } = await (await signedIn(site, demoStudent)).storageState();
  return cookies.map(({ name, value }) => `${name}=${value}`).join('; ');
}

/** One request on the connection of `agent`, to its end; rejects if the connection is cut. */
function fetchWhole(
  url: string,
  agent: Agent,
  cookie: string,
  onAnswer = () => {},
): Promise<{ status: number; body: string }> {
  return new Promise((resolve, reject) => {
    const receive = (response: IncomingMessage) => {
      onAnswer();
      let body = '';
      response.setEncoding('utf8');
      response.on('data', (chunk) => {
        body += chunk;
      });
      response.on('end', () => resolve({ status: response.statusCode ?? 0, body }));
      response.on('error', reject);
    };
    get(url, { agent, headers: { cookie } }, receive).on('error', reject);
  });
}

test('R9, R14: a backup made under way runs elsewhere; asked to stop, that server answers all that is in flight and closes its data', async () => {
  // A backup, its own server, and the end of both.
  test.slow();
  const dataDir = await restoredCopy();
  server = await startOwnServer({ dataDir });
  const own = server.site;
  const health = await (await newVisitor(own)).get('/healthz');
  expect([health.status(), await health.json()]).toEqual([
    200,
    {
      status: 'ok',
      schema: 4,
      season: 2023,
      week: 6,
      lastCheck: expect.anything(),
      lastBackup: null,
    },
  ]);
  const cookie = await cookieOf(own);
  const { result } = await callAction(await newVisitor(own), own, 'requestPasswordResetAction', [
    { email: demoTeacher.email },
  ]);
  expect(result).toMatchObject({ ok: true });

  // Connected before, so that all requests belong to the server when it is stopped.
  const agents = Array.from(
    { length: IN_FLIGHT },
    () => new Agent({ keepAlive: true, maxSockets: 1 }),
  );
  await Promise.all(agents.map((agent) => fetchWhole(`${own}/healthz`, agent, '')));
  let stopped: Promise<number | null> | undefined;
  const listener = new Agent({ keepAlive: true });
  const stream = fetchWhole(`${own}/api/stream`, listener, cookie);
  const answers = await Promise.all(
    agents.map((agent) =>
      fetchWhole(`${own}/student/score-cards`, agent, cookie, () => {
        stopped ??= server?.stop();
      }),
    ),
  );

  expect(answers.map(({ status, body }) => [status, body.includes('</html>')])).toEqual(
    Array.from({ length: IN_FLIGHT }, () => [200, true]),
  );
  expect(await stream, 'the live stream ends, and is not cut off').toMatchObject({ status: 200 });
  // The connections stay open for another request, which doesn't come.
  const asked = Date.now();
  expect(await stopped).toBe(0);
  expect(Date.now() - asked, 'it does not wait for them').toBeLessThan(20_000);
  for (const agent of [...agents, listener]) agent.destroy();
  const log = join(dataDir, 'fraction-league.db-wal');
  expect(
    existsSync(log) && statSync(log).size > 0,
    'something is left in the write-ahead log',
  ).toBe(false);

  // S20: its output contains no person and no key to an account.
  const output = server.output();
  for (const event of ['start', 'mail-written', 'stop'])
    expect(output).toContain(`"event":"${event}"`);
  expect(output).not.toMatch(/@|token=|reset-password\?|Room 12|touchdown|session-token/);
  expect(output).not.toContain(demoStudent.password);
});

test('R19: of two starts the one with a broken build never says that it is ready, and names the cause and the cure', async () => {
  test.setTimeout(240_000);
  const broken = '.next-broken';
  const [port, other] = [await freePort(), await freePort()];
  rmSync(broken, { recursive: true, force: true });
  cpSync('.next', broken, {
    recursive: true,
    filter: (path) => !/^\.next[\\/](cache|dev)([\\/]|$)/.test(path),
  });
  // Simulates a build that was copied without the links to its packages.
  rmSync(join(broken, 'node_modules'), { recursive: true, force: true });
  const start = (name: string, more: Record<string, string>) => {
    const environment = {
      ...process.env,
      DATA_DIR: join(folder, name),
      NEXTAUTH_SECRET: '9f2c1ab07744d05e86b3c9f1e2a47d58',
      ...more,
    };
    execFileSync(process.execPath, [join('e2e', 'support', 'commands', 'mark-built.mjs')], {
      env: environment,
    });
    return runStart({ ...environment, NEXTAUTH_URL: `http://localhost:${more.PORT}` });
  };
  try {
    const [good, bad] = [
      start('good', { PORT: String(port) }),
      start('bad', { PORT: String(other), NEXT_DIST_DIR: broken }),
    ];
    const ended = await bad.ended;
    expect(ended).toBe(1);
    expect(bad.output()).not.toContain('is ready');
    expect(bad.output()).toMatch(
      /The build in \.next-broken is broken: .* was answered with 5\d\d/,
    );
    expect(bad.output()).toContain('Remove the folder .next-broken');
    expect(bad.output()).toMatch(
      /(Cannot find (module|package)|Failed to load external module) \S*(libsql|@node-rs\/argon2)/,
    );
    await expect
      .poll(() => good.output(), { timeout: 60_000 })
      .toContain('Fraction League is ready');
    expect(
      (await (await newVisitor(`http://localhost:${port}`)).get('/student/login')).status(),
    ).toBe(200);
    good.stop();
    expect(await good.ended).toBe(0);
  } finally {
    rmSync(broken, { recursive: true, force: true });
  }
});

test('R8: with a damaged database nothing pretends to work: 503, and a page that says what to do', async ({
  context,
  page,
}) => {
  const dataDir = await restoredCopy();
  const file = join(dataDir, 'fraction-league.db');
  server = await startOwnServer({ dataDir });
  const cookies = (await (await signedIn(server.site, demoStudent)).storageState()).cookies;
  expect(await server.stop()).toBe(0);
  const size = statSync(file).size;
  const handle = openSync(file, 'r+');
  // The first pages show everything; then all of it is deleted.
  writeSync(handle, Buffer.alloc(size - 64 * 4096, 0xff), 0, size - 64 * 4096, 64 * 4096);
  closeSync(handle);

  server = await startOwnServer({ port: Number(new URL(server.site).port), dataDir });
  await context.addCookies(cookies);
  const opened = await page.goto(`${server.site}/student/dashboard`);
  expect(opened?.status()).toBe(503);
  expect(opened?.headers()['retry-after']).toBeDefined();
  await expect(page.getByText(/Pages that only show something may still open/)).toBeVisible();
  await expectNoViolations(page);
  const health = await (await newVisitor(server.site)).get('/healthz');
  expect(health.status()).toBe(503);
  expect(await health.text()).not.toContain(dataDir);
  const answer = await context.request.post(`${server.site}/api/attempts`, {
    headers: { origin: server.site },
    data: {
      week: 6,
      step: 'QB',
      typed: { whole: '1', numerator: '', denominator: '' },
      operationId: 'damaged-0123456789',
    },
  });
  expect([answer.status(), (await answer.json()).error?.code]).toEqual([503, 'unavailable']);
});

test('S31: what a visitor writes into X-Forwarded-For counts only where a proxy is trusted', async () => {
  const dataDir = await restoredCopy();
  for (const [trust, made] of [
    ['0', 200],
    ['1', 210],
  ] as const) {
    server = await startOwnServer({ dataDir, env: { TRUST_PROXY: trust } });
    let tried = 0;
    // Two hundred wrong codes are free per address.
    for (let guess = 0; guess < 210; guess++) {
      const visitor = await newVisitor(server.site);
      const { result } = await callAction(visitor, server.site, 'checkJoinCodeAction', [
        { code: String(300_000 + guess), password: 'wrong words' },
      ]);
      if (JSON.stringify(result).includes('not-found')) tried++;
      await visitor.dispose();
    }
    expect([trust, tried]).toEqual([trust, made]);
    await server.kill();
  }
});
