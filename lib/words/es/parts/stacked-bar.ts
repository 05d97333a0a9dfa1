// Written by `npx tsx scripts/build-words.ts`.
import { addSpanish } from '../../language';
import { tableOf as graphsGraphWords_tableOf } from '../graphs/graph-words';
import {
  barQuestionText as graphsStackedBar_barQuestionText,
  barTopText as graphsStackedBar_barTopText,
  piecesText as graphsStackedBar_piecesText,
  STACKED_BAR as graphsStackedBar_STACKED_BAR,
  stackedBarWords as graphsStackedBar_stackedBarWords,
  yardsInWeekText as graphsStackedBar_yardsInWeekText,
} from '../graphs/stacked-bar';
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
  'graphs/stacked-bar': {
    STACKED_BAR: graphsStackedBar_STACKED_BAR,
    barQuestionText: graphsStackedBar_barQuestionText,
    barTopText: graphsStackedBar_barTopText,
    piecesText: graphsStackedBar_piecesText,
    stackedBarWords: graphsStackedBar_stackedBarWords,
    yardsInWeekText: graphsStackedBar_yardsInWeekText,
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
