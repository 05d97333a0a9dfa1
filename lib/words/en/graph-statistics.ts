import type { GraphUnit } from '@/lib/domain/football/statistics';
import { formatChartNumber } from '@/lib/domain/graphs/chart-data';
import type { ChartWords } from '@/lib/domain/graphs/graph-rules';
import { findGraphStatistic } from '@/lib/domain/graphs/graph-source';
import { statisticNameForCount } from './names';

/** "Passing yards". A field that no graph shows stays as it is. */
export const statisticLabel = (field: string): string => findGraphStatistic(field)?.label ?? field;
/** In a sentence: "passing yards". */
export const statisticName = (field: string): string => statisticLabel(field).toLowerCase();
/** "84 passing yards". */
export const statisticValueText = (value: number, field: string): string =>
  `${formatChartNumber(value)} ${statisticNameForCount(statisticLabel(field), value)}`;

export const unitText = (unit: GraphUnit): string => unit;
/** The unit of a statistic; nothing for a field that no graph shows. */
export const statisticUnitText = (field: string): string => findGraphStatistic(field)?.unit ?? '';
/** "78 yards". */
export const valueWithUnitText = (value: number, field: string): string =>
  `${formatChartNumber(value)} ${statisticNameForCount(statisticUnitText(field), value)}`.trim();

/** The words in the data of a chart that a student builds. */
export const BUILT_CHART_WORDS: ChartWords = {
  statistic: statisticLabel,
  unit: unitText,
  week: (week) => `week ${week}`,
  stemKey: ({ stem, leaf, value, unit }) => `${stem} | ${leaf} means ${value} ${unit}`.trim(),
};
