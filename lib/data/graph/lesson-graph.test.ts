import type { SignedInViewer } from '@/lib/data/access/viewer';
import { removeGraph, uploadGraph } from '@/lib/data/graph/commands';
import { openLesson } from '@/lib/data/lesson/commands';
import { getOrOpenLesson } from '@/lib/data/lesson/queries';
import { timestampFromDate } from '@/lib/domain/time/timestamp';
import { studentGraphs } from '@/lib/store/collections/graphs';
import { studentLessonProgress } from '@/lib/store/collections/progress';
import { equalConditions } from '@/lib/store/port';
import { graphUploadInput, storeTestLeague } from '@/lib/testing/graphs';
import { realSeason } from '@/lib/testing/real-season';
import { installTestServices, TEST_NOW, type TestServices } from '@/lib/testing/services';
import { changeAppMeta, giveTeam, mvpPointsOf } from '@/lib/testing/student-week';

jest.mock('@/lib/files/safe-image', () => ({
  makeSafePicture: async () => ({
    bytes: Uint8Array.of(1),
    small: Uint8Array.of(2),
    contentType: 'image/webp',
    width: 1,
    height: 1,
  }),
  UnsafePictureError: class extends Error {},
}));

let test: TestServices;
let kim: SignedInViewer;

beforeEach(async () => {
  test = await installTestServices({ seasons: realSeason });
  kim = await test.student('kim@school.org', 'kim');
  await giveTeam(test.store, kim);
  await storeTestLeague(test.store, await test.teacher('ada@school.org'), 'league-a', [kim]);
});
afterEach(() => test.dispose());

async function finish() {
  const { lesson } = await openLesson(kim, 'circle');
  if (!lesson) throw new Error('No lesson');
  await test.store.merge(studentLessonProgress, lesson.id, {
    steps: lesson.steps.map((step) => ({ ...step, attempts: 1, correct: true, simplified: true })),
    completedAt: timestampFromDate(TEST_NOW),
  });
}

let pictures = 0;
function handIn(lessonWeek = '6') {
  pictures += 1;
  const words = graphUploadInput({ graphType: 'circle', source: 'builder', lessonWeek });
  return uploadGraph(kim, { ...words, file: Uint8Array.of(pictures) });
}

const points = () => mvpPointsOf(test.store, kim);
const shown = async () => {
  const page = await getOrOpenLesson(kim, 'circle');
  return page.state === 'open' ? page.graph : null;
};

it('hands in the graph of a lesson once, however it is sent again, with points for one', async () => {
  await finish();
  expect(await shown()).toMatchObject({ title: 'Catches of my players', handedIn: false });
  const before = await points();
  const first = await handIn();
  expect(await handIn()).toEqual({ graphId: first.graphId, points: 0 });
  expect(await points()).toBe(before + 2);
  expect(
    await test.store.query(studentGraphs, { where: equalConditions({ studentId: 'kim' }) }),
  ).toHaveLength(1);
  expect(await shown()).toMatchObject({ handedIn: true });
});

it('takes it again once it was removed', async () => {
  await finish();
  const { graphId } = await handIn();
  await removeGraph(kim, { graphId, operationId: 'remove-it-1' });
  expect(await shown()).toMatchObject({ handedIn: false });
  expect(await handIn()).not.toEqual({ graphId });
});

it('takes none from a lesson that is not finished, was never opened, or is to come', async () => {
  await expect(handIn()).rejects.toMatchObject({ code: 'not-found' });
  await openLesson(kim, 'circle');
  await expect(handIn()).rejects.toMatchObject({ code: 'not-allowed' });
  await expect(handIn('7')).rejects.toMatchObject({ code: 'not-found' });
  expect(
    await test.store.query(studentGraphs, { where: equalConditions({ studentId: 'kim' }) }),
  ).toEqual([]);
});

it('comes with the picture of the last step, and not before it', async () => {
  const { lesson } = await openLesson(kim, 'stem-and-leaf');
  if (!lesson) throw new Error('No lesson');
  const graphs: (string | null)[] = [];
  for (let done = 0; done < 9; done += 1) {
    const right = { attempts: 1, correct: true, simplified: true };
    await test.store.merge(studentLessonProgress, lesson.id, {
      steps: lesson.steps.map((step, index) => (index < done ? { ...step, ...right } : step)),
    });
    const page = await getOrOpenLesson(kim, 'stem-and-leaf');
    if (page.state === 'closed') throw new Error(page.reason);
    const shownAlready = page.figures.map(({ figure }) => figure);
    if (page.graph) expect(shownAlready).toContainEqual(page.graph.figure);
    graphs.push(page.graph?.title ?? null);
  }
  // The plot is whole from the fifth step on.
  const title = 'Yards in games of my players';
  expect(graphs).toEqual([null, null, null, null, title, title, title, title, title]);
});

it('takes none while the season is paused', async () => {
  await finish();
  await changeAppMeta(test.store, { seasonActive: false });
  await expect(handIn()).rejects.toMatchObject({ code: 'not-allowed' });
  expect(await shown()).toMatchObject({ handedIn: false });
});
