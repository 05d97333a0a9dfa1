import { greatestCommonDivisor } from '../numbers/mixed';
import { formulaLines, type Rules, scoredCountables } from './formulas';
import { POSITIONS, type PositionCode } from './positions';
import { formulaTerms, termCount } from './scoring';
import { fieldsOf, type GameStats, rowFor } from './statistics';

/**
 * How much some rules ask of a card, counted on real games: several numbers, as no single one says
 * how hard a card is.
 */
export type FormulaMeter = {
  /** How many games were counted. */
  readonly games: number;
  /** Lines of a card. */
  readonly lines: number;
  /** Lines that come to a fraction, on all cards together. */
  readonly fractions: number;
  /** Cards with at least two different denominators, in lowest terms. */
  readonly unlike: number;
  /** The largest common denominator of a card. */
  readonly largest: number;
  /** Cards with a line below zero. */
  readonly belowZero: number;
};

/**
 * The denominators of a card's lines, in lowest terms, 1 for a whole number; and whether a line is
 * below zero.
 */
function cardOf(position: PositionCode, rules: Rules, stats: GameStats) {
  const parts = formulaTerms(position, rules).map(({ rate, ...term }) => {
    const points = Number(rate.n) * termCount(term, stats);
    const denominator = Number(rate.d);
    return {
      denominator: denominator / greatestCommonDivisor(Math.abs(points), denominator),
      isBelow: points * Number(rate.s) < 0,
    };
  });
  return {
    denominators: parts.map((part) => part.denominator),
    isBelow: parts.some((part) => part.isBelow),
  };
}

export const commonOf = (denominators: readonly number[]): number =>
  denominators.reduce((common, each) => (common * each) / greatestCommonDivisor(common, each), 1);

export function measureFormulas(
  position: PositionCode,
  rules: Rules,
  games: readonly GameStats[],
): FormulaMeter {
  const meter = {
    games: games.length,
    lines: formulaLines(position, rules).length,
    fractions: 0,
    unlike: 0,
    largest: 1,
    belowZero: 0,
  };
  for (const stats of games) {
    const { denominators, isBelow } = cardOf(position, rules, stats);
    const fractions = denominators.filter((each) => each > 1);
    meter.fractions += fractions.length;
    if (new Set(fractions).size > 1) meter.unlike += 1;
    meter.largest = Math.max(meter.largest, commonOf(fractions));
    if (isBelow) meter.belowZero += 1;
  }
  return meter;
}

/**
 * Whether a game is one that a class would work out: with yards of the position's own kind of play
 * where it has some, else with anything that scores. A back who never ran would make every set look
 * easier than it is.
 */
export function isCountedGame(position: PositionCode, stats: GameStats): boolean {
  const scored = scoredCountables(position);
  const [own] = POSITIONS[position].plays;
  const yards = scored.filter(
    (name) => rowFor(name).family === 'yards' && rowFor(name).play === own,
  );
  return (yards.length > 0 ? yards : scored).some(
    (name) => termCount({ fields: fieldsOf(name) }, stats) !== 0,
  );
}
