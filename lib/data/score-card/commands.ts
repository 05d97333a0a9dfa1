import type { Viewer, WritingStudent } from '@/lib/data/access/viewer';
import type { Operation } from '@/lib/data/operations';
import { saveStudentWeek, withProgress, withTaskDone } from '@/lib/data/week/student-week';
import { type Hint, isTogether, NO_HINTS_YET } from '@/lib/domain/answers/hints';
import { judge, type Try, type Verdict } from '@/lib/domain/answers/judge';
import { type NumberAnswer, readNumber } from '@/lib/domain/answers/read';
import { tryHold } from '@/lib/domain/answers/tries';
import { rulesOf } from '@/lib/domain/football/formulas';
import { setAt } from '@/lib/domain/football/own-formulas';
import { positionOfSlot, type StepKey } from '@/lib/domain/football/positions';
import { inLowestTerms } from '@/lib/domain/numbers/fractions';
import { timestampFromDate } from '@/lib/domain/time/timestamp';
import { stepIndex } from '@/lib/domain/week/steps';
import {
  studentPlayerScoreAttempts,
  studentTeamScoreAttempts,
} from '@/lib/store/collections/attempts';
import { studentProfiles } from '@/lib/store/collections/profiles';
import {
  type ProgressStep,
  type StudentWeeklyProgress,
  studentWeeklyProgress,
} from '@/lib/store/collections/progress';
import { studentLineups } from '@/lib/store/collections/teams';
import type { Transaction } from '@/lib/store/port';
import { hintWords } from '@/words/hints';
import type { ToldVerdict } from '@/words/verdicts';
import {
  answerOnce,
  besideSum,
  bringsLines,
  type KeptTry,
  tryDocument,
  verdictDto,
  withoutTry,
} from './answer-once';
import type { StepVerdictDto, SubmitStepInput, VerdictDto } from './dto';
import { type OpenCard, openScoreCard } from './open-card';
import {
  awardDto,
  type CardAward,
  cardAward,
  guessDto,
  stepAnswerKey,
  stepOf,
  stepState,
  verifiedAnswers,
} from './steps';
import { afterRightDto } from './twins';

/**
 * One try at one step of a score card, judged by the stored statistics as {@link judge} says; TEAM
 * comes after the eight starters. A try is appended; the ninth right step gives the MVP points and
 * ticks the task, all in the same transaction. Repeating an operation id with the same body answers
 * what it answered the first time; with another body it is 'conflict'. Throws as `openScoreCard`.
 */
export async function submitStep(viewer: Viewer, input: SubmitStepInput): Promise<StepVerdictDto> {
  const { week, step: key, typed, lines, operationId } = input;
  const body = [week, key, typed.whole, typed.numerator, typed.denominator, ...besideSum(input)];
  return answerOnce<StepVerdictDto, KeptStepVerdict>(
    viewer,
    { operationId, body, weekAsTold: true },
    async (transaction, student, { operation, isRepeat, before }) => {
      const { snapshot, now } = student;
      const card = await openScoreCard(transaction, student, week);
      const { progress } = card.work;
      const { steps } = progress;
      const level = rulesOf(progress);
      const step = stepOf(steps, key);
      const state = { ...stepState(steps, key), bringsLines: bringsLines(lines, step.lastWrong) };
      /** With what a step that is right has: the page may know nothing of it yet. */
      const tell = (result: KeptStepVerdict, now: readonly ProgressStep[]): StepVerdictDto => ({
        ...told(result),
        ...(result.verdict.outcome === 'right'
          ? afterRightDto(
              { snapshot, steps: [...now], week, level },
              key,
              student.profile.studentId,
            )
          : {}),
      });
      const verdict = judge(
        state,
        readNumber(typed),
        stepAnswerKey({ snapshot, steps, week, level }, key, lines),
        now,
      );

      const find = 'tried' in verdict && !isRepeat ? findTryOfOtherKindIn : findTryIn;
      const earlier = await before(
        transaction,
        await find(transaction, operation, key, step),
        tryHold(state, now),
        (result) => tell(result, steps),
      );
      if (earlier) return earlier;

      const index = stepIndex(key);
      if (verdict.reason === 'shortest') {
        const shortened = steps.with(index, { ...step, simplified: true });
        transaction.merge(studentWeeklyProgress, progress.id, { steps: shortened });
        return tell(stepVerdict(verdict, shortened, key), shortened);
      }
      if (verdict.reason === 'with-lines' && step.lastWrong) {
        // The lines tell more of a first try that came without them.
        const first =
          step.firstWrong && step.attempts === 1
            ? { firstWrong: missed(step.firstWrong.tag, verdict.hint) }
            : {};
        const looked = steps.with(index, {
          ...step,
          ...first,
          lastWrong: { ...step.lastWrong, lines },
        });
        transaction.merge(studentWeeklyProgress, progress.id, { steps: looked });
        return tell(stepVerdict(verdict, looked, key), looked);
      }
      if (!('tried' in verdict)) return tell(stepVerdict(verdict, steps, key), steps);
      const after = steps.with(index, stepAfter(step, verdict, input, now));
      await saveScoreCard(transaction, student, card, after);
      const result = stepVerdict(verdict, after, key);
      appendTry(
        transaction,
        student,
        operation,
        { ...progress, steps: after },
        input,
        verdict.tried,
        result,
      );
      return tell(result, after);
    },
  );
}

type Tried = Extract<Verdict<NumberAnswer>, { tried: unknown }>;

function stepAfter(
  before: ProgressStep,
  verdict: Tried,
  { lines, estimate }: SubmitStepInput,
  now: Date,
): ProgressStep {
  const { attempts, answer, simplified } = verdict.tried;
  // A guess is one that came before the first answer.
  const step = estimate === undefined || before.attempts > 0 ? before : { ...before, estimate };
  if (verdict.outcome === 'wrong') {
    const { hints, pause } = verdict.tried;
    const lastWrong = {
      answer: answer.value,
      ...(lines ? { lines } : {}),
      hints: step.hints ?? NO_HINTS_YET,
    };
    const first =
      step.attempts === 0 ? { firstWrong: missed(verdict.tried.tag, verdict.hint) } : {};
    return { ...step, attempts, hints, ...first, ...pause, lastWrong };
  }
  const { lastWrong: _wrong, pausedAt: _paused, ...rest } = step;
  const together = isTogether(step.hints) ? { together: true } : {};
  // Work that was in time stays in time when the NFL corrects the game later.
  const completedAt = step.correction?.completedAt ?? timestampFromDate(now);
  const longForm = verdict.reason === 'not-simplified' ? { longForm: true as const } : {};
  return {
    ...rest,
    ...longForm,
    attempts,
    correct: true,
    answer: inLowestTerms(answer.value),
    simplified,
    completedAt,
    ...together,
  };
}

/** What a wrong answer says about skills. */
function missed(tag: string | null, { lines }: Hint): ProgressStep['firstWrong'] {
  if (!lines) return { tag };
  return {
    tag,
    lines: lines.marks.flatMap(({ of, fits }) => (fits ? [] : of)),
    addsUp: lines.addsUp,
  };
}

/** What a try keeps of what was told, and how it is told. */
export type KeptStepVerdict = Omit<StepVerdictDto, keyof VerdictDto | 'award' | 'guess'> & {
  verdict: ToldVerdict<Hint>;
  award: CardAward;
  estimate?: number | undefined;
};

const told = ({ verdict, award, estimate, ...values }: KeptStepVerdict): StepVerdictDto => ({
  ...verdictDto(verdict, 'score-card', hintWords),
  ...values,
  ...guessDto(values.step, estimate, values.own ?? values.tried, values.own !== null),
  award: awardDto(award),
});

function stepVerdict(
  verdict: Verdict<NumberAnswer>,
  steps: readonly ProgressStep[],
  key: StepKey,
): KeptStepVerdict {
  const { attempts, simplified, correct, answer, lastWrong, estimate } = stepOf(steps, key);
  return {
    verdict: withoutTry(verdict),
    step: key,
    attempts,
    simplified,
    own: correct ? answer : null,
    finished: steps.every((each) => each.correct),
    award: cardAward(steps),
    ...(estimate === undefined ? {} : { estimate }),
    ...(verdict.outcome === 'wrong' && lastWrong ? { tried: lastWrong.answer } : {}),
  };
}

/** The try that an operation left on any step. */
async function findTryIn(transaction: Transaction, { id }: Operation): Promise<KeptTry | null> {
  return (
    (await transaction.get(studentPlayerScoreAttempts, id)) ??
    transaction.get(studentTeamScoreAttempts, id)
  );
}

/**
 * As {@link findTryIn}, for an answer whose own try the store is about to refuse if there is one:
 * only the other kind is looked at. A team's try comes after the starters', so a starter's id can
 * be among the team's only when the step was opened again since.
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

/**
 * Writes a card on which one step was tried, and gives what it has earned. Reads once more before
 * it writes.
 */
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
  { formulaLevel, formulaSet, steps }: StudentWeeklyProgress,
  { week, step, typed, lines, estimate }: SubmitStepInput,
  tried: Try<NumberAnswer>,
  result: { verdict: ToldVerdict },
): void {
  const set = formulaSet && setAt(formulaSet, step === 'TEAM' ? null : positionOfSlot(step));
  const by = { formulaLevel, ...(set ? { formulaSet: set } : {}) };
  const kept = tryDocument(student, operation, { week, by, typed, lines, estimate }, tried, result);
  if (step === 'TEAM') {
    const addends = verifiedAnswers(steps).map(({ value }) => value);
    transaction.create(studentTeamScoreAttempts, { ...kept, step, addends });
  } else
    transaction.create(studentPlayerScoreAttempts, {
      ...kept,
      step,
      playerId: steps[stepIndex(step)]?.playerId ?? 0,
    });
}
