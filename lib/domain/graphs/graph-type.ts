import type { CheckItem, KeyPart } from '@/lib/domain/graphs/checks/check-item';
import type { LessonMaker } from '../lessons/draft';
import type { GraphDraft } from './graph-draft';
import type { GraphType } from './graph-names';
import type { GraphPlayer } from './graph-source';
import type { GRAPHS } from './registry';

type Limits = { min: number; max: number };
/** What a type of graph is made from, and what the student types for it. */
export type GraphPlan = {
  players: Limits;
  fields: Limits;
  /** How many numbers there must be: of one player, or of all together. */
  least: { count: number; of: 'each' | 'all' } | null;
  axes: { x: AxisKind | null; y: AxisKind | null };
  scales: readonly Axis[];
  /**
   * What the scales measure. Bars have a length, which is read from 0; bars of counts have nothing
   * below it.
   */
  standing: Standing;
  dots: boolean;
  /** What its key tells apart; null for a type without one. */
  key: KeyPart | null;
  /** Whether the student says what happens in a week without a game. */
  gap: boolean;
  /** Whether it is made from the totals of all weeks, and not game by game. */
  totals: boolean;
  /** Whether there are numbers to work out. */
  numbers: boolean;
};
export type Axis = 'x' | 'y';
export type Standing = 'points' | 'bars' | 'counts';
/** What an axis shows, which tells what its label has to say. */
export type AxisKind = 'statistic' | 'second-statistic' | 'pieces' | 'week' | 'player' | 'count';

/** A type of graph as the builder knows it. `Data` is what its chart is drawn from. */
export type GraphRules<Data = object> = {
  plan: GraphPlan;
  /**
   * What is wrong with the data for this type alone; null where nothing is. Asked before the games
   * are counted.
   */
  dataProblem?: (draft: GraphDraft, players: readonly GraphPlayer[]) => CheckItem | null;
  /**
   * The graph as far as it is, right or wrong: what the student worked out is drawn as typed, and
   * what is missing is not drawn.
   */
  chart: (draft: GraphDraft, players: readonly GraphPlayer[]) => Data;
  /**
   * Looks at the numbers that were worked out, in the order of the form. Only for data that fit.
   */
  checks?: (draft: GraphDraft, players: readonly GraphPlayer[]) => CheckItem[];
  /**
   * What a scale has to hold: the numbers of all games where this is left out. None while it is not
   * known.
   */
  toFit?: (draft: GraphDraft, players: readonly GraphPlayer[], axis: Axis) => readonly number[];
};

/** All parts of a type of graph. With its lesson: for the server only. */
export type GraphModule = GraphRules & { lesson: LessonMaker<{ kind: string }> };

/** What the chart of a type shows. */
export type ChartData<Type extends GraphType> = ReturnType<(typeof GRAPHS)[Type]['chart']>;
/** Any of them, named by its type. */
export type Chart = { [Type in GraphType]: { type: Type } & ChartData<Type> }[GraphType];
/**
 * The numbers the pictures of a type's lesson are drawn from. Numbers are for drawing only: nothing
 * is graded by them.
 */
export type FigureData<Type extends GraphType> = ReturnType<
  (typeof GRAPHS)[Type]['lesson']['draft']
>['steps'][number]['figure'];
export type LessonFigure = FigureData<GraphType>;
type LessonOf<Type extends GraphType> = (typeof GRAPHS)[Type]['lesson'];
/** What the sentences of a type's lesson name. */
export type FactsOf<Type extends GraphType> = ReturnType<LessonOf<Type>['draft']>['facts'];
export type LackCode<Type extends GraphType> = NonNullable<
  ReturnType<LessonOf<Type>['missing']>
>['code'];
