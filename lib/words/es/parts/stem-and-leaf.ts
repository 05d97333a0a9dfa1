// Written by `npx tsx scripts/build-words.ts`.
import { addSpanish } from '../../language';
import {
  angleText as chartHandles_angleText,
  figureGroupText as chartHandles_figureGroupText,
  MARK_HINTS as chartHandles_MARK_HINTS,
  markText as chartHandles_markText,
  spotHintText as chartHandles_spotHintText,
} from '../chart-handles';
import { CHARTS as charts_CHARTS, pictureOfText as charts_pictureOfText } from '../charts';
import { handsGroupText as graphEditing_handsGroupText } from '../graph-editing';
import { CHART_WORDS as graphStatistics_CHART_WORDS } from '../graph-statistics';
import { tableOf as graphsGraphWords_tableOf } from '../graphs/graph-words';
import {
  allLeavesText as graphsStemAndLeaf_allLeavesText,
  keyOfText as graphsStemAndLeaf_keyOfText,
  lastStemQuestionText as graphsStemAndLeaf_lastStemQuestionText,
  leafHint as graphsStemAndLeaf_leafHint,
  leafOnText as graphsStemAndLeaf_leafOnText,
  leafPlaceText as graphsStemAndLeaf_leafPlaceText,
  leavesLeftText as graphsStemAndLeaf_leavesLeftText,
  looseLeafText as graphsStemAndLeaf_looseLeafText,
  pullStemsText as graphsStemAndLeaf_pullStemsText,
  STEM_AND_LEAF as graphsStemAndLeaf_STEM_AND_LEAF,
  stemAndLeafWords as graphsStemAndLeaf_stemAndLeafWords,
  stemFirstText as graphsStemAndLeaf_stemFirstText,
  stemLastText as graphsStemAndLeaf_stemLastText,
  stemName as graphsStemAndLeaf_stemName,
  stemText as graphsStemAndLeaf_stemText,
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
  'chart-handles': {
    MARK_HINTS: chartHandles_MARK_HINTS,
    angleText: chartHandles_angleText,
    figureGroupText: chartHandles_figureGroupText,
    markText: chartHandles_markText,
    spotHintText: chartHandles_spotHintText,
  },
  charts: { CHARTS: charts_CHARTS, pictureOfText: charts_pictureOfText },
  'graph-editing': { handsGroupText: graphEditing_handsGroupText },
  'graph-statistics': { CHART_WORDS: graphStatistics_CHART_WORDS },
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
    looseLeafText: graphsStemAndLeaf_looseLeafText,
    pullStemsText: graphsStemAndLeaf_pullStemsText,
    stemAndLeafWords: graphsStemAndLeaf_stemAndLeafWords,
    stemFirstText: graphsStemAndLeaf_stemFirstText,
    stemLastText: graphsStemAndLeaf_stemLastText,
    stemName: graphsStemAndLeaf_stemName,
    stemText: graphsStemAndLeaf_stemText,
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
