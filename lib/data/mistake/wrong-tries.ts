import { listTriesByNumber, type ScoreAttempt } from '@/lib/data/work/tries';
import { AMBIGUOUS_MISTAKE_TAG } from '@/lib/domain/answers/mistakes/misconceptions';
import { createStatisticsSeasonFilter, type SeasonKey } from '@/lib/domain/calendar/season-key';
import type { WrongAnswer } from '@/lib/domain/class/brief';
import type { CustomFormulas, FormulaLevel } from '@/lib/domain/football/formulas';
import { STEP_KEYS } from '@/lib/domain/football/positions';
import { getServices } from '@/lib/platform/services';
import { splitForInQuery } from '@/lib/store/any-value-query';
import {
  studentPlayerScoreAttempts,
  studentTeamScoreAttempts,
} from '@/lib/store/collections/attempts';
import type { StudentWeeklyProgress } from '@/lib/store/collections/progress';
import { equalConditions } from '@/lib/store/port';

/**
 * A wrong answer as it is stored, without what the grouping doesn't need. It knows its student and
 * stays on the server.
 */
export type StoredWrongTry = WrongAnswer & {
  readonly formulaLevel: FormulaLevel;
  readonly formulaSet?: CustomFormulas | undefined;
};

/**
 * A class of thirty at work makes three hundred tries in a week. Beyond this many they aren't all
 * read.
 */
const MAX_AT_ONCE = 2_500;
/** Enough to see what someone gets wrong; one query asks for at most thirty numbers. */
export const MAX_TRIES_READ_PER_STUDENT_STEP = 10;

/**
 * The wrong answers of a class in one week, in no order. The caller has checked that the viewer
 * owns the class, and passes the progress of its week. Progress moves with a student who changes
 * class, so it decides whose tries are read, and not where a try was made. It also counts the
 * tries, so they needn't be read for that. `isCut` is true if there are so many that only the first
 * {@link MAX_TRIES_READ_PER_STUDENT_STEP} of each student and step were read.
 */
export async function readWrongTriesOfClassWeek(
  seasonKey: SeasonKey,
  week: number,
  progress: readonly StudentWeeklyProgress[],
): Promise<{ tries: StoredWrongTry[]; isCut: boolean }> {
  const all = progress.reduce(
    (sum, { steps }) => sum + steps.reduce((stepSum, { attempts }) => stepSum + attempts, 0),
    0,
  );
  const found = all <= MAX_AT_ONCE ? await readAll(seasonKey, week, progress) : null;
  if (found && found.length < MAX_AT_ONCE) return { tries: found.flatMap(wrongTry), isCut: false };
  const first = await Promise.all(
    progress.map((studentProgress) => readFirst(seasonKey, studentProgress)),
  );
  return { tries: first.flat().flatMap(wrongTry), isCut: true };
}

async function readAll(
  seasonKey: SeasonKey,
  week: number,
  progress: readonly StudentWeeklyProgress[],
): Promise<ScoreAttempt[]> {
  const { store } = getServices();
  const ids = [...new Set(progress.map(({ studentId }) => studentId))];
  const wrongOnes = equalConditions({ week, season: seasonKey.season, correct: false });
  const found = await Promise.all(
    splitForInQuery(ids).flatMap((part) => {
      const where = [{ field: 'studentId', op: 'in', value: part } as const, ...wrongOnes];
      // The progress's counters may be another program's, so they don't limit what is read.
      const query = { where, limit: MAX_AT_ONCE };
      return [
        store.query(studentPlayerScoreAttempts, query),
        store.query(studentTeamScoreAttempts, query),
      ];
    }),
  );
  return found.flat().filter(createStatisticsSeasonFilter(seasonKey));
}

const FIRST_NUMBERS = Array.from(
  { length: MAX_TRIES_READ_PER_STUDENT_STEP },
  (_, index) => index + 1,
);

async function readFirst(
  seasonKey: SeasonKey,
  progress: StudentWeeklyProgress,
): Promise<ScoreAttempt[]> {
  const { store } = getServices();
  const { studentId, week } = progress;
  const tried = STEP_KEYS.filter((_, index) => (progress.steps[index]?.attempts ?? 0) > 0);
  const found = await Promise.all(
    tried.map((step) =>
      listTriesByNumber(store, step, { studentId, week, seasonKey }, FIRST_NUMBERS),
    ),
  );
  return found.flat().filter(({ correct }) => !correct);
}

/**
 * Nothing for a try that belongs to no step, and for one that was taken out. Of a sum that several
 * mistakes lead to, a class learns more by the answer itself.
 */
function wrongTry(attempt: ScoreAttempt): StoredWrongTry[] {
  const { step, studentId, misconception, answer, formulaLevel, formulaSet, takenOut } = attempt;
  if (step === null || takenOut) return [];
  const playerId = 'playerId' in attempt ? attempt.playerId : null;
  return [
    {
      step,
      studentId,
      misconception: misconception === AMBIGUOUS_MISTAKE_TAG ? null : misconception,
      answer,
      formulaLevel,
      formulaSet,
      playerId,
    },
  ];
}
