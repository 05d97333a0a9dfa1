import type { LastTryDto } from '@/lib/data/score-card/dto';
import { WRONG_ANSWER } from '@/lib/data/score-card/steps';
import { type HintState, NO_HINTS_YET, nextHint } from '@/lib/domain/answers/hints';
import type { PlayerContext } from '@/lib/domain/answers/step-context';
import { fromMixed } from '@/lib/domain/fractions';
import type { DraftScoreAttempt } from '@/lib/store/collections';

/** How far the hints have come, found by giving them again: the tries themselves are all there is to remember. */
export function hintStateAfter(context: PlayerContext, tries: readonly DraftScoreAttempt[]): HintState {
  return tries.reduce((state, { answer }) => nextHint(context, answer, state).state, NO_HINTS_YET);
}

/**
 * The newest try with its hint, made again from the tries. Undefined where there is none, and where the answer would be right now: by the
 * formulas of another level, or since a correction of the NFL.
 *
 * @param tries in order.
 */
export function lastScoutingTry(context: PlayerContext, tries: readonly DraftScoreAttempt[]): LastTryDto | undefined {
  const newest = tries.at(-1);
  if (!newest || newest.correct || fromMixed(newest.answer).equals(context.total)) return undefined;
  const { hint } = nextHint(context, newest.answer, hintStateAfter(context, tries.slice(0, -1)));
  return { message: WRONG_ANSWER, tried: newest.answer, hint };
}
