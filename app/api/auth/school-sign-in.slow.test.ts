import { type ChildProcess, spawn } from 'node:child_process';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { NextRequest } from 'next/server';
import { POST as signOutNotice } from '@/app/api/school-sign-out/route';
import {
  askTeacherToConnectAction,
  signUpStudentWithSchoolAction,
  signUpTeacherWithSchoolAction,
} from '@/lib/actions/school-sign-in';
import { nextAuthOptions } from '@/lib/auth/options';
import { readSessionClaim, sessionCookieName } from '@/lib/auth/session-cookie';
import { signUpTeacherAndPrepareEmail } from '@/lib/data/account/commands';
import { answerSchoolAccountRequest } from '@/lib/data/account/school-commands';
import { replaceLoginCards } from '@/lib/data/class-roster/add-student-commands';
import { getClassRoster } from '@/lib/data/class-roster/queries';
import { resolveViewer } from '@/lib/data/session/queries';
import { SIGN_OUT_PENDING_COOKIE } from '@/lib/domain/site/requests';
import { oncePerProcess } from '@/lib/per-process';
import { env } from '@/lib/platform/env';
import { accounts, sessions } from '@/lib/store/collections/accounts';
import { leagues } from '@/lib/store/collections/leagues';
import { admins, studentProfiles, teacherProfiles } from '@/lib/store/collections/profiles';
import { provenTeacher, TEACHER_PASSWORD } from '@/lib/testing/proven-teacher';
import { CLASSES, openSchool, SCHOOL_PASSWORD, type School } from '@/lib/testing/school';
import { TEST_SEASON } from '@/lib/testing/services';
import { GET, POST } from './[...nextauth]/route';

const jar = new Map<string, string>();
const schoolJar = new Map<string, string>();
jest.mock('next/headers', () => ({
  headers: async () => new Headers({ origin: 'http://localhost:3000', host: 'localhost:3000' }),
  cookies: async () => ({
    get: (name: string) => (jar.has(name) ? { name, value: jar.get(name) } : undefined),
    getAll: () => [...jar].map(([name, value]) => ({ name, value })),
    set: (name: string, value: string) => jar.set(name, value),
    delete: ({ name }: { name: string }) => jar.delete(name),
  }),
}));
jest.mock('next/server', () => ({
  ...jest.requireActual<object>('next/server'),
  after: (run: () => unknown) => run(),
}));

const APP = 'http://localhost:3000';
let provider: ChildProcess;
let issuer: string;
/** Stands for our server: the school sends its notices there. */
let ourServer: Server;
let noticed: Promise<Response>;
let school: School;

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  const { port } = server.address() as AddressInfo;
  await new Promise((closed) => server.close(closed));
  return port;
}

beforeAll(async () => {
  let tell: (response: Response) => void;
  noticed = new Promise((resolve) => {
    tell = resolve;
  });
  ourServer = createServer(async (request, response) => {
    let body = '';
    for await (const part of request) body += part;
    const answer = await signOutNotice(
      new Request(`${APP}${request.url}`, { method: 'POST', body }),
    );
    response.writeHead(answer.status).end();
    tell(answer);
  });
  await new Promise<void>((ready) => ourServer.listen(0, '127.0.0.1', ready));
  const { port: ours } = ourServer.address() as AddressInfo;
  const port = await freePort();
  issuer = `http://127.0.0.1:${port}`;
  provider = spawn(
    process.execPath,
    [
      'lib/testing/school-provider.mjs',
      String(port),
      `${APP}/api/auth/callback/school`,
      `http://127.0.0.1:${ours}/api/school-sign-out`,
    ],
    { stdio: ['ignore', 'pipe', 'ignore'] },
  );
  await new Promise((ready) => provider.stdout?.once('data', ready));
  Object.assign(process.env, {
    NEXTAUTH_SECRET: 'a secret of thirty-two characters',
    NEXTAUTH_URL: APP,
    OIDC_ISSUER: issuer,
    OIDC_CLIENT_ID: 'fraction-league',
    OIDC_CLIENT_SECRET: 'a secret of the client',
    OIDC_LABEL: 'Oak School',
    OIDC_DOMAINS: 'school.example',
  });
}, 30_000);
afterAll(() => {
  provider.kill();
  ourServer.close();
});

beforeEach(async () => {
  jar.clear();
  schoolJar.clear();
  env().OIDC_TEACHER_CLAIM = undefined;
  school = await openSchool();
  await atSchool({ restarts: true });
  jest.spyOn(process.stderr, 'write').mockReturnValue(true);
});
afterEach(() => school.dispose());

async function atSchool(order: Record<string, unknown>): Promise<string> {
  const answer = await fetch(`${issuer}/test`, { method: 'POST', body: JSON.stringify(order) });
  return answer.text();
}

const contextOf = (path: string) =>
  ({ params: Promise.resolve({ nextauth: path.split('?')[0]?.split('/').slice(3) }) }) as never;

/** A request of the browser to our sign-in; keeps the cookies it is answered with. */
async function ask(path: string, form?: Record<string, string>): Promise<Response> {
  const request = new NextRequest(`${APP}${path}`, {
    method: form ? 'POST' : 'GET',
    headers: form ? { 'content-type': 'application/x-www-form-urlencoded' } : {},
    ...(form ? { body: new URLSearchParams(form) } : {}),
  });
  const answer = await (form ? POST : GET)(request, contextOf(path));
  keep(jar, answer);
  return answer;
}

function keep(cookies: Map<string, string>, answer: Response): void {
  for (const line of answer.headers.getSetCookie()) {
    const [pair = ''] = line.split(';');
    const at = pair.indexOf('=');
    const [name, value] = [pair.slice(0, at), decodeURIComponent(pair.slice(at + 1))];
    if (value === '') cookies.delete(name);
    else cookies.set(name, value);
  }
}

async function leaveForSchool(search = ''): Promise<string> {
  const { csrfToken } = await (await ask('/api/auth/csrf')).json();
  const answer = await ask(`/api/auth/signin/school${search}`, {
    csrfToken,
    callbackUrl: '/dashboard',
    json: 'true',
  });
  return (await answer.json()).url;
}

async function visitSchool(url: string, form?: Record<string, string>): Promise<Response> {
  const answer = await fetch(new URL(url, issuer), {
    redirect: 'manual',
    method: form ? 'POST' : 'GET',
    headers: { cookie: [...schoolJar].map(([name, value]) => `${name}=${value}`).join('; ') },
    ...(form ? { body: new URLSearchParams(form) } : {}),
  });
  keep(schoolJar, answer);
  return answer;
}

async function wayBack(who: string, url: string): Promise<string> {
  for (let answer = await visitSchool(url); ; ) {
    const location = answer.headers.get('location') ?? '';
    if (location.startsWith(APP)) return location.slice(APP.length);
    if (location === '') throw new Error(`The school answered ${answer.status}.`);
    answer = location.startsWith('/interaction/')
      ? await visitSchool(location, { who })
      : await visitSchool(location);
  }
}

/**
 * Signs someone in at the school, in a browser where no one has signed in there before. Returns the
 * address where our site then leads.
 */
async function comeFromSchool(who: string): Promise<string | null> {
  schoolJar.clear();
  const answer = await ask(await wayBack(who, await leaveForSchool()));
  return answer.headers.get('location');
}

const claim = () => readSessionClaim(jar.get(sessionCookieName()));
async function viewer() {
  const found = await claim();
  return found && resolveViewer({ ...found, roleHint: found.role });
}

type Authorize = (credentials: object, request: object) => Promise<{ accountId: string } | null>;
const givePassword = (credentials: object) => {
  const [first] = nextAuthOptions().providers;
  const { authorize } = (first as unknown as { options: { authorize: Authorize } }).options;
  return authorize({ connect: 'school', ...credentials }, { headers: {} });
};

const FIRST_VISIT = '/school-sign-in';
const kimsPassword = { email: 'kim@school.org', password: SCHOOL_PASSWORD };
const sessionsOf = (accountId: string) =>
  school.store.query(sessions, { where: [{ field: 'accountId', op: '==', value: accountId }] });

describe('someone who comes from the school', () => {
  it('for the first time opens nothing, and after a password, given once, the own account', async () => {
    expect(await comeFromSchool('kim')).toBe(FIRST_VISIT);
    expect(await claim()).toBeNull();
    expect(await givePassword(kimsPassword)).toMatchObject({ accountId: school.id('kim') });
    expect(jar.has('fraction-league.school')).toBe(false);

    jar.clear();
    expect(await comeFromSchool('kim')).toBe(`${APP}/dashboard`);
    expect(await viewer()).toMatchObject({ accountId: school.id('kim'), role: 'student' });
    expect(jar.has('fraction-league.device-key')).toBe(true);
  });

  it('is not believed to be the owner of an account with the same address', async () => {
    const lee = await school.services.identity.createAccount({
      email: 'lee@school.example',
      password: SCHOOL_PASSWORD,
    });
    expect(await comeFromSchool('lee')).toBe(FIRST_VISIT);
    expect(await claim()).toBeNull();
    const { identity } = school.services;
    expect(await identity.findAccountBySchool({ issuer, subject: 'lee' })).toBeNull();
    expect(lee.status).toBe('created');
  });

  it('connects nothing with a wrong password, and nothing without having come from the school', async () => {
    await comeFromSchool('kim');
    expect(await givePassword({ ...kimsPassword, password: 'wrong kites' })).toBeNull();
    const { identity } = school.services;
    expect(await identity.findAccountBySchool({ issuer, subject: 'kim' })).toBeNull();
    jar.clear();
    await expect(givePassword(kimsPassword)).rejects.toThrow('use the button');
    expect(await sessionsOf(school.id('kim'))).toHaveLength(1);
  });

  it('can give a login card once', async () => {
    const [card] = await replaceLoginCards(school.who.ada, {
      leagueId: CLASSES.own,
      operationId: 'operation-0123456789',
      studentIds: [school.id('kim')],
    });
    await comeFromSchool('kim');
    const { username, passphrase } = card as { username: string | null; passphrase: string };
    await givePassword({ email: username ?? 'kim@school.org', password: passphrase });
    jar.clear();
    await comeFromSchool('kim');
    expect(await viewer()).toMatchObject({ accountId: school.id('kim') });
  });

  it('is out after a new card: who connected the account first may have been someone else', async () => {
    await comeFromSchool('kim');
    await givePassword(kimsPassword);
    await replaceLoginCards(school.who.ada, {
      leagueId: CLASSES.own,
      operationId: 'operation-0123456789',
      studentIds: [school.id('kim')],
    });
    jar.clear();
    expect(await comeFromSchool('kim')).toBe(FIRST_VISIT);
  });

  it('cannot take a second account, nor an account that another one from the school has', async () => {
    await comeFromSchool('kim');
    await givePassword(kimsPassword);
    jar.clear();
    await comeFromSchool('lee');
    await expect(givePassword(kimsPassword)).rejects.toThrow('already belongs');
    expect(await claim()).toBeNull();
    jar.clear();
    await comeFromSchool('kim');
    expect(await viewer()).toMatchObject({ accountId: school.id('kim') });
  });

  it('is signed in with the teacher’s yes, which is for the one request that the teacher saw', async () => {
    await comeFromSchool('lee');
    await askTeacherToConnectAction({ userName: 'kim@school.org' });
    const place = { leagueId: CLASSES.own, studentId: school.id('kim') };
    const request = async () =>
      (await getClassRoster(school.who.ada, CLASSES.own)).students.find(
        ({ studentId }) => studentId === place.studentId,
      )?.schoolRequest;
    const first = await request();
    expect(first?.name).toBe('Lee N.');

    jar.clear();
    await comeFromSchool('kim');
    await askTeacherToConnectAction({ userName: ' KIM@school.org ' });
    const stale = { ...place, requestId: first?.requestId ?? '', accept: true };
    await expect(answerSchoolAccountRequest(school.who.ada, stale)).rejects.toMatchObject({
      code: 'conflict',
    });
    const second = { ...stale, requestId: (await request())?.requestId ?? '' };
    for (const stranger of ['bo', 'kim', 'root'] as const)
      await expect(answerSchoolAccountRequest(school.who[stranger], second)).rejects.toThrow();
    await answerSchoolAccountRequest(school.who.ada, second);
    expect(await request()).toBeUndefined();
    expect(await comeFromSchool('kim')).toBe(`${APP}/dashboard`);
    expect(await viewer()).toMatchObject({ accountId: school.id('kim') });
  });

  it('has signed in, as far as the class grid knows, though the card was never used', async () => {
    const id = `${TEST_SEASON}_${school.id('kim')}`;
    await school.store.merge(studentProfiles, id, { cardUnused: true });
    await school.services.identity.connectSchool(school.id('kim'), { issuer, subject: 'kim' });
    expect(await comeFromSchool('kim')).toBe(`${APP}/dashboard`);
    expect((await school.store.get(studentProfiles, id))?.cardUnused).toBe(false);
  });

  it('asks for anyone, and is told the same, whether or not there is such a student', async () => {
    await comeFromSchool('kim');
    const answers = [];
    for (const userName of ['lee@school.org', 'nobody@school.org', 'ada@school.org'])
      answers.push(await askTeacherToConnectAction({ userName }));
    expect(answers).toEqual(Array(3).fill({ ok: true, data: { done: true } }));
  });
});

describe('someone new from the school', () => {
  const ticket =
    jest.requireActual<typeof import('@/lib/auth/join-ticket')>('@/lib/auth/join-ticket');
  const { checkJoinCodeAndPassword } = jest.requireActual<
    typeof import('@/lib/data/league/commands')
  >('@/lib/data/league/commands');

  it('joins with a code like everyone, without any address or password', async () => {
    await comeFromSchool('lee');
    expect(await signUpStudentWithSchoolAction({})).toMatchObject({
      error: { code: 'not-allowed' },
    });
    const own = await school.store.get(leagues, CLASSES.own);
    const guess = { code: own?.code ?? 0, password: own?.password ?? '' };
    await ticket.writeJoinTicket(await checkJoinCodeAndPassword(guess, 'here'));
    expect(await signUpStudentWithSchoolAction({})).toEqual({ ok: true, data: { done: true } });
    const newcomer = await viewer();
    expect(newcomer).toMatchObject({ role: null });
    expect(newcomer?.email).toMatch(/^[a-z]+\d{4}@students\.invalid$/);
    expect(await ticket.readJoinTicket(newcomer)).toMatchObject({ leagueId: CLASSES.own });
    expect((await school.everything()).join()).not.toContain('lee@school.example');
  });

  const teacher = { displayName: 'Ms Ada', school: 'Oak', classCount: 1, agreed: true };

  it('is a teacher with the address that the school has verified, and no admin', async () => {
    await school.store.create(admins, {
      id: 'bo@school.example',
      createdAt: { seconds: 0, nanoseconds: 0 },
    });
    await comeFromSchool('ada');
    expect(await signUpTeacherWithSchoolAction(teacher)).toEqual({
      ok: true,
      data: { done: true },
    });
    expect(await viewer()).toMatchObject({ role: 'teacher', email: 'ada@school.example' });
    expect((await viewer())?.addressProof).toBeUndefined();

    jar.clear();
    // The school doesn't vouch for Bo's address.
    await comeFromSchool('bo');
    expect(await signUpTeacherWithSchoolAction(teacher)).toMatchObject({
      error: { code: 'not-allowed' },
    });
    expect(await claim()).toBeNull();
  });

  it('does not become the teacher who has that address already, but proves it with the password', async () => {
    const { accountId } = await provenTeacher('ada@school.example');
    await comeFromSchool('ada');
    expect(await signUpTeacherWithSchoolAction(teacher)).toMatchObject({
      error: { code: 'conflict' },
    });
    expect(await claim()).toBeNull();
    const credentials = { email: 'ada@school.example', password: TEACHER_PASSWORD };
    expect(await givePassword(credentials)).toMatchObject({ accountId, role: 'teacher' });
  });

  it.each([
    ['ada', 'ada@school.example', undefined],
    ['lee', 'ada@school.example', 'due'],
  ])(
    'proves, as %s, the address %s of a waiting sign-up only if it is theirs',
    async (who, email, proof) => {
      await signUpTeacherAndPrepareEmail({ ...teacher, email, password: TEACHER_PASSWORD }, 'here');
      await comeFromSchool(who);
      await givePassword({ email, password: TEACHER_PASSWORD });
      jar.clear();
      await comeFromSchool(who);
      expect((await viewer())?.addressProof).toBe(proof);
      expect((await viewer())?.role).toBe(proof ? null : 'teacher');
    },
  );

  it.each([
    ['no claim', []],
    ['a name without an email', ['name']],
    ['all but the role', ['name', 'email', 'email_verified']],
  ])('is known whole, even if the token has %s', async (_what, tells) => {
    env().OIDC_TEACHER_CLAIM = 'role=teacher';
    await atSchool({ tells });
    expect(await comeFromSchool('eve')).toBe('/school-sign-in?why=other');
    await comeFromSchool('lee');
    expect(await signUpTeacherWithSchoolAction(teacher)).toMatchObject({
      error: { code: 'not-allowed' },
    });
    jar.clear();
    await comeFromSchool('ada');
    expect(await signUpTeacherWithSchoolAction(teacher)).toEqual({
      ok: true,
      data: { done: true },
    });
  });

  it('is nobody without the cookie of the school’s sign-in', async () => {
    for (const result of [
      await signUpStudentWithSchoolAction({}),
      await signUpTeacherWithSchoolAction(teacher),
      await askTeacherToConnectAction({ userName: 'kim@school.org' }),
    ])
      expect(result).toMatchObject({ ok: false, error: { code: 'not-found' } });
    const before = await school.store.query(teacherProfiles, {});
    expect(before.map(({ displayName }) => displayName)).not.toContain('Ms Ada');
    expect((await school.store.query(studentProfiles, {})).some((one) => one.schoolRequest)).toBe(
      true,
    );
  });
});

/** What a broken provider or an attacker does, and what the page then says. */
const ATTACKS: readonly [what: string, why: string][] = [
  ['audience', 'refused'],
  ['second audience', 'refused'],
  ['issuer', 'refused'],
  ['nonce', 'refused'],
  ['no nonce', 'refused'],
  ['no algorithm', 'refused'],
  ['secret as key', 'refused'],
  ['public key as secret', 'refused'],
  ['foreign key', 'refused'],
  ['unknown key', 'refused'],
  ['changed text', 'refused'],
  ['no subject', 'refused'],
  ['expired', 'clock'],
  ['clock ahead', 'clock'],
  ['down', 'away'],
];

describe('refused, with a sentence and without a session, is', () => {
  beforeEach(async () => {
    await comeFromSchool('kim');
    await givePassword(kimsPassword);
    jar.clear();
  });
  afterEach(async () => {
    expect(await claim()).toBeNull();
  });

  it.each(ATTACKS)('a token: %s', async (breaks, why) => {
    const back = await wayBack('kim', await leaveForSchool());
    await atSchool({ breaks });
    expect((await ask(back)).headers.get('location')).toBe(`/school-sign-in?why=${why}`);
  });

  it('a state of another browser, of none, and a changed one', async () => {
    const back = await wayBack('kim', await leaveForSchool());
    const mine = new Map(jar);
    jar.clear();
    expect((await ask(back)).headers.get('location')).toBe('/school-sign-in?why=again');
    await leaveForSchool();
    expect((await ask(back)).headers.get('location')).toBe('/school-sign-in?why=again');
    for (const [name, value] of mine) jar.set(name, value);
    const changed = back.replace(/state=[^&]+/, 'state=another');
    expect((await ask(changed)).headers.get('location')).toBe('/school-sign-in?why=again');
  });

  it('a code without a state, as from the school’s portal: the button is pressed once more', async () => {
    const back = await wayBack('kim', await leaveForSchool());
    const fromPortal = back.replace(/&?state=[^&]+/, '');
    expect((await ask(fromPortal)).headers.get('location')).toBe('/school-sign-in?why=portal');
  });

  it('a code that was used before', async () => {
    const back = await wayBack('kim', await leaveForSchool());
    const before = new Map(jar);
    expect((await ask(back)).headers.get('location')).toBe(`${APP}/dashboard`);
    jar.clear();
    for (const [name, value] of before) jar.set(name, value);
    expect((await ask(back)).headers.get('location')).toBe('/school-sign-in?why=again');
  });

  it('someone who stops at the school, and someone of another domain', async () => {
    expect(await comeFromSchool('')).toBe('/school-sign-in?why=canceled');
    expect(await comeFromSchool('eve')).toBe('/school-sign-in?why=other');
  });

  it('a provider that is too slow', async () => {
    const back = await wayBack('kim', await leaveForSchool());
    await atSchool({ breaks: 'slow' });
    expect((await ask(back)).headers.get('location')).toBe('/school-sign-in?why=away');
  }, 30_000);
});

it('keys may change at any time: the new one works, and the old one no longer', async () => {
  await comeFromSchool('kim');
  await givePassword(kimsPassword);
  jar.clear();
  await atSchool({ rotates: true });
  expect(await comeFromSchool('kim')).toBe(`${APP}/dashboard`);
  jar.clear();
  await atSchool({ breaks: 'retired key' });
  expect(await comeFromSchool('kim')).toBe('/school-sign-in?why=refused');
  await atSchool({ breaks: 'clock a little ahead' });
  expect(await comeFromSchool('kim')).toBe(`${APP}/dashboard`);
});

it.each(['another name', 'down'])(
  'a provider that cannot be asked (%s) is left alone for five seconds, and then works again',
  async (breaks) => {
    const known = oncePerProcess('fractionLeagueSchool', () => new Map());
    known.clear();
    await atSchool({ breaks });
    expect(await leaveForSchool()).toBe('/school-sign-in?why=away');
    await atSchool({});
    expect(await leaveForSchool()).toBe('/school-sign-in?why=away');
    const now = Date.now();
    jest.spyOn(Date, 'now').mockImplementation(() => now + 6_000);
    expect(await leaveForSchool()).toContain(`${issuer}/auth?`);
    known.clear();
  },
);

it('what is written into the address of the button does not reach the school', async () => {
  const url = new URL(await leaveForSchool('?scope=admin&redirect_uri=https://evil.example'));
  expect(url.origin).toBe(issuer);
  expect(url.searchParams.get('scope')).toBe('openid email profile');
  expect(url.searchParams.get('redirect_uri')).toBe(`${APP}/api/auth/callback/school`);
  for (const name of ['state', 'nonce', 'code_challenge'])
    expect(url.searchParams.get(name)?.length).toBeGreaterThan(30);
  expect(url.searchParams.get('code_challenge_method')).toBe('S256');
});

describe('a session from the school', () => {
  beforeEach(async () => {
    await comeFromSchool('kim');
    await givePassword(kimsPassword);
    jar.clear();
    await comeFromSchool('kim');
  });

  it('ends with our sign-out, and cannot be used after it', async () => {
    const found = await claim();
    expect(await viewer()).not.toBeNull();
    const { csrfToken } = await (await ask('/api/auth/csrf')).json();
    await ask('/api/auth/signout', { csrfToken, json: 'true' });
    expect(await claim()).toBeNull();
    expect(found && (await resolveViewer({ ...found, roleHint: 'student' }))).toBeNull();
  });

  it('ends the session that someone left without Wi-Fi', async () => {
    const left = await claim();
    jar.set(SIGN_OUT_PENDING_COOKIE, '1');
    await comeFromSchool('kim');
    expect(left && (await resolveViewer({ ...left, roleHint: 'student' }))).toBeNull();
    expect(await viewer()).toMatchObject({ accountId: school.id('kim') });
  });

  it('ends when the school says that the person has signed out there', async () => {
    const form = await (await visitSchool('/session/end')).text();
    const xsrf = /name="xsrf" value="([^"]+)"/.exec(form)?.[1] ?? '';
    await visitSchool('/session/end/confirm', { xsrf, logout: 'yes' });
    expect((await noticed).status).toBe(200);
    expect(await viewer()).toBeNull();
    // The password's session, and one that was open before, didn't begin at the school, so they
    // stay.
    expect(await sessionsOf(school.id('kim'))).toHaveLength(2);
  });

  const EVENT = { 'http://schemas.openid.net/event/backchannel-logout': {} };
  const notice = (more: Record<string, unknown> = {}) => {
    const now = Math.floor(Date.now() / 1000);
    return {
      iss: issuer,
      aud: 'fraction-league',
      iat: now,
      exp: now + 120,
      jti: 'one',
      sub: 'kim',
      events: EVENT,
      ...more,
    };
  };
  async function send(told: Record<string, unknown>): Promise<number> {
    const token = await atSchool({ notice: told });
    const body = new URLSearchParams({ logout_token: token });
    const url = `${APP}/api/school-sign-out`;
    return (await signOutNotice(new Request(url, { method: 'POST', body }))).status;
  }

  it.each([
    ['of another key', { foreign: true }],
    ['for another app', { aud: 'another-app' }],
    ['of another school', { iss: 'https://accounts.example' }],
    ['of an hour ago', { iat: Math.floor(Date.now() / 1000) - 3600 }],
    ['that is no notice', { events: {} }],
    ['that is the token of a sign-in', { nonce: 'one' }],
    ['about no one', { sub: undefined }],
  ])('stays after a notice %s', async (_what, more) => {
    expect(await send(notice(more))).toBe(400);
    expect(await viewer()).not.toBeNull();
  });

  it('ends with a notice that names only the person, and others’ stay', async () => {
    expect(await send(notice({ sub: 'lee' }))).toBe(200);
    expect(await viewer()).not.toBeNull();
    expect(await send(notice())).toBe(200);
    expect(await viewer()).toBeNull();
    expect(await sessionsOf(school.id('lee'))).toHaveLength(1);
  });
});

it('a password that the teacher has set need not be changed by someone who comes from the school', async () => {
  await comeFromSchool('kim');
  await givePassword(kimsPassword);
  await school.store.set(accounts, {
    id: school.id('kim'),
    mustChangePassword: true,
    createdAt: { seconds: 0, nanoseconds: 0 },
  });
  jar.clear();
  await comeFromSchool('kim');
  expect((await viewer())?.mustChangePassword).toBeUndefined();
});
