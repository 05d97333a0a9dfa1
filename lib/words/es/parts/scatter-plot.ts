// Written by `npx tsx scripts/build-words.ts`.
import { addSpanish } from '../../language';
import {
  angleText as chartHandles_angleText,
  figureGroupText as chartHandles_figureGroupText,
  MARK_HINTS as chartHandles_MARK_HINTS,
  markText as chartHandles_markText,
  spotHintText as chartHandles_spotHintText,
} from '../chart-handles';
import { CHARTS as charts_CHARTS, pictureOfText as charts_pictureOfText } from '../charts';
import {
  axisQuestionText as graphEditing_axisQuestionText,
  handsGroupText as graphEditing_handsGroupText,
} from '../graph-editing';
import { CHART_WORDS as graphStatistics_CHART_WORDS } from '../graph-statistics';
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
  'chart-handles': {
    MARK_HINTS: chartHandles_MARK_HINTS,
    angleText: chartHandles_angleText,
    figureGroupText: chartHandles_figureGroupText,
    markText: chartHandles_markText,
    spotHintText: chartHandles_spotHintText,
  },
  charts: { CHARTS: charts_CHARTS, pictureOfText: charts_pictureOfText },
  'graph-editing': {
    axisQuestionText: graphEditing_axisQuestionText,
    handsGroupText: graphEditing_handsGroupText,
  },
  'graph-statistics': { CHART_WORDS: graphStatistics_CHART_WORDS },
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
