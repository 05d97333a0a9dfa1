import type { ReactNode } from 'react';
import type { FigureOptions } from '@/components/charts/chart-figure';
import type { ChartTable } from '@/lib/domain/graphs/chart-data';
import type { GraphDraft } from '@/lib/domain/graphs/graph-draft';
import type { GraphPlayer, GraphSource } from '@/lib/domain/graphs/graph-source';
import type { GraphPlan, GraphRules } from '@/lib/domain/graphs/graph-type';
import { type ChartSentences, tableOf } from '@/words/graphs/graph-words';

export type PartProps = {
  plan: GraphPlan;
  /** What the statistics are called, in their order. */
  fieldNames: readonly string[];
  draft: GraphDraft;
  source: GraphSource;
  /** Those the draft shows. */
  players: readonly GraphPlayer[];
  change: (changes: Partial<GraphDraft>) => void;
};

type Drawn = Pick<PartProps, 'draft' | 'players'>;

/** What is drawn and typed of one type of graph, with its rules: the builder loads them once players are chosen. */
export type GraphParts<Figure = never> = {
  rules: GraphRules;
  /** The graph as it is. */
  Picture: (drawn: Drawn) => ReactNode;
  /** The same in words and numbers. */
  told: (drawn: Drawn) => { title: string; description: string; table: ChartTable };
  /** The math of the type: the student works the numbers out and types them. Nothing is filled in. Null where there is none. */
  NumbersPart: ((props: PartProps) => ReactNode) | null;
  /**
   * The picture of a lesson's step, drawn on the server. Its numbers are in the table next to it; words are given only where a step reads
   * something off the picture that the table does not say as plainly. Nothing in it tells what is still to be worked out.
   */
  Figure: (props: { figure: Figure; title: string }) => ReactNode;
};

type Made<Data, Figure> = {
  rules: GraphRules<Data>;
  words: ChartSentences<Data> & { figure: (figure: Figure) => string | null };
  Chart: (props: Data & FigureOptions) => ReactNode;
  NumbersPart?: GraphParts['NumbersPart'];
  /** What the chart shows in a lesson. */
  figure: (figure: Figure) => Omit<Data, 'title'>;
};

export function graphParts<Data extends { title: string }, Figure>({
  rules,
  words,
  Chart,
  NumbersPart = null,
  figure: shown,
}: Made<Data, Figure>): GraphParts<Figure> {
  return {
    rules,
    Picture: ({ draft, players }) => <Chart {...rules.chart(draft, players)} />,
    told({ draft, players }) {
      const chart = rules.chart(draft, players);
      return { title: chart.title, description: words.describe(chart), table: tableOf(words, chart) };
    },
    NumbersPart,
    Figure: ({ figure, title }) => (
      <Chart {...({ ...shown(figure), title } as Data)} words={words.figure(figure)} table={false} />
    ),
  };
}
