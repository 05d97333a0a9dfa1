// Written by `npx tsx scripts/build-words.ts`.
import { addSpanish } from '../../language';
import {
  cutWholeText as workViews_cutWholeText,
  denominatorDoesNotFitText as workViews_denominatorDoesNotFitText,
  earlierAnswerRightText as workViews_earlierAnswerRightText,
  foundOnTryText as workViews_foundOnTryText,
  linesFittingPartsText as workViews_linesFittingPartsText,
  ofStepCountText as workViews_ofStepCountText,
  playerInGroupText as workViews_playerInGroupText,
  playersLeftBeforeTeamTotalText as workViews_playersLeftBeforeTeamTotalText,
  starterGroupLabel as workViews_starterGroupLabel,
  WORK_VIEWS as workViews_WORK_VIEWS,
  weekWorkedOutTitle as workViews_weekWorkedOutTitle,
} from '../work-views';

addSpanish({
  'work-views': {
    WORK_VIEWS: workViews_WORK_VIEWS,
    cutWholeText: workViews_cutWholeText,
    denominatorDoesNotFitText: workViews_denominatorDoesNotFitText,
    earlierAnswerRightText: workViews_earlierAnswerRightText,
    foundOnTryText: workViews_foundOnTryText,
    linesFittingPartsText: workViews_linesFittingPartsText,
    ofStepCountText: workViews_ofStepCountText,
    playerInGroupText: workViews_playerInGroupText,
    playersLeftBeforeTeamTotalText: workViews_playersLeftBeforeTeamTotalText,
    starterGroupLabel: workViews_starterGroupLabel,
    weekWorkedOutTitle: workViews_weekWorkedOutTitle,
  },
});
