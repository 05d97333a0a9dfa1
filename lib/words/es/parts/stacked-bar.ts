// Written by `npx tsx scripts/build-words.ts`.
import { addSpanish } from '../../language';
import { captionedChartTable as graphsGraphWords_captionedChartTable } from '../graphs/graph-words';
import {
  barPiecesText as graphsStackedBar_barPiecesText,
  barQuestionText as graphsStackedBar_barQuestionText,
  barTopLabel as graphsStackedBar_barTopLabel,
  STACKED_BAR_BUILDER as graphsStackedBar_STACKED_BAR_BUILDER,
  stackedBarWords as graphsStackedBar_stackedBarWords,
  yardsInWeekTitle as graphsStackedBar_yardsInWeekTitle,
} from '../graphs/stacked-bar';
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
  'graphs/stacked-bar': {
    STACKED_BAR_BUILDER: graphsStackedBar_STACKED_BAR_BUILDER,
    barPiecesText: graphsStackedBar_barPiecesText,
    barQuestionText: graphsStackedBar_barQuestionText,
    barTopLabel: graphsStackedBar_barTopLabel,
    stackedBarWords: graphsStackedBar_stackedBarWords,
    yardsInWeekTitle: graphsStackedBar_yardsInWeekTitle,
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
