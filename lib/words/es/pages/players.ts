// Written by `npx tsx scripts/build-words.ts`.
import { addSpanish } from '../../language';
import { timeText as dates_timeText } from '../dates';
import {
  byeInText as draft_byeInText,
  DRAFT as draft_DRAFT,
  DRAFT_SORTS as draft_DRAFT_SORTS,
  draftedPlayerCountText as draft_draftedPlayerCountText,
  needsText as draft_needsText,
  nextPositionText as draft_nextPositionText,
  noLongerOnTeamText as draft_noLongerOnTeamText,
  nowOnTeamText as draft_nowOnTeamText,
  playsInsteadText as draft_playsInsteadText,
  pointsInGamesText as draft_pointsInGamesText,
  positionsOfSeasonText as draft_positionsOfSeasonText,
  shownCountText as draft_shownCountText,
  totalsThroughText as draft_totalsThroughText,
} from '../draft';
import {
  notReachedText as form_notReachedText,
  pleaseReloadText as form_pleaseReloadText,
} from '../form';
import {
  FIRST_LINEUP as lineup_FIRST_LINEUP,
  LINEUP as lineup_LINEUP,
  lineupForText as lineup_lineupForText,
  lineupLocksText as lineup_lineupLocksText,
  playerHasByeText as lineup_playerHasByeText,
  savedAtText as lineup_savedAtText,
  savedPlaysText as lineup_savedPlaysText,
  swapInText as lineup_swapInText,
  swapWithSlotLabel as lineup_swapWithSlotLabel,
  timeAmountWithUnitText as lineup_timeAmountWithUnitText,
  timeLeftText as lineup_timeLeftText,
  whoPlaysSlotTitle as lineup_whoPlaysSlotTitle,
} from '../lineup';
import { localFootballTermName as names_localFootballTermName } from '../names';
import { someOfText as numbers_someOfText } from '../numbers';
import {
  positionsTitle as positions_positionsTitle,
  positionTitle as positions_positionTitle,
} from '../positions';
import { LANGUAGE_NAMES as reading_LANGUAGE_NAMES, READING as reading_READING } from '../reading';
import {
  playedGamesText as roster_playedGamesText,
  rosterRefusal as roster_rosterRefusal,
  scoutPositionFirstText as roster_scoutPositionFirstText,
  teamChangesPausedText as roster_teamChangesPausedText,
} from '../roster';
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
import {
  lineupLockedMeanwhileText as week_lineupLockedMeanwhileText,
  lineupLockedText as week_lineupLockedText,
} from '../week';

addSpanish({
  dates: { timeText: dates_timeText },
  draft: {
    DRAFT: draft_DRAFT,
    DRAFT_SORTS: draft_DRAFT_SORTS,
    byeInText: draft_byeInText,
    draftedPlayerCountText: draft_draftedPlayerCountText,
    needsText: draft_needsText,
    nextPositionText: draft_nextPositionText,
    noLongerOnTeamText: draft_noLongerOnTeamText,
    nowOnTeamText: draft_nowOnTeamText,
    playsInsteadText: draft_playsInsteadText,
    pointsInGamesText: draft_pointsInGamesText,
    positionsOfSeasonText: draft_positionsOfSeasonText,
    shownCountText: draft_shownCountText,
    totalsThroughText: draft_totalsThroughText,
  },
  form: { notReachedText: form_notReachedText, pleaseReloadText: form_pleaseReloadText },
  lineup: {
    FIRST_LINEUP: lineup_FIRST_LINEUP,
    LINEUP: lineup_LINEUP,
    lineupForText: lineup_lineupForText,
    lineupLocksText: lineup_lineupLocksText,
    playerHasByeText: lineup_playerHasByeText,
    savedAtText: lineup_savedAtText,
    savedPlaysText: lineup_savedPlaysText,
    swapInText: lineup_swapInText,
    swapWithSlotLabel: lineup_swapWithSlotLabel,
    timeAmountWithUnitText: lineup_timeAmountWithUnitText,
    timeLeftText: lineup_timeLeftText,
    whoPlaysSlotTitle: lineup_whoPlaysSlotTitle,
  },
  names: { localFootballTermName: names_localFootballTermName },
  numbers: { someOfText: numbers_someOfText },
  positions: { positionTitle: positions_positionTitle, positionsTitle: positions_positionsTitle },
  reading: { LANGUAGE_NAMES: reading_LANGUAGE_NAMES, READING: reading_READING },
  roster: {
    playedGamesText: roster_playedGamesText,
    rosterRefusal: roster_rosterRefusal,
    scoutPositionFirstText: roster_scoutPositionFirstText,
    teamChangesPausedText: roster_teamChangesPausedText,
  },
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
  week: {
    lineupLockedMeanwhileText: week_lineupLockedMeanwhileText,
    lineupLockedText: week_lineupLockedText,
  },
});
