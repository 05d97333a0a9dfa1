import { randomUUID } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { APIRequestContext } from '@playwright/test';
import { builtActions, callAction } from './support/actions';
import { demoAdmin, demoStudent, demoTeacher } from './support/demo';
import { newAccount, newVisitor, signedIn, signedInWithoutProfile, signInOverHttp } from './support/http';
import {
  forAdmins,
  forAnyone,
  forLeagueOwner,
  forStudents,
  forTeachers,
  type Row,
  type Verdict,
  verdictOf,
  type Who,
} from './support/matrix';
import { otherClass } from './support/roles';
import { expect, test } from './support/test';

/** Every server action, what it is called with, and who may. An action without a row fails the first test below. */
const MATRIX: Record<string, Row> = {
  signUpStudentAction: forAnyone({ email: 'not-an-address', password: 'x' }),
  signUpTeacherAction: forAnyone({ email: 'not-an-address', password: 'x', displayName: '', school: '', agreed: false }),
  requestPasswordResetAction: forAnyone({ email: 'nobody@example.org' }),
  resetPasswordAction: forAnyone({ token: 'not-a-token-at-all', password: 'seven green kites' }),
  changePasswordAction: {
    args: [{ current: 'not the password', password: 'short' }],
    visitor: 'not-signed-in',
    withoutProfile: 'open',
    student: 'open',
    teacher: 'open',
  },
  signOutAction: forAnyone(),
  checkJoinCodeAction: forAnyone({ code: '111111', password: 'no such league' }),
  createLeagueAction: forTeachers({ name: 'Taken over', password: 'brave otter' }),
  // The demo league as it is: what its owner may do changes nothing here.
  renameLeagueAction: forLeagueOwner({ leagueId: 'demo-league', name: 'Room 12 Fractions' }),
  changeLeaguePasswordAction: forLeagueOwner({ leagueId: 'demo-league', password: 'touchdown tuesday' }),
  archiveLeagueAction: forLeagueOwner({ leagueId: 'demo-league', archived: false }),
  deleteLeagueAction: forLeagueOwner({ leagueId: 'demo-league', name: 'not its name' }),
  addStudentsAction: forTeachers({ leagueId: 'demo-league', operationId: 'matrix-0123456789', students: [] }),
  makeNewCardsAction: forLeagueOwner({ leagueId: 'demo-league', operationId: 'matrix-0123456789', studentIds: ['nobody'] }),
  moveStudentAction: forLeagueOwner({ leagueId: 'demo-league', studentId: 'nobody', toLeagueId: 'demo-league' }),
  removeStudentAction: forLeagueOwner({ leagueId: 'demo-league', studentId: 'nobody', operationId: 'matrix-0123456789' }),
  approveTeamNameAction: forLeagueOwner({ leagueId: 'demo-league', studentId: 'nobody', name: 'Brave Yaks' }),
  changeTeamNameAction: forLeagueOwner({ leagueId: 'demo-league', studentId: 'nobody', name: 'Brave Yaks', overrule: false }),
  setAllowanceAction: forAdmins({ email: 'nobody@fraction.test', leagueAllowance: 1 }),
  deleteAllowanceAction: forAdmins({ email: 'nobody@fraction.test' }),
  createStudentProfileAction: {
    args: [{ firstName: '1', lastInitial: '' }],
    visitor: 'not-signed-in',
    withoutProfile: 'open',
    student: 'open',
    teacher: 'open',
  },
  joinLeagueAction: forStudents({ code: '111111', password: 'no such league' }),
  saveAssessmentAction: forStudents({ skipped: 'perhaps' }),
  createTeamAction: forStudents({ name: '!' }),
  changeTeamAction: forStudents({ name: '!' }),
  suggestTeamNameAction: forStudents(),
  draftPickAction: forStudents({ position: 'QB', id: -1 }),
  draftReleaseAction: forStudents({ position: 'QB', id: -1 }),
  fillRosterAction: forStudents({ roster: 'full' }),
  setLineupSlotAction: forStudents({ week: 2, slot: 'QB', playerId: 1 }),
  confirmLineupAction: forStudents({ week: 2 }),
  completeTaskAction: forStudents({ week: 1, task: 3 }),
  removeGraphAction: forStudents({ graphId: 'no-such-graph', operationId: 'matrix-remove' }),
  reviewGraphAction: forTeachers({
    graphId: 'no-such-graph',
    outcome: 'seen',
    rubric: { accuracy: 0, labels: 0, scale: 0, keyAndClaim: 0 },
    comment: '',
  }),
  saveTeacherNameAction: forTeachers({ displayName: '' }),
  removeTeacherPictureAction: forTeachers(),
  setFormulaLevelAction: forLeagueOwner({ leagueId: 'demo-league', studentId: 'nobody', formulaLevel: 2 }),
  awardStickerAction: forLeagueOwner({
    leagueId: 'demo-league',
    studentId: 'nobody',
    kind: 'kept-trying',
    words: '',
    operationId: 'operation-1',
  }),
  deleteStudentAction: forLeagueOwner({ leagueId: 'demo-league', studentId: 'nobody', name: 'Nobody N.' }),
  removeStickerAction: forLeagueOwner({ leagueId: 'demo-league', studentId: 'nobody', stickerId: 'none' }),
};

/** The error code of an action's answer, 'ok', or 'not-run' when the request never reached it (a redirect, a refusal by the framework). */
function codeOf(result: unknown): string {
  const answer = result as { ok: boolean; error?: { code: string } } | null;
  return answer ? (answer.error?.code ?? 'ok') : 'not-run';
}

function expectVerdict(label: string, verdict: Verdict, code: string, ownPage: boolean) {
  if (verdict !== 'open') expect.soft(['not-run', verdict], label).toContain(code);
  // From its own page an action answers whoever may call it; elsewhere the framework may not find the way to it.
  else expect.soft(ownPage ? ['not-run', 'not-signed-in', 'unexpected'] : ['unexpected'], label).not.toContain(code);
}

/** Actions of entry pages, which somebody who is signed in does not reach, and of the profile page, which is closed once there is one. */
const ENTRY_ACTIONS = ['signUpStudentAction', 'signUpTeacherAction', 'requestPasswordResetAction', 'checkJoinCodeAction'];
const redirected = (who: string, name: string) =>
  (who !== 'visitor' && ENTRY_ACTIONS.includes(name)) ||
  (!['visitor', 'withoutProfile'].includes(who) && name === 'createStudentProfileAction');

test('every server action of the build has a row in the matrix', () => {
  expect([...builtActions().keys()].sort()).toEqual(Object.keys(MATRIX).sort());
});

test('each action answers everybody as the matrix says, from any page', async ({ site }) => {
  const other = await otherClass(site);
  const actors: [Who, APIRequestContext][] = [
    ['visitor', await newVisitor(site)],
    ['withoutProfile', await signedInWithoutProfile(site)],
    ['student', await signedIn(site, demoStudent)],
    ['otherStudent', other.student],
    ['teacher', await signedIn(site, demoTeacher)],
    ['otherTeacher', other.teacher],
    ['admin', await signedIn(site, demoAdmin)],
  ];
  for (const [who, visitor] of actors) {
    for (const [name, row] of Object.entries(MATRIX)) {
      // Signing out would end the actor's session, and its effect is tested below; a league of the demo teacher is real.
      if (name === 'signOutAction' || (name === 'createLeagueAction' && verdictOf(row, who) === 'open')) continue;
      for (const path of [undefined, '/pricing', '/student/dashboard']) {
        const { result } = await callAction(visitor, site, name, row.args, { path });
        expectVerdict(
          `${name} by ${who} at ${path ?? 'its page'}`,
          verdictOf(row, who),
          codeOf(result),
          path === undefined && !redirected(who, name),
        );
      }
    }
  }
});

test('an action is refused with a foreign, null or missing origin, also when the forwarded host agrees', async ({ site }) => {
  const student = await signedIn(site, demoStudent);
  const hostile: Record<string, string>[] = [
    { origin: 'https://evil.example' },
    { origin: 'https://evil.example', 'x-forwarded-host': 'evil.example' },
    { origin: 'null' },
    { origin: '' },
  ];
  for (const headers of hostile) {
    const { status, result } = await callAction(student, site, 'suggestTeamNameAction', [], { headers });
    expect.soft(status >= 400 || ['not-run', 'not-allowed'].includes(codeOf(result)), JSON.stringify(headers)).toBe(true);
  }
  const attempt = await student.post('/api/attempts', { data: {}, headers: { origin: 'https://evil.example' } });
  expect(attempt.status()).toBe(403);
  const { result } = await callAction(student, site, 'suggestTeamNameAction', []);
  expect(codeOf(result), 'the page itself still can').toBe('ok');
});

test('tricks with internal headers and payload addresses show nothing private to a visitor', async ({ site }) => {
  const visitor = await newVisitor(site);
  const tricks: { query?: string; headers: Record<string, string> }[] = [
    { headers: { 'x-middleware-subrequest': 'middleware:middleware:middleware:middleware:middleware' } },
    { headers: { 'x-middleware-subrequest': 'src/middleware', 'x-nextjs-data': '1' } },
    { headers: { rsc: '1' } },
    { headers: { rsc: '1', 'next-router-prefetch': '1' } },
    { headers: { rsc: '1', 'next-router-segment-prefetch': '/_tree' } },
    { headers: { rsc: '1', 'next-router-segment-prefetch': '/student/dashboard/__PAGE__' } },
    { query: '?_rsc=abcde', headers: { rsc: '1' } },
    { headers: { 'x-forwarded-host': 'evil.example' } },
    { headers: { cookie: 'next-auth.session-token=not-a-token' } },
    { headers: { cookie: 'next-auth.session-token=eyJhbGciOiJub25lIn0.eyJhY2NvdW50SWQiOiJ4In0.' } },
  ];
  const pages = ['/student/dashboard', '/student/score-cards', '/student/box-scores', '/teacher/dashboard'];
  for (const path of [...pages, '/student/dashboard.rsc', '/student/dashboard.txt']) {
    for (const { query = '', headers } of tricks) {
      const answer = await visitor.get(`${path}${query}`, { headers });
      const text = await answer.text();
      expect.soft(answer.status(), `${path} ${JSON.stringify(headers)}`).toBeLessThan(500);
      expect
        .soft(text, `${path} ${JSON.stringify(headers)}`)
        .not.toMatch(/Room 12 Fractions|touchdown tuesday|MVP points earned/);
    }
  }
});

test('a session is nothing any more after signing out, on every kind of request', async ({ site }) => {
  const student = await signedIn(site, demoStudent);
  const cookies = (await student.storageState()).cookies.map(({ name, value }) => `${name}=${value}`).join('; ');
  expect((await student.get('/student/dashboard')).status()).toBe(200);
  await callAction(student, site, 'signOutAction', []);
  const thief = await newVisitor(site);
  const page = await thief.get('/student/dashboard', { headers: { cookie: cookies } });
  expect(page.status()).toBeGreaterThanOrEqual(300);
  expect(await page.text()).not.toContain('Calculate Points');
  const { result } = await callAction(thief, site, 'suggestTeamNameAction', [], { headers: { cookie: cookies } });
  expect(['not-run', 'not-signed-in']).toContain(codeOf(result));
});

test('signing in answers a wrong password and an unknown address alike, and slows guesses at one account', async ({ site }) => {
  const account = newAccount('guessed');
  const visitor = await newVisitor(site);
  await callAction(visitor, site, 'signUpStudentAction', [account]);
  const wrong = await signInOverHttp(visitor, { ...account, password: 'not the password' });
  const unknown = await signInOverHttp(visitor, newAccount('unknown'));
  expect([wrong.status(), (await wrong.json()).url]).toEqual([unknown.status(), (await unknown.json()).url]);
  for (let guess = 0; guess < 4; guess++) await signInOverHttp(visitor, { ...account, password: 'not the password' });
  const paused = await signInOverHttp(visitor, account);
  expect(decodeURIComponent((await paused.json()).url)).toContain('tried too often');
});

test('signing up and asking for a new password say the same for a known and an unknown address', async ({ site }) => {
  const visitor = await newVisitor(site);
  const password = 'seven green kites';
  const known = await callAction(visitor, site, 'signUpStudentAction', [{ email: demoStudent.email, password }]);
  const fresh = await callAction(visitor, site, 'signUpStudentAction', [{ ...newAccount('fresh'), password }]);
  expect([known.status, known.result]).toEqual([fresh.status, fresh.result]);
  const reset = (email: string) => callAction(visitor, site, 'requestPasswordResetAction', [{ email }]);
  const [a, b] = [await reset(newAccount('known').email), await reset(newAccount('unknown').email)];
  expect([a.status, a.result]).toEqual([b.status, b.result]);
});

test('extra fields give nobody points, a role or a right answer', async ({ site }) => {
  const student = await signedIn(site, demoStudent);
  const before = await (await student.get('/student/leaderboards')).text();
  const { result } = await callAction(student, site, 'completeTaskAction', [
    { week: 1, task: 3, mvpPoints: 500, role: 'teacher', correct: true },
  ]);
  expect(codeOf(result)).toBe('not-allowed');
  const answer = await student.post('/api/attempts', {
    headers: { origin: new URL(site).origin },
    data: {
      week: 18,
      step: 'QB',
      typed: { whole: '1', numerator: '', denominator: '' },
      operationId: randomUUID(),
      correct: true,
      mvpPoints: 5,
    },
  });
  expect(answer.status()).toBeGreaterThanOrEqual(400);
  const points = (text: string) => /(\d+)\s*MVP/.exec(text.replace(/<[^>]+>/g, ' '))?.[1];
  expect(points(await (await student.get('/student/leaderboards')).text())).toBe(points(before));
});

test('no page of a student carries a later week, a right answer, a classmate’s name or a password', async ({ site }) => {
  const student = await signedIn(site, demoStudent);
  const roster = await (await signedIn(site, demoTeacher)).get('/teacher/dashboard');
  expect(roster.status()).toBe(200);
  const pages = ['dashboard', 'box-scores', 'score-cards', 'leaderboards', 'lineup', 'draft', 'team', 'graph-upload'];
  const more = ['graph-upload/class', 'graph-upload/build/circle', 'graph-upload/lessons/histogram'];
  const paths = [...pages, ...more].map((name) => `/student/${name}`);
  for (const path of paths) {
    for (const headers of [{}, { rsc: '1' }] as Record<string, string>[]) {
      const text = await (await student.get(path, { headers })).text();
      expect.soft(text, path).not.toMatch(/2023_(0[7-9]|1\d)_[A-Z]+_[A-Z]+/);
      expect.soft(text, path).not.toMatch(/correctAnswer|touchdown tuesday|demo-student-\d|passwordHash|argon2/);
    }
  }
});

test('no secret, server code or personal data stands in what browsers load', () => {
  const folder = join(process.cwd(), process.env.NEXT_DIST_DIR ?? '.next', 'static');
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.js'));
  expect(files.length).toBeGreaterThan(5);
  for (const name of files) {
    const text = readFileSync(join(folder, name), 'utf8');
    expect
      .soft(text, name)
      .not.toMatch(/NEXTAUTH_SECRET|DATA_DIR|argon2|libsql|firebase-admin|@fraction\.test|touchdown tuesday/);
  }
});
