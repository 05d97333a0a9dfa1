import { fromMixed, type Rational, rational, toMixed } from '@/lib/domain/numbers/fractions';
import { formatMixed } from '@/lib/domain/numbers/mixed';

/**
 * Repeatable randomness: the same seed simulates the same children. Mulberry32 by Tommy Ettinger,
 * in the public domain.
 */
export type SeededChance = {
  /** From 0 to `below` (excluded). */
  upTo(below: number): number;
  /** True with this probability, in percent. */
  percent(often: number): boolean;
  pick<T>(list: readonly T[]): T;
};

export function createSeededChance(seed: number): SeededChance {
  let state = seed >>> 0;
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
  const upTo = (below: number) => Math.floor(next() * below);
  return {
    upTo,
    percent: (often) => next() * 100 < often,
    pick: <T>(list: readonly T[]) => list[upTo(list.length)] as T,
  };
}

/** A number as written on paper: 8 9/20, 0 76/10. The sign applies to all of it. */
export type NumberOnPaper = { minus: boolean; whole: number; top: number; bottom: number };

export function toNumberOnPaper(value: Rational, bottom = Number(value.d)): NumberOnPaper {
  const top = Number(value.n) * (bottom / Number(value.d));
  return { minus: value.s < 0n, whole: Math.floor(top / bottom), top: top % bottom, bottom };
}

export function writeNumberOnPaper({ minus, whole, top, bottom }: NumberOnPaper): string {
  const sign = minus ? '-' : '';
  if (top === 0) return `${sign}${whole}`;
  return whole === 0 ? `${sign}${top}/${bottom}` : `${sign}${whole} ${top}/${bottom}`;
}

export const lowestTerms = (value: Rational): string => formatMixed(toMixed(value));

/** 1 and 13/8 as 2 5/8: the wholes are taken out of the fraction, which isn't reduced. */
export const carried = (whole: number, top = 0, bottom = 1): string | null =>
  whole < 0 || top < 0 || bottom < 1
    ? null
    : writeNumberOnPaper({
        minus: false,
        whole: whole + Math.floor(top / bottom),
        top: top % bottom,
        bottom,
      });

/** The same in lowest terms. */
export function reduced(whole: number, top: number, bottom: number): string | null {
  const common = greatestCommonFactor(top, bottom);
  return carried(whole, top / common, bottom / common);
}

/**
 * Parses a text of this folder: a mixed number, a fraction, or a decimal. Independent of the app's
 * parser.
 */
export function parseWrittenNumber(written: string): Rational {
  const decimal = /^(-?)(\d+)\.(\d+)$/.exec(written);
  if (decimal) {
    const [, sign, whole = '', digits = ''] = decimal;
    const size = rational(BigInt(whole + digits), 10n ** BigInt(digits.length));
    return sign ? size.neg() : size;
  }
  const parts = /^(-?)(?:(\d+)(?: |$))?(?:(\d+)\/(\d+))?$/.exec(written);
  if (!parts) throw new Error(`A child would not write "${written}"`);
  const [, sign, whole = '0', top = '0', bottom = '1'] = parts;
  const size = fromMixed({
    wholeNumber: Number(whole),
    numerator: Number(top),
    denominator: Number(bottom),
  });
  return sign ? size.neg() : size;
}

/** How a child prefers to write a fraction. */
export type FractionHandwriting = 'lowest-terms' | 'as-it-comes' | 'improper';

export function writeLineValue(value: Rational, bottom: number, hand: FractionHandwriting): string {
  if (hand === 'lowest-terms') return lowestTerms(value);
  const paper = toNumberOnPaper(value, bottom);
  if (hand === 'as-it-comes') return writeNumberOnPaper(paper);
  return writeNumberOnPaper({ ...paper, whole: 0, top: paper.whole * bottom + paper.top });
}

export const sum = (numbers: readonly number[]) => numbers.reduce((all, each) => all + each, 0);
export const product = (numbers: readonly number[]) => numbers.reduce((all, each) => all * each, 1);
export const greatestCommonFactor = (a: number, b: number): number =>
  b === 0 ? a : greatestCommonFactor(b, a % b);
export const leastCommonMultiple = (numbers: readonly number[]): number =>
  numbers.reduce((all, each) => (all / greatestCommonFactor(all, each)) * each, 1);

/** 76 as 67; null for one digit, or if nothing changes. */
export function withTransposedDigits(number: number, chance: SeededChance): number | null {
  const digits = String(number).split('');
  if (digits.length < 2) return null;
  const at = chance.upTo(digits.length - 1);
  const [left = '', right = ''] = digits.slice(at, at + 2);
  if (left === right || (at === 0 && right === '0')) return null;
  digits.splice(at, 2, right, left);
  return Number(digits.join(''));
}

/** Rounded to this many digits, halves up. */
export function roundedDecimal(value: Rational, places: number): string {
  const scale = 10n ** BigInt(places);
  const digits = (value.n * scale * 2n + value.d) / (value.d * 2n);
  const all = String(digits).padStart(places + 1, '0');
  const sign = value.s < 0n ? '-' : '';
  return places === 0 ? `${sign}${all}` : `${sign}${all.slice(0, -places)}.${all.slice(-places)}`;
}

/** A fraction's decimal digits, as many as are needed; null if they never end within three. */
export function decimalDigits(top: number, bottom: number): string | null {
  const thousandths = (top * 1_000) / bottom;
  if (!Number.isInteger(thousandths)) return null;
  return String(thousandths).padStart(3, '0').replace(/0+$/, '');
}
