import type { Firestore } from 'firebase-admin/firestore';
import { createMemoryBackend } from '@/lib/server/backend';
import { createFirestoreStore } from '@/lib/store/adapters/firestore/firestore-store';
import { countReads } from '@/lib/store/counting';
import { playCountedWeek } from '@/lib/testing/counted-week';
import { newEmulatedProject, openEmulated } from '@/lib/testing/firebase';

jest.setTimeout(300_000);

type Asked = { documents: number; queries: number; writes: number };

/** What the SDK really asks Firestore for, below the adapter. */
function watchRequests(firestore: Firestore): Asked {
  const asked = { documents: 0, queries: 0, writes: 0 };
  type Request = { documents?: unknown[]; writes?: unknown[] };
  const sdk = firestore as unknown as {
    requestStream(method: string, bidirectional: boolean, request: Request, tag: string): unknown;
    request(method: string, request: Request, tag: string): unknown;
  };
  const [stream, single] = [sdk.requestStream.bind(sdk), sdk.request.bind(sdk)];
  sdk.requestStream = (method, bidirectional, request, tag) => {
    if (method === 'batchGetDocuments') asked.documents += request.documents?.length ?? 0;
    if (method === 'runQuery') asked.queries += 1;
    return stream(method, bidirectional, request, tag);
  };
  sdk.request = (method, request, tag) => {
    if (method === 'commit') asked.writes += request.writes?.length ?? 0;
    return single(method, request, tag);
  };
  return asked;
}

test('every page and every deed of a week costs the same documents on both backends, and the adapter adds none of its own', async () => {
  const embedded = await playCountedWeek(createMemoryBackend().store);

  const { firestore, close } = openEmulated(newEmulatedProject());
  const asked = watchRequests(firestore);
  const counted: Asked = { documents: 0, queries: 0, writes: 0 };
  const store = countReads(createFirestoreStore({ firestore, release: close }), ({ kind, operation, documents }) => {
    if (kind === 'write') counted.writes += documents;
    else if (operation === 'query') counted.queries += 1;
    else if (operation === 'get' || operation === 'getMany') counted.documents += documents;
  });
  const firebase = await playCountedWeek(store);
  expect(firebase).toEqual(embedded);
  expect(asked).toEqual(counted);

  expect(embedded.length).toBeGreaterThan(55);
  const sum = (wanted: 'reads' | 'writes') => embedded.reduce((total, bill) => total + bill[wanted], 0);
  expect(sum('reads')).toBeGreaterThan(100);
  expect(sum('writes')).toBeGreaterThan(50);
});
