import type { Rational } from '@/lib/domain/numbers/fractions';
import { greatestCommonDivisor, type MixedNumber } from '@/lib/domain/numbers/mixed';

/**
 * The only parser of typed answers, used by the input field, its help text, and the grading. An
 * answer it refuses is not a try.
 */

export type AnswerBox = 'whole' | 'numerator' | 'denominator';
type TypedBoxes = Readonly<Record<AnswerBox, string>>;
type TypedAnswerResult =
  | { ok: true; value: MixedNumber }
  | { ok: false; field: AnswerBox; problem: AnswerProblem };
type PastedAnswerResult =
  | { ok: true; typed: Record<AnswerBox, string> }
  | { ok: false; problem: AnswerProblem };

export type NumberAnswer = { readonly kind: 'number'; readonly value: MixedNumber };
type ChoiceAnswer = { readonly kind: 'choice'; readonly key: string };
export type Answer = NumberAnswer | ChoiceAnswer;

/** `field` is the box with the problem; null if the problem is the whole answer. */
export type ParsedAnswer<A extends Answer = Answer> =
  | {
      readonly ok: true;
      readonly answer: A;
      readonly decimal?: Decimal;
    }
  | { readonly ok: false; readonly field: AnswerBox | null; readonly problem: AnswerProblem };

/** A decimal without trailing zeros: -1.50 is digits -15 and 1 place. */
export type Decimal = { readonly digits: bigint; readonly places: number };

/** Enough for any score, and every sum and product of the boxes stays a safe integer. */
export const MAX_DIGITS = 7;

export type AnswerProblem =
  | 'empty'
  | 'no-choice'
  | 'letters'
  | 'remainder'
  | 'comma'
  | 'symbols'
  | 'pasted-symbols'
  | 'many-slashes'
  | 'many-numbers'
  | 'decimal-in-box'
  | 'decimal-with-fraction'
  | 'decimal-unfinished'
  | 'bare-minus'
  | 'minus-place'
  | 'minus-below'
  | 'minus-twice'
  | 'no-denominator'
  | 'no-numerator'
  | 'zero-denominator'
  | 'too-long';

export const numberAnswer = (value: MixedNumber): NumberAnswer => ({ kind: 'number', value });

export function parseNumberAnswer(typed: TypedBoxes): ParsedAnswer<NumberAnswer> {
  const parsed = parseTypedAnswer(typed);
  if (!parsed.ok) return parsed;
  const decimal =
    typed.numerator.trim() === '' && typed.denominator.trim() === ''
      ? decimalOf(typed.whole)
      : null;
  return { ok: true, answer: numberAnswer(parsed.value), ...(decimal ? { decimal } : {}) };
}

/** True for a decimal that was too long for the boxes, so its answer is a different number. */
export const isDecimalCutOff = ({ decimal }: Extract<ParsedAnswer, { ok: true }>): boolean =>
  decimal !== undefined && decimal.places >= MAX_DIGITS;

/** True if a decimal is `right` rounded or cut off, such as 21.04 or 21.041 for 21 1/24. */
export function isRoundedDecimal({ digits, places }: Decimal, { s, n, d }: Rational): boolean {
  const scaled = n * 10n ** BigInt(places);
  if (digits === 0n || scaled % d === 0n) return false;
  const cut = scaled / d;
  const rounded = (2n * scaled + d) / (2n * d);
  return digits === s * cut || digits === s * rounded;
}

const DECIMAL = /^([+-]?) *(\d*)\.(\d+)$/;

function decimalOf(text: string): Decimal | null {
  const [, sign, whole = '', places] = DECIMAL.exec(normalize(text)) ?? [];
  if (places === undefined) return null;
  const kept = places.replace(/0+$/, '');
  const digits = BigInt(whole + kept);
  return { digits: sign === '-' ? -digits : digits, places: kept.length };
}

export function parseChoiceAnswer(
  key: string | undefined,
  options: readonly { readonly key: string }[],
): ParsedAnswer<ChoiceAnswer> {
  const chosen = options.find((option) => option.key === key);
  if (!chosen) return { ok: false, field: null, problem: 'no-choice' };
  return { ok: true, answer: { kind: 'choice', key: chosen.key } };
}

/**
 * Reads the three boxes without reducing the value. A minus sign belongs on the whole number (a
 * lone "-" or "-0" counts for the fraction), or on the numerator if the whole box is empty. Text in
 * the whole box alone is read like a pasted answer.
 */
export function parseTypedAnswer(typed: TypedBoxes): TypedAnswerResult {
  const whole = normalize(typed.whole);
  const numerator = normalize(typed.numerator);
  const denominator = normalize(typed.denominator);
  const hasFraction = numerator !== '' || denominator !== '';
  if (whole === '' && !hasFraction) return refuse('whole', 'empty');
  if (hasFraction || isSimpleBox(whole)) return readBoxes(whole, numerator, denominator);
  const pasted = splitPastedAnswer(whole);
  if (!pasted.ok) return refuse('whole', pasted.problem);
  return readBoxes(pasted.typed.whole, pasted.typed.numerator, pasted.typed.denominator);
}

const DIVISION_SIGNS = /[÷\u2044\u2215]/g;

/**
 * Cleans up text while it is typed: other division signs become slashes, and "and" or a hyphen
 * between a whole number and its fraction becomes a space.
 */
export function normalizeTypedNumber(text: string): string {
  return text
    .replace(/[⁰¹²³⁴-⁹]+(?=\u2044)|[₀-₉]+/g, (digits) => digits.normalize('NFKC'))
    .replace(DIVISION_SIGNS, '/')
    .replace(/^(\s*[-+\u2212]?\s*\d+)\s*-/, '$1 ')
    .replace(/(^|\d\s*)(?:and|&|\+)\s+/i, (_, before: string) =>
      before === '' ? '' : `${before.trimEnd()} `,
    );
}

/**
 * Splits text such as `1 3/4`, `7/4`, `-1/2` or `1.75` into the three boxes. A decimal becomes a
 * fraction in lowest terms.
 */
export function splitPastedAnswer(text: string): PastedAnswerResult {
  const normal = normalize(text);
  if (normal === '') return { ok: false, problem: 'empty' };
  const split = /[.]/.test(normal) ? splitDecimal(normal) : splitFraction(normal);
  if (!split.ok) return split;
  const { whole, numerator, denominator } = split.typed;
  const read = readBoxes(whole, numerator, denominator);
  return read.ok ? split : { ok: false, problem: read.problem };
}

function readBoxes(whole: string, numerator: string, denominator: string): TypedAnswerResult {
  const problem =
    boxProblem('whole', whole) ??
    boxProblem('numerator', numerator) ??
    boxProblem('denominator', denominator) ??
    null;
  if (problem) return problem;
  const wholeDigits = digitsOf(whole);
  const wholeNegative = whole.startsWith('-');
  if (numerator === '' && denominator === '') {
    if (wholeDigits === '') return refuse('whole', 'bare-minus');
    return {
      ok: true,
      value: {
        wholeNumber: signed(Number(wholeDigits), wholeNegative),
        numerator: 0,
        denominator: 1,
      },
    };
  }
  const numeratorNegative = numerator.startsWith('-');
  if (numeratorNegative && wholeNegative) return refuse('numerator', 'minus-twice');
  if (numeratorNegative && wholeDigits !== '') return refuse('numerator', 'minus-place');
  if (denominator.startsWith('-')) return refuse('denominator', 'minus-below');
  if (digitsOf(numerator) === '') return refuse('numerator', 'no-numerator');
  if (digitsOf(denominator) === '') return refuse('denominator', 'no-denominator');
  const bottom = Number(digitsOf(denominator));
  if (bottom === 0) return refuse('denominator', 'zero-denominator');
  const wholePart = Number(wholeDigits);
  const top = Number(digitsOf(numerator));
  const negative = wholeNegative || numeratorNegative;
  return {
    ok: true,
    value: {
      wholeNumber: signed(wholePart, negative),
      numerator: wholePart === 0 ? signed(top, negative) : top,
      denominator: bottom,
    },
  };
}

function boxProblem(field: AnswerBox, text: string): (TypedAnswerResult & { ok: false }) | null {
  if (text === '' || isSimpleBox(text)) {
    return digitsOf(text).length > MAX_DIGITS ? refuse(field, 'too-long') : null;
  }
  if (isRemainder(text)) return refuse(field, 'remainder');
  if (/\p{L}/u.test(text)) return refuse(field, 'letters');
  if (text.includes('/')) return refuse(field, 'many-slashes');
  if (text.includes(',')) return refuse(field, 'comma');
  if (/^[+-]?[\d.]+$/.test(text))
    return refuse(field, field === 'whole' ? 'decimal-with-fraction' : 'decimal-in-box');
  return refuse(field, 'symbols');
}

function splitDecimal(text: string): PastedAnswerResult {
  const match = /^([+-]?) *(\d*)\.(\d*)$/.exec(text);
  if (!match) {
    const plainProblem = textProblem(text);
    if (plainProblem) return plainProblem;
    return { ok: false, problem: text.includes('/') ? 'decimal-with-fraction' : 'pasted-symbols' };
  }
  const [, sign = '', wholeDigits = '', decimals = ''] = match;
  if (decimals === '') return { ok: false, problem: 'decimal-unfinished' };
  if (wholeDigits.length > MAX_DIGITS) return { ok: false, problem: 'too-long' };
  const minus = sign === '-' ? '-' : '';
  // The denominator, 10 to the number of decimals, must fit in a box too.
  const kept = decimals.replace(/0+$/, '').slice(0, MAX_DIGITS - 1);
  const scale = 10 ** kept.length;
  const rest = Number(kept);
  const whole = String(Number(wholeDigits));
  if (rest === 0)
    return { ok: true, typed: { whole: minus + whole, numerator: '', denominator: '' } };
  const divisor = greatestCommonDivisor(rest, scale);
  const numerator = String(rest / divisor);
  const denominator = String(scale / divisor);
  return {
    ok: true,
    typed:
      whole === '0'
        ? { whole: '', numerator: minus + numerator, denominator }
        : { whole: minus + whole, numerator, denominator },
  };
}

function splitFraction(text: string): PastedAnswerResult {
  const match = /^(?:([+-]? *\d+)(?: +|$))?(?:([+-]? *\d+) *\/ *([+-]? *\d+))?$/.exec(text);
  if (match) {
    const [, whole = '', numerator = '', denominator = ''] = match;
    return {
      ok: true,
      typed: {
        whole: tighten(whole),
        numerator: tighten(numerator),
        denominator: tighten(denominator),
      },
    };
  }
  const plainProblem = textProblem(text);
  if (plainProblem) return plainProblem;
  if (/^[+-]$/.test(text)) return { ok: false, problem: 'bare-minus' };
  if ((text.match(/\//g) ?? []).length > 1) return { ok: false, problem: 'many-slashes' };
  if (/\/ *$/.test(text)) return { ok: false, problem: 'no-denominator' };
  if (/^[+-]? *\//.test(text)) return { ok: false, problem: 'no-numerator' };
  if (/^[\d /]+$/.test(text)) return { ok: false, problem: 'many-numbers' };
  return { ok: false, problem: 'pasted-symbols' };
}

function textProblem(text: string): { ok: false; problem: AnswerProblem } | null {
  if (isRemainder(text)) return { ok: false, problem: 'remainder' };
  if (/\p{L}/u.test(text)) return { ok: false, problem: 'letters' };
  if (text.includes(',')) return { ok: false, problem: 'comma' };
  return null;
}

/**
 * Unifies minus and division signs, spaces, full-width digits, ¾ and ¹⁄₅, a decimal comma, and "1
 * and 1/5" or "1-1/5". Other superscripts are refused, since 3² is not 32, and so is 1,200, which
 * may mean either number.
 */
function normalize(text: string): string {
  return text
    .replace(/[⁰¹²³⁴-⁹]+[/\u2044][₀-₉]+/g, (fraction) => ` ${fraction.normalize('NFKC')}`)
    .replace(/[\u00bc-\u00be\u2150-\u215e]/g, (fraction) => ` ${fraction.normalize('NFKC')}`)
    .replace(/[\uff01-\uff5e]/g, (wide) => wide.normalize('NFKC'))
    .replace(DIVISION_SIGNS, '/')
    .replace(/[\u2010-\u2015\u2212]/g, '-')
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/^([+-]? *\d+)(?: *(?:and|&|\+) *|-)(?=\d+ *\/)/i, '$1 ')
    .replace(/^([+-]? *\d*),(\d{1,2}|\d{4,})$/, '$1.$2');
}

function isSimpleBox(text: string): boolean {
  return /^(?:[+-]? *\d+|[+-])$/.test(text);
}

/** Also matches part of a remainder, because typing `3 r 3` spreads it over the boxes. */
function isRemainder(text: string): boolean {
  return /(?:^|\d) *r(?:em(?:ainder)?)?\.? *(?:\d|$)/i.test(text);
}

function digitsOf(text: string): string {
  return text.replace(/\D/g, '');
}

function tighten(text: string): string {
  return text.replace(/[+ ]/g, '');
}

function signed(value: number, negative: boolean): number {
  return negative && value !== 0 ? -value : value;
}

function refuse(
  field: AnswerBox,
  problem: AnswerProblem,
): { ok: false; field: AnswerBox; problem: AnswerProblem } {
  return { ok: false, field, problem };
}
