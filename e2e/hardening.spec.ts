import { createHmac, randomUUID } from 'node:crypto';
import type { APIResponse } from '@playwright/test';
import { decode, encode, type JWT } from 'next-auth/jwt';
import { pngPicture } from '../lib/testing/pictures';
import { act, callAction } from './support/actions';
import { demoStudent, demoTeacher } from './support/demo';
import { newVisitor, signedIn } from './support/http';
import { newLeague, studentIn, studentInLeague } from './support/league';
import { OWN_SECRET, startFailingServer, startOwnServer } from './support/own-server';
import { playingStudent, signInBrowser } from './support/playing-student';
import { otherClass } from './support/roles';
import { expect, test } from './support/test';
import { NOTHING_BAD, watch } from './support/watch';

/** Headers of every response. */
function expectSafeHeaders(answer: APIResponse, what: string): void {
  const headers = answer.headers();
  expect.soft(headers['x-content-type-options'], what).toBe('nosniff');
  expect.soft(headers['referrer-policy'], what).toBe('strict-origin-when-cross-origin');
  expect.soft(headers['strict-transport-security'] ?? '', what).toContain('max-age=');
  expect.soft(headers['x-powered-by'], what).toBeUndefined();
}

const headersOf = (answer: APIResponse) =>
  ['cache-control', 'content-security-policy'].map((name) => answer.headers()[name]);

const PAGE_POLICY = [
  /script-src 'self' 'nonce-[^']{20,}' 'strict-dynamic'/,
  /worker-src 'self'/,
  /object-src 'none'/,
  /base-uri 'none'/,
  /frame-ancestors 'none'/,
];

test('answers of every kind carry the safe headers, and signed-in ones are kept by no one (S9)', async ({
  site,
}) => {
  const visitor = await newVisitor(site);
  const student = await signedIn(site, demoStudent);
  const teacher = await signedIn(site, demoTeacher);
  const account = await studentInLeague(site);
  const uploader = await signedIn(site, account);
  const origin = new URL(site).origin;
  const upload = await uploader.post('/api/graphs', {
    headers: { origin },
    multipart: {
      ...{
        title: 'By hand',
        description: 'Two halves.',
        graphType: '',
        source: 'photo',
        operationId: randomUUID(),
      },
      file: { name: 'graph.png', mimeType: 'image/png', buffer: await pngPicture() },
    },
  });
  const { data: graph } = await upload.json();
  const picture = await uploader.get(`/api/graphs/${graph.graphId}`);
  const failing = await startFailingServer();
  const failed = await signedIn(failing.site, await playingStudent(site))
    .then((reader) => reader.get('/student/team', { headers: { 'x-canaries': 'fail' } }))
    .finally(() => failing.kill());
  const answers: [string, APIResponse, number][] = [
    ['a page', await visitor.get('/contact'), 200],
    ['a form sent to a page', await visitor.post('/student/login', { form: { a: 'b' } }), 200],
    ['a redirect of a visitor', await visitor.get('/student/dashboard'), 307],
    ['a page of a student', await student.get('/student/dashboard'), 200],
    ['a redirect of a student', await student.get('/teacher/dashboard'), 307],
    ['a page that is not there', await student.get('/student/no-such-page'), 404],
    ['a league that is not there', await teacher.get('/teacher/leagues/no-such-league'), 404],
    [
      'a picture that is not there',
      await student.get('/api/graphs/0123456789abcdef0123456789abcdef'),
      404,
    ],
    [
      'a refused upload',
      await student.post('/api/graphs', { data: 'no form', headers: { origin } }),
      400,
    ],
    [
      'a refused answer',
      await student.post('/api/attempts', { data: {}, headers: { origin } }),
      400,
    ],
    ['a file to download', await teacher.get('/api/leagues/demo-league/grid.csv?week=6'), 200],
    ['an upload of a student', upload, 200],
    ['a picture of a student', picture, 200],
    ['a page of a student that failed', failed, 500],
    ['a route that is not there, to a student', await student.get('/api/none'), 404],
    [
      'a picture below a picture, to a student',
      await student.get('/api/graphs/0123456789abcdef/none'),
      404,
    ],
    // Addresses that only begin like those excluded from middleware.
    ...(await Promise.all(
      [
        '/healthzX',
        '/monitoringX',
        '/api/graphsX',
        '/mascots/none',
        '/fonts/none',
        '/favicon.ico',
        '/_next/none',
        '/icons/none',
        '/sw.jsX',
      ].map(
        async (path): Promise<[string, APIResponse, number]> => [
          `${path} to a student`,
          await student.get(path),
          404,
        ],
      ),
    )),
    ['the worker, to a student', await student.get('/sw.js'), 200],
    ['the manifest, to a student', await student.get('/manifest.webmanifest'), 200],
    ['the page for what is not kept', await visitor.get('/offline'), 200],
    [
      'too large a body',
      await student.post('/api/attempts', { data: 'x'.repeat(1_100_000), headers: { origin } }),
      413,
    ],
  ];
  for (const [what, answer, status] of answers) {
    expect.soft(answer.status(), what).toBe(status);
    expectSafeHeaders(answer, what);
    if (what.startsWith('the worker')) {
      expect
        .soft(headersOf(answer), what)
        .toEqual(['no-cache', "default-src 'none'; connect-src 'self'; frame-ancestors 'none'"]);
    } else if (what.startsWith('the manifest')) {
      expect.soft(headersOf(answer)[1], what).toMatch(/^default-src 'none'/);
    } else if (/student|league|picture|download|refused/.test(what)) {
      for (const part of [/\bprivate\b/, /\bno-store\b/])
        expect.soft(answer.headers()['cache-control'] ?? '', what).toMatch(part);
    }
    if (answer.headers()['content-type']?.startsWith('text/html')) {
      for (const part of PAGE_POLICY)
        expect.soft(answer.headers()['content-security-policy'] ?? '', what).toMatch(part);
    }
  }
  const html = answers.filter(([, answer]) =>
    answer.headers()['content-type']?.startsWith('text/html'),
  );
  expect(html.map(([, , status]) => status)).toEqual(expect.arrayContaining([200, 404, 500]));
  for (const path of [
    '/mascots/none.svg',
    '/fonts/none.woff2',
    '/icons/none.png',
    '/_next/static/none.js',
    '/_next/static/none',
  ]) {
    const answer = await student.get(path);
    expect
      .soft(answer.headers()['content-security-policy'] ?? '', path)
      .toMatch(/^default-src 'none'/);
    expect.soft(answer.headers()['cache-control'] ?? '', path).toMatch(/no-store/);
  }
  expect((await visitor.get('/mascots/snail.svg')).status()).toBe(200);
  for (const font of ['/fonts/lexend-2.woff2', '/fonts/lexend-2-more.woff2']) {
    expect((await visitor.get(font)).headers()['cache-control']).toContain('immutable');
  }
});

/**
 * Tokens that name a live account and session: forged without the secret, expired, or partly wrong.
 */
async function forgedTokens(live: string, claims: JWT): Promise<[string, string][]> {
  const encode64 = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');
  const forever = { ...claims, exp: 9_999_999_999 };
  const signed = (secret: string) => {
    const body = `${encode64({ alg: 'HS256', typ: 'JWT' })}.${encode64(forever)}`;
    return `${body}.${createHmac('sha256', secret).update(body).digest('base64url')}`;
  };
  const parts = live.split('.');
  return [
    [
      'sealed with another secret',
      await encode({
        token: claims,
        secret: 'another secret, which is long enough as well',
        maxAge: 3_600,
      }),
    ],
    [
      'sealed for another purpose',
      await encode({ token: claims, secret: OWN_SECRET, maxAge: 3_600, salt: 'join-ticket' }),
    ],
    ['expired', await encode({ token: claims, secret: OWN_SECRET, maxAge: -3_600 })],
    ['not sealed: alg none', `${encode64({ alg: 'none' })}.${encode64(forever)}.`],
    [
      'not sealed: alg none in five parts',
      `${encode64({ alg: 'none', enc: 'none' })}..${encode64('')}.${encode64(forever)}.`,
    ],
    ['signed with no secret', signed('')],
    ['signed with the secret itself, not sealed', signed(OWN_SECRET)],
    ['truncated by a letter of its seal', live.slice(0, -2)],
    ['truncated by half', live.slice(0, live.length / 2)],
    ['without its seal', `${parts.slice(0, 4).join('.')}.`],
    ['with another head', [encode64({ alg: 'dir', enc: 'A128GCM' }), ...parts.slice(1)].join('.')],
    [
      'with a letter changed',
      `${live.slice(0, 200)}${live[200] === 'A' ? 'B' : 'A'}${live.slice(201)}`,
    ],
    ['the claims alone', encode64(forever)],
    ['the claims as they are', encodeURIComponent(JSON.stringify(forever))],
    ...['', '.', '.....', 'null', '%00%ff', 'a'.repeat(6_000)].map((token): [string, string] => [
      token.slice(0, 20),
      token,
    ]),
  ];
}

test('malformed cookies and forged tokens sign no one in, even when they name a live session, and cause no error (S11)', async () => {
  const server = await startOwnServer({ dataDir: process.env.E2E_DATA_DIR ?? '' });
  try {
    const teacher = await signedIn(server.site, demoTeacher);
    const { cookies } = await teacher.storageState();
    const live = cookies.find(({ name }) => name === 'next-auth.session-token')?.value ?? '';
    const claims = (await decode({ token: live, secret: OWN_SECRET })) ?? {};
    expect(claims).toMatchObject({
      accountId: expect.any(String),
      sessionId: expect.any(String),
      role: 'teacher',
    });
    const visitor = await newVisitor(server.site);
    const answersTo = async (token: string) => {
      const headers = { cookie: `next-auth.session-token=${token}` };
      const page = await visitor.get('/teacher/dashboard', { headers });
      const api = await visitor.get('/api/leagues/demo-league/grid?week=6', { headers });
      const { result } = await callAction(
        visitor,
        server.site,
        'saveTeacherNameAction',
        [{ displayName: '' }],
        { headers },
      );
      return [
        page.status(),
        api.status(),
        (result as { error?: { code: string } } | null)?.error?.code ?? 'not-run',
      ];
    };
    const somebody = [200, 200, 'invalid-input'];
    const sealed = await encode({ token: claims, secret: OWN_SECRET, maxAge: 3_600 });
    expect(await answersTo(sealed), 'the same claims, sealed by the server’s own secret').toEqual(
      somebody,
    );
    for (const [what, token] of await forgedTokens(live, claims)) {
      const [page, api, action] = await answersTo(token);
      expect.soft([303, 307], `${what}: ${page}`).toContain(page);
      expect.soft(api, what).toBe(401);
      expect.soft(['not-run', 'not-signed-in'], `${what}: ${action}`).toContain(action);
    }
    expect(await answersTo(live), 'the session itself, after all that').toEqual(somebody);
    for (const cookie of [
      'next-auth.session-token',
      '=',
      ';;;=;',
      `${'x='.repeat(500)}`,
      'next-auth.csrf-token=%7C%7C',
    ]) {
      expect
        .soft(
          (await visitor.get('/student/login', { headers: { cookie } })).status(),
          cookie.slice(0, 30),
        )
        .toBeLessThan(500);
    }
  } finally {
    await server.kill();
  }
});

const MARKUP = '<img src=x onerror=alert(1)>';

test('markup in the names of a team and a league is shown as text, and runs nowhere (S10)', async ({
  browser,
  site,
}) => {
  const other = await otherClass(site);
  await act(other.teacher, site, 'renameLeagueAction', {
    leagueId: other.league.id,
    name: `<b>Room</b> ${MARKUP}`,
  });
  const page = await browser.newPage({
    baseURL: site,
    storageState: await other.teacher.storageState(),
  });
  const seen = await watch(page, site);
  const dialogs: string[] = [];
  page.on('dialog', (dialog) => {
    dialogs.push(dialog.message());
    void dialog.dismiss();
  });
  for (const path of [
    '/teacher/dashboard',
    `/teacher/leagues/${other.league.id}`,
    `/teacher/leagues/${other.league.id}/join`,
  ]) {
    await page.goto(path);
    await expect(page.getByText(MARKUP).first()).toBeVisible();
  }
  expect(await page.locator('img[src="x"]').count()).toBe(0);
  expect([dialogs, seen]).toEqual([[], NOTHING_BAD]);

  const student = await browser.newPage({
    baseURL: site,
    storageState: await other.student.storageState(),
  });
  const team = await callAction(other.student, site, 'changeTeamAction', [
    {
      name: MARKUP,
      mascot: 'snail',
      theme: 'Teal',
      helmetColor: '339999',
      facemaskColor: 'FFFFFF',
    },
  ]);
  // The filter for team names accepts no angle brackets.
  expect((team.result as { ok: boolean }).ok).toBe(false);
  await student.goto('/student/team');
  expect(await student.locator('img[src="x"]').count()).toBe(0);
});

test('a team’s name with markup that the teacher has allowed is text wherever it is shown (S10)', async ({
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
  await act(teacher.request, site, 'changeTeamNameAction', {
    leagueId: room.id,
    studentId,
    name,
    overrule: true,
  });
  const league = `/teacher/leagues/${room.id}`;
  for (const [who, paths] of [
    [
      teacher,
      [
        `${league}/boards`,
        `${league}/project`,
        `${league}/roster`,
        `${league}/students/${studentId}`,
      ],
    ],
    [student, ['/student/leaderboards?board=mvp', '/student/team']],
  ] as const) {
    const page = await who.newPage();
    const seen = await watch(page, site);
    for (const path of paths) {
      await page.goto(path);
      await expect(page.getByText(name).filter({ visible: true }).first(), path).toBeVisible();
      expect(await page.locator('b', { hasText: /^x$/ }).count(), path).toBe(0);
    }
    expect(seen).toEqual(NOTHING_BAD);
  }
});

test('a week of normal use breaks no rule of the content security policy (S10)', async ({
  context,
  page,
  site,
}) => {
  await signInBrowser(context, demoStudent);
  const seen = await watch(page, site);
  await page.goto('/student/dashboard');
  for (const name of ['Box scores', 'Calculate points', 'Leaderboards', 'Lineup', 'Draft']) {
    await page.getByRole('link', { name, exact: true }).first().click();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  }
  await page.goto('/student/graph-upload/build/histogram');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(seen).toEqual(NOTHING_BAD);
});
