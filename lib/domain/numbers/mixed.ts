/**
 * A number as a whole and a proper fraction. The sign is on `wholeNumber`, or on `numerator` when
 * `wholeNumber` is 0: -1 1/2 is `{ wholeNumber: -1, numerator: 1, denominator: 2 }` and -1/2 is
 * `{ wholeNumber: 0, numerator: -1, denominator: 2 }`.
 */
export type MixedNumber = { wholeNumber: number; numerator: number; denominator: number };

/** A number as it is shown, with a real minus sign: "3", "−3". */
export const signed = (value: number | string): string => String(value).replace('-', '−');

/** "2 3/8", "-1/2", "3" or "0". An unreduced or improper fraction is shown as it is. */
export function formatMixed({ wholeNumber, numerator, denominator }: MixedNumber): string {
  if (numerator === 0) return String(wholeNumber + 0);
  const fraction = `${numerator}/${denominator}`;
  return wholeNumber === 0 ? fraction : `${wholeNumber} ${fraction}`;
}

/**
 * Euclid's: the largest number that divides both; with 0 it is the other one. For whole numbers of
 * either kind, not below 0.
 */
export function greatestCommonDivisor(a: bigint, b: bigint): bigint;
export function greatestCommonDivisor(a: number, b: number): number;
export function greatestCommonDivisor(a: number | bigint, b: number | bigint): number | bigint {
  let [divisor, rest] = [a, b];
  // `%` is the same for both kinds, which its type cannot say of one of them.
  while (rest) [divisor, rest] = [rest, (divisor as number) % (rest as number)];
  return divisor;
}
