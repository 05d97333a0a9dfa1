// Written by `npx tsx scripts/build-words.ts`.
import { addSpanish } from '../../language';
import { answerHelpText as answerHelp_answerHelpText } from '../answer-help';
import { answerProblemText as answers_answerProblemText } from '../answers';
import {
  notReachedText as form_notReachedText,
  pleaseReloadText as form_pleaseReloadText,
} from '../form';
import { scoringRulesPhrase as formulaLevels_scoringRulesPhrase } from '../formula-levels';
import { MATH as math_MATH } from '../math';
import { localFootballTermName as names_localFootballTermName } from '../names';
import {
  ballRanToText as play_ballRanToText,
  buildGameText as play_buildGameText,
  CALL_IT_FIRST as play_CALL_IT_FIRST,
  callBeforeWeekOpensText as play_callBeforeWeekOpensText,
  callDotsText as play_callDotsText,
  cardFirstText as play_cardFirstText,
  correctValueQuestion as play_correctValueQuestion,
  differenceFromRealGame as play_differenceFromRealGame,
  FIND_SLIP as play_FIND_SLIP,
  FIND_THE_SLIP_OPTIONS as play_FIND_THE_SLIP_OPTIONS,
  fewerOfStatisticLabel as play_fewerOfStatisticLabel,
  GOAL_QUESTIONS as play_GOAL_QUESTIONS,
  gameStatisticsText as play_gameStatisticsText,
  goalFoundText as play_goalFoundText,
  goalPostsAtText as play_goalPostsAtText,
  howFarOffText as play_howFarOffText,
  madeUpCardText as play_madeUpCardText,
  moreGoalMissedText as play_moreGoalMissedText,
  moreOfStatisticLabel as play_moreOfStatisticLabel,
  ownFlagTitle as play_ownFlagTitle,
  PLAY as play_PLAY,
  PLAY_TITLES as play_PLAY_TITLES,
  playerWeekAndRulesText as play_playerWeekAndRulesText,
  pulledCountAndPointsText as play_pulledCountAndPointsText,
  REVERSE as play_REVERSE,
  realCountText as play_realCountText,
  setFlagForWeekLabel as play_setFlagForWeekLabel,
  WHAT_IF as play_WHAT_IF,
  wholeGoalMissedText as play_wholeGoalMissedText,
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
import { VERDICT_BAR as verdictBar_VERDICT_BAR } from '../verdict-bar';
import { weekTitle as weekNames_weekTitle } from '../week-names';

addSpanish({
  'answer-help': { answerHelpText: answerHelp_answerHelpText },
  answers: { answerProblemText: answers_answerProblemText },
  form: { notReachedText: form_notReachedText, pleaseReloadText: form_pleaseReloadText },
  'formula-levels': { scoringRulesPhrase: formulaLevels_scoringRulesPhrase },
  math: { MATH: math_MATH },
  names: { localFootballTermName: names_localFootballTermName },
  play: {
    CALL_IT_FIRST: play_CALL_IT_FIRST,
    FIND_SLIP: play_FIND_SLIP,
    FIND_THE_SLIP_OPTIONS: play_FIND_THE_SLIP_OPTIONS,
    GOAL_QUESTIONS: play_GOAL_QUESTIONS,
    PLAY: play_PLAY,
    PLAY_TITLES: play_PLAY_TITLES,
    REVERSE: play_REVERSE,
    WHAT_IF: play_WHAT_IF,
    ballRanToText: play_ballRanToText,
    buildGameText: play_buildGameText,
    callBeforeWeekOpensText: play_callBeforeWeekOpensText,
    callDotsText: play_callDotsText,
    cardFirstText: play_cardFirstText,
    correctValueQuestion: play_correctValueQuestion,
    differenceFromRealGame: play_differenceFromRealGame,
    fewerOfStatisticLabel: play_fewerOfStatisticLabel,
    gameStatisticsText: play_gameStatisticsText,
    goalFoundText: play_goalFoundText,
    goalPostsAtText: play_goalPostsAtText,
    howFarOffText: play_howFarOffText,
    madeUpCardText: play_madeUpCardText,
    moreGoalMissedText: play_moreGoalMissedText,
    moreOfStatisticLabel: play_moreOfStatisticLabel,
    ownFlagTitle: play_ownFlagTitle,
    playerWeekAndRulesText: play_playerWeekAndRulesText,
    pulledCountAndPointsText: play_pulledCountAndPointsText,
    realCountText: play_realCountText,
    setFlagForWeekLabel: play_setFlagForWeekLabel,
    wholeGoalMissedText: play_wholeGoalMissedText,
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
  'verdict-bar': { VERDICT_BAR: verdictBar_VERDICT_BAR },
  'week-names': { weekTitle: weekNames_weekTitle },
});
