/**
 * A whole number and a fraction. The sign is on `wholeNumber`, or on `numerator` if `wholeNumber`
 * is 0: -1 1/2 is `{ wholeNumber: -1, numerator: 1, denominator: 2 }`, and -1/2 is `{ wholeNumber:
 * 0, numerator: -1, denominator: 2 }`.
 */
export type MixedNumber = { wholeNumber: number; numerator: number; denominator: number };

/** Uses a real minus sign: "3", "−3". */
export const withTypographicMinus = (value: number | string): string =>
  String(value).replace('-', '−');

export const withoutSign = ({ wholeNumber, numerator, denominator }: MixedNumber): MixedNumber => ({
  wholeNumber: Math.abs(wholeNumber),
  numerator: Math.abs(numerator),
  denominator,
});

/** "2 3/8", "-1/2", "3" or "0". Unreduced and improper fractions stay as they are. */
export function formatMixed({ wholeNumber, numerator, denominator }: MixedNumber): string {
  if (numerator === 0) return String(wholeNumber + 0);
  const fraction = `${numerator}/${denominator}`;
  return wholeNumber === 0 ? fraction : `${wholeNumber} ${fraction}`;
}

/** Euclid's algorithm for integers that aren't negative; with 0 it returns the other one. */
export function greatestCommonDivisor(a: bigint, b: bigint): bigint;
export function greatestCommonDivisor(a: number, b: number): number;
export function greatestCommonDivisor(a: number | bigint, b: number | bigint): number | bigint {
  let [divisor, rest] = [a, b];
  // `%` works for both types, but TypeScript can't express that.
  while (rest) [divisor, rest] = [rest, (divisor as number) % (rest as number)];
  return divisor;
}

/** The numbers are positive integers; the result is 1 for none. */
export const leastCommonMultipleOfNumbers = (numbers: readonly number[]): number =>
  numbers.reduce((common, each) => (common * each) / greatestCommonDivisor(common, each), 1);
