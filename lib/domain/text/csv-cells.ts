import { decimalText, fromMixed } from '@/lib/domain/numbers/fractions';
import type { MixedNumber } from '@/lib/domain/numbers/mixed';

const DECIMAL_PLACES = 4;

/** `-3`, `-0.25`, `-2 3/8`, `-0 3/10`: starts like a formula, but is just a number. */
const NUMBER = /^-?\d+(?:\.\d+| \d+\/\d+)?$/;

/**
 * Spreadsheets may run text that starts like this, even after spaces and in full-width characters
 * (OWASP, CSV injection).
 */
const FORMULA_START = /^\s*[=+\-@\t\r\n\uFF1D\uFF0B\uFF0D\uFF20]/;

/** Marks text that would run as a formula with a leading quote; numbers stay numbers. */
export function escapeCsvFormula(text: string): string {
  if (NUMBER.test(text)) return text;
  return FORMULA_START.test(text) ? `'${text}` : text;
}

/**
 * A mixed number for a spreadsheet: "19 11/20", "8", and "0 3/10" with its zero, because "3/10"
 * would become March 10.
 */
export function csvCellOfMixedNumber(value: MixedNumber | null): string {
  if (!value) return '';
  const { wholeNumber, numerator, denominator } = value;
  if (numerator === 0) return String(wholeNumber + 0);
  const sign = wholeNumber < 0 || numerator < 0 ? '-' : '';
  return `${sign}${Math.abs(wholeNumber)} ${Math.abs(numerator)}/${denominator}`;
}

export function csvDecimalCellOfMixedNumber(value: MixedNumber | null): string {
  return value ? decimalText(fromMixed(value), DECIMAL_PLACES) : '';
}
