import type { BackendAdapters } from '@/lib/platform/services';
import { leagueStudents, leagues } from '@/lib/store/collections/leagues';
import { asAnyCollection, type Collection, type StoredDocument } from '@/lib/store/port';
import { copiedCollections } from '@/lib/transfer/content';
import { sampleDocument } from './sample-document';

/** Documents per collection. */
export const SAMPLES_PER_COLLECTION = 3;
export const SAMPLE_ACCOUNT_COUNT = 4;
const TEXT = 'Zoë 🏈 "3/4"';

const number = (index: number) => `${index}`.padStart(3, '0');

/**
 * A backend in which every collection has documents with every field, and both folders have files.
 * One account is a teacher with an email, one has an open link for a new password, and two are
 * students with user names.
 */
export async function fillBackend({ store, identity, files }: BackendAdapters): Promise<void> {
  for (const collection of copiedCollections.filter(({ path }) => !path.includes('/'))) {
    await store.batch((writes) => {
      for (let index = 0; index < SAMPLES_PER_COLLECTION; index++)
        writes.set(collection, sampleIn(collection, `${number(index)}-ü`));
    });
  }
  for (const { id } of await store.query(leagues, {})) {
    const students = asAnyCollection(leagueStudents(id));
    for (let index = 0; index < SAMPLES_PER_COLLECTION; index++)
      await store.set(students, sampleIn(students, `student-${index}`));
  }
  for (const email of [
    'ada@school.example',
    'bo@school.example',
    'kim.l.otter42@students.invalid',
    'sam.fox17@students.invalid',
  ]) {
    await identity.createAccount({ email, password: 'three yards' });
  }
  await identity.createResetToken('bo@school.example', new Date('2026-09-01T12:00:00Z'), 3_600_000);
  for (let index = 0; index < 10; index++) {
    const bytes = Uint8Array.from({ length: 1000 + index }, (_, at) => (at * 7 + index) % 256);
    await files.put('user_graphs', `graph-${number(index)}`, { bytes, contentType: 'image/webp' });
  }
  await files.put('profile_images', 'ada', {
    bytes: new Uint8Array([10, 0, 255]),
    contentType: 'image/png',
  });
}

function sampleIn(collection: Collection<StoredDocument>, id: string): StoredDocument {
  return { ...sampleDocument(collection, TEXT), id };
}
