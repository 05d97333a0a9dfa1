import type { GraphTable } from '@/lib/domain/graph';
import { type ChartTable, formatChartNumber } from '@/lib/domain/graphs/chart-data';
import type { GraphType } from '@/lib/domain/graphs/graph-names';
import type { ChartData, FigureData } from '@/lib/domain/graphs/graph-type';
import { typedValue } from '@/lib/domain/graphs/typed-value';

/** A chart for people who can't see it. */
export type ChartSentences<Data> = {
  /** One or a few sentences that describe the chart as drawn, right or wrong. */
  describe: (chart: Data) => string;
  /** The numbers it is drawn from. */
  table: (chart: Data) => Omit<ChartTable, 'caption'>;
  /**
   * The reverse of `table`, also for tables that students type: a name and a number on each line.
   * Whatever a table doesn't contain, such as an axis label, stays empty. Returns null for a table
   * of another shape. The function itself is null for a type without a scale to redraw it on.
   */
  fromTable: ((title: string, table: GraphTable) => Data | null) | null;
};

/** Questions for the class. They name no number or player, so each fits any graph of the type. */
export type GraphQuestions = {
  /** About two graphs of two students, A and B. */
  readonly two: readonly [string, ...string[]];
  /** About one graph. */
  readonly one: readonly [string, ...string[]];
  /** For a student, comparing graphs of this week and an earlier one. */
  readonly weeks: string;
};

/** The texts of a graph type, besides those of its lesson and checks. */
export type GraphWords<Type extends GraphType = GraphType> = ChartSentences<ChartData<Type>> & {
  /** The purpose of this type. */
  about: string;
  /** Questions for a class that looks at graphs of this type. */
  questions: GraphQuestions;
  /** The names of its statistics in the form, in order. */
  fieldNames: readonly string[];
  /**
   * Said below the picture of a lesson's step: everything the step reads from the picture that
   * isn't in the table. Null if the table has it all. It reveals nothing that is still to be worked
   * out.
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

export function numberOrText(value: number | null, otherwise: string): string {
  return value === null ? otherwise : formatChartNumber(value);
}

export function sentencesText(...parts: (string | false | null | undefined)[]): string {
  return parts
    .filter((part): part is string => Boolean(part))
    .map((part) => (/[.!?]$/.test(part) ? part : `${part}.`))
    .join(' ');
}

type Cell = GraphTable['rows'][number][number];
export const nameOfText = (cell: Cell | undefined): string => String(cell ?? '');
export const numberOf = (cell: Cell | undefined): number | null =>
  cell === undefined ? null : typedValue(cell);

/** Each column after the first as a series of numbers; null if any cell isn't a number. */
export function columnsOf(columns: readonly string[], rows: GraphTable['rows']) {
  const cells = rows.flatMap((row) => row.slice(1));
  if (rows.length === 0 || cells.some((cell) => cell !== null && typedValue(cell) === null))
    return null;
  return columns
    .slice(1)
    .map((label, index) => ({ label, values: rows.map((row) => numberOf(row[index + 1])) }));
}
