import { createMemoryBackend } from '@/lib/process/backend';
import { createFirestoreStore } from '@/lib/store/adapters/firestore/firestore-store';
import { withOperationReports } from '@/lib/store/operation-reports';
import { playCountedWeek } from '@/lib/testing/counted-week';
import { newEmulatedProject, openEmulated } from '@/lib/testing/firebase';
import { watchRequests } from '@/lib/testing/firestore-requests';

jest.setTimeout(300_000);

type Asked = { documents: number; queries: number; writes: number };

test('every page and every deed of a week costs the same documents on both backends, and the adapter adds none of its own', async () => {
  const embedded = await playCountedWeek(createMemoryBackend().store);

  const { firestore, close } = openEmulated(newEmulatedProject());
  const asked: Asked = { documents: 0, queries: 0, writes: 0 };
  watchRequests(firestore, ({ kind, paths }) => {
    if (kind === 'query') asked.queries += 1;
    else if (kind !== 'lost') asked[kind] += paths.length;
  });
  const counted: Asked = { documents: 0, queries: 0, writes: 0 };
  const store = withOperationReports(
    createFirestoreStore({ firestore, release: close }),
    ({ kind, operation, documents }) => {
      if (kind === 'write') counted.writes += documents;
      else if (operation === 'query') counted.queries += 1;
      else if (operation === 'get' || operation === 'getMany') counted.documents += documents;
    },
  );
  const firebase = await playCountedWeek(store);
  expect(firebase).toEqual(embedded);
  expect(asked).toEqual(counted);

  expect(embedded.length).toBeGreaterThan(55);
  const sum = (wanted: 'reads' | 'writes') =>
    embedded.reduce((total, bill) => total + bill[wanted], 0);
  expect(sum('reads')).toBeGreaterThan(100);
  expect(sum('writes')).toBeGreaterThan(50);
});
