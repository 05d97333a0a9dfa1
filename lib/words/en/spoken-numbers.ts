import type { MixedNumber } from '@/lib/domain/numbers/mixed';

/** The spoken name: "two and three eighths", "negative one half", "zero". */
export function speakMixedText({ wholeNumber, numerator, denominator }: MixedNumber): string {
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
export function numberInWords(value: number): string {
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
  // "five over one" and "1234 over 5678" are clearer than rare ordinals.
  if (denominator === 1 || denominator > 999)
    return `${numberInWords(numerator)} over ${numberInWords(denominator)}`;
  const plural = numerator === 1 ? '' : 's';
  if (denominator === 2)
    return `${numberInWords(numerator)} ${numerator === 1 ? 'half' : 'halves'}`;
  return `${numberInWords(numerator)} ${ordinalInWords(denominator)}${plural}`;
}

function ordinalInWords(value: number): string {
  const words = numberInWords(value);
  const lastStart = Math.max(words.lastIndexOf(' '), words.lastIndexOf('-')) + 1;
  const last = words.slice(lastStart);
  const ordinal =
    IRREGULAR_ORDINALS[last] ?? (last.endsWith('y') ? `${last.slice(0, -1)}ieth` : `${last}th`);
  return words.slice(0, lastStart) + ordinal;
}

/** The names of signs for a voice. A minus before a number is "negative". */
export const SPOKEN_SIGNS = {
  times: 'times',
  divided: 'divided by',
  equals: 'equals',
  plus: 'plus',
  minus: 'minus',
  negative: 'negative',
} as const;
