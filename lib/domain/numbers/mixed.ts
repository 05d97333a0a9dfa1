/**
 * A number as a whole and a proper fraction. The sign is on `wholeNumber`, or on `numerator` when `wholeNumber` is 0:
 * -1 1/2 is `{ wholeNumber: -1, numerator: 1, denominator: 2 }` and -1/2 is `{ wholeNumber: 0, numerator: -1, denominator: 2 }`.
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

/** The spoken name: "two and three eighths", "negative one half", "zero". */
export function speakMixed({ wholeNumber, numerator, denominator }: MixedNumber): string {
  const negative = wholeNumber < 0 || (wholeNumber === 0 && numerator < 0);
  const whole = Math.abs(wholeNumber);
  const top = Math.abs(numerator);
  const parts: string[] = [];
  if (whole !== 0 || top === 0) parts.push(numberInWords(whole));
  if (top !== 0) parts.push(fractionInWords(top, denominator));
  return `${negative ? 'negative ' : ''}${parts.join(' and ')}`;
}

const ONES = [
  'zero',
  'one',
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
  'ten',
  'eleven',
  'twelve',
  'thirteen',
  'fourteen',
  'fifteen',
  'sixteen',
  'seventeen',
  'eighteen',
  'nineteen',
];
const TENS = ['', '', 'twenty', 'thirty', 'forty', 'fifty', 'sixty', 'seventy', 'eighty', 'ninety'];
const IRREGULAR_ORDINALS: Readonly<Record<string, string>> = {
  one: 'first',
  two: 'second',
  three: 'third',
  five: 'fifth',
  eight: 'eighth',
  nine: 'ninth',
  twelve: 'twelfth',
};

/** Words up to 999; a longer number stays in digits, which a screen reader reads well. */
function numberInWords(value: number): string {
  if (value > 999) return String(value);
  if (value < 20) return ONES[value] ?? String(value);
  if (value < 100) {
    const tens = TENS[Math.floor(value / 10)] ?? '';
    return value % 10 === 0 ? tens : `${tens}-${numberInWords(value % 10)}`;
  }
  const hundreds = `${numberInWords(Math.floor(value / 100))} hundred`;
  return value % 100 === 0 ? hundreds : `${hundreds} ${numberInWords(value % 100)}`;
}

function fractionInWords(numerator: number, denominator: number): string {
  // "five over one" and "1234 over 5678" are clearer than ordinals no one uses.
  if (denominator === 1 || denominator > 999) return `${numberInWords(numerator)} over ${numberInWords(denominator)}`;
  const plural = numerator === 1 ? '' : 's';
  if (denominator === 2) return `${numberInWords(numerator)} ${numerator === 1 ? 'half' : 'halves'}`;
  return `${numberInWords(numerator)} ${ordinalInWords(denominator)}${plural}`;
}

function ordinalInWords(value: number): string {
  const words = numberInWords(value);
  const lastStart = Math.max(words.lastIndexOf(' '), words.lastIndexOf('-')) + 1;
  const last = words.slice(lastStart);
  const ordinal = IRREGULAR_ORDINALS[last] ?? (last.endsWith('y') ? `${last.slice(0, -1)}ieth` : `${last}th`);
  return words.slice(0, lastStart) + ordinal;
}

/** Euclid's: the largest number that divides both; with 0 it is the other one. For whole numbers of either kind, not below 0. */
export function greatestCommonDivisor(a: bigint, b: bigint): bigint;
export function greatestCommonDivisor(a: number, b: number): number;
export function greatestCommonDivisor(a: number | bigint, b: number | bigint): number | bigint {
  let [divisor, rest] = [a, b];
  // `%` is the same for both kinds, which its type cannot say of one of them.
  while (rest) [divisor, rest] = [rest, (divisor as number) % (rest as number)];
  return divisor;
}
