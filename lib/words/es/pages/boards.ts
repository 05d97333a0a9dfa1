// Written by `npx tsx scripts/build-words.ts`.
import { addSpanish } from '../../language';
import {
  notReachedText as form_notReachedText,
  pleaseReloadText as form_pleaseReloadText,
} from '../form';
import { helmetOfText as helmet_helmetOfText } from '../helmet';
import {
  BOARD_WORDS as leaderboards_BOARD_WORDS,
  BOARDS as leaderboards_BOARDS,
  gapBetweenTeamsText as leaderboards_gapBetweenTeamsText,
  ownTeamText as leaderboards_ownTeamText,
  photoFinishIntroText as leaderboards_photoFinishIntroText,
  photoFinishWeeksLabel as leaderboards_photoFinishWeeksLabel,
  pointsInWeekText as leaderboards_pointsInWeekText,
  teamsUpCloseTitle as leaderboards_teamsUpCloseTitle,
} from '../leaderboards';
import { LANGUAGE_NAMES as reading_LANGUAGE_NAMES, READING as reading_READING } from '../reading';
import {
  codeForTeacherText as screenError_codeForTeacherText,
  dataFailureText as screenError_dataFailureText,
  SCREEN_ERROR as screenError_SCREEN_ERROR,
  shareErrorNumberText as screenError_shareErrorNumberText,
} from '../screen-error';
import { speakMixedText as spokenNumbers_speakMixedText } from '../spoken-numbers';
import {
  pagePartNotLoadedText as ui_pagePartNotLoadedText,
  recordUnreadableText as ui_recordUnreadableText,
  someUnreadableText as ui_someUnreadableText,
  UI as ui_UI,
} from '../ui';
import { weekInSentence as weekNames_weekInSentence } from '../week-names';

addSpanish({
  form: { notReachedText: form_notReachedText, pleaseReloadText: form_pleaseReloadText },
  helmet: { helmetOfText: helmet_helmetOfText },
  leaderboards: {
    BOARDS: leaderboards_BOARDS,
    BOARD_WORDS: leaderboards_BOARD_WORDS,
    gapBetweenTeamsText: leaderboards_gapBetweenTeamsText,
    ownTeamText: leaderboards_ownTeamText,
    photoFinishIntroText: leaderboards_photoFinishIntroText,
    photoFinishWeeksLabel: leaderboards_photoFinishWeeksLabel,
    pointsInWeekText: leaderboards_pointsInWeekText,
    teamsUpCloseTitle: leaderboards_teamsUpCloseTitle,
  },
  reading: { LANGUAGE_NAMES: reading_LANGUAGE_NAMES, READING: reading_READING },
  'screen-error': {
    SCREEN_ERROR: screenError_SCREEN_ERROR,
    codeForTeacherText: screenError_codeForTeacherText,
    dataFailureText: screenError_dataFailureText,
    shareErrorNumberText: screenError_shareErrorNumberText,
  },
  'spoken-numbers': { speakMixedText: spokenNumbers_speakMixedText },
  ui: {
    UI: ui_UI,
    pagePartNotLoadedText: ui_pagePartNotLoadedText,
    recordUnreadableText: ui_recordUnreadableText,
    someUnreadableText: ui_someUnreadableText,
  },
  'week-names': { weekInSentence: weekNames_weekInSentence },
});
