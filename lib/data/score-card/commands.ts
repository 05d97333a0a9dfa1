import { findTeamIn, type Viewer, type WritingStudent } from '@/lib/data/access/viewer';
import { answerOnce, type KeptTry, type Operation, tryDocument, verdictDto, withoutTry } from '@/lib/data/answers';
import { DomainError } from '@/lib/data/errors';
import { drawLineup, findLineupIn } from '@/lib/data/lineup/student-lineup';
import { openStudentWeek, type StudentWeek, saveStudentWeek, withProgress, withTaskDone } from '@/lib/data/week/student-week';
import { type Hint, NO_HINTS_YET } from '@/lib/domain/answers/hints';
import { judge, type Try, type Verdict } from '@/lib/domain/answers/judge';
import { type NumberAnswer, readNumber } from '@/lib/domain/answers/read';
import { tryHold } from '@/lib/domain/answers/tries';
import { isOpenedLater } from '@/lib/domain/class/arrival';
import type { StepKey } from '@/lib/domain/football/positions';
import { inLowestTerms } from '@/lib/domain/numbers/fractions';
import { timestampFromDate } from '@/lib/domain/time/timestamp';
import { stepIndex } from '@/lib/domain/week/steps';
import { getServices } from '@/lib/server/services';
import { studentPlayerScoreAttempts, studentTeamScoreAttempts } from '@/lib/store/collections/attempts';
import { studentProfiles } from '@/lib/store/collections/profiles';
import { type ProgressStep, type StudentWeeklyProgress, studentWeeklyProgress } from '@/lib/store/collections/progress';
import { type StudentLineup, studentLineups } from '@/lib/store/collections/teams';
import type { Transaction } from '@/lib/store/port';
import { hintWords } from '@/words/hints';
import { noLineupFor, type ToldVerdict } from '@/words/verdicts';
import { NOT_PLAYED_YET } from '@/words/week';
import type { StepVerdictDto, SubmitStepInput, VerdictDto } from './dto';
import {
  areWhole,
  awardDto,
  type CardAward,
  cardAward,
  stepAnswerKey,
  stepOf,
  stepState,
  stepsOf,
  verifiedAnswers,
} from './steps';

/**
 * One try at one step of a score card, judged by the stored statistics as {@link judge} says; TEAM comes after the eight starters. A try is
 * appended; the ninth right step gives the MVP points and ticks the task, all in the same transaction. Repeating an operation id with the
 * same body answers what it answered the first time; with another body it is 'conflict'. Throws as `openScoreCard`.
 */
export async function submitStep(viewer: Viewer, input: SubmitStepInput): Promise<StepVerdictDto> {
  const { week, step: key, typed, operationId } = input;
  const body = [week, key, typed.whole, typed.numerator, typed.denominator];
  return answerOnce<StepVerdictDto, KeptStepVerdict>(
    viewer,
    { operationId, body, weekAsTold: true },
    async (transaction, student, { operation, isRepeat, before }) => {
      const { snapshot, now } = student;
      const card = await openScoreCard(transaction, student, week);
      const { progress } = card.work;
      const { steps, formulaLevel: level } = progress;
      const step = stepOf(steps, key);
      const state = stepState(steps, key);
      const verdict = judge(state, readNumber(typed), stepAnswerKey({ snapshot, steps, week, level }, key), now);

      const find = 'tried' in verdict && !isRepeat ? findTryOfOtherKindIn : findTryIn;
      const earlier = await before(transaction, await find(transaction, operation, key, step), tryHold(state, now), told);
      if (earlier) return earlier;

      const index = stepIndex(key);
      if (verdict.reason === 'shortest') {
        const shortened = steps.with(index, { ...step, simplified: true });
        transaction.merge(studentWeeklyProgress, progress.id, { steps: shortened });
        return told(stepVerdict(verdict, shortened, key));
      }
      if (!('tried' in verdict)) return told(stepVerdict(verdict, steps, key));
      const after = steps.with(index, stepAfter(step, verdict, now));
      await saveScoreCard(transaction, student, card, after);
      const result = stepVerdict(verdict, after, key);
      appendTry(transaction, student, operation, { ...progress, steps: after }, input, verdict.tried, result);
      return told(result);
    },
  );
}

type Tried = Extract<Verdict<NumberAnswer>, { tried: unknown }>;

function stepAfter(step: ProgressStep, verdict: Tried, now: Date): ProgressStep {
  const { attempts, answer, simplified } = verdict.tried;
  if (verdict.outcome === 'wrong') {
    const { hints, pause } = verdict.tried;
    return { ...step, attempts, hints, ...pause, lastWrong: { answer: answer.value, hints: step.hints ?? NO_HINTS_YET } };
  }
  const { lastWrong: _wrong, pausedAt: _paused, ...rest } = step;
  // Work that was in time stays in time when the NFL corrects the game later.
  const completedAt = step.correction?.completedAt ?? timestampFromDate(now);
  return { ...rest, attempts, correct: true, answer: inLowestTerms(answer.value), simplified, completedAt };
}

/** What a try keeps of what was told, and how it is told. */
export type KeptStepVerdict = Omit<StepVerdictDto, keyof VerdictDto | 'award'> & { verdict: ToldVerdict<Hint>; award: CardAward };

const told = ({ verdict, award, ...values }: KeptStepVerdict): StepVerdictDto => ({
  ...verdictDto(verdict, 'score-card', hintWords),
  ...values,
  award: awardDto(award),
});

function stepVerdict(verdict: Verdict<NumberAnswer>, steps: readonly ProgressStep[], key: StepKey): KeptStepVerdict {
  const { attempts, simplified, correct, answer } = stepOf(steps, key);
  return {
    verdict: withoutTry(verdict),
    step: key,
    attempts,
    simplified,
    own: correct ? answer : null,
    finished: steps.every((each) => each.correct),
    award: cardAward(steps),
    ...(verdict.outcome === 'wrong' ? { tried: verdict.tried.answer.value } : {}),
  };
}

/** A week with its nine steps; `drawnLineup` is to be written with the first answer. */
type OpenCard = { readonly work: StudentWeek; readonly drawnLineup: StudentLineup | null };

/**
 * A student's score card inside a transaction. A student who answers before any page drew the lineup gets it here. Throws 'not-allowed' for
 * a week that hasn't been played and 'not-found' without a lineup.
 */
async function openScoreCard(transaction: Transaction, student: WritingStudent, week: number): Promise<OpenCard> {
  const { profile, clock } = student;
  if (week < 1 || week > clock.currentWeek) throw new DomainError('not-allowed', NOT_PLAYED_YET);
  const opened = await openStudentWeek(transaction, student, week, couldFinish);
  const { steps, formulaLevel: level } = opened.progress;
  const about = { snapshot: student.snapshot, week, level };
  // Each step keeps the player it was begun with, so the lineup is asked for only once.
  if (areWhole(steps)) {
    const whole = stepsOf(steps, null, about);
    return { work: whole === steps ? opened : withProgress(opened, { steps: whole }), drawnLineup: null };
  }
  const stored = await findLineupIn(transaction, profile.studentId, week, clock.games);
  let drawnLineup: StudentLineup | null = null;
  if (!stored && (week === clock.currentWeek || isOpenedLater(profile, clock, week))) {
    const team = await findTeamIn(transaction, profile.studentId, clock.games);
    drawnLineup = team && drawLineup(student, team, week, getServices().random);
  }
  const lineup = stored ?? drawnLineup;
  if (!lineup) throw new DomainError('not-found', noLineupFor(week));
  return { work: withProgress(opened, { steps: stepsOf(steps, lineup, about) }), drawnLineup };
}

/** Whether the next right answer may be the one that ticks the task. */
function couldFinish(progress: StudentWeeklyProgress | null): boolean {
  return progress === null || progress.steps.filter((step) => !step.correct).length <= 1;
}

/** The try that an operation left on any step. */
async function findTryIn(transaction: Transaction, { id }: Operation): Promise<KeptTry | null> {
  return (await transaction.get(studentPlayerScoreAttempts, id)) ?? transaction.get(studentTeamScoreAttempts, id);
}

/**
 * As {@link findTryIn}, for an answer whose own try the store is about to refuse if there is one: only the other kind is looked at. A team's
 * try comes after the starters', so a starter's id can be among the team's only when the step was opened again since.
 */
async function findTryOfOtherKindIn(
  transaction: Transaction,
  { id }: Operation,
  key: StepKey,
  step: Pick<ProgressStep, 'correction'>,
): Promise<KeptTry | null> {
  if (key === 'TEAM') return transaction.get(studentPlayerScoreAttempts, id);
  return step.correction ? transaction.get(studentTeamScoreAttempts, id) : null;
}

/** Writes a card on which one step was tried, and gives what it has earned. Reads once more before it writes. */
async function saveScoreCard(
  transaction: Transaction,
  { profile, now }: WritingStudent,
  { work, drawnLineup }: OpenCard,
  steps: ProgressStep[],
): Promise<void> {
  const changed = withProgress(work, { steps, lastAnswerAt: timestampFromDate(now) });
  const finished = steps.every((each) => each.correct);
  await saveStudentWeek(transaction, finished ? withTaskDone(changed, 2, now) : changed, now);
  if (drawnLineup) transaction.create(studentLineups, drawnLineup);
  const { correctedWeeks = [] } = profile;
  // Whole again after a correction of the NFL.
  if (finished && correctedWeeks.includes(work.progress.week)) {
    const left = correctedWeeks.filter((week) => week !== work.progress.week);
    transaction.merge(studentProfiles, profile.id, { correctedWeeks: left });
  }
}

function appendTry(
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
