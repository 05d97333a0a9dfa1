// Written by `npx tsx scripts/build-words.ts`.
import { addSpanish } from '../../language';
import {
  CHECK_TITLES as graphChecks_CHECK_TITLES,
  checkMessage as graphChecks_checkMessage,
} from '../graph-checks';
import { someOfText as numbers_someOfText } from '../numbers';

addSpanish({
  'graph-checks': {
    CHECK_TITLES: graphChecks_CHECK_TITLES,
    checkMessage: graphChecks_checkMessage,
  },
  numbers: { someOfText: numbers_someOfText },
});
