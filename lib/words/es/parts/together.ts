// Written by `npx tsx scripts/build-words.ts`.
import { addSpanish } from '../../language';
import { labelInQuestion as ownLines_labelInQuestion } from '../own-lines';
import {
  foundResultText as together_foundResultText,
  onlyOpenLinesText as together_onlyOpenLinesText,
  questionPositionText as together_questionPositionText,
  smallHint as together_smallHint,
  smallQuestionText as together_smallQuestionText,
  startTogetherText as together_startTogetherText,
  TOGETHER as together_TOGETHER,
} from '../together';

addSpanish({
  'own-lines': { labelInQuestion: ownLines_labelInQuestion },
  together: {
    TOGETHER: together_TOGETHER,
    foundResultText: together_foundResultText,
    onlyOpenLinesText: together_onlyOpenLinesText,
    questionPositionText: together_questionPositionText,
    smallHint: together_smallHint,
    smallQuestionText: together_smallQuestionText,
    startTogetherText: together_startTogetherText,
  },
});
