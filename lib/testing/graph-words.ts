import type { ChartTable } from '@/lib/domain/graphs/chart-data';
import type { GraphType } from '@/lib/domain/graphs/graph-names';
import type { Chart, LessonFigure } from '@/lib/domain/graphs/graph-type';
import { type GraphWords, tableOf } from '@/words/graphs/graph-words';
import { GRAPH_WORDS } from '@/words/graphs/registry';

/** The words of charts and pictures of any type. */
const wordsOf = (type: GraphType) => GRAPH_WORDS[type] as GraphWords<never>;

export const describeChart = (chart: Chart): string => wordsOf(chart.type).describe(chart as never);
export const tableOfChart = (chart: Chart): ChartTable =>
  tableOf(wordsOf(chart.type), chart as never);

export function figureWords(figure: LessonFigure): string | null {
  return wordsOf(figure.kind === 'dots' ? 'stem-and-leaf' : figure.kind).figure(figure as never);
}
