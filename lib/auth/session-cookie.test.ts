import { decode, encode } from 'next-auth/jwt';
import {
  readSessionClaim,
  sealSessionClaim,
  sessionCookieName,
  sessionCookieOptions,
} from './session-cookie';

const SECRET = 'a secret of thirty-two characters';
const KIM = { accountId: 'kim', sessionId: 'kims-session', role: 'student' } as const;
const HOUR = 3_600;

let settings: { NEXTAUTH_URL: string; NEXTAUTH_SECRET: string | undefined };
jest.mock('@/lib/platform/env', () => ({ env: () => settings }));

beforeEach(() => {
  settings = { NEXTAUTH_URL: 'http://localhost:3000', NEXTAUTH_SECRET: SECRET };
});
afterEach(() => {
  jest.useRealTimers();
});

describe('the cookie', () => {
  it('on this computer is out of reach of scripts and of other sites’ forms, under next-auth’s name', () => {
    expect(sessionCookieName()).toBe('next-auth.session-token');
    expect(sessionCookieOptions()).toEqual({
      httpOnly: true,
      sameSite: 'lax',
      path: '/',
      secure: false,
    });
  });

  it('of an https address goes over https alone, and its name says so', () => {
    settings.NEXTAUTH_URL = 'https://league.school.test';
    expect(sessionCookieName()).toBe('__Secure-next-auth.session-token');
    expect(sessionCookieOptions()).toEqual({
      httpOnly: true,
      sameSite: 'lax',
      path: '/',
      secure: true,
    });
  });

  it('of an address that only has https somewhere in it is not taken for secure', () => {
    settings.NEXTAUTH_URL = 'http://localhost:3000/https://';
    expect(sessionCookieName()).toBe('next-auth.session-token');
  });
});

describe('a claim', () => {
  it.each([
    ['a student', KIM],
    ['a teacher', { accountId: 'ada', sessionId: 'adas-session', role: 'teacher' }],
    ['somebody without a profile', { accountId: 'new', sessionId: 'a-session', role: null }],
  ] as const)('of %s is read as it was sealed, the second time too', async (_, claim) => {
    const value = await sealSessionClaim(claim, HOUR);
    expect(await readSessionClaim(value)).toEqual(claim);
    expect(await readSessionClaim(value)).toEqual(claim);
  });

  it('holds nothing but itself, for as long as it was sealed', async () => {
    const before = Math.floor(Date.now() / 1000);
    const token = await decode({ token: await sealSessionClaim(KIM, HOUR), secret: SECRET });
    expect(token).toMatchObject(KIM);
    expect(Object.keys(token ?? {}).toSorted()).toEqual([
      'accountId',
      'exp',
      'iat',
      'jti',
      'role',
      'sessionId',
    ]);
    expect(Number(token?.exp) - before).toBeGreaterThanOrEqual(HOUR);
    expect(Number(token?.exp) - before).toBeLessThanOrEqual(HOUR + 5);
  });

  it.each<[string, Record<string, unknown>]>([
    ['no account', { sessionId: 's' }],
    ['no session', { accountId: 'a' }],
    ['an account that is no text', { accountId: 7, sessionId: 's' }],
    ['a session that is no text', { accountId: 'a', sessionId: ['s'] }],
  ])('with %s is nobody', async (_, token) => {
    expect(
      await readSessionClaim(await encode({ token, secret: SECRET, maxAge: HOUR })),
    ).toBeNull();
  });

  it.each(['admin', 'Teacher', 1, undefined])('with the role %p has none', async (role) => {
    const value = await encode({ token: { ...KIM, role }, secret: SECRET, maxAge: HOUR });
    expect(await readSessionClaim(value)).toEqual({ ...KIM, role: null });
  });

  it('is nobody when it is missing, malformed or sealed by another secret', async () => {
    const foreign = await encode({ token: KIM, secret: `${SECRET} of others`, maxAge: HOUR });
    for (const value of [undefined, '', 'x', 'a.b.c.d.e', foreign])
      expect(await readSessionClaim(value)).toBeNull();
  });

  it('is nobody without a secret, also when it was read before', async () => {
    const value = await sealSessionClaim(KIM, HOUR);
    expect(await readSessionClaim(value)).toEqual(KIM);
    settings.NEXTAUTH_SECRET = undefined;
    expect(await readSessionClaim(value)).toBeNull();
  });

  it('ends by the clock, also when it was read before', async () => {
    jest.useFakeTimers({
      doNotFake: ['nextTick', 'setImmediate', 'queueMicrotask'],
      now: new Date('2026-10-06T15:00:00Z'),
    });
    const value = await sealSessionClaim(KIM, 60);
    jest.setSystemTime(new Date('2026-10-06T15:00:59Z'));
    expect(await readSessionClaim(value)).toEqual(KIM);
    // The library accepts clocks fifteen seconds apart when it decrypts a cookie; the cached result
    // ends exactly on time.
    jest.setSystemTime(new Date('2026-10-06T15:01:16Z'));
    expect(await readSessionClaim(value)).toBeNull();
  });

  it('is read right however many came before it', async () => {
    const first = await sealSessionClaim(KIM, HOUR);
    expect(await readSessionClaim(first)).toEqual(KIM);
    const others = await Promise.all(
      Array.from({ length: 2_100 }, (_, index) =>
        sealSessionClaim({ ...KIM, accountId: `student-${index}` }, HOUR),
      ),
    );
    for (const [index, value] of others.entries()) {
      expect((await readSessionClaim(value))?.accountId).toBe(`student-${index}`);
    }
    expect(await readSessionClaim(first)).toEqual(KIM);
  });
});
