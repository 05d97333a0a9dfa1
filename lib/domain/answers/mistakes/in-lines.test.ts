import { toMixed } from '@/lib/domain/numbers/fractions';
import { formatMixed } from '@/lib/domain/numbers/mixed';
import type { FormulaLevel } from '../../football/formulas';
import type { GameStats } from '../../football/statistics';
import { type PlayerContext, playerContext, type StarterRow } from '../step-context';
import { IN_LINES } from './in-lines';
import type { Mistake } from './mistake';

const player = (position: StarterRow['position'], level: FormulaLevel, stats: GameStats, others: StarterRow[] = []) =>
  playerContext({ position, level, stats, others });

/** Level 1: 169/20 + 2 * 5 + 11/10 + 0 = 8 9/20 + 10 + 1 1/10 = 19 11/20. */
const ALLEN_STATS = { PassingYards: 169, PassingTouchdowns: 2, RushingYards: 11 };
const ALLEN = player('QB', 1, ALLEN_STATS);
const [PASSING, THROWN, RUSHING, RUN] = ['Passing yards', 'Passing touchdowns', 'Rushing yards', 'Rushing touchdowns'];

/** Level 2: 6 * 3/4 + 2 1/2 + 2 * 3 1/2 + 4 = 18. */
const KICKER_STATS = { ExtraPointsMade: 6, FieldGoalsMade20to29: 1, FieldGoalsMade40to49: 2, FieldGoalsMade50Plus: 1 };
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
} = IN_LINES;

type Told = [line: string | null, value: string];
type Case = [title: string, mistakes: (context: PlayerContext) => Mistake[], context: PlayerContext, told: Told[]];

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
  ['a rate of 3/4 is no division by a number', multipliedNotDivided, player('K', 2, { ExtraPointsMade: 6 }), []],
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
  ['divided by 1 it stays the same', dividedNotMultiplied, player('TE', 1, { Receptions: 4, ReceivingYards: 3 }), []],
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
  ['two counts, one of them below zero', countsAdded, player('WR', 1, { RushingYards: -4, Receptions: 6 }), [[null, '2']]],
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
  ['6 points where they are right', realFootballPoints, player('DEF', 2, { DefensiveTouchdowns: 2, Sacks: 1 }), []],
  [
    'yards with the rate of the other yards, one line at a time',
    rateOfAnotherLine,
    ALLEN,
    [
      [RUSHING, '19'],
      [PASSING, '28'],
    ],
  ],
  [
    'what is counted one by one with each other rate, the touchdown apart',
    rateOfAnotherLine,
    // 2 * 2 + 3 + 2 + 5 = 14; the rates are 2, 3, 3 and 2.
    player('DEF', 1, { Sacks: 2, Interceptions: 1, Safeties: 1, DefensiveTouchdowns: 1 }),
    [
      ['Interceptions', '13'],
      ['Sacks', '16'],
      ['Safeties', '15'],
      ['Sacks', '16'],
      ['Safeties', '15'],
      ['Interceptions', '13'],
    ],
  ],
  [
    '2 1/2 and 3 1/2 as the whole, as the half, and as the whole for each with the half once',
    mixedRateHalfRead,
    KICKER,
    [
      [goals('20 to 29'), '17 1/2'],
      [goals('40 to 49'), '17'],
      [null, '16 1/2'],
      [goals('20 to 29'), '16'],
      [goals('40 to 49'), '12'],
      [null, '10'],
      // One field goal gives 2 + 1/2 either way; two give 6 + 1/2.
      [goals('40 to 49'), '17 1/2'],
    ],
  ],
  ['3/4 and 4 have no two parts', mixedRateHalfRead, player('K', 2, { ExtraPointsMade: 6, FieldGoalsMade50Plus: 1 }), []],
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
  ['nothing left over', remainderAsDecimal, player('QB', 1, { PassingYards: 160, PassingTouchdowns: 1 }), []],
  [
    '9 left over, over 10 and over the 8; 1 left over, over the 1',
    remainderOverOtherNumber,
    ALLEN,
    [
      [PASSING, '20'],
      [PASSING, '20 9/40'],
      [RUSHING, '20 9/20'],
      [null, '21 1/8'],
    ],
  ],
  ['7 left over of nothing whole, over 10', remainderOverOtherNumber, player('QB', 1, { PassingYards: 7 }), [[PASSING, '7/10']]],
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
];

it.each(CASES)('%s: every result it leads to, with the line it is about', (_, mistakes, context, told) => {
  expect(mistakes(context).map(({ value, line }) => [line?.label ?? null, formatMixed(toMixed(value))])).toEqual(told);
});
