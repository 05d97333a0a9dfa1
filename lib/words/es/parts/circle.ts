// Written by `npx tsx scripts/build-words.ts`.
import { addSpanish } from '../../language';
import {
  CIRCLE_BUILDER as graphsCircle_CIRCLE_BUILDER,
  catchesInWeekTitle as graphsCircle_catchesInWeekTitle,
  circleWords as graphsCircle_circleWords,
  degreesUnitText as graphsCircle_degreesUnitText,
  draggedPlayerStatisticText as graphsCircle_draggedPlayerStatisticText,
  partOfWholeText as graphsCircle_partOfWholeText,
  sliceEdgeText as graphsCircle_sliceEdgeText,
  sliceQuestionText as graphsCircle_sliceQuestionText,
} from '../graphs/circle';
import { captionedChartTable as graphsGraphWords_captionedChartTable } from '../graphs/graph-words';
import {
  graphSoundHelpText as graphsTones_graphSoundHelpText,
  soundOfGraphTitle as graphsTones_soundOfGraphTitle,
  tonePlayerText as graphsTones_tonePlayerText,
  toneReadoutText as graphsTones_toneReadoutText,
  toneSequenceText as graphsTones_toneSequenceText,
  tonesNeedKeyboardText as graphsTones_tonesNeedKeyboardText,
} from '../graphs/tones';

addSpanish({
  'graphs/circle': {
    CIRCLE_BUILDER: graphsCircle_CIRCLE_BUILDER,
    catchesInWeekTitle: graphsCircle_catchesInWeekTitle,
    circleWords: graphsCircle_circleWords,
    degreesUnitText: graphsCircle_degreesUnitText,
    draggedPlayerStatisticText: graphsCircle_draggedPlayerStatisticText,
    partOfWholeText: graphsCircle_partOfWholeText,
    sliceEdgeText: graphsCircle_sliceEdgeText,
    sliceQuestionText: graphsCircle_sliceQuestionText,
  },
  'graphs/graph-words': { captionedChartTable: graphsGraphWords_captionedChartTable },
  'graphs/tones': {
    graphSoundHelpText: graphsTones_graphSoundHelpText,
    soundOfGraphTitle: graphsTones_soundOfGraphTitle,
    tonePlayerText: graphsTones_tonePlayerText,
    toneReadoutText: graphsTones_toneReadoutText,
    toneSequenceText: graphsTones_toneSequenceText,
    tonesNeedKeyboardText: graphsTones_tonesNeedKeyboardText,
  },
});
