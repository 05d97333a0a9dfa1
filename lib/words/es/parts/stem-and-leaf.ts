// Written by `npx tsx scripts/build-words.ts`.
import { addSpanish } from '../../language';
import { captionedChartTable as graphsGraphWords_captionedChartTable } from '../graphs/graph-words';
import {
  allLeavesText as graphsStemAndLeaf_allLeavesText,
  firstStemLabel as graphsStemAndLeaf_firstStemLabel,
  handlePositionOnStemText as graphsStemAndLeaf_handlePositionOnStemText,
  lastStemLabel as graphsStemAndLeaf_lastStemLabel,
  lastStemQuestionText as graphsStemAndLeaf_lastStemQuestionText,
  leafOnStemLabel as graphsStemAndLeaf_leafOnStemLabel,
  leafPositionInRowText as graphsStemAndLeaf_leafPositionInRowText,
  leavesLeftToPlaceText as graphsStemAndLeaf_leavesLeftToPlaceText,
  numbersWithoutLeafLabel as graphsStemAndLeaf_numbersWithoutLeafLabel,
  plotKeyText as graphsStemAndLeaf_plotKeyText,
  pullStemsText as graphsStemAndLeaf_pullStemsText,
  STEM_AND_LEAF_BUILDER as graphsStemAndLeaf_STEM_AND_LEAF_BUILDER,
  stemAndLeafWords as graphsStemAndLeaf_stemAndLeafWords,
  stemName as graphsStemAndLeaf_stemName,
  unplacedLeafLabel as graphsStemAndLeaf_unplacedLeafLabel,
  yardsBelowLimitInWeekText as graphsStemAndLeaf_yardsBelowLimitInWeekText,
} from '../graphs/stem-and-leaf';
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
  'graphs/stem-and-leaf': {
    STEM_AND_LEAF_BUILDER: graphsStemAndLeaf_STEM_AND_LEAF_BUILDER,
    allLeavesText: graphsStemAndLeaf_allLeavesText,
    firstStemLabel: graphsStemAndLeaf_firstStemLabel,
    handlePositionOnStemText: graphsStemAndLeaf_handlePositionOnStemText,
    lastStemLabel: graphsStemAndLeaf_lastStemLabel,
    lastStemQuestionText: graphsStemAndLeaf_lastStemQuestionText,
    leafOnStemLabel: graphsStemAndLeaf_leafOnStemLabel,
    leafPositionInRowText: graphsStemAndLeaf_leafPositionInRowText,
    leavesLeftToPlaceText: graphsStemAndLeaf_leavesLeftToPlaceText,
    numbersWithoutLeafLabel: graphsStemAndLeaf_numbersWithoutLeafLabel,
    plotKeyText: graphsStemAndLeaf_plotKeyText,
    pullStemsText: graphsStemAndLeaf_pullStemsText,
    stemAndLeafWords: graphsStemAndLeaf_stemAndLeafWords,
    stemName: graphsStemAndLeaf_stemName,
    unplacedLeafLabel: graphsStemAndLeaf_unplacedLeafLabel,
    yardsBelowLimitInWeekText: graphsStemAndLeaf_yardsBelowLimitInWeekText,
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
