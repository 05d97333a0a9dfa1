// Written by `npx tsx scripts/build-words.ts`.
import { addSpanish } from '../../language';
import {
  TOGETHER as together_TOGETHER,
  TWIN as together_TWIN,
  twinFromText as together_twinFromText,
} from '../together';

addSpanish({
  together: {
    TOGETHER: together_TOGETHER,
    TWIN: together_TWIN,
    twinFromText: together_twinFromText,
  },
});
