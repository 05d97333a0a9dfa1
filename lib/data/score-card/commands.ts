import type { StudentInTransaction, Viewer } from '@/lib/data/access/viewer';
import type { Operation } from '@/lib/data/operations';
import { weekSticker } from '@/lib/data/team/stickers';
import { saveStudentWeekAndAwards, withProgress, withTaskDone } from '@/lib/data/week/student-week';
import { noteClassCards } from '@/lib/data/work/class-drive';
import {
  AFTER_FIRST_HINT,
  type Hint,
  isWorkedTogether,
  NO_HINTS_YET,
} from '@/lib/domain/answers/hints';
import { judge, type Try, type Verdict } from '@/lib/domain/answers/judge';
import { hasTypedLines } from '@/lib/domain/answers/lines';
import { type NumberAnswer, parseNumberAnswer } from '@/lib/domain/answers/read';
import type { StepContext } from '@/lib/domain/answers/step-context';
import { tryBlock } from '@/lib/domain/answers/tries';
import { linesAskedIn } from '@/lib/domain/class/lines-asked';
import { scoringRulesOf } from '@/lib/domain/football/formulas';
import { formulaSetForPosition } from '@/lib/domain/football/own-formulas';
import { positionOfSlot, type StepKey } from '@/lib/domain/football/positions';
import { mistakeFields } from '@/lib/domain/learning/where-it-broke';
import { toLowestTerms } from '@/lib/domain/numbers/fractions';
import { learnedReasons } from '@/lib/domain/team/stickers';
import { timestampFromDate } from '@/lib/domain/time/timestamp';
import { STEP_COUNT, stepIndex } from '@/lib/domain/week/steps';
import {
  studentPlayerScoreAttempts,
  studentTeamScoreAttempts,
} from '@/lib/store/collections/attempts';
import { studentProfiles } from '@/lib/store/collections/profiles';
import {
  helmetStickers,
  type ProgressStep,
  type StoredTryResult,
  type StudentWeeklyProgress,
  studentWeeklyProgress,
} from '@/lib/store/collections/progress';
import { studentLineups } from '@/lib/store/collections/teams';
import type { Transaction } from '@/lib/store/port';
import { hintWords } from '@/words/hints';
import type { VerdictDetails } from '@/words/verdicts';
import type { CardAwardDto, StepVerdictDto, SubmitStepInput, VerdictDto } from './dto';
import { type OpenCard, openScoreCard } from './open-card';
import {
  awardDto,
  guessDto,
  stepAnswerKey,
  stepContext,
  stepOf,
  stepState,
  verifiedAnswers,
} from './steps';
import { practiceAfterRightDto } from './twins';
import {
  addsFirstLines,
  addTryResult,
  answerOperation,
  earlierResult,
  extraRequestParts,
  toVerdictDetails,
  tryDocument,
  verdictDto,
  withCurrentTryBlock,
  writeAnswer,
} from './write-answer';

/**
 * Records one try at a step of a score card, judged by {@link judge} with the stored statistics;
 * TEAM comes after the eight starters. The ninth right step awards the MVP points and ticks the
 * task in the same transaction. Repeating an operation id with the same body returns the first
 * answer; another body is 'conflict'. Throws as `openScoreCard`.
 */
export async function submitStep(viewer: Viewer, input: SubmitStepInput): Promise<StepVerdictDto> {
  const { week, step: key, typed } = input;
  const body = [
    week,
    key,
    typed.whole,
    typed.numerator,
    typed.denominator,
    ...extraRequestParts(input),
  ];
  const operation = answerOperation(viewer, input.operationId, body);
  let changed: StudentWeeklyProgress | undefined;
  const answer = await writeAnswer(viewer, async (transaction, student) => {
    const card = await openScoreCard(transaction, student, week);
    const { recentTries, ...progress } = card.work.progress;
    changed = undefined;
    const toDto = (result: StepResult, steps: readonly ProgressStep[]) =>
      stepVerdictDto(result, { ...progress, steps: [...steps] }, student);

    const earlier = earlierResult<StepResult>(recentTries, operation);
    if (earlier) {
      const hold = tryBlock(stepState(progress.steps, key), student.now);
      return withCurrentTryBlock(toDto(earlier, progress.steps), hold);
    }
    const { verdict, steps } = judgeStep(progress, student, input);
    const result = stepResult(verdict, steps, key);
    changed = { ...progress, steps };
    if ('tried' in verdict) {
      const tries = addTryResult(recentTries, operation, result);
      await saveScoreCard(transaction, student, card, { steps, recentTries: tries });
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
    if (verdict.outcome === 'right' || hasTypedLines(input.lines))
      noteLinesCame(transaction, student, { week, key });
    return toDto(result, steps);
  });
  if (changed) noteClassCards(changed);
  return answer;
}

/** The lines that the teacher asked for are there, or no longer needed. */
function noteLinesCame(
  transaction: Transaction,
  { profile, clock }: StudentInTransaction,
  { week, key }: { week: number; key: StepKey },
): void {
  if (linesAskedIn(profile, clock, week) !== key) return;
  transaction.merge(studentProfiles, profile.id, { linesAsked: null });
}

/** The verdict on an answer, and the card's steps after it: the same array if nothing changes. */
function judgeStep(
  progress: StudentWeeklyProgress,
  { snapshot, clock, now }: StudentInTransaction,
  input: SubmitStepInput,
): { verdict: Verdict<NumberAnswer>; steps: ProgressStep[] } {
  const { week, step: key, typed, lines } = input;
  const stored = stepOf(progress.steps, key);
  const step =
    clock.supportsIn(week).earlyHints && !stored.hints
      ? { ...stored, hints: AFTER_FIRST_HINT }
      : stored;
  const steps = step === stored ? progress.steps : progress.steps.with(stepIndex(key), step);
  const card = { snapshot, steps, week, level: scoringRulesOf(progress) };
  const verdict = judge(
    { ...stepState(steps, key), bringsLines: addsFirstLines(lines, step.lastWrong) },
    parseNumberAnswer(typed),
    stepAnswerKey(card, key, lines),
    now,
  );
  const changed = stepAfter(step, verdict, input, now, () => stepContext(card, key));
  return {
    verdict,
    steps: changed === step ? progress.steps : steps.with(stepIndex(key), changed),
  };
}

/** The step after a verdict: the same object if nothing changes. */
function stepAfter(
  before: ProgressStep,
  verdict: Verdict<NumberAnswer>,
  { lines, estimate }: SubmitStepInput,
  now: Date,
  context: () => StepContext,
): ProgressStep {
  if (verdict.reason === 'shortest') return { ...before, simplified: true };
  if (verdict.reason === 'with-lines' && before.lastWrong) {
    // The lines tell more of a first try that came without them.
    const work = { answer: before.lastWrong.answer, lines };
    const isFirst = before.firstWrong !== undefined && before.attempts === 1;
    const shown = mistakeFields(before, { isFirst, context, work }, verdict.hint);
    return { ...before, ...shown, lastWrong: { ...before.lastWrong, lines } };
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
    const shown = mistakeFields(step, { isFirst, context, work }, verdict.hint);
    return { ...step, attempts, hints, ...shown, ...pause, lastWrong };
  }
  const { lastWrong: _wrong, pausedAt: _paused, ...rest } = step;
  const together = isWorkedTogether(step.hints) ? { together: true } : {};
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

/** The result of a try in codes and values, which a repeated request is answered from. */
export type StepResult = Omit<StepVerdictDto, keyof VerdictDto | 'award' | 'guess'> & {
  verdict: VerdictDetails<Hint>;
  award: CardAwardDto;
  estimate?: number | undefined;
};

/** A right step comes with what it shows from then on: the page may not know of it yet. */
function stepVerdictDto(
  { verdict, award, estimate, ...values }: StepResult,
  progress: StudentWeeklyProgress,
  { snapshot, profile }: StudentInTransaction,
): StepVerdictDto {
  const { steps, week } = progress;
  const card = { snapshot, steps, week, level: scoringRulesOf(progress) };
  return {
    ...verdictDto(verdict, 'score-card', hintWords),
    ...values,
    ...guessDto(values.step, estimate, values.own ?? values.tried, values.own !== null),
    award: { given: award.given, possibleNow: award.possibleNow },
    ...(verdict.outcome === 'right'
      ? practiceAfterRightDto(card, values.step, profile.studentId)
      : {}),
  };
}

function stepResult(
  verdict: Verdict<NumberAnswer>,
  steps: readonly ProgressStep[],
  key: StepKey,
): StepResult {
  const { attempts, simplified, correct, answer, lastWrong, estimate } = stepOf(steps, key);
  return {
    verdict: toVerdictDetails(verdict),
    step: key,
    attempts,
    simplified,
    own: correct ? answer : null,
    finished: steps.every((each) => each.correct),
    award: awardDto(steps),
    ...(estimate === undefined ? {} : { estimate }),
    ...(verdict.outcome === 'wrong' && lastWrong ? { tried: lastWrong.answer } : {}),
  };
}

/**
 * Also awards what the card has earned. It reads once more before it writes, so nothing may be
 * written in the transaction before it.
 */
async function saveScoreCard(
  transaction: Transaction,
  { profile, clock, now }: StudentInTransaction,
  { work, drawnLineup }: OpenCard,
  { steps, recentTries }: { steps: ProgressStep[]; recentTries: StoredTryResult[] },
): Promise<void> {
  const lastAnswerAt = timestampFromDate(now);
  const { steps: fullWeek } = clock.supportsIn(work.progress.week);
  const hasOwnWeek = fullWeek < STEP_COUNT || work.progress.fullWeek !== undefined;
  const changed = withProgress(work, {
    steps,
    recentTries,
    lastAnswerAt,
    ...(hasOwnWeek ? { fullWeek } : {}),
  });
  const right = steps.filter(({ correct }) => correct).length;
  const isFull = right >= fullWeek;
  await saveStudentWeekAndAwards(
    transaction,
    isFull ? withTaskDone(changed, 2, now) : changed,
    now,
  );
  const known = learnedReasons(work.progress.steps);
  for (const reason of learnedReasons(steps).filter((each) => !known.includes(each)))
    transaction.set(
      helmetStickers,
      weekSticker({ ...work, week: work.progress.week }, reason, now),
    );
  if (drawnLineup) transaction.create(studentLineups, drawnLineup);
  const { correctedWeeks = [] } = profile;
  // Whole again after a correction of the NFL.
  if (right === steps.length && correctedWeeks.includes(work.progress.week)) {
    const left = correctedWeeks.filter((week) => week !== work.progress.week);
    transaction.merge(studentProfiles, profile.id, { correctedWeeks: left });
  }
}

function appendTry(
  transaction: Transaction,
  student: StudentInTransaction,
  operation: Operation,
  { formulaLevel, formulaSet, steps }: StudentWeeklyProgress,
  { week, step, typed, lines, estimate }: SubmitStepInput,
  tried: Try<NumberAnswer>,
  result: StepResult,
): void {
  const set =
    formulaSet && formulaSetForPosition(formulaSet, step === 'TEAM' ? null : positionOfSlot(step));
  const by = { formulaLevel, ...(set ? { formulaSet: set } : {}) };
  const attempt = tryDocument(
    student,
    operation,
    { week, by, typed, lines, estimate },
    tried,
    result,
  );
  if (step === 'TEAM') {
    const addends = verifiedAnswers(steps).map(({ value }) => value);
    transaction.create(studentTeamScoreAttempts, { ...attempt, step, addends });
  } else
    transaction.create(studentPlayerScoreAttempts, {
      ...attempt,
      step,
      playerId: steps[stepIndex(step)]?.playerId ?? 0,
    });
}
