import { ascending, bin, greatest, max, min, median as otherMedian, rollup } from 'd3-array';
import { pie } from 'd3-shape';
import fc from 'fast-check';
import { type Rational, rational, sumRationals } from '@/lib/domain/fractions';
import { mean, median, mode, range } from '@/lib/domain/statistics/averages';
import { binCounts } from '@/lib/domain/statistics/bins';
import { fiveNumberSummary } from '@/lib/domain/statistics/five-number-summary';
import { sectors } from '@/lib/domain/statistics/sectors';
import { stemsAndLeaves } from '@/lib/domain/statistics/stems';
import { anyPoints, anyStatistics, rationals } from '@/lib/domain/testing/statistics';

const text = (value: Rational) => value.toFraction();

/** Fractions over one common denominator, so that another implementation can work with whole numbers. */
function scaledToWhole(values: readonly Rational[]): { whole: number[]; by: number } {
  const by = values.reduce((product, { d }) => {
    const [a, b] = [product, Number(d)];
    return (a * b) / commonDivisor(a, b);
  }, 1);
  return { whole: values.map((value) => Number(value.mul(by).valueOf())), by };
}

function commonDivisor(a: number, b: number): number {
  return b === 0 ? a : commonDivisor(b, a % b);
}

/** The value at a place of a sorted list, places counted from 1; between two places the mean of both. */
function atPlace(ordered: readonly number[], place: number): number {
  return ((ordered[Math.floor(place) - 1] as number) + (ordered[Math.ceil(place) - 1] as number)) / 2;
}

/** Quartiles by place instead of by halves: with h values in a half, the lower one stands at place (h + 1) / 2 from either end. */
function quartilesByPlace(values: readonly number[]): number[] {
  const ordered = [...values].sort(ascending);
  const place = (Math.max(1, Math.floor(ordered.length / 2)) + 1) / 2;
  return [atPlace(ordered, place), atPlace(ordered, ordered.length + 1 - place)];
}

function agreeOnAverages(values: readonly Rational[]): void {
  const { whole, by } = scaledToWhole(values);
  // Halves of whole numbers are exact as floats, so these comparisons are exact too.
  const expected = (value: number | undefined) => text(rational(2 * (value as number), 2 * by));
  const [q1, q3] = quartilesByPlace(whole);
  const summary = fiveNumberSummary(values);
  expect(Object.values(summary).map(text)).toEqual([min(whole), q1, otherMedian(whole), q3, max(whole)].map(expected));
  expect(text(median(values))).toBe(text(summary.median));
  expect(text(range(values))).toBe(expected((max(whole) as number) - (min(whole) as number)));

  const total = whole.reduce((sum, value) => sum + BigInt(value), 0n);
  expect(text(mean(values).mul(values.length * by))).toBe(`${total}`);

  const times = rollup(
    whole,
    (alike) => alike.length,
    (value) => value,
  );
  const most = greatest(times.values()) ?? 0;
  const modes = most < 2 ? [] : [...times.keys()].filter((value) => times.get(value) === most).sort(ascending);
  expect(mode(values).map(text)).toEqual(modes.map(expected));
}

function agreeOnBins(values: readonly number[], start: number, width: number, count: number): void {
  const end = start + width * count;
  const edges = Array.from({ length: count - 1 }, (_, index) => start + width * (index + 1));
  const inside = values.filter((value) => value >= start && value < end);
  const others = bin().domain([start, end]).thresholds(edges)(inside);
  const { bins, below, above } = binCounts(rationals(values), { start: rational(start), width: rational(width), count });
  expect(bins.map((own) => [Number(own.from), Number(own.to), own.count])).toEqual(
    others.map((other) => [other.x0, other.x1, other.length]),
  );
  expect([below, above]).toEqual([values.filter((value) => value < start).length, values.filter((value) => value >= end).length]);
}

function agreeOnStems(values: readonly number[]): void {
  const stems = stemsAndLeaves(values);
  const readBack = stems.flatMap(({ negative, tens, leaves }) =>
    leaves.map((leaf) => (negative ? -(10 * tens + leaf) : 10 * tens + leaf)),
  );
  expect(readBack).toEqual([...values].sort(ascending));
  const leavesOn = rollup(
    values,
    (alike) => alike.length,
    (value) => (value < 0 ? '-' : '') + String(Math.abs(value)).slice(0, -1).padStart(1, '0'),
  );
  expect(stems.map(({ label, leaves }) => [label, leaves.length])).toEqual(
    stems.map(({ label }) => [label, leavesOn.get(label) ?? 0]),
  );
  expect(stems.reduce((sum, { leaves }) => sum + leaves.length, 0)).toBe(values.length);
  // Neighbouring rows are ten apart, or are the two rows of zero: nothing is skipped and nothing stands twice.
  for (const [index, row] of stems.slice(1).entries()) {
    const before = stems[index];
    const step = (row.negative ? -row.tens : row.tens) - (before?.negative ? -before.tens : (before?.tens ?? 0));
    expect(step).toBe(before?.negative && !row.negative ? 0 : 1);
  }
  expect([stems[0]?.leaves.length, stems.at(-1)?.leaves.length].every((length) => (length ?? 0) > 0)).toBe(true);
}

function agreeOnSectors(values: readonly Rational[]): void {
  const own = sectors(values.map((value, index) => ({ label: `${index}`, value })));
  const slices = values.filter((value) => value.compare(0) >= 0);
  if (slices.every((value) => value.equals(0))) {
    expect(own).toEqual([]);
    return;
  }
  const arcs = pie<number>().sort(null)(slices.map(Number));
  expect(own.map(({ value }) => text(value))).toEqual(slices.map(text));
  for (const [index, sector] of own.entries()) {
    const arc = arcs[index];
    expect(Number(sector.degrees)).toBeCloseTo((((arc?.endAngle ?? 0) - (arc?.startAngle ?? 0)) * 180) / Math.PI, 6);
    expect(sector.percent.mul(18).equals(sector.degrees.mul(5))).toBe(true);
  }
  expect(text(sumRationals(own.map(({ degrees }) => degrees)))).toBe('360');
  expect(text(sumRationals(own.map(({ percent }) => percent)))).toBe('100');
  expect(text(sumRationals(own.map(({ fraction }) => fraction)))).toBe('1');
}

/** Compares every statistic with another implementation on `numRuns` random data sets. */
export function compareStatistics(numRuns: number): void {
  fc.assert(
    fc.property(anyStatistics, anyPoints, (counts, points) => {
      agreeOnAverages(rationals(counts));
      agreeOnAverages(points);
      agreeOnStems(counts);
      agreeOnSectors(rationals(counts));
      agreeOnSectors(points);
    }),
    { numRuns },
  );
  const plan = fc.tuple(fc.integer({ min: -30, max: 60 }), fc.integer({ min: 1, max: 50 }), fc.integer({ min: 1, max: 12 }));
  fc.assert(
    fc.property(anyStatistics, plan, (values, [start, width, count]) => agreeOnBins(values, start, width, count)),
    { numRuns },
  );
}
