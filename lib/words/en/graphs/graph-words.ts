import type { ChartTable } from '@/lib/domain/graphs/chart-data';
import type { GraphType } from '@/lib/domain/graphs/graph-names';
import type { ChartData, LessonFigureOf } from '@/lib/domain/graphs/graph-type';
import type { GraphTable } from '@/lib/domain/graphs/handed-in-graph';

/** A chart for people who can't see it. */
export type ChartTextAlternative<Data> = {
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
export type GraphWords<Type extends GraphType = GraphType> = ChartTextAlternative<
  ChartData<Type>
> & {
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
  figure: (figure: LessonFigureOf<Type>) => string | null;
};

export const ONE_STATISTIC_FIELD = ['Statistic'];

/** The numbers of a chart with a caption. */
export function captionedChartTable<Data extends { title: string }>(
  words: Pick<ChartTextAlternative<Data>, 'table'>,
  chart: Data,
): ChartTable {
  return { caption: chart.title || 'The numbers of this graph', ...words.table(chart) };
}
