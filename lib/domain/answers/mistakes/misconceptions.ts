import {
  fromMixed,
  mentionsValue,
  type Rational,
  sumRationals,
} from '@/lib/domain/numbers/fractions';
import { greatestCommonDivisor, type MixedNumber } from '@/lib/domain/numbers/mixed';
import { type ReadLine, readLines, sumOfOwn, type Work } from '../lines';
import { readNumber } from '../read';
import type { PlayerContext, StepContext, SumLine, TeamContext, TermLine } from '../step-context';
import { IN_LINES } from './in-lines';
import { IN_SUMS } from './in-sums';
import { type Cause, likelyTogether, mostLikely } from './likely';
import {
  GROUPS,
  type Group,
  isWhole,
  type Misconception,
  type Mistake,
  type PaperFraction,
  type Written,
} from './mistake';
import {
  ALL_BUT_SURE,
  LIKELY_IN_A_LINE,
  oftenness,
  oftennessInAddition,
  oftennessInLine,
  slipsInLine,
  slipsInSum,
} from './odds';

/** What students are known to do, each with the results it leads to at the step at hand. */
const MISCONCEPTIONS = { ...IN_LINES, ...IN_SUMS };

export type MisconceptionKind = keyof typeof MISCONCEPTIONS;

/**
 * Kept with an attempt: a kind; a group that all explanations have in common; one line that all of
 * them are about; that two lines went wrong, each in its own way; or that there are several
 * explanations and no telling between them.
 */
export type MisconceptionTag =
  | MisconceptionKind
  | `any-${Group}`
  | 'one-line'
  | 'two-slips'
  | typeof CANNOT_TELL;

/** Several mistakes with nothing in common lead to the sum. */
export const CANNOT_TELL = 'cannot-tell';

export const MISCONCEPTION_KINDS = Object.keys(MISCONCEPTIONS) as MisconceptionKind[];

/** What a wrong answer looks like. */
export type Diagnosis = {
  readonly tag: MisconceptionTag;
  /**
   * The line it is about as the screen names it; null for none, or where its name has the answer in
   * it.
   */
  readonly line: string | null;
  /** Places of the lines that it was found in, where the student has written them down. */
  readonly of?: readonly number[];
  /** Of two slips, what the first one looks like; `line` is where it happened. */
  readonly first?: MisconceptionTag;
};

type Explanation = Mistake & { kind: MisconceptionKind; group: Group };

/**
 * Which known mistake a wrong answer looks like: by its lines where some are written down, else by
 * the sum alone. Null for a right answer and for one that no mistake explains.
 * @throws RangeError for an answer beyond a safe integer, as `fromMixed`.
 */
export function diagnose(context: StepContext, { answer, lines }: Work): Diagnosis | null {
  if (fromMixed(answer).equals(context.total)) return null;
  const own = readLines(context, lines);
  if (own.length === 0) return bySumAlone(context, answer);
  const wrong = own.filter(({ value, right }) => value !== null && !value.equals(right));
  if (wrong.length > 0)
    return context.kind === 'player'
      ? byLines(context, own, wrong, answer)
      : byGroup(context, wrong[0] as ReadLine);
  return sumOfOwn(context, own) ? byAdding(context, own, answer) : bySumAlone(context, answer, own);
}

/** Worked out once for a step, however many answers it is asked about. */
const AT_STEP = new WeakMap<StepContext, readonly Explanation[]>();

/**
 * Every result of every kind at this step, right ones (where a misconception does no harm) left
 * out.
 */
export function mistakesAt(context: StepContext): readonly Explanation[] {
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

/** What a tag is about; null for one line, and for a tag that is not known (any more). */
export function groupOfTag(tag: string): Group | null {
  if (isKind(tag)) return MISCONCEPTIONS[tag].group;
  return GROUPS.find((group) => tag === `any-${group}`) ?? null;
}

export const misconceptionOf = (kind: MisconceptionKind): Misconception => MISCONCEPTIONS[kind];

/**
 * The ways of working that a tag can stand for, the most usual first; none for a tag that says only
 * where something went wrong.
 */
export function kindsOfTag(tag: string): MisconceptionKind[] {
  if (isKind(tag)) return [tag];
  const kinds = MISCONCEPTION_KINDS.filter((kind) => tag === `any-${MISCONCEPTIONS[kind].group}`);
  return kinds.toSorted((a, b) => oftenness(b) - oftenness(a));
}

/** So much more a fraction speaks for the way of working that leaves it just so. */
const AS_WRITTEN = 4;
const SUM_KINDS = Object.keys(IN_SUMS) as MisconceptionKind[];

/** Lines that are known to fit are no longer among the causes. */
function bySumAlone(
  context: StepContext,
  answer: MixedNumber,
  fitting: readonly ReadLine[] = [],
): Diagnosis | null {
  const fit = new Set(fitting.flatMap(({ of }) => of.map((place) => context.lines[place])));
  const explanations = mistakesAt(context).filter(
    ({ kind, line }) => !(line && fit.has(line) && Object.hasOwn(IN_LINES, kind)),
  );
  const found = mostLikely(
    causesOf(explanations, answer),
    slipsInSum(context, fromMixed(answer)),
    ALL_BUT_SURE,
  );
  if (found === 'unsure') return { tag: CANNOT_TELL, line: null };
  return found && atLine(found.tag, found.line, context.total);
}

/**
 * What leads to an answer. What a kind weighs is spread over all that it leads to: who covers much
 * explains little.
 */
function causesOf(
  explanations: readonly Explanation[],
  answer: MixedNumber,
  often = oftenness,
): Cause<MisconceptionKind>[] {
  const value = fromMixed(answer);
  const sizes = new Map<MisconceptionKind, number>();
  for (const { kind } of explanations) sizes.set(kind, (sizes.get(kind) ?? 0) + 1);
  return explanations
    .filter((each) => each.value.equals(value) && isWrittenSo(each, answer))
    .map((each) => ({
      ...each,
      weight: (often(each.kind) * formOf(each, answer)) / (sizes.get(each.kind) ?? 1),
    }))
    .filter(({ weight }) => weight > 0);
}

/** Nobody who writes 5/5 has rounded it to a whole number. */
const isWrittenSo = ({ group, value }: Explanation, { numerator }: MixedNumber) =>
  group !== 'below-one' || !isWhole(value) || numerator === 0;

/**
 * A fraction that could be written shorter speaks for the way of working that makes it just so, and
 * against one that makes no such denominator; one that no right sum has, as in 4 20/7 or 9 2/1,
 * against all others.
 */
function formOf({ paper }: Mistake, answer: MixedNumber): number {
  const { whole, top, bottom } = writtenOf(answer);
  // 20/20 is mostly left as it is.
  if (top === 0n) return paper ? 1 / 2 : 1;
  const isShort = greatestCommonDivisor(top, bottom) === 1n;
  const isOdd = isOddly({ whole, top, bottom });
  if (isShort && !isOdd) return paper && paper.bottom === bottom && top > bottom ? 2 : 1;
  if (!paper) return isOdd ? 1 / AS_WRITTEN : 1;
  if (paper.bottom === bottom) return AS_WRITTEN;
  return paper.bottom % bottom === 0n ? 1 / AS_WRITTEN : 0;
}

/** More than one whole in a fraction beside a whole number, or a denominator of 1 there. */
const isOddly = ({ whole, top, bottom }: Written): boolean =>
  whole > 0n && top > 0n && top >= bottom;

function writtenOf({ wholeNumber, numerator, denominator }: MixedNumber): Written {
  return {
    whole: BigInt(Math.abs(wholeNumber)),
    top: BigInt(Math.abs(numerator)),
    bottom: BigInt(denominator),
  };
}

/** The first line that is not right, and with it all lines that went wrong in the same way. */
function byLines(
  context: PlayerContext,
  own: readonly ReadLine[],
  wrong: readonly ReadLine[],
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
            slips: slipsInLine(line.value, value),
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
    const name = mostLikely(first.causes, first.slips, LIKELY_IN_A_LINE);
    const tag = name && name !== 'unsure' ? name.tag : 'one-line';
    // That the others fit is said only where all of them are there.
    return tag === 'one-line' && !sumOfOwn(context, own)
      ? null
      : { ...atLine(tag, first.line, context.total), of };
  }
  const together = likelyTogether(
    found.map(({ causes }) => causes),
    LIKELY_IN_A_LINE,
  );
  if (together) return { tag: together, line: null, of };
  const begun = found.flatMap(({ place, line, causes, slips }) => {
    const name = mostLikely(causes, slips, LIKELY_IN_A_LINE);
    return name && name !== 'unsure' && name.tag !== 'one-line'
      ? [{ ...atLine(name.tag, line, context.total), of: [place] }]
      : [];
  });
  const [start] = begun;
  if (!start || begun.length < found.length) return found.length === 2 ? (start ?? null) : null;
  return found.length === 2 ? { ...start, tag: 'two-slips', of, first: start.tag } : start;
}

/** What happened to all lines at once, where it explains every one of them and the sum. */
function wholeCard(
  context: PlayerContext,
  own: readonly ReadLine[],
  answer: MixedNumber,
): MisconceptionKind | null {
  const fits = (row: readonly Rational[]) =>
    sumRationals(row).equals(fromMixed(answer)) &&
    own.every(({ of: [place = -1], value }) => value !== null && row[place]?.equals(value));
  const rowsOf = (kind: MisconceptionKind) =>
    (MISCONCEPTIONS[kind] as Misconception).rows?.(context) ?? [];
  return MISCONCEPTION_KINDS.find((kind) => rowsOf(kind).some(fits)) ?? null;
}

/** What leads from one count and one rule to what stands in the line. */
function causesInLine(
  context: PlayerContext,
  line: TermLine,
  value: Rational,
  typed: string,
): Cause<MisconceptionKind>[] {
  return MISCONCEPTION_KINDS.flatMap((kind) => {
    const misconception: Misconception = MISCONCEPTIONS[kind];
    const { group, inLine } = misconception;
    const results =
      inLine?.(line, context).filter((result) => result !== null && !result.equals(line.value)) ??
      [];
    const own = results.filter((result) => result?.equals(value)).length;
    const often = oftennessInLine(kind);
    const form = own === 0 ? 0 : formInLine(misconception, line, typed);
    return own === 0
      ? []
      : [{ kind, group, line, often, weight: (often * form * own) / results.length }];
  });
}

/**
 * What stands in a line as no right one would, 64/640 or 4 10/6 or 8.9, speaks for the way of
 * working that leaves it just so.
 */
function formInLine(
  { writtenInLine, leaves }: Misconception,
  line: TermLine,
  typed: string,
): number {
  const number = numberIn(typed);
  if (!number) return 1;
  const { whole, top, bottom } = writtenOf(number);
  if (top === 0n) return leaves === 'fraction' ? 1 / AS_WRITTEN : 1;
  if (leaves === 'decimal') return /[.,]/.test(typed) ? 2 : 1 / 2;
  const isTold =
    isOddly({ whole, top, bottom }) ||
    (bottom !== line.rate.d && greatestCommonDivisor(top, bottom) > 1n);
  const isSo = writtenInLine?.(line).some(
    (each) => each.whole === whole && each.top === top && each.bottom === bottom,
  );
  if (isTold) return isSo ? AS_WRITTEN : 1 / AS_WRITTEN;
  return isSo === false && leaves === 'fraction' ? 1 / AS_WRITTEN : 1;
}

/** One addition: of the starters of a group. */
function byGroup({ lines }: TeamContext, { of, typed, right }: ReadLine): Diagnosis | null {
  const typedNumber = numberIn(typed);
  const members = of.flatMap((place) => lines[place] ?? []);
  const found =
    typedNumber && inOneAddition({ kind: 'team', lines: members, total: right }, typedNumber);
  return found && { ...found, of };
}

/** One addition: of the student's own lines, which are right. */
function byAdding(
  context: StepContext,
  own: readonly ReadLine[],
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
    oftennessInAddition,
  );
  const found = mostLikely(causes, slipsInSum(context, fromMixed(answer)) / 4, LIKELY_IN_A_LINE);
  return found && found !== 'unsure'
    ? atLine(found.tag, found.line?.label ? found.line : null, context.total)
    : null;
}

function numberIn(typed: string): MixedNumber | null {
  const read = readNumber({ whole: typed, numerator: '', denominator: '' });
  return read.ok ? read.answer.value : null;
}

function paperOf(typed: MixedNumber | null): PaperFraction | null {
  if (!typed || typed.numerator === 0) return null;
  const size =
    BigInt(Math.abs(typed.wholeNumber)) * BigInt(typed.denominator) +
    BigInt(Math.abs(typed.numerator));
  return {
    top: typed.wholeNumber < 0 || typed.numerator < 0 ? -size : size,
    bottom: BigInt(typed.denominator),
  };
}

/** "40 to 49 yards" names a line of a kicker whose answer may just be 49. */
function atLine(tag: MisconceptionTag, line: SumLine | null, answer: Rational): Diagnosis {
  return { tag, line: line && !mentionsValue(line.label, answer) ? line.label : null };
}

function isKind(tag: string): tag is MisconceptionKind {
  return Object.hasOwn(MISCONCEPTIONS, tag);
}
