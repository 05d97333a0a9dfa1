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
  FIVE_NUMBER_LABELS as graphEditing_FIVE_NUMBER_LABELS,
  handsGroupText as graphEditing_handsGroupText,
} from '../graph-editing';
import {
  CHART_WORDS as graphStatistics_CHART_WORDS,
  unitCountText as graphStatistics_unitCountText,
  unitOfText as graphStatistics_unitOfText,
} from '../graph-statistics';
import {
  BOX_AND_WHISKER as graphsBoxAndWhisker_BOX_AND_WHISKER,
  boxAndWhiskerWords as graphsBoxAndWhisker_boxAndWhiskerWords,
  FIVE_NUMBER_SHORT_LABELS as graphsBoxAndWhisker_FIVE_NUMBER_SHORT_LABELS,
  fiveHandleText as graphsBoxAndWhisker_fiveHandleText,
  fiveNumbersForText as graphsBoxAndWhisker_fiveNumbersForText,
  fiveQuestionText as graphsBoxAndWhisker_fiveQuestionText,
  numbersText as graphsBoxAndWhisker_numbersText,
} from '../graphs/box-and-whisker';
import { tableOf as graphsGraphWords_tableOf } from '../graphs/graph-words';
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
    FIVE_NUMBER_LABELS: graphEditing_FIVE_NUMBER_LABELS,
    axisQuestionText: graphEditing_axisQuestionText,
    handsGroupText: graphEditing_handsGroupText,
  },
  'graph-statistics': {
    CHART_WORDS: graphStatistics_CHART_WORDS,
    unitCountText: graphStatistics_unitCountText,
    unitOfText: graphStatistics_unitOfText,
  },
  'graphs/box-and-whisker': {
    BOX_AND_WHISKER: graphsBoxAndWhisker_BOX_AND_WHISKER,
    FIVE_NUMBER_SHORT_LABELS: graphsBoxAndWhisker_FIVE_NUMBER_SHORT_LABELS,
    boxAndWhiskerWords: graphsBoxAndWhisker_boxAndWhiskerWords,
    fiveHandleText: graphsBoxAndWhisker_fiveHandleText,
    fiveNumbersForText: graphsBoxAndWhisker_fiveNumbersForText,
    fiveQuestionText: graphsBoxAndWhisker_fiveQuestionText,
    numbersText: graphsBoxAndWhisker_numbersText,
  },
  'graphs/graph-words': { tableOf: graphsGraphWords_tableOf },
  'graphs/tones': {
    onlyWithKeysText: graphsTones_onlyWithKeysText,
    sequenceWords: graphsTones_sequenceWords,
    soundOfText: graphsTones_soundOfText,
    tonePlayerText: graphsTones_tonePlayerText,
    toneWords: graphsTones_toneWords,
    tonesHelpText: graphsTones_tonesHelpText,
  },
});
