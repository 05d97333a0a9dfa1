// Written by `npx tsx scripts/build-words.ts`.
import { addSpanish } from '../../language';
import { captionedChartTable as graphsGraphWords_captionedChartTable } from '../graphs/graph-words';
import {
  chooseLineToSetLabel as graphsMultipleLine_chooseLineToSetLabel,
  dotHeightsQuestion as graphsMultipleLine_dotHeightsQuestion,
  dotsOnLineTitle as graphsMultipleLine_dotsOnLineTitle,
  gameStatisticText as graphsMultipleLine_gameStatisticText,
  lineDotLabel as graphsMultipleLine_lineDotLabel,
  lineHintText as graphsMultipleLine_lineHintText,
  MULTIPLE_LINE_BUILDER as graphsMultipleLine_MULTIPLE_LINE_BUILDER,
  multipleLineWords as graphsMultipleLine_multipleLineWords,
  pointQuestionText as graphsMultipleLine_pointQuestionText,
  yardsThroughWeekTitle as graphsMultipleLine_yardsThroughWeekTitle,
} from '../graphs/multiple-line';
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
  'graphs/multiple-line': {
    MULTIPLE_LINE_BUILDER: graphsMultipleLine_MULTIPLE_LINE_BUILDER,
    chooseLineToSetLabel: graphsMultipleLine_chooseLineToSetLabel,
    dotHeightsQuestion: graphsMultipleLine_dotHeightsQuestion,
    dotsOnLineTitle: graphsMultipleLine_dotsOnLineTitle,
    gameStatisticText: graphsMultipleLine_gameStatisticText,
    lineDotLabel: graphsMultipleLine_lineDotLabel,
    lineHintText: graphsMultipleLine_lineHintText,
    multipleLineWords: graphsMultipleLine_multipleLineWords,
    pointQuestionText: graphsMultipleLine_pointQuestionText,
    yardsThroughWeekTitle: graphsMultipleLine_yardsThroughWeekTitle,
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
