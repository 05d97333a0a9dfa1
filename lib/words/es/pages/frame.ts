// Written by `npx tsx scripts/build-words.ts`.
import { addSpanish } from '../../language';
import { EYES_UP as eyesUp_EYES_UP } from '../eyes-up';
import { dataFailureText as form_dataFailureText, notReachedText as form_notReachedText, pleaseReloadText as form_pleaseReloadText } from '../form';
import { helmetOfText as helmet_helmetOfText } from '../helmet';
import { joinedText as join_joinedText, takenOut as join_takenOut } from '../join';
import { LIVE as live_LIVE, linesAskedText as live_linesAskedText, weekIsOpenText as live_weekIsOpenText } from '../live';
import { shownPoints as mvp_shownPoints } from '../mvp';
import { nameText as names_nameText } from '../names';
import { LINE_STATES as offline_LINE_STATES, OFFLINE as offline_OFFLINE, pageSavedText as offline_pageSavedText, savedTimeText as offline_savedTimeText } from '../offline';
import { cardChangedText as ownCard_cardChangedText } from '../own-card';
import { leagueHasEndedMeansText as pause_leagueHasEndedMeansText, leagueHasEndedTitle as pause_leagueHasEndedTitle, pauseMeans as pause_pauseMeans, pauseTitle as pause_pauseTitle } from '../pause';
import { LANGUAGE_NAMES as reading_LANGUAGE_NAMES, READING as reading_READING } from '../reading';
import { SCREEN_ERROR as screenError_SCREEN_ERROR, codeForTeacherText as screenError_codeForTeacherText, shareNumberText as screenError_shareNumberText } from '../screen-error';
import { SHELL as shell_SHELL, SITE_PAGES as shell_SITE_PAGES } from '../shell';
import { STUDENT_PAGES as studentPages_STUDENT_PAGES, mvpShortText as studentPages_mvpShortText } from '../student-pages';
import { recordUnreadableText as ui_recordUnreadableText, someUnreadableText as ui_someUnreadableText } from '../ui';
import { weekTitle as week_weekTitle } from '../week';

addSpanish({
'eyes-up': { EYES_UP: eyesUp_EYES_UP },
'form': { dataFailureText: form_dataFailureText, notReachedText: form_notReachedText, pleaseReloadText: form_pleaseReloadText },
'helmet': { helmetOfText: helmet_helmetOfText },
'join': { joinedText: join_joinedText, takenOut: join_takenOut },
'live': { LIVE: live_LIVE, linesAskedText: live_linesAskedText, weekIsOpenText: live_weekIsOpenText },
'mvp': { shownPoints: mvp_shownPoints },
'names': { nameText: names_nameText },
'offline': { LINE_STATES: offline_LINE_STATES, OFFLINE: offline_OFFLINE, pageSavedText: offline_pageSavedText, savedTimeText: offline_savedTimeText },
'own-card': { cardChangedText: ownCard_cardChangedText },
'pause': { leagueHasEndedMeansText: pause_leagueHasEndedMeansText, leagueHasEndedTitle: pause_leagueHasEndedTitle, pauseMeans: pause_pauseMeans, pauseTitle: pause_pauseTitle },
'reading': { LANGUAGE_NAMES: reading_LANGUAGE_NAMES, READING: reading_READING },
'screen-error': { SCREEN_ERROR: screenError_SCREEN_ERROR, codeForTeacherText: screenError_codeForTeacherText, shareNumberText: screenError_shareNumberText },
'shell': { SHELL: shell_SHELL, SITE_PAGES: shell_SITE_PAGES },
'student-pages': { STUDENT_PAGES: studentPages_STUDENT_PAGES, mvpShortText: studentPages_mvpShortText },
'ui': { recordUnreadableText: ui_recordUnreadableText, someUnreadableText: ui_someUnreadableText },
'week': { weekTitle: week_weekTitle },
});
