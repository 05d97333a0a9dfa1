import { type FormulaTerm, isStatisticScoredAtAnyPosition } from '@/lib/domain/football/scoring';
import { isStatistic, statisticInfo } from '@/lib/domain/football/statistics';
import { formatAsMixedNumber } from '@/lib/domain/numbers/fractions';
import { statisticWordForms } from './football';

/**
 * "84 rushing yards", "1 field goal of 50 yards or more"; null for a column that no formula uses.
 */
export function findScoredStatisticCountText(field: string, count: number): string | null {
  if (!isStatistic(field) || !isStatisticScoredAtAnyPosition(field)) return null;
  const { one, many } = statisticWordForms(field);
  return `${count} ${Math.abs(count) === 1 ? one : many}`;
}

/** A line of a formula: "1 point for every 20 passing yards". */
export function formulaLineText({ counted, rate }: Pick<FormulaTerm, 'counted' | 'rate'>): string {
  const { one, many } = statisticWordForms(counted);
  const isOne = rate.s > 0n && rate.n === 1n;
  if (statisticInfo(counted).family === 'yards' && isOne && rate.d > 1n)
    return `1 point for every ${rate.d} ${many}`;
  return `${formatAsMixedNumber(rate)} ${rate.n > rate.d ? 'points' : 'point'} for each ${one}`;
}
