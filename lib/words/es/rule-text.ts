import { type FormulaTerm, isStatisticScoredAtAnyPosition } from '@/lib/domain/football/scoring';
import { isStatistic, statisticInfo } from '@/lib/domain/football/statistics';
import { formatAsMixedNumber } from '@/lib/domain/numbers/fractions';
import { statisticWordForms } from './football';

/**
 * "84 yardas por carrera", "1 gol de campo de 50 yardas o más"; null for a column that no formula
 * uses.
 */
export function findScoredStatisticCountText(field: string, count: number): string | null {
  if (!isStatistic(field) || !isStatisticScoredAtAnyPosition(field)) return null;
  const { one, many } = statisticWordForms(field);
  return `${count} ${Math.abs(count) === 1 ? one : many}`;
}

/** A line of a formula: "1 punto por cada 20 yardas por pase". */
export function formulaLineText({ counted, rate }: Pick<FormulaTerm, 'counted' | 'rate'>): string {
  const { one, many } = statisticWordForms(counted);
  const isOne = rate.s > 0n && rate.n === 1n;
  if (statisticInfo(counted).family === 'yards' && isOne && rate.d > 1n)
    return `1 punto por cada ${rate.d} ${many}`;
  const points =
    rate.n === rate.d ? 'punto' : rate.n < rate.d && rate.n > 0n ? 'de punto' : 'puntos';
  return `${formatAsMixedNumber(rate)} ${points} por cada ${one}`;
}
