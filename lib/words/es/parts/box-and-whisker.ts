// Written by `npx tsx scripts/build-words.ts`.
import { addSpanish } from '../../language';
import {
  BOX_AND_WHISKER as graphsBoxAndWhisker_BOX_AND_WHISKER,
  boxAndWhiskerWords as graphsBoxAndWhisker_boxAndWhiskerWords,
  FIVE_NUMBER_SHORT_LABELS as graphsBoxAndWhisker_FIVE_NUMBER_SHORT_LABELS,
  fiveHandleText as graphsBoxAndWhisker_fiveHandleText,
  fiveNumbersForText as graphsBoxAndWhisker_fiveNumbersForText,
  fiveQuestionText as graphsBoxAndWhisker_fiveQuestionText,
  playerNumbersByWeekText as graphsBoxAndWhisker_playerNumbersByWeekText,
} from '../graphs/box-and-whisker';
import { captionedChartTable as graphsGraphWords_captionedChartTable } from '../graphs/graph-words';
import {
  graphSoundHelpText as graphsTones_graphSoundHelpText,
  soundOfGraphTitle as graphsTones_soundOfGraphTitle,
  tonePlayerText as graphsTones_tonePlayerText,
  toneReadoutText as graphsTones_toneReadoutText,
  toneSequenceText as graphsTones_toneSequenceText,
  tonesNeedKeyboardText as graphsTones_tonesNeedKeyboardText,
} from '../graphs/tones';

addSpanish({
  'graphs/box-and-whisker': {
    BOX_AND_WHISKER: graphsBoxAndWhisker_BOX_AND_WHISKER,
    FIVE_NUMBER_SHORT_LABELS: graphsBoxAndWhisker_FIVE_NUMBER_SHORT_LABELS,
    boxAndWhiskerWords: graphsBoxAndWhisker_boxAndWhiskerWords,
    fiveHandleText: graphsBoxAndWhisker_fiveHandleText,
    fiveNumbersForText: graphsBoxAndWhisker_fiveNumbersForText,
    fiveQuestionText: graphsBoxAndWhisker_fiveQuestionText,
    playerNumbersByWeekText: graphsBoxAndWhisker_playerNumbersByWeekText,
  },
  'graphs/graph-words': { captionedChartTable: graphsGraphWords_captionedChartTable },
  'graphs/tones': {
    graphSoundHelpText: graphsTones_graphSoundHelpText,
    soundOfGraphTitle: graphsTones_soundOfGraphTitle,
    tonePlayerText: graphsTones_tonePlayerText,
    toneReadoutText: graphsTones_toneReadoutText,
    toneSequenceText: graphsTones_toneSequenceText,
    tonesNeedKeyboardText: graphsTones_tonesNeedKeyboardText,
  },
});
