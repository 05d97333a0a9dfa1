// Written by `npx tsx scripts/build-words.ts`.
import { addSpanish } from '../../language';
import { BOX_SCORES as boxScores_BOX_SCORES, nextTwoText as boxScores_nextTwoText, seenSoFarText as boxScores_seenSoFarText } from '../box-scores';
import { colorLabel as colors_colorLabel, helmetWords as colors_helmetWords } from '../colors';
import { CARD_STATES as dashboard_CARD_STATES, DASHBOARD as dashboard_DASHBOARD, TASK_STATES as dashboard_TASK_STATES, putOnStickersText as dashboard_putOnStickersText, yourCardsText as dashboard_yourCardsText } from '../dashboard';
import { DRAFT as draft_DRAFT, DRAFT_SORTS as draft_DRAFT_SORTS, byeInText as draft_byeInText, needsText as draft_needsText, nextPositionText as draft_nextPositionText, noLongerOnTeamText as draft_noLongerOnTeamText, nowOnTeamText as draft_nowOnTeamText, playersCountText as draft_playersCountText, playsInsteadText as draft_playsInsteadText, pointsInGamesText as draft_pointsInGamesText, positionsOfSeasonText as draft_positionsOfSeasonText, shownText as draft_shownText, totalsThroughText as draft_totalsThroughText } from '../draft';
import { FORM as form_FORM } from '../form';
import { JOIN as join_JOIN, howToJoinText as join_howToJoinText } from '../join';
import { BOARDS as leaderboards_BOARDS, BOARD_WORDS as leaderboards_BOARD_WORDS, finishLanesText as leaderboards_finishLanesText, finishLeadText as leaderboards_finishLeadText, gapWords as leaderboards_gapWords, ownTeamText as leaderboards_ownTeamText, pointsBeforeText as leaderboards_pointsBeforeText, seenCloseText as leaderboards_seenCloseText } from '../leaderboards';
import { FIRST_LINEUP as lineup_FIRST_LINEUP, LINEUP as lineup_LINEUP, lineupForText as lineup_lineupForText, locksText as lineup_locksText, playerHasByeText as lineup_playerHasByeText, savedAtText as lineup_savedAtText, savedPlaysText as lineup_savedPlaysText, swapInText as lineup_swapInText, swapWithText as lineup_swapWithText, timeLeftText as lineup_timeLeftText, timeUnitText as lineup_timeUnitText, whoPlaysText as lineup_whoPlaysText } from '../lineup';
import { someOfText as numbers_someOfText } from '../numbers';
import { positionTitle as positions_positionTitle, positionsTitle as positions_positionsTitle } from '../positions';
import { NAME_BOXES as profile_NAME_BOXES, SAY_YOUR_NAME as profile_SAY_YOUR_NAME } from '../profile';
import { gamesText as roster_gamesText, nothingChangesNowText as roster_nothingChangesNowText, rosterRefusal as roster_rosterRefusal, scoutPositionFirstText as roster_scoutPositionFirstText } from '../roster';
import { speakMixedText as spokenNumbers_speakMixedText } from '../spoken-numbers';
import { SHELF as stickers_SHELF, inWeeksText as stickers_inWeeksText, shelfTitle as stickers_shelfTitle, timesText as stickers_timesText, whoSeesShelfText as stickers_whoSeesShelfText } from '../stickers';
import { TEAM as team_TEAM, placeOnHelmetText as team_placeOnHelmetText, savedAndWaitingText as team_savedAndWaitingText, stickerPlacedText as team_stickerPlacedText, teamSavedText as team_teamSavedText, theStickerOfText as team_theStickerOfText } from '../team';
import { TEAM_LOOK as teamLook_TEAM_LOOK, newName as teamLook_newName } from '../team-look';
import { UI as ui_UI, partMissingText as ui_partMissingText } from '../ui';
import { lineupLockedMeanwhileText as week_lineupLockedMeanwhileText, lineupLockedText as week_lineupLockedText, weekInSentence as week_weekInSentence, weekUnreadableText as week_weekUnreadableText, workedOutText as week_workedOutText } from '../week';

addSpanish({
'box-scores': { BOX_SCORES: boxScores_BOX_SCORES, nextTwoText: boxScores_nextTwoText, seenSoFarText: boxScores_seenSoFarText },
'colors': { colorLabel: colors_colorLabel, helmetWords: colors_helmetWords },
'dashboard': { CARD_STATES: dashboard_CARD_STATES, DASHBOARD: dashboard_DASHBOARD, TASK_STATES: dashboard_TASK_STATES, putOnStickersText: dashboard_putOnStickersText, yourCardsText: dashboard_yourCardsText },
'draft': { DRAFT: draft_DRAFT, DRAFT_SORTS: draft_DRAFT_SORTS, byeInText: draft_byeInText, needsText: draft_needsText, nextPositionText: draft_nextPositionText, noLongerOnTeamText: draft_noLongerOnTeamText, nowOnTeamText: draft_nowOnTeamText, playersCountText: draft_playersCountText, playsInsteadText: draft_playsInsteadText, pointsInGamesText: draft_pointsInGamesText, positionsOfSeasonText: draft_positionsOfSeasonText, shownText: draft_shownText, totalsThroughText: draft_totalsThroughText },
'form': { FORM: form_FORM },
'join': { JOIN: join_JOIN, howToJoinText: join_howToJoinText },
'leaderboards': { BOARDS: leaderboards_BOARDS, BOARD_WORDS: leaderboards_BOARD_WORDS, finishLanesText: leaderboards_finishLanesText, finishLeadText: leaderboards_finishLeadText, gapWords: leaderboards_gapWords, ownTeamText: leaderboards_ownTeamText, pointsBeforeText: leaderboards_pointsBeforeText, seenCloseText: leaderboards_seenCloseText },
'lineup': { FIRST_LINEUP: lineup_FIRST_LINEUP, LINEUP: lineup_LINEUP, lineupForText: lineup_lineupForText, locksText: lineup_locksText, playerHasByeText: lineup_playerHasByeText, savedAtText: lineup_savedAtText, savedPlaysText: lineup_savedPlaysText, swapInText: lineup_swapInText, swapWithText: lineup_swapWithText, timeLeftText: lineup_timeLeftText, timeUnitText: lineup_timeUnitText, whoPlaysText: lineup_whoPlaysText },
'numbers': { someOfText: numbers_someOfText },
'positions': { positionTitle: positions_positionTitle, positionsTitle: positions_positionsTitle },
'profile': { NAME_BOXES: profile_NAME_BOXES, SAY_YOUR_NAME: profile_SAY_YOUR_NAME },
'roster': { gamesText: roster_gamesText, nothingChangesNowText: roster_nothingChangesNowText, rosterRefusal: roster_rosterRefusal, scoutPositionFirstText: roster_scoutPositionFirstText },
'spoken-numbers': { speakMixedText: spokenNumbers_speakMixedText },
'stickers': { SHELF: stickers_SHELF, inWeeksText: stickers_inWeeksText, shelfTitle: stickers_shelfTitle, timesText: stickers_timesText, whoSeesShelfText: stickers_whoSeesShelfText },
'team': { TEAM: team_TEAM, placeOnHelmetText: team_placeOnHelmetText, savedAndWaitingText: team_savedAndWaitingText, stickerPlacedText: team_stickerPlacedText, teamSavedText: team_teamSavedText, theStickerOfText: team_theStickerOfText },
'team-look': { TEAM_LOOK: teamLook_TEAM_LOOK, newName: teamLook_newName },
'ui': { UI: ui_UI, partMissingText: ui_partMissingText },
'week': { lineupLockedMeanwhileText: week_lineupLockedMeanwhileText, lineupLockedText: week_lineupLockedText, weekInSentence: week_weekInSentence, weekUnreadableText: week_weekUnreadableText, workedOutText: week_workedOutText },
});
