import type { FormulaTermDto } from '@/lib/data/score-card/dto';
import type { FormulaLevel } from '@/lib/domain/football/formulas';
import type { PositionCode } from '@/lib/domain/football/positions';
import { type FormulaTerm, formulaTerms, termCount } from '@/lib/domain/football/scoring';
import type { GameStats } from '@/lib/domain/football/statistics';
import { toMixed } from '@/lib/domain/fractions';
import type { MixedNumber } from '@/lib/domain/mixed-number';

/** The lines a student works through: each real count beside its rate, the products left open. */
export function formulaTermDtos(position: PositionCode, level: FormulaLevel, stats: GameStats): FormulaTermDto[] {
  return formulaTerms(position, level).map((term) => ({
    label: term.label,
    count: termCount(term, stats),
    rate: mixedRate(term),
    rule: term.rule,
  }));
}

/** A formula's terms are the same objects each time. */
const mixedRates = new WeakMap<FormulaTerm, MixedNumber>();

function mixedRate(term: FormulaTerm): MixedNumber {
  const rate = mixedRates.get(term) ?? toMixed(term.rate);
  mixedRates.set(term, rate);
  return rate;
}
