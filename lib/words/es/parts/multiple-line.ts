// Written by `npx tsx scripts/build-words.ts`.
import { addSpanish } from '../../language';
import { tableOf as graphsGraphWords_tableOf } from '../graphs/graph-words';
import {
  dotsOnLineText as graphsMultipleLine_dotsOnLineText,
  gameText as graphsMultipleLine_gameText,
  howHighText as graphsMultipleLine_howHighText,
  lineHintText as graphsMultipleLine_lineHintText,
  lineInHandText as graphsMultipleLine_lineInHandText,
  linePointText as graphsMultipleLine_linePointText,
  MULTIPLE_LINE_BUILDER as graphsMultipleLine_MULTIPLE_LINE_BUILDER,
  multipleLineWords as graphsMultipleLine_multipleLineWords,
  pointQuestionText as graphsMultipleLine_pointQuestionText,
  yardsThroughText as graphsMultipleLine_yardsThroughText,
} from '../graphs/multiple-line';
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
  'graphs/multiple-line': {
    MULTIPLE_LINE_BUILDER: graphsMultipleLine_MULTIPLE_LINE_BUILDER,
    dotsOnLineText: graphsMultipleLine_dotsOnLineText,
    gameText: graphsMultipleLine_gameText,
    howHighText: graphsMultipleLine_howHighText,
    lineHintText: graphsMultipleLine_lineHintText,
    lineInHandText: graphsMultipleLine_lineInHandText,
    linePointText: graphsMultipleLine_linePointText,
    multipleLineWords: graphsMultipleLine_multipleLineWords,
    pointQuestionText: graphsMultipleLine_pointQuestionText,
    yardsThroughText: graphsMultipleLine_yardsThroughText,
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
