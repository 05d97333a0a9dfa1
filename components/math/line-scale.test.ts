import { labelStep, partsPerWhole, shareOfLine } from './line-scale';

describe('shareOfLine', () => {
  it.each([
    [{ wholeNumber: 2, numerator: 1, denominator: 2 }, 0, 10, 0.25],
    [{ wholeNumber: -1, numerator: 1, denominator: 2 }, -2, 0, 0.25],
    [{ wholeNumber: 1, numerator: 3, denominator: 4 }, 1, 4, 0.25],
    [{ wholeNumber: -2, numerator: 3, denominator: 4 }, -5, 4, 0.25],
    [{ wholeNumber: 0, numerator: -1, denominator: 2 }, -1, 0, 0.5],
  ])('puts %o between %d and %d at %d', (value, min, max, share) => {
    expect(shareOfLine(value, min, max)).toBe(share);
  });
});

describe('partsPerWhole', () => {
  it('cuts each whole by the common denominator', () => expect(partsPerWhole([2, 5], 8)).toBe(10));
  it.each([
    [[], 3, 1],
    [[1, 1], 3, 1],
    [[4, 6], 5, 12],
    [[24], 6, 24],
    [[25], 1, 1],
    [[2], 75, 2],
    [[2], 76, 1],
    [[10], 15, 10],
    [[10], 16, 1],
  ])('cuts by %j on %i wholes into %i', (denominators, wholes, parts) => {
    expect(partsPerWhole(denominators, wholes)).toBe(parts);
  });
  it('gives up where the ticks would run together', () => expect(partsPerWhole([8, 5, 3], 8)).toBe(1));
});

describe('labelStep', () => {
  it('writes about a dozen numbers at most', () => expect([8, 40, 100].map(labelStep)).toEqual([1, 5, 10]));
  it.each([
    [10, 1],
    [11, 2],
    [20, 2],
    [21, 5],
    [50, 5],
    [51, 10],
    [101, 20],
    [201, 50],
    [501, 100],
    [1000, 100],
    [1001, 200],
  ])('for %i wholes at every %i', (wholes, step) => expect(labelStep(wholes)).toBe(step));
});
