// Written by `npx tsx scripts/build-words.ts`.
import { addSpanish } from '../../language';
import { captionedChartTable as graphsGraphWords_captionedChartTable } from '../graphs/graph-words';
import {
  allLeavesText as graphsStemAndLeaf_allLeavesText,
  lastStemQuestionText as graphsStemAndLeaf_lastStemQuestionText,
  leafHint as graphsStemAndLeaf_leafHint,
  leafOnText as graphsStemAndLeaf_leafOnText,
  leafPlaceText as graphsStemAndLeaf_leafPlaceText,
  numbersWithoutLeafText as graphsStemAndLeaf_numbersWithoutLeafText,
  plotKeyText as graphsStemAndLeaf_plotKeyText,
  pullStemsText as graphsStemAndLeaf_pullStemsText,
  STEM_AND_LEAF_BUILDER as graphsStemAndLeaf_STEM_AND_LEAF_BUILDER,
  stemAndLeafWords as graphsStemAndLeaf_stemAndLeafWords,
  stemFirstText as graphsStemAndLeaf_stemFirstText,
  stemLastText as graphsStemAndLeaf_stemLastText,
  stemName as graphsStemAndLeaf_stemName,
  stemReadoutText as graphsStemAndLeaf_stemReadoutText,
  unplacedLeafLabel as graphsStemAndLeaf_unplacedLeafLabel,
  yardsBelowText as graphsStemAndLeaf_yardsBelowText,
} from '../graphs/stem-and-leaf';
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
  'graphs/stem-and-leaf': {
    STEM_AND_LEAF_BUILDER: graphsStemAndLeaf_STEM_AND_LEAF_BUILDER,
    allLeavesText: graphsStemAndLeaf_allLeavesText,
    lastStemQuestionText: graphsStemAndLeaf_lastStemQuestionText,
    leafHint: graphsStemAndLeaf_leafHint,
    leafOnText: graphsStemAndLeaf_leafOnText,
    leafPlaceText: graphsStemAndLeaf_leafPlaceText,
    numbersWithoutLeafText: graphsStemAndLeaf_numbersWithoutLeafText,
    plotKeyText: graphsStemAndLeaf_plotKeyText,
    pullStemsText: graphsStemAndLeaf_pullStemsText,
    stemAndLeafWords: graphsStemAndLeaf_stemAndLeafWords,
    stemFirstText: graphsStemAndLeaf_stemFirstText,
    stemLastText: graphsStemAndLeaf_stemLastText,
    stemName: graphsStemAndLeaf_stemName,
    stemReadoutText: graphsStemAndLeaf_stemReadoutText,
    unplacedLeafLabel: graphsStemAndLeaf_unplacedLeafLabel,
    yardsBelowText: graphsStemAndLeaf_yardsBelowText,
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
