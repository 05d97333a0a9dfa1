// Written by `npx tsx scripts/build-words.ts`.
import { addSpanish } from '../../language';
import {
  CONNECTION_WORDS as offline_CONNECTION_WORDS,
  deviceDayAndTimeText as offline_deviceDayAndTimeText,
  OFFLINE as offline_OFFLINE,
  pageSavedText as offline_pageSavedText,
} from '../offline';

addSpanish({
  offline: {
    CONNECTION_WORDS: offline_CONNECTION_WORDS,
    OFFLINE: offline_OFFLINE,
    deviceDayAndTimeText: offline_deviceDayAndTimeText,
    pageSavedText: offline_pageSavedText,
  },
});
