// Written by `npx tsx scripts/build-words.ts`.
import { addSpanish } from '../../language';
import { captionedChartTable as graphsGraphWords_captionedChartTable } from '../graphs/graph-words';
import {
  allLeavesText as graphsStemAndLeaf_allLeavesText,
  firstStemLabel as graphsStemAndLeaf_firstStemLabel,
  lastStemLabel as graphsStemAndLeaf_lastStemLabel,
  lastStemQuestionText as graphsStemAndLeaf_lastStemQuestionText,
  leafHint as graphsStemAndLeaf_leafHint,
  leafOnStemLabel as graphsStemAndLeaf_leafOnStemLabel,
  leafPlaceText as graphsStemAndLeaf_leafPlaceText,
  numbersWithoutLeafText as graphsStemAndLeaf_numbersWithoutLeafText,
  plotKeyText as graphsStemAndLeaf_plotKeyText,
  pullStemsText as graphsStemAndLeaf_pullStemsText,
  STEM_AND_LEAF_BUILDER as graphsStemAndLeaf_STEM_AND_LEAF_BUILDER,
  stemAndLeafWords as graphsStemAndLeaf_stemAndLeafWords,
  stemName as graphsStemAndLeaf_stemName,
  stemReadoutText as graphsStemAndLeaf_stemReadoutText,
  unplacedLeafLabel as graphsStemAndLeaf_unplacedLeafLabel,
  yardsBelowText as graphsStemAndLeaf_yardsBelowText,
} from '../graphs/stem-and-leaf';
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
  'graphs/stem-and-leaf': {
    STEM_AND_LEAF_BUILDER: graphsStemAndLeaf_STEM_AND_LEAF_BUILDER,
    allLeavesText: graphsStemAndLeaf_allLeavesText,
    firstStemLabel: graphsStemAndLeaf_firstStemLabel,
    lastStemLabel: graphsStemAndLeaf_lastStemLabel,
    lastStemQuestionText: graphsStemAndLeaf_lastStemQuestionText,
    leafHint: graphsStemAndLeaf_leafHint,
    leafOnStemLabel: graphsStemAndLeaf_leafOnStemLabel,
    leafPlaceText: graphsStemAndLeaf_leafPlaceText,
    numbersWithoutLeafText: graphsStemAndLeaf_numbersWithoutLeafText,
    plotKeyText: graphsStemAndLeaf_plotKeyText,
    pullStemsText: graphsStemAndLeaf_pullStemsText,
    stemAndLeafWords: graphsStemAndLeaf_stemAndLeafWords,
    stemName: graphsStemAndLeaf_stemName,
    stemReadoutText: graphsStemAndLeaf_stemReadoutText,
    unplacedLeafLabel: graphsStemAndLeaf_unplacedLeafLabel,
    yardsBelowText: graphsStemAndLeaf_yardsBelowText,
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
