import { toMixed } from '@/lib/domain/numbers/fractions';
import type { MixedNumber } from '@/lib/domain/numbers/mixed';
import { formatMixed } from '@/lib/domain/numbers/mixed';
import { localizeHint } from '@/words/hints';
import { misconceptionLabel } from '@/words/mistake-names';
import { mistakeQuestion } from '@/words/workings';
import type { FormulaLevel } from '../../football/formulas';
import { parseAnswerText } from '../../testing/steps';
import {
  makePlayerStepContext,
  makeTeamStepContext,
  type StarterStats,
  type StepContext,
} from '../step-context';
import {
  diagnoseMistake as diagnosis,
  MISCONCEPTION_KINDS,
  type MisconceptionTag,
} from './misconceptions';

function diagnose(context: StepContext, typed: MixedNumber) {
  const found = diagnosis(context, { answer: typed });
  if (!found) return null;
  const { title, text } = localizeHint({ of: context.kind, mistake: found, rung: null });
  return { tag: found.tag, title, hint: text, statistic: found.line };
}

type Case = [
  sentence: string,
  context: StepContext,
  typed: string,
  tag: MisconceptionTag | null,
  statistic?: string | null,
];

const player = (level: FormulaLevel, own: StarterStats, others: StarterStats[] = []) =>
  makePlayerStepContext({ ...own, rules: level, others });

/** 169/20 + 2 x 5 + 11/10 = 19 11/20; level 2: 169/24 + 2 x 4 + 11/8 = 16 5/12. */
const ALLEN: StarterStats = {
  position: 'QB',
  stats: { PassingYards: 169, PassingTouchdowns: 2, RushingYards: 11 },
};
/** 64/10 + 5 + 3 + 27/10 = 17 1/10. */
const BACK: StarterStats = {
  position: 'RB',
  stats: { RushingYards: 64, RushingTouchdowns: 1, Receptions: 3, ReceivingYards: 27 },
};
/** 11/10 + 5 + 40/10 = 10 1/10. */
const ANOTHER_BACK: StarterStats = {
  position: 'RB',
  stats: { RushingYards: 11, Receptions: 5, ReceivingYards: 40 },
};
/** 5 + 83/10 - 4/10 = 12 9/10. */
const RECEIVER: StarterStats = {
  position: 'WR',
  stats: { RushingYards: -4, Receptions: 5, ReceivingYards: 83 },
};
/** Level 2: 3/4 + 3 x 2 1/2 = 8 1/4. */
const KICKER: StarterStats = {
  position: 'K',
  stats: { ExtraPointsMade: 1, FieldGoalsMade20to29: 3 },
};
/** Level 2: 5 x 1 1/2 + 2 1/2 = 10; level 1: 5 x 2 + 3 = 13. */
const DEFENSE: StarterStats = { position: 'DEF', stats: { Sacks: 5, Interceptions: 1 } };
/** 153/20 + 11/10 = 8 3/4. */
const TWO_LINES: StarterStats = { position: 'QB', stats: { PassingYards: 153, RushingYards: 11 } };
/** 173/20 + 17/10 = 10 7/20. */
const LOST_WHOLE: StarterStats = { position: 'QB', stats: { PassingYards: 173, RushingYards: 17 } };
/** 7 + 4 x 3 = 19. */
const SEVEN_AND_FOUR: StarterStats = {
  position: 'K',
  stats: { ExtraPointsMade: 7, FieldGoalsMade0to19: 4 },
};
/** Level 2: 6 x 3/4 = 4 1/2. */
const EXTRA_POINTS: StarterStats = { position: 'K', stats: { ExtraPointsMade: 6 } };

/** Level 2: 26/8 + 16/8 = 5 1/4; the second one comes out whole. */
const TWO_RUNS: StarterStats = {
  position: 'RB',
  stats: { RushingYards: 26, ReceivingYards: 16 },
};
/** 64/10 + 3 x 5 = 21 2/5. */
const THREE_RUNS: StarterStats = {
  position: 'RB',
  stats: { RushingYards: 64, RushingTouchdowns: 3 },
};
/** 169/20 + 4 x 5 + 11/10 = 29 11/20. */
const FOUR_PASSES: StarterStats = {
  position: 'QB',
  stats: { PassingYards: 169, PassingTouchdowns: 4, RushingYards: 11 },
};
/** Level 2: 6 x 3/4 + 4 = 8 1/2. */
const LONG_KICK: StarterStats = {
  position: 'K',
  stats: { ExtraPointsMade: 6, FieldGoalsMade50Plus: 1 },
};

const named = (label: string, wholeNumber: number, numerator = 0, denominator = 1) => ({
  label,
  value: { wholeNumber, numerator, denominator },
});
/** 19 11/20 + 31 1/5 - 3/10 + 8 = 58 9/20. */
const TEAM = makeTeamStepContext([
  named('Quarterback', 19, 11, 20),
  named('Running Back 1', 31, 1, 5),
  named('Running Back 2', 0, -3, 10),
  named('Kicker', 8),
]);
/** 10 3/4 + 6 5/8 + 7 3/4 = 25 1/8. */
const CARRYING_TEAM = makeTeamStepContext([
  named('Quarterback', 10, 3, 4),
  named('Kicker', 6, 5, 8),
  named('Defense', 7, 3, 4),
]);

const TWO = makeTeamStepContext([named('Quarterback', 10, 3, 4), named('Kicker', 6, 5, 8)]);
const THREE = makeTeamStepContext([
  named('Quarterback', 2, 3, 10),
  named('Kicker', 11, 7, 10),
  named('Defense', 4, 1, 5),
]);
const THREE_TENTHS = makeTeamStepContext([
  named('Quarterback', 2, 3, 10),
  named('Kicker', 1, 1, 10),
  named('Defense', 4, 1, 5),
]);
const QUARTERS = makeTeamStepContext([named('Quarterback', 4, 1, 4), named('Kicker', 2, 1, 4)]);
const FIFTHS = makeTeamStepContext([named('Quarterback', 0, 3, 5), named('Kicker', 0, 1, 4)]);

const CASES: Case[] = [
  ['the formula of the other level', player(1, ALLEN), '16 5/12', 'other-level'],
  [
    'one line with the rate of the other level: 169/24',
    player(1, ALLEN),
    '18 17/120',
    'other-level',
    'Passing yards',
  ],
  [
    'the row of the other running back',
    player(1, ALLEN, [{ position: 'QB', stats: { PassingYards: 301 } }]),
    '15 1/20',
    'other-player',
  ],
  ['the answer of another step', player(1, ALLEN, [BACK]), '17 1/10', 'other-player'],
  [
    'a sum without the rushing yards',
    player(1, ALLEN),
    '18 9/20',
    'line-left-out',
    'Rushing yards',
  ],
  [
    'a sum with the rushing yards twice',
    player(1, ALLEN),
    '20 13/20',
    'line-twice',
    'Rushing yards',
  ],
  ['169 x 20', player(1, ALLEN), '3391 1/10', 'multiplied-not-divided', 'Passing yards'],
  ['every count times its denominator', player(1, ALLEN), '3500', 'multiplied-not-divided', null],
  [
    '2 touchdowns divided by 5 points',
    player(1, ALLEN),
    '9 19/20',
    'divided-not-multiplied',
    'Passing touchdowns',
  ],
  [
    '6 extra points times 4/3',
    player(2, EXTRA_POINTS),
    '8',
    'rate-upside-down',
    'Extra points made',
  ],
  ['169 yards as 169 points', player(1, ALLEN), '180 1/10', 'yards-as-points', 'Passing yards'],
  [
    'one point for each touchdown',
    player(1, ALLEN),
    '11 11/20',
    'one-point-each',
    'Passing touchdowns',
  ],
  ['the counts added up', player(1, ALLEN), '182', 'counts-added'],
  [
    '6 points for each of three touchdowns',
    player(1, THREE_RUNS),
    '24 2/5',
    'real-football-points',
    'Rushing touchdowns',
  ],
  [
    '6 points for each of two touchdowns',
    player(1, ALLEN),
    '21 11/20',
    'real-football-points',
    'Passing touchdowns',
  ],
  [
    'the rate of the rushing yards for the passing yards',
    player(2, ALLEN),
    '30 1/2',
    'rate-of-another-line',
    'Passing yards',
  ],
  [
    '1/2 point for a field goal of 2 1/2',
    player(2, KICKER),
    '2 1/4',
    'mixed-rate-half-read',
    'Field goals, 20 to 29 yards',
  ],
  [
    '1 for each sack and one half once, or a sum that is two off',
    player(2, DEFENSE),
    '8',
    'cannot-tell',
    null,
  ],
  [
    '8 remainder 9 as 8 9/100',
    player(1, ALLEN),
    '19 19/100',
    'remainder-as-decimal',
    'Passing yards',
  ],
  [
    '7 remainder 13 as decimal digits, or over the 10 of the other line',
    player(1, TWO_LINES),
    '9 2/5',
    'any-fraction',
    null,
  ],
  [
    'what is rounded up, or 8 remainder 9 as decimal digits',
    player(1, ALLEN),
    '20',
    'any-fraction',
    null,
  ],
  [
    '8 remainder 9 over the 8',
    player(1, ALLEN),
    '20 9/40',
    'remainder-over-other-number',
    'Passing yards',
  ],
  ['8 remainder 9 as 17', player(1, ALLEN), '28 1/10', 'remainder-as-whole', 'Passing yards'],
  [
    '6 remainder 4 as 6, or another mistake with the tenths',
    player(1, BACK),
    '16 7/10',
    'any-fraction',
    null,
  ],
  ['a total that is rounded up', player(1, BACK), '18', 'rounded-to-whole'],
  [
    '1/2 + 1 5/8 multiplied crosswise in one direction only',
    player(2, { position: 'WR', stats: { Receptions: 1, ReceivingYards: 13 } }),
    '1 13/16',
    'any-adding',
  ],
  ['169 yards copied as 16', player(1, ALLEN), '11 9/10', 'any-slip', 'Passing yards'],
  [
    '26 and 16 yards, each taken for 0.8',
    player(2, TWO_RUNS),
    '33 3/5',
    'fraction-as-decimal',
    null,
  ],
  ['6 2/4 run together before it is reduced', QUARTERS, '62/4', 'run-together'],
  ['9/20 + 1/10 as 10/30', player(1, ALLEN), '19 1/3', 'added-straight-across'],
  [
    '9/20 + 1/10 as 1/2, which also a numerator that is one off could be',
    player(1, ALLEN),
    '19 1/2',
    'any-fraction',
  ],
  ['a lost carry, or a touchdown of the other level', player(1, BACK), '16 1/10', 'cannot-tell'],
  [
    'ten off: ten yards, a touchdown twice, or a slip',
    player(1, ALLEN),
    '9 11/20',
    'cannot-tell',
    null,
  ],
  ['one whole too many, for whatever reason', player(1, ALLEN), '20 11/20', 'any-whole'],
  ['only the fractions', player(1, ALLEN), '11/20', 'wholes-left-out'],
  ['19 20/11', player(1, ALLEN), '19 20/11', 'fraction-upside-down'],
  [
    'four lost yards as four won ones',
    player(1, RECEIVER),
    '13 7/10',
    'minus-dropped',
    'Rushing yards',
  ],
  ['a minus in front of a score above zero', player(1, ALLEN), '-19 11/20', 'sign-turned'],
  ['a team without its first running back', TEAM, '27 1/4', 'line-left-out', 'Running Back 1'],
  ['a team with its kicker twice', TEAM, '66 9/20', 'line-twice', 'Kicker'],
  ['a team with 11/20 + 1/5 - 3/10 as 9/35', TEAM, '58 9/35', 'added-straight-across'],
  ['a team with 3 + 5 + 3 eighths', CARRYING_TEAM, '23 11/8', 'numerators-not-scaled'],
  ['two fractions with 3 + 5 eighths', TWO, '16 8/8', 'numerators-not-scaled'],
  ['7 for 3 × 2 1/2: only one half', player(2, KICKER), '7 1/4', 'cannot-tell'],
  ['17 rushing yards as 17 1/10', player(1, LOST_WHOLE), '25 3/4', 'side-by-side', 'Rushing yards'],
  [
    '4 + 5 for four touchdowns',
    player(1, FOUR_PASSES),
    '18 11/20',
    'added-not-multiplied',
    'Passing touchdowns',
  ],
  ['6 x 3/4 as 18', player(2, LONG_KICK), '22', 'denominator-dropped', 'Extra points made'],
  [
    '0 rushing touchdowns as one',
    player(1, ALLEN),
    '24 11/20',
    'zero-counted',
    'Rushing touchdowns',
  ],
  [
    '8 9/169 for 8 remainder 9',
    player(1, ALLEN),
    '19 259/1690',
    'remainder-over-count',
    'Passing yards',
  ],
  ['7.04 for 7 1/24', player(2, ALLEN), '16 83/200', 'rounded-to-decimals', 'Passing yards'],
  ['a team without two of three', THREE, '4 1/5', 'two-lines-left-out'],
  ['64 rushing yards taken away', player(1, BACK), '4 3/10', 'line-subtracted', 'Rushing yards'],
  ['9/20 + 1/10 as 10/10', player(1, ALLEN), '19 10/10', 'one-denominator-kept'],
  ['9/20 + 1/10 as 10/200', player(1, ALLEN), '19 10/200', 'denominators-multiplied'],
  ['9/20 x 1/10', player(1, ALLEN), '19 9/200', 'numerators-multiplied'],
  ['13/20 + 7/10 as 13/20 + 17/20', player(1, LOST_WHOLE), '9 30/20', 'same-number-added'],
  ['6/10 as 3/10, or only the 3/10', THREE_TENTHS, '7 3/10', 'any-fraction'],
  ['a team with a ten lost', TEAM, '48 9/20', 'ten-off'],
  ['91 for 19', player(1, ALLEN), '91 11/20', 'digits-transposed'],
  ['11 19/20 for 19 11/20', player(1, ALLEN), '11 19/20', 'whole-and-numerator-swapped'],
  ['1911/20 for 19 11/20', player(1, ALLEN), '1911/20', 'run-together'],
  ['3/5 + 1/4 as 4/9', FIFTHS, '4/9', 'added-straight-across'],
  ['3/5 + 1/4 as 8/20', FIFTHS, '8/20', 'numerators-not-scaled'],
  ['12/20 + 5/20 as 17/40', FIFTHS, '17/40', 'added-straight-across'],
  ['3/5 + 1/4 as 3/5 + 2/5, which no one has rounded', FIFTHS, '5/5', 'any-adding'],
  ['a team with a lost point for a loss', TEAM, '59 1/20', 'minus-dropped', 'Running Back 2'],
  ['a team without the two wholes of its fractions', CARRYING_TEAM, '23 1/8', 'carry-lost'],
  ['a team without its fractions', CARRYING_TEAM, '23', 'fractions-left-out'],
  ['a team upside down', TEAM, '58 20/9', 'fraction-upside-down'],
  ['a value that nothing explains', player(1, ALLEN), '777', null],
  [
    'one point for each field goal, or the counts added up',
    player(1, SEVEN_AND_FOUR),
    '11',
    'any-rate',
    null,
  ],
  [
    'a line twice, or with the rate of the other yards',
    player(1, ALLEN),
    '28',
    'one-line',
    'Passing yards',
  ],
  [
    'a left out interception, or the other level: nothing in common',
    player(1, DEFENSE),
    '10',
    'cannot-tell',
    null,
  ],
];

/** 40 1/5 + 30 1/10 + 25 = 95 3/10. */
const LARGE_TEAM = makeTeamStepContext([
  named('Quarterback', 40, 1, 5),
  named('Kicker', 30, 1, 10),
  named('Defense', 25),
]);
/** 12 1/2 + 7 7/10 = 20 1/5. */
const HALVES = makeTeamStepContext([named('Quarterback', 12, 1, 2), named('Kicker', 7, 7, 10)]);
/** Level 2: 71/8 + 5 x 1/2 + 27/8 = 14 3/4. */
const EIGHTHS: StarterStats = {
  position: 'WR',
  stats: { RushingYards: 27, Receptions: 5, ReceivingYards: 71 },
};
/** 76/10 + 5 = 12 3/5. */
const TENTHS: StarterStats = {
  position: 'WR',
  stats: { ReceivingYards: 76, ReceivingTouchdowns: 1 },
};

type ExampleCase = [
  sentence: string,
  context: StepContext,
  lines: string[] | null,
  typed: string,
  tags: (MisconceptionTag | null)[],
];
const EXAMPLES: ExampleCase[] = [
  [
    'a fraction left off: not added straight across',
    LARGE_TEAM,
    null,
    '95 1/5',
    ['one-fraction-left-out', 'any-below-one', 'any-fraction', 'cannot-tell'],
  ],
  [
    '7/10 less 1/2, or a lost carry',
    HALVES,
    null,
    '19 1/5',
    ['cannot-tell', 'fractions-subtracted'],
  ],
  [
    'a carry at ten: 14/8 as 1 4/8',
    player(2, EIGHTHS),
    ['3 3/8', '0', '2 4/8', '8 7/8', '0'],
    '14 4/8',
    ['carried-at-ten'],
  ],
  [
    '7.6 + 5 as 8.1',
    player(1, TENTHS),
    ['0', '0', '0', '7.6', '5'],
    '8.1',
    ['decimals-as-whole-numbers'],
  ],
  [
    '8 7/8 as 8.7',
    player(2, EIGHTHS),
    ['3 3/8', '0', '2 4/8', '8.7', '0'],
    '14 23/40',
    ['remainder-as-decimal'],
  ],
  [
    '71 × 1/8 as 71 × 0.8',
    player(2, EIGHTHS),
    ['3 3/8', '0', '2 4/8', '56.8', '0'],
    '62 27/40',
    ['fraction-as-decimal'],
  ],
  [
    'a count slip',
    player(2, EIGHTHS),
    ['3 3/8', '0', '2 4/8', '8 7/8', '0'],
    '14 7/8',
    ['numerator-off-by-one'],
  ],
];

describe('diagnose', () => {
  it.each(EXAMPLES)('%s', (_, context, own, typed, tags) => {
    const lines = own?.map((line, place) => ({ of: [place], typed: line }));
    expect(tags).toContain(
      diagnosis(context, { answer: parseAnswerText(typed), lines })?.tag ?? null,
    );
  });

  it.each(CASES)('%s', (_, context, typed, tag, ...[statistic]) => {
    const found = diagnose(context, parseAnswerText(typed));
    expect(found?.tag ?? null).toBe(tag);
    if (statistic !== undefined) expect(found?.statistic ?? null).toBe(statistic);
  });

  it('has a case for every kind', () => {
    const kinds = new Set([
      ...CASES.map(([, , , tag]) => tag),
      ...IN_LINES.map(([, , , , tag]) => tag),
      ...EXAMPLES.flatMap(([, , , , tags]) => (tags.length === 1 ? tags : [])),
    ]);
    expect(MISCONCEPTION_KINDS.filter((kind) => !kinds.has(kind))).toEqual([]);
    expect(MISCONCEPTION_KINDS.length).toBeGreaterThanOrEqual(12);
  });

  it('names the line to look at, after what is right', () => {
    expect(diagnose(player(1, ALLEN), parseAnswerText('18 9/20'))?.hint).toBe(
      'One line may be missing from your sum. Check the rushing yards.',
    );
  });

  it('does not name a line whose name has the answer in it', () => {
    // 28 x 3/4 + 8 x 3 1/2 = 49.
    const context = player(2, {
      position: 'K',
      stats: { ExtraPointsMade: 28, FieldGoalsMade40to49: 8 },
    });
    expect(formatMixed(toMixed(context.total))).toBe('49');
    const work = {
      answer: parseAnswerText('45'),
      lines: [
        { of: [0], typed: '21' },
        { of: [4], typed: '24' },
      ],
    };
    expect(diagnosis(context, work)).toEqual({ tag: 'mixed-rate-half-read', line: null, of: [4] });
  });
});

/** Level 1: 64/10 + 5 + 3 + 27/10 + 0, in the order of the card. */
const OWN = ['6 4/10', '5', '3', '2 7/10', '0'];
type LineCase = [
  sentence: string,
  own: Record<number, string>,
  typed: string,
  line: string | null,
  tag: MisconceptionTag | null,
];
const IN_LINES: LineCase[] = [
  ['27 yards as 72', { 3: '7 2/10' }, '21 3/5', 'Receiving yards', 'digits-transposed'],
  ['65 yards for 64, or 6 remainder 5', { 0: '6 5/10' }, '17 1/5', 'Rushing yards', 'one-line'],
  ['two touchdowns for one', { 1: '10' }, '22 1/10', 'Rushing touchdowns', 'count-off-by-one'],
  ['6 remainder 4 as 6', { 0: '6' }, '16 7/10', 'Rushing yards', 'remainder-dropped'],
  ['4/10 as 4/5', { 0: '6 4/5' }, '17 1/2', 'Rushing yards', 'reduced-unevenly'],
  [
    '4/10 as 2/10, half simplified or misread',
    { 0: '6 2/10' },
    '16 9/10',
    'Rushing yards',
    'one-line',
  ],
  ['4/10 as 4/6', { 0: '6 4/6' }, '17 11/30', 'Rushing yards', 'part-over-rest'],
  [
    'the 3 catches taken for the yards',
    { 3: '3/10' },
    '14 7/10',
    'Receiving yards',
    'count-of-another-line',
  ],
  ['64 yards as 64 points', { 0: '64' }, '74 7/10', 'Rushing yards', 'yards-as-points'],
  ['6 10/4 for 6 4/10', { 0: '6 10/4' }, '19 1/5', 'Rushing yards', 'fraction-upside-down'],
  ['6.04 for 6 remainder 4', { 0: '6.04' }, '16 37/50', 'Rushing yards', 'remainder-as-decimal'],
  [
    'another row from its first line to its last',
    { 0: '1 1/10', 1: '0', 2: '5', 3: '4' },
    '10 1/10',
    null,
    'other-player',
  ],
  ['the counts instead of points', { 0: '64', 1: '1', 3: '27' }, '95', null, 'counts-added'],
  ['64/640', { 0: '64/640' }, '10 4/5', 'Rushing yards', 'multiplied-both'],
  [
    'a line that nothing explains, and the others fit',
    { 0: '31/7' },
    '15 9/70',
    'Rushing yards',
    'one-line',
  ],
  ['both yards counted as points', { 0: '64', 3: '27' }, '99', null, 'yards-as-points'],
  [
    'two lines in two ways, and where to begin',
    { 0: '64', 1: '10' },
    '79 7/10',
    'Rushing yards',
    'two-slips',
  ],
  [
    'two lines, and the first one unexplained: the other one',
    { 0: '31/7', 3: '27' },
    '39 3/7',
    'Receiving yards',
    'yards-as-points',
  ],
  [
    'three lines in three ways: where it began',
    { 0: '64', 1: '10', 3: '9' },
    '86',
    'Rushing yards',
    'yards-as-points',
  ],
  [
    'a slip that is carried on, and a slip in the sum: where it began',
    { 0: '64' },
    '70',
    'Rushing yards',
    'yards-as-points',
  ],
  [
    'right lines added straight across: 4/10 + 7/10 as 11/20',
    {},
    '16 11/20',
    null,
    'added-straight-across',
  ],
  ['right lines with one left out', {}, '12 1/10', 'Rushing touchdowns', 'line-left-out'],
  ['right lines and a lost carry', {}, '16 1/10', null, 'carry-lost'],
  ['right lines, and 4/10 left off', {}, '16 7/10', null, 'one-fraction-left-out'],
  ['right lines, and 7/10 less 4/10', {}, '16 3/10', null, 'fractions-subtracted'],
  ['right lines, and one whole too many', {}, '18 1/10', null, 'whole-off-by-one'],
  ['right lines and a sum that nothing explains', {}, '16 3/7', null, null],
];

describe('an answer that several ways lead to', () => {
  const team = (...points: string[]) =>
    makeTeamStepContext(
      points.map((value, at) => ({ label: `${at}`, value: parseAnswerText(value) })),
    );
  const tagOf = (context: StepContext, typed: string, lines: readonly string[] = []) =>
    diagnosis(context, {
      answer: parseAnswerText(typed),
      lines: lines.map((text, at) => ({ of: [at], typed: text })),
    })?.tag;

  it('gets no name when one fraction was left off, and others come to the same number', () => {
    // 2/5 is missing from 95 3/10; scaled denominators alone would lose it, too.
    const whole = ['8', '9', '11', '13', '8'];
    const card = team('16 1/10', '10 2/5', '12 3/10', '7 1/2', ...whole);
    expect(tagOf(card, '94 9/10')).toBe('any-fraction');
  });

  it('has the name of its family where only ways without a name lead to it', () => {
    // 36 363/10, columns without carries or written out, 6 as 6/8, and 6/8 simplified to 4/6.
    expect(tagOf(team('24 3/10', '12'), '36 363/10')).toBe('any-writing');
    const columns = ['27 1/2', '15 1/4', '18'];
    expect(tagOf(team(...columns), '40 3/4', columns)).toBe('any-whole');
    expect(tagOf(team(...columns), '420 3/4')).toBe('any-whole');
    expect(tagOf(team('4 3/8', '6 3/8'), '10 4/6')).toBe('any-fraction');
    const whole = ['4 7/8', '6', '2 1/4'];
    expect(tagOf(team(...whole), '7 7/8', whole)).toBe('any-adding');
  });

  it('gets no name when a carry lost and fractions subtracted come to the same number', () => {
    expect(tagOf(team('12 7/10', '7 1/2'), '19 1/5')).toBe('cannot-tell');
  });

  it('is not called rounded where it could be cut off as well', () => {
    const lines = ['4 7/8', '1 1/2', '2 3/4'];
    expect(tagOf(team(...lines), '9')).toBe('any-fraction');
    expect(tagOf(team(...lines), '9', lines)).toBe('any-fraction');
  });

  it('has the name of a way that nothing else leads to', () => {
    // 7.6 + 5 as 8.1; 13/8 as 1 3/8.
    const catches = player(1, { position: 'WR', stats: { Receptions: 5, ReceivingYards: 76 } });
    expect(tagOf(catches, '8.1')).toBe('decimals-as-whole-numbers');
    const back = player(2, { position: 'RB', stats: { RushingYards: 13, Receptions: 4 } });
    const lines = back.lines.map(({ label, value }) =>
      label === 'Rushing yards' ? '1 3/8' : value.toFraction(true),
    );
    expect(tagOf(back, '3 3/8', lines)).toBe('carried-at-ten');
  });
});

describe('diagnose, with the lines written down', () => {
  it('doubts the name of a line where the sum is not that of the lines either', () => {
    // 7 3/5 as 7 or as 8, and then 5 + 7 as 31.
    const card = player(1, { position: 'WR', stats: { Receptions: 5, ReceivingYards: 76 } });
    const said = (line: string, sum: string) => {
      const lines = ['0', '0', '5', line, '0'].map((typed, place) => ({ of: [place], typed }));
      return diagnosis(card, { answer: parseAnswerText(sum), lines })?.tag;
    };
    expect([said('7', '12'), said('8', '13')]).toEqual(['remainder-dropped', 'rounded-to-whole']);
    expect([said('7', '31'), said('8', '21')]).toEqual(['one-line', 'one-line']);
  });

  it('names no line for a mistake in adding lines that are right', () => {
    // 8 9/20 added as 8 20/9.
    const lines = ['8 9/20', '10', '1 1/10', '0'].map((typed, place) => ({ of: [place], typed }));
    expect(diagnosis(player(1, ALLEN), { answer: parseAnswerText('21 29/90'), lines })).toEqual({
      tag: 'fraction-upside-down',
      line: null,
    });
  });

  it('takes a period at the end for no decimal point', () => {
    // 169 by 20 is 8 remainder 9: 8.9 as a decimal, and 8 9/10 with the other line's denominator.
    const said = (typed: string) =>
      diagnosis(player(1, ALLEN), {
        answer: parseAnswerText('20'),
        lines: [typed, '10', '1 1/10', '0'].map((line, place) => ({ of: [place], typed: line })),
      })?.tag;
    expect(said('8.9')).toBe('remainder-as-decimal');
    expect(said('8 9/10.')).toBe(said('8 9/10'));
    expect(said('8 9/10')).not.toBe('remainder-as-decimal');
  });

  it('tells by how a line stands on paper which of two ways led to its number', () => {
    // 1 8/1 for 9 by 8 is upside down; 9 are the yards.
    const card = player(2, { position: 'RB', stats: { RushingYards: 9, RushingTouchdowns: 2 } });
    const said = (typed: string) =>
      diagnosis(card, {
        answer: parseAnswerText('17'),
        lines: [
          { of: [0], typed },
          { of: [1], typed: '8' },
        ],
      })?.tag;
    expect(said('1 8/1')).toBe('fraction-upside-down');
    expect(said('9')).toBe('yards-as-points');
  });

  it('calls yards as points by their name, where no other line has a rule to forget', () => {
    // 64 + 3 + 27, with catches of a point each.
    const card = player(1, {
      position: 'RB',
      stats: { RushingYards: 64, Receptions: 3, ReceivingYards: 27 },
    });
    const lines = ['64', '0', '3', '27', '0'].map((typed, place) => ({ of: [place], typed }));
    expect(diagnosis(card, { answer: parseAnswerText('94'), lines })?.tag).toBe('yards-as-points');
  });

  it('adds whole lines straight across as the fractions they came from', () => {
    const card = player(2, { position: 'DEF', stats: { Sacks: 2, Interceptions: 1 } });
    const lines = [
      { of: [0], typed: '3' },
      { of: [1], typed: '2 1/2' },
    ];
    expect(diagnosis(card, { answer: parseAnswerText('2 3/4'), lines })?.tag).toBe(
      'added-straight-across',
    );
  });

  it('calls a sum rounded only where it is rounded up', () => {
    // 3 + 2 3/8 and 3 + 2 5/8.
    const said = (yards: number, typed: string) => {
      const card = player(2, { position: 'WR', stats: { Receptions: 6, ReceivingYards: yards } });
      const own = ['0', '3', yards === 19 ? '2 3/8' : '2 5/8', '0'].map((text, at) => ({
        of: [at + card.lines.length - 4],
        typed: text,
      }));
      return diagnosis(card, { answer: parseAnswerText(typed), lines: own })?.tag;
    };
    expect([said(19, '5'), said(21, '6'), said(21, '5')]).toEqual([
      'any-below-one',
      'rounded-to-whole',
      'any-below-one',
    ]);
  });

  const context = player(1, BACK, [ANOTHER_BACK]);
  const boxes = (own: Record<number, string>) =>
    OWN.map((right, place) => ({ of: [place], typed: own[place] ?? right }));

  it.each(IN_LINES)('%s', (_, own, typed, line, tag) => {
    const found = diagnosis(context, { answer: parseAnswerText(typed), lines: boxes(own) });
    expect({ tag: found?.tag ?? null, line: found?.line ?? null }).toEqual({ tag, line });
  });

  it('looks for no cause in a line that fits, where others are still empty', () => {
    const lines = [{ of: [0], typed: '6 4/10' }];
    for (const typed of ['74 7/10', '650 7/10']) {
      expect(diagnosis(context, { answer: parseAnswerText(typed) })?.line).toBe('Rushing yards');
      expect(
        diagnosis(context, { answer: parseAnswerText(typed), lines })?.line ?? null,
      ).toBeNull();
    }
  });

  it('says that the other lines fit only where they are there', () => {
    const answer = parseAnswerText('15 9/70');
    const own = boxes({ 0: '31/7' });
    expect(diagnosis(context, { answer, lines: own })?.tag).toBe('one-line');
    expect(diagnosis(context, { answer, lines: own.slice(0, 3) })).toBeNull();
    expect(diagnosis(context, { answer, lines: own.slice(0, 1) })).toBeNull();
  });

  it('says of two slips that there are two, and how the first one came about', () => {
    const found = diagnosis(context, {
      answer: parseAnswerText('79 7/10'),
      lines: boxes({ 0: '64', 1: '10' }),
    });
    expect(found).toEqual({
      tag: 'two-slips',
      line: 'Rushing yards',
      of: [0, 1],
      first: 'yards-as-points',
    });
    const { title, text } = localizeHint({ of: 'player', mistake: found, rung: null });
    expect(title).toBe('Look at two lines again');
    expect(text).toBe(
      'Two lines aren’t right yet, for different reasons. Start with the rushing yards. How many yards make one point?',
    );
  });

  it('passes over a box that is no number', () => {
    const lines = boxes({ 0: '64', 1: 'five' });
    expect(diagnosis(context, { answer: parseAnswerText('70'), lines })).toEqual({
      tag: 'yards-as-points',
      line: 'Rushing yards',
      of: [0],
    });
  });

  it('looks in a group of a team for what one addition of its numbers leads to', () => {
    const lines = [{ of: [0, 1], typed: '16 8/12' }];
    expect(diagnosis(CARRYING_TEAM, { answer: parseAnswerText('24 5/12'), lines })).toEqual({
      tag: 'added-straight-across',
      line: null,
      of: [0, 1],
    });
  });

  it('adds the groups of a team that fit, as they were written', () => {
    const lines = [{ of: [0, 1], typed: '17 3/8' }];
    expect(diagnosis(CARRYING_TEAM, { answer: parseAnswerText('24 6/12'), lines })?.tag).toBe(
      'added-straight-across',
    );
  });
});

describe('what is said of each mistake', () => {
  const groups = [
    'source',
    'line',
    'rate',
    'below-one',
    'remainder',
    'adding',
    'whole',
    'slip',
    'writing',
    'fraction',
    'sign',
  ];
  const tags = [
    ...MISCONCEPTION_KINDS,
    'one-line',
    'two-slips',
    'cannot-tell',
    ...groups.map((group) => `any-${group}`),
  ];

  it('is a short label for a teacher, another one for each', () => {
    const labels = tags.map(misconceptionLabel);
    for (const label of labels) expect(label).toMatch(/^[A-Z][a-z]* [^.]+[a-z]$/);
    expect(new Set(labels).size).toBe(tags.length);
  });

  it('is a question for a teacher’s mouth, and one about the way for a tag that is not known', () => {
    for (const tag of tags)
      expect(mistakeQuestion(tag)).toMatch(/^([A-Z][^.?]+\. )?[A-Z][^.]+\?( [A-Z][^.?]+[.?])*$/);
    expect(['any-', 'any-thing', 'toString', ''].map(mistakeQuestion)).toEqual(
      Array(4).fill('How did you work this out?'),
    );
    expect(['any-', 'any-thing', 'toString', ''].map(misconceptionLabel)).toEqual([
      'any-',
      'any-thing',
      'toString',
      '',
    ]);
  });
});

describe('a whole diagnosis', () => {
  it.each<[string, StepContext, string, ReturnType<typeof diagnose>]>([
    [
      'of one kind at one line: the line first, as inside a sentence and as the screen shows it',
      player(1, ALLEN),
      '180 1/10',
      {
        tag: 'yards-as-points',
        title: 'Look at the rate for each line',
        hint: 'It looks like you counted each yard as a point. Check the passing yards. How many yards make one point?',
        statistic: 'Passing yards',
      },
    ],
    [
      'of one kind at no line in particular',
      player(1, ALLEN),
      '182',
      {
        tag: 'counts-added',
        title: 'Look at the rate for each line',
        hint: 'It looks like you added the counts. First multiply each count by its rate.',
        statistic: null,
      },
    ],
    [
      'of several groups at one line',
      player(1, ALLEN),
      '28',
      {
        tag: 'one-line',
        title: 'Look at one line again',
        hint: 'Start with the passing yards. The other lines may be fine.',
        statistic: 'Passing yards',
      },
    ],
    [
      'of two groups that are both about the fraction, at no line',
      player(1, ALLEN),
      '20',
      {
        tag: 'any-fraction',
        title: 'Look at the fraction',
        hint: 'Look again at the part that’s less than one whole.',
        statistic: null,
      },
    ],
    [
      'of several kinds with nothing in common',
      player(1, DEFENSE),
      '10',
      {
        tag: 'cannot-tell',
        title: 'Take it line by line',
        hint: 'We can’t tell from the sum alone. Write down the points for each line.',
        statistic: null,
      },
    ],
    ['of a right answer', player(1, ALLEN), '391/20', null],
  ])('%s', (_, context, typed, diagnosis) => {
    expect(diagnose(context, parseAnswerText(typed))).toEqual(diagnosis);
  });
});
