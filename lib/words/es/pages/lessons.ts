// Written by `npx tsx scripts/build-words.ts`.
import { addSpanish } from '../../language';
import { answerHelpText as answerHelp_answerHelpText } from '../answer-help';
import { answerProblemText as answers_answerProblemText } from '../answers';
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
  notReachedText as form_notReachedText,
  pleaseReloadText as form_pleaseReloadText,
} from '../form';
import { BUILDER as graphBuilder_BUILDER } from '../graph-builder';
import {
  graphSoundHelpText as graphsTones_graphSoundHelpText,
  soundOfGraphTitle as graphsTones_soundOfGraphTitle,
  tonePlayerText as graphsTones_tonePlayerText,
  toneReadoutText as graphsTones_toneReadoutText,
  toneSequenceText as graphsTones_toneSequenceText,
  tonesNeedKeyboardText as graphsTones_tonesNeedKeyboardText,
} from '../graphs/tones';
import {
  answerWithUnitLabel as lessons_answerWithUnitLabel,
  graphAlreadyHandedInText as lessons_graphAlreadyHandedInText,
  graphHandedInText as lessons_graphHandedInText,
  handInPausedText as lessons_handInPausedText,
  LESSON as lessons_LESSON,
  LESSON_GRAPH as lessons_LESSON_GRAPH,
  lessonGraphReadyText as lessons_lessonGraphReadyText,
  lessonNumbersThroughText as lessons_lessonNumbersThroughText,
  lessonPartNotLoadedText as lessons_lessonPartNotLoadedText,
  lessonResultText as lessons_lessonResultText,
  lessonStepPageTitle as lessons_lessonStepPageTitle,
  markOnPictureLabel as lessons_markOnPictureLabel,
  markOrChooseText as lessons_markOrChooseText,
  markOrTypeText as lessons_markOrTypeText,
  stepPositionText as lessons_stepPositionText,
} from '../lessons';
import {
  MATH as math_MATH,
  SIMPLEST_FORM as math_SIMPLEST_FORM,
  triesText as math_triesText,
} from '../math';
import { mvpPointsEarnedText as mvp_mvpPointsEarnedText } from '../mvp';
import {
  keepGoingInText as outbox_keepGoingInText,
  OUTBOX as outbox_OUTBOX,
  triesSoFarSentence as outbox_triesSoFarSentence,
  tryPauseAnnouncementText as outbox_tryPauseAnnouncementText,
  UNSENT_ANSWER_REASONS as outbox_UNSENT_ANSWER_REASONS,
  youTriedText as outbox_youTriedText,
} from '../outbox';
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
import {
  messageWithoutNotYet as verdictBar_messageWithoutNotYet,
  VERDICT_BAR as verdictBar_VERDICT_BAR,
} from '../verdict-bar';

addSpanish({
  'answer-help': { answerHelpText: answerHelp_answerHelpText },
  answers: { answerProblemText: answers_answerProblemText },
  'chart-handles': {
    MARK_HINTS: chartHandles_MARK_HINTS,
    angleText: chartHandles_angleText,
    answerHandlesOnPictureLabel: chartHandles_answerHandlesOnPictureLabel,
    markValueText: chartHandles_markValueText,
    notSetText: chartHandles_notSetText,
    spotHintText: chartHandles_spotHintText,
  },
  charts: { CHARTS: charts_CHARTS },
  form: { notReachedText: form_notReachedText, pleaseReloadText: form_pleaseReloadText },
  'graph-builder': { BUILDER: graphBuilder_BUILDER },
  'graphs/tones': {
    graphSoundHelpText: graphsTones_graphSoundHelpText,
    soundOfGraphTitle: graphsTones_soundOfGraphTitle,
    tonePlayerText: graphsTones_tonePlayerText,
    toneReadoutText: graphsTones_toneReadoutText,
    toneSequenceText: graphsTones_toneSequenceText,
    tonesNeedKeyboardText: graphsTones_tonesNeedKeyboardText,
  },
  lessons: {
    LESSON: lessons_LESSON,
    LESSON_GRAPH: lessons_LESSON_GRAPH,
    answerWithUnitLabel: lessons_answerWithUnitLabel,
    graphAlreadyHandedInText: lessons_graphAlreadyHandedInText,
    graphHandedInText: lessons_graphHandedInText,
    handInPausedText: lessons_handInPausedText,
    lessonGraphReadyText: lessons_lessonGraphReadyText,
    lessonNumbersThroughText: lessons_lessonNumbersThroughText,
    lessonPartNotLoadedText: lessons_lessonPartNotLoadedText,
    lessonResultText: lessons_lessonResultText,
    lessonStepPageTitle: lessons_lessonStepPageTitle,
    markOnPictureLabel: lessons_markOnPictureLabel,
    markOrChooseText: lessons_markOrChooseText,
    markOrTypeText: lessons_markOrTypeText,
    stepPositionText: lessons_stepPositionText,
  },
  math: { MATH: math_MATH, SIMPLEST_FORM: math_SIMPLEST_FORM, triesText: math_triesText },
  mvp: { mvpPointsEarnedText: mvp_mvpPointsEarnedText },
  outbox: {
    OUTBOX: outbox_OUTBOX,
    UNSENT_ANSWER_REASONS: outbox_UNSENT_ANSWER_REASONS,
    keepGoingInText: outbox_keepGoingInText,
    triesSoFarSentence: outbox_triesSoFarSentence,
    tryPauseAnnouncementText: outbox_tryPauseAnnouncementText,
    youTriedText: outbox_youTriedText,
  },
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
  'verdict-bar': {
    VERDICT_BAR: verdictBar_VERDICT_BAR,
    messageWithoutNotYet: verdictBar_messageWithoutNotYet,
  },
});
