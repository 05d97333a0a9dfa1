import type { LessonDefinition } from '../lessons/lesson-plan';
import type { GraphType } from './graph-names';
import type { GraphRules } from './graph-rules';
import type { GRAPH_MODULES } from './registry';

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
