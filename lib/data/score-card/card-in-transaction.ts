import { findStudentTeamIn, type StudentInTransaction } from '@/lib/data/access/viewer';
import { DomainError } from '@/lib/data/errors';
import {
  drawUnsavedMissingLineup,
  isLineupDrawnWhenCardOpens,
} from '@/lib/data/lineup/stored-lineup';
import { makeEarnedSticker } from '@/lib/data/team/stickers';
import {
  openStudentWeek,
  type StudentWeekInTransaction,
  saveStudentWeekAndAwards,
  withProgress,
  withTaskDone,
} from '@/lib/data/week/student-week-in-transaction';
import { findLineup, findWeeklyProgress } from '@/lib/data/work/student';
import { hasReachedTogether, NO_HINTS_YET } from '@/lib/domain/answers/hints';
import type { Verdict } from '@/lib/domain/answers/judge';
import type { NumberAnswer } from '@/lib/domain/answers/read';
import type { StepContext } from '@/lib/domain/answers/step-context';
import { scoringRulesOfStoredWork } from '@/lib/domain/football/formulas';
import { stepFieldsAfterWrongTry } from '@/lib/domain/learning/locate-mistake';
import { toLowestTerms } from '@/lib/domain/numbers/fractions';
import { stickerReasonsEarnedOnCard } from '@/lib/domain/team/stickers';
import {
  compareTimestamps,
  dateFromTimestamp,
  type Timestamp,
  timestampFromDate,
} from '@/lib/domain/time/timestamp';
import {
  hasStepOpenAfterCorrection,
  rightStepCount,
  STEPS_PER_CARD,
} from '@/lib/domain/week/steps';
import type { WeekTaskNumber } from '@/lib/domain/week/week-tasks';
import { studentProfiles } from '@/lib/store/collections/profiles';
import {
  helmetStickers,
  type StoredCardStep,
  type StudentWeeklyProgress,
  type TryOperation,
} from '@/lib/store/collections/progress';
import { type StudentLineup, studentLineups } from '@/lib/store/collections/teams';
import type { Transaction } from '@/lib/store/port';
import { noLineupText } from '@/words/verdicts';
import { notPlayedYetText } from '@/words/week';
import type { SubmitStepInput } from './dto';
import { fillInAndSetAsideSteps, hasStoredPlayersAndAnswers } from './steps';

/** A week with its nine steps; `drawnLineup` is to be written with the first answer. */
export type OpenedScoreCard = {
  readonly work: StudentWeekInTransaction;
  readonly drawnLineup: StudentLineup | null;
};

/**
 * A student's score card inside a transaction. A student who answers before any page drew the
 * lineup gets it here. Throws 'not-allowed' for a week that hasn't been played and 'not-found'
 * without a lineup.
 */
export async function openScoreCard(
  transaction: Transaction,
  student: StudentInTransaction,
  week: number,
): Promise<OpenedScoreCard> {
  const { profile, clock } = student;
  if (week < 1 || week > clock.currentWeek)
    throw new DomainError('not-allowed', notPlayedYetText());
  const opened = await openStudentWeek(transaction, student, week, (progress) =>
    tasksAnAnswerCouldTick(progress, clock.supportsIn(week).steps),
  );
  const { steps } = opened.progress;
  const cardContext = {
    snapshot: student.snapshot,
    week,
    rules: scoringRulesOfStoredWork(opened.progress),
  };
  // Each step stores the player it was begun with, so a lineup is needed only for the others.
  if (hasStoredPlayersAndAnswers(steps)) {
    const resolved = fillInAndSetAsideSteps(steps, null, cardContext);
    return {
      work: resolved === steps ? opened : withProgress(opened, { steps: resolved }),
      drawnLineup: null,
    };
  }
  const stored = await findLineup(transaction, profile.studentId, week, clock.seasonKey);
  let drawnLineup: StudentLineup | null = null;
  if (!stored && isLineupDrawnWhenCardOpens(profile, clock, week)) {
    const team = await findStudentTeamIn(transaction, profile.studentId, clock.seasonKey);
    drawnLineup = team && (await drawUnsavedMissingLineup(transaction, student, team, week));
  }
  const lineup = stored ?? drawnLineup;
  if (!lineup) throw new DomainError('not-found', noLineupText(week));
  return {
    work: withProgress(opened, { steps: fillInAndSetAsideSteps(steps, lineup, cardContext) }),
    drawnLineup,
  };
}

/** An answer can tick the card's task only when at most one step is missing from a full week. */
function tasksAnAnswerCouldTick(
  progress: StudentWeeklyProgress | null,
  fullWeek: number,
): readonly WeekTaskNumber[] {
  return progress === null || rightStepCount(progress) >= fullWeek - 1 ? [2] : [];
}

/** The step after a verdict: the same object if nothing changes. */
export function applyVerdictToStep(
  before: StoredCardStep,
  verdict: Verdict<NumberAnswer>,
  { lines, estimate }: Pick<SubmitStepInput, 'lines' | 'estimate'>,
  now: Date,
  context: () => StepContext,
): StoredCardStep {
  if (verdict.reason === 'simplified-now') return { ...before, simplified: true };
  if (verdict.reason === 'with-lines' && before.lastWrong) {
    // The lines may show more of what went wrong in a first try that came without them.
    const work = { answer: before.lastWrong.answer, lines };
    const isFirst = before.firstWrong !== undefined && before.attempts === 1;
    const mistakeFields = stepFieldsAfterWrongTry(before, { isFirst, context, work }, verdict.hint);
    return { ...before, ...mistakeFields, lastWrong: { ...before.lastWrong, lines } };
  }
  if (!('tried' in verdict)) return before;
  const { attempts, answer, simplified } = verdict.tried;
  // An estimate counts only before the first answer.
  const step = estimate === undefined || before.attempts > 0 ? before : { ...before, estimate };
  if (verdict.outcome === 'wrong') {
    const { hints, pause } = verdict.tried;
    const lastWrong = {
      answer: answer.value,
      ...(lines ? { lines } : {}),
      hints: step.hints ?? NO_HINTS_YET,
    };
    const work = { answer: answer.value, lines };
    const isFirst = step.attempts === 0;
    const mistakeFields = stepFieldsAfterWrongTry(step, { isFirst, context, work }, verdict.hint);
    return { ...step, attempts, hints, ...mistakeFields, ...pause, lastWrong };
  }
  const { lastWrong: _wrong, pausedAt: _paused, ...rest } = step;
  const together = hasReachedTogether(step.hints) ? { together: true } : {};
  // Work that was in time stays in time when the NFL corrects the game later.
  const completedAt = step.correction?.completedAt ?? timestampFromDate(now);
  const longForm = verdict.reason === 'not-simplified' ? { longForm: true as const } : {};
  return {
    ...rest,
    ...longForm,
    attempts,
    correct: true,
    answer: toLowestTerms(answer.value),
    simplified,
    completedAt,
    ...together,
  };
}

/** When the card became full: the time of the right answer that reached `fullWeek`. */
export function timeCardReachedRightStepCount(
  steps: readonly StoredCardStep[],
  fullWeek: number,
): Timestamp | null {
  const times = steps
    .flatMap(({ correct, completedAt }) => (correct && completedAt ? [completedAt] : []))
    .toSorted(compareTimestamps);
  return times[fullWeek - 1] ?? times.at(-1) ?? null;
}

/**
 * Call this after the number of right answers that make a full week was lowered. If the card is
 * full by the new number, its task counts as done since the answer that reached it. Reads, so it
 * must come before any write in the transaction.
 */
export async function tickTaskOfFullCard(
  transaction: Transaction,
  student: StudentInTransaction,
): Promise<void> {
  const { profile, clock, now } = student;
  const week = clock.currentWeek;
  const progress = await findWeeklyProgress(transaction, profile.studentId, week, clock.seasonKey);
  const { steps: fullWeek } = clock.supportsIn(week);
  if (!progress || rightStepCount(progress) < fullWeek || progress.taskTimes?.task2) return;
  const card = await openScoreCard(transaction, student, week);
  const { steps } = card.work.progress;
  const since = timeCardReachedRightStepCount(steps, fullWeek);
  await saveScoreCardAndAwards(
    transaction,
    student,
    card,
    { steps },
    since ? dateFromTimestamp(since) : now,
  );
}

type AnswerFields = { recentTries: TryOperation[]; lastAnswerAt: Timestamp };

/**
 * Also awards what the card has earned. It reads once more before it writes, so nothing may be
 * written in the transaction before it.
 */
export async function saveScoreCardAndAwards(
  transaction: Transaction,
  { profile, clock, now }: Pick<StudentInTransaction, 'profile' | 'clock' | 'now'>,
  { work, drawnLineup }: OpenedScoreCard,
  { steps, ...answer }: { steps: StoredCardStep[] } & Partial<AnswerFields>,
  /** When the card became full: now, unless it was full earlier. */
  fullAt = now,
): Promise<void> {
  const { week } = work.progress;
  const { steps: fullWeek } = clock.supportsIn(week);
  const hasShorterWeek = fullWeek < STEPS_PER_CARD || work.progress.fullWeek !== undefined;
  const changed = withProgress(work, {
    steps,
    ...answer,
    ...(hasShorterWeek ? { fullWeek } : {}),
  });
  const right = rightStepCount({ steps });
  const isFull = right >= fullWeek;
  const reasonsBefore = stickerReasonsEarnedOnCard(work.progress.steps);
  const newStickers = stickerReasonsEarnedOnCard(steps)
    .filter((reason) => !reasonsBefore.includes(reason))
    .map((reason) => makeEarnedSticker({ ...work, week }, reason, now));
  // A card that was opened again may have earned these stickers before, and the student has placed
  // them.
  const alreadyStored = steps.some(({ revision }) => revision)
    ? await transaction.getMany(
        helmetStickers,
        newStickers.map(({ id }) => id),
      )
    : [];
  await saveStudentWeekAndAwards(
    transaction,
    isFull ? withTaskDone(changed, 2, fullAt) : changed,
    now,
  );
  for (const [index, sticker] of newStickers.entries())
    if (!alreadyStored[index]) transaction.set(helmetStickers, sticker);
  if (drawnLineup) transaction.create(studentLineups, drawnLineup);
  const { correctedWeeks = [] } = profile;
  if (correctedWeeks.includes(work.progress.week) && !hasStepOpenAfterCorrection(steps)) {
    const left = correctedWeeks.filter((week) => week !== work.progress.week);
    transaction.merge(studentProfiles, profile.id, { correctedWeeks: left });
  }
}
