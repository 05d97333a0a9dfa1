// Written by `npx tsx scripts/build-words.ts`.
import { addSpanish } from '../../language';
import { answerHelpText as answerHelp_answerHelpText } from '../answer-help';
import { answerProblemText as answers_answerProblemText } from '../answers';
import {
  byeInText as draft_byeInText,
  DRAFT as draft_DRAFT,
  DRAFT_SORTS as draft_DRAFT_SORTS,
  letGoPlayerText as draft_letGoPlayerText,
  nextPositionText as draft_nextPositionText,
  noLongerOnTeamText as draft_noLongerOnTeamText,
  nowOnTeamText as draft_nowOnTeamText,
  pickPlayerText as draft_pickPlayerText,
  playsInsteadText as draft_playsInsteadText,
  pointsForPlayerLabel as draft_pointsForPlayerLabel,
  pointsInGamesText as draft_pointsInGamesText,
  practiceTwinText as draft_practiceTwinText,
  scoutingTaskText as draft_scoutingTaskText,
  scoutText as draft_scoutText,
} from '../draft';
import {
  notReachedText as form_notReachedText,
  pleaseReloadText as form_pleaseReloadText,
} from '../form';
import { scoringRulesPhrase as formulaLevels_scoringRulesPhrase } from '../formula-levels';
import { MATH as math_MATH, spokenLineLabel as math_spokenLineLabel } from '../math';
import { localFootballTermName as names_localFootballTermName } from '../names';
import {
  keepGoingInText as outbox_keepGoingInText,
  OUTBOX as outbox_OUTBOX,
  triesSoFarSentence as outbox_triesSoFarSentence,
  tryPauseAnnouncementText as outbox_tryPauseAnnouncementText,
  UNSENT_ANSWER_REASONS as outbox_UNSENT_ANSWER_REASONS,
  youTriedText as outbox_youTriedText,
} from '../outbox';
import { positionTitle as positions_positionTitle } from '../positions';
import {
  LANGUAGE_NAMES as reading_LANGUAGE_NAMES,
  noVoiceText as reading_noVoiceText,
  READING as reading_READING,
  readAloudText as reading_readAloudText,
  voiceFailedText as reading_voiceFailedText,
} from '../reading';
import {
  nothingToScoutText as roster_nothingToScoutText,
  playedGamesText as roster_playedGamesText,
  rosterRefusal as roster_rosterRefusal,
  scoutPositionFirstText as roster_scoutPositionFirstText,
  teamChangesPausedText as roster_teamChangesPausedText,
} from '../roster';
import {
  canceledInText as scoreCard_canceledInText,
  didNotPlayInText as scoreCard_didNotPlayInText,
  gameUnreadableText as scoreCard_gameUnreadableText,
  noGameByeText as scoreCard_noGameByeText,
  SCORE_CARD as scoreCard_SCORE_CARD,
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
  draft: {
    DRAFT: draft_DRAFT,
    DRAFT_SORTS: draft_DRAFT_SORTS,
    byeInText: draft_byeInText,
    letGoPlayerText: draft_letGoPlayerText,
    nextPositionText: draft_nextPositionText,
    noLongerOnTeamText: draft_noLongerOnTeamText,
    nowOnTeamText: draft_nowOnTeamText,
    pickPlayerText: draft_pickPlayerText,
    playsInsteadText: draft_playsInsteadText,
    pointsForPlayerLabel: draft_pointsForPlayerLabel,
    pointsInGamesText: draft_pointsInGamesText,
    practiceTwinText: draft_practiceTwinText,
    scoutText: draft_scoutText,
    scoutingTaskText: draft_scoutingTaskText,
  },
  form: { notReachedText: form_notReachedText, pleaseReloadText: form_pleaseReloadText },
  'formula-levels': { scoringRulesPhrase: formulaLevels_scoringRulesPhrase },
  math: { MATH: math_MATH, spokenLineLabel: math_spokenLineLabel },
  names: { localFootballTermName: names_localFootballTermName },
  outbox: {
    OUTBOX: outbox_OUTBOX,
    UNSENT_ANSWER_REASONS: outbox_UNSENT_ANSWER_REASONS,
    keepGoingInText: outbox_keepGoingInText,
    triesSoFarSentence: outbox_triesSoFarSentence,
    tryPauseAnnouncementText: outbox_tryPauseAnnouncementText,
    youTriedText: outbox_youTriedText,
  },
  positions: { positionTitle: positions_positionTitle },
  reading: {
    LANGUAGE_NAMES: reading_LANGUAGE_NAMES,
    READING: reading_READING,
    noVoiceText: reading_noVoiceText,
    readAloudText: reading_readAloudText,
    voiceFailedText: reading_voiceFailedText,
  },
  roster: {
    nothingToScoutText: roster_nothingToScoutText,
    playedGamesText: roster_playedGamesText,
    rosterRefusal: roster_rosterRefusal,
    scoutPositionFirstText: roster_scoutPositionFirstText,
    teamChangesPausedText: roster_teamChangesPausedText,
  },
  'score-card': {
    SCORE_CARD: scoreCard_SCORE_CARD,
    canceledInText: scoreCard_canceledInText,
    didNotPlayInText: scoreCard_didNotPlayInText,
    gameUnreadableText: scoreCard_gameUnreadableText,
    noGameByeText: scoreCard_noGameByeText,
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
