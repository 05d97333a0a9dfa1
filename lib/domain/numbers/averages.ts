import { type Rational, rational, sumRationals } from './fractions';

export const toRationals = (values: readonly number[]): Rational[] =>
  values.map((value) => rational(value));

export function sortRationals(values: readonly Rational[]): Rational[] {
  return [...values].sort((a, b) => a.compare(b));
}

/**
 * The middle value, or the mean of the middle two.
 *
 * @throws RangeError for an empty list.
 */
export function median(values: readonly Rational[]): Rational {
  return medianWithoutSorting(sortRationals(values));
}

/** Returns the "median" that a student who forgot to sort the list gets. */
export function medianWithoutSorting(values: readonly Rational[]): Rational {
  const upper = nonEmpty(values)[Math.floor(values.length / 2)] as Rational;
  const two = middleTwoValuesIfEvenCount(values);
  return two.length === 0 ? upper : sumRationals(two).div(2);
}

/** The middle two of an even number of values; empty for an odd number. */
export function middleTwoValuesIfEvenCount(values: readonly Rational[]): Rational[] {
  return values.length % 2 === 1 ? [] : values.slice(values.length / 2 - 1, values.length / 2 + 1);
}

export function mean(values: readonly Rational[]): Rational {
  return sumRationals(nonEmpty(values)).div(values.length);
}

function nonEmpty(values: readonly Rational[]): readonly Rational[] {
  if (values.length === 0) throw new RangeError('There is no average of no values');
  return values;
}
