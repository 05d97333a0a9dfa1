import { createMemoryBackend } from '@/lib/backend';
import { createFirestoreStore } from '@/lib/store/adapters/firestore/firestore-store';
import { playCountedWeek } from '@/lib/testing/counted-week';
import { newEmulatedProject, openEmulated } from '@/lib/testing/firebase';

jest.setTimeout(300_000);

test('every page and every deed of a week costs the same documents on both backends', async () => {
  const { firestore, close } = openEmulated(newEmulatedProject());
  const embedded = await playCountedWeek(createMemoryBackend().store);
  const firebase = await playCountedWeek(createFirestoreStore({ firestore, release: close }));
  expect(firebase).toEqual(embedded);
  expect(embedded.length).toBeGreaterThan(40);
  const sum = (wanted: 'reads' | 'writes') => embedded.reduce((total, bill) => total + bill[wanted], 0);
  expect(sum('reads')).toBeGreaterThan(100);
  expect(sum('writes')).toBeGreaterThan(50);
});
