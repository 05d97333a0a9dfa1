import type { GraphTable } from '@/lib/domain/graph';
import { type ChartTable, chartNumber } from '@/lib/domain/graphs/chart-data';
import type { GraphType } from '@/lib/domain/graphs/graph-names';
import type { ChartData, FigureData } from '@/lib/domain/graphs/graph-type';
import { typedValue } from '@/lib/domain/graphs/typed-value';

/** A chart for those who cannot see it. */
export type ChartSentences<Data> = {
  /** One or a few sentences that say what it shows. They tell what is drawn, right or wrong. */
  describe: (chart: Data) => string;
  /** The numbers it is drawn from. */
  table: (chart: Data) => Omit<ChartTable, 'caption'>;
  /**
   * The other way round, also for tables that students type: a name and a number on each line.
   * Anything a table doesn't say, such as the label of an axis, stays empty. Answers null for a
   * table of another shape. It is null itself for a type without a scale to draw it anew on.
   */
  fromTable: ((title: string, table: GraphTable) => Data | null) | null;
};

/** None names a number or a player, so each fits whatever graph is shown. */
export type GraphQuestions = {
  /** About two graphs of two students, A and B. */
  readonly two: readonly [string, ...string[]];
  /** About one graph. */
  readonly one: readonly [string, ...string[]];
  /** For a student, about a graph of this week and one of a week before. */
  readonly weeks: string;
};

/** The words of a type of graph, beside those of its lesson and its checks. */
export type GraphWords<Type extends GraphType = GraphType> = ChartSentences<ChartData<Type>> & {
  /** What it is good for. */
  about: string;
  /** What a class is asked that looks at graphs of this type. */
  questions: GraphQuestions;
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

type Cell = GraphTable['rows'][number][number];
export const nameOf = (cell: Cell | undefined): string => String(cell ?? '');
export const numberOf = (cell: Cell | undefined): number | null =>
  cell === undefined ? null : typedValue(cell);

/**
 * Each column after the first as a series of numbers; null where something in them is no number.
 */
export function columnsOf(columns: readonly string[], rows: GraphTable['rows']) {
  const cells = rows.flatMap((row) => row.slice(1));
  if (rows.length === 0 || cells.some((cell) => cell !== null && typedValue(cell) === null))
    return null;
  return columns
    .slice(1)
    .map((label, index) => ({ label, values: rows.map((row) => numberOf(row[index + 1])) }));
}
