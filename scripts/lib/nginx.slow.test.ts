import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import {
  createServer,
  type IncomingMessage,
  request as plainRequest,
  type Server,
  type ServerResponse,
} from 'node:http';
import { request } from 'node:https';
import { type AddressInfo, createServer as createTcpServer } from 'node:net';
import { tmpdir, userInfo } from 'node:os';
import { join } from 'node:path';
import { connect } from 'node:tls';
import { missingNginx, pathWithSystem } from './nginx.mjs';

/** What a school runs, with this computer's ports and a certificate of this test. */
const CONFIGURATION = readFileSync('deploy/nginx.conf', 'utf8');
const missing = missingNginx();
const ADDRESS = '127.0.0.1';

/**
 * Stands for the app: keeps what reached it, and answers at once unless the test holds its answers.
 */
let app: Server;
let reached: IncomingMessage[];
let held: ServerResponse[] | null;
let nginx: ChildProcess;
let folder: string;
let port: number;
let plainPort: number;

const portOf = (server: { address(): unknown }) => (server.address() as AddressInfo).port;
async function freePort(): Promise<number> {
  const probe = createTcpServer();
  await new Promise<void>((resolve) => {
    probe.listen(0, ADDRESS, resolve);
  });
  const found = portOf(probe);
  await new Promise((resolve) => probe.close(resolve));
  return found;
}

function answerRequest(asked: IncomingMessage, response: ServerResponse): void {
  reached.push(asked);
  asked.resume();
  if (asked.url === '/api/stream') {
    response
      .writeHead(200, { 'content-type': 'text/event-stream', 'x-accel-buffering': 'no' })
      .write('event: state\n\n');
  } else if (held && asked.url?.startsWith('/held')) held.push(response);
  else response.end('in');
}

/** Every place of the file that names this machine; each has to be there. */
function configurationFor(appPort: number): string {
  const places: [string, string][] = [
    ['user www-data;', `user ${userInfo().username};`],
    ['/run/nginx.pid', join(folder, 'pid')],
    ['/var/log/nginx/error.log', join(folder, 'error.log')],
    ['listen 80 ', `listen ${ADDRESS}:${plainPort} `],
    ['listen 443 ', `listen ${ADDRESS}:${port} `],
    ['/etc/ssl/fraction-league/fullchain.pem', join(folder, 'cert.pem')],
    ['/etc/ssl/fraction-league/privkey.pem', join(folder, 'key.pem')],
    ['server 127.0.0.1:3000', `server ${ADDRESS}:${appPort}`],
    // So that the test takes seconds.
    ['client_body_timeout 10s', 'client_body_timeout 1s'],
    ['zone=readers burst=400', 'zone=readers burst=100'],
  ];
  let text = CONFIGURATION;
  for (const [from, to] of places) {
    if (!text.includes(from)) throw new Error(`deploy/nginx.conf has no “${from}”.`);
    text = text.replace(from, to);
  }
  return text.replace(
    'http {',
    `http { client_body_temp_path ${folder}/body; proxy_temp_path ${folder}/proxy;`,
  );
}

const certificate = () => [
  ...['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '2', '-subj', '/CN=localhost'],
  ...['-keyout', join(folder, 'key.pem'), '-out', join(folder, 'cert.pem')],
];

async function untilListening(): Promise<void> {
  for (;;) {
    if (nginx.exitCode !== null)
      throw new Error(`nginx ended: ${readFileSync(join(folder, 'error.log'), 'utf8')}`);
    if (await ask('GET', '/').catch(() => null)) return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

type Answered = { status: number | undefined; headers: IncomingMessage['headers'] };
function ask(
  method: string,
  path: string,
  headers: Record<string, string> = {},
  body = '',
): Promise<Answered> {
  return new Promise((resolve, reject) => {
    request(
      { host: ADDRESS, port, method, path, headers, rejectUnauthorized: false, agent: false },
      (response) => {
        response
          .resume()
          .once('end', () => resolve({ status: response.statusCode, headers: response.headers }));
      },
    )
      .on('error', reject)
      .end(body);
  });
}

const session = (name: string) => ({
  cookie: `other=1; __Secure-next-auth.session-token=${name}; more=2`,
});
const paths = () => reached.map(({ url }) => url);
const times = async (count: number, one: () => Promise<Answered>) =>
  (await Promise.all(Array.from({ length: count }, one))).map(({ status }) => status);

(missing ? describe.skip : describe)(
  `nginx with deploy/nginx.conf${missing ? `: skipped, because ${missing}` : ''}`,
  () => {
    beforeAll(async () => {
      folder = mkdtempSync(join(tmpdir(), 'fraction-league-nginx-'));
      app = createServer(answerRequest);
      // Longer than nginx keeps an idle connection (60 s), as the app is started: a connection that
      // the app closes while nginx is reusing it would be answered with 502.
      app.keepAliveTimeout = 75_000;
      await new Promise<void>((resolve) => {
        app.listen(0, ADDRESS, resolve);
      });
      port = await freePort();
      plainPort = await freePort();
      execFileSync('openssl', certificate(), { stdio: 'ignore', env: pathWithSystem() });
      const file = join(folder, 'nginx.conf');
      writeFileSync(file, configurationFor(portOf(app)));
      reached = [];
      held = null;
      nginx = spawn('nginx', ['-c', file, '-e', join(folder, 'error.log'), '-g', 'daemon off;'], {
        env: pathWithSystem(),
        stdio: 'ignore',
      });
      await untilListening();
    });
    afterAll(async () => {
      const ended = once(nginx, 'exit');
      nginx.kill('SIGTERM');
      app.closeAllConnections();
      app.close();
      await ended;
      rmSync(folder, { recursive: true, force: true });
    });
    beforeEach(() => {
      reached = [];
      held = null;
    });

    it('tells the app the connection’s own address and the name that was asked for, and nothing a visitor made up', async () => {
      const lies = {
        'x-forwarded-for': '203.0.113.9',
        'x-forwarded-host': 'evil.example',
        host: 'league.school.org',
      };
      expect(await ask('GET', '/about', lies)).toMatchObject({ status: 200 });
      expect(reached[0]?.headers).toMatchObject({
        host: 'league.school.org',
        'x-forwarded-for': ADDRESS,
        'x-forwarded-host': 'league.school.org',
        'x-forwarded-proto': 'https',
      });
    });

    it('sends everyone to https', async () => {
      const answer = await new Promise<IncomingMessage>((resolve, reject) => {
        plainRequest(
          {
            host: ADDRESS,
            port: plainPort,
            path: '/student/login?x=1',
            headers: { host: 'league.school.org' },
          },
          resolve,
        )
          .on('error', reject)
          .end();
      });
      answer.resume();
      expect([answer.statusCode, answer.headers.location]).toEqual([
        301,
        'https://league.school.org/student/login?x=1',
      ]);
      expect(paths()).toEqual([]);
    });

    it('three hundred bodies that never end reach no app, keep no one waiting, and end at their deadline (S33)', async () => {
      const head =
        'POST /student/login HTTP/1.1\r\nHost: league.school.org\r\nContent-Length: 1000\r\n\r\nx';
      const sockets = Array.from({ length: 300 }, () =>
        connect({ host: ADDRESS, port, rejectUnauthorized: false }),
      );
      const ended = sockets.map((socket) => {
        socket.on('error', () => undefined).resume();
        return new Promise((resolve) => socket.once('close', resolve));
      });
      await Promise.all(
        sockets.map((socket) => once(socket, 'secureConnect').then(() => socket.write(head))),
      );
      expect(await times(10, () => ask('GET', '/student/dashboard', session('kim')))).toEqual(
        Array(10).fill(200),
      );
      expect(await ask('POST', '/api/attempts', session('kim'), '{}')).toMatchObject({
        status: 200,
      });
      await Promise.all(ended);
      expect(paths()).toEqual([...Array(10).fill('/student/dashboard'), '/api/attempts']);
    });

    it('whoever reads too fast waits and is refused alone, also among others at the same address (S33)', async () => {
      const waiting: ServerResponse[] = [];
      held = waiting;
      const flood = times(600, () => ask('GET', '/held', session('someone who never stops')));
      for (const name of ['kim', 'lee', 'mia']) {
        expect(await ask('GET', `/of-${name}`, session(name))).toMatchObject({ status: 200 });
      }
      // The first forty at once, and twenty a second of a hundred others: far fewer than were asked
      // for.
      expect(waiting.length).toBeLessThanOrEqual(101);
      held = null;
      for (const response of waiting) response.end('in');
      const statuses = await flood;
      const refused = statuses.filter((status) => status === 429).length;
      expect(refused).toBeGreaterThanOrEqual(400);
      expect(statuses.filter((status) => status === 200)).toHaveLength(600 - refused);
    });

    it('limits no answers that are sent in', async () => {
      expect(await times(600, () => ask('POST', '/api/attempts', session('kim'), '{}'))).toEqual(
        Array(600).fill(200),
      );
      expect(reached).toHaveLength(600);
    });

    it('hands a live connection’s news on at once, while it stays open', async () => {
      const asked = request({
        host: ADDRESS,
        port,
        path: '/api/stream',
        headers: session('kim'),
        rejectUnauthorized: false,
      });
      asked.on('error', () => undefined).end();
      const [response] = (await once(asked, 'response')) as [IncomingMessage];
      response.on('error', () => undefined);
      const [news] = await once(response, 'data');
      expect(String(news)).toBe('event: state\n\n');
      asked.destroy();
    });

    it('takes a picture of 8 MB and refuses what is larger, before the app sees it', async () => {
      const MB = 1024 * 1024;
      expect(await ask('POST', '/api/graphs', {}, 'x'.repeat(8 * MB))).toMatchObject({
        status: 200,
      });
      reached = [];
      const large = { 'content-length': `${10 * MB}` };
      expect(await ask('POST', '/api/graphs', large).catch(() => null)).toMatchObject({
        status: 413,
      });
      expect(paths()).toEqual([]);
    });

    it('writes down neither a visitor’s address nor a link’s secret, also where it refuses', async () => {
      const large = { 'content-length': '10000000' };
      const path = '/reset-password?token=a-secret';
      expect(await ask('POST', path, large).catch(() => null)).toMatchObject({ status: 413 });
      expect(readFileSync(join(folder, 'error.log'), 'utf8')).not.toMatch(/a-secret|client: /);
    });
  },
);
