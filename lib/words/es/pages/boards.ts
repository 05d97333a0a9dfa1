// Written by `npx tsx scripts/build-words.ts`.
import { addSpanish } from '../../language';
import {
  notReachedText as form_notReachedText,
  pleaseReloadText as form_pleaseReloadText,
} from '../form';
import { helmetOfText as helmet_helmetOfText } from '../helmet';
import { joinedText as join_joinedText, takenOut as join_takenOut } from '../join';
import {
  BOARD_WORDS as leaderboards_BOARD_WORDS,
  BOARDS as leaderboards_BOARDS,
  finishLanesText as leaderboards_finishLanesText,
  finishLeadText as leaderboards_finishLeadText,
  gapWords as leaderboards_gapWords,
  ownTeamText as leaderboards_ownTeamText,
  pointsBeforeText as leaderboards_pointsBeforeText,
  seenCloseText as leaderboards_seenCloseText,
} from '../leaderboards';
import {
  LIVE as live_LIVE,
  linesAskedText as live_linesAskedText,
  weekIsOpenText as live_weekIsOpenText,
} from '../live';
import {
  LINE_STATES as offline_LINE_STATES,
  OFFLINE as offline_OFFLINE,
  pageSavedText as offline_pageSavedText,
  savedTimeText as offline_savedTimeText,
} from '../offline';
import { cardChangedText as ownCard_cardChangedText } from '../own-card';
import {
  leagueHasEndedMeansText as pause_leagueHasEndedMeansText,
  leagueHasEndedTitle as pause_leagueHasEndedTitle,
  pauseMeans as pause_pauseMeans,
  pauseTitle as pause_pauseTitle,
} from '../pause';
import { LANGUAGE_NAMES as reading_LANGUAGE_NAMES, READING as reading_READING } from '../reading';
import {
  codeForTeacherText as screenError_codeForTeacherText,
  dataFailureText as screenError_dataFailureText,
  SCREEN_ERROR as screenError_SCREEN_ERROR,
  shareNumberText as screenError_shareNumberText,
} from '../screen-error';
import { speakMixedText as spokenNumbers_speakMixedText } from '../spoken-numbers';
import { stepNameText as stepNames_stepNameText } from '../step-names';
import {
  partMissingText as ui_partMissingText,
  recordUnreadableText as ui_recordUnreadableText,
  someUnreadableText as ui_someUnreadableText,
  UI as ui_UI,
} from '../ui';
import { weekInSentence as weekNames_weekInSentence } from '../week-names';

addSpanish({
  form: { notReachedText: form_notReachedText, pleaseReloadText: form_pleaseReloadText },
  helmet: { helmetOfText: helmet_helmetOfText },
  join: { joinedText: join_joinedText, takenOut: join_takenOut },
  leaderboards: {
    BOARDS: leaderboards_BOARDS,
    BOARD_WORDS: leaderboards_BOARD_WORDS,
    finishLanesText: leaderboards_finishLanesText,
    finishLeadText: leaderboards_finishLeadText,
    gapWords: leaderboards_gapWords,
    ownTeamText: leaderboards_ownTeamText,
    pointsBeforeText: leaderboards_pointsBeforeText,
    seenCloseText: leaderboards_seenCloseText,
  },
  live: {
    LIVE: live_LIVE,
    linesAskedText: live_linesAskedText,
    weekIsOpenText: live_weekIsOpenText,
  },
  offline: {
    LINE_STATES: offline_LINE_STATES,
    OFFLINE: offline_OFFLINE,
    pageSavedText: offline_pageSavedText,
    savedTimeText: offline_savedTimeText,
  },
  'own-card': { cardChangedText: ownCard_cardChangedText },
  pause: {
    leagueHasEndedMeansText: pause_leagueHasEndedMeansText,
    leagueHasEndedTitle: pause_leagueHasEndedTitle,
    pauseMeans: pause_pauseMeans,
    pauseTitle: pause_pauseTitle,
  },
  reading: { LANGUAGE_NAMES: reading_LANGUAGE_NAMES, READING: reading_READING },
  'screen-error': {
    SCREEN_ERROR: screenError_SCREEN_ERROR,
    codeForTeacherText: screenError_codeForTeacherText,
    dataFailureText: screenError_dataFailureText,
    shareNumberText: screenError_shareNumberText,
  },
  'spoken-numbers': { speakMixedText: spokenNumbers_speakMixedText },
  'step-names': { stepNameText: stepNames_stepNameText },
  ui: {
    UI: ui_UI,
    partMissingText: ui_partMissingText,
    recordUnreadableText: ui_recordUnreadableText,
    someUnreadableText: ui_someUnreadableText,
  },
  'week-names': { weekInSentence: weekNames_weekInSentence },
});
