// Written by `npx tsx scripts/build-words.ts`.
import { addSpanish } from '../../language';
import {
  angleText as chartHandles_angleText,
  answerHandlesOnPictureLabel as chartHandles_answerHandlesOnPictureLabel,
  MARK_HINTS as chartHandles_MARK_HINTS,
  markValueText as chartHandles_markValueText,
  notSetText as chartHandles_notSetText,
  spotHintText as chartHandles_spotHintText,
} from '../chart-handles';
import {
  CHART_TEXT_BOX_LABELS as charts_CHART_TEXT_BOX_LABELS,
  CHARTS as charts_CHARTS,
  chartPictureLabel as charts_chartPictureLabel,
} from '../charts';
import {
  notReachedText as form_notReachedText,
  pleaseReloadText as form_pleaseReloadText,
} from '../form';
import {
  BUILDER as graphBuilder_BUILDER,
  choosePlayersFromToText as graphBuilder_choosePlayersFromToText,
  chosenPlayerCountText as graphBuilder_chosenPlayerCountText,
  graphWeeksText as graphBuilder_graphWeeksText,
  scaleOfText as graphBuilder_scaleOfText,
  someRightText as graphBuilder_someRightText,
  yourNumbersTitle as graphBuilder_yourNumbersTitle,
} from '../graph-builder';
import {
  axisEndQuestion as graphEditing_axisEndQuestion,
  axisHandleText as graphEditing_axisHandleText,
  axisRangeText as graphEditing_axisRangeText,
  FIVE_NUMBER_LABELS as graphEditing_FIVE_NUMBER_LABELS,
  graphWeeksAndPlayersText as graphEditing_graphWeeksAndPlayersText,
  handlesGroupLabel as graphEditing_handlesGroupLabel,
  handlesHelpText as graphEditing_handlesHelpText,
  oneStepLessText as graphEditing_oneStepLessText,
  oneStepMoreText as graphEditing_oneStepMoreText,
  pullAxisText as graphEditing_pullAxisText,
  pullUpText as graphEditing_pullUpText,
  redoText as graphEditing_redoText,
  snapSizeText as graphEditing_snapSizeText,
  snapToText as graphEditing_snapToText,
  undoText as graphEditing_undoText,
} from '../graph-editing';
import { localizedGraphTypeLabel as graphNames_localizedGraphTypeLabel } from '../graph-names';
import {
  BUILT_CHART_WORDS as graphStatistics_BUILT_CHART_WORDS,
  statisticLabel as graphStatistics_statisticLabel,
  statisticUnitText as graphStatistics_statisticUnitText,
  unitText as graphStatistics_unitText,
  valueWithUnitText as graphStatistics_valueWithUnitText,
} from '../graph-statistics';
import { mvpPointsEarnedText as mvp_mvpPointsEarnedText } from '../mvp';
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
  shareErrorNumberText as screenError_shareErrorNumberText,
} from '../screen-error';
import { graphNotSentText as sendGraph_graphNotSentText } from '../send-graph';
import {
  SPOKEN_SIGNS as spokenNumbers_SPOKEN_SIGNS,
  speakMixedText as spokenNumbers_speakMixedText,
} from '../spoken-numbers';
import {
  pagePartNotLoadedText as ui_pagePartNotLoadedText,
  recordUnreadableText as ui_recordUnreadableText,
  someUnreadableText as ui_someUnreadableText,
  UI as ui_UI,
} from '../ui';
import { VERDICT_BAR as verdictBar_VERDICT_BAR } from '../verdict-bar';
import { weekTitle as weekNames_weekTitle } from '../week-names';

addSpanish({
  'chart-handles': {
    MARK_HINTS: chartHandles_MARK_HINTS,
    angleText: chartHandles_angleText,
    answerHandlesOnPictureLabel: chartHandles_answerHandlesOnPictureLabel,
    markValueText: chartHandles_markValueText,
    notSetText: chartHandles_notSetText,
    spotHintText: chartHandles_spotHintText,
  },
  charts: {
    CHARTS: charts_CHARTS,
    CHART_TEXT_BOX_LABELS: charts_CHART_TEXT_BOX_LABELS,
    chartPictureLabel: charts_chartPictureLabel,
  },
  form: { notReachedText: form_notReachedText, pleaseReloadText: form_pleaseReloadText },
  'graph-builder': {
    BUILDER: graphBuilder_BUILDER,
    choosePlayersFromToText: graphBuilder_choosePlayersFromToText,
    chosenPlayerCountText: graphBuilder_chosenPlayerCountText,
    graphWeeksText: graphBuilder_graphWeeksText,
    scaleOfText: graphBuilder_scaleOfText,
    someRightText: graphBuilder_someRightText,
    yourNumbersTitle: graphBuilder_yourNumbersTitle,
  },
  'graph-editing': {
    FIVE_NUMBER_LABELS: graphEditing_FIVE_NUMBER_LABELS,
    axisEndQuestion: graphEditing_axisEndQuestion,
    axisHandleText: graphEditing_axisHandleText,
    axisRangeText: graphEditing_axisRangeText,
    graphWeeksAndPlayersText: graphEditing_graphWeeksAndPlayersText,
    handlesGroupLabel: graphEditing_handlesGroupLabel,
    handlesHelpText: graphEditing_handlesHelpText,
    oneStepLessText: graphEditing_oneStepLessText,
    oneStepMoreText: graphEditing_oneStepMoreText,
    pullAxisText: graphEditing_pullAxisText,
    pullUpText: graphEditing_pullUpText,
    redoText: graphEditing_redoText,
    snapSizeText: graphEditing_snapSizeText,
    snapToText: graphEditing_snapToText,
    undoText: graphEditing_undoText,
  },
  'graph-names': { localizedGraphTypeLabel: graphNames_localizedGraphTypeLabel },
  'graph-statistics': {
    BUILT_CHART_WORDS: graphStatistics_BUILT_CHART_WORDS,
    statisticLabel: graphStatistics_statisticLabel,
    statisticUnitText: graphStatistics_statisticUnitText,
    unitText: graphStatistics_unitText,
    valueWithUnitText: graphStatistics_valueWithUnitText,
  },
  mvp: { mvpPointsEarnedText: mvp_mvpPointsEarnedText },
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
    shareErrorNumberText: screenError_shareErrorNumberText,
  },
  'send-graph': { graphNotSentText: sendGraph_graphNotSentText },
  'spoken-numbers': {
    SPOKEN_SIGNS: spokenNumbers_SPOKEN_SIGNS,
    speakMixedText: spokenNumbers_speakMixedText,
  },
  ui: {
    UI: ui_UI,
    pagePartNotLoadedText: ui_pagePartNotLoadedText,
    recordUnreadableText: ui_recordUnreadableText,
    someUnreadableText: ui_someUnreadableText,
  },
  'verdict-bar': { VERDICT_BAR: verdictBar_VERDICT_BAR },
  'week-names': { weekTitle: weekNames_weekTitle },
});
