import { randomUUID } from 'node:crypto';
import { callAction } from './support/actions';
import { newVisitor, signedIn } from './support/http';
import { Ingest } from './support/ingest';
import { startFailingServer } from './support/own-server';
import { playingStudent, signInBrowser } from './support/playing-student';
import { expect, test } from './support/test';

/** Text that must never be in a report: typed, stored, or sent with a request. */
const CANARIES = ['canary-cookie-7d1', 'canary-query-3f9', 'canary-words-a52', 'canary-typed-c08'];

// All tests here share one stand-in for Sentry, on the port in the server's settings.
test.describe.configure({ mode: 'serial' });

let ingest: Ingest;
test.beforeAll(async ({ baseURL }) => {
  ingest = new Ingest();
  await ingest.listen(Number(new URL(baseURL ?? '').port) + 1);
});
test.afterAll(() => ingest.close());

const everything = () =>
  ingest.envelopes
    .map(({ url, headers, text }) => `${url}\n${JSON.stringify(headers)}\n${text}`)
    .join('\n');

test('an error in the browser arrives through the relay, with its place and without a word of anyone (S20)', async ({
  context,
  page,
  site,
}) => {
  const account = await playingStudent(site);
  await signInBrowser(context, account);
  await context.addCookies([{ name: 'extra', value: 'canary-cookie-7d1', url: site }]);
  const foreign: string[] = [];
  page.on('request', (request) => {
    if (!request.url().startsWith(site) && request.url().startsWith('http'))
      foreign.push(request.url());
  });
  const sent = page.waitForResponse((response) => response.url().includes('/monitoring?o=0&p=42'));
  await page.goto('/student/score-cards?step=QB&note=canary-query-3f9');
  await page.getByRole('textbox', { name: 'Whole number' }).fill('987654');
  await page.getByRole('textbox', { name: 'Numerator' }).fill('canary-typed-c08');
  await page.evaluate(() => {
    setTimeout(() => {
      throw new TypeError('Sam Q. typed canary-words-a52');
    });
  });
  expect((await sent).status()).toBe(200);
  await expect
    .poll(
      () =>
        ingest.holding('"type":"event"').filter(({ text }) => text.includes('TypeError')).length,
    )
    .toBe(1);
  await expect
    .poll(() => ingest.holding('replay_recording').length, { timeout: 20_000 })
    .toBeGreaterThan(0);

  const all = everything();
  expect(ingest.envelopes.every(({ url }) => url.startsWith('/api/42/envelope/'))).toBe(true);
  for (const canary of [
    ...CANARIES,
    account.email,
    '987654',
    'Brave Badgers',
    'Josh Allen',
    'Jared Goff',
  ])
    expect.soft(all.includes(canary), canary).toBe(false);
  expect(
    ingest.envelopes.every(({ headers }) => !headers.cookie && !headers['x-forwarded-for']),
  ).toBe(true);
  expect(foreign).toEqual([]);
});

test('an error on a page for visitors arrives as well', async ({ page }) => {
  const sent = page.waitForResponse((response) => response.url().includes('/monitoring?o=0&p=42'));
  await page.goto('/student/login?note=canary-query-3f9');
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => {
    setTimeout(() => {
      throw new RangeError('canary-words-a52');
    });
  });
  expect((await sent).status()).toBe(200);
  await expect.poll(() => ingest.holding('RangeError').length).toBeGreaterThan(0);
  for (const canary of CANARIES) expect.soft(everything().includes(canary), canary).toBe(false);
});

test('errors of a server action, of a route and of a page arrive and are logged without a word of what they quote (S20)', async ({
  site,
}) => {
  const account = await playingStudent(site);
  const port = Number(new URL(site).port);
  const server = await startFailingServer({
    SENTRY_DSN: `http://publickey@127.0.0.1:${port + 1}/42`,
  });
  try {
    const student = await signedIn(server.site, account);
    const { cookies } = await student.storageState();
    const session = cookies.find(({ name }) => name === 'next-auth.session-token')?.value ?? '';
    expect(session.length).toBeGreaterThan(100);
    const quoted = ['canary-name-Noor', 'canary-mail@example.org', 'canary-typed-19 11/20'];
    const headers = { 'x-canaries': quoted.join(' ') };
    const ids: [string, string][] = [];

    const action = await callAction(
      student,
      server.site,
      'releasePlayerAction',
      [{ position: 'QB', id: 34857 }],
      { headers },
    );
    ids.push(['Error', codeOfEvent(action.text)]);
    const answerWith = (more: Record<string, string>) =>
      student.post('/api/attempts', {
        headers: { ...more, origin: server.site },
        data: {
          week: 6,
          step: 'QB',
          typed: { whole: '19', numerator: '11', denominator: '20' },
          operationId: randomUUID(),
        },
      });
    // The first answer stores the card, which the second one reads.
    expect((await answerWith({})).status()).toBe(200);
    const route = await answerWith(headers);
    expect(route.status()).toBe(500);
    ids.push(['Error setting student weekly progress', codeOfEvent(await route.text())]);
    for (const [catalogue, id] of ids) {
      expect(id, `the code of ${catalogue}`).not.toBe('none');
      await expect
        .poll(() => ingest.holding(`"eventId":"${id}"`).length, {
          message: `the report of ${catalogue}`,
        })
        .toBe(1);
      const [report] = ingest.holding(`"eventId":"${id}"`);
      expect(report?.text).toContain('"type":"CanaryError"');
      expect(report?.text).toContain(`"catalogue":"${catalogue}"`);
      await expect
        .poll(() => server.output(), { message: `the log of ${catalogue}` })
        .toContain(`"eventId":"${id}"`);
    }
    // Next prints a page's error, not our code.
    const page = await student.get('/student/team', { headers });
    expect(page.status()).toBe(500);
    await expect
      .poll(() => server.output().split('"kind":"CanaryError"').length - 1, {
        message: 'the log of the page',
      })
      .toBeGreaterThan(2);
    await expect
      .poll(() => ingest.holding('"type":"CanaryError"').length, {
        message: 'the report of the page',
      })
      .toBeGreaterThan(2);
    const told = {
      reports: everything(),
      log: server.output(),
      answers: action.text + (await route.text()) + (await page.text()),
    };
    for (const canary of [...quoted, session, account.email, 'Brave Badgers', 'draftedPlayers']) {
      for (const [where, text] of Object.entries(told)) {
        expect
          .soft(
            text.includes(canary) && !(where === 'answers' && canary === 'Brave Badgers'),
            `${canary} in the ${where}`,
          )
          .toBe(false);
      }
    }
  } finally {
    await server.kill();
  }
});

/** The code shown to a person whose action or answer failed. */
function codeOfEvent(text: string): string {
  return /went wrong on our side \((\w{8})\)/.exec(text)?.[1] ?? 'none';
}

test('the relay takes nothing for another project, of another site or too much, and asks no one but the ingest (S19)', async ({
  site,
}) => {
  const visitor = await newVisitor(site);
  const port = Number(new URL(site).port) + 1;
  const envelope = (dsn: string, more = '') =>
    `{"dsn":"${dsn}"}\n{"type":"event"}\n{"message":"sent by hand${more}"}\n`;
  const own = `http://publickey@127.0.0.1:${port}/42`;
  const post = (query: string, data: string, headers: Record<string, string> = {}) =>
    visitor.post(`/monitoring${query}`, { data, headers });
  const refused: [string, Promise<{ status(): number }>, number][] = [
    ['another project', post('?o=0&p=43', envelope(own)), 403],
    [
      'another DSN inside',
      post('?o=0&p=42', envelope(`http://publickey@127.0.0.1:${port}/43`)),
      403,
    ],
    ['another host inside', post('?o=0&p=42', envelope('http://publickey@evil.example/42')), 403],
    ['a host trick in o', post('?o=evil.example%2F&p=42', envelope(own)), 403],
    ['o twice', post('?o=0&o=1&p=42', envelope(own)), 403],
    ['a region nobody configured', post('?o=0&p=42&r=de', envelope(own)), 403],
    ['no query', post('', envelope(own)), 403],
    ['no envelope', post('?o=0&p=42', 'nonsense'), 403],
    ['one megabyte', post('?o=0&p=42', envelope(own, 'y'.repeat(1_000_000))), 413],
    ['a foreign origin', post('?o=0&p=42', envelope(own), { origin: 'https://evil.example' }), 403],
  ];
  for (const [what, answer, status] of refused)
    expect.soft((await answer).status(), what).toBe(status);
  expect(ingest.holding('sent by hand')).toEqual([]);
  expect((await visitor.put('/monitoring?o=0&p=42', { data: '{}' })).status()).toBe(405);
  expect((await post('?o=0&p=42', envelope(own))).status()).toBe(200);
  expect(ingest.holding('sent by hand')).toHaveLength(1);
});

test('without a DSN no page names one, nothing of it is loaded, and the relay does not exist', async ({
  browser,
  site,
}) => {
  const plain = `http://localhost:${Number(new URL(site).port) - 2}`;
  const page = await browser.newPage();
  const scripts: string[] = [];
  page.on('response', async (response) => {
    if (response.url().endsWith('.js')) scripts.push(await response.text().catch(() => ''));
  });
  await page.goto(plain);
  await page.waitForLoadState('networkidle');
  expect(scripts.join('')).not.toMatch(/sentry_key|replay_recording/);
  expect(await page.locator('html').getAttribute('data-report-to')).toBeNull();
  const answer = await (await newVisitor(plain)).post('/monitoring?o=0&p=42', { data: '{}' });
  expect(answer.status()).toBe(404);
  await page.close();
});
