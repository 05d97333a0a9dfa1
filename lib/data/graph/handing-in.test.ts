import type { SignedInViewer } from '@/lib/data/access/viewer';
import { removeGraph, uploadGraph } from '@/lib/data/graph/commands';
import { OPERATOR } from '@/lib/data/operator';
import { timestampFromDate } from '@/lib/domain/time/timestamp';
import { setServices } from '@/lib/platform/services';
import { auditLog } from '@/lib/store/collections/audit';
import { type StudentGraph, studentGraphs } from '@/lib/store/collections/graphs';
import { countReads } from '@/lib/store/counting';
import { giveLeague, graphWords } from '@/lib/testing/graphs';
import { realSeason } from '@/lib/testing/real-season';
import {
  installTestServices,
  TEST_NOW,
  TEST_SEASON,
  type TestServices,
} from '@/lib/testing/services';
import { collectPictures } from './pictures';

// What is kept is looked at here, and not the picture.
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
const FULL = 'You’ve turned in 20 pictures this week. That’s the most you can turn in.';

let test: TestServices;
let kim: SignedInViewer;

beforeEach(async () => {
  test = await installTestServices({ seasons: realSeason });
  kim = await test.student('kim@school.org', 'kim');
  await giveLeague(test.store, await test.teacher('ada@school.org'), LEAGUE, [kim]);
});
afterEach(() => test.dispose());

const seconds = (count: number) => timestampFromDate(new Date(TEST_NOW.getTime() + count * 1_000));
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
  uploadGraph(kim, { ...graphWords(changes), file: Uint8Array.of(1) });

/** The reads of a deed beside what the process watches anyway. */
async function readsOf(deed: () => Promise<unknown>): Promise<string[]> {
  const reads: string[] = [];
  const counted = countReads(test.store, ({ kind, operation, collection }) => {
    if (kind === 'read' && operation !== 'watch') reads.push(collection);
  });
  setServices({ ...test.services, store: counted });
  await deed();
  setServices(test.services);
  return reads;
}

describe('handing in', () => {
  it('answers the same request as the first time also when the week is full by now', async () => {
    const words = graphWords();
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
    const missing = { code: 'not-found', message: 'This graph could not be found.' };
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
  expect([await collectPictures(OPERATOR, wait), wait.mock.calls.length]).toEqual([0, 0]);
  await test.services.files.put('user_graphs', 'lost_s', {
    bytes: Uint8Array.of(1),
    contentType: 'image/webp',
  });
  expect([await collectPictures(OPERATOR, wait), wait.mock.calls.length]).toEqual([1, 1]);
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
