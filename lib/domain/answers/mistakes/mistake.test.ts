import {
  fractionPart,
  isNegative,
  isWhole,
  isZero,
  leastCommonMultipleOfBigints,
  rational,
  wholePartAsRational,
} from '@/lib/domain/numbers/fractions';
import { makePlayerStepContext, makeTeamStepContext, type SumLine } from '../step-context';
import { limitToStepKind, mistakesFromChangedLines } from './mistake';

const line = (label: string, value: number): SumLine => ({ label, value: rational(value) });
const told = (changes: ReturnType<typeof mistakesFromChangedLines>) =>
  changes.map(({ value, line }) => [line?.label ?? null, Number(value)]);

describe('a sum in which lines have other values', () => {
  const [one, two, three] = [line('one', 1), line('two', 2), line('three', 3)];
  const sum = { lines: [one, two, three], total: rational(6) };

  it('is told once for each line by itself, and once for all of them together', () => {
    const doubled = mistakesFromChangedLines(sum, ({ value }) => value.mul(2));
    expect(told(doubled)).toEqual([
      ['one', 7],
      ['two', 8],
      ['three', 9],
      [null, 12],
    ]);
    expect(doubled[1]?.line).toBe(two);
  });

  it('is told once where a single line changes, and not at all where none does', () => {
    expect(
      told(mistakesFromChangedLines(sum, (each) => (each === two ? rational(10) : null))),
    ).toEqual([['two', 14]]);
    expect(told(mistakesFromChangedLines(sum, () => null))).toEqual([]);
  });

  it('leaves out a line that keeps its value, also where the others change together', () => {
    expect(told(mistakesFromChangedLines(sum, ({ value }) => value.mul(value)))).toEqual([
      ['two', 8],
      ['three', 12],
      [null, 14],
    ]);
    expect(told(mistakesFromChangedLines(sum, () => rational(1)))).toEqual([
      ['two', 5],
      ['three', 4],
      [null, 3],
    ]);
  });
});

it('asks about a player’s mistakes only at a player, and about a team’s only at a team', () => {
  const mistake = { value: rational(1), line: null };
  const player = makePlayerStepContext({ position: 'K', stats: {}, rules: 1 });
  const team = makeTeamStepContext([]);
  expect([
    limitToStepKind('player', () => [mistake])(player),
    limitToStepKind('player', () => [mistake])(team),
  ]).toEqual([[mistake], []]);
  expect([
    limitToStepKind('team', () => [mistake])(player),
    limitToStepKind('team', () => [mistake])(team),
  ]).toEqual([[], [mistake]]);
});

it.each([
  [rational(7, 4), rational(1), rational(3, 4)],
  [rational(-7, 4), rational(-1), rational(-3, 4)],
  [rational(1, 2), rational(0), rational(1, 2)],
  [rational(-1, 2), rational(0), rational(-1, 2)],
  [rational(-5), rational(-5), rational(0)],
  [rational(0), rational(0), rational(0)],
])('splits %s towards zero, as a mixed number is', (value, whole, fraction) => {
  expect([wholePartAsRational(value), fractionPart(value)].map(String)).toEqual(
    [whole, fraction].map(String),
  );
});

it('tells whole numbers, zero and what is below zero', () => {
  const values = [rational(-3), rational(-1, 2), rational(0), rational(1, 2), rational(3)];
  expect(values.map(isWhole)).toEqual([true, false, true, false, true]);
  expect(values.map(isZero)).toEqual([false, false, true, false, false]);
  expect(values.map(isNegative)).toEqual([true, true, false, false, false]);
});

it.each([
  [[], 1n],
  [[7n], 7n],
  [[4n, 6n], 12n],
  [[20n, 10n], 20n],
  [[4n, 6n, 10n], 60n],
  [[3n, 5n, 7n], 105n],
])('the smallest number that each of %s divides is %s', (numbers, multiple) => {
  expect(leastCommonMultipleOfBigints(numbers)).toBe(multiple);
});
