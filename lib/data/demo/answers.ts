import type { TypedAnswer } from '@/lib/data/score-card/dto';
import { type FormulaLevel, otherLevels } from '@/lib/domain/football/formulas';
import { type PositionCode, positionOfSlot, type StepKey } from '@/lib/domain/football/positions';
import { formulaTerms, scoreGame, termCount } from '@/lib/domain/football/scoring';
import type { GameStats } from '@/lib/domain/football/statistics';
import { type Rational, rational, sumRationals, toMixed } from '@/lib/domain/numbers/fractions';
import { pickRandom, type RandomSource } from '@/lib/domain/numbers/random';

/**
 * A value as a student writes it in the three boxes; a fraction that is not simplified has both
 * parts doubled.
 */
export function answerAsTyped(value: Rational, simplified: boolean): TypedAnswer {
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

/**
 * A wrong answer as students really give them: a term left out, the other level's formula, a
 * fraction turned over, one too many. Never equal to `correct`.
 */
export function wrongAnswer(
  {
    key,
    level,
    stats,
    correct,
  }: { key: StepKey; level: FormulaLevel; stats: GameStats | null; correct: Rational },
  random: RandomSource,
): Rational {
  const position = key === 'TEAM' ? null : positionOfSlot(key);
  const mistakes = position && stats ? formulaMistakes(position, level, stats) : [];
  const slips = [
    correct.add(rational(1)),
    correct.sub(rational(1)),
    correct.add(rational(1, 10)),
    turnedOver(correct),
  ];
  const wrong = [...mistakes, ...mistakes, ...slips].filter((value) => !value.equals(correct));
  return pickRandom(wrong, random) ?? correct.add(rational(1));
}

function formulaMistakes(
  position: PositionCode,
  level: FormulaLevel,
  stats: GameStats,
): Rational[] {
  const products = formulaTerms(position, level).map((term) =>
    term.rate.mul(termCount(term, stats)),
  );
  const oneLeftOut = products.map((_, left) =>
    sumRationals(products.filter((_product, index) => index !== left)),
  );
  return [...otherLevels(level).map((other) => scoreGame(position, other, stats)), ...oneLeftOut];
}

/** 2 3/5 becomes 2 5/3: the parts of the fraction in each other's place. */
function turnedOver(value: Rational): Rational {
  const { wholeNumber, numerator, denominator } = toMixed(value);
  return numerator <= 0 || wholeNumber < 0
    ? value
    : rational(wholeNumber).add(rational(denominator, numerator));
}
