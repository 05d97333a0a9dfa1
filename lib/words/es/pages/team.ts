// Written by `npx tsx scripts/build-words.ts`.
import { addSpanish } from '../../language';
import { colorLabel as colors_colorLabel, helmetWords as colors_helmetWords } from '../colors';
import {
  FORM as form_FORM,
  notReachedText as form_notReachedText,
  pleaseReloadText as form_pleaseReloadText,
} from '../form';
import { helmetOfText as helmet_helmetOfText } from '../helmet';
import { joinedText as join_joinedText, takenOut as join_takenOut } from '../join';
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
import { stepNameText as stepNames_stepNameText } from '../step-names';
import {
  inWeeksText as stickers_inWeeksText,
  SHELF as stickers_SHELF,
  shelfTitle as stickers_shelfTitle,
  timesText as stickers_timesText,
  whoSeesShelfText as stickers_whoSeesShelfText,
} from '../stickers';
import {
  placeOnHelmetText as team_placeOnHelmetText,
  savedAndWaitingText as team_savedAndWaitingText,
  stickerPlacedText as team_stickerPlacedText,
  TEAM as team_TEAM,
  teamSavedText as team_teamSavedText,
  theStickerOfText as team_theStickerOfText,
} from '../team';
import {
  mascotName as teamLook_mascotName,
  newName as teamLook_newName,
  TEAM_LOOK as teamLook_TEAM_LOOK,
  themeName as teamLook_themeName,
} from '../team-look';
import {
  partMissingText as ui_partMissingText,
  recordUnreadableText as ui_recordUnreadableText,
  someUnreadableText as ui_someUnreadableText,
  UI as ui_UI,
} from '../ui';
import {
  weekInSentence as weekNames_weekInSentence,
  weekTitle as weekNames_weekTitle,
} from '../week-names';

addSpanish({
  colors: { colorLabel: colors_colorLabel, helmetWords: colors_helmetWords },
  form: {
    FORM: form_FORM,
    notReachedText: form_notReachedText,
    pleaseReloadText: form_pleaseReloadText,
  },
  helmet: { helmetOfText: helmet_helmetOfText },
  join: { joinedText: join_joinedText, takenOut: join_takenOut },
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
  'step-names': { stepNameText: stepNames_stepNameText },
  stickers: {
    SHELF: stickers_SHELF,
    inWeeksText: stickers_inWeeksText,
    shelfTitle: stickers_shelfTitle,
    timesText: stickers_timesText,
    whoSeesShelfText: stickers_whoSeesShelfText,
  },
  team: {
    TEAM: team_TEAM,
    placeOnHelmetText: team_placeOnHelmetText,
    savedAndWaitingText: team_savedAndWaitingText,
    stickerPlacedText: team_stickerPlacedText,
    teamSavedText: team_teamSavedText,
    theStickerOfText: team_theStickerOfText,
  },
  'team-look': {
    TEAM_LOOK: teamLook_TEAM_LOOK,
    mascotName: teamLook_mascotName,
    newName: teamLook_newName,
    themeName: teamLook_themeName,
  },
  ui: {
    UI: ui_UI,
    partMissingText: ui_partMissingText,
    recordUnreadableText: ui_recordUnreadableText,
    someUnreadableText: ui_someUnreadableText,
  },
  'week-names': { weekInSentence: weekNames_weekInSentence, weekTitle: weekNames_weekTitle },
});
