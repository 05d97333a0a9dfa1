import type { ChartTable } from '@/lib/domain/graphs/chart-data';
import type { ChartSentences } from '../../en/graphs/graph-words';

export const STATISTIC = ['Estadística'];

/** The numbers of a chart with a caption. */
export function tableOf<Data extends { title: string }>(
  words: Pick<ChartSentences<Data>, 'table'>,
  chart: Data,
): ChartTable {
  return { caption: chart.title || 'Los números de esta gráfica', ...words.table(chart) };
}
