// Written by `npx tsx scripts/build-words.ts`.
import { addSpanish } from '../../language';
import {
  allLeavesText as graphsStemAndLeaf_allLeavesText,
  leafHint as graphsStemAndLeaf_leafHint,
  leafOnText as graphsStemAndLeaf_leafOnText,
  leafPlaceText as graphsStemAndLeaf_leafPlaceText,
  leavesLeftText as graphsStemAndLeaf_leavesLeftText,
  looseLeafText as graphsStemAndLeaf_looseLeafText,
  pullStemsText as graphsStemAndLeaf_pullStemsText,
  stemFirstText as graphsStemAndLeaf_stemFirstText,
  stemLastText as graphsStemAndLeaf_stemLastText,
  stemText as graphsStemAndLeaf_stemText,
} from '../graphs/stem-and-leaf';

addSpanish({
  'graphs/stem-and-leaf': {
    allLeavesText: graphsStemAndLeaf_allLeavesText,
    leafHint: graphsStemAndLeaf_leafHint,
    leafOnText: graphsStemAndLeaf_leafOnText,
    leafPlaceText: graphsStemAndLeaf_leafPlaceText,
    leavesLeftText: graphsStemAndLeaf_leavesLeftText,
    looseLeafText: graphsStemAndLeaf_looseLeafText,
    pullStemsText: graphsStemAndLeaf_pullStemsText,
    stemFirstText: graphsStemAndLeaf_stemFirstText,
    stemLastText: graphsStemAndLeaf_stemLastText,
    stemText: graphsStemAndLeaf_stemText,
  },
});
