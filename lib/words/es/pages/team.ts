// Written by `npx tsx scripts/build-words.ts`.
import { addSpanish } from '../../language';
import { colorLabel as colors_colorLabel, helmetWords as colors_helmetWords } from '../colors';
import {
  FORM_STATUS as form_FORM_STATUS,
  notReachedText as form_notReachedText,
  pleaseReloadText as form_pleaseReloadText,
} from '../form';
import { helmetOfText as helmet_helmetOfText } from '../helmet';
import { LANGUAGE_NAMES as reading_LANGUAGE_NAMES, READING as reading_READING } from '../reading';
import {
  codeForTeacherText as screenError_codeForTeacherText,
  dataFailureText as screenError_dataFailureText,
  SCREEN_ERROR as screenError_SCREEN_ERROR,
  shareErrorNumberText as screenError_shareErrorNumberText,
} from '../screen-error';
import {
  SHELF_WORDS_BY_STICKER_SHAPE as stickers_SHELF_WORDS_BY_STICKER_SHAPE,
  shelfTitle as stickers_shelfTitle,
  stickerCountText as stickers_stickerCountText,
  stickerWeeksText as stickers_stickerWeeksText,
  whoSeesShelfText as stickers_whoSeesShelfText,
} from '../stickers';
import {
  moveStickerSuffix as team_moveStickerSuffix,
  positionOnHelmetText as team_positionOnHelmetText,
  savedAndWaitingText as team_savedAndWaitingText,
  stickerPlacedText as team_stickerPlacedText,
  TEAM as team_TEAM,
  teamSavedText as team_teamSavedText,
} from '../team';
import {
  mascotName as teamLook_mascotName,
  newTeamNameAnnouncementText as teamLook_newTeamNameAnnouncementText,
  TEAM_LOOK as teamLook_TEAM_LOOK,
  themeName as teamLook_themeName,
} from '../team-look';
import {
  pagePartNotLoadedText as ui_pagePartNotLoadedText,
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
    FORM_STATUS: form_FORM_STATUS,
    notReachedText: form_notReachedText,
    pleaseReloadText: form_pleaseReloadText,
  },
  helmet: { helmetOfText: helmet_helmetOfText },
  reading: { LANGUAGE_NAMES: reading_LANGUAGE_NAMES, READING: reading_READING },
  'screen-error': {
    SCREEN_ERROR: screenError_SCREEN_ERROR,
    codeForTeacherText: screenError_codeForTeacherText,
    dataFailureText: screenError_dataFailureText,
    shareErrorNumberText: screenError_shareErrorNumberText,
  },
  stickers: {
    SHELF_WORDS_BY_STICKER_SHAPE: stickers_SHELF_WORDS_BY_STICKER_SHAPE,
    shelfTitle: stickers_shelfTitle,
    stickerCountText: stickers_stickerCountText,
    stickerWeeksText: stickers_stickerWeeksText,
    whoSeesShelfText: stickers_whoSeesShelfText,
  },
  team: {
    TEAM: team_TEAM,
    moveStickerSuffix: team_moveStickerSuffix,
    positionOnHelmetText: team_positionOnHelmetText,
    savedAndWaitingText: team_savedAndWaitingText,
    stickerPlacedText: team_stickerPlacedText,
    teamSavedText: team_teamSavedText,
  },
  'team-look': {
    TEAM_LOOK: teamLook_TEAM_LOOK,
    mascotName: teamLook_mascotName,
    newTeamNameAnnouncementText: teamLook_newTeamNameAnnouncementText,
    themeName: teamLook_themeName,
  },
  ui: {
    UI: ui_UI,
    pagePartNotLoadedText: ui_pagePartNotLoadedText,
    recordUnreadableText: ui_recordUnreadableText,
    someUnreadableText: ui_someUnreadableText,
  },
  'week-names': { weekInSentence: weekNames_weekInSentence, weekTitle: weekNames_weekTitle },
});
