// Written by `npx tsx scripts/build-words.ts`.
import { addSpanish } from '../../language';
import { captionedChartTable as graphsGraphWords_captionedChartTable } from '../graphs/graph-words';
import {
  barPiecesText as graphsStackedBar_barPiecesText,
  barQuestionText as graphsStackedBar_barQuestionText,
  barTopLabel as graphsStackedBar_barTopLabel,
  STACKED_BAR_BUILDER as graphsStackedBar_STACKED_BAR_BUILDER,
  stackedBarWords as graphsStackedBar_stackedBarWords,
  yardsInWeekText as graphsStackedBar_yardsInWeekText,
} from '../graphs/stacked-bar';
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
  'graphs/stacked-bar': {
    STACKED_BAR_BUILDER: graphsStackedBar_STACKED_BAR_BUILDER,
    barPiecesText: graphsStackedBar_barPiecesText,
    barQuestionText: graphsStackedBar_barQuestionText,
    barTopLabel: graphsStackedBar_barTopLabel,
    stackedBarWords: graphsStackedBar_stackedBarWords,
    yardsInWeekText: graphsStackedBar_yardsInWeekText,
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
