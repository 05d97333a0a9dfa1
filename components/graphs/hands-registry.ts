import type { GraphType } from '@/lib/domain/graphs/graph-type';
import type { HandsOfType } from './graph-hands';

/** Separate from the charts, so that pages which only show graphs don't load the handles. */
export const GRAPH_HANDS: { readonly [Type in GraphType]: () => Promise<HandsOfType> } = {
  circle: () => import('./circle/hands').then(({ circleHands }) => circleHands),
  'stacked-bar': () => import('./stacked-bar/hands').then(({ stackedBarHands }) => stackedBarHands),
  'multiple-line': () =>
    import('./multiple-line/hands').then(({ multipleLineHands }) => multipleLineHands),
  'stem-and-leaf': () =>
    import('./stem-and-leaf/hands').then(({ stemAndLeafHands }) => stemAndLeafHands),
  histogram: () => import('./histogram/hands').then(({ histogramHands }) => histogramHands),
  'scatter-plot': () =>
    import('./scatter-plot/hands').then(({ scatterPlotHands }) => scatterPlotHands),
  'box-and-whisker': () =>
    import('./box-and-whisker/hands').then(({ boxAndWhiskerHands }) => boxAndWhiskerHands),
};
