import type { ReactNode } from 'react';
import type { FigureOptions } from '@/components/charts/chart-figure';
import type { ChartHands } from '@/components/charts/chart-hands';
import type { How } from '@/components/charts/handle';
import type { AxisPlaces } from '@/components/charts/typed-word';
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

/** What the handles of a graph change. */
export type GraphHands = ChartHands &
  Drawn & {
    /** How far apart the places are on which a handle can stand. */
    snap: number;
    set: (changes: Partial<GraphDraft>, how: How) => void;
    /** What the table says about the handle in hand. */
    tell: (about: string | null) => void;
    /** The player whose line is worked on, where only one can be. */
    chosen: string;
    choose: (player: string) => void;
    Handles: (props: HandlesProps) => ReactNode;
  };

/** `places`: where the chart of the type draws what its handles pull. */
export type HandlesProps = { hands: GraphHands; places: unknown; words?: AxisPlaces };

export type ChartProps<Data> = Data &
  FigureOptions & {
    hands?: GraphHands;
    /** A lesson's step may be answered on it. */
    asked?: boolean;
  };

/**
 * What is drawn and typed of one type of graph, with its rules: the builder loads them once players
 * are chosen.
 */
export type GraphParts<Figure = never> = {
  rules: GraphRules;
  /** The graph as it is; with handles over it where there are hands. */
  Picture: (drawn: Drawn & { hands?: GraphHands }) => ReactNode;
  /** The same, of numbers that are no draft's. */
  Chart: (props: never) => ReactNode;
  /** The same in words and numbers. */
  told: (drawn: Drawn) => { title: string; description: string; table: ChartTable };
  /**
   * The math of the type: the student works the numbers out and types them. Nothing is filled in.
   * Null where there is none.
   */
  NumbersPart: ((props: PartProps) => ReactNode) | null;
  /**
   * The picture of a lesson's step, drawn on the server. Its numbers are in the table next to it;
   * words are given only where a step reads something off the picture that the table does not say
   * as plainly. Nothing in it tells what is still to be worked out.
   */
  Figure: (props: { figure: Figure; title: string }) => ReactNode;
  /**
   * The graph that a finished lesson ends in, with its words and its table as they are handed in.
   */
  finished: (
    figure: Figure,
    title: string,
  ) => { picture: ReactNode; description: string; table: ChartTable };
};

type Made<Data, Figure> = {
  rules: GraphRules<Data>;
  words: ChartSentences<Data> & { figure: (figure: Figure) => string | null };
  Chart: (props: ChartProps<Data>) => ReactNode;
  NumbersPart?: GraphParts['NumbersPart'];
  /** What the chart shows in a lesson. */
  figure: (figure: Figure) => Omit<Data, 'title'>;
  /** What the finished graph shows besides. */
  atEnd?: Partial<Data>;
};

export function graphParts<Data extends { title: string }, Figure>({
  rules,
  words,
  Chart,
  NumbersPart = null,
  figure: shown,
  atEnd,
}: Made<Data, Figure>): GraphParts<Figure> {
  return {
    rules,
    Chart,
    Picture: ({ draft, players, hands }) => (
      <Chart {...rules.chart(draft, players)} hands={hands} />
    ),
    told({ draft, players }) {
      const chart = rules.chart(draft, players);
      return {
        title: chart.title,
        description: words.describe(chart),
        table: tableOf(words, chart),
      };
    },
    NumbersPart,
    Figure: ({ figure, title }) => (
      <Chart
        {...({ ...shown(figure), title } as Data)}
        words={words.figure(figure)}
        table={false}
        asked
      />
    ),
    finished(figure, title) {
      const chart = { ...shown(figure), ...atEnd, title } as Data;
      const description = words.describe(chart);
      return {
        picture: <Chart {...chart} words={description} table={false} />,
        description,
        table: tableOf(words, chart),
      };
    },
  };
}
