// Written by `npx tsx scripts/build-words.ts`.
import { addSpanish } from '../../language';
import { captionedChartTable as graphsGraphWords_captionedChartTable } from '../graphs/graph-words';
import {
  barQuestionText as graphsStackedBar_barQuestionText,
  barTopText as graphsStackedBar_barTopText,
  piecesText as graphsStackedBar_piecesText,
  STACKED_BAR_BUILDER as graphsStackedBar_STACKED_BAR_BUILDER,
  stackedBarWords as graphsStackedBar_stackedBarWords,
  yardsInWeekText as graphsStackedBar_yardsInWeekText,
} from '../graphs/stacked-bar';
import {
  sequenceWords as graphsTones_sequenceWords,
  soundOfText as graphsTones_soundOfText,
  tonePlayerText as graphsTones_tonePlayerText,
  tonesHelpText as graphsTones_tonesHelpText,
  tonesNeedKeyboardText as graphsTones_tonesNeedKeyboardText,
  toneWords as graphsTones_toneWords,
} from '../graphs/tones';

addSpanish({
  'graphs/graph-words': { captionedChartTable: graphsGraphWords_captionedChartTable },
  'graphs/stacked-bar': {
    STACKED_BAR_BUILDER: graphsStackedBar_STACKED_BAR_BUILDER,
    barQuestionText: graphsStackedBar_barQuestionText,
    barTopText: graphsStackedBar_barTopText,
    piecesText: graphsStackedBar_piecesText,
    stackedBarWords: graphsStackedBar_stackedBarWords,
    yardsInWeekText: graphsStackedBar_yardsInWeekText,
  },
  'graphs/tones': {
    sequenceWords: graphsTones_sequenceWords,
    soundOfText: graphsTones_soundOfText,
    tonePlayerText: graphsTones_tonePlayerText,
    toneWords: graphsTones_toneWords,
    tonesHelpText: graphsTones_tonesHelpText,
    tonesNeedKeyboardText: graphsTones_tonesNeedKeyboardText,
  },
});
