import {
  decimalText,
  fromMixed,
  type Rational,
  rational,
  toMixed,
} from '@/lib/domain/numbers/fractions';
import { formatMixed, type MixedNumber } from '@/lib/domain/numbers/mixed';
import { commonBottom, overDenominator } from '../sibling-example';
import type { StepContext, SumLine, TermLine } from '../step-context';
import { playerTwin, type TwinNumbers, teamTwin, twinContext } from '../twin';
import {
  diagnose,
  kindsOfTag,
  type MisconceptionKind,
  misconceptionOf,
  mistakesAt,
} from './misconceptions';
import { isWhole, isZero, type Mistake } from './mistake';

/**
 * One line of two workings, side by side; null where one of them has nothing there. `task` is what
 * a player's line asks.
 */
export type WorkingRow = {
  readonly label: string;
  readonly task: { readonly count: number; readonly rate: MixedNumber } | null;
  readonly wrong: MixedNumber | null;
  readonly right: MixedNumber | null;
  /** The wrong one as a decimal, where it was left as one. */
  readonly decimal?: string;
};

/**
 * A wrong working and the right one of the same numbers. `sum` is null where one line says it all.
 */
export type WorkingPair = {
  readonly kind: MisconceptionKind;
  readonly rows: readonly WorkingRow[];
  readonly sum: { readonly wrong: MixedNumber; readonly right: MixedNumber } | null;
};

/**
 * More than are ever needed: each variant has other numbers. The first ones leave a remainder of 1,
 * which looks like any other 1.
 */
const FIRST_VARIANT = 2;
const VARIANTS = 14;
/** More lines than these are too many to look at from the back of a room. */
const MOST_ROWS = 3;

/**
 * The mistake of a tag as it would look with numbers that nobody in the class has, beside the same
 * worked out right: the kind of card is that of `context`, its numbers are made up. Null for a tag
 * that stands for no one way of working, and for a way that these cards do not show.
 */
export function workingPair(context: StepContext, tag: string): WorkingPair | null {
  for (const kind of kindsOfTag(tag)) {
    let known: WorkingPair | null = null;
    for (const card of cardsLike(context, misconceptionOf(kind).group === 'sign')) {
      const pair = inOneLine(card, kind) ?? inTheSum(card, kind);
      if (!pair) continue;
      if (isTypical(card, pair)) return pair;
      known ??= pair;
    }
    if (known) return known;
  }
  return null;
}

/**
 * Cards of the same kind with other numbers: small ones first, then with all lines. Numbers below
 * zero only where they are the point.
 */
function* cardsLike(context: StepContext, hasSigns: boolean): Generator<StepContext> {
  for (const isSmall of [true, false]) {
    for (let variant = FIRST_VARIANT; variant < VARIANTS; variant += 1) {
      const twin =
        context.kind === 'team' ? teamTwin(context, variant) : playerTwin(context, [], variant);
      if (!twin) return;
      const card = twinContext(context, hasSigns ? twin : aboveZero(twin));
      if (!card.total.equals(context.total)) yield isSmall ? withFewLines(card) : card;
    }
  }
}

const aboveZero = ({ counts, values, ...twin }: TwinNumbers): TwinNumbers => ({
  ...twin,
  ...(counts ? { counts: counts.map(Math.abs) } : {}),
  ...(values ? { values: values.map((value) => toMixed(fromMixed(value).abs())) } : {}),
});

/** With at most {@link MOST_ROWS} lines that count, those with fractions first. */
function withFewLines(card: StepContext): StepContext {
  const counting = card.lines.filter(({ value }) => !isZero(value));
  const kept = new Set(
    counting
      .toSorted((a, b) => Number(isWhole(a.value)) - Number(isWhole(b.value)))
      .slice(0, MOST_ROWS),
  );
  if (card.kind === 'team') {
    const values = card.lines.map((line) => toMixed(kept.has(line) ? line.value : rational(0)));
    return twinContext(card, { playerId: 0, week: 0, values });
  }
  const counts = card.lines.map((line) => (kept.has(line) ? line.count : 0));
  return counts.every((count) => count === 0)
    ? card
    : twinContext(card, { playerId: 0, week: 0, counts });
}

/** A line that says it all: one multiplication, once as the mistake has it. */
function inOneLine(card: StepContext, kind: MisconceptionKind): WorkingPair | null {
  const { inLine, writtenInLine, leaves } = misconceptionOf(kind);
  if (card.kind !== 'player' || !inLine) return null;
  for (const line of card.lines) {
    const value = inLine(line, card).find((each) => each !== null && !each.equals(line.value));
    if (!value) continue;
    const written = writtenInLine?.(line).find(({ whole, top, bottom }) =>
      isSameSize(value, whole * bottom + top, bottom),
    );
    const wrong =
      written && value.s > 0n
        ? {
            wholeNumber: Number(written.whole),
            numerator: Number(written.top),
            denominator: Number(written.bottom),
          }
        : toMixed(value);
    const decimal = leaves === 'decimal' ? { decimal: decimalText(value) } : {};
    return { kind, rows: [{ ...rowOf(line), wrong, ...decimal }], sum: null };
  }
  return null;
}

const isSameSize = (value: Rational, top: bigint, bottom: bigint): boolean =>
  value.abs().equals(rational(top, bottom));

/** The lines as they should be, and what the mistake makes of their sum. */
function inTheSum(card: StepContext, kind: MisconceptionKind): WorkingPair | null {
  const mistake = mistakesAt(card).find((each) => each.kind === kind);
  if (!mistake) return null;
  const lines = card.lines.filter(({ value }) => !isZero(value));
  const lost = linesLost(card, lines, mistake);
  const adds = misconceptionOf(kind).group === 'adding';
  const bottom = commonBottom(lines.map(({ value }) => value));
  const rows = lines.flatMap((line): WorkingRow[] => {
    const row = rowOf(line);
    // To add unlike fractions, the right working has them over one denominator first.
    const right = adds ? overDenominator(line.value, bottom) : row.right;
    if (kind === 'line-twice' && line === mistake.line)
      return [
        { ...row, right },
        { ...row, right: null },
      ];
    if (kind === 'line-subtracted' && line === mistake.line)
      return [{ ...row, right, wrong: toMixed(line.value.neg()) }];
    return [{ ...row, right, wrong: lost.includes(line) ? null : row.wrong }];
  });
  return {
    kind,
    rows,
    sum: {
      wrong: onItsPaper(mistake),
      right: adds ? overDenominator(card.total, bottom) : toMixed(card.total),
    },
  };
}

/** Which lines a sum goes without, where that is what happened. */
function linesLost(
  { total }: StepContext,
  lines: readonly SumLine[],
  { value, line }: Mistake & { kind: MisconceptionKind },
) {
  const missing = total.sub(value);
  if (line) return line.value.equals(missing) ? [line] : [];
  const pairs = lines.flatMap((one, at) => lines.slice(at + 1).map((other) => [one, other]));
  return (
    pairs.find(([one, other]) => one && other && one.value.add(other.value).equals(missing)) ?? []
  );
}

/** As this way of working writes it: 5 4/12, not 5 1/3. */
function onItsPaper({ value, paper }: Mistake): MixedNumber {
  return paper && paper.bottom % value.d === 0n
    ? overDenominator(value, paper.bottom)
    : toMixed(value);
}

function rowOf(line: SumLine | TermLine) {
  const value = toMixed(line.value);
  const task = 'rate' in line ? { count: line.count, rate: toMixed(line.rate) } : null;
  return { label: line.label, task, wrong: value, right: value };
}

/** Whether the app would call it by this name: then it is a good example of it. */
function isTypical(card: StepContext, { kind, rows, sum }: WorkingPair): boolean {
  const [row] = rows;
  if (sum) return diagnose(card, { answer: sum.wrong })?.tag === kind;
  const place = card.lines.findIndex(({ label }) => label === row?.label);
  const line = card.lines[place];
  if (!line || !row?.wrong) return false;
  const lines = card.lines.map(({ value }, at) => ({
    of: [at],
    typed: formatMixed(at === place ? (row.wrong ?? toMixed(value)) : toMixed(value)),
  }));
  const answer = toMixed(card.total.sub(line.value).add(fromMixed(row.wrong)));
  return diagnose(card, { answer, lines })?.tag === kind;
}
