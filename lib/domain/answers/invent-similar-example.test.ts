import {
  leastCommonDenominator,
  rational,
  toMixed,
  toMixedNumberOverDenominator,
} from '@/lib/domain/numbers/fractions';
import { formatMixed } from '@/lib/domain/numbers/mixed';
import type { FormulaLevel } from '../football/formulas';
import type { GameStats } from '../football/statistics';
import { parseAnswerText } from '../testing/steps';
import { inventSimilarExample } from './invent-similar-example';
import {
  makePlayerStepContext,
  makeTeamStepContext,
  type StarterStats,
  type StepContext,
} from './step-context';

const player = (position: StarterStats['position'], level: FormulaLevel, stats: GameStats) =>
  makePlayerStepContext({ position, rules: level, stats });
const team = (...points: string[]) =>
  makeTeamStepContext(
    points.map((text, index) => ({ label: 'ABCDEF'.charAt(index), value: parseAnswerText(text) })),
  );

const STARTS = Array.from({ length: 60 }, (_, start) => start);
const examples = (context: StepContext) =>
  STARTS.map((start) => inventSimilarExample(context, start));

const counted = (label: string) => Number(/: (-?\d+)/.exec(label)?.[1]);

it.each([
  ['2 1/2', 10n, '2 5/10'],
  ['1/4', 8n, '2/8'],
  ['-3/4', 8n, '-6/8'],
  ['-1 2/3', 12n, '-1 8/12'],
  ['7', 10n, '7'],
  ['0', 10n, '0'],
])('writes %s over %s as %s', (value, bottom, text) => {
  const mixed = parseAnswerText(value);
  expect(
    formatMixed(
      toMixedNumberOverDenominator(
        rational(mixed.wholeNumber).add(
          rational((mixed.wholeNumber < 0 ? -1 : 1) * mixed.numerator, mixed.denominator),
        ),
        bottom,
      ),
    ),
  ).toBe(text);
});

it('finds the smallest denominator that all fit', () => {
  expect(leastCommonDenominator([rational(1, 4), rational(1, 6), rational(2)])).toBe(12n);
  expect(leastCommonDenominator([])).toBe(1n);
});

describe('an example for a player', () => {
  const QUARTERBACK = player('QB', 1, {
    PassingYards: 169,
    PassingTouchdowns: 2,
    RushingYards: -11,
  });

  it('has the lines of the real game that count, in their order, with the real rates and signs', () => {
    for (const example of examples(QUARTERBACK)) {
      expect(example?.lines.map(({ label }) => label.replace(/\d+/, '#'))).toEqual([
        'Passing yards: # × 1/20',
        'Passing touchdowns: # × 5',
        'Rushing yards: -# × 1/10',
      ]);
    }
  });

  it('shows of each line what its count and its rate give', () => {
    for (const example of examples(QUARTERBACK)) {
      const [passing = 0, thrown = 0, rushing = 0] =
        example?.lines.map(({ label }) => counted(label)) ?? [];
      expect(example?.lines.map(({ value }) => value)).toEqual([
        toMixed(rational(passing, 20)),
        toMixed(rational(thrown * 5)),
        toMixed(rational(rushing, 10)),
      ]);
      expect(example?.sum).toEqual(toMixed(rational(passing + thrown * 100 + rushing * 2, 20)));
    }
  });

  it('has yards that leave something over and stay small, a few touchdowns, and never the real counts', () => {
    const counts = examples(QUARTERBACK).map(
      (example) => example?.lines.map(({ label }) => counted(label)) ?? [],
    );
    for (const [passing = 0, thrown = 0, rushing = 0] of counts) {
      expect(passing % 20).not.toBe(0);
      expect(rushing % 10).not.toBe(0);
      expect([passing > 20, passing < 120, rushing < -10, rushing > -60]).toEqual([
        true,
        true,
        true,
        true,
      ]);
      expect([1, 3, 4, 5, 6]).toContain(thrown);
    }
    expect(new Set(counts.map(String)).size).toBeGreaterThan(15);
    expect(examples(QUARTERBACK)).toEqual(examples(QUARTERBACK));
  });

  it('never shows a real count, however many touchdowns or yards there were', () => {
    for (const count of [1, 2, 3, 4, 5, 21, 24, 42, 63]) {
      const stats = { PassingYards: count, PassingTouchdowns: count, RushingTouchdowns: count };
      for (const example of examples(player('QB', 1, stats))) {
        expect(example?.lines.map(({ label }) => counted(label))).not.toContain(count);
      }
    }
  });

  it('shows two lines of a game in which nothing happened', () => {
    expect(
      inventSimilarExample(player('K', 1, {}))?.lines.map(({ label }) => label.replace(/\d+/, '#')),
    ).toEqual(['Extra points made: # × 1', 'Field goals made: # × 3']);
    expect(inventSimilarExample(player('QB', 2, {}))?.lines).toHaveLength(2);
  });

  it('keeps a rate on the card and out of the example where the rate is the answer', () => {
    for (const example of examples(player('TE', 2, { ReceivingTouchdowns: 1 }))) {
      expect(example?.lines.map(({ label }) => label.replace(/\d+/, '#'))).toEqual([
        'Receiving touchdowns: #',
      ]);
    }
    for (const example of examples(player('TE', 2, { ReceivingTouchdowns: 2 }))) {
      expect(example?.lines[0]?.label).toMatch(/^Receiving touchdowns: \d × 6$/);
    }
  });

  it('leaves the fractions out where fewer than two lines have one, or where they would show the answer', () => {
    for (const example of examples(player('QB', 1, { PassingYards: 169, PassingTouchdowns: 2 }))) {
      expect(example?.fractions).toBeNull();
    }
    // 4/2 - 12/8 = 1/2, and halves are halves in every example.
    const half = player('TE', 2, { Receptions: 4, RushingYards: -12 });
    for (const example of examples(half))
      expect(example?.fractions ?? '').not.toMatch(/(?<!\d )1\/2(?!\d)/);
    expect(examples(QUARTERBACK).filter((example) => example?.fractions).length).toBeGreaterThan(
      50,
    );
  });
});

describe('an example for a team', () => {
  it('has three made-up players with the denominators of the real ones', () => {
    for (const example of examples(team('2 3/4', '1 3/10', '5', '2 1/4'))) {
      expect(example?.lines.map(({ label }) => label)).toEqual([
        'Player A',
        'Player B',
        'Player C',
      ]);
      const [a, b, c] = example?.lines.map(({ value }) => value) ?? [];
      // A fourth, a tenth, and a whole, or their results in lowest terms.
      expect([4, 2]).toContain(a?.denominator);
      expect([10, 5, 2]).toContain(b?.denominator);
      expect(c?.denominator).toBe(1);
      for (const value of [a, b, c]) {
        expect(value?.wholeNumber).toBeGreaterThanOrEqual(3);
        expect(value?.wholeNumber).toBeLessThanOrEqual(15);
      }
    }
  });

  it('has the one denominator twice where the team has only one, and whole numbers where it has none', () => {
    const denominators = (context: StepContext) =>
      inventSimilarExample(context)?.lines.map(({ value }) => value.denominator);
    expect(denominators(team('2 1/3', '1 2/3', '5'))).toEqual([3, 3, 1]);
    expect(denominators(team('2 1/3', '1 1/5', '1 1/7', '1 1/11'))).toEqual([3, 5, 7]);
    expect(denominators(team('2', '5'))).toEqual([1, 1, 1]);
    expect(inventSimilarExample(team('2', '5'))?.fractions).toBeNull();
  });

  it('works the fractions out step by step: as given, over one denominator, added up, and in lowest terms', () => {
    const example = inventSimilarExample(team('2 1/3', '1 1/5', '5'));
    const [a, b] = example?.lines.map(({ value: { numerator } }) => numerator) ?? [];
    const raw = (a ?? 0) * 5 + (b ?? 0) * 3;
    const steps = [
      `${a}/3 + ${b}/5`,
      `${(a ?? 0) * 5}/15 + ${(b ?? 0) * 3}/15`,
      `${raw}/15`,
      formatMixed(toMixed(rational(raw, 15))),
    ];
    expect(example?.fractions).toBe([...new Set(steps)].join(' = '));
  });
});

it('takes the next numbers instead of those that would show the answer', () => {
  const first = inventSimilarExample(team('2', '50'));
  const sum = formatMixed(first?.sum ?? { wholeNumber: 0, numerator: 0, denominator: 1 });
  const other = inventSimilarExample(team(sum, '0'));
  expect(other?.sum).not.toEqual(first?.sum);
  expect(other).toEqual(inventSimilarExample(team('2', '50'), 1));
});
