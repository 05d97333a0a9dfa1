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
  pullUpText as graphEditing_pullUpText,
} from '../graph-editing';
import {
  CHART_WORDS as graphStatistics_CHART_WORDS,
  unitCountText as graphStatistics_unitCountText,
} from '../graph-statistics';
import { tableOf as graphsGraphWords_tableOf } from '../graphs/graph-words';
import {
  binEndText as graphsHistogram_binEndText,
  binLabel as graphsHistogram_binLabel,
  binQuestionText as graphsHistogram_binQuestionText,
  binStartText as graphsHistogram_binStartText,
  binsText as graphsHistogram_binsText,
  binTopText as graphsHistogram_binTopText,
  binWidthQuestionText as graphsHistogram_binWidthQuestionText,
  binWidthText as graphsHistogram_binWidthText,
  firstBinQuestionText as graphsHistogram_firstBinQuestionText,
  gamesByYardsText as graphsHistogram_gamesByYardsText,
  gamesText as graphsHistogram_gamesText,
  gamesUnitText as graphsHistogram_gamesUnitText,
  HISTOGRAM as graphsHistogram_HISTOGRAM,
  histogramWords as graphsHistogram_histogramWords,
  upToText as graphsHistogram_upToText,
} from '../graphs/histogram';
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
    pullUpText: graphEditing_pullUpText,
  },
  'graph-statistics': {
    CHART_WORDS: graphStatistics_CHART_WORDS,
    unitCountText: graphStatistics_unitCountText,
  },
  'graphs/graph-words': { tableOf: graphsGraphWords_tableOf },
  'graphs/histogram': {
    HISTOGRAM: graphsHistogram_HISTOGRAM,
    binEndText: graphsHistogram_binEndText,
    binLabel: graphsHistogram_binLabel,
    binQuestionText: graphsHistogram_binQuestionText,
    binStartText: graphsHistogram_binStartText,
    binTopText: graphsHistogram_binTopText,
    binWidthQuestionText: graphsHistogram_binWidthQuestionText,
    binWidthText: graphsHistogram_binWidthText,
    binsText: graphsHistogram_binsText,
    firstBinQuestionText: graphsHistogram_firstBinQuestionText,
    gamesByYardsText: graphsHistogram_gamesByYardsText,
    gamesText: graphsHistogram_gamesText,
    gamesUnitText: graphsHistogram_gamesUnitText,
    histogramWords: graphsHistogram_histogramWords,
    upToText: graphsHistogram_upToText,
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
