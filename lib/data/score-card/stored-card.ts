import { findTeamIn } from '@/lib/data/access/student';
import type { Operation } from '@/lib/data/answers';
import { type KeptTry, tryDocument } from '@/lib/data/answers';
import { DomainError } from '@/lib/data/errors';
import { drawLineup, findLineupIn } from '@/lib/data/lineup/student-lineup';
import type { WritingStudent } from '@/lib/data/profile/student-write';
import type { SubmitStepInput } from '@/lib/data/score-card/dto';
import { areWhole, stepsOf, verifiedAnswers } from '@/lib/data/score-card/steps';
import {
  openStudentWeek,
  type StudentWeek,
  saveStudentWeek,
  withAnswerAt,
  withSteps,
  withTaskDone,
} from '@/lib/data/week/student-week';
import type { Try } from '@/lib/domain/answers/judge';
import type { NumberAnswer } from '@/lib/domain/answers/read';
import type { StepKey } from '@/lib/domain/football/positions';
import { stepIndex } from '@/lib/domain/week/steps';
import { getServices } from '@/lib/server/services';
import { studentPlayerScoreAttempts, studentTeamScoreAttempts } from '@/lib/store/collections/attempts';
import { type StudentProfile, studentProfiles } from '@/lib/store/collections/profiles';
import type { ProgressStep, StudentWeeklyProgress } from '@/lib/store/collections/progress';
import { type StudentLineup, studentLineups } from '@/lib/store/collections/teams';
import type { Transaction } from '@/lib/store/port';
import { noLineupFor, type ToldVerdict } from '@/words/verdicts';
import { NOT_PLAYED_YET } from '@/words/week';

/** A week with its nine steps; `drawnLineup` is to be written with the first answer. */
type OpenCard = { readonly work: StudentWeek; readonly drawnLineup: StudentLineup | null };

/**
 * A student's score card inside a transaction. A student who answers before any page drew the lineup gets it here. Throws 'not-allowed' for
 * a week that has not been played and 'not-found' without a lineup.
 */
export async function openScoreCard(transaction: Transaction, student: WritingStudent, week: number): Promise<OpenCard> {
  const { profile, meta } = student;
  if (week < 1 || week > meta.currentWeek) throw new DomainError('not-allowed', NOT_PLAYED_YET);
  const opened = await openStudentWeek(transaction, student, week, couldFinish);
  const { steps, formulaLevel: level } = opened.progress;
  const about = { snapshot: student.snapshot, week, level };
  // Each step keeps the player it was begun with, so the lineup is asked for only once.
  if (areWhole(steps)) {
    const whole = stepsOf(steps, null, about);
    return { work: whole === steps ? opened : withSteps(opened, whole), drawnLineup: null };
  }
  const stored = await findLineupIn(transaction, profile.studentId, week, meta.currentSeason);
  let drawnLineup: StudentLineup | null = null;
  if (!stored && week === meta.currentWeek) {
    const team = await findTeamIn(transaction, profile.studentId, meta.currentSeason);
    drawnLineup = team && drawLineup(student, team, week, getServices().random);
  }
  const lineup = stored ?? drawnLineup;
  if (!lineup) throw new DomainError('not-found', noLineupFor(week));
  return { work: withSteps(opened, stepsOf(steps, lineup, about)), drawnLineup };
}

/** Whether the next right answer may be the one that ticks the task. */
function couldFinish(progress: StudentWeeklyProgress | null): boolean {
  return progress === null || progress.steps.filter((step) => !step.correct).length <= 1;
}

/** The try that an operation left on any step. */
export async function findTryIn(transaction: Transaction, { id }: Operation): Promise<KeptTry | null> {
  return (await transaction.get(studentPlayerScoreAttempts, id)) ?? transaction.get(studentTeamScoreAttempts, id);
}

/**
 * As {@link findTryIn}, for an answer whose own try the store is about to refuse if there is one: only the other kind is looked at. A team's
 * try comes after the starters', so a starter's id can stand among the team's only when the step was opened again since.
 */
export async function findTryOfOtherKindIn(
  transaction: Transaction,
  { id }: Operation,
  key: StepKey,
  step: Pick<ProgressStep, 'correction'>,
): Promise<KeptTry | null> {
  if (key === 'TEAM') return transaction.get(studentPlayerScoreAttempts, id);
  return step.correction ? transaction.get(studentTeamScoreAttempts, id) : null;
}

/** Writes a card on which one step was tried, and gives what it has earned. Reads once more before it writes. */
export async function saveScoreCard(
  transaction: Transaction,
  { profile, now }: WritingStudent,
  { work, drawnLineup }: OpenCard,
  steps: ProgressStep[],
): Promise<void> {
  const changed = withAnswerAt(withSteps(work, steps), now);
  const finished = steps.every((each) => each.correct);
  await saveStudentWeek(transaction, finished ? withTaskDone(changed, 2, now) : changed, now);
  if (drawnLineup) transaction.create(studentLineups, drawnLineup);
  if (finished) forgetCorrectedWeek(transaction, profile, work.progress.week);
}

/** The card is whole again after a correction of the NFL. */
function forgetCorrectedWeek(transaction: Transaction, { id, correctedWeeks = [] }: StudentProfile, week: number): void {
  if (!correctedWeeks.includes(week)) return;
  transaction.merge(studentProfiles, id, { correctedWeeks: correctedWeeks.filter((each) => each !== week) });
}

export function appendTry(
  transaction: Transaction,
  student: WritingStudent,
  operation: Operation,
  { formulaLevel, steps }: StudentWeeklyProgress,
  { week, step, typed }: SubmitStepInput,
  tried: Try<NumberAnswer>,
  result: { verdict: ToldVerdict },
): void {
  const kept = tryDocument(student, operation, { week, formulaLevel, typed }, tried, result);
  if (step === 'TEAM') {
    const addends = verifiedAnswers(steps).map(({ value }) => value);
    transaction.create(studentTeamScoreAttempts, { ...kept, step, addends });
  } else transaction.create(studentPlayerScoreAttempts, { ...kept, step, playerId: steps[stepIndex(step)]?.playerId ?? 0 });
}
