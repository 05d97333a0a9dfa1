import { isEqual, type Rational, sumRationals } from '@/lib/domain/numbers/fractions';
import type { FormulaLine, PlayerStepContext, StepContext, SumLine } from '../step-context';

/** A fraction as written: 4/10 is not 2/5 here. The numerator carries the sign. */
export type UnreducedFraction = { readonly top: bigint; readonly bottom: bigint };

/** A mixed number as written, 7 4/20 or 47/20, without its sign. */
export type UnreducedMixedNumber = {
  readonly whole: bigint;
  readonly top: bigint;
  readonly bottom: bigint;
};

/** The value over a multiple of its denominator: 2 1/2 over 10 is 25/10. */
export const fractionOver = (value: Rational, bottom: bigint): UnreducedFraction => ({
  top: (value.s * value.n * bottom) / value.d,
  bottom,
});

export type MistakeResult = {
  value: Rational;
  line: SumLine | null;
  /**
   * The unreduced fraction that this mistake produces. Typing exactly this form supports the
   * mistake.
   */
  paper?: UnreducedFraction;
};

/** The part of the work that a misconception is about. Each group has one hint. */
export const MISCONCEPTION_GROUPS = [
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
export type MisconceptionGroup = (typeof MISCONCEPTION_GROUPS)[number];

/**
 * The wrong values of one line; null where the misconception doesn't apply. A misconception with
 * several variants returns one value for each.
 */
export type WrongLineValueFinder = (
  line: FormulaLine,
  context: PlayerStepContext,
) => (Rational | null)[];

export type MisconceptionDefinition = {
  group: MisconceptionGroup;
  mistakes: (context: StepContext) => MistakeResult[];
  inLine?: WrongLineValueFinder;
  /** The unreduced forms it produces in a line, if hardly any other mistake produces them. */
  writtenInLine?: (line: FormulaLine) => UnreducedMixedNumber[];
  leaves?: 'decimal' | 'fraction';
  rows?: (context: PlayerStepContext) => Rational[][];
};
export type Misconceptions = Readonly<Record<string, MisconceptionDefinition>>;

export const mistakeInWholeSum = (value: Rational): MistakeResult => ({ value, line: null });

export const limitToStepKind =
  <Kind extends StepContext['kind']>(
    kind: Kind,
    mistakes: (context: StepContext & { kind: Kind }) => MistakeResult[],
  ) =>
  (context: StepContext): MistakeResult[] =>
    context.kind === kind ? mistakes(context as StepContext & { kind: Kind }) : [];

/**
 * The wrong sums when single lines have another value: each line by itself, and all of them, since
 * a misread rule is often misread everywhere. `instead` returns null where the misconception
 * doesn't apply.
 */
export function mistakesFromChangedLines<Line extends SumLine>(
  { lines, total }: { lines: readonly Line[]; total: Rational },
  instead: (line: Line) => Rational | null,
): MistakeResult[] {
  const changes = lines.flatMap((line) => {
    const value = instead(line);
    return value === null || isEqual(value, line.value)
      ? []
      : [{ line, difference: value.sub(line.value) }];
  });
  const single = changes.map(
    ({ line, difference }): MistakeResult => ({ value: total.add(difference), line }),
  );
  if (changes.length < 2) return single;
  return [
    ...single,
    mistakeInWholeSum(total.add(sumRationals(changes.map(({ difference }) => difference)))),
  ];
}

/** Turns a mistake in a line into wrong sums, with the mistake in one line or in all lines. */
export function makeOneOrAllLinesMistakeFinder(
  inLine: WrongLineValueFinder,
): (context: StepContext) => MistakeResult[] {
  return limitToStepKind('player', (context) => {
    const ways = new Map(context.lines.map((line) => [line, inLine(line, context)]));
    const most = [...ways.values()].reduce((end, { length }) => Math.max(end, length), 0);
    return Array.from({ length: most }, (_, way) =>
      mistakesFromChangedLines(context, (line) => ways.get(line)?.[way] ?? null),
    ).flat();
  });
}

/** A mistake that happens in one line or in all of them. */
export function defineOneOrAllLinesMisconception(
  group: MisconceptionGroup,
  inLine: WrongLineValueFinder,
) {
  return { group, inLine, mistakes: makeOneOrAllLinesMistakeFinder(inLine) };
}

/** Turns a mistake in a line into wrong sums, with the mistake in one line only. */
export function makeOneLineMistakeFinder(
  inLine: WrongLineValueFinder,
): (context: StepContext) => MistakeResult[] {
  return limitToStepKind('player', (context) =>
    context.lines.flatMap((line) =>
      inLine(line, context).flatMap((value) =>
        value === null || isEqual(value, line.value)
          ? []
          : [{ value: context.total.sub(line.value).add(value), line }],
      ),
    ),
  );
}

export const withSignOf = (count: number, size: Rational): Rational =>
  count < 0 ? size.neg() : size;

/**
 * Swaps each pair of neighboring digits: 169 gives 619 and 196. 20 gives nothing, since 02 is not a
 * number.
 */
export function swapNeighborDigits(number: bigint): bigint[] {
  const digits = String(number);
  return Array.from(
    { length: digits.length - 1 },
    (_, at) =>
      `${digits.slice(0, at)}${digits.charAt(at + 1)}${digits.charAt(at)}${digits.slice(at + 2)}`,
  ).flatMap((other) => (other === digits || other.startsWith('0') ? [] : [BigInt(other)]));
}
