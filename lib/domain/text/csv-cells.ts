import { decimalText, fromMixed } from '@/lib/domain/numbers/fractions';
import type { MixedNumber } from '@/lib/domain/numbers/mixed';

/** The decimal beside an exact fraction has at most this many digits after the point. */
const DECIMAL_PLACES = 4;

/** `-3`, `-0.25`, `-2 3/8`, `-0 3/10`: begins like a formula and is only a number. */
const NUMBER = /^-?\d+(?:\.\d+| \d+\/\d+)?$/;

/**
 * A spreadsheet may run what begins like this, also after blanks and in full-width letters (OWASP,
 * CSV injection).
 */
const FORMULA_START = /^\s*[=+\-@\t\r\n\uFF1D\uFF0B\uFF0D\uFF20]/;

/**
 * The text of a cell that no spreadsheet takes for a formula: an apostrophe comes first where it
 * would. Numbers stay numbers.
 */
export function safeCell(text: string): string {
  if (NUMBER.test(text)) return text;
  return FORMULA_START.test(text) ? `'${text}` : text;
}

/**
 * A mixed number for a spreadsheet: "19 11/20", "8", and "0 3/10" with its zero, because a bare
 * "3/10" becomes March 10 there.
 */
export function fractionCell(value: MixedNumber | null): string {
  if (!value) return '';
  const { wholeNumber, numerator, denominator } = value;
  if (numerator === 0) return String(wholeNumber + 0);
  const sign = wholeNumber < 0 || numerator < 0 ? '-' : '';
  return `${sign}${Math.abs(wholeNumber)} ${Math.abs(numerator)}/${denominator}`;
}

/** The same value as a decimal number; empty for null. */
export function decimalCell(value: MixedNumber | null): string {
  return value ? decimalText(fromMixed(value), DECIMAL_PLACES) : '';
}
