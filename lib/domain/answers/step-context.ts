import { fromMixed, type Rational, sumRationals } from '@/lib/domain/numbers/fractions';
import type { MixedNumber } from '@/lib/domain/numbers/mixed';
import type { ScoringRules } from '../football/formulas';
import type { PositionCode } from '../football/positions';
import { formulaTerms, statisticTotalOfTerm } from '../football/scoring';
import type { GameStats } from '../football/statistics';

/** A term of the formula with its product, or a starter of the team with the verified answer. */
export type SumLine = {
  /** For example "Rushing yards" or "Running Back 1". */
  label: string;
  value: Rational;
  /** The student's own number as one improper fraction, not reduced: 64/10 is not 32/5. */
  paper?: { readonly top: bigint; readonly bottom: bigint };
};

export type FormulaLine = SumLine & { fields: readonly string[]; count: number; rate: Rational };

export type StarterStats = { position: PositionCode; stats: GameStats };

/** A step's context holds the answer and must never leave the server. */
export type StepContext = PlayerStepContext | TeamStepContext;
export type PlayerStepContext = StarterStats & {
  kind: 'player';
  rules: ScoringRules;
  lines: readonly FormulaLine[];
  others: readonly StarterStats[];
  total: Rational;
};
export type TeamStepContext = { kind: 'team'; lines: readonly SumLine[]; total: Rational };

/** @throws RangeError if a statistic is not a whole number. */
export function makePlayerStepContext(
  own: StarterStats & { rules: ScoringRules; others?: readonly StarterStats[] },
): PlayerStepContext {
  const { position, stats, rules, others = [] } = own;
  const lines = formulaTerms(position, rules).map(({ label, fields, rate }): FormulaLine => {
    const count = statisticTotalOfTerm({ fields }, stats);
    return { label, fields, count, rate, value: rate.mul(count) };
  });
  return { kind: 'player', position, stats, rules, others, lines, total: totalOf(lines) };
}

export function makeTeamStepContext(
  starters: readonly { label: string; value: MixedNumber }[],
): TeamStepContext {
  const lines = starters.map(({ label, value }): SumLine => ({ label, value: fromMixed(value) }));
  return { kind: 'team', lines, total: totalOf(lines) };
}

function totalOf(lines: readonly SumLine[]): Rational {
  return sumRationals(lines.map(({ value }) => value));
}
