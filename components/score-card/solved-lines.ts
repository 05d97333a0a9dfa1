import type { LineBoxControls } from '@/components/math/line-box';
import { typedTextOfLines } from '@/components/outbox/own-lines';
import type { ScoreStepDto } from '@/lib/data/score-card/dto';
import { isSumOfProducts, type StudentWorkLine } from '@/lib/domain/answers/lines';
import type { MixedNumber } from '@/lib/domain/numbers/mixed';
import type { StepHistory } from './step-board';

type FormulaPart = { count: number; rate: MixedNumber };

/** The parts of a line: a count at its rate, or a starter's points. */
function partAt(
  place: number,
  { terms }: ScoreStepDto,
  players: readonly ScoreStepDto[],
): FormulaPart[] {
  const own = terms.length > 0 ? null : players[place]?.own;
  return [terms[place], own && { count: 1, rate: own }].filter((part) => !!part);
}

/** The boxes of a right step: their content, and what was corrected on the way. */
export function solvedLineBoxControls(
  { lines, misfits }: StepHistory,
  step: ScoreStepDto,
  players: readonly ScoreStepDto[],
): LineBoxControls {
  const typedOf = (of: StudentWorkLine['of']) => typedTextOfLines(lines, of);
  return {
    typedOf,
    markOf(of) {
      const typed = typedOf(of);
      if (typed === '') return null;
      // The step is right, so its sum is no longer secret. Two slips may cancel out, so such a line
      // still deserves a look.
      const parts = of.flatMap((place) => partAt(place, step, players));
      if (!isSumOfProducts(parts, typed)) return 'look';
      return misfits.includes(of.join()) ? 'fixed' : 'right';
    },
  };
}
