import {
  fractionPart,
  isUnitFraction,
  isWhole,
  isZero,
  leastCommonDenominator,
  mentionsValue,
  type Rational,
  rational,
  sumRationals,
  toMixed,
  toMixedNumberOverDenominator,
} from '@/lib/domain/numbers/fractions';
import { formatMixed, type MixedNumber } from '@/lib/domain/numbers/mixed';
import type { FormulaLine, PlayerStepContext, StepContext, TeamStepContext } from './step-context';

/**
 * A division by a unit fraction's denominator: for 84 × 1/10, 10 fits 8 times and 4 are left over.
 */
export type QuotientAndRemainder = { size: number; times: number; left: number; isBelow: boolean };

/** `how` is missing if nothing is divided or if it would show the answer. */
export type SimilarExampleLine = {
  label: string;
  value: MixedNumber;
  how?: QuotientAndRemainder | undefined;
};

export type SimilarExample = {
  lines: SimilarExampleLine[];
  /**
   * How the fractions are added: "9/20 + 1/10 = 9/20 + 2/20 = 11/20". Null with fewer than two
   * fractions, or if it would show the answer.
   */
  fractions: string | null;
  sum: MixedNumber;
};

type MadeUpLine = { label: string; value: Rational; shown: Rational[]; how?: QuotientAndRemainder };

/** Enough, because each variant has other numbers and only one of them can be the answer. */
const VARIANTS = 60;

/**
 * The same step and start give the same numbers. They include neither the answer nor a real count.
 */
export function inventSimilarExample(context: StepContext, start = 0): SimilarExample | null {
  for (let variant = start; variant < start + VARIANTS; variant += 1) {
    const lines =
      context.kind === 'player' ? otherGame(context, variant) : otherTeam(context, variant);
    const values = lines.map(({ value }) => value);
    const parts = values.filter((value) => !isWhole(value)).map(fractionPart);
    const sum = sumRationals(values);
    const shown = [...lines.flatMap((line) => line.shown), ...values, sum];
    if (shown.some((number) => number.equals(context.total))) continue;
    const fractions = parts.length < 2 ? null : fractionWork(parts, leastCommonDenominator(parts));
    return {
      lines: lines.map(({ label, value, how }) => ({
        label,
        value: toMixed(value),
        ...(how && !showsIn(how, context.total) ? { how } : {}),
      })),
      // Half plus half is the same in every variant, so where that is the answer the work is left
      // out.
      fractions: fractions && mentionsValue(fractions, context.total) ? null : fractions,
      sum: toMixed(sum),
    };
  }
  return null;
}

/** Uses only the lines that count in the real game, or two lines if none counts. */
function otherGame({ lines, total }: PlayerStepContext, variant: number): MadeUpLine[] {
  const played = lines.filter(({ count }) => count !== 0);
  return (played.length > 0 ? played : lines.slice(0, 2)).map((line, index) => {
    const size = inventExampleCount(line, variant + index * 2);
    const count = line.count < 0 ? -size : size;
    const value = line.rate.mul(count);
    // If the answer is the rate itself (one touchdown), the example must not show the rate.
    const rateShown = !line.rate.equals(total);
    const label = rateShown
      ? `${line.label}: ${count} × ${formatMixed(toMixed(line.rate))}`
      : `${line.label}: ${count}`;
    const how = isUnitFraction(line.rate) ? divisionOf(size, Number(line.rate.d), count < 0) : null;
    return { label, value, shown: [rational(count)], ...(how && rateShown ? { how } : {}) };
  });
}

const divisionOf = (count: number, size: number, isBelow: boolean): QuotientAndRemainder => ({
  size,
  times: Math.floor(count / size),
  left: count % size,
  isBelow,
});

function showsIn({ size, times, left }: QuotientAndRemainder, total: Rational): boolean {
  const shownNumbers = [rational(size), rational(times), rational(left), rational(left, size)];
  return !isZero(total) && shownNumbers.some((number) => number.equals(total.abs()));
}

/** Small and with a remainder for yards, below six for touchdowns and the like. */
export function inventExampleCount({ count, rate }: FormulaLine, variant: number): number {
  const parts = Number(rate.d);
  const isRare = rate.n > 1n || parts === 1;
  const size = isRare
    ? 1 + (variant % 5)
    : parts * (1 + (variant % 4)) + 1 + ((variant * 3) % (parts - 1));
  return size === Math.abs(count) ? size + (isRare ? 1 : parts) : size;
}

/** Three made-up starters with the denominators of the real ones. */
function otherTeam({ lines }: TeamStepContext, variant: number): MadeUpLine[] {
  const bottoms = [
    ...new Set(lines.filter(({ value }) => !isWhole(value)).map(({ value }) => value.d)),
  ];
  const [first = 1n, second = first, third = 1n] = bottoms;
  return [first, second, third].map((bottom, index) => {
    const whole = rational(3 + ((variant * 2 + index * 4) % 13));
    const value =
      bottom === 1n
        ? whole
        : whole.add(rational(1n + (BigInt(variant + index) % (bottom - 1n)), bottom));
    return { label: `Player ${'ABC'.charAt(index)}`, value, shown: [] };
  });
}

function fractionWork(parts: readonly Rational[], bottom: bigint): string {
  const given = parts.map((part) => formatMixed(toMixed(part)));
  const rewritten = parts.map((part) => formatMixed(toMixedNumberOverDenominator(part, bottom)));
  const sum = sumRationals(parts);
  const raw = `${sum.s * sum.n * (bottom / sum.d)}/${bottom}`;
  const simple = formatMixed(toMixed(sum));
  const steps = [given, rewritten].map((list) => list.join(' + ').replaceAll('+ -', '− '));
  return [...new Set([...steps, raw, simple])].join(' = ');
}
