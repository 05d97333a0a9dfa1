// Written by `npx tsx scripts/build-words.ts`.
import { addSpanish } from '../../language';
import {
  DASHBOARD as dashboard_DASHBOARD,
  putOnStickersText as dashboard_putOnStickersText,
  SCORE_CARD_STEP_STATES as dashboard_SCORE_CARD_STEP_STATES,
  scoreCardStepTilesTitle as dashboard_scoreCardStepTilesTitle,
  TASK_STATE_LABELS as dashboard_TASK_STATE_LABELS,
} from '../dashboard';
import {
  FORM_STATUS as form_FORM_STATUS,
  notReachedText as form_notReachedText,
  pleaseReloadText as form_pleaseReloadText,
} from '../form';
import { helmetOfText as helmet_helmetOfText } from '../helmet';
import {
  JOIN as join_JOIN,
  joinedLeagueText as join_joinedLeagueText,
  takenOutOfClassText as join_takenOutOfClassText,
} from '../join';
import {
  NAME_BOXES as profile_NAME_BOXES,
  SAY_YOUR_NAME as profile_SAY_YOUR_NAME,
} from '../profile';
import { LANGUAGE_NAMES as reading_LANGUAGE_NAMES, READING as reading_READING } from '../reading';
import {
  codeForTeacherText as screenError_codeForTeacherText,
  dataFailureText as screenError_dataFailureText,
  SCREEN_ERROR as screenError_SCREEN_ERROR,
  shareErrorNumberText as screenError_shareErrorNumberText,
} from '../screen-error';
import {
  pagePartNotLoadedText as ui_pagePartNotLoadedText,
  recordUnreadableText as ui_recordUnreadableText,
  someUnreadableText as ui_someUnreadableText,
  UI as ui_UI,
} from '../ui';
import { cardsWorkedOutText as week_cardsWorkedOutText } from '../week';

addSpanish({
  dashboard: {
    DASHBOARD: dashboard_DASHBOARD,
    SCORE_CARD_STEP_STATES: dashboard_SCORE_CARD_STEP_STATES,
    TASK_STATE_LABELS: dashboard_TASK_STATE_LABELS,
    putOnStickersText: dashboard_putOnStickersText,
    scoreCardStepTilesTitle: dashboard_scoreCardStepTilesTitle,
  },
  form: {
    FORM_STATUS: form_FORM_STATUS,
    notReachedText: form_notReachedText,
    pleaseReloadText: form_pleaseReloadText,
  },
  helmet: { helmetOfText: helmet_helmetOfText },
  join: {
    JOIN: join_JOIN,
    joinedLeagueText: join_joinedLeagueText,
    takenOutOfClassText: join_takenOutOfClassText,
  },
  profile: { NAME_BOXES: profile_NAME_BOXES, SAY_YOUR_NAME: profile_SAY_YOUR_NAME },
  reading: { LANGUAGE_NAMES: reading_LANGUAGE_NAMES, READING: reading_READING },
  'screen-error': {
    SCREEN_ERROR: screenError_SCREEN_ERROR,
    codeForTeacherText: screenError_codeForTeacherText,
    dataFailureText: screenError_dataFailureText,
    shareErrorNumberText: screenError_shareErrorNumberText,
  },
  ui: {
    UI: ui_UI,
    pagePartNotLoadedText: ui_pagePartNotLoadedText,
    recordUnreadableText: ui_recordUnreadableText,
    someUnreadableText: ui_someUnreadableText,
  },
  week: { cardsWorkedOutText: week_cardsWorkedOutText },
});
