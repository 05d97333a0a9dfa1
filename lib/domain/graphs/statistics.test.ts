import { fiveNumberSummary } from '@/lib/domain/graphs/box-and-whisker/rules';
import { circleSectorsWithDegrees } from '@/lib/domain/graphs/circle/rules';
import { countValuesInAndOutsideBins } from '@/lib/domain/graphs/histogram/rules';
import { stemsAndLeaves } from '@/lib/domain/graphs/stem-and-leaf/rules';
import { mean, median, toRationals } from '@/lib/domain/numbers/averages';
import { rational } from '@/lib/domain/numbers/fractions';
import { compareStatistics } from '@/lib/testing/second-opinion';

const five = (values: readonly number[]) =>
  Object.values(fiveNumberSummary(toRationals(values))).map((value) => value.toFraction());
const rows = (values: readonly number[]) =>
  stemsAndLeaves(values).map(({ label, leaves }) => `${label} | ${leaves.join(' ')}`.trim());

it('agrees with another implementation on random data sets', () => {
  compareStatistics(150);
});

describe('the five numbers, by the median of halves', () => {
  it.each([
    [
      'an even number of values is cut in two',
      [1, 2, 3, 4, 5, 6, 7, 8],
      ['1', '5/2', '9/2', '13/2', '8'],
    ],
    [
      'with an odd number the middle one is in neither half',
      [1, 2, 3, 4, 5, 6, 7],
      ['1', '2', '4', '6', '7'],
    ],
    ['the order given does not matter', [7, 1, 6, 2, 5, 3, 4], ['1', '2', '4', '6', '7']],
    ['three values', [10, 20, 40], ['10', '10', '20', '40', '40']],
    ['two values', [10, 20], ['10', '10', '15', '20', '20']],
    ['one value is all five', [9], ['9', '9', '9', '9', '9']],
    ['below zero', [-5, -3, 0, 2], ['-5', '-4', '-3/2', '1', '2']],
  ])('%s', (_, values, expected) => {
    expect(five(values)).toEqual(expected);
  });
});

describe('averages', () => {
  it('keeps thirds exact', () => {
    expect(mean(toRationals([1, 1, 2])).toFraction()).toBe('4/3');
    expect(median([rational(1, 3), rational(1, 2)]).toFraction()).toBe('5/12');
  });

  it.each([median, mean, fiveNumberSummary])('refuses an empty list', (average) => {
    expect(() => average([])).toThrow(RangeError);
  });
});

describe('bins', () => {
  it('put a value on a border into the bin on its right, and tell what no bin covers', () => {
    const counted = countValuesInAndOutsideBins(toRationals([-1, 0, 9, 10, 19, 20, 30]), {
      start: rational(0),
      width: rational(10),
      count: 3,
    });
    expect(counted.bins.map(({ from, to, count }) => [Number(from), Number(to), count])).toEqual([
      [0, 10, 2],
      [10, 20, 2],
      [20, 30, 1],
    ]);
    expect(counted).toMatchObject({ below: 1, above: 1 });
  });

  it('may be as wide as a fraction', () => {
    const { bins } = countValuesInAndOutsideBins([rational(1, 3), rational(2, 3)], {
      start: rational(0),
      width: rational(1, 3),
      count: 3,
    });
    expect(bins.map(({ count }) => count)).toEqual([0, 1, 1]);
  });

  it.each([
    [0, 3],
    [-5, 3],
    [5, 0],
    [5, 1.5],
  ])('refuse a width of %s with %s bins', (width, count) => {
    expect(() =>
      countValuesInAndOutsideBins([], { start: rational(0), width: rational(width), count }),
    ).toThrow(RangeError);
  });
});

describe('stems and leaves', () => {
  it.each([
    ['an empty stem stays', [12, 5, 41, 18], ['0 | 5', '1 | 2 8', '2 |', '3 |', '4 | 1']],
    ['hundreds are stems of two digits', [99, 112, 100], ['9 | 9', '10 | 0', '11 | 2']],
    [
      'below zero the values still rise from row to row and from left to right',
      [-21, -28, 3, -7, 0],
      ['-2 | 8 1', '-1 |', '-0 | 7', '0 | 0 3'],
    ],
    ['-10 is a leaf of stem -1', [-10, -9], ['-1 | 0', '-0 | 9']],
    ['nothing', [], []],
  ])('%s', (_, values, expected) => {
    expect(rows(values)).toEqual(expected);
  });

  it('are for whole numbers only', () => {
    expect(() => stemsAndLeaves([1.5])).toThrow(RangeError);
  });
});

describe('sectors', () => {
  const degrees = (values: readonly number[]) =>
    circleSectorsWithDegrees(
      values.map((value, index) => ({ label: `${index}`, value: rational(value) })),
    ).map((sector) => `${sector.label}: ${sector.degrees.toFraction()}°`);

  it.each([
    ['exact, where a float is not', [1, 1, 1], ['0: 120°', '1: 120°', '2: 120°']],
    ['a part of 0 keeps its place', [1, 0, 3], ['0: 90°', '1: 0°', '2: 270°']],
    ['a negative part is no slice', [-4, 1, 1], ['1: 180°', '2: 180°']],
    ['without anything above zero there is no whole', [0, -3, 0], []],
    ['no parts', [], []],
  ])('%s', (_, values, expected) => {
    expect(degrees(values)).toEqual(expected);
  });
});
