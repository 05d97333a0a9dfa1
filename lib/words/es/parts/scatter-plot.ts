// Written by `npx tsx scripts/build-words.ts`.
import { addSpanish } from '../../language';
import { tableOf as graphsGraphWords_tableOf } from '../graphs/graph-words';
import {
  catchesAndYardsSinceText as graphsScatterPlot_catchesAndYardsSinceText,
  pointText as graphsScatterPlot_pointText,
  SCATTER_PLOT as graphsScatterPlot_SCATTER_PLOT,
  scatterPlotWords as graphsScatterPlot_scatterPlotWords,
  trendHintText as graphsScatterPlot_trendHintText,
  trendPointLabel as graphsScatterPlot_trendPointLabel,
  trendPointText as graphsScatterPlot_trendPointText,
} from '../graphs/scatter-plot';
import {
  onlyWithKeysText as graphsTones_onlyWithKeysText,
  sequenceWords as graphsTones_sequenceWords,
  soundOfText as graphsTones_soundOfText,
  tonePlayerText as graphsTones_tonePlayerText,
  tonesHelpText as graphsTones_tonesHelpText,
  toneWords as graphsTones_toneWords,
} from '../graphs/tones';

addSpanish({
  'graphs/graph-words': { tableOf: graphsGraphWords_tableOf },
  'graphs/scatter-plot': {
    SCATTER_PLOT: graphsScatterPlot_SCATTER_PLOT,
    catchesAndYardsSinceText: graphsScatterPlot_catchesAndYardsSinceText,
    pointText: graphsScatterPlot_pointText,
    scatterPlotWords: graphsScatterPlot_scatterPlotWords,
    trendHintText: graphsScatterPlot_trendHintText,
    trendPointLabel: graphsScatterPlot_trendPointLabel,
    trendPointText: graphsScatterPlot_trendPointText,
  },
  'graphs/tones': {
    onlyWithKeysText: graphsTones_onlyWithKeysText,
    sequenceWords: graphsTones_sequenceWords,
    soundOfText: graphsTones_soundOfText,
    tonePlayerText: graphsTones_tonePlayerText,
    toneWords: graphsTones_toneWords,
    tonesHelpText: graphsTones_tonesHelpText,
  },
});
