import type { ChartTable } from '@/lib/domain/graphs/chart-data';
import type { GraphType } from '@/lib/domain/graphs/graph-names';
import type { Chart, LessonFigure } from '@/lib/domain/graphs/graph-type';
import type { GraphTable } from '@/lib/domain/graphs/handed-in-graph';
import { captionedChartTable, type GraphWords } from '@/words/graphs/graph-words';
import { GRAPH_WORDS } from '@/words/graphs/registry';

/** Texts for charts and pictures of any type. */
const wordsOf = (type: GraphType) => GRAPH_WORDS[type] as GraphWords<never>;

export const describeChart = (chart: Chart): string => wordsOf(chart.type).describe(chart as never);
export const tableOfChart = (chart: Chart): ChartTable =>
  captionedChartTable(wordsOf(chart.type), chart as never);

/** Rebuilds a chart from a stored graph; null if its table doesn't fit its type. */
export function chartFromTable(type: GraphType, title: string, table: GraphTable): Chart | null {
  const { fromTable } = GRAPH_WORDS[type] as { fromTable: GraphWords['fromTable'] };
  const chart = fromTable?.(title, table);
  return chart ? ({ type, ...chart } as Chart) : null;
}

export function figureWords(figure: LessonFigure): string | null {
  return wordsOf(figure.kind === 'dots' ? 'stem-and-leaf' : figure.kind).figure(figure as never);
}
