import type { TypedAnswer } from '@/lib/data/score-card/dto';
import { parseMixedNumberBoxes } from '@/lib/domain/answers/read';
import { type FormulaLevel, otherLevels } from '@/lib/domain/football/formulas';
import { type PositionCode, positionOfSlot, type StepKey } from '@/lib/domain/football/positions';
import { formulaTerms, statisticTotalOfTerm } from '@/lib/domain/football/scoring';
import type { GameStats } from '@/lib/domain/football/statistics';
import {
  type Rational,
  rational,
  sumRationals,
  toMixed,
  ZERO,
} from '@/lib/domain/numbers/fractions';
import { pickRandom, type RandomSource } from '@/lib/domain/numbers/random';

/** A fraction that is not simplified has both parts doubled. */
export function typedAnswerOfRational(value: Rational, simplified: boolean): TypedAnswer {
  const { wholeNumber, numerator, denominator } = toMixed(value);
  const whole = wholeNumber === 0 && numerator !== 0 ? '' : String(wholeNumber);
  if (numerator === 0) return { whole, numerator: '', denominator: '' };
  const factor = simplified ? 1 : 2;
  return {
    whole,
    numerator: String(numerator * factor),
    denominator: String(denominator * factor),
  };
}

export function parseInventedAnswer(typed: TypedAnswer) {
  const parsed = parseMixedNumberBoxes(typed);
  if (parsed.ok) return parsed.value;
  throw new Error(
    `The demo typed what the app refuses (${JSON.stringify(typed)}): ${parsed.problem}`,
  );
}

/** A wrong answer and the points of each line; after a slip in the sum, the lines are right. */
type WrongAnswer = { readonly value: Rational; readonly products: readonly Rational[] };

/**
 * A wrong answer as students really give them: a term left out, the other level's formula, a
 * fraction turned over, one too many. Never equal to `correct`.
 */
export function inventWrongAnswer(
  {
    key,
    level,
    stats,
    correct,
  }: { key: StepKey; level: FormulaLevel; stats: GameStats | null; correct: Rational },
  random: RandomSource,
): WrongAnswer {
  const position = key === 'TEAM' ? null : positionOfSlot(key);
  const products = position && stats ? productsOf(position, level, stats) : [];
  const mistakes = position && stats ? formulaMistakes(position, level, stats) : [];
  const slips = [
    correct.add(rational(1)),
    correct.sub(rational(1)),
    correct.add(rational(1, 10)),
    withFractionUpsideDown(correct),
  ].map((value): WrongAnswer => ({ value, products }));
  const wrong = [...mistakes, ...mistakes, ...slips].filter(({ value }) => !value.equals(correct));
  return pickRandom(wrong, random) ?? { value: correct.add(rational(1)), products };
}

const productsOf = (position: PositionCode, level: FormulaLevel, stats: GameStats): Rational[] =>
  formulaTerms(position, level).map((term) => term.rate.mul(statisticTotalOfTerm(term, stats)));

function formulaMistakes(
  position: PositionCode,
  level: FormulaLevel,
  stats: GameStats,
): WrongAnswer[] {
  const products = productsOf(position, level, stats);
  const oneLeftOut = products.map((_, left) => products.with(left, ZERO));
  const byOthers = otherLevels(level).map((other) => productsOf(position, other, stats));
  return [...byOthers, ...oneLeftOut].map((wrong) => ({
    value: sumRationals(wrong),
    products: wrong,
  }));
}

/** 2 3/5 becomes 2 5/3. */
function withFractionUpsideDown(value: Rational): Rational {
  const { wholeNumber, numerator, denominator } = toMixed(value);
  return numerator <= 0 || wholeNumber < 0
    ? value
    : rational(wholeNumber).add(rational(denominator, numerator));
}
