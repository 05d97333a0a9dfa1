import { leagueStudents } from '@/lib/store/collections/leagues';
import { studentProfiles } from '@/lib/store/collections/profiles';
import { asRawCollection, type DocumentStore } from '@/lib/store/port';
import { readRawDocumentAsJson } from '@/lib/transfer/content';

/** Checks the output of `npm run db -- get`, on either backend. */
export async function runStoredDocumentStory(store: DocumentStore): Promise<void> {
  const moment = { seconds: 1_700_000_000, nanoseconds: 123_000 };
  await store.set(asRawCollection(studentProfiles), {
    id: 'kim',
    mvpPoints: 'many',
    theirs: ['stays'],
  });
  await store.set(leagueStudents('owls'), { id: 'kim', createdAt: moment });
  const get = async (path: string, id: string) => {
    const text = await readRawDocumentAsJson(store, path, id);
    return text === null ? null : JSON.parse(text);
  };

  // The app can't read this profile, but the command prints it.
  expect(await get('studentProfiles', 'kim')).toEqual({
    id: 'kim',
    mvpPoints: 'many',
    theirs: ['stays'],
  });
  expect(await get('leagues/owls/students', 'kim')).toEqual({ id: 'kim', createdAt: moment });
  expect(await get('leagues/bears/students', 'kim')).toBeNull();
  expect(await get('studentProfiles', 'lee')).toBeNull();
  expect(await get('noSuchCollection', 'kim')).toBeNull();
}
