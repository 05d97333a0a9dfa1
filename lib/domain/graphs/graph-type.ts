import type { CheckItem, PartExplainedByKey } from '@/lib/domain/graphs/checks/check-item';
import type { GraphUnit } from '../football/statistics';
import type { LessonDefinition } from '../lessons/lesson-plan';
import type { GraphDraft } from './graph-draft';
import type { GraphType } from './graph-names';
import type { GraphPlayer } from './graph-source';
import type { GRAPH_MODULES } from './registry';

type Limits = { min: number; max: number };
export type GraphRequirements = {
  players: Limits;
  fields: Limits;
  least: { count: number; of: 'each' | 'all' } | null;
  axes: { x: AxisContent | null; y: AxisContent | null };
  scales: readonly Axis[];
  /** Bars are read by their length from 0, and bars of counts can't go below it. */
  scaleMarks: DataMarkKindOnScale;
  dots: boolean;
  key: PartExplainedByKey | null;
  gap: boolean;
  /** True for graphs of season totals; false for single games. */
  totals: boolean;
  numbers: boolean;
};
export type Axis = 'x' | 'y';
export type DataMarkKindOnScale = 'points' | 'bars' | 'counts';
/** The content of an axis decides what its label must name. */
export type AxisContent = 'statistic' | 'second-statistic' | 'pieces' | 'week' | 'player' | 'count';

export type ChartWords = {
  statistic: (field: string) => string;
  unit: (unit: GraphUnit) => string;
  week: (week: number) => string;
  stemKey: (key: GraphDraft['stemKey']) => string;
};

export type GraphRules<Data = object> = {
  plan: GraphRequirements;
  /** A problem with the data that only this type has. Checked before the games are counted. */
  dataProblem?: (draft: GraphDraft, players: readonly GraphPlayer[]) => CheckItem | null;
  chart: (draft: GraphDraft, players: readonly GraphPlayer[], words: ChartWords) => Data;
  /** Checks the worked-out numbers in the order of the form, once the data fit. */
  checks?: (draft: GraphDraft, players: readonly GraphPlayer[]) => CheckItem[];
  /**
   * The values a scale must hold; by default all values of the first statistic. Empty while
   * unknown.
   */
  toFit?: (draft: GraphDraft, players: readonly GraphPlayer[], axis: Axis) => readonly number[];
};

/** Includes the lesson with its answers, so it is for the server only. */
export type GraphModule = GraphRules & { lesson: LessonDefinition<{ kind: string }> };

export type ChartData<Type extends GraphType> = ReturnType<(typeof GRAPH_MODULES)[Type]['chart']>;
export type Chart = { [Type in GraphType]: { type: Type } & ChartData<Type> }[GraphType];
export type LessonFigureOf<Type extends GraphType> = ReturnType<
  (typeof GRAPH_MODULES)[Type]['lesson']['draft']
>['steps'][number]['figure'];
export type LessonFigure = LessonFigureOf<GraphType>;
type LessonOf<Type extends GraphType> = (typeof GRAPH_MODULES)[Type]['lesson'];
export type LessonFactsOf<Type extends GraphType> = ReturnType<LessonOf<Type>['draft']>['facts'];
export type MissingLessonDataCode<Type extends GraphType> = NonNullable<
  ReturnType<LessonOf<Type>['missing']>
>['code'];
