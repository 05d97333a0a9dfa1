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
  sequenceWords as graphsTones_sequenceWords,
  soundOfText as graphsTones_soundOfText,
  tonePlayerText as graphsTones_tonePlayerText,
  tonesHelpText as graphsTones_tonesHelpText,
  tonesNeedKeyboardText as graphsTones_tonesNeedKeyboardText,
  toneWords as graphsTones_toneWords,
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
    sequenceWords: graphsTones_sequenceWords,
    soundOfText: graphsTones_soundOfText,
    tonePlayerText: graphsTones_tonePlayerText,
    toneWords: graphsTones_toneWords,
    tonesHelpText: graphsTones_tonesHelpText,
    tonesNeedKeyboardText: graphsTones_tonesNeedKeyboardText,
  },
});
