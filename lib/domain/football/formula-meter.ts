import { greatestCommonDivisor, leastCommonMultipleOfNumbers } from '../numbers/mixed';
import { formulaLines, type ScoringRules, statisticsScoredAtAnyLevel } from './formulas';
import { POSITIONS, type PositionCode } from './positions';
import { formulaTerms, statisticTotalOfTerm } from './scoring';
import { type GameStats, statisticInfo, storedFieldsOfStatistic } from './statistics';

/**
 * How much fraction work some rules make, counted on real games. There are several numbers, because
 * no single one shows how hard a card is.
 */
export type PositionFormulaDifficulty = {
  readonly games: number;
  readonly lines: number;
  readonly fractions: number;
  /** Cards with at least two different denominators, in lowest terms. */
  readonly unlike: number;
  readonly largest: number;
  readonly belowZero: number;
};

function cardOf(position: PositionCode, rules: ScoringRules, stats: GameStats) {
  const parts = formulaTerms(position, rules).map(({ rate, ...term }) => {
    const points = Number(rate.n) * statisticTotalOfTerm(term, stats);
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

export function measurePositionFormulaDifficulty(
  position: PositionCode,
  rules: ScoringRules,
  games: readonly GameStats[],
): PositionFormulaDifficulty {
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
    meter.largest = Math.max(meter.largest, leastCommonMultipleOfNumbers(fractions));
    if (isBelow) meter.belowZero += 1;
  }
  return meter;
}

/**
 * True for a game that a class would work out: with yards of the position's own kind of play if it
 * has any, or else with anything that scores. A running back who never ran would make every set
 * look too easy.
 */
export function canGameMeasureFormulaDifficulty(position: PositionCode, stats: GameStats): boolean {
  const scored = statisticsScoredAtAnyLevel(position);
  const [own] = POSITIONS[position].plays;
  const yards = scored.filter(
    (name) => statisticInfo(name).family === 'yards' && statisticInfo(name).play === own,
  );
  return (yards.length > 0 ? yards : scored).some(
    (name) => statisticTotalOfTerm({ fields: storedFieldsOfStatistic(name) }, stats) !== 0,
  );
}
