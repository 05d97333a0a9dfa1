import type { SignedInViewer, Viewer } from '@/lib/data/access/viewer';
import { getTuesdayBrief } from '@/lib/data/brief/queries';
import { moveStudent } from '@/lib/data/class-roster/commands';
import { removeGraph, uploadGraph } from '@/lib/data/graph/commands';
import { setClassGraphQuestionInput } from '@/lib/data/graph/dto';
import { getClassGallery, getWeekGraphsForReview } from '@/lib/data/graph/queries';
import { saveGraphReview, setClassGraphQuestion } from '@/lib/data/graph/review-commands';
import {
  getGraphComparison,
  getProjectableGraphs,
  getProjectedGraphs,
} from '@/lib/data/graph/together-queries';
import { deleteStudent } from '@/lib/data/privacy/commands';
import { eraseLeagueStepAndCountLeft } from '@/lib/data/privacy/erase';
import { timestampFromDate } from '@/lib/domain/time/timestamp';
import { auditLog } from '@/lib/store/collections/audit';
import { type StudentGraph, studentGraphs } from '@/lib/store/collections/graphs';
import { leagues } from '@/lib/store/collections/leagues';
import { studentProfiles } from '@/lib/store/collections/profiles';
import { asRawCollection } from '@/lib/store/port';
import { graphUploadInput, storeTestLeague } from '@/lib/testing/graphs';
import { realSeason } from '@/lib/testing/real-season';
import {
  installTestServices,
  TEST_NOW,
  TEST_SEASON,
  type TestServices,
} from '@/lib/testing/services';
import { changeAppMeta, putInLeague } from '@/lib/testing/student-week';

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

const LEAGUE = 'league-a';
const BESIDE = 'league-b';
const FOREIGN = 'league-c';
const QUESTION = 'Which bar is the tallest?';

let test: TestServices;
let kim: SignedInViewer;
let lee: SignedInViewer;
let stranger: SignedInViewer;
let ada: SignedInViewer;
let bo: SignedInViewer;

beforeEach(async () => {
  test = await installTestServices({ seasons: realSeason });
  [kim, lee] = [
    await test.student('kim@school.org', 'kim'),
    await test.student('lee@school.org', 'lee'),
  ];
  stranger = await test.student('sam@school.org', 'sam');
  [ada, bo] = [await test.teacher('ada@school.org'), await test.teacher('bo@school.org')];
  await storeTestLeague(test.store, ada, LEAGUE, [kim, lee]);
  await storeTestLeague(test.store, ada, BESIDE);
  await storeTestLeague(test.store, bo, FOREIGN, [stranger]);
  for (const [id, firstName] of [
    ['kim', 'Kim'],
    ['lee', 'Josh'],
    ['sam', 'Sam'],
  ]) {
    await test.store.merge(studentProfiles, `${TEST_SEASON}_${id}`, {
      firstName,
      lastInitial: 'L',
    });
  }
});
afterEach(() => test.dispose());

const seconds = (count: number) => timestampFromDate(new Date(TEST_NOW.getTime() + count * 1_000));
const approved = (leagueId = LEAGUE): StudentGraph['review'] => ({
  outcome: 'approved',
  comment: 'Clear!',
  reviewedAt: seconds(0),
  leagueId,
});
const TABLE = JSON.stringify({ columns: ['Name', 'Number'], rows: [['Hill', 163]] });

const put = (id: string, changes: Partial<StudentGraph> = {}) =>
  test.store.set(studentGraphs, {
    id,
    studentId: 'kim',
    leagueId: LEAGUE,
    week: 6,
    season: TEST_SEASON,
    title: `Title of ${id}`,
    graphType: 'histogram',
    table: TABLE,
    createdAt: seconds(1),
    ...changes,
  });
const putOpen = (id: string, changes: Partial<StudentGraph> = {}) =>
  put(id, { review: approved(changes.leagueId), ...changes });
const ask = (
  graphId: string,
  question: string | null = QUESTION,
  viewer: Viewer = ada,
  leagueId = LEAGUE,
) => setClassGraphQuestion(viewer, { leagueId, graphId, question });
const ofBrief = async (week = 6, leagueId = LEAGUE, viewer: Viewer = ada) =>
  (await getTuesdayBrief(viewer, leagueId, week)).graph;
const questions = async () =>
  (await test.store.query(asRawCollection(studentGraphs), {})).flatMap(({ id, question }) =>
    question ? [id] : [],
  );
const everyoneElse = async (): Promise<[string, Viewer, string][]> => [
  ['another teacher', bo, 'not-found'],
  ['a student of the class', kim, 'not-allowed'],
  ['a stranger', stranger, 'not-allowed'],
  ['someone without a role', { ...kim, role: null }, 'not-allowed'],
  ['a visitor', null, 'not-signed-in'],
];

describe('the graphs to talk about', () => {
  it('are those of the week, in their newest version, and none that went back; they tell the teacher whose they are', async () => {
    await putOpen('open');
    await put('waits', {
      studentId: 'lee',
      source: 'builder',
      graphType: 'circle',
      title: 'Josh Allen’s yards',
      description: 'Two slices.',
    });
    await put('private', {
      review: { ...approved(), outcome: 'seen', comment: '' } as StudentGraph['review'],
    });
    await put('returned', {
      review: { ...approved(), outcome: 'returned' } as StudentGraph['review'],
    });
    await put('old', { replacedById: 'waits' });
    await put('last-week', { week: 5 });
    await put('last-year', { season: TEST_SEASON - 1 });
    await put('other-games', { statisticsSeason: TEST_SEASON - 2 });
    await put('elsewhere', { leagueId: BESIDE });
    await put('of-no-one', { studentId: 'gone' });
    const { week, graphs, unreadable } = await getProjectableGraphs(ada, LEAGUE, null);
    expect([week, unreadable]).toEqual([6, 0]);
    expect(
      graphs.map(({ id, studentName, state, inGallery }) => [id, studentName, state, inGallery]),
    ).toEqual([
      ['of-no-one', 'A former student', 'waiting', false],
      ['waits', 'Josh L.', 'waiting', false],
      ['open', 'Kim L.', 'approved', true],
      ['private', 'Kim L.', 'seen', false],
    ]);
    expect(graphs[1]).toEqual({
      id: 'waits',
      title: 'Josh Allen’s yards',
      description: 'Two slices.',
      graphType: 'circle',
      typeLabel: 'Circle Graph',
      table: { columns: ['Name', 'Number'], rows: [['Hill', 163]] },
      source: 'builder',
      state: 'waiting',
      studentName: 'Josh L.',
      inGallery: false,
      // The player has the name of a classmate, which only a person can tell.
      namesSomebody: true,
      question: null,
    });
    expect((await getProjectableGraphs(ada, LEAGUE, 5)).graphs.map(({ id }) => id)).toEqual([
      'last-week',
    ]);
    expect((await getProjectableGraphs(ada, LEAGUE, 17)).week).toBe(6);
  });

  it('are the own teacher’s alone', async () => {
    for (const [, viewer, code] of await everyoneElse()) {
      await expect(getProjectableGraphs(viewer, LEAGUE, 6)).rejects.toMatchObject({ code });
      await expect(getProjectedGraphs(viewer, LEAGUE, ['open'])).rejects.toMatchObject({ code });
    }
  });
});

describe('what a class sees on the screen', () => {
  it('is the graphs that were asked for, in their order, and no one’s name', async () => {
    await put('one', { studentId: 'lee', description: 'Josh made this.' });
    await put('two', { title: 'The yards of kim and me' });
    const shown = await getProjectedGraphs(ada, LEAGUE, ['two', 'one']);
    expect(shown).toEqual([
      {
        id: 'two',
        title: '',
        graphType: 'histogram',
        question: null,
        typeLabel: 'Histograms',
        table: JSON.parse(TABLE),
      },
      {
        id: 'one',
        title: 'Title of one',
        graphType: 'histogram',
        question: null,
        typeLabel: 'Histograms',
        table: JSON.parse(TABLE),
      },
    ]);
    expect(JSON.stringify(shown)).not.toMatch(/kim|josh|lee/i);
  });

  it('leaves out what is gone, of another class or season, of a week to come, sent back, or replaced', async () => {
    await put('here');
    await put('elsewhere', { leagueId: BESIDE });
    await put('foreign', { leagueId: FOREIGN, studentId: 'sam' });
    await put('last-year', { season: TEST_SEASON - 1 });
    await put('other-games', { statisticsSeason: TEST_SEASON - 2 });
    await put('to-come', { week: 7 });
    await put('returned', {
      review: { ...approved(), outcome: 'returned' } as StudentGraph['review'],
    });
    await put('replaced', { replacedById: 'here' });
    const all = [
      'gone',
      'elsewhere',
      'foreign',
      'last-year',
      'other-games',
      'to-come',
      'returned',
      'replaced',
      'here',
    ];
    expect((await getProjectedGraphs(ada, LEAGUE, all)).map(({ id }) => id)).toEqual(['here']);
    expect(await getProjectedGraphs(ada, LEAGUE, [])).toEqual([]);
  });
});

describe('the question for Tuesday', () => {
  it('stands with its graph in the brief of that week alone, however often it is saved, and can be taken out again', async () => {
    await putOpen('open', { description: 'Six bars.' });
    await put('last-week', { week: 5, review: approved() });
    expect(await ofBrief()).toBeNull();
    await ask('open');
    await ask('open');
    expect(await ofBrief()).toEqual({
      id: 'open',
      title: 'Title of open',
      description: 'Six bars.',
      typeLabel: 'Histograms',
      table: { columns: ['Name', 'Number'], rows: [['Hill', 163]] },
      question: QUESTION,
    });
    expect([await ofBrief(5), await questions()]).toEqual([null, ['open']]);
    await ask('open', 'Which one is the shortest?');
    expect(await ofBrief()).toMatchObject({ question: 'Which one is the shortest?' });
    expect((await getProjectableGraphs(ada, LEAGUE, 6)).graphs).toMatchObject([
      { id: 'open', question: 'Which one is the shortest?' },
    ]);
    await ask('open', null);
    await ask('open', null);
    expect([await ofBrief(), await questions()]).toEqual([null, []]);
    const log = await test.store.query(auditLog, {});
    expect(log.map(({ action, target, outcome }) => [action, target, outcome])).toEqual(
      Array.from({ length: 3 }, () => ['graph.question', 'open', 'done']),
    );
  });

  it('is one a week: another graph takes its place, and the week after has its own', async () => {
    await putOpen('one');
    await putOpen('other', { studentId: 'lee' });
    await putOpen('before', { week: 5 });
    await ask('before', 'What about week 5?');
    await ask('one');
    await ask('other', 'And this one?');
    expect(await ofBrief()).toMatchObject({ id: 'other', question: 'And this one?' });
    expect(await ofBrief(5)).toMatchObject({ id: 'before', question: 'What about week 5?' });
    await ask('one', null);
    expect(await ofBrief()).toMatchObject({ id: 'other' });
    expect((await questions()).toSorted()).toEqual(['before', 'other']);
    await changeAppMeta(test.store, { currentWeek: 7 });
    expect([await ofBrief(7), (await ofBrief(6))?.id]).toEqual([null, 'other']);
  });

  it('is one, too, when two windows ask at once', async () => {
    await putOpen('one');
    await putOpen('other');
    await Promise.all([ask('one'), ask('other'), ask('one'), ask('other')]);
    expect(await questions()).toHaveLength(1);
  });

  it('is the own teacher’s to ask, about a graph that the class can see, while the league can be changed', async () => {
    await putOpen('open');
    await put('waits');
    await putOpen('foreign', { leagueId: FOREIGN, studentId: 'sam' });
    await putOpen('beside', { leagueId: BESIDE });
    for (const [, viewer, code] of await everyoneElse()) {
      await expect(ask('open', QUESTION, viewer)).rejects.toMatchObject({ code });
      await expect(ask('open', null, viewer)).rejects.toMatchObject({ code });
    }
    const missing = await ask('no-such-graph').catch((error) => error);
    for (const id of ['foreign', 'beside']) {
      const refused = await ask(id).catch((error) => error);
      expect([refused.code, refused.message]).toEqual([missing.code, missing.message]);
    }
    await expect(ask('waits')).rejects.toMatchObject({
      code: 'not-allowed',
      message: expect.stringMatching(/class gallery/),
    });
    const denied = await test.store.query(auditLog, {});
    expect(
      denied
        .filter(({ action }) => action === 'graph.question')
        .map(({ target, outcome }) => [target, outcome]),
    ).toEqual(
      expect.arrayContaining([
        ['foreign', 'denied'],
        ['beside', 'denied'],
        [LEAGUE, 'denied'],
      ]),
    );
    await test.store.merge(leagues, LEAGUE, { deletingAt: seconds(1) });
    await expect(ask('open')).rejects.toMatchObject({ code: 'not-allowed' });
    expect(await questions()).toEqual([]);
  });

  it('is words of one line, and not too many', () => {
    const read = (question: unknown) =>
      setClassGraphQuestionInput.safeParse({ leagueId: LEAGUE, graphId: 'open', question });
    expect(read(' Which\nbar? ').data?.question).toBe('Which bar?');
    expect(read(null).data?.question).toBeNull();
    expect([
      read('x'.repeat(200)).success,
      read('x'.repeat(201)).success,
      read('  ').success,
      read(undefined).success,
    ]).toEqual([true, false, false, false]);
  });

  it('is not shown while its graph is not for the class, and is there again when it is', async () => {
    await putOpen('open');
    await ask('open');
    const review = (outcome: 'returned' | 'waiting' | 'approved', basedOn: string | null) =>
      saveGraphReview(ada, {
        graphId: 'open',
        basedOn,
        outcome,
        comment: 'Please add a key.',
        rubric: { accuracy: 3, labels: 3, scale: 3, keyAndClaim: 3 },
      } as Parameters<typeof saveGraphReview>[1]);
    const { at } = await review('returned', TEST_NOW.toISOString());
    expect(await ofBrief()).toBeNull();
    expect((await getProjectableGraphs(ada, LEAGUE, 6)).graphs).toEqual([]);
    await review('approved', at);
    expect(await ofBrief()).toMatchObject({ id: 'open', question: QUESTION });
  });

  it('goes along to a new version, and waits with it for the teacher', async () => {
    const upload = (more = {}) =>
      uploadGraph(kim, { ...graphUploadInput(more), file: Uint8Array.of(1) });
    const approve = (graphId: string) =>
      saveGraphReview(ada, {
        graphId,
        basedOn: null,
        outcome: 'approved',
        comment: '',
        rubric: { accuracy: 3, labels: 3, scale: 3, keyAndClaim: 3 },
      });
    const { graphId: first } = await upload();
    await approve(first);
    await ask(first);
    const { graphId: second } = await upload({ replacesId: first });
    expect([await ofBrief(), await questions()]).toEqual([null, [second]]);
    await approve(second);
    expect(await ofBrief()).toMatchObject({ id: second, question: QUESTION });
    await removeGraph(kim, { graphId: second, operationId: 'remove-0123456789' });
    expect([await ofBrief(), await questions()]).toEqual([null, []]);
  });

  it('stays with the class that was asked when the student moves, and comes back with the student', async () => {
    await putOpen('open');
    await ask('open');
    const move = (from: string, to: string) =>
      moveStudent(ada, { leagueId: from, studentId: 'kim', toLeagueId: to });
    await move(LEAGUE, BESIDE);
    expect([await ofBrief(), await ofBrief(6, BESIDE)]).toEqual([null, null]);
    await move(BESIDE, LEAGUE);
    expect(await ofBrief()).toMatchObject({ id: 'open', question: QUESTION });
    await move(LEAGUE, BESIDE);
    // The student's next class sees the graph, but not the question.
    await test.store.merge(studentGraphs, 'open', { review: approved(BESIDE) });
    expect([
      await ofBrief(6, BESIDE),
      (await getProjectableGraphs(ada, BESIDE, 6)).graphs[0]?.question,
    ]).toEqual([null, null]);
    await ask('open', 'And here?', ada, BESIDE);
    expect(await ofBrief(6, BESIDE)).toMatchObject({ question: 'And here?' });
    await move(BESIDE, LEAGUE);
    expect(await ofBrief()).toBeNull();
  });

  it('goes with its student and with its league', async () => {
    await putOpen('of-kim');
    await putOpen('of-lee', { studentId: 'lee', week: 5 });
    await putOpen('of-sam', { studentId: 'sam', leagueId: FOREIGN });
    await ask('of-kim');
    await ask('of-lee');
    await ask('of-sam', QUESTION, bo, FOREIGN);
    await deleteStudent(ada, { leagueId: LEAGUE, studentId: 'kim', name: 'Kim L.' });
    expect((await questions()).toSorted()).toEqual(['of-lee', 'of-sam']);
    const league = await test.store.get(leagues, LEAGUE);
    if (league) await eraseLeagueStepAndCountLeft(league, ada.accountId, 100);
    expect(await questions()).toEqual(['of-sam']);
  });

  it('is for the teacher: no student is sent it, and a review says nothing of it', async () => {
    await putOpen('open');
    await ask('open');
    for (const answer of [
      await getClassGallery(lee),
      await getClassGallery(kim),
      await getGraphComparison(kim, { type: null, week: null }),
    ])
      expect(JSON.stringify(answer)).not.toContain(QUESTION);
    expect(JSON.stringify(await getWeekGraphsForReview(ada, LEAGUE, 6))).not.toContain(QUESTION);
  });
});

describe('the own weeks', () => {
  const weeks = (type: string | null = null, week: number | null = null, viewer: Viewer = kim) =>
    getGraphComparison(viewer, { type, week });
  const pairOf = async (...asked: Parameters<typeof weeks>) => {
    const { pair } = await weeks(...asked);
    return pair && [pair.before.id, pair.now.id];
  };

  it('are a graph and the newest of its kind from the week before, or from the last week that has one', async () => {
    await put('h6', { description: 'Six bars.' });
    await put('h6-later', { createdAt: seconds(9) });
    await put('h5');
    await test.store.merge(studentGraphs, 'h5', { week: 5 });
    await put('h5-later', { week: 5, createdAt: seconds(9) });
    await put('h2', { week: 2 });
    await put('c6', { graphType: 'circle' });
    await put('c3', { graphType: 'circle', week: 3 });
    await put('alone', { graphType: 'scatter-plot' });
    await put('untyped', { graphType: '' });
    await put('untyped-before', { graphType: '', week: 5 });
    const { kinds, pair } = await weeks('histogram');
    expect(kinds.map(({ label }) => label).toSorted()).toEqual(['Circle Graph', 'Histograms']);
    expect(pair?.now).toEqual({
      id: 'h6-later',
      week: 6,
      title: 'Title of h6-later',
      description: '',
      graphType: 'histogram',
      typeLabel: 'Histograms',
      table: { columns: ['Name', 'Number'], rows: [['Hill', 163]] },
    });
    expect(pair?.before.id).toBe('h5-later');
    expect(await pairOf('histogram', 5)).toEqual(['h2', 'h5-later']);
    expect(await pairOf('circle')).toEqual(['c3', 'c6']);
    expect([await pairOf('circle', 1), await pairOf('scatter-plot', 6)]).toEqual([
      ['c3', 'c6'],
      ['h5-later', 'h6-later'],
    ]);
  });

  it('are in their newest version, and of no one else, no other season and no other games', async () => {
    await put('now', { rootId: 'now', version: 1, replacedById: 'now-2' });
    await put('now-2', { rootId: 'now', version: 2 });
    await put('before', { week: 5 });
    await put('theirs', { week: 5, studentId: 'lee', createdAt: seconds(99) });
    await put('last-year', { week: 5, season: TEST_SEASON - 1, createdAt: seconds(99) });
    await put('other-games', {
      week: 5,
      statisticsSeason: TEST_SEASON - 2,
      createdAt: seconds(99),
    });
    expect(await pairOf()).toEqual(['before', 'now-2']);
    expect(await pairOf(null, null, lee)).toBeNull();
  });

  it('of a student who came late, or from another class, are those that the student has', async () => {
    await put('first', { week: 6 });
    expect(await weeks('histogram', 6)).toEqual({ kinds: [], pair: null });
    await changeAppMeta(test.store, { currentWeek: 7 });
    await put('second', { week: 7 });
    await moveStudent(ada, { leagueId: LEAGUE, studentId: 'kim', toLeagueId: BESIDE });
    expect(await pairOf('histogram', 7)).toEqual(['first', 'second']);
    await putInLeague(test.store, kim, '');
    expect(await pairOf('histogram', 7)).toEqual(['first', 'second']);
  });

  it('are a student’s alone', async () => {
    await expect(weeks(null, null, ada)).rejects.toMatchObject({ code: 'not-allowed' });
    await expect(weeks(null, null, null)).rejects.toMatchObject({ code: 'not-signed-in' });
  });
});
