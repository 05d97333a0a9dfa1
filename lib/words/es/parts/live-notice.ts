// Written by `npx tsx scripts/build-words.ts`.
import { addSpanish } from '../../language';
import {
  joinedLeagueText as join_joinedLeagueText,
  takenOutOfClassText as join_takenOutOfClassText,
} from '../join';
import {
  cardChangedText as live_cardChangedText,
  LIVE_UPDATE_NOTICE as live_LIVE_UPDATE_NOTICE,
  teacherAsksForLinesText as live_teacherAsksForLinesText,
  weekOpenedNewsText as live_weekOpenedNewsText,
} from '../live';
import {
  leagueHasEndedMeansText as pause_leagueHasEndedMeansText,
  leagueHasEndedTitle as pause_leagueHasEndedTitle,
  pauseMeans as pause_pauseMeans,
  pauseTitle as pause_pauseTitle,
} from '../pause';
import { positionOrSlotName as stepNames_positionOrSlotName } from '../step-names';

addSpanish({
  join: { joinedLeagueText: join_joinedLeagueText, takenOutOfClassText: join_takenOutOfClassText },
  live: {
    LIVE_UPDATE_NOTICE: live_LIVE_UPDATE_NOTICE,
    cardChangedText: live_cardChangedText,
    teacherAsksForLinesText: live_teacherAsksForLinesText,
    weekOpenedNewsText: live_weekOpenedNewsText,
  },
  pause: {
    leagueHasEndedMeansText: pause_leagueHasEndedMeansText,
    leagueHasEndedTitle: pause_leagueHasEndedTitle,
    pauseMeans: pause_pauseMeans,
    pauseTitle: pause_pauseTitle,
  },
  'step-names': { positionOrSlotName: stepNames_positionOrSlotName },
});
