// Written by `npx tsx scripts/build-words.ts`.
import { addSpanish } from '../../language';
import { answerHelpText as answerHelp_answerHelpText } from '../answer-help';
import { answerProblemText as answers_answerProblemText } from '../answers';
import {
  notReachedText as form_notReachedText,
  pleaseReloadText as form_pleaseReloadText,
} from '../form';
import {
  MATH as math_MATH,
  SIMPLEST_FORM as math_SIMPLEST_FORM,
  spokenLineLabel as math_spokenLineLabel,
  triesText as math_triesText,
} from '../math';
import { localFootballTermName as names_localFootballTermName } from '../names';
import {
  keepGoingInText as outbox_keepGoingInText,
  OUTBOX as outbox_OUTBOX,
  triesSoFarSentence as outbox_triesSoFarSentence,
  tryPauseAnnouncementText as outbox_tryPauseAnnouncementText,
  UNSENT_ANSWER_REASONS as outbox_UNSENT_ANSWER_REASONS,
  youTriedText as outbox_youTriedText,
} from '../outbox';
import {
  CARD_CHANGE_NOTICES as ownCard_CARD_CHANGE_NOTICES,
  teacherCommentOnStepTitle as ownCard_teacherCommentOnStepTitle,
} from '../own-card';
import {
  LANGUAGE_NAMES as reading_LANGUAGE_NAMES,
  noVoiceText as reading_noVoiceText,
  READING as reading_READING,
  readAloudText as reading_readAloudText,
  voiceFailedText as reading_voiceFailedText,
} from '../reading';
import {
  canceledInText as scoreCard_canceledInText,
  canEarnText as scoreCard_canEarnText,
  cardMvpPointsText as scoreCard_cardMvpPointsText,
  didNotPlayInText as scoreCard_didNotPlayInText,
  GROUP_TOGGLE as scoreCard_GROUP_TOGGLE,
  gameUnreadableText as scoreCard_gameUnreadableText,
  LINE_BOX_TOGGLE as scoreCard_LINE_BOX_TOGGLE,
  newTriesKeepPointsText as scoreCard_newTriesKeepPointsText,
  noGameByeText as scoreCard_noGameByeText,
  pointsForText as scoreCard_pointsForText,
  SCORE_CARD as scoreCard_SCORE_CARD,
  unreadableBoxScoreStepText as scoreCard_unreadableBoxScoreStepText,
  weekAgainstText as scoreCard_weekAgainstText,
} from '../score-card';
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
import { weekTitle as weekNames_weekTitle } from '../week-names';

addSpanish({
  'answer-help': { answerHelpText: answerHelp_answerHelpText },
  answers: { answerProblemText: answers_answerProblemText },
  form: { notReachedText: form_notReachedText, pleaseReloadText: form_pleaseReloadText },
  math: {
    MATH: math_MATH,
    SIMPLEST_FORM: math_SIMPLEST_FORM,
    spokenLineLabel: math_spokenLineLabel,
    triesText: math_triesText,
  },
  names: { localFootballTermName: names_localFootballTermName },
  outbox: {
    OUTBOX: outbox_OUTBOX,
    UNSENT_ANSWER_REASONS: outbox_UNSENT_ANSWER_REASONS,
    keepGoingInText: outbox_keepGoingInText,
    triesSoFarSentence: outbox_triesSoFarSentence,
    tryPauseAnnouncementText: outbox_tryPauseAnnouncementText,
    youTriedText: outbox_youTriedText,
  },
  'own-card': {
    CARD_CHANGE_NOTICES: ownCard_CARD_CHANGE_NOTICES,
    teacherCommentOnStepTitle: ownCard_teacherCommentOnStepTitle,
  },
  reading: {
    LANGUAGE_NAMES: reading_LANGUAGE_NAMES,
    READING: reading_READING,
    noVoiceText: reading_noVoiceText,
    readAloudText: reading_readAloudText,
    voiceFailedText: reading_voiceFailedText,
  },
  'score-card': {
    GROUP_TOGGLE: scoreCard_GROUP_TOGGLE,
    LINE_BOX_TOGGLE: scoreCard_LINE_BOX_TOGGLE,
    SCORE_CARD: scoreCard_SCORE_CARD,
    canEarnText: scoreCard_canEarnText,
    canceledInText: scoreCard_canceledInText,
    cardMvpPointsText: scoreCard_cardMvpPointsText,
    didNotPlayInText: scoreCard_didNotPlayInText,
    gameUnreadableText: scoreCard_gameUnreadableText,
    newTriesKeepPointsText: scoreCard_newTriesKeepPointsText,
    noGameByeText: scoreCard_noGameByeText,
    pointsForText: scoreCard_pointsForText,
    unreadableBoxScoreStepText: scoreCard_unreadableBoxScoreStepText,
    weekAgainstText: scoreCard_weekAgainstText,
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
  'week-names': { weekTitle: weekNames_weekTitle },
});
