import { toMixed } from '@/lib/domain/numbers/fractions';
import { formatMixed } from '@/lib/domain/numbers/mixed';
import type { GameStats } from '../../football/statistics';
import { parseAnswerText } from '../../testing/steps';
import { makePlayerStepContext, makeTeamStepContext, type StepContext } from '../step-context';
import { SUM_MISCONCEPTIONS } from './in-sums';
import type { MistakeResult } from './mistake';

const team = (...points: string[]) =>
  makeTeamStepContext(
    points.map((text, index) => ({ label: 'ABCDEF'.charAt(index), value: parseAnswerText(text) })),
  );
const quarterback = (stats: GameStats) =>
  makePlayerStepContext({ position: 'QB', rules: 1, stats });
/** 8 9/20 + 10 + 1 1/10 + 0 = 19 11/20. */
const ALLEN = quarterback({ PassingYards: 169, PassingTouchdowns: 2, RushingYards: 11 });
/** 8 10/20 + 1 1/10 = 9 3/5. */
const UNREDUCED = quarterback({ PassingYards: 170, RushingYards: 11 });

const {
  'added-straight-across': { mistakes: addedStraightAcross },
  'carry-lost': { mistakes: carryLost },
  'fractions-left-out': { mistakes: fractionsLeftOut },
  'fraction-upside-down': { mistakes: fractionUpsideDown },
  'line-left-out': { mistakes: lineLeftOut },
  'line-twice': { mistakes: lineTwice },
  'minus-dropped': { mistakes: minusDropped },
  'numerators-not-scaled': { mistakes: numeratorsNotScaled },
  'rounded-to-whole': { mistakes: roundedToWhole },
  'sign-turned': { mistakes: signTurned },
  'whole-off-by-one': { mistakes: wholeOffByOne },
  'wholes-left-out': { mistakes: wholesLeftOut },
  'denominators-multiplied': { mistakes: denominatorsMultiplied },
  'digits-transposed': { mistakes: digitsTransposed },
  'line-subtracted': { mistakes: lineSubtracted },
  'numerators-multiplied': { mistakes: numeratorsMultiplied },
  'one-denominator-kept': { mistakes: oneDenominatorKept },
  'reduced-unevenly': { mistakes: reducedUnevenly },
  'run-together': { mistakes: runTogether },
  'same-number-added': { mistakes: sameNumberAdded },
  'ten-off': { mistakes: tenOff },
  'two-lines-left-out': { mistakes: twoLinesLeftOut },
  'whole-and-numerator-swapped': { mistakes: wholeAndNumeratorSwapped },
  'carried-at-ten': { mistakes: carriedAtTen },
  'decimals-as-whole-numbers': { mistakes: decimalsAsWholeNumbers },
  'fraction-as-decimal': { mistakes: fractionAsDecimal },
  'fractions-subtracted': { mistakes: fractionsSubtracted },
  'numerator-off-by-one': { mistakes: numeratorOffByOne },
  'one-fraction-left-out': { mistakes: oneFractionLeftOut },
  'part-over-rest': { mistakes: partOverRest },
} = SUM_MISCONCEPTIONS;

type Told = [line: string | null, value: string][];
type Case = [
  title: string,
  mistakes: (context: StepContext) => MistakeResult[],
  context: StepContext,
  told: Told,
];

const all = (...values: string[]): Told => values.map((value) => [null, value]);

const CASES: Case[] = [
  [
    'each line left out',
    lineLeftOut,
    team('2 3/4', '1 1/2'),
    [
      ['A', '1 1/2'],
      ['B', '2 3/4'],
    ],
  ],
  [
    'each line twice',
    lineTwice,
    team('2 3/4', '1 1/2'),
    [
      ['A', '7'],
      ['B', '5 3/4'],
    ],
  ],
  // 3 + 4/6, reduced and as given; 3/4 + 2/4 as 5/8; (11 + 3) / (4 + 2), without and with whole
  // lines, of which there are none.
  [
    'added straight across',
    addedStraightAcross,
    team('2 3/4', '1 1/2'),
    all('3 2/3', '3 2/3', '3 5/8', '3 5/8', '2 1/3', '2 1/3'),
  ],
  // The 8 beside 14/6, or among the fractions as 8/1: 22/7.
  [
    'added straight across beside a whole line and one of 0',
    addedStraightAcross,
    team('2 3/4', '1 1/2', '8', '0'),
    all('11 2/3', '11 2/3', '11 5/8', '11 5/8', '10 1/3', '3 1/7'),
  ],
  // 19 + 10/30; 9/20 + 2/20 as 11/40; 180/30 + 10; (169 + 10 + 11) / (20 + 1 + 10).
  [
    'a player’s lines added straight across',
    addedStraightAcross,
    ALLEN,
    all('19 1/3', '19 1/3', '19 11/40', '19 11/40', '16', '6 4/31'),
  ],
  // 9 + (1 + 1) / (2 + 10) or 9 + (10 + 1) / (20 + 10); 6/10 as 6/20, 12/20 as 12/40; (170 + 11) /
  // 30.
  [
    'added straight across, reduced or not',
    addedStraightAcross,
    UNREDUCED,
    all('9 1/6', '9 11/30', '9 3/10', '9 3/10', '6 1/30', '6 1/30'),
  ],
  [
    'a single fraction, added straight across to the whole line: 175/21',
    addedStraightAcross,
    quarterback({ PassingYards: 170, PassingTouchdowns: 1 }),
    all('8 1/3'),
  ],
  ['whole lines only', addedStraightAcross, team('2', '3'), []],
  [
    '-3/10 + 1/2 as -2/12, or as 2/20',
    addedStraightAcross,
    team('-3/10', '1/2'),
    all('-1/6', '-1/6', '1/10', '1/10', '-1/6', '-1/6'),
  ],
  ['3/4 + 1/2 as 4/4', numeratorsNotScaled, team('2 3/4', '1 1/2'), all('4', '4')],
  // 1/2 + 1/10 as 2/10; 10/20 + 1/10 as 11/20.
  [
    'numerators not scaled, reduced or not',
    numeratorsNotScaled,
    UNREDUCED,
    all('9 1/5', '9 11/20'),
  ],
  [
    'halves need no scaling, but 10/20 and 5/10 do',
    numeratorsNotScaled,
    quarterback({ PassingYards: 170, RushingYards: 5 }),
    all('8 3/4'),
  ],
  ['fractions with the same denominator', numeratorsNotScaled, team('1/4', '2 3/4'), []],
  ['a single fraction', numeratorsNotScaled, team('1/4', '2'), []],
  ['the whole of 3/4 + 1/2 lost', carryLost, team('2 3/4', '1 1/2'), all('3 1/4')],
  ['the two wholes of 9/10 + 9/10 + 1/5 lost', carryLost, team('1 9/10', '9/10', '1/5'), all('1')],
  ['a whole below zero lost', carryLost, team('-3/4', '-1/2'), all('-1/4')],
  ['fractions that make no whole', carryLost, team('2 1/4', '1 1/2'), []],
  ['one whole too many or too few', wholeOffByOne, team('2 1/4', '1 1/2'), all('4 3/4', '2 3/4')],
  [
    'one whole too few is a lost carry where there is one',
    wholeOffByOne,
    team('2 3/4', '1 1/2'),
    all('5 1/4'),
  ],
  ['less than one whole cannot be one less', wholeOffByOne, team('1/4', '1/2'), all('1 3/4')],
  ['one whole can', wholeOffByOne, team('1', '0'), all('2', '0')],
  [
    'a whole further below zero, or nearer',
    wholeOffByOne,
    team('-2 1/2', '1'),
    all('-2 1/2', '-1/2'),
  ],
  ['less than one whole below zero', wholeOffByOne, team('-3/4', '0'), all('-1 3/4')],
  ['nothing off a total of 0', wholeOffByOne, team('-2', '2'), []],
  [
    'only the fractions, with their whole taken out or not',
    wholesLeftOut,
    team('2 3/4', '1 1/2'),
    all('1/4', '1 1/4'),
  ],
  [
    'a whole that the fractions make is no whole number of a line',
    wholesLeftOut,
    team('3/4', '1/2'),
    [],
  ],
  ['only the fractions, which make a whole', wholesLeftOut, team('2 1/2', '1 1/2'), all('1')],
  [
    'only the whole numbers, of the lines or of the sum',
    fractionsLeftOut,
    team('2 3/4', '1 1/2', '-3 1/4'),
    all('0', '1'),
  ],
  // The nearest one counts twice.
  ['rounded down and up', roundedToWhole, team('2 3/4', '1 1/2'), all('4', '4', '5')],
  ['rounded below zero', roundedToWhole, team('-2 1/2', '1'), all('-1', '-1', '-2')],
  ['a whole total is not rounded', roundedToWhole, team('2 1/2', '1 1/2'), []],
  // Of one number: 3 1/3 or 4/11 for 2 3/4, and 3 or 2/3 for 1 1/2.
  [
    '4 1/4 as 4 4/1, or 17/4 as 4/17, or one of the numbers',
    fractionUpsideDown,
    team('2 3/4', '1 1/2'),
    [...all('8', '4/17'), ['A', '4 5/6'], ['A', '1 19/22'], ['B', '5 3/4'], ['B', '3 5/12']],
  ],
  [
    '-1 1/2 as -1 2/1, or -3/2 as -2/3, or one of the numbers',
    fractionUpsideDown,
    team('-2 1/2', '1'),
    [...all('-3', '-2/3'), ['A', '-3'], ['A', '3/5']],
  ],
  ['a whole total is not turned over', fractionUpsideDown, team('4', '3'), []],
  [
    'the fraction of one number left off',
    oneFractionLeftOut,
    team('2 3/4', '1 1/2', '3', '1/4'),
    all('6 3/4', '7'),
  ],
  [
    'one fraction taken from the other',
    fractionsSubtracted,
    team('2 3/4', '1 1/2'),
    all('2 3/4', '3 1/4'),
  ],
  ['a single fraction is not taken from anything', fractionsSubtracted, team('2 3/4', '1'), []],
  ['13/8 as 1 3/8', carriedAtTen, team('2 7/8', '1 3/4'), all('4 3/8', '4 3/8')],
  ['tenths are carried at ten', carriedAtTen, team('2 7/10', '1 9/10'), []],
  ['7.6 + 5 as 8.1, or 12.6', decimalsAsWholeNumbers, team('7 3/5', '5'), all('8 1/10', '12 3/5')],
  // 0.6 + 0.8 is 0.14, and 76 + 38 is 114.
  ['7.6 + 3.8 as 10.14', decimalsAsWholeNumbers, team('7 3/5', '3 4/5'), all('11 2/5', '10 7/50')],
  ['thirds are no decimals', decimalsAsWholeNumbers, team('7 1/3', '5'), []],
  [
    '3/4 + 2/4 as 6/4 or as 4/4',
    numeratorOffByOne,
    team('2 3/4', '1 1/2'),
    all('4 1/2', '4', '4 1/2', '4'),
  ],
  // 4 1/4 as 4 1/3, 2 3/4 as 2 3/1, and 1 1/2 as 1 1/1.
  [
    'a part over the rest',
    partOverRest,
    team('2 3/4', '1 1/2'),
    [...all('4 1/3'), ['A', '6 1/2'], ['B', '4 3/4']],
  ],
  // 4.1 or 4.4, and 2.3, 2.34, 1.1 or 1.2 for one of the numbers.
  [
    'the digits of a fraction after the point',
    fractionAsDecimal,
    team('2 3/4', '1 1/2'),
    [
      ...all('4 1/10', '4 2/5'),
      ['A', '3 4/5'],
      ['A', '3 21/25'],
      ['B', '3 17/20'],
      ['B', '3 19/20'],
    ],
  ],
  [
    'each loss as a gain, and all of them',
    minusDropped,
    team('2', '-1/2', '-3', '0'),
    [
      ['B', '-1/2'],
      ['C', '4 1/2'],
      [null, '5 1/2'],
    ],
  ],
  ['no loss', minusDropped, team('2', '1/2'), []],
  ['the sign of the total turned', signTurned, team('2', '-3 1/2'), all('1 1/2')],
  [
    'two of three fractions straight across: 2/6, 2/10 and 2/12 beside the third',
    addedStraightAcross,
    team('1/2', '1/4', '1/8'),
    all(
      '3/14',
      '3/14',
      '7/24',
      '7/24',
      '3/14',
      '3/14',
      '11/24',
      '9/20',
      '2/3',
      '11/24',
      '9/20',
      '2/3',
    ),
  ],
  [
    'none of three scaled, or all but one',
    numeratorsNotScaled,
    team('1/2', '1/4', '1/8'),
    all('3/8', '1/2', '3/4', '3/8', '1/2', '3/4'),
  ],
  [
    'two lines left out, none of them 0',
    twoLinesLeftOut,
    team('2 3/4', '1 1/2', '5', '0'),
    all('5', '1 1/2', '2 3/4'),
  ],
  ['two of two lines', twoLinesLeftOut, team('2 3/4', '1 1/2'), []],
  [
    'a line taken away; one below zero is another mistake',
    lineSubtracted,
    team('2 3/4', '1 1/2', '-1'),
    [
      ['A', '-2 1/4'],
      ['B', '1/4'],
    ],
  ],
  [
    '1/5 + 1/4 as 2/5 or 2/4',
    oneDenominatorKept,
    team('2 1/5', '1 1/4'),
    all('3 2/5', '3 1/2', '3 2/5', '3 1/2'),
  ],
  ['1/2 + 1/4: the 4 is the right one', oneDenominatorKept, team('1/2', '1/4'), all('1', '1')],
  ['1/4 + 1/6 as 2/24', denominatorsMultiplied, team('2 1/4', '1 1/6'), all('3 1/12', '3 1/12')],
  ['1/4 + 1/5: 20 is the least common one', denominatorsMultiplied, team('1/4', '1/5'), []],
  [
    '3/4 + 1/6 as 9 x 2 twelfths, 3 twelfths, or 3/24',
    numeratorsMultiplied,
    team('2 3/4', '1 1/6'),
    all('4 1/2', '3 1/4', '3 1/8', '4 1/2', '3 1/4', '3 1/8'),
  ],
  [
    'three fractions multiplied',
    numeratorsMultiplied,
    team('1/2', '1/4', '1/8'),
    all('1/64', '1/64'),
  ],
  [
    '3/4 + 1/6 as 11/12 + 7/12 or as 5/6 + 1/6',
    sameNumberAdded,
    team('2 3/4', '1 1/6'),
    all('4 1/2', '4', '4 1/2', '4'),
  ],
  [
    '3/5 + 1/4 as 18/20 + 17/20 or as 3/5 + 2/5',
    sameNumberAdded,
    team('3/5', '1/4'),
    all('1 3/4', '1', '1 3/4', '1'),
  ],
  ['2/4 as 1/4 or as 2/2', reducedUnevenly, team('2 1/4', '1 1/4'), all('4', '3 1/4')],
  ['7/12 cannot be reduced', reducedUnevenly, team('1/4', '1/3'), []],
  ['ten fewer or more', tenOff, team('12 1/2'), all('2 1/2', '22 1/2')],
  ['ten more only', tenOff, team('6'), all('16')],
  ['next to nothing', tenOff, team('4 1/2'), []],
  [
    '91 for 19; 619 and 196 for 169; 01 is no number and 11 stays',
    digitsTransposed,
    ALLEN,
    [
      [null, '91 11/20'],
      ['Passing yards', '42 1/20'],
      ['Passing yards', '20 9/10'],
    ],
  ],
  [
    '21 for 12, and 31/20 for 13/20',
    digitsTransposed,
    team('12', '13/20'),
    all('21 13/20', '13 11/20'),
  ],
  [
    '11 19/20 for 19 11/20, 9 8/20 for 8 9/20; 1 1/10 stays',
    wholeAndNumeratorSwapped,
    ALLEN,
    [
      [null, '11 19/20'],
      ['Passing yards', '20 1/2'],
    ],
  ],
  [
    '1911/20 for 19 11/20, 89/20 for 8 9/20; 11/10 is right',
    runTogether,
    ALLEN,
    [
      [null, '95 11/20'],
      ['Passing yards', '15 11/20'],
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
