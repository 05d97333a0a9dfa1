import {
  canHaveStatistic,
  findGraphStatistic,
  GRAPH_STATISTICS,
  type GraphPlayer,
  gameValuesWithWeeks,
  graphFieldsOfPosition,
  playerStatisticTotal,
  weeklyValuesWithGaps,
} from './graph-source';

/**
 * Yards by catching, by running, and catches in the order of a receiver's games; then two kinds of
 * touchdowns.
 */
const HILL: GraphPlayer = {
  key: 'p1',
  name: 'Hill',
  position: 'WR',
  games: [[60, 5, 7, 0, 1], 'bye', [24, -2, 3, 1, 0], 'out', [0, 4, 0, 0, 0]],
};
const ALL = { fromWeek: 1, toWeek: 5 };

it('gives one number for each week of the range, and null where there was no game', () => {
  expect(weeklyValuesWithGaps(HILL, 'ReceivingYards', ALL)).toEqual([60, null, 24, null, 0]);
  expect(weeklyValuesWithGaps(HILL, 'RushingYards', ALL)).toEqual([5, null, -2, null, 4]);
  expect(weeklyValuesWithGaps(HILL, 'Receptions', { fromWeek: 2, toWeek: 4 })).toEqual([
    null,
    3,
    null,
  ]);
  expect(weeklyValuesWithGaps(HILL, 'Receptions', { fromWeek: 3, toWeek: 3 })).toEqual([3]);
  expect(weeklyValuesWithGaps(HILL, 'Receptions', { fromWeek: 4, toWeek: 7 })).toEqual([
    null,
    0,
    null,
    null,
  ]);
  expect(weeklyValuesWithGaps(HILL, 'Receptions', { fromWeek: 4, toWeek: 3 })).toEqual([]);
  expect(weeklyValuesWithGaps(HILL, 'Receptions', { fromWeek: 5, toWeek: 2 })).toEqual([]);
  expect(weeklyValuesWithGaps(HILL, 'Sacks', { fromWeek: 1, toWeek: 2 })).toEqual([null, null]);
});

it('names the week of each game that was played, and adds them', () => {
  expect(gameValuesWithWeeks(HILL, 'ReceivingYards', ALL)).toEqual([
    { week: 1, value: 60 },
    { week: 3, value: 24 },
    { week: 5, value: 0 },
  ]);
  expect(gameValuesWithWeeks(HILL, 'RushingYards', { fromWeek: 2, toWeek: 5 })).toEqual([
    { week: 3, value: -2 },
    { week: 5, value: 4 },
  ]);
  expect(playerStatisticTotal(HILL, 'ReceivingYards', ALL)).toBe(84);
  expect(playerStatisticTotal(HILL, 'RushingYards', { fromWeek: 2, toWeek: 5 })).toBe(2);
  expect(playerStatisticTotal(HILL, 'RushingYards', { fromWeek: 2, toWeek: 2 })).toBe(0);
});

it('has for each position the statistics that its players can have', () => {
  const carrier = [
    'ReceivingYards',
    'RushingYards',
    'Receptions',
    'RushingTouchdowns',
    'ReceivingTouchdowns',
  ];
  expect(
    ['QB', 'RB', 'WR', 'TE', 'K', 'DEF'].map((position) =>
      graphFieldsOfPosition(position as GraphPlayer['position']),
    ),
  ).toEqual([
    ['RushingYards', 'PassingYards', 'PassingTouchdowns', 'RushingTouchdowns'],
    carrier,
    carrier,
    carrier,
    ['ExtraPointsMade', 'FieldGoalsMade'],
    ['Sacks', 'Interceptions', 'FumblesRecovered', 'PointsAllowed'],
  ]);
  expect(canHaveStatistic(HILL, 'Receptions')).toBe(true);
  expect(canHaveStatistic(HILL, 'PassingYards')).toBe(false);
});

it('names what each statistic counts', () => {
  expect(
    GRAPH_STATISTICS.map(({ field, label, unit, kind }) => [field, label, unit, kind]),
  ).toEqual([
    ['ReceivingYards', 'Receiving yards', 'yards', 'receive'],
    ['RushingYards', 'Rushing yards', 'yards', 'rush'],
    ['Receptions', 'Catches', 'catches', 'receive'],
    ['PassingYards', 'Passing yards', 'yards', 'pass'],
    ['PassingTouchdowns', 'Passing touchdowns', 'touchdowns', 'pass'],
    ['RushingTouchdowns', 'Rushing touchdowns', 'touchdowns', 'rush'],
    ['ReceivingTouchdowns', 'Receiving touchdowns', 'touchdowns', 'receive'],
    ['ExtraPointsMade', 'Extra points made', 'kicks', 'extra'],
    ['FieldGoalsMade', 'Field goals made', 'kicks', 'field'],
    ['Sacks', 'Sacks', 'sacks', null],
    ['Interceptions', 'Interceptions', 'interceptions', null],
    ['FumblesRecovered', 'Fumbles recovered', 'fumbles', null],
    ['PointsAllowed', 'Points allowed', 'points', 'allow'],
  ]);
  expect(findGraphStatistic('Receptions')?.label).toBe('Catches');
  expect(findGraphStatistic('FantasyPoints')).toBeNull();
});
