// Written by `npx tsx scripts/build-words.ts`.
import { addSpanish } from '../../language';
import { answerHelpText as answerHelp_answerHelpText } from '../answer-help';
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
  notReachedText as form_notReachedText,
  pleaseReloadText as form_pleaseReloadText,
} from '../form';
import { BUILDER as graphBuilder_BUILDER } from '../graph-builder';
import {
  onlyWithKeysText as graphsTones_onlyWithKeysText,
  sequenceWords as graphsTones_sequenceWords,
  soundOfText as graphsTones_soundOfText,
  tonePlayerText as graphsTones_tonePlayerText,
  tonesHelpText as graphsTones_tonesHelpText,
  toneWords as graphsTones_toneWords,
} from '../graphs/tones';
import {
  handedInText as lessons_handedInText,
  handInPausedText as lessons_handInPausedText,
  LESSON as lessons_LESSON,
  LESSON_GRAPH as lessons_LESSON_GRAPH,
  lessonGraphReadyText as lessons_lessonGraphReadyText,
  lessonGraphThereText as lessons_lessonGraphThereText,
  lessonResultText as lessons_lessonResultText,
  markName as lessons_markName,
  markOrChooseText as lessons_markOrChooseText,
  markOrTypeText as lessons_markOrTypeText,
  numbersThroughText as lessons_numbersThroughText,
  outOfReachText as lessons_outOfReachText,
  stepOfLessonText as lessons_stepOfLessonText,
  stepOfText as lessons_stepOfText,
  yourAnswerText as lessons_yourAnswerText,
} from '../lessons';
import { MATH as math_MATH, STEPS as math_STEPS, triesText as math_triesText } from '../math';
import { earnedText as mvp_earnedText } from '../mvp';
import {
  breakWords as outbox_breakWords,
  keepGoingInText as outbox_keepGoingInText,
  OUTBOX as outbox_OUTBOX,
  TROUBLES as outbox_TROUBLES,
  triesSoFarSentence as outbox_triesSoFarSentence,
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
import {
  afterNotYetText as verdictBar_afterNotYetText,
  BAR as verdictBar_BAR,
} from '../verdict-bar';

addSpanish({
  'answer-help': { answerHelpText: answerHelp_answerHelpText },
  'chart-handles': {
    MARK_HINTS: chartHandles_MARK_HINTS,
    angleText: chartHandles_angleText,
    figureGroupText: chartHandles_figureGroupText,
    markText: chartHandles_markText,
    notSetText: chartHandles_notSetText,
    spotHintText: chartHandles_spotHintText,
  },
  charts: { CHARTS: charts_CHARTS },
  form: { notReachedText: form_notReachedText, pleaseReloadText: form_pleaseReloadText },
  'graph-builder': { BUILDER: graphBuilder_BUILDER },
  'graphs/tones': {
    onlyWithKeysText: graphsTones_onlyWithKeysText,
    sequenceWords: graphsTones_sequenceWords,
    soundOfText: graphsTones_soundOfText,
    tonePlayerText: graphsTones_tonePlayerText,
    toneWords: graphsTones_toneWords,
    tonesHelpText: graphsTones_tonesHelpText,
  },
  lessons: {
    LESSON: lessons_LESSON,
    LESSON_GRAPH: lessons_LESSON_GRAPH,
    handInPausedText: lessons_handInPausedText,
    handedInText: lessons_handedInText,
    lessonGraphReadyText: lessons_lessonGraphReadyText,
    lessonGraphThereText: lessons_lessonGraphThereText,
    lessonResultText: lessons_lessonResultText,
    markName: lessons_markName,
    markOrChooseText: lessons_markOrChooseText,
    markOrTypeText: lessons_markOrTypeText,
    numbersThroughText: lessons_numbersThroughText,
    outOfReachText: lessons_outOfReachText,
    stepOfLessonText: lessons_stepOfLessonText,
    stepOfText: lessons_stepOfText,
    yourAnswerText: lessons_yourAnswerText,
  },
  math: { MATH: math_MATH, STEPS: math_STEPS, triesText: math_triesText },
  mvp: { earnedText: mvp_earnedText },
  outbox: {
    OUTBOX: outbox_OUTBOX,
    TROUBLES: outbox_TROUBLES,
    breakWords: outbox_breakWords,
    keepGoingInText: outbox_keepGoingInText,
    triesSoFarSentence: outbox_triesSoFarSentence,
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
  'verdict-bar': { BAR: verdictBar_BAR, afterNotYetText: verdictBar_afterNotYetText },
});
