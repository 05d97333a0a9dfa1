// Written by `npx tsx scripts/build-words.ts`.
import { addSpanish } from '../../language';
import {
  BOX_SCORES as boxScores_BOX_SCORES,
  nextTwoText as boxScores_nextTwoText,
  seenSoFarText as boxScores_seenSoFarText,
} from '../box-scores';
import {
  notReachedText as form_notReachedText,
  pleaseReloadText as form_pleaseReloadText,
} from '../form';
import { joinedText as join_joinedText, takenOut as join_takenOut } from '../join';
import {
  LIVE as live_LIVE,
  linesAskedText as live_linesAskedText,
  weekIsOpenText as live_weekIsOpenText,
} from '../live';
import { listOfText as numbers_listOfText } from '../numbers';
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
import { stepNameText as stepNames_stepNameText } from '../step-names';
import {
  partMissingText as ui_partMissingText,
  recordUnreadableText as ui_recordUnreadableText,
  someUnreadableText as ui_someUnreadableText,
  UI as ui_UI,
} from '../ui';
import { weekUnreadableText as week_weekUnreadableText } from '../week';

addSpanish({
  'box-scores': {
    BOX_SCORES: boxScores_BOX_SCORES,
    nextTwoText: boxScores_nextTwoText,
    seenSoFarText: boxScores_seenSoFarText,
  },
  form: { notReachedText: form_notReachedText, pleaseReloadText: form_pleaseReloadText },
  join: { joinedText: join_joinedText, takenOut: join_takenOut },
  live: {
    LIVE: live_LIVE,
    linesAskedText: live_linesAskedText,
    weekIsOpenText: live_weekIsOpenText,
  },
  numbers: { listOfText: numbers_listOfText },
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
  'step-names': { stepNameText: stepNames_stepNameText },
  ui: {
    UI: ui_UI,
    partMissingText: ui_partMissingText,
    recordUnreadableText: ui_recordUnreadableText,
    someUnreadableText: ui_someUnreadableText,
  },
  week: { weekUnreadableText: week_weekUnreadableText },
});
