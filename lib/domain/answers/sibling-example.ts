import {
  mentionsValue,
  type Rational,
  rational,
  sumRationals,
  toMixed,
} from '@/lib/domain/numbers/fractions';
import { formatMixed, type MixedNumber } from '@/lib/domain/numbers/mixed';
import {
  fractionPart,
  isUnitFraction,
  isWhole,
  isZero,
  leastCommonMultiple,
} from './mistakes/mistake';
import type { PlayerContext, StepContext, TeamContext, TermLine } from './step-context';

/** How a line by a unit fraction is divided: 84 × 1/10 is 10 fitting 8 times, and 4 left over. */
export type Division = { size: number; times: number; left: number; isBelow: boolean };

/** `how`: missing where nothing is divided, and where it would show the answer. */
export type SiblingLine = { label: string; value: MixedNumber; how?: Division | undefined };

export type SiblingExample = {
  lines: SiblingLine[];
  /**
   * How the fractions come together: "9/20 + 1/10 = 9/20 + 2/20 = 11/20". Null when fewer than two
   * lines have one, or when the answer would show.
   */
  fractions: string | null;
  sum: MixedNumber;
};

type MadeUpLine = { label: string; value: Rational; shown: Rational[]; how?: Division };

/**
 * Far more than are ever needed: each variant has other numbers, and only one of them is the
 * answer.
 */
const VARIANTS = 60;

/**
 * The same kind of step with made-up numbers, none of them the answer or a real count. Same step
 * and start, same numbers.
 */
export function siblingExample(context: StepContext, start = 0): SiblingExample | null {
  for (let variant = start; variant < start + VARIANTS; variant += 1) {
    const lines =
      context.kind === 'player' ? otherGame(context, variant) : otherTeam(context, variant);
    const values = lines.map(({ value }) => value);
    const parts = values.filter((value) => !isWhole(value)).map(fractionPart);
    const sum = sumRationals(values);
    const shown = [...lines.flatMap((line) => line.shown), ...values, sum];
    if (shown.some((number) => number.equals(context.total))) continue;
    const fractions = parts.length < 2 ? null : fractionWork(parts, commonBottom(parts));
    return {
      lines: lines.map(({ label, value, how }) => ({
        label,
        value: toMixed(value),
        ...(how && !showsIn(how, context.total) ? { how } : {}),
      })),
      // Halves are halves in every example: where one is the answer, the fractions are left to the
      // reader.
      fractions: fractions && mentionsValue(fractions, context.total) ? null : fractions,
      sum: toMixed(sum),
    };
  }
  return null;
}

/** A value over a denominator it fits, unreduced: 2 1/2 over 10 is 2 5/10. */
export function overDenominator(value: Rational, bottom: bigint): MixedNumber {
  const { wholeNumber, numerator, denominator } = toMixed(value);
  if (numerator === 0) return { wholeNumber, numerator, denominator };
  return {
    wholeNumber,
    numerator: (numerator * Number(bottom)) / denominator,
    denominator: Number(bottom),
  };
}

export function commonBottom(values: readonly Rational[]): bigint {
  return leastCommonMultiple(values.map(({ d }) => d));
}

/**
 * The lines that count in the real game, so that the example has nothing the step has not; two of
 * them in a game without any.
 */
function otherGame({ lines, total }: PlayerContext, variant: number): MadeUpLine[] {
  const played = lines.filter(({ count }) => count !== 0);
  return (played.length > 0 ? played : lines.slice(0, 2)).map((line, index) => {
    const size = otherCount(line, variant + index * 2);
    const count = line.count < 0 ? -size : size;
    const value = line.rate.mul(count);
    // Where the answer is the rate itself (one touchdown), the rate stays on the card and out of
    // the example.
    const rateShown = !line.rate.equals(total);
    const label = rateShown
      ? `${line.label}: ${count} × ${formatMixed(toMixed(line.rate))}`
      : `${line.label}: ${count}`;
    const how = isUnitFraction(line.rate) ? divisionOf(size, Number(line.rate.d), count < 0) : null;
    return { label, value, shown: [rational(count)], ...(how && rateShown ? { how } : {}) };
  });
}

const divisionOf = (count: number, size: number, isBelow: boolean): Division => ({
  size,
  times: Math.floor(count / size),
  left: count % size,
  isBelow,
});

/** A division is told with its numbers; none of them may be the answer. */
function showsIn({ size, times, left }: Division, total: Rational): boolean {
  const told = [rational(size), rational(times), rational(left), rational(left, size)];
  return !isZero(total) && told.some((number) => number.equals(total.abs()));
}

/**
 * Yards leave a remainder and stay small; what is counted one by one stays below six. Never the
 * real count.
 */
export function otherCount({ count, rate }: TermLine, variant: number): number {
  const parts = Number(rate.d);
  const isRare = rate.n > 1n || parts === 1;
  const size = isRare
    ? 1 + (variant % 5)
    : parts * (1 + (variant % 4)) + 1 + ((variant * 3) % (parts - 1));
  return size === Math.abs(count) ? size + (isRare ? 1 : parts) : size;
}

/** Up to three made-up starters with the denominators of the real ones. */
function otherTeam({ lines }: TeamContext, variant: number): MadeUpLine[] {
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
  const rewritten = parts.map((part) => formatMixed(overDenominator(part, bottom)));
  const sum = sumRationals(parts);
  const raw = `${sum.s * sum.n * (bottom / sum.d)}/${bottom}`;
  const simple = formatMixed(toMixed(sum));
  const steps = [given, rewritten].map((list) => list.join(' + ').replaceAll('+ -', '− '));
  return [...new Set([...steps, raw, simple])].join(' = ');
}
