import type { FormulaTermDto } from '@/lib/data/score-card/dto';
import { toMixed } from '@/lib/domain/fractions';
import type { PositionCode } from '@/lib/domain/positions';
import { type FormulaLevel, formulaTerms, type GameStats, termCount } from '@/lib/domain/scoring';

/** The lines a student works through: each real count beside its rate, the products left open. */
export function formulaTermDtos(position: PositionCode, level: FormulaLevel, stats: GameStats): FormulaTermDto[] {
  return formulaTerms(position, level).map((term) => ({
    field: term.field,
    label: term.label,
    count: termCount(term, stats),
    rate: toMixed(term.rate),
    rule: term.rule,
  }));
}
