import type { ReactNode } from 'react';
import type { FigureOptions } from '@/components/charts/chart-figure';
import type { GraphType } from '@/lib/domain/graphs/graph-names';
import type { Chart, FigureData, LessonFigure } from '@/lib/domain/graphs/graph-type';
import type { GraphParts } from './graph-parts';

/** Each type is a chunk of its own. */
export const GRAPH_PARTS: {
  readonly [Type in GraphType]: () => Promise<GraphParts<FigureData<Type>>>;
} = {
  circle: () => import('./circle/graph').then(({ circle }) => circle),
  'stacked-bar': () => import('./stacked-bar/graph').then(({ stackedBar }) => stackedBar),
  'multiple-line': () => import('./multiple-line/graph').then(({ multipleLine }) => multipleLine),
  'stem-and-leaf': () => import('./stem-and-leaf/graph').then(({ stemAndLeaf }) => stemAndLeaf),
  histogram: () => import('./histogram/graph').then(({ histogram }) => histogram),
  'scatter-plot': () => import('./scatter-plot/graph').then(({ scatterPlot }) => scatterPlot),
  'box-and-whisker': () =>
    import('./box-and-whisker/graph').then(({ boxAndWhisker }) => boxAndWhisker),
};

/** The component that draws a lesson's steps. */
export async function lessonFigure(type: GraphType) {
  return (await GRAPH_PARTS[type]()).Figure as (props: {
    figure: LessonFigure;
    title: string;
  }) => ReactNode;
}

/** The component that draws a chart from stored numbers. */
export async function chartDrawing(type: GraphType) {
  return (await GRAPH_PARTS[type]()).Chart as (props: Chart & FigureOptions) => ReactNode;
}

export async function finishedLessonGraph(type: GraphType, figure: LessonFigure, title: string) {
  const finished = (await GRAPH_PARTS[type]()).finished as GraphParts<LessonFigure>['finished'];
  return finished(figure, title);
}
