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
  unitOfText as graphStatistics_unitOfText,
} from '../graph-statistics';
import { tableOf as graphsGraphWords_tableOf } from '../graphs/graph-words';
import {
  barQuestionText as graphsStackedBar_barQuestionText,
  barTopText as graphsStackedBar_barTopText,
  piecesText as graphsStackedBar_piecesText,
  STACKED_BAR as graphsStackedBar_STACKED_BAR,
  stackedBarWords as graphsStackedBar_stackedBarWords,
  yardsInText as graphsStackedBar_yardsInText,
} from '../graphs/stacked-bar';
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
    unitOfText: graphStatistics_unitOfText,
  },
  'graphs/graph-words': { tableOf: graphsGraphWords_tableOf },
  'graphs/stacked-bar': {
    STACKED_BAR: graphsStackedBar_STACKED_BAR,
    barQuestionText: graphsStackedBar_barQuestionText,
    barTopText: graphsStackedBar_barTopText,
    piecesText: graphsStackedBar_piecesText,
    stackedBarWords: graphsStackedBar_stackedBarWords,
    yardsInText: graphsStackedBar_yardsInText,
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
