import {
  fromMixed,
  mentionsValue,
  type Rational,
  sumRationals,
} from '@/lib/domain/numbers/fractions';
import { greatestCommonDivisor, type MixedNumber } from '@/lib/domain/numbers/mixed';
import { type AnswerWithLines, type ParsedLine, parseLines, sumOfStudentLines } from '../lines';
import { parseNumberAnswer } from '../read';
import type {
  FormulaLine,
  PlayerContext,
  StepContext,
  SumLine,
  TeamContext,
} from '../step-context';
import { LINE_MISCONCEPTIONS } from './in-lines';
import { SUM_MISCONCEPTIONS } from './in-sums';
import {
  isWhole,
  MISCONCEPTION_GROUPS,
  type Misconception,
  type MisconceptionGroup,
  type Mistake,
  type UnreducedFraction,
  type UnreducedMixedNumber,
} from './mistake';
import {
  NEEDED_SHARE_IN_LINE,
  NEEDED_SHARE_IN_SUM,
  priorWeight,
  priorWeightInAddition,
  priorWeightInLine,
  slipWeightInLine,
  slipWeightInSum,
} from './mistake-weights';
import { mistakeCommonToLines, mostLikelyMistake, type WeightedMistake } from './rank-mistakes';

const MISCONCEPTIONS = { ...LINE_MISCONCEPTIONS, ...SUM_MISCONCEPTIONS };

export type MisconceptionKind = keyof typeof MISCONCEPTIONS;

/**
 * Stored with an attempt: a mistake, a group of mistakes, one line, two lines with different
 * mistakes, or no clear explanation.
 */
export type MisconceptionTag =
  | MisconceptionKind
  | `any-${MisconceptionGroup}`
  | 'one-line'
  | 'two-slips'
  | typeof AMBIGUOUS_MISTAKE;

/** Several unrelated mistakes lead to the same sum. */
export const AMBIGUOUS_MISTAKE = 'cannot-tell';

export const MISCONCEPTION_KINDS = Object.keys(MISCONCEPTIONS) as MisconceptionKind[];

export type Diagnosis = {
  readonly tag: MisconceptionTag;
  /** The line's label on the screen; null for no line, or if the label contains the answer. */
  readonly line: string | null;
  /** Indexes of the lines with the mistake, if the student wrote lines. */
  readonly of?: readonly number[];
  /** For 'two-slips': the mistake in the first line, which is named in `line`. */
  readonly first?: MisconceptionTag;
};

type Explanation = Mistake & { kind: MisconceptionKind; group: MisconceptionGroup };

/**
 * Finds the known mistake behind a wrong answer, from the student's lines if there are any, or else
 * from the sum. Null for a right answer and for one that no mistake explains.
 *
 * @throws RangeError for an answer beyond a safe integer, like `fromMixed`.
 */
export function diagnose(
  context: StepContext,
  { answer, lines }: AnswerWithLines,
): Diagnosis | null {
  if (fromMixed(answer).equals(context.total)) return null;
  const own = parseLines(context, lines);
  if (own.length === 0) return bySumAlone(context, answer);
  const wrong = own.filter(({ value, right }) => value !== null && !value.equals(right));
  if (wrong.length > 0)
    return context.kind === 'player'
      ? byLines(context, own, wrong, answer)
      : byGroup(context, wrong[0] as ParsedLine);
  return sumOfStudentLines(context, own)
    ? byAdding(context, own, answer)
    : bySumAlone(context, answer, own);
}

const AT_STEP = new WeakMap<StepContext, readonly Explanation[]>();

export function possibleMistakes(context: StepContext): readonly Explanation[] {
  const known = AT_STEP.get(context);
  if (known) return known;
  const found = MISCONCEPTION_KINDS.flatMap((kind) => mistakesOf(kind, context));
  AT_STEP.set(context, found);
  return found;
}

function mistakesOf(kind: MisconceptionKind, context: StepContext): Explanation[] {
  const { group, mistakes } = MISCONCEPTIONS[kind];
  return mistakes(context).flatMap((mistake) =>
    mistake.value.equals(context.total) ? [] : [{ kind, group, ...mistake }],
  );
}

export function misconceptionGroupOfTag(tag: string): MisconceptionGroup | null {
  if (isKind(tag)) return MISCONCEPTIONS[tag].group;
  return MISCONCEPTION_GROUPS.find((group) => tag === `any-${group}`) ?? null;
}

export const misconceptionOf = (kind: MisconceptionKind): Misconception => MISCONCEPTIONS[kind];

/**
 * The kinds that a tag can stand for, most common first; empty for a tag that only says where the
 * mistake is.
 */
export function misconceptionKindsOfTag(tag: string): MisconceptionKind[] {
  if (isKind(tag)) return [tag];
  const kinds = MISCONCEPTION_KINDS.filter((kind) => tag === `any-${MISCONCEPTIONS[kind].group}`);
  return kinds.toSorted((a, b) => priorWeight(b) - priorWeight(a));
}

/** How much more likely a kind is when it leaves exactly the unreduced fraction that was typed. */
const AS_WRITTEN = 4;
const SUM_KINDS = Object.keys(SUM_MISCONCEPTIONS) as MisconceptionKind[];

/** Explains a sum without lines. Mistakes in lines that are known to be right are left out. */
function bySumAlone(
  context: StepContext,
  answer: MixedNumber,
  fitting: readonly ParsedLine[] = [],
): Diagnosis | null {
  const fit = new Set(fitting.flatMap(({ of }) => of.map((place) => context.lines[place])));
  const explanations = possibleMistakes(context).filter(
    ({ kind, line }) => !(line && fit.has(line) && Object.hasOwn(LINE_MISCONCEPTIONS, kind)),
  );
  const found = mostLikelyMistake(
    causesOf(explanations, answer),
    slipWeightInSum(context, fromMixed(answer)),
    NEEDED_SHARE_IN_SUM,
  );
  if (found === 'unsure') return { tag: AMBIGUOUS_MISTAKE, line: null };
  return found && atLine(found.tag, found.line, context.total);
}

/**
 * Finds the explanations of an answer. A kind's weight is spread over all its results: a kind that
 * predicts many numbers explains each one less.
 */
function causesOf(
  explanations: readonly Explanation[],
  answer: MixedNumber,
  often = priorWeight,
): WeightedMistake<MisconceptionKind>[] {
  const value = fromMixed(answer);
  const sizes = new Map<MisconceptionKind, number>();
  for (const { kind } of explanations) sizes.set(kind, (sizes.get(kind) ?? 0) + 1);
  return explanations
    .filter((each) => each.value.equals(value) && canBeWrittenSo(each, answer))
    .map((each) => ({
      ...each,
      weight: (often(each.kind) * formWeight(each, answer)) / (sizes.get(each.kind) ?? 1),
    }))
    .filter(({ weight }) => weight > 0);
}

/** A student who writes 5/5 didn't round to a whole number. */
const canBeWrittenSo = ({ group, value }: Explanation, { numerator }: MixedNumber) =>
  group !== 'below-one' || !isWhole(value) || numerator === 0;

/**
 * Weighs the form of the answer. An unreduced or impossible fraction such as 4 20/7 supports the
 * kind that produces exactly this form and speaks against all others.
 */
function formWeight({ paper }: Mistake, answer: MixedNumber): number {
  const { whole, top, bottom } = writtenOf(answer);
  // 20/20 is mostly left as it is.
  if (top === 0n) return paper ? 1 / 2 : 1;
  const isShort = greatestCommonDivisor(top, bottom) === 1n;
  const isOdd = hasImproperPart({ whole, top, bottom });
  if (isShort && !isOdd) return paper && paper.bottom === bottom && top > bottom ? 2 : 1;
  if (!paper) return isOdd ? 1 / AS_WRITTEN : 1;
  if (paper.bottom === bottom) return AS_WRITTEN;
  return paper.bottom % bottom === 0n ? 1 / AS_WRITTEN : 0;
}

/** An improper fraction beside a whole number, such as 4 20/7 or 9 2/1. */
const hasImproperPart = ({ whole, top, bottom }: UnreducedMixedNumber): boolean =>
  whole > 0n && top > 0n && top >= bottom;

function writtenOf({ wholeNumber, numerator, denominator }: MixedNumber): UnreducedMixedNumber {
  return {
    whole: BigInt(Math.abs(wholeNumber)),
    top: BigInt(Math.abs(numerator)),
    bottom: BigInt(denominator),
  };
}

/** Explains wrong lines one by one, and names the ones that share a mistake. */
function byLines(
  context: PlayerContext,
  own: readonly ParsedLine[],
  wrong: readonly ParsedLine[],
  answer: MixedNumber,
): Diagnosis | null {
  const found = wrong.flatMap(({ of: [place = -1], value, typed }) => {
    const line = context.lines[place];
    return line && value
      ? [
          {
            place,
            line,
            causes: causesInLine(context, line, value, typed),
            slips: slipWeightInLine(line.value, value),
          },
        ]
      : [];
  });
  const [first] = found;
  if (!first) return null;
  const of = found.map(({ place }) => place);
  const row = found.length > 1 && wholeCard(context, own, answer);
  if (row) return { tag: row, line: null, of };
  if (found.length === 1) {
    const name = mostLikelyMistake(first.causes, first.slips, NEEDED_SHARE_IN_LINE);
    const tag = name && name !== 'unsure' ? name.tag : 'one-line';
    // "The other lines fit" can be said only if all of them are there.
    return tag === 'one-line' && !sumOfStudentLines(context, own)
      ? null
      : { ...atLine(tag, first.line, context.total), of };
  }
  const together = mistakeCommonToLines(
    found.map(({ causes }) => causes),
    NEEDED_SHARE_IN_LINE,
  );
  if (together) return { tag: together, line: null, of };
  const begun = found.flatMap(({ place, line, causes, slips }) => {
    const name = mostLikelyMistake(causes, slips, NEEDED_SHARE_IN_LINE);
    return name && name !== 'unsure' && name.tag !== 'one-line'
      ? [{ ...atLine(name.tag, line, context.total), of: [place] }]
      : [];
  });
  const [start] = begun;
  if (!start || begun.length < found.length) return found.length === 2 ? (start ?? null) : null;
  return found.length === 2 ? { ...start, tag: 'two-slips', of, first: start.tag } : start;
}

/** A mistake that explains every line and the sum at once. */
function wholeCard(
  context: PlayerContext,
  own: readonly ParsedLine[],
  answer: MixedNumber,
): MisconceptionKind | null {
  const fits = (row: readonly Rational[]) =>
    sumRationals(row).equals(fromMixed(answer)) &&
    own.every(({ of: [place = -1], value }) => value !== null && row[place]?.equals(value));
  const rowsOf = (kind: MisconceptionKind) =>
    (MISCONCEPTIONS[kind] as Misconception).rows?.(context) ?? [];
  return MISCONCEPTION_KINDS.find((kind) => rowsOf(kind).some(fits)) ?? null;
}

function causesInLine(
  context: PlayerContext,
  line: FormulaLine,
  value: Rational,
  typed: string,
): WeightedMistake<MisconceptionKind>[] {
  return MISCONCEPTION_KINDS.flatMap((kind) => {
    const misconception: Misconception = MISCONCEPTIONS[kind];
    const { group, inLine } = misconception;
    const results =
      inLine?.(line, context).filter((result) => result !== null && !result.equals(line.value)) ??
      [];
    const own = results.filter((result) => result?.equals(value)).length;
    const prior = priorWeightInLine(kind);
    const form = own === 0 ? 0 : formWeightInLine(misconception, line, typed);
    return own === 0
      ? []
      : [{ kind, group, line, priorWeight: prior, weight: (prior * form * own) / results.length }];
  });
}

/**
 * Weighs the form of a typed line. A form that no right line has, such as 64/640, 4 10/6 or 8.9,
 * supports the kind that produces it.
 */
function formWeightInLine(
  { writtenInLine, leaves }: Misconception,
  line: FormulaLine,
  typed: string,
): number {
  const number = numberIn(typed);
  if (!number) return 1;
  const { whole, top, bottom } = writtenOf(number);
  if (top === 0n) return leaves === 'fraction' ? 1 / AS_WRITTEN : 1;
  if (leaves === 'decimal') return /[.,]/.test(typed) ? 2 : 1 / 2;
  const isTelling =
    hasImproperPart({ whole, top, bottom }) ||
    (bottom !== line.rate.d && greatestCommonDivisor(top, bottom) > 1n);
  const isSo = writtenInLine?.(line).some(
    (each) => each.whole === whole && each.top === top && each.bottom === bottom,
  );
  if (isTelling) return isSo ? AS_WRITTEN : 1 / AS_WRITTEN;
  return isSo === false && leaves === 'fraction' ? 1 / AS_WRITTEN : 1;
}

function byGroup({ lines }: TeamContext, { of, typed, right }: ParsedLine): Diagnosis | null {
  const typedNumber = numberIn(typed);
  const members = of.flatMap((place) => lines[place] ?? []);
  const found =
    typedNumber && inOneAddition({ kind: 'team', lines: members, total: right }, typedNumber);
  return found && { ...found, of };
}

/** The lines are right, so the mistake is in adding them up. */
function byAdding(
  context: StepContext,
  own: readonly ParsedLine[],
  answer: MixedNumber,
): Diagnosis | null {
  const boxed = new Set(own.flatMap(({ of }) => of));
  const alone = context.lines
    .filter((_, place) => !boxed.has(place))
    .map(({ label, value }): SumLine => ({ label, value }));
  const boxes = own.map(({ of, typed, right }): SumLine => {
    const [place = -1, more] = of;
    const label = more === undefined ? (context.lines[place]?.label ?? '') : '';
    const paper = paperOf(numberIn(typed));
    const line = more === undefined ? context.lines[place] : undefined;
    return { ...line, label, value: right, ...(paper ? { paper } : {}) };
  });
  return inOneAddition({ kind: 'team', lines: [...boxes, ...alone], total: context.total }, answer);
}

function inOneAddition(context: TeamContext, answer: MixedNumber): Diagnosis | null {
  const causes = causesOf(
    SUM_KINDS.flatMap((kind) => mistakesOf(kind, context)),
    answer,
    priorWeightInAddition,
  );
  const found = mostLikelyMistake(
    causes,
    slipWeightInSum(context, fromMixed(answer)) / 4,
    NEEDED_SHARE_IN_LINE,
  );
  return found && found !== 'unsure'
    ? atLine(found.tag, found.line?.label ? found.line : null, context.total)
    : null;
}

function numberIn(typed: string): MixedNumber | null {
  const read = parseNumberAnswer({ whole: typed, numerator: '', denominator: '' });
  return read.ok ? read.answer.value : null;
}

function paperOf(typed: MixedNumber | null): UnreducedFraction | null {
  if (!typed || typed.numerator === 0) return null;
  const size =
    BigInt(Math.abs(typed.wholeNumber)) * BigInt(typed.denominator) +
    BigInt(Math.abs(typed.numerator));
  return {
    top: typed.wholeNumber < 0 || typed.numerator < 0 ? -size : size,
    bottom: BigInt(typed.denominator),
  };
}

/** The label of a kicker's line, "40 to 49 yards", may contain the answer. */
function atLine(tag: MisconceptionTag, line: SumLine | null, answer: Rational): Diagnosis {
  return { tag, line: line && !mentionsValue(line.label, answer) ? line.label : null };
}

function isKind(tag: string): tag is MisconceptionKind {
  return Object.hasOwn(MISCONCEPTIONS, tag);
}
