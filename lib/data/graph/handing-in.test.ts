import type { SignedInViewer } from '@/lib/data/access/viewer';
import { accountStorageKey } from '@/lib/data/account/account-key';
import { removeGraph, requireMayUploadGraph, uploadGraph } from '@/lib/data/graph/commands';
import {
  findPictureForViewer,
  getClassGallery,
  getGraphHub,
  getWeekGraphsForReview,
} from '@/lib/data/graph/queries';
import { saveGraphReview } from '@/lib/data/graph/review-commands';
import { COMMAND_LINE_OPERATOR } from '@/lib/data/operator';
import type { Rubric } from '@/lib/domain/graphs/handed-in-graph';
import { timestampFromDate } from '@/lib/domain/time/timestamp';
import { setServices } from '@/lib/platform/services';
import { auditLog } from '@/lib/store/collections/audit';
import { type StudentGraph, studentGraphs } from '@/lib/store/collections/graphs';
import { leagues } from '@/lib/store/collections/leagues';
import { studentProfiles } from '@/lib/store/collections/profiles';
import { helmetStickers, studentWeeklyProgress } from '@/lib/store/collections/progress';
import { withOperationReports } from '@/lib/store/operation-reports';
import { asRawCollection } from '@/lib/store/port';
import { graphUploadInput, storeTestLeague } from '@/lib/testing/graphs';
import { realSeason } from '@/lib/testing/real-season';
import {
  installTestServices,
  TEST_NOW,
  TEST_SEASON,
  type TestServices,
} from '@/lib/testing/services';
import { changeAppMeta, giveTeam, putInLeague } from '@/lib/testing/student-week';
import { deleteOrphanedPictures } from './pictures';

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

describe('handing in', () => {
  const LEAGUE = 'league-a';
  const FULL = 'You’ve turned in 20 pictures this week. That’s the most you can turn in.';

  let test: TestServices;
  let kim: SignedInViewer;

  beforeEach(async () => {
    test = await installTestServices({ seasons: realSeason });
    kim = await test.student('kim@school.org', 'kim');
    await storeTestLeague(test.store, await test.teacher('ada@school.org'), LEAGUE, [kim]);
  });
  afterEach(() => test.dispose());

  const seconds = (count: number) =>
    timestampFromDate(new Date(TEST_NOW.getTime() + count * 1_000));
  const put = (id: string, changes: Partial<StudentGraph> = {}) =>
    test.store.set(studentGraphs, {
      id,
      studentId: 'kim',
      leagueId: LEAGUE,
      week: 6,
      season: TEST_SEASON,
      ...changes,
    });
  const handIn = (changes = {}) =>
    uploadGraph(kim, { ...graphUploadInput(changes), file: Uint8Array.of(1) });

  async function readsOf(deed: () => Promise<unknown>): Promise<string[]> {
    const reads: string[] = [];
    const counted = withOperationReports(test.store, ({ kind, operation, collection }) => {
      if (kind === 'read' && operation !== 'watch') reads.push(collection);
    });
    setServices({ ...test.services, store: counted });
    await deed();
    setServices(test.services);
    return reads;
  }

  describe('the sticker for all seven kinds of graph', () => {
    const SIX = [
      'circle',
      'histogram',
      'stem-and-leaf',
      'box-and-whisker',
      'multiple-line',
      'stacked-bar',
    ] as const;
    const stickers = async () =>
      (await test.store.query(helmetStickers, {})).map(({ userId, week, reason, place }) => ({
        userId,
        week,
        reason,
        place,
      }));
    const ALL = { userId: 'kim', week: 6, reason: 'all-kinds-of-graph' };

    it('comes with the seventh kind, of any weeks, and stays where it was put', async () => {
      for (const [week, graphType] of SIX.entries()) await put(graphType, { week, graphType });
      for (const graphType of ['circle', ''] as const) await handIn({ graphType });
      expect(await stickers()).toEqual([]);
      const last = await handIn({ graphType: 'scatter-plot' });
      expect(await stickers()).toEqual([{ ...ALL, place: null }]);
      const [sticker] = await test.store.query(helmetStickers, {});
      await test.store.merge(helmetStickers, sticker?.id ?? '', { place: { x: 30, y: 70 } });
      await removeGraph(kim, { graphId: last.graphId, operationId: crypto.randomUUID() });
      await handIn({ graphType: 'scatter-plot' });
      expect(await stickers()).toEqual([{ ...ALL, place: { x: 30, y: 70 } }]);
    });

    it('reads one kind more than the week’s graphs while the rarest is missing', async () => {
      await put('stacked-bar', { graphType: 'stacked-bar', week: 5 });
      const reads = await readsOf(() => handIn({ graphType: 'circle' }));
      expect(reads.filter((name) => name === 'studentGraphs')).toHaveLength(2);
    });

    it('doesn’t count a drawing that was sent back as no graph', async () => {
      for (const graphType of SIX) await put(graphType, { graphType });
      await test.store.merge(studentGraphs, 'circle', {
        review: {
          outcome: 'returned',
          comment: 'This is a photo of a dog.',
          pointsTaken: 2,
          reviewedAt: seconds(0),
          leagueId: LEAGUE,
        },
      });
      await handIn({ graphType: 'scatter-plot' });
      expect(await stickers()).toEqual([]);
    });
  });

  describe('handing in', () => {
    it('answers the same request as the first time also when the week is full by now', async () => {
      const words = graphUploadInput();
      const first = await uploadGraph(kim, { ...words, file: Uint8Array.of(1) });
      for (let count = 0; count < 19; count += 1) await put(`graph-${count}`);
      expect(await uploadGraph(kim, { ...words, file: Uint8Array.of(1) })).toEqual(first);
      const replaced = handIn({ replacesId: first.graphId });
      await expect(replaced).rejects.toMatchObject({ code: 'limit-reached', message: FULL });
      expect((await test.services.files.list('user_graphs')).length).toBe(2);
    });

    it('keeps a new version beside the old one, each with the id of the other', async () => {
      const { graphId: first } = await handIn();
      test.advance(1_000);
      const { graphId: second } = await handIn({
        replacesId: first,
        title: 'With a key',
        graphType: '',
      });
      expect(await test.store.get(studentGraphs, first)).toMatchObject({
        replacedById: second,
        version: 1,
        rootId: first,
      });
      expect(await test.store.get(studentGraphs, second)).toEqual({
        id: second,
        waiting: true,
        studentId: 'kim',
        leagueId: LEAGUE,
        week: 6,
        season: TEST_SEASON,
        title: 'With a key',
        description: 'Six bars. The longest is Tyreek Hill with 163 yards.',
        graphType: '',
        source: 'photo',
        createdAt: seconds(1),
        version: 2,
        rootId: first,
        replacesId: first,
      });
    });

    it('is refused in words for a version that is old, gone, foreign or of another season', async () => {
      const missing = { code: 'not-found', message: 'We couldn’t find this graph.' };
      const { graphId: first } = await handIn();
      await handIn({ replacesId: first });
      await expect(handIn({ replacesId: first })).rejects.toMatchObject({
        code: 'conflict',
        message: 'There’s already a newer version of this graph. Please check again.',
      });
      await put('foreign', { studentId: 'lee' });
      await put('older', { season: TEST_SEASON - 1 });
      for (const replacesId of ['foreign', 'older', 'gone']) {
        await expect(handIn({ replacesId })).rejects.toMatchObject(missing);
        await expect(
          removeGraph(kim, { graphId: replacesId, operationId: `remove-${replacesId}` }),
        ).rejects.toMatchObject(missing);
      }
      expect(
        (await test.store.query(auditLog, {}))
          .map(({ action, actorId, target }) => [action, actorId, target])
          .toSorted(),
      ).toEqual([
        ['graph.remove', 'kim', 'foreign'],
        ['graph.replace', 'kim', 'foreign'],
      ]);
      expect(await test.store.count(studentGraphs, {})).toBe(4);
    });

    it('leaves the picture where the record may have been written after all', async () => {
      const transaction = test.store.transaction.bind(test.store);
      jest.spyOn(test.store, 'transaction').mockImplementationOnce(async (work) => {
        await transaction(work);
        throw new Error('The line was cut.');
      });
      await expect(handIn()).rejects.toThrow('The line was cut.');
      const [graph] = await test.store.query(studentGraphs, {});
      expect([...(await test.services.files.list('user_graphs'))]).toEqual([
        graph?.id,
        `${graph?.id}_s`,
      ]);
    });
  });

  it('the collection of pictures waits only where one has no record', async () => {
    await handIn();
    const wait = jest.fn(async () => undefined);
    expect([
      await deleteOrphanedPictures(COMMAND_LINE_OPERATOR, wait),
      wait.mock.calls.length,
    ]).toEqual([0, 0]);
    await test.services.files.put('user_graphs', 'lost_s', {
      bytes: Uint8Array.of(1),
      contentType: 'image/webp',
    });
    expect([
      await deleteOrphanedPictures(COMMAND_LINE_OPERATOR, wait),
      wait.mock.calls.length,
    ]).toEqual([1, 1]);
    expect((await test.services.files.list('user_graphs')).length).toBe(2);
  });

  it('handing in goes by the week that this process was told; removing reads it again', async () => {
    const reads = await readsOf(() => handIn());
    expect(reads).toContain('studentGraphs');
    expect(reads).not.toContain('appData');
    const [graph] = await test.store.query(studentGraphs, {});
    expect(
      await readsOf(() => removeGraph(kim, { graphId: graph?.id ?? '', operationId: 'remove-it' })),
    ).toContain('appData');
  });
});

describe('the whole answer', () => {
  const LEAGUE = 'league-a';
  const RUBRIC: Rubric = { accuracy: 3, labels: 2, scale: 1, keyAndClaim: 0 };
  const PAUSED =
    'The season is paused, so you can’t change anything right now. You can still look at everything.';
  const JOIN_FIRST = 'Join a league first. Your teacher has a code for you.';
  const FULL = 'You’ve turned in 20 pictures this week. That’s the most you can turn in.';

  let test: TestServices;
  let kim: SignedInViewer;
  let lee: SignedInViewer;
  let ada: SignedInViewer;

  beforeEach(async () => {
    test = await installTestServices({ seasons: realSeason });
    [kim, lee] = [
      await test.student('kim@school.org', 'kim'),
      await test.student('lee@school.org', 'lee'),
    ];
    ada = await test.teacher('ada@school.org');
    await storeTestLeague(test.store, ada, LEAGUE, [kim, lee]);
  });
  afterEach(() => test.dispose());

  const seconds = (count: number) =>
    timestampFromDate(new Date(TEST_NOW.getTime() + count * 1_000));
  const iso = (count: number) => new Date(TEST_NOW.getTime() + count * 1_000).toISOString();
  const approved = (at = 0, leagueId = LEAGUE): StudentGraph['review'] => ({
    outcome: 'approved',
    rubric: RUBRIC,
    comment: 'Clear!',
    reviewedAt: seconds(at),
    leagueId,
  });

  const put = (id: string, changes: Partial<StudentGraph> = {}) =>
    test.store.set(studentGraphs, {
      id,
      studentId: 'kim',
      leagueId: LEAGUE,
      week: 6,
      season: TEST_SEASON,
      ...changes,
    });
  const handIn = (changes = {}) =>
    uploadGraph(kim, { ...graphUploadInput(changes), file: Uint8Array.of(1) });
  const profile = (id: string, changes: object) =>
    test.store.merge(studentProfiles, `${TEST_SEASON}_${id}`, changes);

  const bare = (id: string) => ({
    id,
    version: 1,
    title: 'Graph',
    description: '',
    graphType: '',
    typeLabel: null,
    source: 'photo',
    table: null,
    createdAt: null,
    state: 'waiting',
    review: null,
  });

  describe('the own graphs', () => {
    it('are there whole, by week, the newest first, with what a removal costs; nobody else’s and no other season’s', async () => {
      const table = { columns: ['Player', 'Yards'], rows: [['Hill', 163]] };
      await put('first', {
        rootId: 'first',
        version: 1,
        createdAt: seconds(1),
        replacedById: 'second',
        title: 'Old',
      });
      await put('second', {
        rootId: 'first',
        version: 2,
        replacesId: 'first',
        createdAt: seconds(3),
        title: 'Yards',
        description: 'Six bars.',
        graphType: 'histogram',
        source: 'builder',
        table: JSON.stringify(table),
        review: approved(4),
      });
      await put('later', { createdAt: seconds(9) });
      await put('bare', { week: 3 });
      await put('older', { season: TEST_SEASON - 1 });
      await put('foreign', { studentId: 'lee' });
      await test.store.set(studentWeeklyProgress, {
        id: 'week-6',
        leagueId: LEAGUE,
        studentId: 'kim',
        season: TEST_SEASON,
        week: 6,
        formulaLevel: 1,
        steps: [],
        graphIds: [],
        mvpPointsEarned: 4,
      });
      expect(await getGraphHub(kim)).toEqual({
        week: 6,
        closed: null,
        readOnly: false,
        filesLeft: 17,
        graphsThisWeek: 2,
        nextAward: 2,
        weeks: [
          {
            week: 6,
            graphs: [
              // 4 points, of which 3 stay.
              { ...bare('later'), createdAt: iso(9), week: 6, earlier: [], removalCost: 1 },
              {
                id: 'second',
                version: 2,
                title: 'Yards',
                description: 'Six bars.',
                graphType: 'histogram',
                typeLabel: 'Histograms',
                source: 'builder',
                table,
                createdAt: iso(3),
                state: 'approved',
                review: { outcome: 'approved', rubric: RUBRIC, comment: 'Clear!', at: iso(4) },
                week: 6,
                earlier: [{ ...bare('first'), title: 'Old', createdAt: iso(1) }],
                removalCost: 1,
              },
            ],
          },
          { week: 3, graphs: [{ ...bare('bare'), week: 3, earlier: [], removalCost: 0 }] },
        ],
        unreadable: 0,
        account: accountStorageKey(kim),
        source: { week: 6, players: [] },
      });
    });

    it('say why nothing can be handed in, which is what handing in says too', async () => {
      const closed = async () => (await getGraphHub(kim)).closed;
      await expect(requireMayUploadGraph(kim)).resolves.toBeUndefined();
      for (let count = 0; count < 19; count += 1) await put(`graph-${count}`);
      expect(await getGraphHub(kim)).toMatchObject({
        closed: null,
        filesLeft: 1,
        graphsThisWeek: 19,
        nextAward: 0,
      });
      await put('graph-19');
      expect(await getGraphHub(kim)).toMatchObject({ closed: FULL, filesLeft: 0 });
      await expect(handIn()).rejects.toMatchObject({ code: 'limit-reached', message: FULL });
      await changeAppMeta(test.store, { currentWeek: 0 });
      const early = 'Graphs start after the first games.';
      expect(await closed()).toBe(early);
      await expect(handIn()).rejects.toMatchObject({ code: 'not-allowed', message: early });
      await changeAppMeta(test.store, { currentWeek: 7 });
      await putInLeague(test.store, kim, '');
      expect(await getGraphHub(kim)).toMatchObject({ closed: JOIN_FIRST });
      for (const deed of [() => requireMayUploadGraph(kim), handIn]) {
        await expect(deed()).rejects.toMatchObject({ code: 'not-allowed', message: JOIN_FIRST });
      }
      await changeAppMeta(test.store, { seasonActive: false });
      expect(await getGraphHub(kim)).toMatchObject({ closed: PAUSED, readOnly: true });
      for (const deed of [() => requireMayUploadGraph(kim), handIn]) {
        await expect(deed()).rejects.toMatchObject({ code: 'not-allowed', message: PAUSED });
      }
      expect(await test.services.files.list('user_graphs')).toEqual([]);
    });

    it('count a graph that cannot be read', async () => {
      await test.store.set(asRawCollection(studentGraphs), {
        id: 'broken',
        studentId: 'kim',
        leagueId: LEAGUE,
        week: 'x',
        season: TEST_SEASON,
      });
      expect(await getGraphHub(kim)).toMatchObject({ unreadable: 1, weeks: [] });
    });
  });

  describe('the class gallery', () => {
    it('is whole, by week and by when it was approved, and has nothing that is not for the class', async () => {
      await giveTeam(test.store, kim, { name: 'Cosmic Otters', leagueIds: [LEAGUE] });
      await giveTeam(test.store, lee, {
        name: 'Of last year',
        leagueIds: [LEAGUE],
        season: TEST_SEASON - 1,
      });
      const table = { columns: ['Player'], rows: [['Hill']] };
      await put('fifth', { week: 5, review: approved(9) });
      await put('early', {
        review: approved(1),
        studentId: 'lee',
        graphType: 'circle',
        title: 'Slices',
        description: 'Three.',
      });
      await put('late', { review: approved(2), table: JSON.stringify(table) });
      await put('to-come', { week: 7, review: approved() });
      await put('older', { season: TEST_SEASON - 1, review: approved() });
      await put('elsewhere', { review: approved(0, 'league-b') });
      await put('foreign', { leagueId: 'league-b', review: approved(0, 'league-b') });
      await put('replaced', { review: approved(), replacedById: 'late' });
      await put('waiting');
      await put('seen', { review: { ...approved(), outcome: 'seen' } as StudentGraph['review'] });
      const empty = {
        title: 'Graph',
        description: '',
        graphType: '',
        typeLabel: null,
        table: null,
      };
      expect(await getClassGallery(kim)).toEqual({
        inLeague: true,
        graphs: [
          { id: 'late', week: 6, teamName: 'Cosmic Otters', own: true, ...empty, table },
          {
            id: 'early',
            week: 6,
            teamName: 'A team',
            own: false,
            title: 'Slices',
            description: 'Three.',
            graphType: 'circle',
            typeLabel: 'Circle Graph',
            table: null,
          },
          { id: 'fifth', week: 5, teamName: 'Cosmic Otters', own: true, ...empty },
        ],
      });
      await putInLeague(test.store, kim, '');
      expect(await getClassGallery(kim)).toEqual({ inLeague: false, graphs: [] });
    });
  });

  describe('the teacher’s review', () => {
    it('is whole, by name, then by time', async () => {
      await profile('kim', { teamName: 'Cosmic Otters' });
      await profile('lee', { firstName: 'Ada', lastInitial: '' });
      const max = await test.student('max@school.org', 'max');
      await putInLeague(test.store, max, LEAGUE);
      await put('kim-late', { createdAt: seconds(2) });
      await put('kim-early', { createdAt: seconds(1) });
      await put('done', { createdAt: seconds(0), review: approved() });
      await put('lee', { studentId: 'lee', createdAt: seconds(5) });
      await put('gone', { studentId: 'somebody-else', createdAt: seconds(4) });
      await put('other-week', { week: 5 });
      await put('other-season', { season: TEST_SEASON - 1 });
      await put('other-league', { leagueId: 'league-b' });
      await test.store.set(asRawCollection(studentGraphs), {
        id: 'broken',
        studentId: 5,
        leagueId: LEAGUE,
        week: 6,
        season: TEST_SEASON,
      });
      const page = await getWeekGraphsForReview(ada, LEAGUE);
      expect({ ...page, graphs: null }).toEqual({
        unreadable: 1,
        week: 6,
        weeks: [6, 5, 4, 3, 2, 1],
        graphs: null,
        studentsWithout: 1,
      });
      expect(
        page.graphs.map(({ id, studentId, studentName, teamName }) => [
          id,
          studentId,
          studentName,
          teamName,
        ]),
      ).toEqual([
        ['gone', 'somebody-else', 'A former student', null],
        ['lee', 'lee', 'Ada', null],
        ['done', 'kim', 'Kim L.', 'Cosmic Otters'],
        ['kim-early', 'kim', 'Kim L.', 'Cosmic Otters'],
        ['kim-late', 'kim', 'Kim L.', 'Cosmic Otters'],
      ]);
      expect(page.graphs[3]).toEqual({
        ...bare('kim-early'),
        createdAt: iso(1),
        week: 6,
        earlier: [],
        studentId: 'kim',
        studentName: 'Kim L.',
        teamName: 'Cosmic Otters',
      });
    });

    it.each([
      [1, 1],
      [5, 5],
      [6, 6],
      [0, 6],
      [7, 6],
      [undefined, 6],
    ])('of week %p shows week %i', async (asked, week) => {
      expect(await getWeekGraphsForReview(ada, LEAGUE, asked)).toMatchObject({ week });
    });

    it('of a season that is over has all eighteen weeks', async () => {
      await test.store.merge(leagues, LEAGUE, { season: TEST_SEASON - 1 });
      const page = await getWeekGraphsForReview(ada, LEAGUE, 18);
      expect([page.week, page.weeks.length, page.weeks[0]]).toEqual([18, 18, 18]);
    });

    it('is kept whole and written down, and refused in words', async () => {
      await put('graph');
      const review = (graphId: string, changes: object = {}, viewer = ada) =>
        saveGraphReview(viewer, {
          graphId,
          basedOn: null,
          outcome: 'seen',
          rubric: RUBRIC,
          comment: '',
          ...changes,
        });
      expect(await review('graph')).toEqual({ at: TEST_NOW.toISOString() });
      expect((await test.store.get(studentGraphs, 'graph'))?.review).toEqual({
        outcome: 'seen',
        rubric: RUBRIC,
        comment: '',
        reviewedAt: seconds(0),
        leagueId: LEAGUE,
      });
      expect(await test.store.query(auditLog, {})).toMatchObject([
        { actorId: ada.accountId, action: 'graph.seen', target: 'graph', outcome: 'done' },
      ]);
      const words = 'Please say what to change so the student knows what to do.';
      await expect(review('graph', { outcome: 'returned' })).rejects.toMatchObject({
        code: 'invalid-input',
        message: words,
        fieldErrors: { comment: words },
      });
      await put('replaced', { replacedById: 'graph' });
      await expect(review('replaced')).rejects.toMatchObject({
        code: 'conflict',
        message: 'The student turned in a newer version. Please reload the page to see it.',
      });
      await put('of-no-league', { leagueId: '' });
      for (const id of ['of-no-league', 'gone']) {
        await expect(review(id)).rejects.toMatchObject({
          code: 'not-found',
          message: 'We couldn’t find this graph.',
        });
      }
      expect((await test.store.get(studentGraphs, 'replaced'))?.review).toBeUndefined();
    });
  });

  it('gives a picture of no league to its student alone', async () => {
    await put('graph', { leagueId: '', review: approved() });
    await test.services.files.put('user_graphs', 'graph', {
      bytes: Uint8Array.of(7),
      contentType: 'image/webp',
    });
    const bytes = async (viewer: SignedInViewer | null) =>
      (await findPictureForViewer(viewer, 'graph', { small: false }))?.bytes ?? null;
    await putInLeague(test.store, lee, '');
    expect(await bytes(kim)).toEqual(Uint8Array.of(7));
    for (const other of [lee, ada, null]) expect(await bytes(other)).toBeNull();
  });
});
