import { fromMixed } from '@/lib/domain/numbers/fractions';
import type { MixedNumber } from '@/lib/domain/numbers/mixed';
import { type HintState, NO_HINTS_YET, nextHint } from './hints';
import { type AnswerKey, gradeNumber } from './judge';
import type { StudentWorkLine } from './lines';
import { isRoundedDecimal, type NumberAnswer } from './read';
import type { StepContext } from './step-context';

export type SumTryHistory = {
  readonly hints?: HintState | undefined;
  readonly lastWrong?: { readonly answer: MixedNumber; readonly hints: HintState } | undefined;
};

type Sum = {
  /**
   * Called only once an answer is graded: a team has no total before all its starters are right.
   */
  context(): StepContext;
  tried(): SumTryHistory;
  readonly lines?: readonly StudentWorkLine[] | undefined;
  readonly highestLevel?: number;
};

export function sumAnswerKey({
  context,
  tried,
  lines,
  highestLevel,
}: Sum): AnswerKey<NumberAnswer> {
  return {
    grade: ({ value }) => gradeNumber(value, context().total),
    isRounded: (decimal) => isRoundedDecimal(decimal, context().total),
    hint: ({ value }) => {
      const { hints = NO_HINTS_YET, lastWrong } = tried();
      // The same wrong answer again, now with lines, gets the hint it had before.
      const isAgain = lastWrong && fromMixed(lastWrong.answer).equals(fromMixed(value));
      return nextHint(
        context(),
        { answer: value, lines },
        isAgain ? lastWrong.hints : hints,
        highestLevel,
      );
    },
  };
}
