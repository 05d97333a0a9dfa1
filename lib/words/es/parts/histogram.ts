// Written by `npx tsx scripts/build-words.ts`.
import { addSpanish } from '../../language';
import { captionedChartTable as graphsGraphWords_captionedChartTable } from '../graphs/graph-words';
import {
  binLabel as graphsHistogram_binLabel,
  binQuestionText as graphsHistogram_binQuestionText,
  binRangeText as graphsHistogram_binRangeText,
  binsText as graphsHistogram_binsText,
  binTopText as graphsHistogram_binTopText,
  firstBinEndLabel as graphsHistogram_firstBinEndLabel,
  firstBinEndQuestion as graphsHistogram_firstBinEndQuestion,
  firstBinQuestionText as graphsHistogram_firstBinQuestionText,
  firstBinStartLabel as graphsHistogram_firstBinStartLabel,
  gameCountText as graphsHistogram_gameCountText,
  gamesByYardsText as graphsHistogram_gamesByYardsText,
  gamesUnitText as graphsHistogram_gamesUnitText,
  HISTOGRAM as graphsHistogram_HISTOGRAM,
  histogramWords as graphsHistogram_histogramWords,
  lastBinEndLabel as graphsHistogram_lastBinEndLabel,
} from '../graphs/histogram';
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
  'graphs/histogram': {
    HISTOGRAM: graphsHistogram_HISTOGRAM,
    binLabel: graphsHistogram_binLabel,
    binQuestionText: graphsHistogram_binQuestionText,
    binRangeText: graphsHistogram_binRangeText,
    binTopText: graphsHistogram_binTopText,
    binsText: graphsHistogram_binsText,
    firstBinEndLabel: graphsHistogram_firstBinEndLabel,
    firstBinEndQuestion: graphsHistogram_firstBinEndQuestion,
    firstBinQuestionText: graphsHistogram_firstBinQuestionText,
    firstBinStartLabel: graphsHistogram_firstBinStartLabel,
    gameCountText: graphsHistogram_gameCountText,
    gamesByYardsText: graphsHistogram_gamesByYardsText,
    gamesUnitText: graphsHistogram_gamesUnitText,
    histogramWords: graphsHistogram_histogramWords,
    lastBinEndLabel: graphsHistogram_lastBinEndLabel,
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
