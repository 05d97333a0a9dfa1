import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { APIRequestContext } from '@playwright/test';
import { demoStudent, demoTeacher } from './support/demo';
import { signedIn } from './support/http';
import type { Who } from './support/matrix';
import { changes, copyOfData, environmentOf, startOwnServer } from './support/own-server';
import { everybodyAt } from './support/roles';
import { expect, test } from './support/test';

/** The status for each kind of visitor. */
type Statuses = Readonly<Record<Who, number>>;
type Call = { method: 'GET' | 'POST'; path: string; data?: unknown; statuses: Statuses };

const everybody = (status: number): Statuses => ({
  visitor: status,
  withoutProfile: status,
  student: status,
  otherStudent: status,
  teacher: status,
  otherTeacher: status,
  admin: status,
  unproven: status,
});
/**
 * All inputs here are invalid, so visitors with access get `accepted`, the status of a refused
 * input.
 */
const studentsOnly = (accepted: number): Statuses => ({
  ...everybody(403),
  visitor: 401,
  student: accepted,
  otherStudent: accepted,
});
const teachersOnly = (accepted: number): Statuses => ({
  ...everybody(403),
  visitor: 401,
  teacher: accepted,
  otherTeacher: accepted,
  admin: accepted,
});
/** Belongs to the demo league: for every other teacher it doesn't exist. */
const leagueOwnerOnly = (accepted: number): Statuses => ({
  ...teachersOnly(404),
  teacher: accepted,
});

/** A file of the demo league: for everyone else it doesn't exist. */
const leagueOwnersFile = (accepted: number): Statuses => ({ ...everybody(404), teacher: accepted });

const SAMPLE_ANSWER = { week: 6, step: 'QB', typed: {}, operationId: 'x' };

/**
 * Every route handler of the build, with a call that changes nothing. A handler without a row fails
 * the first test below.
 */
const ROUTES: Readonly<Record<string, readonly Call[]>> = {
  '/api/attempts': [
    { method: 'POST', path: '/api/attempts', data: SAMPLE_ANSWER, statuses: studentsOnly(400) },
  ],
  '/api/twins': [
    { method: 'POST', path: '/api/twins', data: SAMPLE_ANSWER, statuses: studentsOnly(400) },
  ],
  '/api/scouting': [
    { method: 'POST', path: '/api/scouting', data: SAMPLE_ANSWER, statuses: studentsOnly(400) },
  ],
  '/api/practice': [
    { method: 'POST', path: '/api/practice', data: SAMPLE_ANSWER, statuses: studentsOnly(400) },
  ],
  '/api/lessons': [
    { method: 'POST', path: '/api/lessons', data: SAMPLE_ANSWER, statuses: studentsOnly(400) },
  ],
  '/api/graphs': [
    { method: 'POST', path: '/api/graphs', data: 'no form', statuses: studentsOnly(400) },
  ],
  '/api/graphs/[graphId]': [
    { method: 'GET', path: '/api/graphs/0123456789abcdef', statuses: everybody(404) },
  ],
  '/api/player-images/[playerId]': [
    { method: 'GET', path: '/api/player-images/34857', statuses: everybody(404) },
  ],
  '/api/profile-picture': [
    { method: 'POST', path: '/api/profile-picture', data: 'no form', statuses: teachersOnly(400) },
  ],
  '/api/profile-picture/[teacherId]': [
    { method: 'GET', path: '/api/profile-picture/nobody', statuses: everybody(404) },
  ],
  '/api/leagues/[leagueId]/grid': [
    { method: 'GET', path: '/api/leagues/demo-league/grid?week=6', statuses: leagueOwnerOnly(200) },
  ],
  '/api/leagues/[leagueId]/grid.csv': [
    {
      method: 'GET',
      path: '/api/leagues/demo-league/grid.csv?week=6',
      statuses: leagueOwnersFile(200),
    },
  ],
  '/api/leagues/[leagueId]/season.csv': [
    { method: 'GET', path: '/api/leagues/demo-league/season.csv', statuses: leagueOwnersFile(200) },
  ],
  '/api/leagues/[leagueId]/cards.pdf': [
    {
      method: 'GET',
      path: '/api/leagues/demo-league/cards.pdf?student=nobody',
      statuses: leagueOwnersFile(404),
    },
  ],
  '/api/leagues/[leagueId]/gradebook.csv': [
    {
      method: 'GET',
      path: '/api/leagues/demo-league/gradebook.csv?show=points',
      statuses: leagueOwnersFile(200),
    },
  ],
  '/api/leagues/[leagueId]/gradebook.xlsx': [
    {
      method: 'GET',
      path: '/api/leagues/demo-league/gradebook.xlsx',
      statuses: leagueOwnersFile(200),
    },
  ],
  '/api/leagues/[leagueId]/office.zip': [
    {
      method: 'GET',
      path: '/api/leagues/demo-league/office.zip',
      statuses: leagueOwnersFile(200),
    },
  ],
  '/api/leagues/[leagueId]/supports.csv': [
    {
      method: 'GET',
      path: '/api/leagues/demo-league/supports.csv',
      statuses: leagueOwnersFile(200),
    },
  ],
  '/api/leagues/[leagueId]/oneroster.zip': [
    {
      method: 'GET',
      path: '/api/leagues/demo-league/oneroster.zip',
      statuses: leagueOwnersFile(200),
    },
  ],
  '/api/leagues/[leagueId]/export.json': [
    {
      method: 'GET',
      path: '/api/leagues/demo-league/export.json',
      statuses: leagueOwnersFile(200),
    },
  ],
  '/api/leagues/[leagueId]/stream': [
    // Not called with access, because the response never ends; `grid.spec.ts` covers it.
    { method: 'GET', path: '/api/leagues/demo-league/stream?week=6', statuses: leagueOwnerOnly(0) },
  ],
  '/api/leagues/[leagueId]/students/[studentId]/now': [
    {
      method: 'GET',
      path: '/api/leagues/demo-league/students/nobody/now?week=6',
      statuses: leagueOwnerOnly(404),
    },
  ],
  '/api/leagues/[leagueId]/students/[studentId]/export.json': [
    {
      method: 'GET',
      path: '/api/leagues/demo-league/students/nobody/export.json',
      statuses: leagueOwnersFile(404),
    },
  ],
  '/api/leagues/[leagueId]/students/[studentId]/tries.csv': [
    {
      method: 'GET',
      path: '/api/leagues/demo-league/students/nobody/tries.csv',
      statuses: leagueOwnersFile(404),
    },
  ],
  // Anyone with the address can read it; `calendar.spec.ts` covers it.
  '/api/calendar/[file]': [
    {
      method: 'GET',
      path: '/api/calendar/0123456789abcdef0123456789abcdef.ics',
      statuses: everybody(404),
    },
    { method: 'GET', path: '/api/calendar/demo-league', statuses: everybody(404) },
  ],
  '/api/stream': [{ method: 'GET', path: '/api/stream', statuses: studentsOnly(0) }],
  '/api/session': [{ method: 'GET', path: '/api/session', statuses: everybody(303) }],
  '/api/auth/[...nextauth]': [
    { method: 'GET', path: '/api/auth/csrf', statuses: everybody(200) },
    { method: 'GET', path: '/api/auth/no-such-thing', statuses: everybody(400) },
  ],
  // No school's sign-in is set up here; `school-sign-in.slow.test.ts` has one.
  '/api/school-sign-out': [
    { method: 'POST', path: '/api/school-sign-out', data: 'x', statuses: everybody(404) },
  ],
  // The same for everyone: the service worker's files, and those for installing the app.
  '/sw.js': [{ method: 'GET', path: '/sw.js', statuses: everybody(200) }],
  '/manifest.webmanifest': [
    { method: 'GET', path: '/manifest.webmanifest', statuses: everybody(200) },
  ],
  '/accessibility/openacr.yaml': [
    { method: 'GET', path: '/accessibility/openacr.yaml', statuses: everybody(200) },
  ],
  '/.well-known/security.txt': [
    { method: 'GET', path: '/.well-known/security.txt', statuses: everybody(200) },
  ],
  '/healthz': [{ method: 'GET', path: '/healthz', statuses: everybody(200) }],
  '/monitoring': [
    { method: 'POST', path: '/monitoring?o=1&p=1', data: 'x', statuses: everybody(404) },
  ],
};

test('every route handler of the build has a row', () => {
  const file = join(
    process.cwd(),
    process.env.NEXT_DIST_DIR ?? '.next',
    'server',
    'app-paths-manifest.json',
  );
  const built = Object.keys(JSON.parse(readFileSync(file, 'utf8')))
    .filter((name) => name.endsWith('/route'))
    .map((name) => name.replace(/\/route$/, ''));
  expect(built.sort()).toEqual(Object.keys(ROUTES).sort());
});

test('each route handler answers everyone as its row says, and who is refused changes nothing (S1, S2)', async () => {
  const data = copyOfData();
  const server = await startOwnServer({
    dataDir: data.dataDir,
    env: environmentOf(test.info().project.name),
  });
  const own = server.site;
  try {
    const call = async (
      route: string,
      { method, path, data: body, statuses }: Call,
      who: Who,
      visitor: APIRequestContext,
    ) => {
      const answer = await visitor.fetch(path, {
        method,
        data: body,
        headers: { origin: new URL(own).origin },
      });
      expect
        .soft(
          answer.status(),
          `${method} ${route} by ${who}: ${(await answer.text()).slice(0, 120)}`,
        )
        .toBe(statuses[who]);
      // Caches must not store anything that depends on the viewer.
      if (route.startsWith('/api/leagues') || route.startsWith('/api/graphs')) {
        expect
          .soft(answer.headers()['cache-control'], `${route} by ${who}`)
          .toBe('private, no-store');
      }
      expect.soft(answer.headers()['x-content-type-options'], `${route} by ${who}`).toBe('nosniff');
    };
    for (const [who, visitor] of await everybodyAt(own)) {
      const before = data.stored();
      // All inputs here are invalid, so accepted calls change nothing either.
      for (const [route, calls] of Object.entries(ROUTES)) {
        for (const each of calls)
          if (each.statuses[who] !== 0) await call(route, each, who, visitor);
      }
      expect
        .soft(changes(before, data.stored()), `what is stored after all calls by ${who}`)
        .toEqual([]);
    }
  } finally {
    await server.kill();
    data.remove();
  }
});

test('each route that changes something refuses a foreign, null or missing origin (S5)', async ({
  site,
}) => {
  const student = await signedIn(site, demoStudent);
  const teacher = await signedIn(site, demoTeacher);
  const routes = [
    'attempts',
    'twins',
    'scouting',
    'lessons',
    'practice',
    'graphs',
    'profile-picture',
  ];
  for (const path of routes.map((name) => `/api/${name}`)) {
    for (const headers of [
      { origin: 'https://evil.example', 'x-forwarded-host': 'evil.example' },
      { origin: 'null' },
      { origin: '' },
    ]) {
      const visitor = path === '/api/profile-picture' ? teacher : student;
      const answer = await visitor.post(path, {
        data: '{}',
        headers: headers as Record<string, string>,
      });
      expect.soft(answer.status(), `${path} ${JSON.stringify(headers)}`).toBe(403);
    }
  }
});
