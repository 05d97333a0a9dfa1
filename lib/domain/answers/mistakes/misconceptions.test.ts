import { toMixed } from '@/lib/domain/numbers/fractions';
import type { MixedNumber } from '@/lib/domain/numbers/mixed';
import { formatMixed } from '@/lib/domain/numbers/mixed';
import { hintWords, misconceptionAdvice, misconceptionLabel } from '@/words/hints';
import type { FormulaLevel } from '../../football/formulas';
import { readAnswer } from '../../testing/steps';
import { playerContext, type StarterRow, type StepContext, teamContext } from '../step-context';
import { diagnose as diagnosis, MISCONCEPTION_KINDS, type MisconceptionTag } from './misconceptions';

/** As a student reads it. */
function diagnose(context: StepContext, typed: MixedNumber) {
  const found = diagnosis(context, typed);
  if (!found) return null;
  const { title, text } = hintWords({ of: context.kind, mistake: found, rung: null });
  return { tag: found.tag, title, hint: text, statistic: found.line };
}

type Case = [sentence: string, context: StepContext, typed: string, tag: MisconceptionTag | null, statistic?: string | null];

const player = (level: FormulaLevel, own: StarterRow, others: StarterRow[] = []) => playerContext({ ...own, level, others });

/** 169/20 + 2 x 5 + 11/10 = 19 11/20; level 2: 169/24 + 2 x 4 + 11/8 = 16 5/12. */
const ALLEN: StarterRow = { position: 'QB', stats: { PassingYards: 169, PassingTouchdowns: 2, RushingYards: 11 } };
/** 64/10 + 5 + 3 + 27/10 = 17 1/10. */
const BACK: StarterRow = {
  position: 'RB',
  stats: { RushingYards: 64, RushingTouchdowns: 1, Receptions: 3, ReceivingYards: 27 },
};
/** 5 + 83/10 - 4/10 = 12 9/10. */
const RECEIVER: StarterRow = { position: 'WR', stats: { RushingYards: -4, Receptions: 5, ReceivingYards: 83 } };
/** Level 2: 3/4 + 3 x 2 1/2 = 8 1/4. */
const KICKER: StarterRow = { position: 'K', stats: { ExtraPointsMade: 1, FieldGoalsMade20to29: 3 } };
/** Level 2: 5 x 1 1/2 + 2 1/2 = 10; level 1: 5 x 2 + 3 = 13. */
const DEFENSE: StarterRow = { position: 'DEF', stats: { Sacks: 5, Interceptions: 1 } };
/** 153/20 + 11/10 = 8 3/4. */
const TWO_LINES: StarterRow = { position: 'QB', stats: { PassingYards: 153, RushingYards: 11 } };
/** 173/20 + 17/10 = 10 7/20. */
const LOST_WHOLE: StarterRow = { position: 'QB', stats: { PassingYards: 173, RushingYards: 17 } };
/** 7 + 4 x 3 = 19. */
const SEVEN_AND_FOUR: StarterRow = { position: 'K', stats: { ExtraPointsMade: 7, FieldGoalsMade0to19: 4 } };
/** Level 2: 6 x 3/4 = 4 1/2. */
const EXTRA_POINTS: StarterRow = { position: 'K', stats: { ExtraPointsMade: 6 } };

const named = (label: string, wholeNumber: number, numerator = 0, denominator = 1) => ({
  label,
  value: { wholeNumber, numerator, denominator },
});
/** 19 11/20 + 31 1/5 - 3/10 + 8 = 58 9/20. */
const TEAM = teamContext([
  named('Quarterback', 19, 11, 20),
  named('Running Back 1', 31, 1, 5),
  named('Running Back 2', 0, -3, 10),
  named('Kicker', 8),
]);
/** 10 3/4 + 6 5/8 + 7 3/4 = 25 1/8. */
const CARRYING_TEAM = teamContext([named('Quarterback', 10, 3, 4), named('Kicker', 6, 5, 8), named('Defense', 7, 3, 4)]);

const CASES: Case[] = [
  ['the formula of the other level', player(1, ALLEN), '16 5/12', 'other-level'],
  ['one line with the rate of the other level: 169/24', player(1, ALLEN), '18 17/120', 'other-level', 'Passing yards'],
  [
    'the row of the other running back',
    player(1, ALLEN, [{ position: 'QB', stats: { PassingYards: 301 } }]),
    '15 1/20',
    'other-player',
  ],
  ['the answer of another step', player(1, ALLEN, [BACK]), '17 1/10', 'other-player'],
  ['a sum without the rushing yards', player(1, ALLEN), '18 9/20', 'line-left-out', 'Rushing yards'],
  ['a sum with the rushing yards twice', player(1, ALLEN), '20 13/20', 'line-twice', 'Rushing yards'],
  ['169 x 20', player(1, ALLEN), '3391 1/10', 'multiplied-not-divided', 'Passing yards'],
  ['every count times its denominator', player(1, ALLEN), '3500', 'multiplied-not-divided', null],
  ['2 touchdowns divided by 5 points', player(1, ALLEN), '9 19/20', 'divided-not-multiplied', 'Passing touchdowns'],
  ['6 extra points times 4/3', player(2, EXTRA_POINTS), '8', 'rate-upside-down', 'Extra points made'],
  ['169 yards as 169 points', player(1, ALLEN), '180 1/10', 'yards-as-points', 'Passing yards'],
  ['one point for each touchdown', player(1, ALLEN), '11 11/20', 'one-point-each', 'Passing touchdowns'],
  ['the counts added up', player(1, ALLEN), '182', 'counts-added'],
  ['6 points for a touchdown', player(1, ALLEN), '21 11/20', 'real-football-points', 'Passing touchdowns'],
  ['the rate of the rushing yards for the passing yards', player(2, ALLEN), '30 1/2', 'rate-of-another-line', 'Passing yards'],
  ['2 points for a field goal of 2 1/2', player(2, KICKER), '6 3/4', 'mixed-rate-half-read', 'Field goals, 20 to 29 yards'],
  ['1 for each sack and one half once', player(2, DEFENSE), '8', 'mixed-rate-half-read', null],
  ['8 remainder 9 as 8 9/100', player(1, ALLEN), '19 19/100', 'remainder-as-decimal', 'Passing yards'],
  [
    '7 remainder 13 as decimal digits, or over the 10 of the other line',
    player(1, TWO_LINES),
    '9 2/5',
    'any-remainder',
    'Passing yards',
  ],
  ['what is rounded up, or 8 remainder 9 as decimal digits', player(1, ALLEN), '20', 'any-fraction', null],
  ['8 remainder 9 over the 8', player(1, ALLEN), '20 9/40', 'remainder-over-other-number', 'Passing yards'],
  ['8 remainder 9 as 17', player(1, ALLEN), '28 1/10', 'remainder-as-whole', 'Passing yards'],
  ['6 remainder 4 as 6', player(1, BACK), '16 7/10', 'remainder-dropped', 'Rushing yards'],
  ['a total that is rounded up', player(1, BACK), '18', 'rounded-to-whole'],
  ['9/20 + 1/10 as 10/30', player(1, ALLEN), '19 1/3', 'added-straight-across'],
  ['9/20 + 1/10 as 10/20', player(1, ALLEN), '19 1/2', 'numerators-not-scaled'],
  ['the lost whole of 13/20 + 7/10', player(1, LOST_WHOLE), '9 7/20', 'carry-lost'],
  [
    'a lost carry, or the touchdown of the other level: only the whole numbers differ',
    player(1, BACK),
    '16 1/10',
    'any-whole',
    null,
  ],
  ['one whole too many', player(1, ALLEN), '20 11/20', 'whole-off-by-one'],
  ['only the fractions', player(1, ALLEN), '11/20', 'wholes-left-out'],
  ['19 20/11', player(1, ALLEN), '19 20/11', 'fraction-upside-down'],
  ['four lost yards as four won ones', player(1, RECEIVER), '13 7/10', 'minus-dropped', 'Rushing yards'],
  ['a minus in front of a score above zero', player(1, ALLEN), '-19 11/20', 'sign-turned'],
  ['a team without its first running back', TEAM, '27 1/4', 'line-left-out', 'Running Back 1'],
  ['a team with its kicker twice', TEAM, '66 9/20', 'line-twice', 'Kicker'],
  ['a team with 11/20 + 1/5 - 3/10 as 9/35', TEAM, '58 9/35', 'added-straight-across'],
  ['a team with 11 + 1 - 3 twentieths taken for the numerators', CARRYING_TEAM, '24 3/8', 'numerators-not-scaled'],
  ['a team with a lost point for a loss', TEAM, '59 1/20', 'minus-dropped', 'Running Back 2'],
  ['a team without the two wholes of its fractions', CARRYING_TEAM, '23 1/8', 'carry-lost'],
  ['a team without its fractions', CARRYING_TEAM, '23', 'fractions-left-out'],
  ['a team upside down', TEAM, '58 20/9', 'fraction-upside-down'],
  ['a value that nothing explains', player(1, ALLEN), '777', null],
  ['one point for each field goal, or the counts added up', player(1, SEVEN_AND_FOUR), '11', 'any-rate', null],
  ['a line twice, or with the rate of the other yards', player(1, ALLEN), '28', 'one-line', 'Passing yards'],
  ['a left out interception, or the other level: nothing in common', player(1, DEFENSE), '10', null],
];

describe('diagnose', () => {
  it.each(CASES)('%s', (_, context, typed, tag, ...[statistic]) => {
    const found = diagnose(context, readAnswer(typed));
    expect(found?.tag ?? null).toBe(tag);
    if (statistic !== undefined) expect(found?.statistic ?? null).toBe(statistic);
  });

  it('has a case for every kind', () => {
    const kinds = new Set(CASES.map(([, , , tag]) => tag));
    expect(MISCONCEPTION_KINDS.filter((kind) => !kinds.has(kind))).toEqual([]);
    expect(MISCONCEPTION_KINDS.length).toBeGreaterThanOrEqual(12);
  });

  it('names the line to look at, after what is right', () => {
    expect(diagnose(player(1, ALLEN), readAnswer('18 9/20'))?.hint).toBe(
      'Your sum is right for the numbers you used. Look again at the rushing yards. One line isn’t in it yet.',
    );
  });

  it('does not name a line whose name has the answer in it', () => {
    const context = player(2, { position: 'K', stats: { FieldGoalsMade0to19: 4, ExtraPointsMade: 12 } });
    expect(formatMixed(toMixed(context.total))).toBe('19');
    expect(diagnose(context, readAnswer('9'))).toMatchObject({ tag: 'line-left-out', statistic: null });
  });
});

describe('what is said of each mistake', () => {
  const groups = ['source', 'line', 'rate', 'below-one', 'remainder', 'adding', 'whole', 'writing', 'fraction', 'sign'];
  const tags = [...MISCONCEPTION_KINDS, 'one-line', ...groups.map((group) => `any-${group}`)];

  it('is a short label for a teacher, another one for each', () => {
    const labels = tags.map(misconceptionLabel);
    for (const label of labels) expect(label).toMatch(/^[A-Z][a-z]* [^.]+[a-z]$/);
    expect(new Set(labels).size).toBe(tags.length);
  });

  it('is advice for a class in whole sentences, and nothing for a tag that is not known', () => {
    for (const tag of tags) expect(misconceptionAdvice(tag)).toMatch(/^[A-Z][^.?]+[.?]( [A-Z][^.?]+[.?])*$/);
    expect(['any-', 'any-thing', 'toString', ''].map(misconceptionAdvice)).toEqual([null, null, null, null]);
    expect(['any-', 'any-thing', 'toString', ''].map(misconceptionLabel)).toEqual(['any-', 'any-thing', 'toString', '']);
  });

  it.each<[MisconceptionTag, string]>([
    ['line-left-out', 'Your sum is right for the numbers you used. One line isn’t in it yet.'],
    ['rounded-to-whole', 'Points don’t have to be whole numbers here. Keep the fraction too.'],
    ['one-line', 'Check each line by itself. One of them doesn’t fit its rule.'],
    ['any-adding', 'Fractions need the same denominator before you add them.'],
  ])('is for %s the hint a student gets, without the name of a line', (tag, advice) => {
    expect(misconceptionAdvice(tag)).toBe(advice);
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
        title: 'Look at the rule for each line',
        hint: 'Look again at the passing yards. One yard is only a small part of a point. How many yards make one point?',
        statistic: 'Passing yards',
      },
    ],
    [
      'of one kind at no line in particular',
      player(1, ALLEN),
      '182',
      {
        tag: 'counts-added',
        title: 'Look at the rule for each line',
        hint: 'These are the counts added up. First use each rule to turn its count into points.',
        statistic: null,
      },
    ],
    [
      'of several kinds of one group at one line',
      player(1, TWO_LINES),
      '9 2/5',
      {
        tag: 'any-remainder',
        title: 'Look at what’s left over',
        hint: 'Look again at the passing yards. What’s left over is the numerator. The denominator is the one in the rule.',
        statistic: 'Passing yards',
      },
    ],
    [
      'of several groups at one line',
      player(1, ALLEN),
      '28',
      {
        tag: 'one-line',
        title: 'Look at one line again',
        hint: 'Look again at the passing yards. The other lines fit.',
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
      'where only the whole numbers differ, whatever the cause was',
      player(1, BACK),
      '16 1/10',
      {
        tag: 'any-whole',
        title: 'Look at the whole numbers',
        hint: 'Your fraction fits. Add up the whole numbers again.',
        statistic: null,
      },
    ],
    ['of a right answer', player(1, ALLEN), '391/20', null],
  ])('%s', (_, context, typed, diagnosis) => {
    expect(diagnose(context, readAnswer(typed))).toEqual(diagnosis);
  });
});
