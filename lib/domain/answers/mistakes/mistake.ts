import { type Rational, rational, sumRationals, ZERO } from '@/lib/domain/numbers/fractions';
import { greatestCommonDivisor } from '@/lib/domain/numbers/mixed';
import type { PlayerContext, StepContext, SumLine, TermLine } from '../step-context';

/** A fraction as it is written on paper: 4/10 is not 2/5 here. The sign is the numerator's. */
export type PaperFraction = { readonly top: bigint; readonly bottom: bigint };

/** A number as it is written, 7 4/20 or 47/20, without its sign. */
export type Written = { readonly whole: bigint; readonly top: bigint; readonly bottom: bigint };

/**
 * One wrong result that a misconception leads to, and the line it is about when it is about a
 * single one.
 */
export type Mistake = {
  value: Rational;
  line: SumLine | null;
  /**
   * Its fraction as this way of working writes it: who types just that has told how it came about.
   */
  paper?: PaperFraction;
};

/** Which part of the work a misconception is about. Several of one group share the group's hint. */
export const GROUPS = [
  'source',
  'line',
  'rate',
  'below-one',
  'remainder',
  'adding',
  'writing',
  'fraction',
  'whole',
  'slip',
  'sign',
] as const;
export type Group = (typeof GROUPS)[number];

/**
 * What a misconception makes of one line; null where it doesn't apply. A misconception with several
 * ways has one place for each.
 */
export type InLine = (line: TermLine, context: PlayerContext) => (Rational | null)[];

/** What students are known to do, with the results it leads to at a step. */
export type Misconception = {
  group: Group;
  /** The sums it leads to, whether it happens in a line or in the sum. */
  mistakes: (context: StepContext) => Mistake[];
  inLine?: InLine;
  /**
   * How a line stands on paper that was worked out so, where hardly any other way leaves it like
   * that.
   */
  writtenInLine?: (line: TermLine) => Written[];
  /** What it leaves in a line besides a whole number. */
  leaves?: 'decimal' | 'fraction';
  /** What all lines have when it happened to the whole card. */
  rows?: (context: PlayerContext) => Rational[][];
};
export type Misconceptions = Readonly<Record<string, Misconception>>;

export const aboutAll = (value: Rational): Mistake => ({ value, line: null });

export const onlyAt =
  <Kind extends StepContext['kind']>(
    kind: Kind,
    mistakes: (context: StepContext & { kind: Kind }) => Mistake[],
  ) =>
  (context: StepContext): Mistake[] =>
    context.kind === kind ? mistakes(context as StepContext & { kind: Kind }) : [];

/**
 * What comes out when a line has another value: for each line by itself, and for all together,
 * since a misread rule is often misread everywhere. `instead` gives null where the misconception
 * doesn't apply.
 */
export function changedLines<Line extends SumLine>(
  { lines, total }: { lines: readonly Line[]; total: Rational },
  instead: (line: Line) => Rational | null,
): Mistake[] {
  const changes = lines.flatMap((line) => {
    const value = instead(line);
    return value === null || value.equals(line.value)
      ? []
      : [{ line, difference: value.sub(line.value) }];
  });
  const single = changes.map(
    ({ line, difference }): Mistake => ({ value: total.add(difference), line }),
  );
  if (changes.length < 2) return single;
  return [
    ...single,
    aboutAll(total.add(sumRationals(changes.map(({ difference }) => difference)))),
  ];
}

/**
 * The sums that a way of working out a line leads to: each of its ways in one line, or in all of
 * them.
 */
export function lifted(inLine: InLine): (context: StepContext) => Mistake[] {
  return onlyAt('player', (context) => {
    const ways = new Map(context.lines.map((line) => [line, inLine(line, context)]));
    const most = [...ways.values()].reduce((end, { length }) => Math.max(end, length), 0);
    return Array.from({ length: most }, (_, way) =>
      changedLines(context, (line) => ways.get(line)?.[way] ?? null),
    ).flat();
  });
}

/** The sums of a way that happens once and not in every line. */
export function inOneLine(inLine: InLine): (context: StepContext) => Mistake[] {
  return onlyAt('player', (context) =>
    context.lines.flatMap((line) =>
      inLine(line, context).flatMap((value) =>
        value === null || value.equals(line.value)
          ? []
          : [{ value: context.total.sub(line.value).add(value), line }],
      ),
    ),
  );
}

/** Towards zero, as the whole number of a mixed number is. */
export function wholePart(value: Rational): Rational {
  return rational(value.s * (value.n / value.d));
}

/** With the sign of the value. */
export function fractionPart(value: Rational): Rational {
  return value.sub(wholePart(value));
}

/** A size with the sign of a count. */
export const signedAs = (count: number, size: Rational): Rational =>
  count < 0 ? size.neg() : size;

/**
 * Each number that two neighboring digits make when they change places: 76 as 67, 169 as 619 and
 * 196, but not 20 as 02.
 */
export function transposed(number: bigint): bigint[] {
  const digits = String(number);
  return Array.from(
    { length: digits.length - 1 },
    (_, at) =>
      `${digits.slice(0, at)}${digits.charAt(at + 1)}${digits.charAt(at)}${digits.slice(at + 2)}`,
  ).flatMap((other) => (other === digits || other.startsWith('0') ? [] : [BigInt(other)]));
}

export function isWhole(value: Rational): boolean {
  return value.d === 1n;
}

export function isUnitFraction(rate: Rational): boolean {
  return rate.n === 1n && rate.d > 1n;
}

export function isZero(value: Rational): boolean {
  return value.equals(ZERO);
}

export function isNegative(value: Rational): boolean {
  return value.compare(ZERO) < 0;
}

/** The smallest number that every given one divides; 1 for an empty list. */
export function leastCommonMultiple(numbers: readonly bigint[]): bigint {
  return numbers.reduce(
    (multiple, number) => (multiple / greatestCommonDivisor(multiple, number)) * number,
    1n,
  );
}
