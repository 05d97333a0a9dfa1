import { rational, toMixed } from '@/lib/domain/numbers/fractions';
import { formatMixed } from '@/lib/domain/numbers/mixed';
import type { FormulaLevel } from '../../football/formulas';
import type { GameStats } from '../../football/statistics';
import { makePlayerStepContext, type PlayerStepContext, type StarterStats } from '../step-context';
import { LINE_MISCONCEPTIONS } from './in-lines';
import type { MistakeResult } from './mistake';

const player = (
  position: StarterStats['position'],
  level: FormulaLevel,
  stats: GameStats,
  others: StarterStats[] = [],
) => makePlayerStepContext({ position, rules: level, stats, others });

/** Level 1: 169/20 + 2 * 5 + 11/10 + 0 = 8 9/20 + 10 + 1 1/10 = 19 11/20. */
const ALLEN_STATS = { PassingYards: 169, PassingTouchdowns: 2, RushingYards: 11 };
const ALLEN = player('QB', 1, ALLEN_STATS);
const [PASSING, THROWN, RUSHING, RUN] = [
  'Passing yards',
  'Passing touchdowns',
  'Rushing yards',
  'Rushing touchdowns',
];

/** Level 2: 6 * 3/4 + 2 1/2 + 2 * 3 1/2 + 4 = 18. */
const TOUCHDOWNS = 'Defensive touchdowns';
const KICKER_STATS = {
  ExtraPointsMade: 6,
  FieldGoalsMade20to29: 1,
  FieldGoalsMade40to49: 2,
  FieldGoalsMade50Plus: 1,
};
const KICKER = player('K', 2, KICKER_STATS);
const EXTRA = 'Extra points made';
const goals = (distance: string) => `Field goals, ${distance} yards`;

const {
  'counts-added': { mistakes: countsAdded },
  'divided-not-multiplied': { mistakes: dividedNotMultiplied },
  'mixed-rate-half-read': { mistakes: mixedRateHalfRead },
  'multiplied-not-divided': { mistakes: multipliedNotDivided },
  'one-point-each': { mistakes: onePointEach },
  'other-level': { mistakes: otherLevel },
  'other-player': { mistakes: otherPlayer },
  'rate-of-another-line': { mistakes: rateOfAnotherLine },
  'rate-upside-down': { mistakes: rateUpsideDown },
  'real-football-points': { mistakes: realFootballPoints },
  'remainder-as-decimal': { mistakes: remainderAsDecimal },
  'remainder-as-whole': { mistakes: remainderAsWhole },
  'remainder-dropped': { mistakes: remainderDropped },
  'remainder-over-other-number': { mistakes: remainderOverOtherNumber },
  'yards-as-points': { mistakes: yardsAsPoints },
  'added-not-multiplied': { mistakes: addedNotMultiplied },
  'count-of-another-line': { mistakes: countOfAnotherLine },
  'count-off-by-one': { mistakes: countOffByOne },
  'denominator-dropped': { mistakes: denominatorDropped },
  'multiplied-both': { mistakes: multipliedBoth },
  'remainder-over-count': { mistakes: remainderOverCount },
  'rounded-to-decimals': { mistakes: roundedToDecimals },
  'side-by-side': { mistakes: sideBySide },
  'zero-counted': { mistakes: zeroCounted },
} = LINE_MISCONCEPTIONS;

type Told = [line: string | null, value: string];
type Case = [
  title: string,
  mistakes: (context: PlayerStepContext) => MistakeResult[],
  context: PlayerStepContext,
  told: Told[],
];

const CASES: Case[] = [
  [
    'the formula of level 2: 1/24, 4, 1/8 and 6 points',
    otherLevel,
    ALLEN,
    [
      // 7 1/24 + 8 + 1 3/8
      [null, '16 5/12'],
      [PASSING, '18 17/120'],
      [THROWN, '17 11/20'],
      [RUSHING, '19 33/40'],
      [null, '16 5/12'],
    ],
  ],
  [
    'the formula of level 1 for a kicker: a field goal is another line there, so only extra points compare',
    otherLevel,
    player('K', 2, { ExtraPointsMade: 2, FieldGoalsMade20to29: 1 }),
    [
      [null, '5'],
      [EXTRA, '4 1/2'],
    ],
  ],
  [
    'the formula of level 2 for a kicker',
    otherLevel,
    player('K', 1, { ExtraPointsMade: 2, FieldGoalsMade20to29: 1 }),
    [
      [null, '4'],
      [EXTRA, '4 1/2'],
    ],
  ],
  [
    'another starter’s row with this formula and with its own, none of them 0',
    otherPlayer,
    player('QB', 1, ALLEN_STATS, [
      { position: 'RB', stats: { RushingYards: 64, Receptions: 3, ReceivingYards: 50 } },
      { position: 'TE', stats: {} },
      { position: 'K', stats: { ExtraPointsMade: 4 } },
    ]),
    [
      [null, '6 2/5'],
      [null, '14 2/5'],
      [null, '4'],
    ],
  ],
  ['no other starter', otherPlayer, ALLEN, []],
  [
    'yards times 20 and times 10',
    multipliedNotDivided,
    ALLEN,
    [
      [PASSING, '3391 1/10'],
      [RUSHING, '128 9/20'],
      [null, '3500'],
    ],
  ],
  [
    'a rate of 3/4 is no division by a number',
    multipliedNotDivided,
    player('K', 2, { ExtraPointsMade: 6 }),
    [],
  ],
  ['touchdowns divided by 5', dividedNotMultiplied, ALLEN, [[THROWN, '9 19/20']]],
  [
    'touchdowns of both kinds divided by 5',
    dividedNotMultiplied,
    player('QB', 1, { PassingTouchdowns: 2, RushingTouchdowns: 1 }),
    [
      [THROWN, '5 2/5'],
      [RUN, '10 1/5'],
      [null, '3/5'],
    ],
  ],
  [
    'divided by 1 it stays the same',
    dividedNotMultiplied,
    player('TE', 1, { Receptions: 4, ReceivingYards: 3 }),
    [],
  ],
  [
    '4/3, 2/5 and 2/7 points; 4 points stay',
    rateUpsideDown,
    KICKER,
    [
      [EXTRA, '21 1/2'],
      [goals('20 to 29'), '15 9/10'],
      [goals('40 to 49'), '11 4/7'],
      [null, '12 34/35'],
    ],
  ],
  ['1/20 and 1/10 are divisions, and 5 is whole', rateUpsideDown, ALLEN, []],
  [
    'one point for each yard',
    yardsAsPoints,
    ALLEN,
    [
      [PASSING, '180 1/10'],
      [RUSHING, '29 9/20'],
      [null, '190'],
    ],
  ],
  ['no yards', yardsAsPoints, KICKER, []],
  ['one point for each touchdown', onePointEach, ALLEN, [[THROWN, '11 11/20']]],
  [
    'one point for each touchdown and each catch, yards as they are',
    onePointEach,
    // 1 + 4 + 4/2 = 7
    player('RB', 2, { RushingYards: 8, RushingTouchdowns: 1, Receptions: 4 }),
    [
      ['Rushing touchdowns', '4'],
      ['Catches', '9'],
      [null, '6'],
    ],
  ],
  ['169 + 2 + 11', countsAdded, ALLEN, [[null, '182']]],
  [
    'two counts, one of them below zero',
    countsAdded,
    player('WR', 1, { RushingYards: -4, Receptions: 6 }),
    [[null, '2']],
  ],
  ['a single count is no sum', countsAdded, player('WR', 1, { Receptions: 6 }), []],
  ['no count at all', countsAdded, player('WR', 1, {}), []],
  [
    '6 points for each touchdown',
    realFootballPoints,
    player('QB', 1, { PassingTouchdowns: 2, RushingTouchdowns: 1, RushingYards: 11 }),
    [
      [THROWN, '18 1/10'],
      [RUN, '17 1/10'],
      [null, '19 1/10'],
    ],
  ],
  [
    '6 points where they are right',
    realFootballPoints,
    player('DEF', 2, { DefensiveTouchdowns: 2, Sacks: 1 }),
    [],
  ],
  [
    'yards with the rate of the other yards, one line at a time',
    rateOfAnotherLine,
    ALLEN,
    [
      [PASSING, '28'],
      [RUSHING, '19'],
    ],
  ],
  [
    'what is counted one by one with each other rate, of touchdowns, too',
    rateOfAnotherLine,
    // 2 * 2 + 3 + 2 + 5 = 14; the rates are 2, 3, 3, 2 and 5.
    player('DEF', 1, { Sacks: 2, Interceptions: 1, Safeties: 1, DefensiveTouchdowns: 1 }),
    [
      ['Sacks', '16'],
      ['Sacks', '16'],
      ['Sacks', '20'],
      ['Interceptions', '13'],
      ['Interceptions', '13'],
      ['Interceptions', '16'],
      ['Safeties', '15'],
      ['Safeties', '15'],
      ['Safeties', '17'],
      [TOUCHDOWNS, '11'],
      [TOUCHDOWNS, '12'],
      [TOUCHDOWNS, '12'],
      [TOUCHDOWNS, '11'],
    ],
  ],
  [
    '2 1/2 and 3 1/2 as the whole, as the half, as the whole for each and the half once, and as their product',
    mixedRateHalfRead,
    KICKER,
    [
      [goals('20 to 29'), '17 1/2'],
      [goals('40 to 49'), '17'],
      [null, '16 1/2'],
      [goals('20 to 29'), '16'],
      [goals('40 to 49'), '12'],
      [null, '10'],
      // One field goal gives 2 + 1/2 anyway; two give 6 + 1/2.
      [goals('40 to 49'), '17 1/2'],
      // 2 x 1/2 and 3 x 1/2.
      [goals('20 to 29'), '16 1/2'],
      [goals('40 to 49'), '14'],
      [null, '12 1/2'],
    ],
  ],
  [
    '3/4 and 4 have no two parts',
    mixedRateHalfRead,
    player('K', 2, { ExtraPointsMade: 6, FieldGoalsMade50Plus: 1 }),
    [],
  ],
  [
    '8 remainder 9 as 8 9/10 and 8 9/100; 1 remainder 1 as 1 1/100',
    remainderAsDecimal,
    ALLEN,
    [
      [PASSING, '20'],
      [PASSING, '19 19/100'],
      [RUSHING, '19 23/50'],
      [null, '19 1/10'],
    ],
  ],
  [
    'a loss of 2 remainder 4 as 2 4/100',
    remainderAsDecimal,
    player('WR', 1, { RushingYards: -24, Receptions: 5 }),
    [[RUSHING, '2 24/25']],
  ],
  [
    '7 remainder 1 of 3 field goals at 5/2, as 7 1/10 and 7 1/100',
    remainderAsDecimal,
    player('K', 2, { FieldGoalsMade20to29: 3 }),
    [
      [goals('20 to 29'), '7 1/10'],
      [goals('20 to 29'), '7 1/100'],
    ],
  ],
  [
    'nothing left over',
    remainderAsDecimal,
    player('QB', 1, { PassingYards: 160, PassingTouchdowns: 1 }),
    [],
  ],
  [
    '9 left over, over 10 and over the 8; what is left over 1 would be whole',
    remainderOverOtherNumber,
    ALLEN,
    [
      [PASSING, '20'],
      [PASSING, '20 9/40'],
    ],
  ],
  [
    '7 left over of nothing whole, over 10',
    remainderOverOtherNumber,
    player('QB', 1, { PassingYards: 7 }),
    [[PASSING, '7/10']],
  ],
  [
    '8 remainder 9 as 17, 1 remainder 1 as 2',
    remainderAsWhole,
    ALLEN,
    [
      [PASSING, '28 1/10'],
      [RUSHING, '20 9/20'],
      [null, '29'],
    ],
  ],
  [
    'a loss of 2 remainder 4 as a loss of 6',
    remainderAsWhole,
    player('WR', 1, { RushingYards: -24, Receptions: 5 }),
    [[RUSHING, '-1']],
  ],
  [
    '8 remainder 9 as 8, 1 remainder 1 as 1',
    remainderDropped,
    ALLEN,
    [
      [PASSING, '19 1/10'],
      [RUSHING, '19 9/20'],
      [null, '19'],
    ],
  ],
  [
    'a loss of 2 remainder 4 as a loss of 2',
    remainderDropped,
    player('WR', 1, { RushingYards: -24, Receptions: 5 }),
    [[RUSHING, '3']],
  ],
  [
    '2 + 5, and nothing for what is worth a part of a point',
    addedNotMultiplied,
    ALLEN,
    [[THROWN, '16 11/20']],
  ],
  [
    '169 1/20 and 11 1/10 side by side',
    sideBySide,
    ALLEN,
    [
      [PASSING, '180 3/20'],
      [RUSHING, '29 11/20'],
      [null, '190 3/20'],
    ],
  ],
  [
    'one twentieth and one tenth as 169/3380 and 11/110; whole rates have no denominator',
    multipliedBoth,
    ALLEN,
    [
      [PASSING, '11 3/20'],
      [RUSHING, '18 11/20'],
      [null, '10 3/20'],
    ],
  ],
  [
    '6 x 3/4 as 18, 5/2 as 5 and 2 x 7/2 as 14; 1/20 leaves its count',
    denominatorDropped,
    KICKER,
    [
      [EXTRA, '31 1/2'],
      [goals('20 to 29'), '20 1/2'],
      [goals('40 to 49'), '25'],
      [null, '41'],
    ],
  ],
  ['0 touchdowns as 5 points', zeroCounted, ALLEN, [[RUN, '24 11/20']]],
  [
    'the number of each line nearby that has one',
    countOfAnotherLine,
    ALLEN,
    [
      // 2/20 and 11/20 for 169/20; 845 and 55 for 10; 169/10 and 2/10 for 11/10; 5 times 2 and 11
      // for nothing.
      [PASSING, '11 1/5'],
      [PASSING, '11 13/20'],
      [THROWN, '854 11/20'],
      [THROWN, '64 11/20'],
      [RUSHING, '35 7/20'],
      [RUSHING, '18 13/20'],
      [RUN, '29 11/20'],
      [RUN, '74 11/20'],
    ],
  ],
  [
    'one more and one fewer; nobody takes one for none',
    countOffByOne,
    player('WR', 1, { Receptions: 4, ReceivingTouchdowns: 1 }),
    [
      ['Catches', '10'],
      ['Catches', '8'],
      ['Receiving touchdowns', '14'],
    ],
  ],
  [
    '8 9/169 for 8 remainder 9, 1 1/11 for 1 remainder 1',
    remainderOverCount,
    ALLEN,
    [
      [PASSING, '19 259/1690'],
      [RUSHING, '19 119/220'],
      [null, '19 268/1859'],
    ],
  ],
  [
    '7.04 and 7.0 for 7 1/24, 1.4, 1.3, 1.38 and 1.37 for 1 3/8',
    roundedToDecimals,
    player('QB', 2, { PassingYards: 169, RushingYards: 11 }),
    [
      // 7 + 1 3/8; 7 1/24 + 1 2/5; both.
      [PASSING, '8 3/8'],
      [RUSHING, '8 53/120'],
      [null, '8 2/5'],
      [RUSHING, '8 41/120'],
      // 7 1/25 + 1 3/8; 7 1/24 + 1 19/50; both.
      [PASSING, '8 83/200'],
      [RUSHING, '8 253/600'],
      [null, '8 21/50'],
      [RUSHING, '8 247/600'],
    ],
  ],
];

it.each(CASES)(
  '%s: every result it leads to, with the line it is about',
  (_, mistakes, context, told) => {
    expect(
      mistakes(context).map(({ value, line }) => [
        line?.label ?? null,
        formatMixed(toMixed(value)),
      ]),
    ).toEqual(told);
  },
);

it('a rule that takes points away leaves its remainder below zero', () => {
  const [sacks, ...others] = player('DEF', 1, { Sacks: 7 }).lines;
  if (!sacks) throw new Error('A defense has sacks.');
  // 7 x -1/2 = -3 1/2, as -3, and as -3 1/10 and -3 1/100.
  const line = { ...sacks, rate: rational(-1, 2), value: rational(-7, 2) };
  const context = {
    ...player('DEF', 1, { Sacks: 7 }),
    lines: [line, ...others],
    total: line.value,
  };
  const values = (mistakes: MistakeResult[]) =>
    mistakes.map(({ value }) => formatMixed(toMixed(value)));
  expect(values(remainderDropped(context))).toEqual(['-3']);
  expect(values(remainderAsDecimal(context))).toEqual(['-3 1/10', '-3 1/100']);
});
