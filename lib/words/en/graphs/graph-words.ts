import { type ChartTable, chartNumber } from '@/lib/domain/graphs/chart-data';
import type { GraphType } from '@/lib/domain/graphs/graph-names';
import type { ChartData, FigureData } from '@/lib/domain/graphs/graph-type';

/** A chart for those who cannot see it. */
export type ChartSentences<Data> = {
  /** One or a few sentences that say what it shows. They tell what is drawn, right or wrong. */
  describe: (chart: Data) => string;
  /** The numbers it is drawn from. */
  table: (chart: Data) => Omit<ChartTable, 'caption'>;
};

/** The words of a type of graph, beside those of its lesson and its checks. */
export type GraphWords<Type extends GraphType = GraphType> = ChartSentences<ChartData<Type>> & {
  /** What it is good for. */
  about: string;
  /** What the statistics are called in the form, in their order. */
  fieldNames: readonly string[];
  /**
   * What is said under the picture of a lesson's step: whatever the step reads off the picture that
   * the table does not say. Null where the table has it all. It tells nothing that is still to be
   * worked out.
   */
  figure: (figure: FigureData<Type>) => string | null;
};

export const STATISTIC = ['Statistic'];

/** The numbers of a chart with a caption. */
export function tableOf<Data extends { title: string }>(
  words: Pick<ChartSentences<Data>, 'table'>,
  chart: Data,
): ChartTable {
  return { caption: chart.title || 'The numbers of this graph', ...words.table(chart) };
}

export function numberOr(value: number | null, otherwise: string): string {
  return value === null ? otherwise : chartNumber(value);
}

export function sentences(...parts: (string | false | null | undefined)[]): string {
  return parts
    .filter((part): part is string => Boolean(part))
    .map((part) => (/[.!?]$/.test(part) ? part : `${part}.`))
    .join(' ');
}
