// Written by `npx tsx scripts/build-words.ts`.
import { addSpanish } from '../../language';
import { captionedChartTable as graphsGraphWords_captionedChartTable } from '../graphs/graph-words';
import {
  dotHeightsQuestion as graphsMultipleLine_dotHeightsQuestion,
  dotsOnLineText as graphsMultipleLine_dotsOnLineText,
  gameStatisticText as graphsMultipleLine_gameStatisticText,
  lineHintText as graphsMultipleLine_lineHintText,
  linePointText as graphsMultipleLine_linePointText,
  MULTIPLE_LINE_BUILDER as graphsMultipleLine_MULTIPLE_LINE_BUILDER,
  multipleLineWords as graphsMultipleLine_multipleLineWords,
  pointQuestionText as graphsMultipleLine_pointQuestionText,
  whoseDotsQuestion as graphsMultipleLine_whoseDotsQuestion,
  yardsThroughText as graphsMultipleLine_yardsThroughText,
} from '../graphs/multiple-line';
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
  'graphs/multiple-line': {
    MULTIPLE_LINE_BUILDER: graphsMultipleLine_MULTIPLE_LINE_BUILDER,
    dotHeightsQuestion: graphsMultipleLine_dotHeightsQuestion,
    dotsOnLineText: graphsMultipleLine_dotsOnLineText,
    gameStatisticText: graphsMultipleLine_gameStatisticText,
    lineHintText: graphsMultipleLine_lineHintText,
    linePointText: graphsMultipleLine_linePointText,
    multipleLineWords: graphsMultipleLine_multipleLineWords,
    pointQuestionText: graphsMultipleLine_pointQuestionText,
    whoseDotsQuestion: graphsMultipleLine_whoseDotsQuestion,
    yardsThroughText: graphsMultipleLine_yardsThroughText,
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
