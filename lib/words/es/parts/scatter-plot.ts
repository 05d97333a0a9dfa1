// Written by `npx tsx scripts/build-words.ts`.
import { addSpanish } from '../../language';
import { captionedChartTable as graphsGraphWords_captionedChartTable } from '../graphs/graph-words';
import {
  catchesAndYardsSinceWeekTitle as graphsScatterPlot_catchesAndYardsSinceWeekTitle,
  pointCoordinatesText as graphsScatterPlot_pointCoordinatesText,
  SCATTER_PLOT_BUILDER as graphsScatterPlot_SCATTER_PLOT_BUILDER,
  scatterPlotWords as graphsScatterPlot_scatterPlotWords,
  trendHintText as graphsScatterPlot_trendHintText,
  trendPointCoordinateLabel as graphsScatterPlot_trendPointCoordinateLabel,
  trendPointLabel as graphsScatterPlot_trendPointLabel,
} from '../graphs/scatter-plot';
import {
  graphSoundHelpText as graphsTones_graphSoundHelpText,
  soundOfGraphTitle as graphsTones_soundOfGraphTitle,
  tonePlayerText as graphsTones_tonePlayerText,
  toneReadoutText as graphsTones_toneReadoutText,
  toneSequenceText as graphsTones_toneSequenceText,
  tonesNeedKeyboardText as graphsTones_tonesNeedKeyboardText,
} from '../graphs/tones';

addSpanish({
  'graphs/graph-words': { captionedChartTable: graphsGraphWords_captionedChartTable },
  'graphs/scatter-plot': {
    SCATTER_PLOT_BUILDER: graphsScatterPlot_SCATTER_PLOT_BUILDER,
    catchesAndYardsSinceWeekTitle: graphsScatterPlot_catchesAndYardsSinceWeekTitle,
    pointCoordinatesText: graphsScatterPlot_pointCoordinatesText,
    scatterPlotWords: graphsScatterPlot_scatterPlotWords,
    trendHintText: graphsScatterPlot_trendHintText,
    trendPointCoordinateLabel: graphsScatterPlot_trendPointCoordinateLabel,
    trendPointLabel: graphsScatterPlot_trendPointLabel,
  },
  'graphs/tones': {
    graphSoundHelpText: graphsTones_graphSoundHelpText,
    soundOfGraphTitle: graphsTones_soundOfGraphTitle,
    tonePlayerText: graphsTones_tonePlayerText,
    toneReadoutText: graphsTones_toneReadoutText,
    toneSequenceText: graphsTones_toneSequenceText,
    tonesNeedKeyboardText: graphsTones_tonesNeedKeyboardText,
  },
});
