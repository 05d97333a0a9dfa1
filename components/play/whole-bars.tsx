import { MixedNumberText } from '@/components/math/mixed-number-text';
import { leastCommonMultipleOf, type MixedNumber } from '@/lib/domain/numbers/mixed';
import { FIND_SLIP } from '@/words/play';

/** With more, a part is too narrow to count on a phone. */
const MOST_PARTS = 24;

/** Neighbors differ in their pattern, not only in their color. */
const FILLS = [
  '#0b6b3f',
  'repeating-linear-gradient(-45deg, #12528a 0 2px, #dfeaf8 2px 7px)',
  'repeating-linear-gradient(#7a3b8f 0 3px, #f0e6f4 3px 7px)',
];

/**
 * The fractions of some numbers, one after the other in bars of one whole; nothing for fewer than
 * two. Screen readers have the same numbers in the card's lines.
 */
export function FractionBars({ values }: { values: readonly MixedNumber[] }) {
  const fractions = values.filter(({ numerator }) => numerator > 0);
  const parts = leastCommonMultipleOf(fractions.map(({ denominator }) => denominator));
  if (fractions.length < 2 || parts > MOST_PARTS) return null;
  // One entry for each filled part: the index of its fraction.
  const filled = fractions.flatMap(({ numerator, denominator }, index) =>
    Array.from({ length: (numerator * parts) / denominator }, () => index),
  );
  const bars = Array.from({ length: Math.ceil(filled.length / parts) }, (_, bar) =>
    filled.slice(bar * parts, (bar + 1) * parts),
  );
  return (
    <span aria-hidden="true" className="flex gap-2">
      {bars.map((bar, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: bars have only their order.
        <span key={place} className="grid min-w-0 flex-1 grid-cols-1 content-end">
          <span className="flex items-end text-center">
            {fractions.map((value, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: two fractions may be equal.
              <span key={index} style={{ width: share(count(bar, index), parts) }}>
                {bar.includes(index) && filled.indexOf(index) >= place * parts ? (
                  <MixedNumberText value={{ ...value, wholeNumber: 0 }} />
                ) : null}
              </span>
            ))}
          </span>
          <span className="keep-colors flex h-6 border-2 border-content bg-raised">
            {Array.from({ length: parts }, (_, part) => (
              <span
                // biome-ignore lint/suspicious/noArrayIndexKey: parts have only their order.
                key={part}
                className="flex-1 border-content not-first:border-l"
                style={{ background: FILLS[(bar[part] ?? Number.NaN) % FILLS.length] }}
              />
            ))}
          </span>
          <span className="text-center leading-tight">{FIND_SLIP.oneWhole}</span>
        </span>
      ))}
    </span>
  );
}

const count = (bar: readonly number[], index: number) => bar.filter((of) => of === index).length;
const share = (some: number, of: number) => `${(some / of) * 100}%`;
