import {
  fractionPart,
  fromMixed,
  isEqual,
  isWhole,
  leastCommonMultipleOfBigints,
  mentionsValue,
  type Rational,
  sumRationals,
  wholePartAsRational,
} from '@/lib/domain/numbers/fractions';
import type { MixedNumber } from '@/lib/domain/numbers/mixed';
import {
  type AnswerWithLines,
  linesWithoutFilledBox,
  type ParsedLine,
  parseLines,
  sumOfStudentLines,
} from '../lines';
import { parseOneBox } from '../read';
import type {
  FormulaLine,
  PlayerStepContext,
  StepContext,
  SumLine,
  TeamStepContext,
} from '../step-context';
import { LINE_MISCONCEPTIONS } from './in-lines';
import { SUM_MISCONCEPTIONS } from './in-sums';
import {
  MISCONCEPTION_GROUPS,
  type MisconceptionDefinition,
  type MisconceptionGroup,
  type MistakeResult,
  type UnreducedFraction,
  type UnreducedMixedNumber,
} from './mistake';
import {
  MIN_WEIGHT_SHARES_IN_PART,
  MIN_WEIGHT_SHARES_IN_SUM,
  priorWeight,
  SECOND_UNKNOWN_MISTAKE_FACTOR,
  unknownMistakeWeight,
  writtenFormLikelihood,
} from './mistake-weights';
import { findMostLikelyMistake, mistakeCommonToLines, type WeightedMistake } from './rank-mistakes';
import { MISCONCEPTIONS_WITHOUT_OWN_KIND } from './unnamed-misconceptions';

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
  | typeof AMBIGUOUS_MISTAKE_TAG;

/** Several unrelated mistakes lead to the same sum. */
export const AMBIGUOUS_MISTAKE_TAG = 'cannot-tell';

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

type Candidate = { kind: MisconceptionKind | null; misconception: MisconceptionDefinition };
const CANDIDATES: readonly Candidate[] = [
  ...MISCONCEPTION_KINDS.map((kind) => ({ kind, misconception: MISCONCEPTIONS[kind] })),
  ...MISCONCEPTIONS_WITHOUT_OWN_KIND.map((misconception) => ({ kind: null, misconception })),
];
const ADDITION_CANDIDATES = CANDIDATES.filter(
  ({ kind }) => kind === null || Object.hasOwn(SUM_MISCONCEPTIONS, kind),
);

/** In an addition of right lines, only mistakes of these groups are about one certain line. */
const IN_WHOLE_LINES: readonly MisconceptionGroup[] = ['line', 'sign'];

type Explanation = MistakeResult & Candidate & { group: MisconceptionGroup };

/**
 * Finds the known mistake behind a wrong answer, from the student's lines if there are any, or else
 * from the sum. Null for a right answer and for one that no mistake explains.
 *
 * @throws RangeError for an answer beyond a safe integer, like `fromMixed`.
 */
export function diagnoseMistake(
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

const mistakesByStep = new WeakMap<StepContext, readonly Explanation[]>();

export function listKnownMistakesOfStep(context: StepContext): readonly Explanation[] {
  const known = mistakesByStep.get(context);
  if (known) return known;
  const found = CANDIDATES.flatMap((candidate) => mistakesOf(candidate, context));
  mistakesByStep.set(context, found);
  return found;
}

/** Faster than {@link listKnownMistakesOfStep}, because other kinds aren't looked for. */
export const mistakesOfKind = (
  kind: MisconceptionKind,
  context: StepContext,
): readonly Explanation[] => mistakesOf({ kind, misconception: MISCONCEPTIONS[kind] }, context);

function mistakesOf({ kind, misconception }: Candidate, context: StepContext): Explanation[] {
  return misconception
    .mistakes(context)
    .flatMap((mistake) =>
      isEqual(mistake.value, context.total)
        ? []
        : [{ kind, misconception, group: misconception.group, ...mistake }],
    );
}

export function misconceptionGroupOfTag(tag: string): MisconceptionGroup | null {
  if (isKind(tag)) return MISCONCEPTIONS[tag].group;
  return MISCONCEPTION_GROUPS.find((group) => tag === `any-${group}`) ?? null;
}

export const misconceptionOf = (kind: MisconceptionKind): MisconceptionDefinition =>
  MISCONCEPTIONS[kind];

/**
 * The kinds that a tag can stand for, most common first; empty for a tag that only says where the
 * mistake is.
 */
export function misconceptionKindsOfTag(tag: string): MisconceptionKind[] {
  if (isKind(tag)) return [tag];
  const kinds = MISCONCEPTION_KINDS.filter((kind) => tag === `any-${MISCONCEPTIONS[kind].group}`);
  const weightOf = (kind: MisconceptionKind) => priorWeight(kind, MISCONCEPTIONS[kind].group);
  return kinds.toSorted((a, b) => weightOf(b) - weightOf(a));
}

/** Mistakes in lines that are known to be right are left out. */
function bySumAlone(
  context: StepContext,
  answer: MixedNumber,
  fitting: readonly ParsedLine[] = [],
): Diagnosis | null {
  const fit = new Set(fitting.flatMap(({ of }) => of.map((index) => context.lines[index])));
  const explanations = listKnownMistakesOfStep(context).filter(
    ({ kind, line }) =>
      !(line && fit.has(line) && (!kind || Object.hasOwn(LINE_MISCONCEPTIONS, kind))),
  );
  const found = mostLikely('card', explanations, context, answer);
  if (found === 'unsure') return { tag: AMBIGUOUS_MISTAKE_TAG, line: null };
  return found && atLine(found.tag, found.line, context.total);
}

/** The most likely of the mistakes that lead to this sum, the unknown way among them. */
function mostLikely(
  part: 'card' | 'addition',
  explanations: readonly Explanation[],
  context: StepContext,
  answer: MixedNumber,
) {
  const [value, typed] = [fromMixed(answer), writtenOf(answer)];
  const common = commonDenominator(context);
  const causes = causesOf(explanations, value, typed, common);
  const unknown = unknownMistakeWeight(part, context.total, value, typed, common);
  const shares = part === 'card' ? MIN_WEIGHT_SHARES_IN_SUM : MIN_WEIGHT_SHARES_IN_PART;
  return findMostLikelyMistake(causes, unknown, shares, wrongPart(context.total, value));
}

/** The part of a mixed number that is wrong although the other one is right. */
function wrongPart(right: Rational, value: Rational): 'fraction' | 'whole' | null {
  if (value.s !== right.s) return null;
  if (wholePartAsRational(value).equals(wholePartAsRational(right))) return 'fraction';
  return !isWhole(right) && fractionPart(value).equals(fractionPart(right)) ? 'whole' : null;
}

/**
 * A kind's weight is spread over all its results: a kind that predicts many numbers explains each
 * one less.
 */
function causesOf(
  explanations: readonly Explanation[],
  value: Rational,
  typed: UnreducedMixedNumber,
  common: bigint,
): WeightedMistake<MisconceptionKind>[] {
  const found = explanations
    .filter((each) => isEqual(each.value, value))
    .map(({ kind, misconception, group, line, paper }) => {
      const form = writtenFormLikelihood(value, typed, common, paper?.bottom);
      const results = explanations.filter((each) => each.misconception === misconception).length;
      return { kind, group, line, weight: (priorWeight(kind, group) * form) / results };
    });
  return namedFirst(found);
}

/** An unnamed misconception counts only where no named one of its group leads to the number. */
function namedFirst<Cause extends WeightedMistake>(causes: readonly Cause[]): Cause[] {
  const named = new Set(causes.flatMap(({ kind, group }) => (kind === null ? [] : [group])));
  return causes.filter(({ kind, group }) => kind !== null || !named.has(group));
}

/** The denominator over which the lines' fractions can be added. */
function commonDenominator({ kind, lines }: StepContext): bigint {
  return leastCommonMultipleOfBigints(
    lines.map((line) => {
      const { count, rate } = line as FormulaLine;
      if (kind === 'team') return line.paper?.bottom ?? line.value.d;
      return count === 0 ? 1n : rate.d;
    }),
  );
}

function writtenOf({ wholeNumber, numerator, denominator }: MixedNumber): UnreducedMixedNumber {
  return {
    whole: BigInt(Math.abs(wholeNumber)),
    top: BigInt(Math.abs(numerator)),
    bottom: BigInt(denominator),
  };
}

/** Explains wrong lines one by one, and names the ones that share a mistake. */
function byLines(
  context: PlayerStepContext,
  own: readonly ParsedLine[],
  wrong: readonly ParsedLine[],
  answer: MixedNumber,
): Diagnosis | null {
  const addsUp = sumOfStudentLines(context, own)?.equals(fromMixed(answer)) ?? true;
  const found = wrong.flatMap(({ of: [place = -1], value, typed }) => {
    const line = context.lines[place];
    const number = numberIn(typed);
    if (!line || !value || !number) return [];
    const causes = causesInLine(context, line, value, typed);
    const unknown =
      (addsUp ? 1 : SECOND_UNKNOWN_MISTAKE_FACTOR) *
      unknownMistakeWeight('line', line.value, value, writtenOf(number), line.rate.d);
    return [{ place, line, causes, unknown }];
  });
  const [first] = found;
  if (!first) return null;
  const of = found.map(({ place }) => place);
  const row = found.length > 1 && wholeCard(context, own, answer);
  if (row) return { tag: row, line: null, of };
  if (found.length === 1) {
    const name = findMostLikelyMistake(first.causes, first.unknown, MIN_WEIGHT_SHARES_IN_PART);
    const tag = name && name !== 'unsure' ? name.tag : 'one-line';
    // "The other lines fit" can be said only if all of them are there.
    return tag === 'one-line' && !sumOfStudentLines(context, own)
      ? null
      : { ...atLine(tag, first.line, context.total), of };
  }
  const together = mistakeCommonToLines(found, MIN_WEIGHT_SHARES_IN_PART);
  if (together) return { tag: together, line: null, of };
  const named = (doubt: number) =>
    found.flatMap(({ place, line, causes, unknown }) => {
      const name = findMostLikelyMistake(causes, doubt * unknown, MIN_WEIGHT_SHARES_IN_PART);
      return name && name !== 'unsure' && name.tag !== 'one-line'
        ? [{ ...atLine(name.tag, line, context.total), of: [place] }]
        : [];
    });
  const all = named(1);
  const begun = all.length < found.length ? named(SECOND_UNKNOWN_MISTAKE_FACTOR) : all;
  const [start] = begun;
  if (!start || begun.length < found.length) return found.length === 2 ? (start ?? null) : null;
  return found.length === 2 ? { ...start, tag: 'two-slips', of, first: start.tag } : start;
}

/** A mistake that explains every line and the sum at once. */
function wholeCard(
  context: PlayerStepContext,
  own: readonly ParsedLine[],
  answer: MixedNumber,
): MisconceptionKind | null {
  const fits = (row: readonly Rational[]) =>
    sumRationals(row).equals(fromMixed(answer)) &&
    own.every(({ of: [place = -1], value }) => value !== null && row[place]?.equals(value));
  const rowsOf = (kind: MisconceptionKind) =>
    (MISCONCEPTIONS[kind] as MisconceptionDefinition).rows?.(context) ?? [];
  return MISCONCEPTION_KINDS.find((kind) => rowsOf(kind).some(fits)) ?? null;
}

function causesInLine(
  context: PlayerStepContext,
  line: FormulaLine,
  value: Rational,
  typed: string,
): WeightedMistake<MisconceptionKind>[] {
  const found = CANDIDATES.flatMap(({ kind, misconception }) => {
    const { group, inLine } = misconception;
    const results =
      inLine?.(line, context).filter((result) => result !== null && !isEqual(result, line.value)) ??
      [];
    const own = results.filter((result) => result !== null && isEqual(result, value)).length;
    if (own === 0) return [];
    const prior = priorWeight(kind, group);
    const form = formInLine(misconception, line, value, typed);
    return [
      { kind, group, line, priorWeight: prior, weight: (prior * form * own) / results.length },
    ];
  });
  return namedFirst(found);
}

/** How likely a student with this mistake writes the line in this way. */
function formInLine(
  { writtenInLine, leaves }: MisconceptionDefinition,
  line: FormulaLine,
  value: Rational,
  typed: string,
): number {
  const number = numberIn(typed);
  if (!number) return 1;
  const written = writtenOf(number);
  if (/[.,]\d/.test(typed)) return leaves === 'decimal' ? 1 : 0.3;
  if (leaves === 'decimal' && written.top !== 0n) return 0.1;
  const papers = writtenInLine?.(line) ?? [];
  const paper =
    papers.find((each) => each.top === written.top && each.bottom === written.bottom) ?? papers[0];
  return writtenFormLikelihood(value, written, line.rate.d, paper?.bottom);
}

function byGroup({ lines }: TeamStepContext, { of, typed, right }: ParsedLine): Diagnosis | null {
  const typedNumber = numberIn(typed);
  const members = of.flatMap((index) => lines[index] ?? []);
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
  const alone = linesWithoutFilledBox(context.lines, own).map(
    ({ label, value }): SumLine => ({ label, value }),
  );
  const boxes = own.map(({ of, typed, right }): SumLine => {
    const [place = -1, more] = of;
    const label = more === undefined ? (context.lines[place]?.label ?? '') : '';
    const paper = paperOf(numberIn(typed));
    const line = more === undefined ? context.lines[place] : undefined;
    return { ...line, label, value: right, ...(paper ? { paper } : {}) };
  });
  return inOneAddition({ kind: 'team', lines: [...boxes, ...alone], total: context.total }, answer);
}

function inOneAddition(context: TeamStepContext, answer: MixedNumber): Diagnosis | null {
  const explanations = ADDITION_CANDIDATES.flatMap((candidate) =>
    mistakesOf(candidate, context),
  ).map((each) => ({
    ...each,
    line: IN_WHOLE_LINES.includes(each.group) ? each.line : null,
  }));
  const found = mostLikely('addition', explanations, context, answer);
  return found && found !== 'unsure'
    ? atLine(found.tag, found.line?.label ? found.line : null, context.total)
    : null;
}

function numberIn(typed: string): MixedNumber | null {
  const read = parseOneBox(typed);
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
