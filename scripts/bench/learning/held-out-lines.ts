import {
  type LineSlip,
  slipInDivision,
  slipInDivisionWithRest,
  unreducedMixedText,
} from './held-out-paper';
import { mistakeKindOfLine } from './kinds';
import { mistakeRows } from './mistake-table';
import type { MistakeKind } from './work';

/** Well-known mistakes in one multiplication. */
export const HELD_OUT_LINE_MISTAKES: readonly MistakeKind[] = mistakeRows<LineSlip>(
  'Another author: lines',
  {
    'rate-as-decimal': slipInDivision(({ count, top, bottom }) => {
      const places = String(bottom).length;
      return top === 1 ? ((count * bottom) / 10 ** places).toFixed(places) : null;
    }),
    'rest-as-decimal-digits': slipInDivisionWithRest(({ whole, rest }) => `${whole}.${rest}`),
    'denominator-as-decimal-digits': slipInDivisionWithRest(({ whole, rest, bottom }) =>
      rest === 1 ? `${whole}.${bottom}` : null,
    ),
    'part-over-rest': slipInDivisionWithRest(({ whole, rest, bottom }) =>
      unreducedMixedText(whole, rest, bottom - rest),
    ),
    'rest-over-quotient': slipInDivisionWithRest(({ whole, rest }) =>
      whole > 1 ? unreducedMixedText(whole, rest, whole) : null,
    ),
    'rest-inverted': slipInDivisionWithRest(({ whole, rest, bottom }) =>
      unreducedMixedText(whole, bottom, rest),
    ),
    'rest-dropped': slipInDivisionWithRest(({ whole }) => String(whole)),
    'rest-rounded-up': slipInDivisionWithRest(({ whole }) => String(whole + 1)),
    'rest-added-as-ones': slipInDivisionWithRest(({ whole, rest }) =>
      whole > 0 ? String(whole + rest) : null,
    ),
    'quotient-and-rest-swapped': slipInDivisionWithRest(({ whole, rest, bottom }) =>
      whole > 0 ? unreducedMixedText(rest, whole, bottom) : null,
    ),
    'count-beside-rate': slipInDivision(({ count, top, bottom }) =>
      top < bottom ? unreducedMixedText(count, top, bottom) : null,
    ),
    'both-parts-times-count': slipInDivision(({ count, top, bottom }) =>
      unreducedMixedText(0, count * top, count * bottom),
    ),
    'count-added-to-top': slipInDivision(({ count, top, bottom }) =>
      unreducedMixedText(0, count + top, bottom),
    ),
    'rate-turned-over': slipInDivision(({ count, top, bottom }) =>
      unreducedMixedText(0, count * bottom, top),
    ),
    'whole-of-mixed-rate-only': slipInDivision(({ count, top, bottom }) =>
      top > bottom ? String(count * Math.floor(top / bottom)) : null,
    ),
    'fraction-of-mixed-rate-once': slipInDivision(({ count, top, bottom }) =>
      top > bottom
        ? unreducedMixedText(count * Math.floor(top / bottom), top % bottom, bottom)
        : null,
    ),
    'top-of-rate-only': slipInDivision(({ product }) => String(product)),
    'neighbor-in-times-table': ({ count, top, bottom }, _, chance) =>
      count < 2 || bottom > 1 || top < 2 ? null : String((count + chance.pick([-1, 1])) * top),
    'count-slip': ({ count, top, bottom }, _, chance) =>
      count < 2 || bottom === 1
        ? null
        : unreducedMixedText(0, (count + chance.pick([-1, 1])) * top, bottom),
    'zero-times-is-the-rate': ({ count, top, bottom }) =>
      count === 0 ? unreducedMixedText(0, top, bottom) : null,
    'loss-as-gain': ({ count, top, bottom }) =>
      count < 0 ? unreducedMixedText(0, -count * top, bottom) : null,
  },
).map(mistakeKindOfLine);
