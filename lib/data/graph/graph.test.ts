import sharp from 'sharp';
import type { SignedInViewer } from '@/lib/data/access/viewer';
import { removeGraph, uploadGraph } from '@/lib/data/graph/commands';
import {
  findPictureForViewer,
  getClassGallery,
  getGraphHub,
  getWeekGraphsForReview,
} from '@/lib/data/graph/queries';
import { saveGraphReview } from '@/lib/data/graph/review-commands';
import { COMMAND_LINE_OPERATOR } from '@/lib/data/operator';
import { completeReadingTask } from '@/lib/data/week/commands';
import type { Rubric } from '@/lib/domain/graphs/handed-in-graph';
import { dateFromTimestamp, timestampFromDate } from '@/lib/domain/time/timestamp';
import { auditLog } from '@/lib/store/collections/audit';
import { studentGraphs } from '@/lib/store/collections/graphs';
import {
  helmetStickers,
  mvpEvents,
  studentWeeklyProgress,
  studentWeeklyTasks,
} from '@/lib/store/collections/progress';
import { studentTeams } from '@/lib/store/collections/teams';
import { graphUploadInput, storeTestLeague } from '@/lib/testing/graphs';
import {
  METADATA_CANARY,
  phonePhoto,
  pngBomb,
  pngPicture,
  svgDrawing,
} from '@/lib/testing/pictures';
import { realSeason } from '@/lib/testing/real-season';
import {
  installTestServices,
  TEST_NOW,
  TEST_SEASON,
  type TestServices,
} from '@/lib/testing/services';
import { changeAppMeta, giveTeam, mvpPointsOf } from '@/lib/testing/student-week';
import { graphReviewInput } from './dto';
import { deleteOrphanedPictures } from './pictures';

const WEEK = 6;
const RUBRIC: Rubric = { accuracy: 3, labels: 2, scale: 1, keyAndClaim: 0 };
const LEAGUE = 'league-a';

let test: TestServices;
let kim: SignedInViewer;
let lee: SignedInViewer;
let stranger: SignedInViewer;
let ada: SignedInViewer;
let otherTeacher: SignedInViewer;
let picture: Buffer;

beforeAll(async () => {
  picture = await pngPicture({ width: 60, height: 40 });
});
beforeEach(async () => {
  test = await installTestServices({ seasons: realSeason });
  [kim, lee, stranger] = [
    await test.student('kim@school.org'),
    await test.student('lee@school.org'),
    await test.student('sam@school.org'),
  ];
  [ada, otherTeacher] = [await test.teacher('ada@school.org'), await test.teacher('bo@school.org')];
  await storeTestLeague(test.store, ada, LEAGUE, [kim, lee]);
  await storeTestLeague(test.store, otherTeacher, 'league-b', [stranger]);
});
afterEach(() => test.dispose());

const upload = async (changes = {}, viewer = kim) =>
  (await uploadGraph(viewer, { ...graphUploadInput(changes), file: picture })).graphId;
const progressOf = async (week = WEEK) =>
  (
    await test.store.query(studentWeeklyProgress, {
      where: [{ field: 'week', op: '==', value: week }],
    })
  )[0];
const remove = (graphId: string, viewer = kim, operationId = `remove-${graphId}`) =>
  removeGraph(viewer, { graphId, operationId });
const stored = () => test.services.files.list('user_graphs');
type Changes = {
  outcome?: 'approved' | 'seen' | 'returned' | 'waiting';
  comment?: string;
  basedOn?: string | null;
  notAGraph?: boolean;
};
/** An outcome's other fields are left out before it gets here. */
const review = async (graphId: string, changes: Changes = {}, viewer = ada) => {
  const at = (await test.store.get(studentGraphs, graphId))?.review?.reviewedAt;
  const basedOn = at ? dateFromTimestamp(at).toISOString() : null;
  const said = {
    graphId,
    basedOn,
    outcome: 'approved',
    rubric: RUBRIC,
    comment: 'Clear!',
    ...changes,
  };
  return saveGraphReview(viewer, graphReviewInput.parse(said));
};
const canSee = async (viewer: SignedInViewer | null, graphId: string) =>
  (await findPictureForViewer(viewer, graphId, { small: false })) !== null;

describe('handing in a graph', () => {
  it('keeps its record, its picture and a small one, gives 2 points and ticks task 3', async () => {
    const id = await upload({ table: '{"columns":["Player","Yards"],"rows":[["Hill",163]]}' });
    expect(id).toMatch(/^[0-9a-f]{32}$/);
    expect(await test.store.get(studentGraphs, id)).toEqual({
      id,
      waiting: true,
      studentId: kim.accountId,
      leagueId: LEAGUE,
      week: WEEK,
      season: TEST_SEASON,
      title: 'Yards of my players',
      description: 'Six bars. The longest is Tyreek Hill with 163 yards.',
      graphType: 'histogram',
      source: 'photo',
      table: '{"columns":["Player","Yards"],"rows":[["Hill",163]]}',
      createdAt: timestampFromDate(TEST_NOW),
      version: 1,
      rootId: id,
    });
    expect([...(await stored())]).toEqual([id, `${id}_s`]);
    expect(await progressOf()).toMatchObject({ graphIds: [id], mvpPointsEarned: 2 });
    expect(await mvpPointsOf(test.store, kim)).toBe(2);
    expect(await test.store.query(mvpEvents, {})).toMatchObject([
      { reason: 'graph', points: 2, week: WEEK },
    ]);
    expect((await test.store.query(studentWeeklyTasks, {}))[0]?.task3).toEqual(
      timestampFromDate(TEST_NOW),
    );
  });

  it('keeps nothing of the original: no place, no owner, and it stands upright (S17)', async () => {
    const { graphId } = await uploadGraph(kim, { ...graphUploadInput(), file: await phonePhoto() });
    for (const id of await stored()) {
      const bytes = Buffer.from((await test.services.files.get('user_graphs', id))?.bytes ?? []);
      expect(bytes.includes(METADATA_CANARY)).toBe(false);
      expect(await sharp(bytes).metadata()).toMatchObject({
        format: 'webp',
        width: 200,
        height: 400,
      });
    }
    expect(await test.store.get(studentGraphs, graphId)).toMatchObject({ version: 1 });
  });

  it('leaves no trace of what is no picture', async () => {
    for (const file of [svgDrawing(), pngBomb(), Buffer.from('words')]) {
      await expect(uploadGraph(kim, { ...graphUploadInput(), file })).rejects.toMatchObject({
        code: 'invalid-input',
      });
    }
    expect([await test.store.count(studentGraphs, {}), (await stored()).length]).toEqual([0, 0]);
  });

  it('of 50 double clicks keeps one graph, gives its points once and answers all alike (R1)', async () => {
    const words = graphUploadInput();
    const answers = await Promise.all(
      Array.from({ length: 50 }, () => uploadGraph(kim, { ...words, file: picture })),
    );
    expect(new Set(answers.map(({ graphId }) => graphId)).size).toBe(1);
    expect(await test.store.count(studentGraphs, {})).toBe(1);
    expect([...(await stored())]).toEqual([answers[0]?.graphId, `${answers[0]?.graphId}_s`]);
    expect(await mvpPointsOf(test.store, kim)).toBe(2);
  });

  it('refuses the same operation id with another picture or other words (R2)', async () => {
    const words = graphUploadInput();
    await uploadGraph(kim, { ...words, file: picture });
    const other = await pngPicture({ width: 61, height: 40 });
    await expect(uploadGraph(kim, { ...words, file: other })).rejects.toMatchObject({
      code: 'conflict',
    });
    for (const change of [
      { title: 'Other words' },
      { description: 'Other words' },
      { graphType: 'circle' as const },
    ]) {
      await expect(uploadGraph(kim, { ...words, ...change, file: picture })).rejects.toMatchObject({
        code: 'conflict',
      });
    }
    expect((await stored()).length).toBe(2);
  });

  it('gives points for the first four of a week and takes at most twenty files (S17)', async () => {
    for (let count = 1; count <= 20; count++) {
      await upload();
      expect(await mvpPointsOf(test.store, kim)).toBe(2 * Math.min(count, 4));
    }
    await expect(upload()).rejects.toMatchObject({ code: 'limit-reached' });
    expect((await stored()).length).toBe(40);
    await expect(upload({}, lee)).resolves.toBeDefined();
    await changeAppMeta(test.store, { currentWeek: WEEK + 1 });
    await expect(upload()).resolves.toBeDefined();
  });

  it('refuses a 21st file also when it comes at the same time as the 20th', async () => {
    for (let count = 1; count <= 18; count++) await upload();
    const outcomes = await Promise.allSettled(Array.from({ length: 6 }, () => upload()));
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(2);
    expect([await test.store.count(studentGraphs, {}), (await stored()).length]).toEqual([20, 40]);
  });

  it('removes the picture again when the record cannot be written', async () => {
    jest.spyOn(test.store, 'transaction').mockRejectedValue(new Error('The disk is full'));
    await expect(upload()).rejects.toThrow('The disk is full');
    expect(await stored()).toEqual([]);
  });

  it('is refused before the first games, while the season is paused, and to everybody but a student', async () => {
    await changeAppMeta(test.store, { currentWeek: 0 });
    await expect(upload()).rejects.toMatchObject({ code: 'not-allowed' });
    await changeAppMeta(test.store, { currentWeek: WEEK, seasonActive: false });
    await expect(upload()).rejects.toMatchObject({ code: 'not-allowed' });
    await changeAppMeta(test.store, { seasonActive: true });
    await expect(upload({}, ada)).rejects.toMatchObject({ code: 'not-allowed' });
    await expect(uploadGraph(null, { ...graphUploadInput(), file: picture })).rejects.toMatchObject(
      {
        code: 'not-signed-in',
      },
    );
    expect(await stored()).toEqual([]);
  });

  it('as the last of the five tasks gives the 2 points and the sticker once', async () => {
    await giveTeam(test.store, kim);
    for (const task of [1, 4] as const) await completeReadingTask(kim, { week: WEEK, task });
    const tasks = (await test.store.query(studentWeeklyTasks, {}))[0];
    if (!tasks) throw new Error('No tasks were kept.');
    const { task1, task3, task4 } = tasks;
    const others = { task2: timestampFromDate(TEST_NOW), task5: timestampFromDate(TEST_NOW) };
    await test.store.merge(studentWeeklyTasks, tasks.id, others);
    await test.store.merge(studentWeeklyProgress, tasks.id, {
      taskTimes: { task1, task3, task4, ...others },
    });
    const first = await upload();
    await upload();
    await remove(first);
    await upload();
    const reasons = (await test.store.query(mvpEvents, {})).map(({ reason }) => reason);
    expect(reasons.filter((reason) => reason === 'all-tasks')).toHaveLength(1);
    expect(await test.store.query(helmetStickers, {})).toHaveLength(1);
    // Three graphs of 2, all tasks 2, one removal of 2.
    expect(await mvpPointsOf(test.store, kim)).toBe(6);
  });
});

describe('removing a graph', () => {
  it('takes document, pictures and 2 points, once for 50 clicks (R1)', async () => {
    const [first] = [await upload(), await upload(), await upload()];
    const answers = await Promise.all(Array.from({ length: 50 }, () => remove(first)));
    expect(new Set(answers.map((answer) => JSON.stringify(answer)))).toEqual(
      new Set([JSON.stringify({ pointsTaken: 2, mvpPoints: 4 })]),
    );
    expect([await test.store.count(studentGraphs, {}), (await stored()).length]).toEqual([2, 4]);
    expect((await progressOf())?.graphIds).toHaveLength(2);
    expect(await progressOf()).toMatchObject({ mvpPointsEarned: 4 });
  });

  it('takes points only when fewer than seven remain, and never below 3 for the week', async () => {
    const ids: string[] = [];
    for (let count = 0; count < 9; count++) ids.push(await upload());
    expect(await mvpPointsOf(test.store, kim)).toBe(8);
    const after: (number | null)[] = [];
    for (const id of ids) {
      const announced = (await getGraphHub(kim)).weeks[0]?.graphs.find(
        (graph) => graph.id === id,
      )?.removalCost;
      const { pointsTaken, mvpPoints } = await remove(id);
      expect(pointsTaken).toBe(announced);
      after.push(mvpPoints);
    }
    // 8 remain, 7 remain, and from then on each costs 2 down to 3.
    expect(after).toEqual([8, 8, 6, 4, 3, 3, 3, 3, 3]);
    expect(await progressOf()).toMatchObject({ graphIds: [], mvpPointsEarned: 3 });
    expect(
      (await test.store.query(mvpEvents, {})).reduce((sum, { points }) => sum + points, 0),
    ).toBe(3);
  });

  it('is a conflict when the operation comes again for another graph (R2)', async () => {
    const [one, another] = [await upload(), await upload()];
    await remove(one, kim, 'remove-once');
    await expect(remove(another, kim, 'remove-once')).rejects.toMatchObject({ code: 'conflict' });
    expect(await canSee(kim, another)).toBe(true);
  });

  it('leaves the ticked task ticked', async () => {
    await remove(await upload());
    expect((await test.store.query(studentWeeklyTasks, {}))[0]?.task3).not.toBeNull();
    expect(await mvpPointsOf(test.store, kim)).toBe(2);
  });

  it('answers not-found for a missing graph and for a classmate’s, which is recorded (S2)', async () => {
    const theirs = await upload({}, lee);
    const missing = await remove('0'.repeat(32)).catch((error) => error);
    const foreign = await remove(theirs).catch((error) => error);
    expect([foreign.code, foreign.message]).toEqual([missing.code, missing.message]);
    expect(await canSee(lee, theirs)).toBe(true);
    expect(await test.store.query(auditLog, {})).toMatchObject([
      { action: 'graph.remove', outcome: 'denied', target: theirs },
    ]);
  });
});

describe('a new version', () => {
  it('stands beside the old one, earns nothing, counts as the same graph, and waits for the teacher again', async () => {
    const first = await upload();
    await review(first, { outcome: 'returned', comment: 'Please add a key.' });
    await changeAppMeta(test.store, { currentWeek: WEEK + 1 });
    const second = await upload({ replacesId: first, title: 'With a key' });
    const hub = await getGraphHub(kim);
    expect(hub.weeks).toHaveLength(1);
    expect(hub.weeks[0]).toMatchObject({
      week: WEEK,
      graphs: [{ id: second, version: 2, state: 'waiting', title: 'With a key' }],
    });
    expect(hub.weeks[0]?.graphs[0]?.earlier).toMatchObject([
      { id: first, state: 'returned', review: { comment: 'Please add a key.' } },
    ]);
    expect(await progressOf()).toMatchObject({ graphIds: [second], mvpPointsEarned: 2 });
    expect(await mvpPointsOf(test.store, kim)).toBe(2);
    expect((await getWeekGraphsForReview(ada, LEAGUE, WEEK)).graphs).toMatchObject([
      { id: second, earlier: [{ id: first }] },
    ]);
  });

  it('goes with all versions when the graph is removed, at the price of one', async () => {
    await Promise.all([upload(), upload()]);
    const first = await upload();
    const second = await upload({ replacesId: first });
    expect(await remove(second)).toMatchObject({ pointsTaken: 2, mvpPoints: 4 });
    expect([await test.store.count(studentGraphs, {}), (await stored()).length]).toEqual([2, 4]);
  });

  it('is refused for an old version and for somebody else’s graph', async () => {
    const first = await upload();
    await upload({ replacesId: first });
    await expect(upload({ replacesId: first })).rejects.toMatchObject({ code: 'conflict' });
    await expect(upload({ replacesId: first }, lee)).rejects.toMatchObject({ code: 'not-found' });
    await expect(upload({ replacesId: 'none' })).rejects.toMatchObject({ code: 'not-found' });
    await expect(review(first)).rejects.toMatchObject({ code: 'conflict' });
  });

  it('of an approved graph is not shown to the class before it is approved itself', async () => {
    const first = await upload();
    await review(first);
    expect(await canSee(lee, first)).toBe(true);
    const second = await upload({ replacesId: first });
    expect([await canSee(lee, first), await canSee(lee, second)]).toEqual([false, false]);
    expect((await getClassGallery(lee)).graphs).toEqual([]);
  });
});

describe('who sees a picture (S18)', () => {
  it('its student and the league’s teacher at once; the class only when approved; nobody else ever', async () => {
    const id = await upload();
    const seenBy = async () => ({
      owner: await canSee(kim, id),
      teacher: await canSee(ada, id),
      classmate: await canSee(lee, id),
      otherLeague: await canSee(stranger, id),
      otherTeacher: await canSee(otherTeacher, id),
      withoutProfile: await canSee({ ...kim, accountId: 'nobody', role: null }, id),
      visitor: await canSee(null, id),
    });
    const nobody = {
      otherLeague: false,
      otherTeacher: false,
      withoutProfile: false,
      visitor: false,
    };
    expect(await seenBy()).toEqual({ owner: true, teacher: true, classmate: false, ...nobody });
    for (const outcome of ['seen', 'returned'] as const) {
      await review(id, { outcome });
      expect(await seenBy()).toEqual({ owner: true, teacher: true, classmate: false, ...nobody });
    }
    await review(id);
    expect(await seenBy()).toEqual({ owner: true, teacher: true, classmate: true, ...nobody });
  });

  it('the class it was approved in, not the next one the student moves to', async () => {
    const id = await upload();
    await review(id);
    await test.store.merge(studentGraphs, id, { leagueId: 'league-b' });
    expect([
      await canSee(stranger, id),
      await canSee(otherTeacher, id),
      await canSee(kim, id),
    ]).toEqual([false, true, true]);
    expect((await getClassGallery(stranger)).graphs).toEqual([]);
  });

  it('answers a guessed and a malformed id like a foreign one', async () => {
    for (const id of ['f'.repeat(32), '../secret', '', 'a'.repeat(500)])
      expect(await canSee(kim, id)).toBe(false);
    expect(await canSee(stranger, await upload())).toBe(false);
    expect(await test.store.query(auditLog, {})).toMatchObject([
      { action: 'graph.read', outcome: 'denied' },
    ]);
  });

  it('shows a small copy, and the whole picture where there is none', async () => {
    const { graphId } = await uploadGraph(kim, {
      ...graphUploadInput(),
      file: await pngPicture({ width: 900, height: 600 }),
    });
    const widthOf = async () =>
      (await sharp((await findPictureForViewer(kim, graphId, { small: true }))?.bytes).metadata())
        .width;
    expect(await widthOf()).toBe(480);
    await test.services.files.delete('user_graphs', `${graphId}_s`);
    expect(await widthOf()).toBe(900);
  });
});

describe('the class gallery', () => {
  it('names teams and nobody, and holds only what is approved in the own league (P5)', async () => {
    await giveTeam(test.store, kim, { name: 'Cosmic Otters', leagueIds: [LEAGUE] });
    const [approved, waiting] = [
      await upload({ title: 'Approved' }),
      await upload({ title: 'Waiting' }),
    ];
    await review(approved, { comment: 'Only for Kim' });
    const gallery = await getClassGallery(lee);
    expect(gallery.graphs).toMatchObject([
      { id: approved, teamName: 'Cosmic Otters', title: 'Approved', own: false, week: WEEK },
    ]);
    expect(JSON.stringify(gallery)).not.toMatch(
      new RegExp(`Kim|${waiting}|${kim.accountId}|comment|rubric`),
    );
    expect((await getClassGallery(stranger)).graphs).toEqual([]);
    expect((await getClassGallery(kim)).graphs).toMatchObject([{ own: true }]);
  });
});

describe('the review', () => {
  it('that sends a graph back keeps a comment and no ratings, is shown to the student, and written down', async () => {
    const id = await upload();
    await review(id, { outcome: 'returned', comment: 'Please add a title.' });
    expect((await getGraphHub(kim)).weeks[0]?.graphs[0]).toMatchObject({
      state: 'returned',
      review: {
        outcome: 'returned',
        rubric: null,
        comment: 'Please add a title.',
        at: TEST_NOW.toISOString(),
      },
    });
    expect((await test.store.get(studentGraphs, id))?.review).not.toHaveProperty('rubric');
    expect(await test.store.query(auditLog, {})).toMatchObject([
      { action: 'graph.returned', target: id, outcome: 'done' },
    ]);
  });

  it('takes the ratings away when an accepted graph goes back after all', async () => {
    const id = await upload();
    await review(id);
    expect((await test.store.get(studentGraphs, id))?.review?.rubric).toEqual(RUBRIC);
    await review(id, { outcome: 'returned', comment: 'A part is cut off.' });
    expect((await test.store.get(studentGraphs, id))?.review).not.toHaveProperty('rubric');
    expect((await getWeekGraphsForReview(ada, LEAGUE)).graphs).toMatchObject([
      { state: 'returned', review: { rubric: null } },
    ]);
  });

  it('shows no ratings of a graph that went back in an older release', async () => {
    const id = await upload();
    const old = {
      outcome: 'returned' as const,
      rubric: RUBRIC,
      comment: 'Once more.',
      reviewedAt: timestampFromDate(TEST_NOW),
      leagueId: LEAGUE,
    };
    await test.store.merge(studentGraphs, id, { review: old, waiting: false });
    expect((await getGraphHub(kim)).weeks[0]?.graphs[0]?.review).toMatchObject({
      comment: 'Once more.',
      rubric: null,
    });
    expect((await getWeekGraphsForReview(ada, LEAGUE)).graphs[0]?.review).toMatchObject({
      rubric: null,
    });
  });

  it('that shares a graph gives its student a sticker once, which stays when it is taken back', async () => {
    const stickers = () => test.store.query(helmetStickers, {});
    const id = await upload();
    await review(id, { outcome: 'seen' });
    expect(await stickers()).toEqual([]);
    await review(id);
    const [sticker] = await stickers();
    expect(sticker).toMatchObject({
      userId: kim.accountId,
      season: TEST_SEASON,
      week: WEEK,
      reason: 'graph-in-gallery',
      place: null,
    });
    const place = { x: 30, y: 70 };
    await test.store.merge(helmetStickers, sticker?.id ?? '', { place });
    await review(id, { outcome: 'waiting' });
    await review(id);
    await review(await upload({ title: 'Another one' }));
    expect(await stickers()).toEqual([{ ...sticker, place }]);
  });

  it('can be taken back: the graph waits again, and nothing of what was said is left', async () => {
    const id = await upload();
    const before = await test.store.get(studentGraphs, id);
    await review(id);
    expect(await canSee(lee, id)).toBe(true);
    await review(id, { outcome: 'waiting' });
    expect(await test.store.get(studentGraphs, id)).toEqual(before);
    expect(await canSee(lee, id)).toBe(false);
    await review(id, { outcome: 'waiting' });
    const done = await test.store.query(auditLog, {
      where: [{ field: 'outcome', op: '==', value: 'done' }],
    });
    expect(done.map(({ action }) => action).toSorted()).toEqual([
      'graph.approved',
      'graph.waiting',
    ]);
  });

  it('does not replace one from another window that this one has not seen', async () => {
    const id = await upload();
    await review(id, { outcome: 'returned', comment: 'A part is cut off.' });
    const words =
      'This graph was reviewed in another window. What was said there is shown now. Nothing of yours was sent or lost.';
    const stale = [
      {},
      { outcome: 'seen' as const },
      { outcome: 'waiting' as const },
      { outcome: 'returned' as const },
    ];
    for (const changes of stale) {
      const unseen = review(id, { basedOn: null, ...changes });
      await expect(unseen).rejects.toMatchObject({ code: 'conflict', message: words });
    }
    expect((await getWeekGraphsForReview(ada, LEAGUE)).graphs).toMatchObject([
      { state: 'returned', review: { comment: 'A part is cut off.' } },
    ]);
    await review(id, { outcome: 'waiting' });
    // The second window still shows the review that the first one took back.
    await expect(review(id, { basedOn: TEST_NOW.toISOString() })).rejects.toMatchObject({
      code: 'conflict',
    });
  });

  it('sent again, as after a lost answer, answers the same and is written down once', async () => {
    const id = await upload();
    for (const said of [{}, { outcome: 'returned' as const, comment: 'Once more.' }]) {
      const first = await review(id, said);
      expect(await review(id, { ...said, basedOn: null })).toEqual(first);
    }
    expect(await test.store.count(auditLog, {})).toBe(2);
  });

  it('lists graphs by student, waiting or not, with names for the teacher, and the weeks to choose from', async () => {
    const [first, second] = [await upload(), await upload({}, lee)];
    await review(first);
    const page = await getWeekGraphsForReview(ada, LEAGUE);
    expect(page).toMatchObject({ week: WEEK, weeks: [6, 5, 4, 3, 2, 1], studentsWithout: 0 });
    expect(page.graphs.map(({ id, studentName }) => [id, studentName])).toEqual([
      // Alike in name and moment, they still keep one order.
      ...[first, second].toSorted().map((id) => [id, 'Kim L.']),
    ]);
    expect((await getWeekGraphsForReview(ada, LEAGUE, 3)).graphs).toEqual([]);
  });

  it('of what is no graph takes its points once as a removal would, and gives them back when it is taken back', async () => {
    const notAGraph = { outcome: 'returned' as const, comment: 'This is a cat.', notAGraph: true };
    const ids = [await upload(), await upload(), await upload()];
    expect(await mvpPointsOf(test.store, kim)).toBe(6);
    const id = ids[0] as string;
    await review(id, notAGraph);
    await review(id, notAGraph);
    expect(await mvpPointsOf(test.store, kim)).toBe(4);
    expect((await progressOf())?.mvpPointsEarned).toBe(4);
    const hub = await getGraphHub(kim);
    expect(hub.graphsThisWeek).toBe(2);
    expect(hub.weeks[0]?.graphs.find((graph) => graph.id === id)).toMatchObject({
      removalCost: 0,
      review: { comment: 'This is a cat.', pointsTaken: 2 },
    });
    test.setNow(new Date(TEST_NOW.getTime() + 1000));
    await review(id, { outcome: 'waiting' });
    expect(await mvpPointsOf(test.store, kim)).toBe(6);
    test.setNow(new Date(TEST_NOW.getTime() + 2000));
    await review(id, notAGraph);
    expect(await mvpPointsOf(test.store, kim)).toBe(4);
    // The week keeps 3: of the second only one point goes, of the third none.
    await review(ids[1] as string, notAGraph);
    await review(ids[2] as string, notAGraph);
    expect(await mvpPointsOf(test.store, kim)).toBe(3);
    await remove(id);
    expect(await mvpPointsOf(test.store, kim)).toBe(3);
    const ledger = await test.store.query(mvpEvents, {});
    expect(ledger.reduce((sum, { points }) => sum + points, 0)).toBe(3);
  });

  it('of what is no graph leaves its new version the points of a new graph', async () => {
    const id = await upload();
    await upload();
    await review(id, { outcome: 'returned', comment: 'This is a cat.', notAGraph: true });
    expect(await mvpPointsOf(test.store, kim)).toBe(3);
    const next = await upload({ replacesId: id });
    expect(await mvpPointsOf(test.store, kim)).toBe(5);
    await review(next, { outcome: 'returned', comment: 'Please add a key.' });
    expect(await mvpPointsOf(test.store, kim)).toBe(5);
  });

  it('asks for a word when a graph is returned', async () => {
    await expect(
      review(await upload(), { outcome: 'returned', comment: '' }),
    ).rejects.toMatchObject({ code: 'invalid-input' });
  });

  it('is for the league’s teacher only; others get not-found, and it is recorded (S2)', async () => {
    const id = await upload();
    await expect(review(id, {}, otherTeacher)).rejects.toMatchObject({ code: 'not-found' });
    await expect(review('0'.repeat(32), {}, otherTeacher)).rejects.toMatchObject({
      code: 'not-found',
    });
    await expect(review(id, {}, lee)).rejects.toMatchObject({ code: 'not-allowed' });
    await expect(getWeekGraphsForReview(otherTeacher, LEAGUE)).rejects.toMatchObject({
      code: 'not-found',
    });
    expect((await test.store.get(studentGraphs, id))?.review).toBeUndefined();
    const denied = (await test.store.query(auditLog, {})).map(({ action }) => action);
    expect(new Set(denied)).toEqual(new Set(['graph.review', 'league.read']));
  });
});

it('collects pictures without a record, and leaves one alone whose record comes in time', async () => {
  const kept = await upload();
  const put = (id: string) =>
    test.services.files.put('user_graphs', id, {
      bytes: Uint8Array.of(1),
      contentType: 'image/webp',
    });
  for (const id of ['lost', 'lost_s', 'coming', 'coming_s']) await put(id);
  const wait = () =>
    test.store.set(studentGraphs, {
      id: 'coming',
      studentId: kim.accountId,
      leagueId: LEAGUE,
      week: WEEK,
      season: TEST_SEASON,
    });
  expect(await deleteOrphanedPictures(COMMAND_LINE_OPERATOR, wait)).toBe(1);
  expect([...(await stored())].toSorted()).toEqual(
    [kept, `${kept}_s`, 'coming', 'coming_s'].toSorted(),
  );
  expect(await deleteOrphanedPictures(COMMAND_LINE_OPERATOR, wait)).toBe(0);
});

it('reads graphs that have nothing but what the specification names', async () => {
  await test.store.set(studentGraphs, {
    id: 'old',
    studentId: kim.accountId,
    leagueId: LEAGUE,
    week: 5,
    season: TEST_SEASON,
  });
  await test.services.files.put('user_graphs', 'old', {
    bytes: Uint8Array.of(1),
    contentType: 'image/png',
  });
  expect((await getGraphHub(kim)).weeks).toMatchObject([
    { week: 5, graphs: [{ id: 'old', title: 'Graph', version: 1, state: 'waiting' }] },
  ]);
  expect(await canSee(ada, 'old')).toBe(true);
  await remove('old');
  expect([await test.store.count(studentGraphs, {}), await stored()]).toEqual([0, []]);
  expect(await test.store.query(studentTeams, {})).toEqual([]);
});
