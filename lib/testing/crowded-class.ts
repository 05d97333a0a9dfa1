import { STEP_KEYS } from '@/lib/domain/football/positions';
import { timestampFromDate } from '@/lib/domain/time/timestamp';
import {
  type DraftScoreAttempt,
  type StudentPlayerScoreAttempt,
  type StudentTeamScoreAttempt,
  studentDraftScoreAttempts,
  studentPlayerScoreAttempts,
  studentTeamScoreAttempts,
} from '@/lib/store/collections/attempts';
import { studentProfiles } from '@/lib/store/collections/profiles';
import { studentWeeklyProgress } from '@/lib/store/collections/progress';
import type { Collection, DocumentStore, StoredDocument } from '@/lib/store/port';
import { TEST_NOW, TEST_SEASON } from './services';
import { STARTERS } from './student-week';

const WEEK = 6;
const AT_ONCE = 500;

type CrowdedClass = {
  leagueId: string;
  /**
   * The students, and how many tries each has at every score card step and at scouting one player.
   */
  crowd: readonly { studentId: string; firstName: string; atEachStep: number; scouting: number }[];
};

/**
 * A class with as many wrong tries as a script could make before tries were limited. Written
 * directly to the store, because such data exists when an older installation starts this version.
 * @returns the number of tries.
 */
export async function fillCrowdedClass(
  store: DocumentStore,
  { leagueId, crowd }: CrowdedClass,
): Promise<number> {
  let all = 0;
  for (const { studentId, firstName, atEachStep, scouting } of crowd) {
    await store.merge(studentProfiles, `${TEST_SEASON}_${studentId}`, {
      firstName,
      leagueId,
      studentId,
      season: TEST_SEASON,
    });
    const tryAt = (attempt: number) => ({
      studentId,
      leagueId,
      season: TEST_SEASON,
      week: WEEK,
      formulaLevel: 1 as const,
      typed: { whole: String(attempt), numerator: '', denominator: '' },
      // Never a right answer, and two students often give the same one.
      answer: { wholeNumber: 1000 + (attempt % 5000), numerator: 0, denominator: 1 },
      correct: false,
      simplified: false,
      misconception: attempt % 3 === 0 ? 'line-left-out' : null,
      attempt,
      createdAt: timestampFromDate(new Date(TEST_NOW.getTime() + attempt)),
    });
    for (const step of STEP_KEYS) {
      const id = (attempt: number) => `${studentId}_${step}_${String(attempt).padStart(6, '0')}`;
      if (step === 'TEAM') {
        await write(
          store,
          studentTeamScoreAttempts,
          atEachStep,
          (attempt): StudentTeamScoreAttempt => ({
            ...tryAt(attempt),
            id: id(attempt),
            step,
          }),
        );
      } else {
        await write(
          store,
          studentPlayerScoreAttempts,
          atEachStep,
          (attempt): StudentPlayerScoreAttempt => ({
            ...tryAt(attempt),
            id: id(attempt),
            step,
            playerId: STARTERS[step],
          }),
        );
      }
    }
    await write(
      store,
      studentDraftScoreAttempts,
      scouting,
      (attempt): DraftScoreAttempt => ({
        ...tryAt(attempt),
        id: `${studentId}_scouting_${String(attempt).padStart(6, '0')}`,
        position: 'K',
        playerId: STARTERS.K,
      }),
    );
    await store.set(studentWeeklyProgress, {
      id: `${TEST_SEASON}_${WEEK}_${studentId}`,
      leagueId,
      studentId,
      season: TEST_SEASON,
      week: WEEK,
      formulaLevel: 1,
      steps: STEP_KEYS.map((step) => ({
        attempts: atEachStep,
        correct: false,
        answer: null,
        simplified: false,
        completedAt: null,
        playerId: step === 'TEAM' ? null : STARTERS[step],
      })),
      graphIds: [],
      mvpPointsEarned: 0,
      lastAnswerAt: timestampFromDate(TEST_NOW),
    });
    all += atEachStep * STEP_KEYS.length + scouting;
  }
  return all;
}

async function write<T extends StoredDocument>(
  store: DocumentStore,
  collection: Collection<T>,
  count: number,
  documentOf: (attempt: number) => T,
): Promise<void> {
  for (let start = 1; start <= count; start += AT_ONCE) {
    await store.batch((writes) => {
      for (let attempt = start; attempt < start + AT_ONCE && attempt <= count; attempt += 1) {
        writes.set(collection, documentOf(attempt));
      }
    });
  }
}
