import { randomUUID } from 'node:crypto';
import type { SignedInViewer } from '@/lib/data/access/viewer';
import type { UploadGraphInput } from '@/lib/data/graph/dto';
import { timestampFromDate } from '@/lib/domain/time/timestamp';
import { leagues } from '@/lib/store/collections/leagues';
import type { DocumentStore } from '@/lib/store/port';
import { TEST_NOW, TEST_SEASON } from './services';
import { putInLeague } from './student-week';

/** The fields of an upload, each time for a new graph. */
export function graphUploadInput(changes: Partial<UploadGraphInput> = {}): UploadGraphInput {
  return {
    title: 'Yards of my players',
    description: 'Six bars. The longest is Tyreek Hill with 163 yards.',
    graphType: 'histogram',
    source: 'photo',
    operationId: randomUUID(),
    ...changes,
  };
}

export async function storeTestLeague(
  store: DocumentStore,
  teacher: SignedInViewer,
  id: string,
  students: readonly SignedInViewer[] = [],
): Promise<void> {
  await store.set(leagues, {
    id,
    name: `League ${id}`,
    createdAt: timestampFromDate(TEST_NOW),
    teacherId: teacher.accountId,
    season: TEST_SEASON,
    code: 123_456,
    password: 'brave otter',
  });
  for (const student of students) await putInLeague(store, student, id);
}
