// Written by `npx tsx scripts/build-words.ts`.
import { addSpanish } from '../../language';
import {
  angleText as chartHandles_angleText,
  figureGroupText as chartHandles_figureGroupText,
  MARK_HINTS as chartHandles_MARK_HINTS,
  markText as chartHandles_markText,
  notSetText as chartHandles_notSetText,
  spotHintText as chartHandles_spotHintText,
} from '../chart-handles';
import {
  CHARTS as charts_CHARTS,
  pictureTitleText as charts_pictureTitleText,
  TYPED_WORDS as charts_TYPED_WORDS,
} from '../charts';
import {
  notReachedText as form_notReachedText,
  pleaseReloadText as form_pleaseReloadText,
} from '../form';
import {
  BUILDER as graphBuilder_BUILDER,
  chosenCountText as graphBuilder_chosenCountText,
  playersToChooseText as graphBuilder_playersToChooseText,
  scaleOfText as graphBuilder_scaleOfText,
  someRightText as graphBuilder_someRightText,
  whenText as graphBuilder_whenText,
  yourNumbersText as graphBuilder_yourNumbersText,
} from '../graph-builder';
import {
  axisHandleText as graphEditing_axisHandleText,
  axisQuestionText as graphEditing_axisQuestionText,
  axisText as graphEditing_axisText,
  dataText as graphEditing_dataText,
  FIVE_NUMBER_LABELS as graphEditing_FIVE_NUMBER_LABELS,
  handsGroupText as graphEditing_handsGroupText,
  handsHelpText as graphEditing_handsHelpText,
  oneLessText as graphEditing_oneLessText,
  oneMoreText as graphEditing_oneMoreText,
  pullAxisText as graphEditing_pullAxisText,
  pullUpText as graphEditing_pullUpText,
  redoText as graphEditing_redoText,
  snapText as graphEditing_snapText,
  snapToText as graphEditing_snapToText,
  undoText as graphEditing_undoText,
} from '../graph-editing';
import { graphTypeName as graphNames_graphTypeName } from '../graph-names';
import {
  BUILT_CHART_WORDS as graphStatistics_BUILT_CHART_WORDS,
  statisticLabel as graphStatistics_statisticLabel,
  unitCountText as graphStatistics_unitCountText,
  unitOfText as graphStatistics_unitOfText,
  unitText as graphStatistics_unitText,
} from '../graph-statistics';
import { earnedText as mvp_earnedText } from '../mvp';
import { positionTitle as positions_positionTitle } from '../positions';
import {
  LANGUAGE_NAMES as reading_LANGUAGE_NAMES,
  noVoiceText as reading_noVoiceText,
  READING as reading_READING,
  voiceFailedText as reading_voiceFailedText,
} from '../reading';
import {
  codeForTeacherText as screenError_codeForTeacherText,
  dataFailureText as screenError_dataFailureText,
  SCREEN_ERROR as screenError_SCREEN_ERROR,
  shareNumberText as screenError_shareNumberText,
} from '../screen-error';
import { notSentText as sendGraph_notSentText } from '../send-graph';
import {
  SPOKEN_SIGNS as spokenNumbers_SPOKEN_SIGNS,
  speakMixedText as spokenNumbers_speakMixedText,
} from '../spoken-numbers';
import {
  partMissingText as ui_partMissingText,
  recordUnreadableText as ui_recordUnreadableText,
  someUnreadableText as ui_someUnreadableText,
  UI as ui_UI,
} from '../ui';
import { BAR as verdictBar_BAR } from '../verdict-bar';
import { weekTitle as weekNames_weekTitle } from '../week-names';

addSpanish({
  'chart-handles': {
    MARK_HINTS: chartHandles_MARK_HINTS,
    angleText: chartHandles_angleText,
    figureGroupText: chartHandles_figureGroupText,
    markText: chartHandles_markText,
    notSetText: chartHandles_notSetText,
    spotHintText: chartHandles_spotHintText,
  },
  charts: {
    CHARTS: charts_CHARTS,
    TYPED_WORDS: charts_TYPED_WORDS,
    pictureTitleText: charts_pictureTitleText,
  },
  form: { notReachedText: form_notReachedText, pleaseReloadText: form_pleaseReloadText },
  'graph-builder': {
    BUILDER: graphBuilder_BUILDER,
    chosenCountText: graphBuilder_chosenCountText,
    playersToChooseText: graphBuilder_playersToChooseText,
    scaleOfText: graphBuilder_scaleOfText,
    someRightText: graphBuilder_someRightText,
    whenText: graphBuilder_whenText,
    yourNumbersText: graphBuilder_yourNumbersText,
  },
  'graph-editing': {
    FIVE_NUMBER_LABELS: graphEditing_FIVE_NUMBER_LABELS,
    axisHandleText: graphEditing_axisHandleText,
    axisQuestionText: graphEditing_axisQuestionText,
    axisText: graphEditing_axisText,
    dataText: graphEditing_dataText,
    handsGroupText: graphEditing_handsGroupText,
    handsHelpText: graphEditing_handsHelpText,
    oneLessText: graphEditing_oneLessText,
    oneMoreText: graphEditing_oneMoreText,
    pullAxisText: graphEditing_pullAxisText,
    pullUpText: graphEditing_pullUpText,
    redoText: graphEditing_redoText,
    snapText: graphEditing_snapText,
    snapToText: graphEditing_snapToText,
    undoText: graphEditing_undoText,
  },
  'graph-names': { graphTypeName: graphNames_graphTypeName },
  'graph-statistics': {
    BUILT_CHART_WORDS: graphStatistics_BUILT_CHART_WORDS,
    statisticLabel: graphStatistics_statisticLabel,
    unitCountText: graphStatistics_unitCountText,
    unitOfText: graphStatistics_unitOfText,
    unitText: graphStatistics_unitText,
  },
  mvp: { earnedText: mvp_earnedText },
  positions: { positionTitle: positions_positionTitle },
  reading: {
    LANGUAGE_NAMES: reading_LANGUAGE_NAMES,
    READING: reading_READING,
    noVoiceText: reading_noVoiceText,
    voiceFailedText: reading_voiceFailedText,
  },
  'screen-error': {
    SCREEN_ERROR: screenError_SCREEN_ERROR,
    codeForTeacherText: screenError_codeForTeacherText,
    dataFailureText: screenError_dataFailureText,
    shareNumberText: screenError_shareNumberText,
  },
  'send-graph': { notSentText: sendGraph_notSentText },
  'spoken-numbers': {
    SPOKEN_SIGNS: spokenNumbers_SPOKEN_SIGNS,
    speakMixedText: spokenNumbers_speakMixedText,
  },
  ui: {
    UI: ui_UI,
    partMissingText: ui_partMissingText,
    recordUnreadableText: ui_recordUnreadableText,
    someUnreadableText: ui_someUnreadableText,
  },
  'verdict-bar': { BAR: verdictBar_BAR },
  'week-names': { weekTitle: weekNames_weekTitle },
});
