// Written by `npx tsx scripts/build-words.ts`.
import { addSpanish } from '../../language';
import { tableOf as graphsGraphWords_tableOf } from '../graphs/graph-words';
import {
  allLeavesText as graphsStemAndLeaf_allLeavesText,
  keyOfText as graphsStemAndLeaf_keyOfText,
  lastStemQuestionText as graphsStemAndLeaf_lastStemQuestionText,
  leafHint as graphsStemAndLeaf_leafHint,
  leafOnText as graphsStemAndLeaf_leafOnText,
  leafPlaceText as graphsStemAndLeaf_leafPlaceText,
  leavesLeftText as graphsStemAndLeaf_leavesLeftText,
  pullStemsText as graphsStemAndLeaf_pullStemsText,
  STEM_AND_LEAF as graphsStemAndLeaf_STEM_AND_LEAF,
  stemAndLeafWords as graphsStemAndLeaf_stemAndLeafWords,
  stemFirstText as graphsStemAndLeaf_stemFirstText,
  stemLastText as graphsStemAndLeaf_stemLastText,
  stemName as graphsStemAndLeaf_stemName,
  stemText as graphsStemAndLeaf_stemText,
  unplacedLeafLabel as graphsStemAndLeaf_unplacedLeafLabel,
  yardsBelowText as graphsStemAndLeaf_yardsBelowText,
} from '../graphs/stem-and-leaf';
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
  'graphs/stem-and-leaf': {
    STEM_AND_LEAF: graphsStemAndLeaf_STEM_AND_LEAF,
    allLeavesText: graphsStemAndLeaf_allLeavesText,
    keyOfText: graphsStemAndLeaf_keyOfText,
    lastStemQuestionText: graphsStemAndLeaf_lastStemQuestionText,
    leafHint: graphsStemAndLeaf_leafHint,
    leafOnText: graphsStemAndLeaf_leafOnText,
    leafPlaceText: graphsStemAndLeaf_leafPlaceText,
    leavesLeftText: graphsStemAndLeaf_leavesLeftText,
    pullStemsText: graphsStemAndLeaf_pullStemsText,
    stemAndLeafWords: graphsStemAndLeaf_stemAndLeafWords,
    stemFirstText: graphsStemAndLeaf_stemFirstText,
    stemLastText: graphsStemAndLeaf_stemLastText,
    stemName: graphsStemAndLeaf_stemName,
    stemText: graphsStemAndLeaf_stemText,
    unplacedLeafLabel: graphsStemAndLeaf_unplacedLeafLabel,
    yardsBelowText: graphsStemAndLeaf_yardsBelowText,
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
