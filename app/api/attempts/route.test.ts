import type { Viewer } from '@/lib/data/access/viewer';
import { accountStorageKey } from '@/lib/data/account/account-key';
import { ACCOUNT_KEY_HEADER } from '@/lib/domain/site/requests';
import { studentPlayerScoreAttempts } from '@/lib/store/collections/attempts';
import { realSeason } from '@/lib/testing/real-season';
import { installTestServices, type TestServices } from '@/lib/testing/services';
import { giveLineup, giveTeam, RIGHT_ANSWERS, typed } from '@/lib/testing/student-week';
import { POST } from './route';

let viewer: Viewer = null;
jest.mock('@/lib/auth/viewer', () => ({
  getViewerWithCookieRole: async () => viewer,
  getViewerWithoutSlot: async () => viewer,
}));
jest.mock('@/lib/auth/visit', () => ({ viewerAsVisitedStudent: async (who: unknown) => who }));

const OWN_ORIGIN = 'http://localhost:3000';
const request = { week: 6, step: 'QB', typed: typed(RIGHT_ANSWERS.QB), operationId: 'operation-1' };

let test: TestServices;
beforeEach(async () => {
  test = await installTestServices({ seasons: realSeason });
  viewer = await test.student('kim@school.org');
  if (!viewer) throw new Error('No student');
  await giveTeam(test.store, viewer);
  await giveLineup(test.store, viewer, 6);
});
afterEach(() => test.dispose());

function post(
  body: unknown,
  headers: Record<string, string> = { origin: OWN_ORIGIN },
): Promise<Response> {
  const text = typeof body === 'string' ? body : JSON.stringify(body);
  return POST(new Request(`${OWN_ORIGIN}/api/attempts`, { method: 'POST', body: text, headers }));
}

const stored = () => test.store.count(studentPlayerScoreAttempts, {});

it('takes an answer and says how it was, privately', async () => {
  const response = await post(request);
  expect(response.status).toBe(200);
  expect(response.headers.get('cache-control')).toBe('private, no-store');
  expect(await response.json()).toMatchObject({
    ok: true,
    data: { outcome: 'right', attempts: 1 },
  });
});

it.each<[string, Record<string, string>]>([
  ['a missing', {}],
  ['a null', { origin: 'null' }],
  ['a foreign', { origin: 'https://evil.example' }],
  ['a forwarded foreign', { origin: 'https://evil.example', 'x-forwarded-host': 'evil.example' }],
])('refuses %s Origin (S5)', async (_, headers) => {
  expect((await post(request, headers)).status).toBe(403);
  expect(await stored()).toBe(0);
});

it('refuses a body that is too long, whether or not it says so (S8)', async () => {
  const long = JSON.stringify({ ...request, extra: 'x'.repeat(17_000) });
  expect((await post(long)).status).toBe(413);
  expect((await post(long, { origin: OWN_ORIGIN, 'content-length': '10' })).status).toBe(413);
  expect(await stored()).toBe(0);
});

it.each([
  ['no JSON', 'nothing'],
  ['no object', 'null'],
  ['an unknown step', { ...request, step: 'QB9' }],
  ['a week out of range', { ...request, week: 19 }],
  ['an id with other signs', { ...request, operationId: '../../other' }],
])('answers 400 to %s', async (_, body) => {
  expect((await post(body)).status).toBe(400);
  expect(await stored()).toBe(0);
});

it('answers 401 to a visitor and 403 to a teacher', async () => {
  const { student, teacher } = { student: viewer, teacher: await test.teacher('ada@school.org') };
  viewer = null;
  expect((await post(request)).status).toBe(401);
  viewer = teacher;
  expect((await post(request)).status).toBe(403);
  viewer = student;
  expect(await stored()).toBe(0);
});

it('answers 409 to the same id with another body (R2)', async () => {
  await post(request);
  expect((await post({ ...request, typed: typed('1') })).status).toBe(409);
  expect(await stored()).toBe(1);
});

it('leaves fields that are not its own out of it (S3)', async () => {
  const response = await post({ ...request, typed: typed('1'), correct: true, mvpPoints: 50 });
  expect(await response.json()).toMatchObject({
    ok: true,
    data: { outcome: 'wrong', award: { given: 0 } },
  });
});

it('leaves an answer on its device when someone else is signed in by now (R13)', async () => {
  const [typist, classmate] = [viewer, await test.student('lee@school.org')];
  if (!typist) throw new Error('No student');
  const teacher = await test.teacher('ada@school.org');
  const fromTypist = { origin: OWN_ORIGIN, [ACCOUNT_KEY_HEADER]: accountStorageKey(typist) };
  for (const other of [classmate, teacher, null]) {
    viewer = other;
    const response = await post(request, fromTypist);
    expect([response.status, await response.json()]).toMatchObject([
      401,
      { ok: false, error: { code: 'not-signed-in' } },
    ]);
  }
  expect(await stored()).toBe(0);
  viewer = typist;
  expect((await post(request, fromTypist)).status).toBe(200);
});

it('says of an answer from last season’s page that a new season has begun, and keeps no one waiting with it', async () => {
  const typist = viewer;
  if (!typist) throw new Error('No student');
  const fromLastSeason = { origin: OWN_ORIGIN, [ACCOUNT_KEY_HEADER]: accountStorageKey(typist) };
  for (const season of [typist.season + 1, typist.season - 2]) {
    viewer = { ...typist, season };
    const response = await post(request, fromLastSeason);
    expect([response.status, await response.json()]).toMatchObject([
      403,
      {
        error: {
          code: 'not-allowed',
          message: expect.stringContaining('A new season has started'),
        },
      },
    ]);
  }
  expect(await stored()).toBe(0);
});
