import { ascending, bin, max, min, median as otherMedian, rollup } from 'd3-array';
import { pie } from 'd3-shape';
import fc from 'fast-check';
import { fiveNumberSummary } from '@/lib/domain/graphs/box-and-whisker/rules';
import { circleSectorsWithDegrees } from '@/lib/domain/graphs/circle/rules';
import { countValuesInAndOutsideBins } from '@/lib/domain/graphs/histogram/rules';
import { stemsAndLeaves } from '@/lib/domain/graphs/stem-and-leaf/rules';
import { mean, median, toRationals } from '@/lib/domain/numbers/averages';
import { type Rational, rational, sumRationals } from '@/lib/domain/numbers/fractions';
import { anyPoints, anyStatistics } from '@/lib/domain/testing/statistics';

const text = (value: Rational) => value.toFraction();

/**
 * Scales fractions to a common denominator, so that another implementation can use whole numbers.
 */
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

/** The value at a position of a sorted list, counted from 1; between two positions their mean. */
function atPlace(ordered: readonly number[], place: number): number {
  return (
    ((ordered[Math.floor(place) - 1] as number) + (ordered[Math.ceil(place) - 1] as number)) / 2
  );
}

/**
 * Quartiles by position instead of halves: with h values in a half, the lower one is at position (h
 * + 1) / 2 from either end.
 */
function quartilesByPlace(values: readonly number[]): number[] {
  const ordered = [...values].sort(ascending);
  const place = (Math.max(1, Math.floor(ordered.length / 2)) + 1) / 2;
  return [atPlace(ordered, place), atPlace(ordered, ordered.length + 1 - place)];
}

function agreeOnAverages(values: readonly Rational[]): void {
  const { whole, by } = scaledToWhole(values);
  // Halves of whole numbers are exact in floats, so these comparisons are exact too.
  const expected = (value: number | undefined) => text(rational(2 * (value as number), 2 * by));
  const [q1, q3] = quartilesByPlace(whole);
  const summary = fiveNumberSummary(values);
  const total = whole.reduce((sum, value) => sum + BigInt(value), 0n);

  expect({
    summary: Object.values(summary).map(text),
    median: text(median(values)),
    total: text(mean(values).mul(values.length * by)),
  }).toEqual({
    summary: [min(whole), q1, otherMedian(whole), q3, max(whole)].map(expected),
    median: expected(otherMedian(whole)),
    total: `${total}`,
  });
}

function agreeOnBins(values: readonly number[], start: number, width: number, count: number): void {
  const end = start + width * count;
  const edges = Array.from({ length: count - 1 }, (_, index) => start + width * (index + 1));
  const inside = values.filter((value) => value >= start && value < end);
  const others = bin().domain([start, end]).thresholds(edges)(inside);
  const { bins, below, above } = countValuesInAndOutsideBins(toRationals(values), {
    start: rational(start),
    width: rational(width),
    count,
  });
  expect(bins.map((own) => [Number(own.from), Number(own.to), own.count])).toEqual(
    others.map((other) => [other.x0, other.x1, other.length]),
  );
  expect([below, above]).toEqual([
    values.filter((value) => value < start).length,
    values.filter((value) => value >= end).length,
  ]);
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
  // Neighboring rows are ten apart, or are the two rows of zero: nothing is skipped or repeated.
  const steps = stems.slice(1).map((row, index) => {
    const before = stems[index];
    const step =
      (row.negative ? -row.tens : row.tens) -
      (before?.negative ? -before.tens : (before?.tens ?? 0));
    return { step, expected: before?.negative && !row.negative ? 0 : 1 };
  });
  expect({
    leaves: stems.map(({ label, leaves }) => [label, leaves.length]),
    count: stems.reduce((sum, { leaves }) => sum + leaves.length, 0),
    steps: steps.map(({ step }) => step),
    endsHold: [stems[0]?.leaves.length, stems.at(-1)?.leaves.length].every(
      (length) => (length ?? 0) > 0,
    ),
  }).toEqual({
    leaves: stems.map(({ label }) => [label, leavesOn.get(label) ?? 0]),
    count: values.length,
    steps: steps.map(({ expected }) => expected),
    endsHold: true,
  });
}

function agreeOnSectors(values: readonly Rational[]): void {
  const own = circleSectorsWithDegrees(
    values.map((value, index) => ({ label: `${index}`, value })),
  );
  const slices = values.filter((value) => value.compare(0) >= 0);
  if (slices.every((value) => value.equals(0))) {
    expect(own).toEqual([]);
    return;
  }
  const arcs = pie<number>().sort(null)(slices.map(Number));
  const isClose = (degrees: number, { startAngle = 0, endAngle = 0 } = {}) =>
    Math.abs(degrees - ((endAngle - startAngle) * 180) / Math.PI) < 5e-7;
  expect({
    values: own.map(({ value }) => text(value)),
    degrees: own.map((sector, index) => isClose(Number(sector.degrees), arcs[index])),
    sum: text(sumRationals(own.map(({ degrees }) => degrees))),
  }).toEqual({
    values: slices.map(text),
    degrees: slices.map(() => true),
    sum: '360',
  });
}

// One `expect` per data set, because calls of it cost more than the arithmetic: a minute for ten
// thousand data sets.

/** Compares every statistic with another implementation on `numRuns` random data sets. */
export function compareStatistics(numRuns: number): void {
  fc.assert(
    fc.property(anyStatistics, anyPoints, (counts, points) => {
      agreeOnAverages(toRationals(counts));
      agreeOnAverages(points);
      agreeOnStems(counts);
      agreeOnSectors(toRationals(counts));
      agreeOnSectors(points);
    }),
    { numRuns },
  );
  const plan = fc.tuple(
    fc.integer({ min: -30, max: 60 }),
    fc.integer({ min: 1, max: 50 }),
    fc.integer({ min: 1, max: 12 }),
  );
  fc.assert(
    fc.property(anyStatistics, plan, (values, [start, width, count]) =>
      agreeOnBins(values, start, width, count),
    ),
    { numRuns },
  );
}
