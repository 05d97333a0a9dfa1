import type { MixedNumber } from '@/lib/domain/numbers/mixed';

/** The spoken name: "dos y tres octavos", "dos y medio", "menos un medio", "cero". */
export function speakMixedText({ wholeNumber, numerator, denominator }: MixedNumber): string {
  const negative = wholeNumber < 0 || (wholeNumber === 0 && numerator < 0);
  const whole = Math.abs(wholeNumber);
  const top = Math.abs(numerator);
  const isAndHalf = whole !== 0 && top === 1 && denominator === 2;
  const parts: string[] = [];
  if (whole !== 0 || top === 0)
    parts.push(numberInWords(whole) + (!isAndHalf && wouldJoin(whole, top) ? ' enteros' : ''));
  if (top !== 0) parts.push(isAndHalf ? 'medio' : fractionInWords(top, denominator));
  return `${negative ? 'menos ' : ''}${parts.join(' y ')}`;
}

/** "Noventa y tres cuartos" is 93/4, so 90 3/4 is "noventa enteros y tres cuartos". */
const wouldJoin = (whole: number, top: number): boolean =>
  whole % 100 >= 30 && whole % 10 === 0 && top > 0 && top < 10;

const ONES = [
  'cero',
  'uno',
  'dos',
  'tres',
  'cuatro',
  'cinco',
  'seis',
  'siete',
  'ocho',
  'nueve',
  'diez',
  'once',
  'doce',
  'trece',
  'catorce',
  'quince',
  'dieciséis',
  'diecisiete',
  'dieciocho',
  'diecinueve',
  'veinte',
  'veintiuno',
  'veintidós',
  'veintitrés',
  'veinticuatro',
  'veinticinco',
  'veintiséis',
  'veintisiete',
  'veintiocho',
  'veintinueve',
];
const TENS: Readonly<Record<number, string>> = {
  3: 'treinta',
  4: 'cuarenta',
  5: 'cincuenta',
  6: 'sesenta',
  7: 'setenta',
  8: 'ochenta',
  9: 'noventa',
};
const HUNDREDS: Readonly<Record<number, string>> = {
  1: 'ciento',
  2: 'doscientos',
  3: 'trescientos',
  4: 'cuatrocientos',
  5: 'quinientos',
  6: 'seiscientos',
  7: 'setecientos',
  8: 'ochocientos',
  9: 'novecientos',
};
/** The other names up to 99 are made with -avo. */
const PARTS: Readonly<Record<number, string>> = {
  2: 'medio',
  3: 'tercio',
  4: 'cuarto',
  5: 'quinto',
  6: 'sexto',
  7: 'séptimo',
  8: 'octavo',
  9: 'noveno',
  10: 'décimo',
  100: 'centésimo',
};

/** Words up to 999; a longer number stays in digits, which a screen reader reads well. */
export function numberInWords(value: number): string {
  if (value > 999) return String(value);
  if (value === 100) return 'cien';
  if (value > 100) {
    const hundreds = HUNDREDS[Math.floor(value / 100)] ?? '';
    return value % 100 === 0 ? hundreds : `${hundreds} ${numberInWords(value % 100)}`;
  }
  const tens = TENS[Math.floor(value / 10)];
  if (!tens) return ONES[value] ?? String(value);
  return value % 10 === 0 ? tens : `${tens} y ${ONES[value % 10]}`;
}

function fractionInWords(numerator: number, denominator: number): string {
  // "Cinco sobre uno" and "siete sobre ciento veinte" are clearer than rare names.
  const part = partInWords(denominator);
  if (part === null) return `${numberInWords(numerator)} sobre ${numberInWords(denominator)}`;
  return `${beforeNoun(numberInWords(numerator))} ${part}${numerator === 1 ? '' : 's'}`;
}

/** "veintiún tercios": uno is shortened before a masculine noun. */
const beforeNoun = (number: string): string =>
  number.replace(/veintiuno$/, 'veintiún').replace(/uno$/, 'un');

/** "tercio", "veinteavo", "treintaidosavo"; null where a name is rare. */
function partInWords(denominator: number): string | null {
  const known = PARTS[denominator];
  if (known) return known;
  if (denominator < 11 || denominator > 99) return null;
  const stem = numberInWords(denominator)
    .replace(' y ', 'i')
    .replace('é', 'e')
    .replace('ó', 'o')
    .replace(/uno$/, 'un')
    .replace(/a$/, '');
  return `${stem}avo`;
}

export const SPOKEN_SIGNS = {
  times: 'por',
  divided: 'entre',
  equals: 'es igual a',
  plus: 'más',
  minus: 'menos',
  negative: 'menos',
} as const;
