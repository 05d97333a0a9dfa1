import { fromMixed } from '@/lib/domain/numbers/fractions';
import type { MixedNumber } from '@/lib/domain/numbers/mixed';
import { type HintState, NO_HINTS_YET, nextHint } from './hints';
import { type AnswerKey, gradeNumber } from './judge';
import type { OwnLine } from './lines';
import { isRounded, type NumberAnswer } from './read';
import type { StepContext } from './step-context';

/**
 * How far the hints of one sum have come, and how far they had come before its newest wrong answer.
 */
export type TriedSum = {
  readonly hints?: HintState | undefined;
  readonly lastWrong?: { readonly answer: MixedNumber; readonly hints: HintState } | undefined;
};

type Sum = {
  /** Made only for an answer that is looked at: before the starters are right, a team has none. */
  context(): StepContext;
  /** Asked for wrong answers only. */
  tried(): TriedSum;
  readonly lines?: readonly OwnLine[] | undefined;
  /** Where the ladder of hints ends, as {@link nextHint} takes it. */
  readonly lastRung?: number;
};

/** What an answer to a sum is compared with: on a card, at a game to scout, or on a twin. */
export function sumKey({ context, tried, lines, lastRung }: Sum): AnswerKey<NumberAnswer> {
  return {
    grade: ({ value }) => gradeNumber(value, context().total),
    isRounded: (decimal) => isRounded(decimal, context().total),
    hint: ({ value }) => {
      const { hints = NO_HINTS_YET, lastWrong } = tried();
      // The newest wrong answer once more, now with its lines, has the hint that it had.
      const isAgain = lastWrong && fromMixed(lastWrong.answer).equals(fromMixed(value));
      return nextHint(
        context(),
        { answer: value, lines },
        isAgain ? lastWrong.hints : hints,
        lastRung,
      );
    },
  };
}
