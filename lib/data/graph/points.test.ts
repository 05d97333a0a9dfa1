import fc from 'fast-check';
import type { SignedInViewer } from '@/lib/data/access/viewer';
import { removeGraph, uploadGraph } from '@/lib/data/graph/commands';
import { studentGraphs } from '@/lib/store/collections/graphs';
import { studentProfiles } from '@/lib/store/collections/profiles';
import { mvpEvents, studentWeeklyProgress } from '@/lib/store/collections/progress';
import { graphUploadInput } from '@/lib/testing/graphs';
import { realSeason } from '@/lib/testing/real-season';
import { installTestServices, TEST_SEASON, type TestServices } from '@/lib/testing/services';
import { changeAppMeta, mvpPointsOf, putInLeague } from '@/lib/testing/student-week';

jest.mock('@/lib/files/safe-image', () => ({
  makeSafePicture: async () => ({
    bytes: Uint8Array.of(1),
    small: Uint8Array.of(1),
    contentType: 'image/webp',
    width: 1,
    height: 1,
  }),
  UnsafePictureError: class extends Error {},
}));

let test: TestServices;
beforeEach(async () => {
  test = await installTestServices({ seasons: realSeason });
});
afterEach(() => test.dispose());

/** The rules of section 9 of the specification, written independently of the code. */
class Model {
  total = 0;
  graphs = 0;
  upload() {
    this.graphs += 1;
    if (this.graphs <= 4) this.total += 2;
  }
  remove() {
    this.graphs -= 1;
    if (this.graphs < 7 && this.total > 3) this.total = Math.max(3, this.total - 2);
  }
}

it('keeps the balance equal to the ledger and to the rules, whatever is uploaded, revised and removed in whatever week (R5)', async () => {
  const step = fc.record({
    kind: fc.constantFrom('upload', 'upload', 'upload', 'remove', 'remove', 'revise', 'next week'),
    pick: fc.nat(),
  });
  let student = 0;
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 24 }), async (steps) => {
      student += 1;
      const kim = await test.student(`student-${student}@school.org`);
      await putInLeague(test.store, kim, 'league-a');
      let week = 1;
      await changeAppMeta(test.store, { currentWeek: week });
      const models = new Map([[week, new Model()]]);
      const graphs: { id: string; week: number }[] = [];
      for (const { kind, pick } of steps) {
        const at = pick % Math.max(1, graphs.length);
        const chosen = graphs[at];
        if (kind === 'upload') {
          graphs.push({ id: await send(kim), week });
          models.get(week)?.upload();
        } else if (kind === 'next week') {
          week += 1;
          await changeAppMeta(test.store, { currentWeek: Math.min(week, 18) });
          week = Math.min(week, 18);
          if (!models.has(week)) models.set(week, new Model());
        } else if (chosen && kind === 'remove') {
          graphs.splice(at, 1);
          await removeGraph(kim, { graphId: chosen.id, operationId: `remove-${chosen.id}` });
          models.get(chosen.week)?.remove();
        } else if (chosen && kind === 'revise') {
          graphs[at] = { id: await send(kim, chosen.id), week: chosen.week };
        }
        const totals = [...models.values()].reduce((sum, { total }) => sum + total, 0);
        expect(await mvpPointsOf(test.store, kim)).toBe(totals);
      }
      await expectLedger(
        kim,
        models,
        graphs.map(({ id }) => id),
      );
    }),
    { numRuns: 30 },
  );
});

async function send(viewer: SignedInViewer, replacesId?: string): Promise<string> {
  return (
    await uploadGraph(viewer, {
      ...graphUploadInput(replacesId ? { replacesId } : {}),
      file: Uint8Array.of(1),
    })
  ).graphId;
}

async function expectLedger(
  viewer: SignedInViewer,
  models: Map<number, Model>,
  graphs: string[],
): Promise<void> {
  const mine = [{ field: 'studentId', op: '==', value: viewer.accountId }] as const;
  const ledger = await test.store.query(mvpEvents, { where: mine });
  const balance = (await test.store.get(studentProfiles, `${TEST_SEASON}_${viewer.accountId}`))
    ?.mvpPoints;
  expect(ledger.reduce((sum, { points }) => sum + points, 0)).toBe(balance);
  expect(ledger.every(({ points }) => points !== 0)).toBe(true);
  const weeks = await test.store.query(studentWeeklyProgress, { where: mine });
  for (const { week, mvpPointsEarned } of weeks)
    expect(mvpPointsEarned).toBe(models.get(week)?.total);
  expect(weeks.flatMap(({ graphIds }) => graphIds).toSorted()).toEqual(graphs.toSorted());
  const newest = (await test.store.query(studentGraphs, { where: mine })).filter(
    ({ replacedById }) => !replacedById,
  );
  expect(newest.map(({ id }) => id).toSorted()).toEqual(graphs.toSorted());
}

it('never takes the balance below 0', async () => {
  const kim = await test.student('kim@school.org');
  await putInLeague(test.store, kim, 'league-a');
  const ids = [await send(kim), await send(kim), await send(kim)];
  await test.store.merge(studentProfiles, `${TEST_SEASON}_${kim.accountId}`, { mvpPoints: 1 });
  const answer = await removeGraph(kim, { graphId: ids[0] ?? '', operationId: 'remove-one' });
  expect(answer).toEqual({ pointsTaken: 1, mvpPoints: 0 });
  expect(
    await test.store.query(mvpEvents, {
      where: [{ field: 'studentId', op: '==', value: kim.accountId }],
    }),
  ).toContainEqual(expect.objectContaining({ reason: 'graph-removed', points: -1 }));
});

it('pays for four graphs of each week: not for a fifth, nor for a new version of any, and again in the next week', async () => {
  const kim = await test.student('kim@school.org');
  await putInLeague(test.store, kim, 'league-a');
  const graphs: string[] = [];
  // 2 points each for the first four.
  for (const balance of [2, 4, 6, 8, 8, 8]) {
    graphs.push(await send(kim));
    expect(await mvpPointsOf(test.store, kim)).toBe(balance);
  }
  // A second and a third version of a paid and of an unpaid one.
  const second = await send(kim, graphs[0]);
  await send(kim, second);
  await send(kim, graphs[5]);
  expect(await mvpPointsOf(test.store, kim)).toBe(8);
  await changeAppMeta(test.store, { currentWeek: 7 });
  // A version belongs to the week of its graph, so this is the first graph of week 7, and then the
  // second.
  await send(kim, graphs[4]);
  expect(await mvpPointsOf(test.store, kim)).toBe(8);
  await send(kim);
  await send(kim);
  expect(await mvpPointsOf(test.store, kim)).toBe(12);
  const paid = await test.store.query(mvpEvents, {
    where: [{ field: 'studentId', op: '==', value: kim.accountId }],
  });
  expect(paid.map(({ week, points }) => `${week}: ${points}`).toSorted()).toEqual([
    ...Array(4).fill('6: 2'),
    '7: 2',
    '7: 2',
  ]);
});
