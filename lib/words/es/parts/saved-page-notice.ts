// Written by `npx tsx scripts/build-words.ts`.
import { addSpanish } from '../../language';
import {
  CONNECTION_WORDS as offline_CONNECTION_WORDS,
  OFFLINE as offline_OFFLINE,
  pageSavedText as offline_pageSavedText,
  savedTimeText as offline_savedTimeText,
} from '../offline';

addSpanish({
  offline: {
    CONNECTION_WORDS: offline_CONNECTION_WORDS,
    OFFLINE: offline_OFFLINE,
    pageSavedText: offline_pageSavedText,
    savedTimeText: offline_savedTimeText,
  },
});
