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
import {
  CHART_WORDS as graphStatistics_CHART_WORDS,
  unitCountText as graphStatistics_unitCountText,
  unitOfText as graphStatistics_unitOfText,
} from '../graph-statistics';
import { tableOf as graphsGraphWords_tableOf } from '../graphs/graph-words';
import {
  gameText as graphsMultipleLine_gameText,
  howHighText as graphsMultipleLine_howHighText,
  lineHintText as graphsMultipleLine_lineHintText,
  lineInHandText as graphsMultipleLine_lineInHandText,
  linePointText as graphsMultipleLine_linePointText,
  MULTIPLE_LINE as graphsMultipleLine_MULTIPLE_LINE,
  multipleLineWords as graphsMultipleLine_multipleLineWords,
  pointQuestionText as graphsMultipleLine_pointQuestionText,
  pointsOfText as graphsMultipleLine_pointsOfText,
  yardsThroughText as graphsMultipleLine_yardsThroughText,
} from '../graphs/multiple-line';
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
  'graph-statistics': {
    CHART_WORDS: graphStatistics_CHART_WORDS,
    unitCountText: graphStatistics_unitCountText,
    unitOfText: graphStatistics_unitOfText,
  },
  'graphs/graph-words': { tableOf: graphsGraphWords_tableOf },
  'graphs/multiple-line': {
    MULTIPLE_LINE: graphsMultipleLine_MULTIPLE_LINE,
    gameText: graphsMultipleLine_gameText,
    howHighText: graphsMultipleLine_howHighText,
    lineHintText: graphsMultipleLine_lineHintText,
    lineInHandText: graphsMultipleLine_lineInHandText,
    linePointText: graphsMultipleLine_linePointText,
    multipleLineWords: graphsMultipleLine_multipleLineWords,
    pointQuestionText: graphsMultipleLine_pointQuestionText,
    pointsOfText: graphsMultipleLine_pointsOfText,
    yardsThroughText: graphsMultipleLine_yardsThroughText,
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
