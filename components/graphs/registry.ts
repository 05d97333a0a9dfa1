import type { ReactNode } from 'react';
import type { FigureTextAlternativeOptions } from '@/components/charts/chart-figure';
import { GRAPH_TYPES, type GraphType } from '@/lib/domain/graphs/graph-names';
import type { GraphDataSource } from '@/lib/domain/graphs/graph-source';
import type { ChartData, LessonFigure, LessonFigureOf } from '@/lib/domain/graphs/graph-type';
import { loadPartWithSpanish } from '@/lib/words/language';
import type { GraphTypeSketch } from './graph-type-sketch';
import type { GraphView } from './graph-view';

export const GRAPH_VIEW_LOADERS: {
  readonly [Type in GraphType]: () => Promise<GraphView<ChartData<Type>, LessonFigureOf<Type>>>;
} = {
  circle: () =>
    loadPartWithSpanish(
      () => import('./circle/view'),
      () => import('@/lib/words/es/parts/circle'),
    ).then(({ circleView }) => circleView),
  'stacked-bar': () =>
    loadPartWithSpanish(
      () => import('./stacked-bar/view'),
      () => import('@/lib/words/es/parts/stacked-bar'),
    ).then(({ stackedBarView }) => stackedBarView),
  'multiple-line': () =>
    loadPartWithSpanish(
      () => import('./multiple-line/view'),
      () => import('@/lib/words/es/parts/multiple-line'),
    ).then(({ multipleLineView }) => multipleLineView),
  'stem-and-leaf': () =>
    loadPartWithSpanish(
      () => import('./stem-and-leaf/view'),
      () => import('@/lib/words/es/parts/stem-and-leaf'),
    ).then(({ stemAndLeafView }) => stemAndLeafView),
  histogram: () =>
    loadPartWithSpanish(
      () => import('./histogram/view'),
      () => import('@/lib/words/es/parts/histogram'),
    ).then(({ histogramView }) => histogramView),
  'scatter-plot': () =>
    loadPartWithSpanish(
      () => import('./scatter-plot/view'),
      () => import('@/lib/words/es/parts/scatter-plot'),
    ).then(({ scatterPlotView }) => scatterPlotView),
  'box-and-whisker': () =>
    loadPartWithSpanish(
      () => import('./box-and-whisker/view'),
      () => import('@/lib/words/es/parts/box-and-whisker'),
    ).then(({ boxAndWhiskerView }) => boxAndWhiskerView),
};

export async function loadLessonFigureComponent(type: GraphType) {
  const Figure = (await GRAPH_VIEW_LOADERS[type]()).Figure as (props: {
    figure: LessonFigure;
    title: string;
  }) => ReactNode;
  if (type !== 'stem-and-leaf') return Figure;
  // The stem-and-leaf lesson shows the games as dots on a line before they become a plot.
  const { Figure: Line } = await GRAPH_VIEW_LOADERS['box-and-whisker']();
  return ({ figure, title }: { figure: LessonFigure; title: string }) =>
    figure.kind === 'dots'
      ? Line({ figure: { kind: 'box-and-whisker', values: figure.values, five: null }, title })
      : Figure({ figure, title });
}

export async function loadChartComponent(type: GraphType) {
  return (await GRAPH_VIEW_LOADERS[type]()).Chart as (
    props: ChartData<GraphType> & FigureTextAlternativeOptions,
  ) => ReactNode;
}

export async function loadFinishedGraphPictureAndTable(
  type: GraphType,
  figure: LessonFigure,
  title: string,
) {
  const finished = (await GRAPH_VIEW_LOADERS[type]()).finished as GraphView<
    never,
    LessonFigure
  >['finished'];
  return finished(figure, title);
}

/** For the server only; the browser gets finished markup. */
export async function renderGraphTypeSketches(source: GraphDataSource) {
  const sketches = GRAPH_TYPES.map(async (type) => {
    const { sketch } = await GRAPH_VIEW_LOADERS[type]();
    return [type, sketch(source)] as const;
  });
  return Object.fromEntries(await Promise.all(sketches)) as Record<
    GraphType,
    GraphTypeSketch | null
  >;
}
