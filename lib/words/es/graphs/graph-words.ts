import type { ChartTable } from '@/lib/domain/graphs/chart-data';
import type { GraphType } from '@/lib/domain/graphs/graph-names';
import type { ChartTextAlternative, GraphWords } from '../../en/graphs/graph-words';

/** `fromTable` reads a table in each language, so there is only the English one. */
export type SpanishGraphWords<Type extends GraphType> = Omit<GraphWords<Type>, 'fromTable'>;

export const ONE_STATISTIC_FIELD = ['Estadística'];

/** The numbers of a chart with a caption. */
export function captionedChartTable<Data extends { title: string }>(
  words: Pick<ChartTextAlternative<Data>, 'table'>,
  chart: Data,
): ChartTable {
  return { caption: chart.title || 'Los números de esta gráfica', ...words.table(chart) };
}
