import type { Viewer } from '@/lib/data/access/viewer';
import { openLesson } from '@/lib/data/lesson/commands';
import { LESSON_RULES_VERSION } from '@/lib/data/lesson/make-lesson';
import { studentLessonProgress } from '@/lib/store/collections/progress';
import { realSeason } from '@/lib/testing/real-season';
import { installTestServices, type TestServices } from '@/lib/testing/services';
import { giveTeam, typed } from '@/lib/testing/student-week';
import { POST } from './route';

let viewer: Viewer = null;
jest.mock('@/lib/auth/viewer', () => ({
  getViewer: async () => viewer,
  getViewerWithCookieRole: async () => viewer,
  getViewerForLongRequest: async () => viewer,
}));
jest.mock('@/lib/auth/visit', () => ({ viewerAsVisitedStudent: async (who: unknown) => who }));

const OWN_ORIGIN = 'http://localhost:3000';
const request = {
  type: 'circle',
  week: 6,
  rules: LESSON_RULES_VERSION,
  step: 0,
  typed: typed('-1'),
  operationId: 'operation-1',
};

let test: TestServices;
beforeEach(async () => {
  test = await installTestServices({ seasons: realSeason });
  viewer = await test.student('kim@school.org');
  if (!viewer) throw new Error('No student');
  await giveTeam(test.store, viewer);
  await openLesson(viewer, 'circle');
});
afterEach(() => test.dispose());

function post(
  body: unknown,
  headers: Record<string, string> = { origin: OWN_ORIGIN },
): Promise<Response> {
  return POST(
    new Request(`${OWN_ORIGIN}/api/lessons`, {
      method: 'POST',
      body: JSON.stringify(body),
      headers,
    }),
  );
}

const tries = async () =>
  (await test.store.query(studentLessonProgress, {}))[0]?.steps[0]?.attempts;

it('takes an answer, privately, and no verdict that was sent along', async () => {
  const response = await post({ ...request, correct: true, attempts: 9, answer: '-1' });
  expect(response.status).toBe(200);
  expect(response.headers.get('cache-control')).toBe('private, no-store');
  expect(await response.json()).toMatchObject({
    ok: true,
    data: { outcome: 'wrong', step: { attempts: 1 } },
  });
});

it('refuses a foreign Origin, a long body, an unknown lesson or step, and whoever is no student', async () => {
  expect((await post(request, { origin: 'https://evil.example' })).status).toBe(403);
  expect((await post({ ...request, extra: 'x'.repeat(17_000) })).status).toBe(413);
  expect((await post({ ...request, type: 'pie' })).status).toBe(400);
  expect((await post({ ...request, step: 9 })).status).toBe(400);
  expect((await post({ ...request, week: 5 })).status).toBe(404);
  viewer = await test.teacher('ada@school.org');
  expect((await post(request)).status).toBe(403);
  viewer = null;
  expect((await post(request)).status).toBe(401);
  expect(await tries()).toBe(0);
});
