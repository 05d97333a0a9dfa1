import type { Rational } from '@/lib/domain/numbers/fractions';
import { greatestCommonDivisor, type MixedNumber } from '@/lib/domain/numbers/mixed';
import { MAX_TYPED_DIGITS, normalizeDivisionSigns } from './typed-text';

/**
 * The only parser of typed answers, used by the input field, its help text, and the grading. It
 * drops what carries no meaning, such as a unit or a period at the end. An answer it refuses is not
 * a try.
 */

export type AnswerBox = 'whole' | 'numerator' | 'denominator';
type TypedBoxes = Readonly<Record<AnswerBox, string>>;
/** `named` is the part of the text that can't be read, for problems that name it. */
export type UnreadableText = { readonly problem: AnswerProblemCode; readonly named?: string };
type TypedAnswerResult =
  | { ok: true; value: MixedNumber }
  | ({ ok: false; field: AnswerBox } & UnreadableText);
type PastedAnswerResult =
  | { ok: true; typed: Record<AnswerBox, string> }
  | ({ ok: false } & UnreadableText);

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
  | ({ readonly ok: false; readonly field: AnswerBox | null } & UnreadableText);

/** A decimal without trailing zeros: -1.50 is digits -15 and 1 place. */
export type Decimal = { readonly digits: bigint; readonly places: number };

export type AnswerProblemCode =
  | 'empty'
  | 'no-choice'
  | 'letters'
  | 'remainder'
  | 'comma'
  | 'equals'
  | 'product'
  | 'sum'
  | 'symbols'
  | 'not-a-number'
  | 'many-slashes'
  | 'many-numbers'
  | 'many-points'
  | 'decimal-in-box'
  | 'decimal-with-fraction'
  | 'bare-minus'
  | 'minus-place'
  | 'minus-below'
  | 'minus-twice'
  | 'no-denominator'
  | 'no-numerator'
  | 'zero-denominator'
  | 'too-long';

export const numberAnswerOf = (value: MixedNumber): NumberAnswer => ({ kind: 'number', value });

export function parseNumberAnswer(typed: TypedBoxes): ParsedAnswer<NumberAnswer> {
  const boxes = cleanBoxes(typed);
  const parsed = parseCleanBoxes(boxes);
  if (!parsed.ok) return parsed;
  const decimal =
    boxes.numerator === '' && boxes.denominator === '' ? decimalOf(boxes.whole) : null;
  return { ok: true, answer: numberAnswerOf(parsed.value), ...(decimal ? { decimal } : {}) };
}

export const parseOneBox = (typed: string): ParsedAnswer<NumberAnswer> =>
  parseNumberAnswer({ whole: typed, numerator: '', denominator: '' });

/** True for a decimal that was too long for the boxes, so its answer is a different number. */
export const isDecimalTooLongForBoxes = ({
  decimal,
}: Extract<ParsedAnswer, { ok: true }>): boolean =>
  decimal !== undefined && decimal.places >= MAX_TYPED_DIGITS;

/** True for a rounded or cut-off decimal, such as 21.04 or 21.041 for 21 1/24. */
export function isRoundedDecimal({ digits, places }: Decimal, { s, n, d }: Rational): boolean {
  const scaled = n * 10n ** BigInt(places);
  if (digits === 0n || scaled % d === 0n) return false;
  const cut = scaled / d;
  const rounded = (2n * scaled + d) / (2n * d);
  return digits === s * cut || digits === s * rounded;
}

const DECIMAL = /^([+-]?) *(\d*) ?\. ?(\d+)$/;

/** 16.0 is no decimal: it gets the same verdict as 16. */
function decimalOf(text: string): Decimal | null {
  const [, sign, whole = '', places = ''] = DECIMAL.exec(text) ?? [];
  const kept = places.replace(/0+$/, '');
  if (kept === '') return null;
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
export const parseMixedNumberBoxes = (typed: TypedBoxes): TypedAnswerResult =>
  parseCleanBoxes(cleanBoxes(typed));

function parseCleanBoxes({ whole, numerator, denominator }: TypedBoxes): TypedAnswerResult {
  const hasFraction = numerator !== '' || denominator !== '';
  if (whole === '' && !hasFraction) return refuse('whole', 'empty');
  if (hasFraction || isSimpleBox(whole)) return readBoxes(whole, numerator, denominator);
  const split = splitCleanText(whole);
  if (!split.ok) return { ...split, field: 'whole' };
  const { typed } = split;
  return readBoxes(typed.whole, typed.numerator, typed.denominator);
}

/** A whole fraction in the numerator box, such as ½, is spread over its two boxes. */
function cleanBoxes(typed: TypedBoxes): TypedBoxes {
  const whole = cleanAnswerText(typed.whole);
  // These two boxes never hold a mixed number, so + isn't read as "and": typing 1/2+1/4 puts 2+1/4
  // in the denominator, which is refused as a sum.
  const [top, bottom] = [typed.numerator, typed.denominator].map(cleanPart);
  const [, numerator = top ?? '', denominator = bottom ?? ''] =
    bottom === '' ? (/^([+-]? *\d+) *\/ *(\d+)$/.exec(top ?? '') ?? []) : [];
  if (numerator === '' && denominator === '') return { whole, numerator, denominator };
  return {
    whole: plainThousands(whole),
    numerator: plainThousands(numerator),
    denominator: plainThousands(denominator),
  };
}

/** A decimal becomes a fraction in lowest terms. */
export const splitPastedAnswer = (text: string): PastedAnswerResult =>
  splitCleanText(cleanAnswerText(text));

function splitCleanText(text: string): PastedAnswerResult {
  if (text === '') return { ok: false, problem: 'empty' };
  const split = text.includes('.') ? splitDecimal(text) : splitFraction(text);
  if (!split.ok) return split;
  const { whole, numerator, denominator } = split.typed;
  const read = readBoxes(whole, numerator, denominator);
  if (read.ok) return split;
  const { field: _, ...problem } = read;
  return problem;
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
  // In 4 + 3 + 1, each space moves to the next box, so the last box holds “+ 1”.
  if (denominator.startsWith('+')) return refuse('denominator', 'sum');
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
    return digitsOf(text).length > MAX_TYPED_DIGITS ? refuse(field, 'too-long') : null;
  }
  const problem = textProblem(text);
  if (problem) return { ok: false, field, ...problem };
  if (text.includes('/')) return refuse(field, 'many-slashes');
  if (/^[+-]?[\d.]+$/.test(text))
    return refuse(field, field === 'whole' ? 'decimal-with-fraction' : 'decimal-in-box');
  if (/^[+-]?[\d ]+$/.test(text)) return refuse(field, 'many-numbers');
  return refuse(field, minusProblem(text) ?? 'not-a-number');
}

function splitDecimal(text: string): PastedAnswerResult {
  const match = DECIMAL.exec(text);
  if (!match) {
    const problem = textProblem(text);
    if (problem) return { ok: false, ...problem };
    if (/[/ ]/.test(text)) return { ok: false, problem: 'decimal-with-fraction' };
    const isRepeated = text.indexOf('.') !== text.lastIndexOf('.');
    return {
      ok: false,
      problem: minusProblem(text) ?? (isRepeated ? 'many-points' : 'not-a-number'),
    };
  }
  const [, sign = '', wholeDigits = '', decimals = ''] = match;
  if (wholeDigits.length > MAX_TYPED_DIGITS) return { ok: false, problem: 'too-long' };
  const minus = sign === '-' ? '-' : '';
  // The denominator, 10 to the number of decimals, must fit in a box too.
  const kept = decimals.replace(/0+$/, '').slice(0, MAX_TYPED_DIGITS - 1);
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
    // In 1 - 1/2 the sign may be a dash or a difference, so it belongs nowhere else.
    if (/^\+? *\d/.test(whole) && numerator.startsWith('-'))
      return { ok: false, problem: 'not-a-number' };
    return {
      ok: true,
      typed: {
        whole: tighten(whole),
        numerator: tighten(numerator),
        denominator: tighten(denominator),
      },
    };
  }
  const problem = textProblem(text);
  if (problem) return { ok: false, ...problem };
  if (/^[+-]$/.test(text)) return { ok: false, problem: 'bare-minus' };
  if ((text.match(/\//g) ?? []).length > 1) return { ok: false, problem: 'many-slashes' };
  if (/\/$/.test(text)) return { ok: false, problem: 'no-denominator' };
  if (/^[+-]? *\//.test(text)) return { ok: false, problem: 'no-numerator' };
  if (/^[+-]? *[\d /]+$/.test(text)) return { ok: false, problem: 'many-numbers' };
  return { ok: false, problem: minusProblem(text) ?? 'not-a-number' };
}

/** Without its sign, a product or sum that isn't worked out would be another number. */
const PRODUCT = /[×✕✖]|^\*$|\d *[*x] *[-.\d]/i;
const SUM = /\d *\+/;

/** A problem with the characters themselves; the first that can't be read is named. */
function textProblem(text: string): UnreadableText | null {
  if (isRemainder(text)) return { problem: 'remainder' };
  if (!text.includes('=') && PRODUCT.test(text)) return { problem: 'product' };
  if (!text.includes('=') && SUM.test(text)) return { problem: 'sum' };
  const word = /\p{L}[\p{L}\p{M}]*/u.exec(text)?.[0];
  if (word !== undefined) return { problem: 'letters', named: word };
  if (text.includes('=')) return { problem: 'equals' };
  if (text.includes(',')) return { problem: 'comma' };
  const symbol = /[^\d+\-./ ]/u.exec(text)?.[0];
  if (symbol === undefined) return null;
  // Without its ², 3² would be another number, so the message doesn't say to leave it out.
  if (/\p{N}/u.test(symbol)) return { problem: 'letters', named: symbol };
  return /[\p{P}\p{S}]/u.test(symbol)
    ? { problem: 'symbols', named: symbol }
    : { problem: 'not-a-number' };
}

const minusProblem = (text: string): AnswerProblemCode | null => {
  if (/^[+-] *[+-]/.test(text)) return 'minus-twice';
  return /^[\d./ ]+-$/.test(text) ? 'minus-place' : null;
};

/** A digit of any script: a script has its ten digits in a row. */
function asciiDigit(digit: string): string {
  const code = digit.codePointAt(0) ?? 0;
  let first = code;
  while (/\p{Nd}/u.test(String.fromCodePoint(first - 1))) first -= 1;
  return String((code - first) % 10);
}

const UNITS =
  'points?|pts?|p|yards?|yds?|catch(?:es)?|games?|degrees?|' +
  'puntos?|yardas?|recepci(?:[oó]n|ones)|partidos?|grados?';
const MEANINGLESS_START = /^(?:[=\p{Sc}] *)+/u;
const MEANINGLESS_END = new RegExp(`(^|\\d)(?:[ .,;!=°\\p{Sc}]|(?:${UNITS})(?!\\p{L}))+$`, 'iu');

/**
 * Drops what carries no meaning: invisible characters, spaces, a currency or equals sign, a unit,
 * and a period at the end. Unifies the digits of all scripts, minus and division signs, ¾ and ¹⁄₅,
 * commas, and "1 and 1/5" or "1-1/5". Other raised digits stay and are refused, since 3² is not 32.
 */
export const cleanAnswerText = (text: string): string =>
  cleanPart(text).replace(/^([+-]? *[\d,]+)(?: *(?:and|&|\+|y) *|- ?)(?=\d+ *\/)/i, '$1 ');

function cleanPart(text: string): string {
  const plain = normalizeDivisionSigns(text.replace(/º/g, '°'))
    .replace(/[^\p{No}]+/gu, (part) => part.normalize('NFKC'))
    .replace(/(?!\d)\p{Nd}/gu, asciiDigit)
    .replace(/\u2064/g, ' ')
    .replace(/(?![\u2061-\u2063])\p{Default_Ignorable_Code_Point}|\u20e3|(?!\s)\p{Cc}/gu, '')
    .replace(/[\p{Pd}\u2212\u207b\u2796]/gu, '-')
    .replaceAll('\u066b', '.')
    .replace(/\s+/g, ' ')
    .trim();
  return plainCommas(
    plain
      .replace(MEANINGLESS_START, '')
      .replace(/^([+-]) *\p{Sc} */u, '$1')
      .replace(MEANINGLESS_END, '$1'),
  );
}

/**
 * A comma groups thousands in 1,234,567 and 1,200 1/2 and stands for a decimal point in 1,5 and
 * 1.234,5. In 1,200 alone it may be either, so it stays and is refused.
 */
function plainCommas(text: string): string {
  if (/^[+-]? *[1-9]\d{0,2},\d{3}$/.test(text)) return text;
  return plainThousands(text)
    .replace(/^[+-]? *[1-9]\d{0,2}(?:\.\d{3})+(?=,\d+$)/, (whole) => whole.replaceAll('.', ''))
    .replace(/^([+-]? *\d*),(\d+)$/, '$1.$2');
}

const plainThousands = (text: string): string =>
  text.replace(
    /(^|[^\d.,])([1-9]\d{0,2}(?:,\d{3})+)(?![\d,])/g,
    (_, before: string, grouped: string) => `${before}${grouped.replaceAll(',', '')}`,
  );

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
  problem: AnswerProblemCode,
): { ok: false; field: AnswerBox; problem: AnswerProblemCode } {
  return { ok: false, field, problem };
}
