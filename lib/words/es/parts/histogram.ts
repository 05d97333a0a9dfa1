// Written by `npx tsx scripts/build-words.ts`.
import { addSpanish } from '../../language';
import { captionedChartTable as graphsGraphWords_captionedChartTable } from '../graphs/graph-words';
import {
  binCountText as graphsHistogram_binCountText,
  binLabel as graphsHistogram_binLabel,
  binQuestionText as graphsHistogram_binQuestionText,
  binRangeText as graphsHistogram_binRangeText,
  binTopText as graphsHistogram_binTopText,
  firstBinEndLabel as graphsHistogram_firstBinEndLabel,
  firstBinEndQuestion as graphsHistogram_firstBinEndQuestion,
  firstBinQuestionText as graphsHistogram_firstBinQuestionText,
  firstBinStartLabel as graphsHistogram_firstBinStartLabel,
  gameCountText as graphsHistogram_gameCountText,
  gamesUnitText as graphsHistogram_gamesUnitText,
  HISTOGRAM as graphsHistogram_HISTOGRAM,
  histogramWords as graphsHistogram_histogramWords,
  howManyGamesByYardsText as graphsHistogram_howManyGamesByYardsText,
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
    binCountText: graphsHistogram_binCountText,
    binLabel: graphsHistogram_binLabel,
    binQuestionText: graphsHistogram_binQuestionText,
    binRangeText: graphsHistogram_binRangeText,
    binTopText: graphsHistogram_binTopText,
    firstBinEndLabel: graphsHistogram_firstBinEndLabel,
    firstBinEndQuestion: graphsHistogram_firstBinEndQuestion,
    firstBinQuestionText: graphsHistogram_firstBinQuestionText,
    firstBinStartLabel: graphsHistogram_firstBinStartLabel,
    gameCountText: graphsHistogram_gameCountText,
    gamesUnitText: graphsHistogram_gamesUnitText,
    histogramWords: graphsHistogram_histogramWords,
    howManyGamesByYardsText: graphsHistogram_howManyGamesByYardsText,
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
