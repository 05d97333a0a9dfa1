import fc from 'fast-check';
import { fromMixed, sumRationals } from '@/lib/domain/numbers/fractions';
import { formatMixed } from '@/lib/domain/numbers/mixed';
import { anyStepContext, anyTeamStepContext } from '../../testing/steps';
import { makePlayerStepContext, type StepContext } from '../step-context';
import { MISCONCEPTION_KINDS } from './misconceptions';
import { inventWrongAndRightWorking, type WrongAndRightWorking } from './workings';

const QUARTERBACK = makePlayerStepContext({
  position: 'QB',
  rules: 1,
  stats: { PassingYards: 169, PassingTouchdowns: 2, RushingYards: 11 },
});
const BELOW_ZERO = makePlayerStepContext({
  position: 'WR',
  rules: 1,
  stats: { RushingYards: -4, Receptions: 6, ReceivingYards: 57 },
});

const show = (pair: WrongAndRightWorking | null) =>
  pair && {
    rows: pair.rows.map(
      ({ wrong, right }) =>
        `${wrong ? formatMixed(wrong) : '?'} | ${right ? formatMixed(right) : '?'}`,
    ),
    sum: pair.sum && `${formatMixed(pair.sum.wrong)} | ${formatMixed(pair.sum.right)}`,
  };

// 67/20 is 3 7/20, five fives are 25, 31/10 is 3 1/10.
it.each<[string, string, { rows: string[]; sum: string | null }]>([
  ['a remainder over the count', 'remainder-over-count', { rows: ['3 7/67 | 3 7/20'], sum: null }],
  ['the sign of another operation', 'multiplied-both', { rows: ['67/1340 | 3 7/20'], sum: null }],
  [
    'a sum straight across, beside one over a common denominator',
    'added-straight-across',
    { rows: ['3 7/20 | 3 7/20', '25 | 25', '3 1/10 | 3 2/20'], sum: '31 8/30 | 31 9/20' },
  ],
  [
    'a line that is missing, as a gap',
    'line-left-out',
    { rows: ['? | 3 7/20', '25 | 25', '3 1/10 | 3 1/10'], sum: '28 1/10 | 31 9/20' },
  ],
  [
    'a line that is there twice',
    'line-twice',
    {
      rows: ['3 7/20 | 3 7/20', '3 7/20 | ?', '25 | 25', '3 1/10 | 3 1/10'],
      sum: '34 4/5 | 31 9/20',
    },
  ],
])('shows %s', (_, tag, shown) => {
  expect(show(inventWrongAndRightWorking(QUARTERBACK, tag))).toEqual(shown);
});

it('shows a decimal as one, and numbers below zero only where they are the point', () => {
  expect(inventWrongAndRightWorking(QUARTERBACK, 'remainder-as-decimal')?.rows[0]).toMatchObject({
    decimal: '3.7',
  });
  expect(show(inventWrongAndRightWorking(BELOW_ZERO, 'minus-dropped'))?.rows[0]).toMatch(
    /^\d.* \| -\d/,
  );
  expect(
    JSON.stringify(show(inventWrongAndRightWorking(BELOW_ZERO, 'added-straight-across'))),
  ).not.toContain('-');
});

it('takes the most usual way of a family, and none for a tag that says only where', () => {
  expect(inventWrongAndRightWorking(QUARTERBACK, 'any-adding')?.kind).toBe('added-straight-across');
  for (const tag of ['one-line', 'two-slips', 'cannot-tell', 'other-player', 'no-tag']) {
    expect(inventWrongAndRightWorking(QUARTERBACK, tag)).toBeNull();
  }
});

const total = (rows: WrongAndRightWorking['rows'], side: 'wrong' | 'right') =>
  sumRationals(rows.flatMap((row) => (row[side] ? [fromMixed(row[side])] : []))).toFraction();

it('has other numbers than the card, a right side that adds up, and a wrong side that is wrong', () => {
  const check = (context: StepContext, tag: string) => {
    const pair = inventWrongAndRightWorking(context, tag);
    if (!pair) return;
    const counts =
      context.kind === 'player' ? context.lines.filter(({ count }) => Math.abs(count) > 5) : [];
    for (const { label, task } of pair.rows) {
      expect(counts.some((line) => line.label === label && line.count === task?.count)).toBe(false);
    }
    const { sum, rows } = pair;
    const [row] = rows;
    if (!sum) {
      expect(rows).toHaveLength(1);
      expect(row?.wrong && fromMixed(row.wrong).toFraction()).not.toBe(
        row?.right && fromMixed(row.right).toFraction(),
      );
      return;
    }
    expect(total(rows, 'right')).toBe(fromMixed(sum.right).toFraction());
    expect(fromMixed(sum.wrong).toFraction()).not.toBe(fromMixed(sum.right).toFraction());
    // If lines are missing, doubled, or inverted, the wrong sum is the sum of the wrong lines.
    if (total(rows, 'wrong') !== total(rows, 'right'))
      expect(total(rows, 'wrong')).toBe(fromMixed(sum.wrong).toFraction());
  };
  fc.assert(
    fc.property(
      fc.oneof(anyStepContext, anyTeamStepContext),
      fc.constantFrom(...MISCONCEPTION_KINDS),
      check,
    ),
    { numRuns: 400 },
  );
});

it('shows nearly every way of working on the cards that it happens on', () => {
  const missing = MISCONCEPTION_KINDS.filter(
    (kind) =>
      !inventWrongAndRightWorking(QUARTERBACK, kind) &&
      !inventWrongAndRightWorking(BELOW_ZERO, kind),
  );
  // These need another starter, another kind of rate, or a team.
  expect(missing).toEqual([
    'other-player',
    'rate-upside-down',
    'mixed-rate-half-read',
    'denominator-dropped',
    'fractions-left-out',
    'one-fraction-left-out',
  ]);
});
