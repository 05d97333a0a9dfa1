import { toMixed } from '@/lib/domain/numbers/fractions';
import { formatMixed } from '@/lib/domain/numbers/mixed';
import { handScore } from '@/lib/testing/hand-score';
import { findScoredStatisticCountText, formulaLineText } from '@/words/rule-text';
import { parseFormulaLevelOrLevel2 } from './formulas';
import { POSITION_CODES } from './positions';
import {
  formulaTerms,
  isStatisticScoredAtAnyPosition,
  scoreGame,
  statisticTotalOfTerm,
} from './scoring';
import {
  byeDefenseGame,
  DEFENSE_STATISTICS,
  emptyPlayerGame,
  PLAYER_STATISTICS,
  STATISTIC_FIELDS,
  STATISTICS,
} from './statistics';

const STAT_LABELS: Readonly<Record<string, string>> = Object.fromEntries(
  STATISTIC_FIELDS.filter(isStatisticScoredAtAnyPosition).map((field) => [
    field,
    STATISTICS[field].label,
  ]),
);

const points = (position: string, level: 1 | 2, stats: Record<string, unknown>) =>
  formatMixed(toMixed(scoreGame(position, level, stats)));

const FIVE_FIELD_GOALS = {
  FieldGoalsMade0to19: 1,
  FieldGoalsMade20to29: 1,
  FieldGoalsMade30to39: 1,
  FieldGoalsMade40to49: 1,
  FieldGoalsMade50Plus: 1,
};

describe('scores worked out by hand', () => {
  it.each([
    // 285/20 + 2*5 + 33/10 + 5 = 14 1/4 + 10 + 3 3/10 + 5; level 2: 11 7/8 + 8 + 4 1/8 + 6
    [
      'a quarterback who passes and runs',
      'QB',
      { PassingYards: 285, PassingTouchdowns: 2, RushingYards: 33, RushingTouchdowns: 1 },
      '32 11/20',
      '30',
    ],
    // 10 - 7/10; level 2: 8 1/3 - 7/8
    [
      'a quarterback who is pushed back',
      'QB',
      { PassingYards: 200, RushingYards: -7 },
      '9 3/10',
      '7 11/24',
    ],
    ['a quarterback below zero by less than a point', 'QB', { RushingYards: -3 }, '-3/10', '-3/8'],
    [
      'a quarterback below zero by more than a point',
      'QB',
      { RushingYards: -12 },
      '-1 1/5',
      '-1 1/2',
    ],
    [
      'a quarterback whose catch does not count',
      'QB',
      { PassingYards: 100, Receptions: 1, ReceivingYards: 8, ReceivingTouchdowns: 1 },
      '5',
      '4 1/6',
    ],
    // 8 7/10 + 5 + 4 + 3 1/10; level 2: 10 7/8 + 4 + 2 + 3 7/8
    [
      'a running back who also catches',
      'RB',
      { RushingYards: 87, RushingTouchdowns: 1, Receptions: 4, ReceivingYards: 31 },
      '20 4/5',
      '20 3/4',
    ],
    [
      'a running back whose thrown touchdown does not count',
      'RB',
      { RushingYards: 10, PassingYards: 20, PassingTouchdowns: 1 },
      '1',
      '1 1/4',
    ],
    // 6 + 10 2/5 + 5 - 1/5; level 2: 3 + 13 + 6 - 1/4
    [
      'a wide receiver who loses two yards on a run',
      'WR',
      { Receptions: 6, ReceivingYards: 104, ReceivingTouchdowns: 1, RushingYards: -2 },
      '21 1/5',
      '21 3/4',
    ],
    // 5 + 4 7/10 + 10; level 2: 2 1/2 + 5 7/8 + 12
    [
      'a tight end with two touchdowns',
      'TE',
      { Receptions: 5, ReceivingYards: 47, ReceivingTouchdowns: 2 },
      '19 7/10',
      '20 3/8',
    ],
    // 3 + 3*3; level 2: 2 1/4 + 2 1/2 + 3 1/2 + 4
    [
      'a kicker',
      'K',
      {
        ExtraPointsMade: 3,
        FieldGoalsMade20to29: 1,
        FieldGoalsMade40to49: 1,
        FieldGoalsMade50Plus: 1,
      },
      '12',
      '12 1/4',
    ],
    [
      'a kicker with 3/4 and 2 1/2',
      'K',
      { ExtraPointsMade: 1, FieldGoalsMade0to19: 1 },
      '4',
      '3 1/4',
    ],
    ['a kicker from every distance', 'K', FIVE_FIELD_GOALS, '15', '15 1/2'],
    // 6 + 6 + 3 + 2 + 5; level 2: 4 1/2 + 5 + 2 1/2 + 1 1/2 + 6
    [
      'a defense',
      'DEF',
      { Sacks: 3, Interceptions: 2, FumblesRecovered: 1, Safeties: 1, DefensiveTouchdowns: 1 },
      '22',
      '19 1/2',
    ],
    [
      'a defense whose returned kick and allowed points do not count',
      'DEF',
      { Sacks: 1, SpecialTeamsTouchdowns: 2, PointsAllowed: 30 },
      '2',
      '1 1/2',
    ],
    // -3/10; level 2: -3/8
    ['a running back below zero', 'RB', { RushingYards: -3 }, '-3/10', '-3/8'],
    // 1 - 4/10; level 2: 1/2 - 4/8
    [
      'a wide receiver who is thrown back to nothing',
      'WR',
      { Receptions: 1, ReceivingYards: -4 },
      '3/5',
      '0',
    ],
    // 2 - 2; level 2: 1 - 2 1/2
    [
      'a tight end who loses all his catches gave',
      'TE',
      { Receptions: 2, ReceivingYards: -20 },
      '0',
      '-1 1/2',
    ],
    // 10/20 - 5/10; level 2: 10/24 - 5/8 = 10/24 - 15/24
    [
      'a quarterback whose run takes all his passes gave',
      'QB',
      { PassingYards: 10, RushingYards: -5 },
      '0',
      '-5/24',
    ],
    // 8 + 5; level 2: 10 + 4
    [
      'a running back with a whole number',
      'RB',
      { RushingYards: 80, RushingTouchdowns: 1 },
      '13',
      '14',
    ],
    ['a kicker who misses all', 'K', {}, '0', '0'],
    ['a defense that does nothing', 'DEF', {}, '0', '0'],
  ])('%s', (_, position, stats, level1, level2) => {
    expect(points(position, 1, stats)).toBe(level1);
    expect(points(position, 2, stats)).toBe(level2);
  });

  it.each(POSITION_CODES)('gives %s without a game 0 on both levels', (position) => {
    const game =
      position === 'DEF'
        ? byeDefenseGame({ teamId: 1, week: 7 })
        : emptyPlayerGame({ playerId: 1, week: 7 });
    expect(game.empty).toBe(true);
    expect(points(position, 1, game)).toBe('0');
    expect(points(position, 2, game)).toBe('0');
  });

  it.each(POSITION_CODES)(
    '%s: each single statistic counts what the specification says, and every other one nothing',
    (position) => {
      for (const level of [1, 2] as const) {
        for (const field of [...PLAYER_STATISTICS, ...DEFENSE_STATISTICS]) {
          for (const count of [1, 7, -1]) {
            const score = scoreGame(position, level, { [field]: count }).toFraction();
            expect([field, level, count, score]).toEqual([
              field,
              level,
              count,
              handScore(position, level, { [field]: count }),
            ]);
          }
        }
      }
    },
  );

  it('gives an unknown position 0', () => {
    expect(points('P', 1, { RushingYards: 100 })).toBe('0');
    expect(points('toString', 1, { RushingYards: 100 })).toBe('0');
  });

  it('refuses a statistic that is not a whole number, so that no float reaches a score', () => {
    expect(() => scoreGame('QB', 1, { PassingYards: 10.5 })).toThrow('PassingYards');
    expect(() => scoreGame('QB', 1, { PassingYards: '10' })).toThrow(RangeError);
  });
});

describe('placeholder games', () => {
  it('are of the seed season unless another is named', () => {
    expect(emptyPlayerGame({ playerId: 9, week: 3 })).toMatchObject({
      PlayerID: 9,
      Season: 2023,
      Week: 3,
    });
    expect(emptyPlayerGame({ playerId: 9, week: 3, season: 2024, team: 'SEA' })).toMatchObject({
      Season: 2024,
      Team: 'SEA',
    });
  });

  it('put a defense against BYE', () => {
    expect(byeDefenseGame({ teamId: 4, week: 9, team: 'CAR' })).toMatchObject({
      TeamID: 4,
      Opponent: 'BYE',
      Team: 'CAR',
      Sacks: 0,
    });
  });
});

describe('formulaTerms', () => {
  it('says each rule as a sentence', () => {
    const rules = ([1, 2] as const).flatMap((level) =>
      POSITION_CODES.map((position) => formulaTerms(position, level).map(formulaLineText)),
    );
    expect(rules).toMatchInlineSnapshot(`
[
  [
    "1 point for every 20 passing yards",
    "5 points for each passing touchdown",
    "1 point for every 10 rushing yards",
    "5 points for each rushing touchdown",
  ],
  [
    "1 point for every 10 rushing yards",
    "5 points for each rushing touchdown",
    "1 point for each catch",
    "1 point for every 10 receiving yards",
    "5 points for each receiving touchdown",
  ],
  [
    "1 point for every 10 rushing yards",
    "5 points for each rushing touchdown",
    "1 point for each catch",
    "1 point for every 10 receiving yards",
    "5 points for each receiving touchdown",
  ],
  [
    "1 point for every 10 rushing yards",
    "5 points for each rushing touchdown",
    "1 point for each catch",
    "1 point for every 10 receiving yards",
    "5 points for each receiving touchdown",
  ],
  [
    "1 point for each extra point kick",
    "3 points for each field goal",
  ],
  [
    "2 points for each sack",
    "3 points for each interception",
    "3 points for each fumble recovered",
    "2 points for each safety",
    "5 points for each defensive touchdown",
  ],
  [
    "1 point for every 24 passing yards",
    "4 points for each passing touchdown",
    "1 point for every 8 rushing yards",
    "6 points for each rushing touchdown",
  ],
  [
    "1 point for every 8 rushing yards",
    "4 points for each rushing touchdown",
    "1/2 point for each catch",
    "1 point for every 8 receiving yards",
    "6 points for each receiving touchdown",
  ],
  [
    "1 point for every 8 rushing yards",
    "4 points for each rushing touchdown",
    "1/2 point for each catch",
    "1 point for every 8 receiving yards",
    "6 points for each receiving touchdown",
  ],
  [
    "1 point for every 8 rushing yards",
    "4 points for each rushing touchdown",
    "1/2 point for each catch",
    "1 point for every 8 receiving yards",
    "6 points for each receiving touchdown",
  ],
  [
    "3/4 point for each extra point kick",
    "2 1/2 points for each field goal of 0 to 19 yards",
    "2 1/2 points for each field goal of 20 to 29 yards",
    "3 points for each field goal of 30 to 39 yards",
    "3 1/2 points for each field goal of 40 to 49 yards",
    "4 points for each field goal of 50 yards or more",
  ],
  [
    "1 1/2 points for each sack",
    "2 1/2 points for each interception",
    "2 1/2 points for each fumble recovered",
    "1 1/2 points for each safety",
    "6 points for each defensive touchdown",
  ],
]
`);
  });

  it('adds the five field-goal columns to one term on level 1 and keeps them apart on level 2', () => {
    expect(
      formulaTerms('K', 1).map((term) => statisticTotalOfTerm(term, FIVE_FIELD_GOALS)),
    ).toEqual([0, 5]);
    expect(
      formulaTerms('K', 2).map((term) => statisticTotalOfTerm(term, FIVE_FIELD_GOALS)),
    ).toEqual([0, 1, 1, 1, 1, 1]);
  });

  it('has a label for every column of every formula', () => {
    for (const level of [1, 2] as const) {
      for (const position of POSITION_CODES) {
        for (const field of formulaTerms(position, level).flatMap((term) => term.fields))
          expect(STAT_LABELS[field]).toBeTruthy();
      }
    }
  });

  it('takes mode 1 as level 1 and any other as level 2', () => {
    expect([1, 2, 0, '1', undefined].map(parseFormulaLevelOrLevel2)).toEqual([1, 2, 2, 2, 2]);
  });
});

describe('games that stand in for missing ones, to the last column', () => {
  it('have a player’s statistics, all 0, and no opponent', () => {
    const zeros = {
      RushingYards: 0,
      RushingTouchdowns: 0,
      Receptions: 0,
      ReceivingYards: 0,
      ReceivingTouchdowns: 0,
      PassingYards: 0,
      PassingTouchdowns: 0,
      ExtraPointsMade: 0,
      FieldGoalsMade0to19: 0,
      FieldGoalsMade20to29: 0,
      FieldGoalsMade30to39: 0,
      FieldGoalsMade40to49: 0,
      FieldGoalsMade50Plus: 0,
    };
    const game = {
      PlayerID: 9,
      Week: 3,
      GameKey: '',
      Opponent: '',
      HomeOrAway: 'HOME',
      ...zeros,
      empty: true,
    };
    expect(emptyPlayerGame({ playerId: 9, week: 3 })).toEqual({ ...game, Season: 2023, Team: '' });
    expect(emptyPlayerGame({ playerId: 9, week: 3, season: 2024, team: 'SEA' })).toEqual({
      ...game,
      Season: 2024,
      Team: 'SEA',
    });
  });

  it('have a defense’s statistics, all 0, against BYE', () => {
    const zeros = {
      Sacks: 0,
      Interceptions: 0,
      FumblesRecovered: 0,
      Safeties: 0,
      DefensiveTouchdowns: 0,
      SpecialTeamsTouchdowns: 0,
      PointsAllowed: 0,
    };
    const game = {
      TeamID: 4,
      Week: 9,
      GameKey: '',
      Opponent: 'BYE',
      HomeOrAway: 'HOME',
      ...zeros,
      empty: true,
    };
    expect(byeDefenseGame({ teamId: 4, week: 9 })).toEqual({ ...game, Season: 2023, Team: '' });
    expect(byeDefenseGame({ teamId: 4, week: 9, season: 2024, team: 'CAR' })).toEqual({
      ...game,
      Season: 2024,
      Team: 'CAR',
    });
  });
});

it('has words for each statistic of a formula: a label, one of it and many of it', () => {
  const said = Object.entries(STAT_LABELS).map(([field, label]) => [
    label,
    findScoredStatisticCountText(field, 1),
    findScoredStatisticCountText(field, 2),
  ]);
  expect(said).toEqual([
    ['Passing yards', '1 passing yard', '2 passing yards'],
    ['Passing touchdowns', '1 passing touchdown', '2 passing touchdowns'],
    ['Rushing yards', '1 rushing yard', '2 rushing yards'],
    ['Rushing touchdowns', '1 rushing touchdown', '2 rushing touchdowns'],
    ['Catches', '1 catch', '2 catches'],
    ['Receiving yards', '1 receiving yard', '2 receiving yards'],
    ['Receiving touchdowns', '1 receiving touchdown', '2 receiving touchdowns'],
    ['Extra points made', '1 extra point kick', '2 extra point kicks'],
    [
      'Field goals, 0 to 19 yards',
      '1 field goal of 0 to 19 yards',
      '2 field goals of 0 to 19 yards',
    ],
    [
      'Field goals, 20 to 29 yards',
      '1 field goal of 20 to 29 yards',
      '2 field goals of 20 to 29 yards',
    ],
    [
      'Field goals, 30 to 39 yards',
      '1 field goal of 30 to 39 yards',
      '2 field goals of 30 to 39 yards',
    ],
    [
      'Field goals, 40 to 49 yards',
      '1 field goal of 40 to 49 yards',
      '2 field goals of 40 to 49 yards',
    ],
    [
      'Field goals, 50 yards or more',
      '1 field goal of 50 yards or more',
      '2 field goals of 50 yards or more',
    ],
    ['Sacks', '1 sack', '2 sacks'],
    ['Interceptions', '1 interception', '2 interceptions'],
    ['Fumbles recovered', '1 fumble recovered', '2 fumbles recovered'],
    ['Safeties', '1 safety', '2 safeties'],
    ['Defensive touchdowns', '1 defensive touchdown', '2 defensive touchdowns'],
  ]);
  expect([
    findScoredStatisticCountText('RushingYards', 0),
    findScoredStatisticCountText('RushingYards', -1),
    findScoredStatisticCountText('RushingYards', -4),
  ]).toEqual(['0 rushing yards', '-1 rushing yard', '-4 rushing yards']);
  expect([
    findScoredStatisticCountText('PointsAllowed', 7),
    findScoredStatisticCountText('', 1),
  ]).toEqual([null, null]);
});

it('gives each term its columns and its label, the same objects each time', () => {
  const kicker = formulaTerms('K', 1);
  expect(
    kicker.map(({ field, fields, label, rate }) => [field, fields, label, rate.toFraction()]),
  ).toEqual([
    ['ExtraPointsMade', ['ExtraPointsMade'], 'Extra points made', '1'],
    [
      'FieldGoalsMade0to19',
      [
        'FieldGoalsMade0to19',
        'FieldGoalsMade20to29',
        'FieldGoalsMade30to39',
        'FieldGoalsMade40to49',
        'FieldGoalsMade50Plus',
      ],
      'Field goals made',
      '3',
    ],
  ]);
  expect(formulaTerms('K', 1)).toBe(kicker);
  expect(formulaTerms('K', 2)).not.toBe(kicker);
});

it('names the statistic that is not a whole number, and what it is', () => {
  expect(() => scoreGame('QB', 1, { PassingYards: 10.5 })).toThrow(
    'PassingYards is not a whole number: 10.5',
  );
  expect(() => scoreGame('K', 1, { FieldGoalsMade50Plus: Number.NaN })).toThrow(RangeError);
});
