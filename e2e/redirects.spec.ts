import type { APIRequestContext } from '@playwright/test';
import { demoStudent, demoTeacher } from './support/demo';
import {
  newAccount,
  newVisitor,
  signedIn,
  signedInWithoutProfile,
  unprovenTeacher,
} from './support/http';
import { expect, test } from './support/test';

const ENTRY = [
  '/',
  '/sign-up',
  '/join-league',
  '/forgot-password',
  '/student/login',
  '/student/signup',
  '/teacher/login',
];
const OPEN = [
  '/pricing',
  '/privacy',
  '/about',
  '/contact',
  '/terms',
  '/accessibility',
  '/accessibility/report',
  '/privacy/data',
  '/guide',
  '/guide/families',
  '/offline',
  '/confirm-email?token=none',
  '/invitation?token=none',
];
const STUDENT = [
  '/student/dashboard',
  '/student/assessment',
  '/student/how-to-draft',
  '/student/create-team',
  '/student/box-scores',
  '/student/box-scores/2023_06_NYG_BUF',
  '/student/score-cards',
  '/student/graph-upload',
  '/student/graph-upload/class',
  '/student/leaderboards',
  '/student/team',
  '/student/lineup',
  '/student/draft',
];
const TEACHER = ['/teacher/dashboard', '/teacher/profile', '/teacher/leagues/new'];

/**
 * A response's redirect target, or null without one. A page that has begun to stream can't send a
 * Location header anymore, so it redirects inside the page.
 */
async function sentTo(visitor: APIRequestContext, path: string): Promise<string | null> {
  const answer = await visitor.get(path);
  const streamed = /<meta id="__next-page-redirect"[^>]*content="\d+;url=([^"]+)"/.exec(
    await answer.text(),
  )?.[1];
  const location = answer.headers().location ?? streamed;
  if (!location) return null;
  const target = new URL(location, 'http://here');
  return target.pathname + target.search;
}

async function expectAll(visitor: APIRequestContext, expectations: [string[], string | null][]) {
  for (const [paths, target] of expectations) {
    for (const path of paths) expect.soft(await sentTo(visitor, path), path).toBe(target);
  }
}

test('a signed-out visitor sees open and entry pages and is sent to the start from everywhere else', async ({
  site,
}) => {
  const visitor = await newVisitor(site);
  await expectAll(visitor, [
    [[...ENTRY, ...OPEN, '/student/create-profile'], null],
    [[...STUDENT, ...TEACHER, '/dashboard', '/admin', '/admin/anything', '/no-such-page'], '/'],
  ]);
});

test('a student is sent from entry pages and the teacher area to the student dashboard', async ({
  site,
}) => {
  const student = await signedIn(site, demoStudent);
  await expectAll(student, [
    [OPEN, null],
    [
      [
        '/student/dashboard',
        '/student/box-scores',
        '/student/score-cards',
        '/student/leaderboards',
        '/student/lineup',
      ],
      null,
    ],
    [
      [
        ...ENTRY,
        '/student/create-profile',
        '/student/assessment',
        ...TEACHER,
        '/teacher/leagues/whatever',
        '/dashboard',
      ],
      '/student/dashboard',
    ],
    [['/admin'], '/dashboard'],
  ]);
});

test('a teacher is sent from entry pages and the student area to the teacher dashboard', async ({
  site,
}) => {
  const teacher = await signedIn(site, demoTeacher);
  await expectAll(teacher, [
    [[...OPEN, ...TEACHER], null],
    [[...ENTRY, '/student/create-profile', ...STUDENT, '/dashboard'], '/teacher/dashboard'],
    [['/admin'], '/dashboard'],
  ]);
});

test('someone without a profile is led to make one', async ({ site }) => {
  const fresh = await signedInWithoutProfile(site);
  await expectAll(fresh, [
    [[...OPEN, '/student/create-profile'], null],
    [ENTRY, '/student/dashboard'],
    [[...STUDENT, ...TEACHER, '/dashboard', '/no-such-page'], '/student/create-profile'],
  ]);
});

test('S24: a teacher whose address is not proven is led to the one page that says so, from everywhere', async ({
  site,
}) => {
  const waiting = await unprovenTeacher(site, newAccount('waiting'));
  const protectedPages = [
    ...STUDENT,
    ...TEACHER,
    '/dashboard',
    '/change-password',
    '/teacher/allowances',
    '/admin',
    '/no-such-page',
  ];
  await expectAll(waiting, [[[...OPEN, '/confirm-email'], null]]);
  for (const path of [...ENTRY, '/student/create-profile', ...protectedPages]) {
    let at: string | null = path;
    for (let steps = 0; at && at !== '/confirm-email' && steps < 4; steps += 1)
      at = await sentTo(waiting, at);
    expect.soft(at, path).toBe('/confirm-email');
  }
  // Others have nothing to do there.
  expect(await sentTo(await newVisitor(site), '/confirm-email')).toBe('/');
  expect(await sentTo(await signedIn(site, demoTeacher), '/confirm-email')).toBe('/dashboard');
});

test('a page that does not exist is told so to someone signed in', async ({ site }) => {
  const student = await signedIn(site, demoStudent);
  expect((await student.get('/no-such-page')).status()).toBe(404);
});

test('a wandering callback address never leads to another site', async ({ site }) => {
  for (const callbackUrl of [
    'https://evil.example',
    '//evil.example',
    '/\\evil.example',
    'https:evil.example',
    'javascript:alert(1)',
  ]) {
    const visitor = await newVisitor(site);
    const { csrfToken } = await (await visitor.get('/api/auth/csrf')).json();
    const answer = await visitor.post('/api/auth/callback/credentials', {
      form: { ...demoStudent, csrfToken, callbackUrl, json: 'true' },
    });
    const { url } = await answer.json();
    expect.soft(new URL(url, site).origin, callbackUrl).toBe(site);
    const plain = await visitor.get(
      `/api/auth/signin?callbackUrl=${encodeURIComponent(callbackUrl)}`,
    );
    expect.soft(new URL(plain.headers().location ?? '/', site).origin, callbackUrl).toBe(site);
  }
});
