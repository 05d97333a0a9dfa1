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
import { CHARTS as charts_CHARTS } from '../charts';
import {
  CROP as crop_CROP,
  CROP_AREA_AND_HANDLE_LABELS as crop_CROP_AREA_AND_HANDLE_LABELS,
  CROP_EDGES as crop_CROP_EDGES,
  cropSizeInPercentText as crop_cropSizeInPercentText,
  moveEdgeText as crop_moveEdgeText,
} from '../crop';
import {
  notReachedText as form_notReachedText,
  pleaseReloadText as form_pleaseReloadText,
} from '../form';
import { titleNeededText as graph_titleNeededText } from '../graph';
import {
  GRAPH_HUB as graphHub_GRAPH_HUB,
  goneForGoodText as graphHub_goneForGoodText,
  removalCostText as graphHub_removalCostText,
} from '../graph-hub';
import {
  nowOnOneScaleText as graphQuestions_nowOnOneScaleText,
  nowOnOwnScalesText as graphQuestions_nowOnOwnScalesText,
  sameScaleText as graphQuestions_sameScaleText,
} from '../graph-questions';
import { typedTableProblemText as graphReview_typedTableProblemText } from '../graph-review';
import {
  graphSoundHelpText as graphsTones_graphSoundHelpText,
  soundOfGraphTitle as graphsTones_soundOfGraphTitle,
  tonePlayerText as graphsTones_tonePlayerText,
  toneReadoutText as graphsTones_toneReadoutText,
  toneSequenceText as graphsTones_toneSequenceText,
  tonesNeedKeyboardText as graphsTones_tonesNeedKeyboardText,
} from '../graphs/tones';
import { LANGUAGE_NAMES as reading_LANGUAGE_NAMES, READING as reading_READING } from '../reading';
import {
  codeForTeacherText as screenError_codeForTeacherText,
  dataFailureText as screenError_dataFailureText,
  SCREEN_ERROR as screenError_SCREEN_ERROR,
  shareErrorNumberText as screenError_shareErrorNumberText,
} from '../screen-error';
import { graphNotSentText as sendGraph_graphNotSentText } from '../send-graph';
import {
  afterTurnInText as turnIn_afterTurnInText,
  GRAPH_UPLOAD as turnIn_GRAPH_UPLOAD,
  youTurnedInGraphText as turnIn_youTurnedInGraphText,
} from '../turn-in';
import {
  pagePartNotLoadedText as ui_pagePartNotLoadedText,
  recordUnreadableText as ui_recordUnreadableText,
  someUnreadableText as ui_someUnreadableText,
  UI as ui_UI,
} from '../ui';

addSpanish({
  'chart-handles': {
    MARK_HINTS: chartHandles_MARK_HINTS,
    angleText: chartHandles_angleText,
    answerHandlesOnPictureLabel: chartHandles_answerHandlesOnPictureLabel,
    markValueText: chartHandles_markValueText,
    notSetText: chartHandles_notSetText,
    spotHintText: chartHandles_spotHintText,
  },
  charts: { CHARTS: charts_CHARTS },
  crop: {
    CROP: crop_CROP,
    CROP_AREA_AND_HANDLE_LABELS: crop_CROP_AREA_AND_HANDLE_LABELS,
    CROP_EDGES: crop_CROP_EDGES,
    cropSizeInPercentText: crop_cropSizeInPercentText,
    moveEdgeText: crop_moveEdgeText,
  },
  form: { notReachedText: form_notReachedText, pleaseReloadText: form_pleaseReloadText },
  graph: { titleNeededText: graph_titleNeededText },
  'graph-hub': {
    GRAPH_HUB: graphHub_GRAPH_HUB,
    goneForGoodText: graphHub_goneForGoodText,
    removalCostText: graphHub_removalCostText,
  },
  'graph-questions': {
    nowOnOneScaleText: graphQuestions_nowOnOneScaleText,
    nowOnOwnScalesText: graphQuestions_nowOnOwnScalesText,
    sameScaleText: graphQuestions_sameScaleText,
  },
  'graph-review': { typedTableProblemText: graphReview_typedTableProblemText },
  'graphs/tones': {
    graphSoundHelpText: graphsTones_graphSoundHelpText,
    soundOfGraphTitle: graphsTones_soundOfGraphTitle,
    tonePlayerText: graphsTones_tonePlayerText,
    toneReadoutText: graphsTones_toneReadoutText,
    toneSequenceText: graphsTones_toneSequenceText,
    tonesNeedKeyboardText: graphsTones_tonesNeedKeyboardText,
  },
  reading: { LANGUAGE_NAMES: reading_LANGUAGE_NAMES, READING: reading_READING },
  'screen-error': {
    SCREEN_ERROR: screenError_SCREEN_ERROR,
    codeForTeacherText: screenError_codeForTeacherText,
    dataFailureText: screenError_dataFailureText,
    shareErrorNumberText: screenError_shareErrorNumberText,
  },
  'send-graph': { graphNotSentText: sendGraph_graphNotSentText },
  'turn-in': {
    GRAPH_UPLOAD: turnIn_GRAPH_UPLOAD,
    afterTurnInText: turnIn_afterTurnInText,
    youTurnedInGraphText: turnIn_youTurnedInGraphText,
  },
  ui: {
    UI: ui_UI,
    pagePartNotLoadedText: ui_pagePartNotLoadedText,
    recordUnreadableText: ui_recordUnreadableText,
    someUnreadableText: ui_someUnreadableText,
  },
});
