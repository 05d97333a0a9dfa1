// Written by `npx tsx scripts/build-words.ts`.
import { addSpanish } from '../../language';
import { answerHelpText as answerHelp_answerHelpText } from '../answer-help';
import {
  notReachedText as form_notReachedText,
  pleaseReloadText as form_pleaseReloadText,
} from '../form';
import { scoringRulesPhrase as formulaLevels_scoringRulesPhrase } from '../formula-levels';
import { MATH as math_MATH } from '../math';
import { nameText as names_nameText } from '../names';
import {
  beforeOpensText as play_beforeOpensText,
  buildGameText as play_buildGameText,
  CALL as play_CALL,
  cardFirstText as play_cardFirstText,
  differenceFromRealGame as play_differenceFromRealGame,
  dotsText as play_dotsText,
  FIND_SLIP as play_FIND_SLIP,
  FIND_THE_SLIP_OPTIONS as play_FIND_THE_SLIP_OPTIONS,
  fewerOfText as play_fewerOfText,
  flagForText as play_flagForText,
  flagNowText as play_flagNowText,
  GOAL_QUESTIONS as play_GOAL_QUESTIONS,
  gameOfWeekText as play_gameOfWeekText,
  goalFoundText as play_goalFoundText,
  howFarOffText as play_howFarOffText,
  moreOfText as play_moreOfText,
  notMoreText as play_notMoreText,
  notWholeText as play_notWholeText,
  PLAY as play_PLAY,
  PLAY_TITLES as play_PLAY_TITLES,
  pulledText as play_pulledText,
  REVERSE as play_REVERSE,
  ranToText as play_ranToText,
  reallyText as play_reallyText,
  slipBesideText as play_slipBesideText,
  targetText as play_targetText,
  WHAT_IF as play_WHAT_IF,
  wayText as play_wayText,
  whatStandsText as play_whatStandsText,
} from '../play';
import { POSITION_WORDS as positions_POSITION_WORDS } from '../positions';
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
  'answer-help': { answerHelpText: answerHelp_answerHelpText },
  form: { notReachedText: form_notReachedText, pleaseReloadText: form_pleaseReloadText },
  'formula-levels': { scoringRulesPhrase: formulaLevels_scoringRulesPhrase },
  math: { MATH: math_MATH },
  names: { nameText: names_nameText },
  play: {
    CALL: play_CALL,
    FIND_SLIP: play_FIND_SLIP,
    FIND_THE_SLIP_OPTIONS: play_FIND_THE_SLIP_OPTIONS,
    GOAL_QUESTIONS: play_GOAL_QUESTIONS,
    PLAY: play_PLAY,
    PLAY_TITLES: play_PLAY_TITLES,
    REVERSE: play_REVERSE,
    WHAT_IF: play_WHAT_IF,
    beforeOpensText: play_beforeOpensText,
    buildGameText: play_buildGameText,
    cardFirstText: play_cardFirstText,
    differenceFromRealGame: play_differenceFromRealGame,
    dotsText: play_dotsText,
    fewerOfText: play_fewerOfText,
    flagForText: play_flagForText,
    flagNowText: play_flagNowText,
    gameOfWeekText: play_gameOfWeekText,
    goalFoundText: play_goalFoundText,
    howFarOffText: play_howFarOffText,
    moreOfText: play_moreOfText,
    notMoreText: play_notMoreText,
    notWholeText: play_notWholeText,
    pulledText: play_pulledText,
    ranToText: play_ranToText,
    reallyText: play_reallyText,
    slipBesideText: play_slipBesideText,
    targetText: play_targetText,
    wayText: play_wayText,
    whatStandsText: play_whatStandsText,
  },
  positions: { POSITION_WORDS: positions_POSITION_WORDS },
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
