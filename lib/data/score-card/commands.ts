import type { Viewer } from '@/lib/data/access/viewer';
import { answerOnce, verdictDto, withoutTry } from '@/lib/data/answers';
import type { StepVerdictDto, SubmitStepInput, VerdictDto } from '@/lib/data/score-card/dto';
import { awardDto, type CardAward, cardAward, stepAnswerKey, stepOf, stepState } from '@/lib/data/score-card/steps';
import { appendTry, findTryIn, findTryOfOtherKindIn, openScoreCard, saveScoreCard } from '@/lib/data/score-card/stored-card';
import { type Hint, NO_HINTS_YET } from '@/lib/domain/answers/hints';
import { judge, type Verdict } from '@/lib/domain/answers/judge';
import { type NumberAnswer, readNumber } from '@/lib/domain/answers/read';
import { tryHold } from '@/lib/domain/answers/tries';
import type { StepKey } from '@/lib/domain/football/positions';
import { inLowestTerms } from '@/lib/domain/numbers/fractions';
import { timestampFromDate } from '@/lib/domain/time/timestamp';
import { stepIndex } from '@/lib/domain/week/steps';
import { type ProgressStep, studentWeeklyProgress } from '@/lib/store/collections/progress';
import { hintWords } from '@/words/hints';
import type { ToldVerdict } from '@/words/verdicts';

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
      const verdict = judge(state, readNumber(typed), stepAnswerKey(snapshot, steps, key, { week, level }), now);

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
