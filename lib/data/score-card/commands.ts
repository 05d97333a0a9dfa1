import type { StudentInTransaction, Viewer } from '@/lib/data/access/viewer';
import type { IdempotentOperation } from '@/lib/data/operations';
import { updateCachedClassDriveCards } from '@/lib/data/work/class-drive';
import { AFTER_FIRST_HINT, type Hint } from '@/lib/domain/answers/hints';
import {
  type CountedTry,
  judgeAnswer,
  removeTryFromVerdict,
  type Verdict,
  type VerdictWithoutTry,
} from '@/lib/domain/answers/judge';
import { hasTypedLines } from '@/lib/domain/answers/lines';
import { type NumberAnswer, parseNumberAnswer } from '@/lib/domain/answers/read';
import { findTryHold } from '@/lib/domain/answers/tries';
import { scoringRulesOfStoredWork } from '@/lib/domain/football/formulas';
import { formulaSetForPosition } from '@/lib/domain/football/own-formulas';
import { positionOfSlot, type StepKey } from '@/lib/domain/football/positions';
import { timestampFromDate } from '@/lib/domain/time/timestamp';
import { findStepKeyOfLinesRequest, newestTryNumber, stepIndex } from '@/lib/domain/week/steps';
import {
  studentPlayerScoreAttempts,
  studentTeamScoreAttempts,
} from '@/lib/store/collections/attempts';
import { studentProfiles } from '@/lib/store/collections/profiles';
import {
  type StoredCardStep,
  type StudentWeeklyProgress,
  studentWeeklyProgress,
} from '@/lib/store/collections/progress';
import type { Transaction } from '@/lib/store/port';
import { localizeHint } from '@/words/hints';
import { applyVerdictToStep, openScoreCard, saveScoreCardAndAwards } from './card-in-transaction';
import type {
  CardPointsGivenAndPossibleDto,
  StepVerdictDto,
  SubmitStepInput,
  VerdictDto,
} from './dto';
import {
  answerOperation,
  findEarlierTryResult,
  isAddingLinesToLastWrongTry,
  recentTriesWithNewResult,
  runAnswerTransactionWithRetry,
  tryDocument,
  verdictDto,
  withCurrentHold,
} from './run-answer-transaction';
import {
  answerKeyOfCardStep,
  cardPointsGivenAndPossibleDto,
  getCardStep,
  guessFeedbackField,
  rightStarterAnswers,
  stepContext,
  stepStateOfCard,
} from './steps';
import { togetherAndTwinFields } from './twins';

/**
 * Records one try at a step of a score card, judged by {@link judgeAnswer} with the stored
 * statistics; TEAM comes after the eight starters. The ninth right step awards the MVP points, and
 * the step that makes the student's week full ticks the task, both in the same transaction.
 * Repeating an operation id with the same body returns the first answer; another body is
 * 'conflict'. Throws as `openScoreCard`.
 */
export async function submitStep(viewer: Viewer, input: SubmitStepInput): Promise<StepVerdictDto> {
  const { week, step: key, typed, lines, estimate } = input;
  const body = [week, key, typed.whole, typed.numerator, typed.denominator, lines, estimate];
  const operation = answerOperation(viewer, input.operationId, body);
  let changed: StudentWeeklyProgress | undefined;
  const answer = await runAnswerTransactionWithRetry(viewer, async (transaction, student) => {
    const card = await openScoreCard(transaction, student, week);
    const { recentTries, ...progress } = card.work.progress;
    changed = undefined;
    const toDto = (result: StoredStepTryResult, steps: readonly StoredCardStep[]) =>
      stepVerdictDto(result, { ...progress, steps: [...steps] }, student);

    const earlier = findEarlierTryResult<StoredStepTryResult>(recentTries, operation);
    if (earlier) {
      const hold = findTryHold(stepStateOfCard(progress.steps, key), student.now);
      return withCurrentHold(toDto(earlier, progress.steps), hold);
    }
    const { verdict, steps } = judgeStep(progress, student, input);
    const result = stepResult(verdict, steps, key);
    changed = { ...progress, steps };
    if ('tried' in verdict) {
      const tries = recentTriesWithNewResult(recentTries, operation, result);
      const lastAnswerAt = timestampFromDate(student.now);
      await saveScoreCardAndAwards(transaction, student, card, {
        steps,
        recentTries: tries,
        lastAnswerAt,
      });
      appendTry(
        transaction,
        student,
        operation,
        { ...progress, steps },
        input,
        verdict.tried,
        result,
      );
    } else if (steps !== progress.steps)
      transaction.merge(studentWeeklyProgress, progress.id, {
        steps,
        lastAnswerAt: timestampFromDate(student.now),
      });
    if (verdict.outcome === 'right' || hasTypedLines(lines))
      noteLinesCame(transaction, student, { week, key });
    return toDto(result, steps);
  });
  if (changed) updateCachedClassDriveCards(changed);
  return answer;
}

function noteLinesCame(
  transaction: Transaction,
  { profile, clock }: StudentInTransaction,
  { week, key }: { week: number; key: StepKey },
): void {
  if (findStepKeyOfLinesRequest(profile, clock, week) !== key) return;
  transaction.merge(studentProfiles, profile.id, { linesAsked: null });
}

function judgeStep(
  progress: StudentWeeklyProgress,
  { snapshot, clock, now }: StudentInTransaction,
  input: SubmitStepInput,
): { verdict: Verdict<NumberAnswer>; steps: StoredCardStep[] } {
  const { week, step: key, typed, lines } = input;
  const stored = getCardStep(progress.steps, key);
  const step =
    clock.supportsIn(week).earlyHints && !stored.hints
      ? { ...stored, hints: AFTER_FIRST_HINT }
      : stored;
  const steps = step === stored ? progress.steps : progress.steps.with(stepIndex(key), step);
  const card = { snapshot, steps, week, rules: scoringRulesOfStoredWork(progress) };
  const verdict = judgeAnswer(
    {
      ...stepStateOfCard(steps, key),
      addsFirstLines: isAddingLinesToLastWrongTry(lines, step.lastWrong),
    },
    parseNumberAnswer(typed),
    answerKeyOfCardStep(card, key, lines),
    now,
  );
  const changed = applyVerdictToStep(step, verdict, input, now, () => stepContext(card, key));
  return {
    verdict,
    steps: changed === step ? progress.steps : steps.with(stepIndex(key), changed),
  };
}

/** The result of a try in codes and values, which a repeated request is answered from. */
export type StoredStepTryResult = Omit<StepVerdictDto, keyof VerdictDto | 'award' | 'guess'> & {
  verdict: VerdictWithoutTry<Hint>;
  award: CardPointsGivenAndPossibleDto;
  estimate?: number | undefined;
};

/** A right step comes with what it shows from then on: the page may not know of it yet. */
function stepVerdictDto(
  { verdict, award, estimate, ...values }: StoredStepTryResult,
  progress: StudentWeeklyProgress,
  { snapshot, profile }: StudentInTransaction,
): StepVerdictDto {
  const { steps, week } = progress;
  const card = { snapshot, steps, week, rules: scoringRulesOfStoredWork(progress) };
  return {
    ...verdictDto(verdict, 'score-card', localizeHint),
    ...values,
    ...guessFeedbackField(values.step, estimate, values.own ?? values.tried, values.own !== null),
    award: { given: award.given, possibleNow: award.possibleNow },
    ...(verdict.outcome === 'right'
      ? togetherAndTwinFields(card, values.step, profile.studentId)
      : {}),
  };
}

function stepResult(
  verdict: Verdict<NumberAnswer>,
  steps: readonly StoredCardStep[],
  key: StepKey,
): StoredStepTryResult {
  const { attempts, simplified, correct, answer, lastWrong, estimate, revision } = getCardStep(
    steps,
    key,
  );
  return {
    verdict: removeTryFromVerdict(verdict),
    step: key,
    attempts,
    simplified,
    own: correct ? answer : null,
    finished: steps.every((each) => each.correct),
    award: cardPointsGivenAndPossibleDto(steps),
    ...(estimate === undefined ? {} : { estimate }),
    ...(revision === undefined ? {} : { revision }),
    ...(verdict.outcome === 'wrong' && lastWrong ? { tried: lastWrong.answer } : {}),
  };
}

function appendTry(
  transaction: Transaction,
  student: StudentInTransaction,
  operation: IdempotentOperation,
  { formulaLevel, formulaSet, steps }: StudentWeeklyProgress,
  { week, step, typed, lines, estimate }: SubmitStepInput,
  tried: CountedTry<NumberAnswer>,
  result: StoredStepTryResult,
): void {
  const set =
    formulaSet && formulaSetForPosition(formulaSet, step === 'TEAM' ? null : positionOfSlot(step));
  const by = { formulaLevel, ...(set ? { formulaSet: set } : {}) };
  const attempt = tryDocument(
    student,
    operation,
    { week, by, typed, lines, estimate },
    { ...tried, attempts: newestTryNumber(getCardStep(steps, step)) },
    result,
  );
  if (step === 'TEAM') {
    const addends = rightStarterAnswers(steps).map(({ value }) => value);
    transaction.create(studentTeamScoreAttempts, { ...attempt, step, addends });
  } else
    transaction.create(studentPlayerScoreAttempts, {
      ...attempt,
      step,
      playerId: steps[stepIndex(step)]?.playerId ?? 0,
    });
}
