// Written by `npx tsx scripts/build-words.ts`.
import { addSpanish } from '../../language';
import { labelInQuestion as ownLines_labelInQuestion } from '../own-lines';
import {
  foundResultText as together_foundResultText,
  onlyOpenText as together_onlyOpenText,
  questionOfText as together_questionOfText,
  questionWords as together_questionWords,
  smallHint as together_smallHint,
  startTogetherText as together_startTogetherText,
  TOGETHER as together_TOGETHER,
} from '../together';

addSpanish({
  'own-lines': { labelInQuestion: ownLines_labelInQuestion },
  together: {
    TOGETHER: together_TOGETHER,
    foundResultText: together_foundResultText,
    onlyOpenText: together_onlyOpenText,
    questionOfText: together_questionOfText,
    questionWords: together_questionWords,
    smallHint: together_smallHint,
    startTogetherText: together_startTogetherText,
  },
});
