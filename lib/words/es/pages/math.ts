// Written by `npx tsx scripts/build-words.ts`.
import { addSpanish } from '../../language';
import { answerHelpText as answerHelp_answerHelpText } from '../answer-help';
import { answerProblemText as answers_answerProblemText } from '../answers';
import {
  notReachedText as form_notReachedText,
  pleaseReloadText as form_pleaseReloadText,
} from '../form';
import { MATH as math_MATH } from '../math';
import {
  keepGoingInText as outbox_keepGoingInText,
  OUTBOX as outbox_OUTBOX,
  triesSoFarSentence as outbox_triesSoFarSentence,
  tryPauseAnnouncementText as outbox_tryPauseAnnouncementText,
  UNSENT_ANSWER_REASONS as outbox_UNSENT_ANSWER_REASONS,
  youTriedText as outbox_youTriedText,
} from '../outbox';
import {
  answeredQuestionNumberText as practiceCard_answeredQuestionNumberText,
  inSimplestFormText as practiceCard_inSimplestFormText,
  PRACTICE as practiceCard_PRACTICE,
  PRACTICE_TITLE_BY_QUESTION_COUNT as practiceCard_PRACTICE_TITLE_BY_QUESTION_COUNT,
  questionName as practiceCard_questionName,
} from '../practice-card';
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
  form: { notReachedText: form_notReachedText, pleaseReloadText: form_pleaseReloadText },
  math: { MATH: math_MATH },
  outbox: {
    OUTBOX: outbox_OUTBOX,
    UNSENT_ANSWER_REASONS: outbox_UNSENT_ANSWER_REASONS,
    keepGoingInText: outbox_keepGoingInText,
    triesSoFarSentence: outbox_triesSoFarSentence,
    tryPauseAnnouncementText: outbox_tryPauseAnnouncementText,
    youTriedText: outbox_youTriedText,
  },
  'practice-card': {
    PRACTICE: practiceCard_PRACTICE,
    PRACTICE_TITLE_BY_QUESTION_COUNT: practiceCard_PRACTICE_TITLE_BY_QUESTION_COUNT,
    answeredQuestionNumberText: practiceCard_answeredQuestionNumberText,
    inSimplestFormText: practiceCard_inSimplestFormText,
    questionName: practiceCard_questionName,
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
