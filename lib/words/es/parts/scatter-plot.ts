// Written by `npx tsx scripts/build-words.ts`.
import { addSpanish } from '../../language';
import { captionedChartTable as graphsGraphWords_captionedChartTable } from '../graphs/graph-words';
import {
  catchesAndYardsSinceText as graphsScatterPlot_catchesAndYardsSinceText,
  pointCoordinatesText as graphsScatterPlot_pointCoordinatesText,
  SCATTER_PLOT_BUILDER as graphsScatterPlot_SCATTER_PLOT_BUILDER,
  scatterPlotWords as graphsScatterPlot_scatterPlotWords,
  trendHintText as graphsScatterPlot_trendHintText,
  trendPointCoordinateLabel as graphsScatterPlot_trendPointCoordinateLabel,
  trendPointText as graphsScatterPlot_trendPointText,
} from '../graphs/scatter-plot';
import {
  soundOfGraphTitle as graphsTones_soundOfGraphTitle,
  tonePlayerText as graphsTones_tonePlayerText,
  toneReadoutText as graphsTones_toneReadoutText,
  toneSequenceText as graphsTones_toneSequenceText,
  tonesHelpText as graphsTones_tonesHelpText,
  tonesNeedKeyboardText as graphsTones_tonesNeedKeyboardText,
} from '../graphs/tones';

addSpanish({
  'graphs/graph-words': { captionedChartTable: graphsGraphWords_captionedChartTable },
  'graphs/scatter-plot': {
    SCATTER_PLOT_BUILDER: graphsScatterPlot_SCATTER_PLOT_BUILDER,
    catchesAndYardsSinceText: graphsScatterPlot_catchesAndYardsSinceText,
    pointCoordinatesText: graphsScatterPlot_pointCoordinatesText,
    scatterPlotWords: graphsScatterPlot_scatterPlotWords,
    trendHintText: graphsScatterPlot_trendHintText,
    trendPointCoordinateLabel: graphsScatterPlot_trendPointCoordinateLabel,
    trendPointText: graphsScatterPlot_trendPointText,
  },
  'graphs/tones': {
    soundOfGraphTitle: graphsTones_soundOfGraphTitle,
    tonePlayerText: graphsTones_tonePlayerText,
    toneReadoutText: graphsTones_toneReadoutText,
    toneSequenceText: graphsTones_toneSequenceText,
    tonesHelpText: graphsTones_tonesHelpText,
    tonesNeedKeyboardText: graphsTones_tonesNeedKeyboardText,
  },
});
