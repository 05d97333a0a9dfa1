// Written by `npx tsx scripts/build-words.ts`.
import { addSpanish } from '../../language';
import {
  cutWholeText as workViews_cutWholeText,
  doesNotFitText as workViews_doesNotFitText,
  foundOnTryText as workViews_foundOnTryText,
  groupOfText as workViews_groupOfText,
  linesFittingPartsText as workViews_linesFittingPartsText,
  ofStepCountText as workViews_ofStepCountText,
  playerInGroupText as workViews_playerInGroupText,
  playersLeftText as workViews_playersLeftText,
  rightBeforeText as workViews_rightBeforeText,
  WORK_VIEWS as workViews_WORK_VIEWS,
  weekWorkedOutTitle as workViews_weekWorkedOutTitle,
} from '../work-views';

addSpanish({
  'work-views': {
    WORK_VIEWS: workViews_WORK_VIEWS,
    cutWholeText: workViews_cutWholeText,
    doesNotFitText: workViews_doesNotFitText,
    foundOnTryText: workViews_foundOnTryText,
    groupOfText: workViews_groupOfText,
    linesFittingPartsText: workViews_linesFittingPartsText,
    ofStepCountText: workViews_ofStepCountText,
    playerInGroupText: workViews_playerInGroupText,
    playersLeftText: workViews_playersLeftText,
    rightBeforeText: workViews_rightBeforeText,
    weekWorkedOutTitle: workViews_weekWorkedOutTitle,
  },
});
