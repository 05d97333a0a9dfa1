import type { Viewer } from '@/lib/data/access/viewer';
import { studentDraftScoreAttempts } from '@/lib/store/collections/attempts';
import { realSeason } from '@/lib/testing/real-season';
import { installTestServices, type TestServices } from '@/lib/testing/services';
import { giveTeam, RIGHT_ANSWERS, STARTERS, typed } from '@/lib/testing/student-week';
import { POST } from './route';

let viewer: Viewer = null;
jest.mock('@/lib/auth/viewer', () => ({
  getViewerWithCookieRole: async () => viewer,
  getViewerForLongRequest: async () => viewer,
}));
jest.mock('@/lib/auth/visit', () => ({ viewerAsVisitedStudent: async (who: unknown) => who }));

const OWN_ORIGIN = 'http://localhost:3000';
const request = {
  position: 'QB',
  id: STARTERS.QB,
  week: 6,
  typed: typed(RIGHT_ANSWERS.QB),
  operationId: 'operation-1',
};

let test: TestServices;
beforeEach(async () => {
  test = await installTestServices({ seasons: realSeason });
  viewer = await test.student('kim@school.org');
  if (!viewer) throw new Error('No student');
  await giveTeam(test.store, viewer);
});
afterEach(() => test.dispose());

function post(
  body: unknown,
  headers: Record<string, string> = { origin: OWN_ORIGIN },
): Promise<Response> {
  return POST(
    new Request(`${OWN_ORIGIN}/api/scouting`, {
      method: 'POST',
      body: JSON.stringify(body),
      headers,
    }),
  );
}

const stored = () => test.store.count(studentDraftScoreAttempts, {});

it('takes an answer and reveals the points per game, privately', async () => {
  const response = await post(request);
  expect(response.status).toBe(200);
  expect(response.headers.get('cache-control')).toBe('private, no-store');
  expect(await response.json()).toMatchObject({
    ok: true,
    data: { outcome: 'right', pointsPerGame: { games: 6 } },
  });
});

it('refuses a foreign Origin, a long body, unknown fields of a step and a teacher', async () => {
  expect((await post(request, { origin: 'https://evil.example' })).status).toBe(403);
  expect((await post({ ...request, extra: 'x'.repeat(17_000) })).status).toBe(413);
  expect((await post({ ...request, position: 'QB9' })).status).toBe(400);
  expect((await post({ ...request, id: 1.5 })).status).toBe(400);
  viewer = await test.teacher('ada@school.org');
  expect((await post(request)).status).toBe(403);
  viewer = null;
  expect((await post(request)).status).toBe(401);
  expect(await stored()).toBe(0);
});

it('takes over no verdict that was sent along', async () => {
  const response = await post({ ...request, typed: typed('1'), correct: true, attempt: 9 });
  expect(await response.json()).toMatchObject({
    ok: true,
    data: { outcome: 'wrong', attempts: 1, pointsPerGame: null },
  });
});
