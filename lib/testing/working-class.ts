import type { SignedInViewer } from '@/lib/data/access/viewer';
import { submitStep } from '@/lib/data/score-card/commands';
import { STEP_KEYS } from '@/lib/domain/football/positions';
import { timestampFromDate } from '@/lib/domain/time/timestamp';
import { createMemoryBackend } from '@/lib/process/backend';
import { leagues } from '@/lib/store/collections/leagues';
import { studentProfiles } from '@/lib/store/collections/profiles';
import { withOperationReports } from '@/lib/store/operation-reports';
import type { DocumentStore } from '@/lib/store/port';
import { realSeason } from './real-season';
import { installTestServices, TEST_NOW, TEST_SEASON } from './services';
import { giveLineup, giveTeam, RIGHT_ANSWERS, typed } from './student-week';

/** Faster than any real class answers: the seconds between two answers of a student. */
export const SECONDS_BETWEEN_ANSWERS = 5;
/** Firestore's limit for one document. */
export const MAX_WRITES_PER_SECOND = 1;

export type WorkingClassReport = {
  students: number;
  answers: number;
  seconds: number;
  busiest: BusiestDocument;
};
/** The most frequently written document of a collection, in writes per second. */
export type BusiestDocument = { collection: string; writesASecond: number };

/**
 * A class works on its score cards at once: every student answers each of the nine steps wrong once
 * and right once, one answer every five seconds. Returns which document is written most often.
 * @param below is between the counting and the store, for tests.
 */
export async function playWorkingClass(
  students = 30,
  below: (store: DocumentStore) => DocumentStore = (store) => store,
): Promise<WorkingClassReport> {
  const writes = new Map<string, number>();
  const counted = withOperationReports(createMemoryBackend().store, ({ document }) => {
    if (document !== undefined) writes.set(document, (writes.get(document) ?? 0) + 1);
  });
  const test = await installTestServices({ seasons: realSeason, store: below(counted) });
  try {
    await test.store.create(leagues, {
      id: 'room-12',
      name: 'Room 12',
      createdAt: timestampFromDate(TEST_NOW),
      teacherId: 'teacher',
      season: TEST_SEASON,
      code: 123_456,
      password: 'brave otter',
    });
    const viewers: SignedInViewer[] = [];
    for (let index = 0; index < students; index++) {
      const viewer = await test.student(`s${index}@school.example`);
      await test.store.merge(studentProfiles, `${TEST_SEASON}_${viewer.accountId}`, {
        leagueId: 'room-12',
      });
      await giveTeam(test.store, viewer, { leagueIds: ['room-12'] });
      await giveLineup(test.store, viewer, 6);
      viewers.push(viewer);
    }
    writes.clear();
    const answers = STEP_KEYS.flatMap((step) =>
      ['999', RIGHT_ANSWERS[step]].map((answer) => ({ step, answer })),
    );
    for (const [round, { step, answer }] of answers.entries()) {
      for (const [index, viewer] of viewers.entries()) {
        await submitStep(viewer, {
          week: 6,
          step,
          typed: typed(answer),
          operationId: `operation-${round}-${index}`,
        });
      }
    }
    const seconds = answers.length * SECONDS_BETWEEN_ANSWERS;
    return {
      students,
      answers: answers.length,
      seconds,
      busiest: busiestDocument(writes, seconds),
    };
  } finally {
    await test.dispose();
  }
}

function busiestDocument(writes: ReadonlyMap<string, number>, seconds: number): BusiestDocument {
  const [document = '', most = 0] = [...writes].reduce(
    (busiest, one) => (one[1] > busiest[1] ? one : busiest),
    ['', 0],
  );
  return {
    collection: document.slice(0, document.lastIndexOf('/')),
    writesASecond: most / seconds,
  };
}
