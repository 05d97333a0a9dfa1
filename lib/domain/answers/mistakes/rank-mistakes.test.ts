import { rational } from '@/lib/domain/numbers/fractions';
import type { MisconceptionGroup } from './mistake';
import { findMostLikelyMistake, mistakeCommonToLines, type WeightedMistake } from './rank-mistakes';

const SHARES = { kind: 0.8, family: 0.8, line: 0.8, wide: 0.7 };
const A = { label: 'A', value: rational(1) };
const B = { label: 'B', value: rational(2) };
const cause = (
  kind: string,
  group: MisconceptionGroup,
  weight: number,
  line: typeof A | null = null,
): WeightedMistake => ({
  kind,
  group,
  weight,
  line,
});

describe('the likely name of a wrong number', () => {
  it('is none where nothing leads to it', () =>
    expect(findMostLikelyMistake([], 1, SHARES)).toBeNull());

  it('is a kind that has nearly all the weight, at the line that has it', () => {
    expect(
      findMostLikelyMistake([cause('x', 'rate', 8, A), cause('y', 'line', 1)], 1, SHARES),
    ).toEqual({
      tag: 'x',
      line: A,
    });
    expect(
      findMostLikelyMistake(
        [cause('x', 'rate', 5, A), cause('x', 'rate', 3, B), cause('y', 'line', 2)],
        0,
        SHARES,
      ),
    ).toEqual({
      tag: 'x',
      line: null,
    });
  });

  it('is no kind where an unknown way makes the number as easily', () => {
    expect(findMostLikelyMistake([cause('x', 'rate', 1, A)], 1, SHARES)).toBe('unsure');
  });

  it('is the family of kinds that share the weight, with their line', () => {
    expect(
      findMostLikelyMistake(
        [cause('x', 'rate', 5, A), cause('y', 'rate', 4, A), cause('z', 'line', 1)],
        0,
        SHARES,
      ),
    ).toEqual({
      tag: 'any-rate',
      line: A,
    });
  });

  it('is the line only where nearly all is about it, and the wide family where most is', () => {
    const families = (weight: number) => [
      cause('x', 'rate', 5, A),
      cause('y', 'line', 5, A),
      cause('z', 'sign', weight),
    ];
    expect(findMostLikelyMistake(families(1), 0, SHARES)).toEqual({ tag: 'one-line', line: A });
    expect(findMostLikelyMistake(families(3), 0, SHARES)).toBe('unsure');
    const fractions = (weight: number) => [
      cause('x', 'adding', 5),
      cause('y', 'writing', 5),
      cause('z', 'sign', weight),
    ];
    expect(findMostLikelyMistake(fractions(1), 0, SHARES)).toEqual({
      tag: 'any-fraction',
      line: null,
    });
    expect(findMostLikelyMistake(fractions(4), 0, SHARES)).toEqual({
      tag: 'any-fraction',
      line: null,
    });
    expect(findMostLikelyMistake(fractions(5), 0, SHARES)).toBe('unsure');
  });
});

describe('the likely name where the number shows which part is wrong', () => {
  const known = [cause('x', 'whole', 2), cause('y', 'rate', 1)];

  it('is this part, whatever the unknown way is, if a way leads there and hardly any elsewhere', () => {
    expect(findMostLikelyMistake(known, 20, SHARES, 'whole')).toEqual({
      tag: 'any-whole',
      line: null,
    });
    expect(findMostLikelyMistake(known, 20, SHARES)).toBe('unsure');
    expect(findMostLikelyMistake([cause('x', 'adding', 2)], 9, SHARES, 'fraction')).toEqual({
      tag: 'any-fraction',
      line: null,
    });
  });

  it('is no part that no known way leads to, nor one beside another likely way', () => {
    expect(findMostLikelyMistake(known, 20, SHARES, 'fraction')).toBe('unsure');
    expect(findMostLikelyMistake(known, 6, SHARES, 'whole')).toBe('unsure');
    expect(findMostLikelyMistake([], 9, SHARES, 'whole')).toBeNull();
  });
});

describe('what several lines have in common', () => {
  const common = (lines: WeightedMistake[][], unknown = 0) =>
    mistakeCommonToLines(
      lines.map((causes) => ({ causes, unknown })),
      { kind: 0.5, family: 0.5, line: 0.5, wide: 0.5 },
    );

  it('is a kind that is likely in all of them', () => {
    const lines = [
      [cause('x', 'rate', 1), cause('y', 'line', 3)],
      [cause('x', 'rate', 1), cause('z', 'sign', 3)],
    ];
    expect(common(lines)).toBe('x');
  });

  it('is no kind where each line may as well come from an unknown way', () => {
    // 1 x 1 against 1/20 of 6 x 6.
    expect(common([[cause('x', 'rate', 1)], [cause('x', 'rate', 1)]], 5)).toBeNull();
  });

  it('is a kind that speaks for all of them once, and not once for each', () => {
    // 4 x 1/4 x 1/4 and not 1 x 1; what two ways of working come to is 1/20 of 2 x 2.
    const line = [{ ...cause('x', 'rate', 1), priorWeight: 4 }, cause('y', 'line', 1)];
    expect(common([line, line])).toBe('y');
  });

  it('is no slip: slips do not come in rows', () => {
    const slip = cause('x', 'slip', 1);
    expect(common([[slip], [slip, cause('y', 'sign', 9)]])).toBeNull();
  });

  it('is the group where each line has another kind of it', () => {
    expect(common([[cause('x', 'rate', 1)], [cause('y', 'rate', 1)]])).toBe('any-rate');
  });

  it('is nothing where they share nothing, or a line has no cause', () => {
    expect(common([[cause('x', 'rate', 1)], [cause('y', 'line', 1)]])).toBeNull();
    expect(common([[cause('x', 'rate', 1)], []])).toBeNull();
  });
});
