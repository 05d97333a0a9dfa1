import { NO_HINTS_YET, nextHint } from '@/lib/domain/answers/hints';
import type { AnswerWithLines } from '@/lib/domain/answers/lines';
import {
  makePlayerStepContext,
  makeTeamStepContext,
  type StepContext,
} from '@/lib/domain/answers/step-context';
import type { CustomFormulas } from '@/lib/domain/football/formulas';
import type { MistakeLocation } from '@/lib/domain/learning/mistake-location';
import { fromMixed, toMixed } from '@/lib/domain/numbers/fractions';
import { formatMixed } from '@/lib/domain/numbers/mixed';
import { parseAnswerText } from '@/lib/domain/testing/steps';
import { firstWrongTryFields, mistakeTagFoundInLines } from './locate-mistake';

/** 76 and 35 yards by 10 are 7 3/5 and 3 1/2; 2 catches and no touchdown: 13 1/10. */
const CARD = makePlayerStepContext({
  position: 'RB',
  rules: 1,
  stats: { RushingYards: 76, ReceivingYards: 35, Receptions: 2 },
});
const TEAM = makeTeamStepContext(
  ['1 1/2', '2', '3/10', '4 1/2'].map((value, place) => ({
    label: `Starter ${place}`,
    value: parseAnswerText(value),
  })),
);

function tried(context: StepContext, sum: string, lines?: readonly string[]) {
  const work: AnswerWithLines = {
    answer: parseAnswerText(sum),
    lines: lines?.map((typed, place) => ({ of: [place], typed })),
  };
  const { hint } = nextHint(context, work, NO_HINTS_YET);
  return { first: firstWrongTryFields(context, work, hint), name: mistakeTagFoundInLines(hint) };
}
const brokeAt = (sum: string, lines?: readonly string[]) => tried(CARD, sum, lines).first.broke;

describe('with lines', () => {
  it.each<[string, string, readonly string[], MistakeLocation[]]>([
    [
      'a remainder that was left out',
      '12 1/2',
      ['7', '0', '2', '3 1/2', '0'],
      [{ part: 'rest', lines: [0] }],
    ],
    [
      'a remainder that no name fits, beside the right whole number',
      '12 13/14',
      ['7 3/7', '0', '2', '3 1/2', '0'],
      [{ part: 'rest', lines: [0] }],
    ],
    [
      'one yard too many, which is a slip',
      '13 1/5',
      ['7 7/10', '0', '2', '3 1/2', '0'],
      [{ part: 'unknown', lines: [0] }],
    ],
    [
      'a line without a count that was counted',
      '18 1/10',
      ['7 3/5', '5', '2', '3 1/2', '0'],
      [{ part: 'numbers', lines: [1] }],
    ],
    [
      'a product for a quotient',
      '765 1/2',
      ['760', '0', '2', '3 1/2', '0'],
      [{ part: 'rule', lines: [0] }],
    ],
    [
      'a line that counts and was left out',
      '11 1/10',
      ['7 3/5', '0', '0', '3 1/2', '0'],
      [{ part: 'numbers', lines: [2] }],
    ],
    [
      'a line that is wrong in no known way',
      '30 1/2',
      ['25', '0', '2', '3 1/2', '0'],
      [{ part: 'unknown', lines: [0] }],
    ],
    [
      'a line that can’t be read',
      '12 1/2',
      ['seven', '0', '2', '3 1/2', '0'],
      [{ part: 'unknown', lines: [0] }],
    ],
    [
      'right lines and another fraction in the sum',
      '12 4/7',
      ['7 3/5', '0', '2', '3 1/2', '0'],
      [{ part: 'adding', lines: [] }],
    ],
    [
      'right lines and three wholes too many, which is no weakness in fractions',
      '16 1/10',
      ['7 3/5', '0', '2', '3 1/2', '0'],
      [{ part: 'unknown', lines: [] }],
    ],
    [
      'a remainder, and then the sum of the own lines',
      '12 4/7',
      ['7', '0', '2', '3 1/2', '0'],
      [
        { part: 'rest', lines: [0] },
        { part: 'adding', lines: [] },
      ],
    ],
  ])('finds %s', (_, sum, lines, broke) => {
    expect(brokeAt(sum, lines)).toEqual(broke);
  });

  it('blames no formula where each count stands beside a unit fraction', () => {
    const card = makePlayerStepContext({
      position: 'WR',
      rules: 2,
      stats: { ReceivingYards: 11, Receptions: 3 },
    });
    // Catches by 1/2, yards by 1/8: both counts were written down as points.
    expect(tried(card, '14', ['0', '0', '3', '11', '0']).first.broke).toEqual([
      { part: 'rule', lines: [2] },
      { part: 'rule', lines: [3] },
    ]);
    expect(tried(card, '14').first.broke).toEqual([{ part: 'unknown', lines: [] }]);
  });

  it('finds a lost minus sign before a fraction, which is no remainder', () => {
    const level: CustomFormulas = {
      name: 'Ours',
      lines: { RB: { Receptions: [-1, 2], RushingYards: [1, 6] } },
    };
    const card = makePlayerStepContext({
      position: 'RB',
      rules: level,
      stats: { RushingYards: 65, Receptions: 1 },
    });
    const rushing = card.lines.findIndex(({ fields }) => fields.includes('RushingYards'));
    const lines = rushing === 0 ? ['10 5/6', '1/2'] : ['1/2', '10 5/6'];
    expect(tried(card, '11 1/3', lines).first.broke).toEqual([
      { part: 'sign', lines: [1 - rushing] },
    ]);
  });

  it('finds the group of starters that was added wrongly', () => {
    const work: AnswerWithLines = {
      answer: parseAnswerText('6 7/8'),
      lines: [{ of: [0, 3], typed: '5 2/4' }],
    };
    const { hint } = nextHint(TEAM, work, NO_HINTS_YET);
    // 1 1/2 + 4 1/2 are 6; with 2 and 3/10 the typed 5 1/2 would make 7 4/5.
    expect(firstWrongTryFields(TEAM, work, hint).broke).toEqual([
      { part: 'adding', lines: [0, 3] },
      { part: 'adding', lines: [] },
    ]);
  });
});

describe('what it could be about besides', () => {
  /** 3 catches by 1/2, 5 yards lost and 7 yards by 1/8: 1 1/2, -5/8, and 7/8 make 1 3/4. */
  const card = makePlayerStepContext({
    position: 'WR',
    rules: 2,
    stats: { Receptions: 3, RushingYards: -5, ReceivingYards: 7 },
  });
  const places = (sum: string, lines?: readonly string[]) => tried(card, sum, lines).first.broke;
  const unknownIn = (line: number) => [{ part: 'unknown', lines: [line] }];

  it.each(['1 1/8', '2 3/8'])('blames no adding for %s, where one right line is missing', (sum) => {
    const broke = places(sum, ['-5/8', '0', '1 1/2', '7/8', '0']);
    expect(broke).toHaveLength(1);
    expect(broke).not.toContainEqual(expect.objectContaining({ part: 'adding' }));
  });

  it('blames no remainder for a 0 that may be a line left out or a loss that didn’t count', () => {
    expect(places('7/8', ['-5/8', '0', '1 1/2', '0', '0'])).toEqual(unknownIn(3));
    expect(places('2 3/8', ['0', '0', '1 1/2', '7/8', '0'])).toEqual(unknownIn(0));
  });

  it('takes 1/8 read as 1.8 or as 0.8 for another rate, and 7 3/5 as 7.35 for a remainder', () => {
    expect(places('13 19/40', ['-5/8', '0', '1 1/2', '12.6', '0'])).toEqual([
      { part: 'rule', lines: [3] },
    ]);
    expect(places('6 19/40', ['-5/8', '0', '1 1/2', '5.6', '0'])).toEqual([
      { part: 'rule', lines: [3] },
    ]);
    expect(places('13 19/40')).toEqual([{ part: 'rule', lines: [3] }]);
    expect(brokeAt('12.85', ['7.35', '0', '2', '3 1/2', '0'])).toEqual([
      { part: 'rest', lines: [0] },
    ]);
  });
});

it.each([
  [1, '5', 'rule'],
  [1, '5/1', 'rule'],
  [1, '1.5', 'rule'],
  [2, '5/2', 'rest'],
  [2, '2.5', 'rest'],
  [6, '1 5/1', 'rest'],
] as const)(
  'blames the rate for a fraction upside down or as a decimal only if it is the rate: %s × 1/5 as %s',
  (RushingYards, typed, part) => {
    const level: CustomFormulas = {
      name: 'Ours',
      lines: { RB: { RushingYards: [1, 5], Receptions: [1, 1] } },
    };
    const stats = { RushingYards, Receptions: 3 };
    const card = makePlayerStepContext({ position: 'RB', rules: level, stats });
    const sum = toMixed(fromMixed(parseAnswerText(typed)).add(3));
    const lines = card.lines.map(({ fields }) => (fields.includes('Receptions') ? '3' : typed));
    const place = lines.indexOf(typed);
    expect(tried(card, formatMixed(sum), lines).first.broke).toEqual([{ part, lines: [place] }]);
  },
);

describe('by the sum alone', () => {
  it.each<[string, string, MistakeLocation[]]>([
    ['one line', '765 1/2', [{ part: 'rule', lines: [0] }]],
    ['lines that may all have it', '12', [{ part: 'rest', lines: [0, 3] }]],
    ['the adding', '12 4/7', [{ part: 'adding', lines: [] }]],
    ['nothing for a number that nothing explains', '52 3/11', [{ part: 'unknown', lines: [] }]],
  ])('points at %s', (_, sum, broke) => {
    expect(brokeAt(sum)).toEqual(broke);
  });
});

it('tells a mistake that only different denominators allow from other ones in adding', () => {
  const broke = (sum: string) => tried(TEAM, sum).first.broke;
  // 1/2 + 3/10 + 1/2 over 10 with their own numerators, 5/10; added straight across, 5/14.
  expect(broke('7 5/10')).toEqual([{ part: 'unlike', lines: [] }]);
  expect(broke('7 5/14')).toEqual([{ part: 'adding', lines: [] }]);
});

it('is found in lines only where lines show it', () => {
  const lines = ['7', '0', '2', '3 1/2', '0'];
  expect(tried(CARD, '12 1/2', lines).name).toBe('remainder-dropped');
  expect(tried(CARD, '12 1/2').name).toBeNull();
  expect(tried(CARD, '30 1/2', ['25', ...lines.slice(1)]).name).toBeNull();
});
