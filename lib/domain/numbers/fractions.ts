import Fraction from 'fraction.js';
import {
  formatMixed,
  greatestCommonDivisor,
  type MixedNumber,
  withTypographicMinus,
} from './mixed';

/** An exact rational number. It is immutable: every operation returns a new one. */
export type Rational = Fraction;

/**
 * Takes integers only, so that a float never becomes a rational by accident.
 *
 * @throws RangeError if a part is not an integer or the denominator is 0.
 */
export function rational(numerator: number | bigint, denominator: number | bigint = 1): Rational {
  if (!isInteger(numerator) || !isInteger(denominator))
    throw new RangeError(`Not whole numbers: ${numerator}/${denominator}`);
  if (BigInt(denominator) === 0n) throw new RangeError('A denominator cannot be 0');
  return new Fraction(BigInt(numerator), BigInt(denominator));
}

/**
 * Marked as pure for the bundler: a page that uses nothing of this file doesn't load fraction.js.
 */
export const ZERO: Rational = /* @__PURE__ */ rational(0);

export function sumRationals(values: readonly Rational[]): Rational {
  return values.reduce((total, value) => total.add(value), ZERO);
}

/**
 * The same as `one.equals(other)`, and ten times as fast: a rational is in lowest terms. To find a
 * mistake, thousands of values are compared.
 */
export const isEqual = (one: Rational, other: Rational): boolean =>
  one.n === other.n && one.d === other.d && one.s === other.s;

/**
 * A whole number and a proper fraction in lowest terms; 0/1 for a whole value.
 *
 * @throws RangeError beyond a safe integer.
 */
export function toMixed(value: Rational): MixedNumber {
  const sign = value.s < 0n ? -1n : 1n;
  const whole = value.n / value.d;
  const rest = value.n % value.d;
  return {
    wholeNumber: safeNumber(sign * whole),
    numerator: safeNumber(whole === 0n ? sign * rest : rest),
    denominator: safeNumber(value.d),
  };
}

/**
 * Accepts improper and unreduced fractions.
 *
 * @throws RangeError like {@link rational}.
 */
export function fromMixed({ wholeNumber, numerator, denominator }: MixedNumber): Rational {
  const fraction = rational(numerator, denominator);
  const whole = rational(wholeNumber);
  // A mixed number has one sign, which is the whole number's: -2 3/8 is below -2.
  return wholeNumber < 0 ? whole.sub(fraction) : whole.add(fraction);
}

/** Rounds toward zero, like the whole number of a mixed number. */
export function wholePartAsRational(value: Rational): Rational {
  return rational(value.s * (value.n / value.d));
}

export function fractionPart(value: Rational): Rational {
  return value.sub(wholePartAsRational(value));
}

export function isWhole(value: Rational): boolean {
  return value.d === 1n;
}

export function isUnitFraction(rate: Rational): boolean {
  return rate.n === 1n && rate.d > 1n;
}

export function isZero(value: Rational): boolean {
  return value.n === 0n;
}

export function isNegative(value: Rational): boolean {
  return value.s < 0n;
}

export function leastCommonMultipleOfBigints(numbers: readonly bigint[]): bigint {
  return numbers.reduce(
    (multiple, number) => (multiple / greatestCommonDivisor(multiple, number)) * number,
    1n,
  );
}

/** 2 1/2 over 10 is 2 5/10. */
export function toMixedNumberOverDenominator(value: Rational, bottom: bigint): MixedNumber {
  const { wholeNumber, numerator, denominator } = toMixed(value);
  if (numerator === 0) return { wholeNumber, numerator, denominator };
  return {
    wholeNumber,
    numerator: (numerator * Number(bottom)) / denominator,
    denominator: Number(bottom),
  };
}

export function leastCommonDenominator(values: readonly Rational[]): bigint {
  return leastCommonMultipleOfBigints(values.map(({ d }) => d));
}

export function sumMixedNumbers(values: readonly MixedNumber[]): MixedNumber {
  return toMixed(sumRationals(values.map(fromMixed)));
}

export function compareMixed(a: MixedNumber, b: MixedNumber): number {
  return fromMixed(a).compare(fromMixed(b));
}

export const toLowestTerms = (mixed: MixedNumber): MixedNumber => toMixed(fromMixed(mixed));

/** True for the simplest form: a proper fraction that can't be reduced, or no fraction (0/1). */
export function isSimplestMixedNumber(mixed: MixedNumber): boolean {
  const simplest = toLowestTerms(mixed);
  return (
    simplest.wholeNumber === mixed.wholeNumber &&
    simplest.numerator === mixed.numerator &&
    simplest.denominator === mixed.denominator
  );
}

/** True if the fraction part can't be reduced; 161/10 passes although it is improper. */
export const isFractionPartReduced = ({ numerator, denominator }: MixedNumber): boolean =>
  greatestCommonDivisor(Math.abs(numerator), denominator) === 1;

export const isFractionPartProper = ({ numerator, denominator }: MixedNumber): boolean =>
  Math.abs(numerator) < denominator;

function isInteger(value: number | bigint): boolean {
  return typeof value === 'bigint' || Number.isSafeInteger(value);
}

function safeNumber(value: bigint): number {
  const number = Number(value);
  if (!Number.isSafeInteger(number)) throw new RangeError(`Beyond a safe integer: ${value}`);
  return number;
}

export const formatAsMixedNumber = (value: Rational | number): string =>
  withTypographicMinus(formatMixed(toMixed(typeof value === 'number' ? rational(value) : value)));

/** A decimal with at most `places` digits; halves round away from zero: "21.6", "-0.33", "8". */
export function decimalText(value: Rational, places = 2): string {
  const scale = 10n ** BigInt(places);
  const rounded = (value.n * scale * 2n + value.d) / (value.d * 2n);
  const whole = rounded / scale;
  const digits = (rounded % scale).toString().padStart(places, '0').replace(/0+$/, '');
  const sign = value.s < 0n && rounded !== 0n ? '-' : '';
  return `${sign}${whole}${digits === '' ? '' : `.${digits}`}`;
}

const NUMBER = /(-?)(?:(\d+) )?(\d+)(?:\/(\d+))?/g;

/**
 * True if a text shows the value in any form: 3/2, 1 1/2, or 6/4. "2 1/2" mentions neither 2 nor
 * 1/2.
 */
export function mentionsValue(text: string, value: Rational): boolean {
  return numbersIn(text).some((number) => number.equals(value));
}

function numbersIn(text: string): Rational[] {
  return [...text.replaceAll('−', '-').matchAll(NUMBER)].flatMap(
    ([, sign, whole, top = '0', bottom]) => {
      const parts = [rational(Number(whole ?? 0)), rational(Number(top), Number(bottom) || 1)];
      // "2 3" without a fraction bar is two numbers.
      const plain = bottom === undefined ? parts.slice(whole === undefined ? 1 : 0) : [];
      const mixed = Number(bottom) > 0 ? [sumRationals(parts)] : [];
      return [...plain, ...mixed].map((number) => (sign === '-' ? number.neg() : number));
    },
  );
}
