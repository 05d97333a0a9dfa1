import { greatestCommonDivisor, type MixedNumber } from '@/lib/domain/numbers/mixed';

/**
 * The one rule for reading a typed answer: the field's checks and the grading on the server use it, and the field's help names what it
 * takes. A refused answer is not an attempt.
 */

export type AnswerBox = 'whole' | 'numerator' | 'denominator';
export type TypedBoxes = Readonly<Record<AnswerBox, string>>;
export type TypedAnswerResult = { ok: true; value: MixedNumber } | { ok: false; field: AnswerBox; message: string };
export type PastedAnswerResult = { ok: true; typed: Record<AnswerBox, string> } | { ok: false; message: string };

export type NumberAnswer = { readonly kind: 'number'; readonly value: MixedNumber };
/** The key of an option. */
export type ChoiceAnswer = { readonly kind: 'choice'; readonly key: string };
export type Answer = NumberAnswer | ChoiceAnswer;

/** What was sent, or why it says nothing. `field` is the box it is about; null when it is about the whole answer. */
export type ReadAnswer<A extends Answer = Answer> =
  | { readonly ok: true; readonly answer: A }
  | { readonly ok: false; readonly field: AnswerBox | null; readonly message: string };

/** Long enough for any score, short enough that every sum and product of the boxes stays a safe integer. */
const MAX_DIGITS = 7;

const MESSAGES = {
  empty: 'Type your answer first.',
  noChoice: 'Choose one of the answers first.',
  letters: 'Use digits only, no letters.',
  remainder: 'The r stands for a remainder. Write it as a fraction, like 3 3/4.',
  comma: 'Leave out the comma. For a part of a whole, use the fraction boxes.',
  symbols: 'Use only digits and a minus sign in a box.',
  pastedSymbols: 'We can read a whole number, a fraction like 7/4, or both, like 1 3/4.',
  manySlashes: 'There is more than one slash. Use one top number and one bottom number.',
  manyNumbers: 'There are too many numbers here. Use a whole number and one fraction.',
  decimalInBox: 'Use whole numbers in the fraction boxes, with no decimal point.',
  decimalWithFraction: 'Use a decimal or a fraction, but not both at once.',
  decimalUnfinished: 'Put a digit after the decimal point, like 1.5.',
  bareMinus: 'Type a number after the minus sign.',
  minusPlace: 'Put the minus sign in front of the whole number.',
  minusBelow: 'Put the minus sign at the front, not in the bottom number.',
  minusTwice: 'One minus sign is enough. Put it at the front.',
  noDenominator: 'Your fraction needs a bottom number.',
  noNumerator: 'Your fraction needs a top number.',
  zeroDenominator: 'The bottom number cannot be 0. Nothing can be cut into 0 parts.',
  tooLong: `That number is too long. Use at most ${MAX_DIGITS} digits.`,
} as const;

export const numberAnswer = (value: MixedNumber): NumberAnswer => ({ kind: 'number', value });

/** The answer to a step that asks for a number. */
export function readNumber(typed: TypedBoxes): ReadAnswer<NumberAnswer> {
  const parsed = parseTypedAnswer(typed);
  return parsed.ok ? { ok: true, answer: numberAnswer(parsed.value) } : parsed;
}

/** The answer to a step that offers a choice. */
export function readChoice(key: string | undefined, options: readonly { readonly key: string }[]): ReadAnswer<ChoiceAnswer> {
  const chosen = options.find((option) => option.key === key);
  if (!chosen) return { ok: false, field: null, message: MESSAGES.noChoice };
  return { ok: true, answer: { kind: 'choice', key: chosen.key } };
}

/**
 * Reads the three boxes. The value is as typed: improper and unreduced fractions stay so. A minus sign belongs in front: on the whole
 * number (a lone "-" or "-0" counts for the fraction), or on the numerator when the whole box is empty. Text that stands alone in the
 * whole box is read like a pasted answer.
 */
export function parseTypedAnswer(typed: TypedBoxes): TypedAnswerResult {
  const whole = normalize(typed.whole);
  const numerator = normalize(typed.numerator);
  const denominator = normalize(typed.denominator);
  const hasFraction = numerator !== '' || denominator !== '';
  if (whole === '' && !hasFraction) return refuse('whole', MESSAGES.empty);
  if (hasFraction || isSimpleBox(whole)) return readBoxes(whole, numerator, denominator);
  const pasted = splitPastedAnswer(whole);
  if (!pasted.ok) return refuse('whole', pasted.message);
  return readBoxes(pasted.typed.whole, pasted.typed.numerator, pasted.typed.denominator);
}

/** Splits one text such as `1 3/4`, `7/4`, `-1/2` or `1.75` into the three boxes. A decimal becomes a fraction in lowest terms. */
export function splitPastedAnswer(text: string): PastedAnswerResult {
  const normal = normalize(text);
  if (normal === '') return { ok: false, message: MESSAGES.empty };
  const split = /[.]/.test(normal) ? splitDecimal(normal) : splitFraction(normal);
  if (!split.ok) return split;
  const { whole, numerator, denominator } = split.typed;
  const read = readBoxes(whole, numerator, denominator);
  return read.ok ? split : { ok: false, message: read.message };
}

function readBoxes(whole: string, numerator: string, denominator: string): TypedAnswerResult {
  const problem =
    boxProblem('whole', whole) ?? boxProblem('numerator', numerator) ?? boxProblem('denominator', denominator) ?? null;
  if (problem) return problem;
  const wholeDigits = digitsOf(whole);
  const wholeNegative = whole.startsWith('-');
  if (numerator === '' && denominator === '') {
    if (wholeDigits === '') return refuse('whole', MESSAGES.bareMinus);
    return { ok: true, value: { wholeNumber: signed(Number(wholeDigits), wholeNegative), numerator: 0, denominator: 1 } };
  }
  const numeratorNegative = numerator.startsWith('-');
  if (numeratorNegative && wholeNegative) return refuse('numerator', MESSAGES.minusTwice);
  if (numeratorNegative && wholeDigits !== '') return refuse('numerator', MESSAGES.minusPlace);
  if (denominator.startsWith('-')) return refuse('denominator', MESSAGES.minusBelow);
  if (digitsOf(numerator) === '') return refuse('numerator', MESSAGES.noNumerator);
  if (digitsOf(denominator) === '') return refuse('denominator', MESSAGES.noDenominator);
  const bottom = Number(digitsOf(denominator));
  if (bottom === 0) return refuse('denominator', MESSAGES.zeroDenominator);
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

/** What is wrong with one box by itself, or null. */
function boxProblem(field: AnswerBox, text: string): (TypedAnswerResult & { ok: false }) | null {
  if (text === '' || isSimpleBox(text)) {
    return digitsOf(text).length > MAX_DIGITS ? refuse(field, MESSAGES.tooLong) : null;
  }
  if (isRemainder(text)) return refuse(field, MESSAGES.remainder);
  if (/\p{L}/u.test(text)) return refuse(field, MESSAGES.letters);
  if (text.includes('/')) return refuse(field, MESSAGES.manySlashes);
  if (text.includes(',')) return refuse(field, MESSAGES.comma);
  if (/^[+-]?[\d.]+$/.test(text)) return refuse(field, field === 'whole' ? MESSAGES.decimalWithFraction : MESSAGES.decimalInBox);
  return refuse(field, MESSAGES.symbols);
}

function splitDecimal(text: string): PastedAnswerResult {
  const match = /^([+-]?) *(\d*)\.(\d*)$/.exec(text);
  if (!match) {
    const plainProblem = textProblem(text);
    if (plainProblem) return plainProblem;
    return { ok: false, message: text.includes('/') ? MESSAGES.decimalWithFraction : MESSAGES.pastedSymbols };
  }
  const [, sign = '', wholeDigits = '', decimals = ''] = match;
  if (decimals === '') return { ok: false, message: MESSAGES.decimalUnfinished };
  // 10 to the number of decimals must itself fit in a box.
  if (wholeDigits.length > MAX_DIGITS || decimals.length >= MAX_DIGITS) return { ok: false, message: MESSAGES.tooLong };
  const minus = sign === '-' ? '-' : '';
  const scale = 10 ** decimals.length;
  const rest = Number(decimals);
  const whole = String(Number(wholeDigits));
  if (rest === 0) return { ok: true, typed: { whole: minus + whole, numerator: '', denominator: '' } };
  const divisor = greatestCommonDivisor(rest, scale);
  const numerator = String(rest / divisor);
  const denominator = String(scale / divisor);
  return {
    ok: true,
    typed:
      whole === '0' ? { whole: '', numerator: minus + numerator, denominator } : { whole: minus + whole, numerator, denominator },
  };
}

function splitFraction(text: string): PastedAnswerResult {
  const match = /^(?:([+-]? *\d+)(?: +|$))?(?:([+-]? *\d+) *\/ *([+-]? *\d+))?$/.exec(text);
  if (match) {
    const [, whole = '', numerator = '', denominator = ''] = match;
    return { ok: true, typed: { whole: tighten(whole), numerator: tighten(numerator), denominator: tighten(denominator) } };
  }
  const plainProblem = textProblem(text);
  if (plainProblem) return plainProblem;
  if (/^[+-]$/.test(text)) return { ok: false, message: MESSAGES.bareMinus };
  if ((text.match(/\//g) ?? []).length > 1) return { ok: false, message: MESSAGES.manySlashes };
  if (/\/ *$/.test(text)) return { ok: false, message: MESSAGES.noDenominator };
  if (/^[+-]? *\//.test(text)) return { ok: false, message: MESSAGES.noNumerator };
  if (/^[\d /]+$/.test(text)) return { ok: false, message: MESSAGES.manyNumbers };
  return { ok: false, message: MESSAGES.pastedSymbols };
}

function textProblem(text: string): { ok: false; message: string } | null {
  if (isRemainder(text)) return { ok: false, message: MESSAGES.remainder };
  if (/\p{L}/u.test(text)) return { ok: false, message: MESSAGES.letters };
  if (text.includes(',')) return { ok: false, message: MESSAGES.comma };
  return null;
}

/**
 * Typed and pasted variants of the same signs become one: minus signs, spaces, wide digits, ready-made fractions such as ¾. Raised
 * digits stay as they are and are refused, since 3² is not 32.
 */
function normalize(text: string): string {
  return text
    .replace(/[\u00bc-\u00be\u2150-\u215e]/g, (fraction) => ` ${fraction.normalize('NFKC')}`)
    .replace(/[\uff01-\uff5e]/g, (wide) => wide.normalize('NFKC'))
    .replace(/\u2044/g, '/')
    .replace(/[\u2010-\u2015\u2212]/g, '-')
    .replace(/\s+/g, ' ')
    .trim();
}

/** An optional sign and digits, or a sign alone. */
function isSimpleBox(text: string): boolean {
  return /^(?:[+-]? *\d+|[+-])$/.test(text);
}

/** Also a part of one, because typing `3 r 3` spreads it over the boxes. */
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

function refuse(field: AnswerBox, message: string): { ok: false; field: AnswerBox; message: string } {
  return { ok: false, field, message };
}

/** Ways to write an answer that the help names; each one is accepted. */
export const ANSWER_EXAMPLES = ['3', '7/4', '1 3/4', '-1/2', '1.75'] as const;

export const ANSWER_HELP = `You can type ${ANSWER_EXAMPLES.slice(0, -1).join(', ')} or ${ANSWER_EXAMPLES.at(-1)}. Press space or / to go to the next box.`;
