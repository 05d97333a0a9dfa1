// Written by `npx tsx scripts/build-words.ts`.
import { addSpanish } from '../../language';
import {
  answerHelpText as answers_answerHelpText,
  answerProblem as answers_answerProblem,
} from '../answers';
import { boxScoreSetAsideText as boxScore_boxScoreSetAsideText } from '../box-score';
import {
  byeInText as draft_byeInText,
  DRAFT as draft_DRAFT,
  DRAFT_SORTS as draft_DRAFT_SORTS,
  howToScoutText as draft_howToScoutText,
  letGoPlayerText as draft_letGoPlayerText,
  nextPositionText as draft_nextPositionText,
  noLongerOnTeamText as draft_noLongerOnTeamText,
  nowOnTeamText as draft_nowOnTeamText,
  oneLikeItText as draft_oneLikeItText,
  pickPlayerText as draft_pickPlayerText,
  playsInsteadText as draft_playsInsteadText,
  pointsInGamesText as draft_pointsInGamesText,
  pointsOfText as draft_pointsOfText,
  scoutText as draft_scoutText,
} from '../draft';
import { EYES_UP as eyesUp_EYES_UP } from '../eyes-up';
import {
  dataFailureText as form_dataFailureText,
  notReachedText as form_notReachedText,
  pleaseReloadText as form_pleaseReloadText,
} from '../form';
import { scoringRulesPhrase as formulaLevels_scoringRulesPhrase } from '../formula-levels';
import { helmetOfText as helmet_helmetOfText } from '../helmet';
import { joinedText as join_joinedText, takenOut as join_takenOut } from '../join';
import { FIRST_LINEUP as lineup_FIRST_LINEUP, LINEUP as lineup_LINEUP } from '../lineup';
import {
  LIVE as live_LIVE,
  linesAskedText as live_linesAskedText,
  weekIsOpenText as live_weekIsOpenText,
} from '../live';
import { lineOfText as math_lineOfText, MATH as math_MATH } from '../math';
import { shownPoints as mvp_shownPoints } from '../mvp';
import { nameText as names_nameText } from '../names';
import {
  LINE_STATES as offline_LINE_STATES,
  OFFLINE as offline_OFFLINE,
  pageSavedText as offline_pageSavedText,
  savedTimeText as offline_savedTimeText,
} from '../offline';
import {
  breakWords as outbox_breakWords,
  keepGoingInText as outbox_keepGoingInText,
  OUTBOX as outbox_OUTBOX,
  stillThereText as outbox_stillThereText,
  TROUBLES as outbox_TROUBLES,
  triesSoFarText as outbox_triesSoFarText,
  youTriedText as outbox_youTriedText,
} from '../outbox';
import {
  cardChangedText as ownCard_cardChangedText,
  commentOnText as ownCard_commentOnText,
  OWN_CARD as ownCard_OWN_CARD,
} from '../own-card';
import { labelInQuestion as ownLines_labelInQuestion } from '../own-lines';
import {
  leagueHasEndedMeansText as pause_leagueHasEndedMeansText,
  leagueHasEndedTitle as pause_leagueHasEndedTitle,
  pauseMeans as pause_pauseMeans,
  pauseTitle as pause_pauseTitle,
} from '../pause';
import {
  againstRealText as play_againstRealText,
  beforeOpensText as play_beforeOpensText,
  buildGameText as play_buildGameText,
  CALL as play_CALL,
  cardFirstText as play_cardFirstText,
  dotsText as play_dotsText,
  FIND_SLIP as play_FIND_SLIP,
  fewerOfText as play_fewerOfText,
  flagForText as play_flagForText,
  flagNowText as play_flagNowText,
  GOAL_QUESTIONS as play_GOAL_QUESTIONS,
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
  SLIP_WORDS as play_SLIP_WORDS,
  slipBesideText as play_slipBesideText,
  targetText as play_targetText,
  WHAT_IF as play_WHAT_IF,
  wayText as play_wayText,
  whatStandsText as play_whatStandsText,
} from '../play';
import {
  POSITION_WORDS as positions_POSITION_WORDS,
  positionTitle as positions_positionTitle,
} from '../positions';
import {
  inSimplestFormText as practiceCard_inSimplestFormText,
  PRACTICE as practiceCard_PRACTICE,
  PRACTICE_TITLES as practiceCard_PRACTICE_TITLES,
  questionName as practiceCard_questionName,
  thatWasText as practiceCard_thatWasText,
} from '../practice-card';
import {
  LANGUAGE_NAMES as reading_LANGUAGE_NAMES,
  noVoiceText as reading_noVoiceText,
  READING as reading_READING,
  readAloudText as reading_readAloudText,
  voiceFailedText as reading_voiceFailedText,
} from '../reading';
import {
  gamesText as roster_gamesText,
  nothingChangesNowText as roster_nothingChangesNowText,
  nothingToScoutText as roster_nothingToScoutText,
  rosterRefusal as roster_rosterRefusal,
  scoutPositionFirstText as roster_scoutPositionFirstText,
} from '../roster';
import {
  byeInText as scoreCard_byeInText,
  canceledInText as scoreCard_canceledInText,
  canEarnText as scoreCard_canEarnText,
  cannotReadText as scoreCard_cannotReadText,
  cutWholeText as scoreCard_cutWholeText,
  didNotPlayInText as scoreCard_didNotPlayInText,
  doesNotFitText as scoreCard_doesNotFitText,
  foundOnTryText as scoreCard_foundOnTryText,
  GROUP_WORDS as scoreCard_GROUP_WORDS,
  groupOfText as scoreCard_groupOfText,
  inGroupText as scoreCard_inGroupText,
  LINE_WORDS as scoreCard_LINE_WORDS,
  linesFittingPartsText as scoreCard_linesFittingPartsText,
  mvpPointsText as scoreCard_mvpPointsText,
  ofStepsText as scoreCard_ofStepsText,
  pointsForText as scoreCard_pointsForText,
  rightBeforeText as scoreCard_rightBeforeText,
  SCORE_CARD as scoreCard_SCORE_CARD,
  stillToDoText as scoreCard_stillToDoText,
  weekAgainstText as scoreCard_weekAgainstText,
  weekWorkedOutText as scoreCard_weekWorkedOutText,
  youKeepText as scoreCard_youKeepText,
} from '../score-card';
import {
  codeForTeacherText as screenError_codeForTeacherText,
  SCREEN_ERROR as screenError_SCREEN_ERROR,
  shareNumberText as screenError_shareNumberText,
} from '../screen-error';
import { SHELL as shell_SHELL, SITE_PAGES as shell_SITE_PAGES } from '../shell';
import {
  SPOKEN_SIGNS as spokenNumbers_SPOKEN_SIGNS,
  speakMixedText as spokenNumbers_speakMixedText,
} from '../spoken-numbers';
import { STEPS as steps_STEPS, triesText as steps_triesText } from '../steps';
import {
  mvpShortText as studentPages_mvpShortText,
  STUDENT_PAGES as studentPages_STUDENT_PAGES,
} from '../student-pages';
import {
  foundText as together_foundText,
  onlyOpenText as together_onlyOpenText,
  questionOfText as together_questionOfText,
  questionWords as together_questionWords,
  smallHint as together_smallHint,
  startTogetherText as together_startTogetherText,
  TOGETHER as together_TOGETHER,
  TWIN as together_TWIN,
  twinFromText as together_twinFromText,
} from '../together';
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
import { weekTitle as week_weekTitle } from '../week';

addSpanish({
  answers: { answerHelpText: answers_answerHelpText, answerProblem: answers_answerProblem },
  'box-score': { boxScoreSetAsideText: boxScore_boxScoreSetAsideText },
  draft: {
    DRAFT: draft_DRAFT,
    DRAFT_SORTS: draft_DRAFT_SORTS,
    byeInText: draft_byeInText,
    howToScoutText: draft_howToScoutText,
    letGoPlayerText: draft_letGoPlayerText,
    nextPositionText: draft_nextPositionText,
    noLongerOnTeamText: draft_noLongerOnTeamText,
    nowOnTeamText: draft_nowOnTeamText,
    oneLikeItText: draft_oneLikeItText,
    pickPlayerText: draft_pickPlayerText,
    playsInsteadText: draft_playsInsteadText,
    pointsInGamesText: draft_pointsInGamesText,
    pointsOfText: draft_pointsOfText,
    scoutText: draft_scoutText,
  },
  'eyes-up': { EYES_UP: eyesUp_EYES_UP },
  form: {
    dataFailureText: form_dataFailureText,
    notReachedText: form_notReachedText,
    pleaseReloadText: form_pleaseReloadText,
  },
  'formula-levels': { scoringRulesPhrase: formulaLevels_scoringRulesPhrase },
  helmet: { helmetOfText: helmet_helmetOfText },
  join: { joinedText: join_joinedText, takenOut: join_takenOut },
  lineup: { FIRST_LINEUP: lineup_FIRST_LINEUP, LINEUP: lineup_LINEUP },
  live: {
    LIVE: live_LIVE,
    linesAskedText: live_linesAskedText,
    weekIsOpenText: live_weekIsOpenText,
  },
  math: { MATH: math_MATH, lineOfText: math_lineOfText },
  mvp: { shownPoints: mvp_shownPoints },
  names: { nameText: names_nameText },
  offline: {
    LINE_STATES: offline_LINE_STATES,
    OFFLINE: offline_OFFLINE,
    pageSavedText: offline_pageSavedText,
    savedTimeText: offline_savedTimeText,
  },
  outbox: {
    OUTBOX: outbox_OUTBOX,
    TROUBLES: outbox_TROUBLES,
    breakWords: outbox_breakWords,
    keepGoingInText: outbox_keepGoingInText,
    stillThereText: outbox_stillThereText,
    triesSoFarText: outbox_triesSoFarText,
    youTriedText: outbox_youTriedText,
  },
  'own-card': {
    OWN_CARD: ownCard_OWN_CARD,
    cardChangedText: ownCard_cardChangedText,
    commentOnText: ownCard_commentOnText,
  },
  'own-lines': { labelInQuestion: ownLines_labelInQuestion },
  pause: {
    leagueHasEndedMeansText: pause_leagueHasEndedMeansText,
    leagueHasEndedTitle: pause_leagueHasEndedTitle,
    pauseMeans: pause_pauseMeans,
    pauseTitle: pause_pauseTitle,
  },
  play: {
    CALL: play_CALL,
    FIND_SLIP: play_FIND_SLIP,
    GOAL_QUESTIONS: play_GOAL_QUESTIONS,
    PLAY: play_PLAY,
    PLAY_TITLES: play_PLAY_TITLES,
    REVERSE: play_REVERSE,
    SLIP_WORDS: play_SLIP_WORDS,
    WHAT_IF: play_WHAT_IF,
    againstRealText: play_againstRealText,
    beforeOpensText: play_beforeOpensText,
    buildGameText: play_buildGameText,
    cardFirstText: play_cardFirstText,
    dotsText: play_dotsText,
    fewerOfText: play_fewerOfText,
    flagForText: play_flagForText,
    flagNowText: play_flagNowText,
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
  positions: { POSITION_WORDS: positions_POSITION_WORDS, positionTitle: positions_positionTitle },
  'practice-card': {
    PRACTICE: practiceCard_PRACTICE,
    PRACTICE_TITLES: practiceCard_PRACTICE_TITLES,
    inSimplestFormText: practiceCard_inSimplestFormText,
    questionName: practiceCard_questionName,
    thatWasText: practiceCard_thatWasText,
  },
  reading: {
    LANGUAGE_NAMES: reading_LANGUAGE_NAMES,
    READING: reading_READING,
    noVoiceText: reading_noVoiceText,
    readAloudText: reading_readAloudText,
    voiceFailedText: reading_voiceFailedText,
  },
  roster: {
    gamesText: roster_gamesText,
    nothingChangesNowText: roster_nothingChangesNowText,
    nothingToScoutText: roster_nothingToScoutText,
    rosterRefusal: roster_rosterRefusal,
    scoutPositionFirstText: roster_scoutPositionFirstText,
  },
  'score-card': {
    GROUP_WORDS: scoreCard_GROUP_WORDS,
    LINE_WORDS: scoreCard_LINE_WORDS,
    SCORE_CARD: scoreCard_SCORE_CARD,
    byeInText: scoreCard_byeInText,
    canEarnText: scoreCard_canEarnText,
    canceledInText: scoreCard_canceledInText,
    cannotReadText: scoreCard_cannotReadText,
    cutWholeText: scoreCard_cutWholeText,
    didNotPlayInText: scoreCard_didNotPlayInText,
    doesNotFitText: scoreCard_doesNotFitText,
    foundOnTryText: scoreCard_foundOnTryText,
    groupOfText: scoreCard_groupOfText,
    inGroupText: scoreCard_inGroupText,
    linesFittingPartsText: scoreCard_linesFittingPartsText,
    mvpPointsText: scoreCard_mvpPointsText,
    ofStepsText: scoreCard_ofStepsText,
    pointsForText: scoreCard_pointsForText,
    rightBeforeText: scoreCard_rightBeforeText,
    stillToDoText: scoreCard_stillToDoText,
    weekAgainstText: scoreCard_weekAgainstText,
    weekWorkedOutText: scoreCard_weekWorkedOutText,
    youKeepText: scoreCard_youKeepText,
  },
  'screen-error': {
    SCREEN_ERROR: screenError_SCREEN_ERROR,
    codeForTeacherText: screenError_codeForTeacherText,
    shareNumberText: screenError_shareNumberText,
  },
  shell: { SHELL: shell_SHELL, SITE_PAGES: shell_SITE_PAGES },
  'spoken-numbers': {
    SPOKEN_SIGNS: spokenNumbers_SPOKEN_SIGNS,
    speakMixedText: spokenNumbers_speakMixedText,
  },
  steps: { STEPS: steps_STEPS, triesText: steps_triesText },
  'student-pages': {
    STUDENT_PAGES: studentPages_STUDENT_PAGES,
    mvpShortText: studentPages_mvpShortText,
  },
  together: {
    TOGETHER: together_TOGETHER,
    TWIN: together_TWIN,
    foundText: together_foundText,
    onlyOpenText: together_onlyOpenText,
    questionOfText: together_questionOfText,
    questionWords: together_questionWords,
    smallHint: together_smallHint,
    startTogetherText: together_startTogetherText,
    twinFromText: together_twinFromText,
  },
  ui: {
    UI: ui_UI,
    partMissingText: ui_partMissingText,
    recordUnreadableText: ui_recordUnreadableText,
    someUnreadableText: ui_someUnreadableText,
  },
  'verdict-bar': { BAR: verdictBar_BAR, afterNotYetText: verdictBar_afterNotYetText },
  week: { weekTitle: week_weekTitle },
});
