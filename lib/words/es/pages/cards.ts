// Written by `npx tsx scripts/build-words.ts`.
import { addSpanish } from '../../language';
import { answerHelpText as answerHelp_answerHelpText } from '../answer-help';
import {
  notReachedText as form_notReachedText,
  pleaseReloadText as form_pleaseReloadText,
} from '../form';
import {
  lineOfText as math_lineOfText,
  MATH as math_MATH,
  STEPS as math_STEPS,
  triesText as math_triesText,
} from '../math';
import { nameText as names_nameText } from '../names';
import {
  breakWords as outbox_breakWords,
  keepGoingInText as outbox_keepGoingInText,
  OUTBOX as outbox_OUTBOX,
  TROUBLES as outbox_TROUBLES,
  triesSoFarSentence as outbox_triesSoFarSentence,
  youTriedText as outbox_youTriedText,
} from '../outbox';
import { commentOnText as ownCard_commentOnText, OWN_CARD as ownCard_OWN_CARD } from '../own-card';
import {
  LANGUAGE_NAMES as reading_LANGUAGE_NAMES,
  noVoiceText as reading_noVoiceText,
  READING as reading_READING,
  readAloudText as reading_readAloudText,
  voiceFailedText as reading_voiceFailedText,
} from '../reading';
import {
  boxScoreSetAsideText as scoreCard_boxScoreSetAsideText,
  canceledInText as scoreCard_canceledInText,
  canEarnText as scoreCard_canEarnText,
  cannotReadText as scoreCard_cannotReadText,
  cardMvpPointsText as scoreCard_cardMvpPointsText,
  cardPointsKeptText as scoreCard_cardPointsKeptText,
  didNotPlayInText as scoreCard_didNotPlayInText,
  GROUP_WORDS as scoreCard_GROUP_WORDS,
  LINE_WORDS as scoreCard_LINE_WORDS,
  noGameByeText as scoreCard_noGameByeText,
  pointsForText as scoreCard_pointsForText,
  SCORE_CARD as scoreCard_SCORE_CARD,
  weekAgainstText as scoreCard_weekAgainstText,
} from '../score-card';
import {
  codeForTeacherText as screenError_codeForTeacherText,
  dataFailureText as screenError_dataFailureText,
  SCREEN_ERROR as screenError_SCREEN_ERROR,
  shareNumberText as screenError_shareNumberText,
} from '../screen-error';
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
import { weekTitle as weekNames_weekTitle } from '../week-names';

addSpanish({
  'answer-help': { answerHelpText: answerHelp_answerHelpText },
  form: { notReachedText: form_notReachedText, pleaseReloadText: form_pleaseReloadText },
  math: {
    MATH: math_MATH,
    STEPS: math_STEPS,
    lineOfText: math_lineOfText,
    triesText: math_triesText,
  },
  names: { nameText: names_nameText },
  outbox: {
    OUTBOX: outbox_OUTBOX,
    TROUBLES: outbox_TROUBLES,
    breakWords: outbox_breakWords,
    keepGoingInText: outbox_keepGoingInText,
    triesSoFarSentence: outbox_triesSoFarSentence,
    youTriedText: outbox_youTriedText,
  },
  'own-card': { OWN_CARD: ownCard_OWN_CARD, commentOnText: ownCard_commentOnText },
  reading: {
    LANGUAGE_NAMES: reading_LANGUAGE_NAMES,
    READING: reading_READING,
    noVoiceText: reading_noVoiceText,
    readAloudText: reading_readAloudText,
    voiceFailedText: reading_voiceFailedText,
  },
  'score-card': {
    GROUP_WORDS: scoreCard_GROUP_WORDS,
    LINE_WORDS: scoreCard_LINE_WORDS,
    SCORE_CARD: scoreCard_SCORE_CARD,
    boxScoreSetAsideText: scoreCard_boxScoreSetAsideText,
    canEarnText: scoreCard_canEarnText,
    canceledInText: scoreCard_canceledInText,
    cannotReadText: scoreCard_cannotReadText,
    cardMvpPointsText: scoreCard_cardMvpPointsText,
    cardPointsKeptText: scoreCard_cardPointsKeptText,
    didNotPlayInText: scoreCard_didNotPlayInText,
    noGameByeText: scoreCard_noGameByeText,
    pointsForText: scoreCard_pointsForText,
    weekAgainstText: scoreCard_weekAgainstText,
  },
  'screen-error': {
    SCREEN_ERROR: screenError_SCREEN_ERROR,
    codeForTeacherText: screenError_codeForTeacherText,
    dataFailureText: screenError_dataFailureText,
    shareNumberText: screenError_shareNumberText,
  },
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
  'week-names': { weekTitle: weekNames_weekTitle },
});
