import type { GraphType } from '@/lib/domain/graphs/graph-names';
import type { EditingParts } from './editing-parts';

/** Separate from the charts, so that pages which only show graphs don't load the handles. */
export const EDITING_PARTS: { readonly [Type in GraphType]: () => Promise<EditingParts> } = {
  circle: () => import('./circle/drag-handles').then(({ circleEditing }) => circleEditing),
  'stacked-bar': () =>
    import('./stacked-bar/drag-handles').then(({ stackedBarEditing }) => stackedBarEditing),
  'multiple-line': () =>
    import('./multiple-line/drag-handles').then(({ multipleLineEditing }) => multipleLineEditing),
  'stem-and-leaf': () =>
    import('./stem-and-leaf/drag-handles').then(({ stemAndLeafEditing }) => stemAndLeafEditing),
  histogram: () =>
    import('./histogram/drag-handles').then(({ histogramEditing }) => histogramEditing),
  'scatter-plot': () =>
    import('./scatter-plot/drag-handles').then(({ scatterPlotEditing }) => scatterPlotEditing),
  'box-and-whisker': () =>
    import('./box-and-whisker/drag-handles').then(
      ({ boxAndWhiskerEditing }) => boxAndWhiskerEditing,
    ),
};
