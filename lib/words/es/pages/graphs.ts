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
import { CHARTS as charts_CHARTS } from '../charts';
import {
  CROP as crop_CROP,
  CROP_EDGES as crop_CROP_EDGES,
  CROP_HANDLES as crop_CROP_HANDLES,
  cropSizeText as crop_cropSizeText,
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
import { typedTableProblem as graphReview_typedTableProblem } from '../graph-review';
import {
  onlyWithKeysText as graphsTones_onlyWithKeysText,
  sequenceWords as graphsTones_sequenceWords,
  soundOfText as graphsTones_soundOfText,
  tonePlayerText as graphsTones_tonePlayerText,
  tonesHelpText as graphsTones_tonesHelpText,
  toneWords as graphsTones_toneWords,
} from '../graphs/tones';
import { LANGUAGE_NAMES as reading_LANGUAGE_NAMES, READING as reading_READING } from '../reading';
import {
  codeForTeacherText as screenError_codeForTeacherText,
  dataFailureText as screenError_dataFailureText,
  SCREEN_ERROR as screenError_SCREEN_ERROR,
  shareNumberText as screenError_shareNumberText,
} from '../screen-error';
import { notSentText as sendGraph_notSentText } from '../send-graph';
import {
  afterTurnInText as turnIn_afterTurnInText,
  TURN_IN as turnIn_TURN_IN,
  youTurnedInText as turnIn_youTurnedInText,
} from '../turn-in';
import {
  partMissingText as ui_partMissingText,
  recordUnreadableText as ui_recordUnreadableText,
  someUnreadableText as ui_someUnreadableText,
  UI as ui_UI,
} from '../ui';

addSpanish({
  'chart-handles': {
    MARK_HINTS: chartHandles_MARK_HINTS,
    angleText: chartHandles_angleText,
    figureGroupText: chartHandles_figureGroupText,
    markText: chartHandles_markText,
    notSetText: chartHandles_notSetText,
    spotHintText: chartHandles_spotHintText,
  },
  charts: { CHARTS: charts_CHARTS },
  crop: {
    CROP: crop_CROP,
    CROP_EDGES: crop_CROP_EDGES,
    CROP_HANDLES: crop_CROP_HANDLES,
    cropSizeText: crop_cropSizeText,
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
  'graph-review': { typedTableProblem: graphReview_typedTableProblem },
  'graphs/tones': {
    onlyWithKeysText: graphsTones_onlyWithKeysText,
    sequenceWords: graphsTones_sequenceWords,
    soundOfText: graphsTones_soundOfText,
    tonePlayerText: graphsTones_tonePlayerText,
    toneWords: graphsTones_toneWords,
    tonesHelpText: graphsTones_tonesHelpText,
  },
  reading: { LANGUAGE_NAMES: reading_LANGUAGE_NAMES, READING: reading_READING },
  'screen-error': {
    SCREEN_ERROR: screenError_SCREEN_ERROR,
    codeForTeacherText: screenError_codeForTeacherText,
    dataFailureText: screenError_dataFailureText,
    shareNumberText: screenError_shareNumberText,
  },
  'send-graph': { notSentText: sendGraph_notSentText },
  'turn-in': {
    TURN_IN: turnIn_TURN_IN,
    afterTurnInText: turnIn_afterTurnInText,
    youTurnedInText: turnIn_youTurnedInText,
  },
  ui: {
    UI: ui_UI,
    partMissingText: ui_partMissingText,
    recordUnreadableText: ui_recordUnreadableText,
    someUnreadableText: ui_someUnreadableText,
  },
});
