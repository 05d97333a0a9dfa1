import { type Rational, rational, sumRationals } from '@/lib/domain/numbers/fractions';

export const rationals = (values: readonly number[]): Rational[] => values.map((value) => rational(value));

/** A sorted copy, smallest first. */
export function sorted(values: readonly Rational[]): Rational[] {
  return [...values].sort((a, b) => a.compare(b));
}

/** The middle value, or the mean of the middle two. @throws RangeError for an empty list. */
export function median(values: readonly Rational[]): Rational {
  return middleOf(sorted(values));
}

/** The same of a list as it is, which a student gets who did not sort. */
export function middleOf(values: readonly Rational[]): Rational {
  const upper = nonEmpty(values)[Math.floor(values.length / 2)] as Rational;
  const two = middleTwo(values);
  return two.length === 0 ? upper : sumRationals(two).div(2);
}

/** The middle two of an even number of values; none of an odd number. */
export function middleTwo(values: readonly Rational[]): Rational[] {
  return values.length % 2 === 1 ? [] : values.slice(values.length / 2 - 1, values.length / 2 + 1);
}

/** The exact arithmetic mean. @throws RangeError for an empty list. */
export function mean(values: readonly Rational[]): Rational {
  return sumRationals(nonEmpty(values)).div(values.length);
}

/**
 * The most frequent values, smallest first: more than one where they tie. Empty when no value comes twice, because then there is
 * no mode; empty for an empty list.
 */
export function mode(values: readonly Rational[]): Rational[] {
  const runs: { value: Rational; times: number }[] = [];
  for (const value of sorted(values)) {
    const last = runs.at(-1);
    if (last?.value.equals(value)) last.times += 1;
    else runs.push({ value, times: 1 });
  }
  const most = Math.max(2, ...runs.map(({ times }) => times));
  return runs.filter(({ times }) => times === most).map(({ value }) => value);
}

/** The largest value minus the smallest. @throws RangeError for an empty list. */
export function range(values: readonly Rational[]): Rational {
  const ordered = sorted(nonEmpty(values));
  return (ordered.at(-1) as Rational).sub(ordered[0] as Rational);
}

function nonEmpty(values: readonly Rational[]): readonly Rational[] {
  if (values.length === 0) throw new RangeError('There is no average of no values');
  return values;
}
