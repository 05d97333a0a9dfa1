// Written by `npx tsx scripts/build-words.ts`.
import { addSpanish } from '../../language';
import {
  BOX_SCORES as boxScores_BOX_SCORES,
  nextTwoStartersText as boxScores_nextTwoStartersText,
  seenSoFarText as boxScores_seenSoFarText,
} from '../box-scores';
import {
  notReachedText as form_notReachedText,
  pleaseReloadText as form_pleaseReloadText,
} from '../form';
import { listOfText as numbers_listOfText } from '../numbers';
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
import { weekUnreadableText as week_weekUnreadableText } from '../week';

addSpanish({
  'box-scores': {
    BOX_SCORES: boxScores_BOX_SCORES,
    nextTwoStartersText: boxScores_nextTwoStartersText,
    seenSoFarText: boxScores_seenSoFarText,
  },
  form: { notReachedText: form_notReachedText, pleaseReloadText: form_pleaseReloadText },
  numbers: { listOfText: numbers_listOfText },
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
  week: { weekUnreadableText: week_weekUnreadableText },
});
