// Written by `npx tsx scripts/build-words.ts`.
import { addSpanish } from '../../language';
import { tableOf as graphsGraphWords_tableOf } from '../graphs/graph-words';
import {
  binEndText as graphsHistogram_binEndText,
  binLabel as graphsHistogram_binLabel,
  binQuestionText as graphsHistogram_binQuestionText,
  binStartText as graphsHistogram_binStartText,
  binsText as graphsHistogram_binsText,
  binTopText as graphsHistogram_binTopText,
  binWidthQuestionText as graphsHistogram_binWidthQuestionText,
  binWidthText as graphsHistogram_binWidthText,
  firstBinQuestionText as graphsHistogram_firstBinQuestionText,
  gameCountText as graphsHistogram_gameCountText,
  gamesByYardsText as graphsHistogram_gamesByYardsText,
  gamesUnitText as graphsHistogram_gamesUnitText,
  HISTOGRAM as graphsHistogram_HISTOGRAM,
  histogramWords as graphsHistogram_histogramWords,
  upToText as graphsHistogram_upToText,
} from '../graphs/histogram';
import {
  onlyWithKeysText as graphsTones_onlyWithKeysText,
  sequenceWords as graphsTones_sequenceWords,
  soundOfText as graphsTones_soundOfText,
  tonePlayerText as graphsTones_tonePlayerText,
  tonesHelpText as graphsTones_tonesHelpText,
  toneWords as graphsTones_toneWords,
} from '../graphs/tones';

addSpanish({
  'graphs/graph-words': { tableOf: graphsGraphWords_tableOf },
  'graphs/histogram': {
    HISTOGRAM: graphsHistogram_HISTOGRAM,
    binEndText: graphsHistogram_binEndText,
    binLabel: graphsHistogram_binLabel,
    binQuestionText: graphsHistogram_binQuestionText,
    binStartText: graphsHistogram_binStartText,
    binTopText: graphsHistogram_binTopText,
    binWidthQuestionText: graphsHistogram_binWidthQuestionText,
    binWidthText: graphsHistogram_binWidthText,
    binsText: graphsHistogram_binsText,
    firstBinQuestionText: graphsHistogram_firstBinQuestionText,
    gameCountText: graphsHistogram_gameCountText,
    gamesByYardsText: graphsHistogram_gamesByYardsText,
    gamesUnitText: graphsHistogram_gamesUnitText,
    histogramWords: graphsHistogram_histogramWords,
    upToText: graphsHistogram_upToText,
  },
  'graphs/tones': {
    onlyWithKeysText: graphsTones_onlyWithKeysText,
    sequenceWords: graphsTones_sequenceWords,
    soundOfText: graphsTones_soundOfText,
    tonePlayerText: graphsTones_tonePlayerText,
    toneWords: graphsTones_toneWords,
    tonesHelpText: graphsTones_tonesHelpText,
  },
});
