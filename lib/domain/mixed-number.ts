/**
 * A number as a whole and a proper fraction. The sign stands on `wholeNumber`, or on `numerator` when `wholeNumber` is 0:
 * -1 1/2 is `{ wholeNumber: -1, numerator: 1, denominator: 2 }` and -1/2 is `{ wholeNumber: 0, numerator: -1, denominator: 2 }`.
 */
export type MixedNumber = { wholeNumber: number; numerator: number; denominator: number };
