import { rational } from '@/lib/domain/numbers/fractions';
import { makePlayerStepContext, makeTeamStepContext } from './step-context';

it('holds each line of a player with its count, rate and product, and the total', () => {
  const stats = { RushingYards: 64, Receptions: 3, ReceivingYards: -2 };
  const others = [{ position: 'K', stats: { ExtraPointsMade: 2 } }] as const;
  // 64/8 + 3/2 - 2/8 = 9 1/4
  expect(makePlayerStepContext({ position: 'RB', stats, rules: 2, others })).toEqual({
    kind: 'player',
    position: 'RB',
    stats,
    rules: 2,
    others,
    lines: [
      {
        label: 'Rushing yards',
        fields: ['RushingYards'],
        count: 64,
        rate: rational(1, 8),
        value: rational(8),
      },
      {
        label: 'Rushing touchdowns',
        fields: ['RushingTouchdowns'],
        count: 0,
        rate: rational(4),
        value: rational(0),
      },
      {
        label: 'Catches',
        fields: ['Receptions'],
        count: 3,
        rate: rational(1, 2),
        value: rational(3, 2),
      },
      {
        label: 'Receiving yards',
        fields: ['ReceivingYards'],
        count: -2,
        rate: rational(1, 8),
        value: rational(-1, 4),
      },
      {
        label: 'Receiving touchdowns',
        fields: ['ReceivingTouchdowns'],
        count: 0,
        rate: rational(6),
        value: rational(0),
      },
    ],
    total: rational(37, 4),
  });
});

it('has no other starters unless they are given', () => {
  expect(makePlayerStepContext({ position: 'K', stats: {}, rules: 1 }).others).toEqual([]);
});

it('refuses a statistic that is no whole number', () => {
  expect(() =>
    makePlayerStepContext({ position: 'RB', stats: { RushingYards: 6.5 }, rules: 1 }),
  ).toThrow(RangeError);
});

it('holds each starter of a team with the answer, and their total', () => {
  expect(
    makeTeamStepContext([
      { label: 'Quarterback', value: { wholeNumber: 19, numerator: 11, denominator: 20 } },
      { label: 'Running Back 1', value: { wholeNumber: 0, numerator: -3, denominator: 10 } },
    ]),
  ).toEqual({
    kind: 'team',
    lines: [
      { label: 'Quarterback', value: rational(391, 20) },
      { label: 'Running Back 1', value: rational(-3, 10) },
    ],
    total: rational(77, 4),
  });
});
