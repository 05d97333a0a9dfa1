import {
  decimalText,
  fromMixed,
  isWhole,
  leastCommonDenominator,
  type Rational,
  rational,
  toMixed,
  toMixedNumberOverDenominator,
} from '@/lib/domain/numbers/fractions';
import { formatMixed, type MixedNumber } from '@/lib/domain/numbers/mixed';
import { nonzeroLines } from '../lines';
import type { FormulaLine, StepContext, SumLine } from '../step-context';
import {
  findOrInventPlayerStepTwin,
  makeTeamStepTwin,
  type TwinNumbers,
  twinContext,
} from '../twin';
import {
  diagnoseMistake,
  type MisconceptionKind,
  misconceptionKindsOfTag,
  misconceptionOf,
  mistakesOfKind,
} from './misconceptions';
import type { MistakeResult } from './mistake';

/**
 * One line of the wrong and the right working; null where one of them has nothing. `task` is the
 * multiplication in a player's line.
 */
export type WrongAndRightRow = {
  readonly label: string;
  readonly task: { readonly count: number; readonly rate: MixedNumber } | null;
  readonly wrong: MixedNumber | null;
  readonly right: MixedNumber | null;
  readonly decimal?: string;
};

/** `sum` is null if one line shows the mistake. */
export type WrongAndRightWorking = {
  readonly kind: MisconceptionKind;
  readonly rows: readonly WrongAndRightRow[];
  readonly sum: { readonly wrong: MixedNumber; readonly right: MixedNumber } | null;
};

/**
 * Each variant has other numbers. The first ones leave a remainder of 1, which is hard to tell from
 * any other 1.
 */
const FIRST_VARIANT = 2;
const VARIANTS = 14;
/** More lines can't be read from the back of a classroom. */
const MAX_ROWS = 3;

/**
 * Shows a mistake with made-up numbers beside the right working, on the same kind of card as
 * `context`. Null for a tag that stands for no single kind, and for a kind that these cards can't
 * show.
 */
export function inventWrongAndRightWorking(
  context: StepContext,
  tag: string,
): WrongAndRightWorking | null {
  for (const kind of misconceptionKindsOfTag(tag)) {
    let known: WrongAndRightWorking | null = null;
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
 * Made-up cards of the same kind: first with few lines, then with all. Numbers are negative only if
 * the mistake is about signs.
 */
function* cardsLike(context: StepContext, hasSigns: boolean): Generator<StepContext> {
  for (const isSmall of [true, false]) {
    for (let variant = FIRST_VARIANT; variant < VARIANTS; variant += 1) {
      const twin =
        context.kind === 'team'
          ? makeTeamStepTwin(context, variant)
          : findOrInventPlayerStepTwin(context, [], variant);
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

/** Keeps at most {@link MAX_ROWS} lines that count, those with fractions first. */
function withFewLines(card: StepContext): StepContext {
  const counting = nonzeroLines(card.lines);
  const kept = new Set(
    counting
      .toSorted((a, b) => Number(isWhole(a.value)) - Number(isWhole(b.value)))
      .slice(0, MAX_ROWS),
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

function inOneLine(card: StepContext, kind: MisconceptionKind): WrongAndRightWorking | null {
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

function inTheSum(card: StepContext, kind: MisconceptionKind): WrongAndRightWorking | null {
  const [mistake] = mistakesOfKind(kind, card);
  if (!mistake) return null;
  const lines = nonzeroLines(card.lines);
  const lost = linesLost(card, lines, mistake);
  const adds = misconceptionOf(kind).group === 'adding';
  const bottom = leastCommonDenominator(lines.map(({ value }) => value));
  const rows = lines.flatMap((line): WrongAndRightRow[] => {
    const row = rowOf(line);
    // The right working shows unlike fractions over one denominator before adding them.
    const right = adds ? toMixedNumberOverDenominator(line.value, bottom) : row.right;
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
      right: adds ? toMixedNumberOverDenominator(card.total, bottom) : toMixed(card.total),
    },
  };
}

function linesLost(
  { total }: StepContext,
  lines: readonly SumLine[],
  { value, line }: MistakeResult,
) {
  const missing = total.sub(value);
  if (line) return line.value.equals(missing) ? [line] : [];
  const pairs = lines.flatMap((one, at) => lines.slice(at + 1).map((other) => [one, other]));
  return (
    pairs.find(([one, other]) => one && other && one.value.add(other.value).equals(missing)) ?? []
  );
}

/** Keeps the form that the mistake produces: 5 4/12, not 5 1/3. */
function onItsPaper({ value, paper }: MistakeResult): MixedNumber {
  return paper && paper.bottom % value.d === 0n
    ? toMixedNumberOverDenominator(value, paper.bottom)
    : toMixed(value);
}

function rowOf(line: SumLine | FormulaLine) {
  const value = toMixed(line.value);
  const task = 'rate' in line ? { count: line.count, rate: toMixed(line.rate) } : null;
  return { label: line.label, task, wrong: value, right: value };
}

/** Only a mistake that the app itself would diagnose is a good example. */
function isTypical(card: StepContext, { kind, rows, sum }: WrongAndRightWorking): boolean {
  const [row] = rows;
  if (sum) return diagnoseMistake(card, { answer: sum.wrong })?.tag === kind;
  const place = card.lines.findIndex(({ label }) => label === row?.label);
  const line = card.lines[place];
  if (!line || !row?.wrong) return false;
  const lines = card.lines.map(({ value }, at) => ({
    of: [at],
    typed: formatMixed(at === place ? (row.wrong ?? toMixed(value)) : toMixed(value)),
  }));
  const answer = toMixed(card.total.sub(line.value).add(fromMixed(row.wrong)));
  return diagnoseMistake(card, { answer, lines })?.tag === kind;
}
