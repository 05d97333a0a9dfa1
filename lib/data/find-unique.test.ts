import { studentProfiles } from '@/lib/store/collections/profiles';
import { UnreadableDocumentError } from '@/lib/store/port';
import { installTestServices, type TestServices } from '@/lib/testing/services';
import { logDuplicates, pickUnique, sortOldestFirst } from './find-unique';
import {
  createOperation,
  findEarlierResult,
  requireSameRequest,
  saveOperationResult,
} from './operations';

const at = (seconds: number, nanoseconds = 0) => ({ seconds, nanoseconds });
const ids = (documents: { id: string }[]) => documents.map(({ id }) => id);

describe('of documents that should be one', () => {
  it('the oldest comes first, then by id; one without its time comes last', () => {
    const documents = [
      { id: 'z' },
      { id: 'd', createdAt: at(2, 1) },
      { id: 'c', createdAt: at(2, 0) },
      { id: 'b', createdAt: at(3) },
      { id: 'a', createdAt: at(3) },
      { id: 'y', createdAt: null },
      { id: 'e', createdAt: at(1, 9) },
      { id: 'x', createdAt: 'yesterday' },
    ];
    expect(ids(sortOldestFirst(documents))).toEqual(['e', 'c', 'd', 'a', 'b', 'x', 'y', 'z']);
    expect(ids(sortOldestFirst(documents.toReversed()))).toEqual([
      'e',
      'c',
      'd',
      'a',
      'b',
      'x',
      'y',
      'z',
    ]);
    expect(ids(documents)[0]).toBe('z');
  });

  type Found = Parameters<typeof pickUnique>[1];
  const found = (documents: object[], unreadable: object[] = []) =>
    ({ documents, unreadable }) as unknown as Found;
  const pick = (
    listed: Found,
    isMeant?: (document: Readonly<Record<string, unknown>>) => boolean,
  ) => pickUnique(studentProfiles as never, listed, isMeant);
  const broken = { id: 'broken', stored: { season: 2023 }, reason: 'season' };

  it('the only one that is meant is taken, and none is none', () => {
    const [one, other] = [
      { id: 'a', season: 2023 },
      { id: 'b', season: 2024 },
    ];
    expect(pick(found([]))).toBeNull();
    expect(pick(found([one]))).toBe(one);
    expect(pick(found([one, other]), ({ season }) => season === 2024)).toBe(other);
    expect(pick(found([one, other]), ({ season }) => season === 2025)).toBeNull();
  });

  it('one that cannot be read is not taken for missing, unless another one is there or it is not meant', () => {
    const one = { id: 'a', season: 2023 };
    expect(() => pick(found([], [broken]))).toThrow(UnreadableDocumentError);
    expect(pick(found([one], [broken]))).toBe(one);
    expect(pick(found([], [broken]), ({ season }) => season === 2024)).toBeNull();
    expect(() => pick(found([], [broken]), ({ season }) => season === 2023)).toThrow(
      UnreadableDocumentError,
    );
  });

  it('the log names those that are there twice, once and without addresses', () => {
    const written = jest.spyOn(process.stderr, 'write').mockReturnValue(true);
    const twice = [
      { id: 'b', createdAt: at(2) },
      { id: 'a', createdAt: at(1) },
    ];
    pick(found(twice));
    pick(found(twice.toReversed()));
    pick(found([{ id: 'alone' }]));
    logDuplicates('admins', [{ id: 'ada@school.org' }, { id: 'bo@school.org' }, { id: 'c' }]);
    const lines = written.mock.calls.map(([line]) => JSON.parse(String(line)).message);
    written.mockRestore();
    expect(lines).toEqual([
      'Duplicate documents in studentProfiles: a, b. The first one is used.',
      'Duplicate documents in admins: 3. The first one is used.',
    ]);
  });
});

describe('a request that may be sent again', () => {
  let test: TestServices;
  beforeEach(async () => {
    test = await installTestServices();
  });
  afterEach(() => test.dispose());

  const now = new Date('2023-10-18T15:00:00.5Z');
  const keep = (operation: ReturnType<typeof createOperation>, result: unknown) =>
    test.store.transaction(async (transaction) =>
      saveOperationResult(transaction, operation, result, now),
    );

  it('is answered as the first time, of this account and this id alone', async () => {
    const operation = createOperation('kim', 'op-1', ['QB', 3]);
    expect(operation).toEqual({
      id: 'kim_op-1',
      accountId: 'kim',
      fingerprint: expect.stringMatching(/^[0-9a-f]{64}$/),
    });
    expect(await findEarlierResult(test.store, operation)).toBeNull();
    await keep(operation, { right: true, points: [1] });
    expect(await findEarlierResult(test.store, createOperation('kim', 'op-1', ['QB', 3]))).toEqual({
      right: true,
      points: [1],
    });
    expect(
      await findEarlierResult(test.store, createOperation('lee', 'op-1', ['QB', 3])),
    ).toBeNull();
    expect(
      await findEarlierResult(test.store, createOperation('kim', 'op-2', ['QB', 3])),
    ).toBeNull();
    await expect(keep(operation, { right: false })).rejects.toThrow();
  });

  it('is a conflict with another body', async () => {
    const operation = createOperation('kim', 'op-1', ['QB', 3]);
    await keep(operation, 'kept');
    for (const body of [['QB', 4], ['QB'], ['QB', '3'], []]) {
      await expect(
        findEarlierResult(test.store, createOperation('kim', 'op-1', body)),
      ).rejects.toMatchObject({
        code: 'conflict',
        message:
          'This was sent already, and then it said something else. Reload the page to see what is saved.',
      });
    }
    const kept = { fingerprint: operation.fingerprint, more: 1 };
    expect(requireSameRequest(kept, operation)).toBe(kept);
  });
});
