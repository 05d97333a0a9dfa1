import { createCipheriv, createHmac, randomBytes } from 'node:crypto';
import type { APIResponse } from '@playwright/test';
import { callAction } from './support/actions';
import { demoStudent, demoTeacher } from './support/demo';
import { newVisitor, signedIn } from './support/http';
import { newLeague, studentIn } from './support/league';
import { signInBrowser } from './support/playing-student';
import { act, otherClass } from './support/roles';
import { expect, test } from './support/test';
import { watch } from './support/watch';

/** What every answer says, whatever it is an answer to. */
function expectSafeHeaders(answer: APIResponse, what: string): void {
  const headers = answer.headers();
  expect.soft(headers['x-content-type-options'], what).toBe('nosniff');
  expect.soft(headers['referrer-policy'], what).toBeTruthy();
  expect.soft(headers['strict-transport-security'], what).toContain('max-age=');
  expect.soft(headers['x-powered-by'], what).toBeUndefined();
}

test('answers of every kind carry the safe headers, and signed-in ones are kept by nobody (S9)', async ({ site }) => {
  const visitor = await newVisitor(site);
  const student = await signedIn(site, demoStudent);
  const teacher = await signedIn(site, demoTeacher);
  const origin = new URL(site).origin;
  const answers: [string, APIResponse, number][] = [
    ['a page', await visitor.get('/about'), 200],
    ['a redirect of a visitor', await visitor.get('/student/dashboard'), 307],
    ['a page of a student', await student.get('/student/dashboard'), 200],
    ['a redirect of a student', await student.get('/teacher/dashboard'), 307],
    ['a page that is not there', await student.get('/student/no-such-page'), 404],
    ['a league that is not there', await teacher.get('/teacher/leagues/no-such-league'), 404],
    ['a picture that is not there', await student.get('/api/graphs/0123456789abcdef0123456789abcdef'), 404],
    ['a refused upload', await student.post('/api/graphs', { data: 'no form', headers: { origin } }), 400],
    ['a refused answer', await student.post('/api/attempts', { data: {}, headers: { origin } }), 400],
    ['a file to download', await teacher.get('/api/leagues/demo-league/grid.csv?week=6'), 200],
    ['too large a body', await student.post('/api/attempts', { data: 'x'.repeat(1_100_000), headers: { origin } }), 413],
  ];
  for (const [what, answer, status] of answers) {
    expect.soft(answer.status(), what).toBe(status);
    expectSafeHeaders(answer, what);
    if (/student|league|picture|download|refused/.test(what)) {
      expect.soft(answer.headers()['cache-control'], what).toMatch(/private|no-store/);
    }
    if (answer.headers()['content-type']?.startsWith('text/html')) {
      expect.soft(answer.headers()['content-security-policy'], what).toMatch(/'nonce-[^']+' 'strict-dynamic'/);
    }
  }
});

/** Tokens as somebody without the secret can make them. */
function hostileTokens(): string[] {
  const encode = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');
  const claims = { accountId: 'demo', sessionId: 'demo', role: 'teacher', exp: 9_999_999_999 };
  const signed = (header: unknown, secret: string) => {
    const body = `${encode(header)}.${encode(claims)}`;
    return `${body}.${createHmac('sha256', secret).update(body).digest('base64url')}`;
  };
  const key = randomBytes(32);
  const iv = randomBytes(12);
  const cipher = createCipheriv('aes-256-gcm', key, iv);
  const text = Buffer.concat([cipher.update(JSON.stringify(claims)), cipher.final()]).toString('base64url');
  return [
    `${encode({ alg: 'none' })}.${encode(claims)}.`,
    signed({ alg: 'HS256', typ: 'JWT' }, ''),
    signed({ alg: 'HS256', typ: 'JWT' }, 'secret'),
    [encode({ alg: 'dir', enc: 'A256GCM' }), '', iv.toString('base64url'), text, cipher.getAuthTag().toString('base64url')].join(
      '.',
    ),
    '',
    '.',
    '.....',
    'null',
    '%00%ff',
    'a'.repeat(6_000),
    encode(claims),
    '{"accountId":"demo"}',
  ];
}

test('malformed cookies and forged tokens are nobody, and never an error (S11)', async ({ site }) => {
  const visitor = await newVisitor(site);
  for (const token of hostileTokens()) {
    const headers = { cookie: `next-auth.session-token=${token}` };
    const page = await visitor.get('/teacher/dashboard', { headers });
    expect.soft([307, 303], `${token.slice(0, 40)}: ${page.status()}`).toContain(page.status());
    const api = await visitor.get('/api/leagues/demo-league/grid?week=6', { headers });
    expect.soft(api.status(), token.slice(0, 40)).toBe(401);
    const { result } = await callAction(visitor, site, 'suggestTeamNameAction', [], { headers });
    expect.soft((result as { ok?: boolean } | null)?.ok ?? false, token.slice(0, 40)).toBe(false);
  }
  for (const cookie of ['next-auth.session-token', '=', ';;;=;', `${'x='.repeat(500)}`, 'next-auth.csrf-token=%7C%7C']) {
    expect.soft((await visitor.get('/student/login', { headers: { cookie } })).status(), cookie.slice(0, 30)).toBeLessThan(500);
  }
});

const MARKUP = '<img src=x onerror=alert(1)>';

test('markup in the names of a team and a league is shown as text, and runs nowhere (S10)', async ({ browser, site }) => {
  const other = await otherClass(site);
  await act(other.teacher, site, 'renameLeagueAction', { leagueId: other.league.id, name: `<b>Room</b> ${MARKUP}` });
  const page = await browser.newPage({ baseURL: site, storageState: await other.teacher.storageState() });
  const seen = await watch(page, site);
  const dialogs: string[] = [];
  page.on('dialog', (dialog) => {
    dialogs.push(dialog.message());
    void dialog.dismiss();
  });
  for (const path of ['/teacher/dashboard', `/teacher/leagues/${other.league.id}`, `/teacher/leagues/${other.league.id}/join`]) {
    await page.goto(path);
    await expect(page.getByText(MARKUP).first()).toBeVisible();
  }
  expect(await page.locator('img[src="x"]').count()).toBe(0);
  expect([dialogs, seen]).toEqual([[], { foreign: [], violations: [] }]);

  const student = await browser.newPage({ baseURL: site, storageState: await other.student.storageState() });
  const team = await callAction(other.student, site, 'changeTeamAction', [
    { name: MARKUP, mascot: 'snail', theme: 'Teal', helmetColor: '339999', facemaskColor: 'FFFFFF' },
  ]);
  // The filter of team names takes no angle brackets at all.
  expect((team.result as { ok: boolean }).ok).toBe(false);
  await student.goto('/student/team');
  expect(await student.locator('img[src="x"]').count()).toBe(0);
});

test('a team’s name with markup that the teacher has allowed stands as text wherever it is shown (S10)', async ({
  browser,
  site,
}) => {
  const name = '<b>x</b>';
  const room = await newLeague(site);
  const student = await browser.newContext({ baseURL: site });
  await signInBrowser(student, await studentIn(site, room));
  const teacher = await browser.newContext({ baseURL: site });
  await signInBrowser(teacher, room.teacher);
  const { data } = await (await teacher.request.get(`/api/leagues/${room.id}/grid`)).json();
  const { studentId } = data.rows[0];
  await act(teacher.request, site, 'changeTeamNameAction', { leagueId: room.id, studentId, name, overrule: true });
  const league = `/teacher/leagues/${room.id}`;
  for (const [who, paths] of [
    [teacher, [league, `${league}?projector=1`, `${league}/roster`, `${league}/students/${studentId}`]],
    [student, ['/student/leaderboards?board=mvp', '/student/team']],
  ] as const) {
    const page = await who.newPage();
    const seen = await watch(page, site);
    for (const path of paths) {
      await page.goto(path);
      await expect(page.getByText(name).filter({ visible: true }).first(), path).toBeVisible();
      expect(await page.locator('b', { hasText: /^x$/ }).count(), path).toBe(0);
    }
    expect(seen).toEqual({ foreign: [], violations: [] });
  }
});

test('a week of normal use breaks no rule of the content security policy (S10)', async ({ context, page, site }) => {
  await signInBrowser(context, demoStudent);
  const seen = await watch(page, site);
  await page.goto('/student/dashboard');
  for (const name of ['Box scores', 'Calculate points', 'Leaderboards', 'Line-up', 'Draft']) {
    await page.getByRole('link', { name, exact: true }).first().click();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  }
  await page.goto('/student/graph-upload/build/histogram');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(seen).toEqual({ foreign: [], violations: [] });
});
