import type { ReactNode } from 'react';
import type { ChartEditing } from '@/components/charts/chart-editing';
import type { FigureOptions } from '@/components/charts/chart-figure';
import type { EditPhase } from '@/components/charts/drag-handle';
import type { AxisPlaces } from '@/components/charts/typed-word';
import type { ChartTable } from '@/lib/domain/graphs/chart-data';
import type { GraphDraft } from '@/lib/domain/graphs/graph-draft';
import type { GraphPlayer, GraphSource } from '@/lib/domain/graphs/graph-source';
import type { GraphPlan, GraphRules } from '@/lib/domain/graphs/graph-type';
import { type ChartSentences, tableOf } from '@/words/graphs/graph-words';

export type PartProps = {
  plan: GraphPlan;
  /** Labels of the statistics, in plan order. */
  fieldNames: readonly string[];
  draft: GraphDraft;
  source: GraphSource;
  /** The players that the draft includes. */
  players: readonly GraphPlayer[];
  change: (changes: Partial<GraphDraft>) => void;
};

type Drawn = Pick<PartProps, 'draft' | 'players'>;

/** State and callbacks for editing a graph by hand. */
export type GraphEditing = ChartEditing &
  Drawn & {
    /** A handle moves in steps of this size. */
    snap: number;
    set: (changes: Partial<GraphDraft>, phase: EditPhase) => void;
    /** Shows a player's source number while their handle is held or focused. */
    showReadout: (readout: string | null) => void;
    /** The player whose line is edited, for types that edit one line at a time. */
    chosen: string;
    choose: (player: string) => void;
    DragHandles: (props: DragHandlesProps) => ReactNode;
  };

/** `places` are the positions at which the type's chart draws what its handles move. */
export type DragHandlesProps = { editing: GraphEditing; places: unknown; words?: AxisPlaces };

export type ChartProps<Data> = Data &
  FigureOptions & {
    editing?: GraphEditing;
    /** The chart may carry the answer mark of a lesson's step. */
    answerable?: boolean;
  };

/** Everything about one graph type except its handles. */
export type GraphParts<Figure = never> = {
  rules: GraphRules;
  /** Draws a draft, with handles when `editing` is given. */
  Picture: (drawn: Drawn & { editing?: GraphEditing }) => ReactNode;
  /** Draws chart data that comes from no draft. */
  Chart: (props: never) => ReactNode;
  /** The draft as text and numbers. */
  inWords: (drawn: Drawn) => { title: string; description: string; table: ChartTable };
  /** The boxes for the numbers that students work out themselves; null for types without any. */
  NumbersPart: ((props: PartProps) => ReactNode) | null;
  /**
   * The picture of a lesson's step, drawn on the server. The page shows its numbers in a table. It
   * gets a description only where a step reads something from the picture that the table doesn't
   * show as plainly. It must not give away answers.
   */
  Figure: (props: { figure: Figure; title: string }) => ReactNode;
  /** The finished lesson's graph, with its description and table, as it is handed in. */
  finished: (
    figure: Figure,
    title: string,
  ) => { picture: ReactNode; description: string; table: ChartTable };
};

type Options<Data, Figure> = {
  rules: GraphRules<Data>;
  words: ChartSentences<Data> & { figure: (figure: Figure) => string | null };
  Chart: (props: ChartProps<Data>) => ReactNode;
  NumbersPart?: GraphParts['NumbersPart'];
  /** Chart data for a lesson. */
  figure: (figure: Figure) => Omit<Data, 'title'>;
  /** Extra chart data for the finished graph. */
  atEnd?: Partial<Data>;
};

export function graphParts<Data extends { title: string }, Figure>({
  rules,
  words,
  Chart,
  NumbersPart = null,
  figure: shown,
  atEnd,
}: Options<Data, Figure>): GraphParts<Figure> {
  return {
    rules,
    Chart,
    Picture: ({ draft, players, editing }) => (
      <Chart {...rules.chart(draft, players)} editing={editing} />
    ),
    inWords({ draft, players }) {
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
        answerable
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
