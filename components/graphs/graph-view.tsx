import type { ReactNode } from 'react';
import type { AnswerMarkPlacement } from '@/components/charts/answer-mark-placement';
import type { AxisEndHandles } from '@/components/charts/axis-end-handles';
import { ChartFigure, type FigureTextAlternativeOptions } from '@/components/charts/chart-figure';
import type { ChartPaperProps } from '@/components/charts/chart-paper';
import type {
  AxisLabelInputs,
  AxisLabelPlacement,
  ChartEditing,
  ChartTextInput,
} from '@/components/charts/chart-text-inputs';
import type {
  DragHandle,
  DragPhase,
  HiddenFromScreenReaders,
  ValueHandle,
} from '@/components/charts/drag-handle';
import type { FreehandDrawingArea } from '@/components/charts/drawing-area';
import { LazyAnswerMark } from '@/components/charts/lazy-answer-mark';
import type { RichContent } from '@/components/ui/sentence';
import type { ChartTable } from '@/lib/domain/graphs/chart-data';
import type { GraphDraft } from '@/lib/domain/graphs/graph-draft';
import type { GraphType } from '@/lib/domain/graphs/graph-names';
import type { GraphRequirements, GraphRules } from '@/lib/domain/graphs/graph-rules';
import type { GraphDataSource, GraphPlayer } from '@/lib/domain/graphs/graph-source';
import type { GraphTable } from '@/lib/domain/graphs/handed-in-graph';
import { BUILT_CHART_WORDS } from '@/words/graph-statistics';
import { type ChartTextAlternative, captionedChartTable } from '@/words/graphs/graph-words';
import type { MakeGraphTypeSketch } from './graph-type-sketch';
import type * as Leaves from './stem-and-leaf/leaves';

export type GraphBuilderFieldsProps = {
  plan: GraphRequirements;
  /** Labels of the statistics, in plan order. */
  fieldNames: readonly string[];
  draft: GraphDraft;
  source: GraphDataSource;
  players: readonly GraphPlayer[];
  change: (changes: Partial<GraphDraft>) => void;
};

type Drawn = Pick<GraphBuilderFieldsProps, 'draft' | 'players'>;

/**
 * Components that only the builder loads and hands to the views. Leaves have their own, which only
 * the builder of a stem plot loads.
 */
export type GraphEditingComponents = {
  AxisEndHandles: typeof AxisEndHandles;
  AxisLabelInputs: typeof AxisLabelInputs;
  ChartTextInput: typeof ChartTextInput;
  DragHandle: typeof DragHandle;
  DrawingArea: typeof FreehandDrawingArea;
  HiddenFromScreenReaders: typeof HiddenFromScreenReaders;
  ValueHandle: typeof ValueHandle;
} & Partial<typeof Leaves>;

export type GraphEditing = ChartEditing &
  Drawn & {
    tools: GraphEditingComponents;
    /** The distance that a handle moves at once. */
    snap: number;
    set: (changes: Partial<GraphDraft>, phase: DragPhase) => void;
    /** Shows a player's source number while their handle is held or focused. */
    showReadout: (readout: string | null) => void;
    /** The player whose line is edited, for types that edit one line at a time. */
    chosen: string;
    choose: (player: string) => void;
    /** The box that the check's open finding is about. */
    marked: string | null;
  };

type ChartLayout = {
  /** The height between title and key. */
  height: number;
  series?: ChartPaperProps['series'];
  /** Undefined without axes. */
  labels?: AxisLabelPlacement;
  places: AnswerMarkPlacement;
};

export type GraphDrawingProps<Data, Layout> = { data: Data; layout: Layout; id: string };
export type GraphEditingProps<Layout> = { editing: GraphEditing; layout: Layout };

type ChartProps<Data> = Data &
  FigureTextAlternativeOptions & {
    editing?: GraphEditing | undefined;
    /** The chart may carry the answer mark of a lesson's step. */
    answerable?: boolean;
  };

export type GraphView<Data = never, Figure = never> = {
  rules: GraphRules;
  Picture: (drawn: Drawn & { editing?: GraphEditing }) => ReactNode;
  /** Draws chart data that comes from no draft. */
  Chart: (props: ChartProps<Data>) => ReactNode;
  inWords: (drawn: Drawn) => { title: string; description: string; table: ChartTable };
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
  /**
   * Turns stored graphs into chart data on one scale, or returns null if their tables don't fit.
   * For a type without a scale there is no such function.
   */
  redrawn: ((graphs: readonly GraphTitleAndTable[]) => readonly object[] | null) | null;
} & TypeSpecificParts;

type GraphTitleAndTable = { title: string; table: GraphTable };

export type ChartNumberQuestion = {
  box: string;
  ask: string;
  /** The box scores' number for it. */
  fact?: string;
  /** Names what is counted, for a number that may be typed beside the question. */
  unit?: string;
};

type TypeSpecificParts = {
  /** The student is asked for the chart's numbers in this order. */
  questions: (drawn: Drawn) => readonly ChartNumberQuestion[];
  /** The boxes for the numbers that students work out themselves; null for types without any. */
  NumbersPart: ((props: GraphBuilderFieldsProps) => ReactNode) | null;
  /** Snap distances; the first is the default. Empty when there is no choice. */
  snaps: readonly number[];
  Tools: ((props: { editing: GraphEditing }) => ReactNode) | null;
  sketch: MakeGraphTypeSketch;
};

type GraphViewDefinition<Data, Layout, Figure> = Omit<TypeSpecificParts, 'snaps' | 'Tools'> &
  Partial<Pick<TypeSpecificParts, 'snaps' | 'Tools'>> & {
    type: GraphType;
    rules: GraphRules<Data>;
    words: ChartTextAlternative<Data> & { figure: (figure: Figure) => string | null };
    layout: (data: Data) => Layout;
    /** `id` is unique on the page. */
    Drawing: (props: GraphDrawingProps<Data, Layout>) => RichContent;
    DragHandles: (props: GraphEditingProps<Layout>) => ReactNode;
    dataWhileEdited?: (drawn: Drawn) => Partial<Data>;
    /** Gives charts the same scale, or null if they don't fit on one; null without a scale. */
    onOneScale: ((charts: readonly Data[]) => readonly Data[] | null) | null;
    figure: (figure: Figure) => Omit<Data, 'title'>;
    dataWhenFinished?: Partial<Data>;
  };

export function defineGraphView<
  Data extends { title: string; showKey?: boolean },
  Layout extends ChartLayout,
  Figure,
>({
  type,
  rules,
  words,
  layout: layoutOf,
  Drawing,
  DragHandles,
  dataWhileEdited,
  figure: figureData,
  dataWhenFinished,
  onOneScale,
  snaps = [1, 5, 10],
  Tools = null,
  ...parts
}: GraphViewDefinition<Data, Layout, Figure>): GraphView<Data, Figure> {
  function Chart({ editing, answerable = false, ...props }: ChartProps<Data>) {
    const data = props as unknown as Data & FigureTextAlternativeOptions;
    const layout = layoutOf(data);
    return (
      <ChartFigure
        type={type}
        data={data}
        sentences={words}
        height={layout.height}
        series={layout.series}
        editing={editing}
        handles={
          editing && (
            <>
              {layout.labels ? (
                <editing.tools.AxisLabelInputs editing={editing} {...layout.labels} />
              ) : null}
              <DragHandles editing={editing} layout={layout} />
            </>
          )
        }
        overlay={answerable && ((frame) => <LazyAnswerMark frame={frame} places={layout.places} />)}
      >
        {(id) => <Drawing data={data} layout={layout} id={id} />}
      </ChartFigure>
    );
  }

  function redrawn(graphs: readonly GraphTitleAndTable[]) {
    const charts = graphs.flatMap(({ title, table }) => words.fromTable?.(title, table) ?? []);
    return (charts.length === graphs.length && onOneScale?.(charts)) || null;
  }

  return {
    ...parts,
    rules,
    redrawn: words.fromTable && onOneScale && redrawn,
    snaps,
    Tools,
    Chart,
    Picture: ({ draft, players, editing }) => (
      <Chart
        {...rules.chart(draft, players, BUILT_CHART_WORDS)}
        {...(editing && dataWhileEdited?.({ draft, players }))}
        editing={editing}
      />
    ),
    inWords({ draft, players }) {
      const chart = rules.chart(draft, players, BUILT_CHART_WORDS);
      return {
        title: chart.title,
        description: words.describe(chart),
        table: captionedChartTable(words, chart),
      };
    },
    Figure: ({ figure, title }) => (
      <Chart
        {...({ ...figureData(figure), title } as Data)}
        description={words.figure(figure)}
        table={false}
        answerable
      />
    ),
    finished(figure, title) {
      const chart = { ...figureData(figure), ...dataWhenFinished, title } as Data;
      const description = words.describe(chart);
      return {
        picture: <Chart {...chart} description={description} table={false} />,
        description,
        table: captionedChartTable(words, chart),
      };
    },
  };
}
