import fc from 'fast-check';
import { type Rational, rational, sumRationals, toMixed } from './fractions';
import {
  diagnose,
  MISCONCEPTION_KINDS,
  type MisconceptionKind,
  type MisconceptionTag,
  misconceptionLabel,
  mistakesAt,
} from './misconceptions';
import { formatMixed } from './mixed-text';
import { type FormulaLevel, formulaTerms, termCount } from './scoring';
import { playerContext, type StarterRow, type StepContext, teamContext } from './step-context';
import { gradeAnswer } from './steps';
import { anyGame, anyStep, readAnswer } from './testing/steps';

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
      'Your sum is right for the numbers you used. Look again at the rushing yards. One line is not in it yet.',
    );
  });

  it('does not name a line whose name has the answer in it', () => {
    const context = player(2, { position: 'K', stats: { FieldGoalsMade0to19: 4, ExtraPointsMade: 12 } });
    expect(formatMixed(toMixed(context.total))).toBe('19');
    expect(diagnose(context, readAnswer('9'))).toMatchObject({ tag: 'line-left-out', statistic: null });
  });
});

describe('any right answer', () => {
  it('is never called wrong, improper, unreduced or as a decimal', () => {
    fc.assert(
      fc.property(anyStep, fc.integer({ min: 1, max: 30 }), (context, factor) => {
        for (const text of rightTexts(context.total, factor)) {
          const typed = readAnswer(text);
          expect(gradeAnswer(typed, context.total).correct).toBe(true);
          expect(diagnose(context, typed)).toBeNull();
        }
      }),
      { numRuns: 300 },
    );
  });

  it('is in no list of mistakes', () => {
    fc.assert(
      fc.property(anyStep, (context) => {
        expect(mistakesAt(context).filter(({ value }) => value.equals(context.total))).toEqual([]);
      }),
    );
  });
});

type Game = { level: FormulaLevel; row: StarterRow };
type Part = { count: number; rate: Rational };

/** Each mistake once more, worked out in another way: from counts and rates, with nothing of the table. Null where it cannot be made. */
const STUDENTS: Partial<Record<MisconceptionKind, (parts: Part[], game: Game) => Rational | null>> = {
  'other-level': (_, { level, row }) => add(partsOf({ level: level === 1 ? 2 : 1, row })),
  'line-left-out': (parts) => add(parts.slice(1)),
  'line-twice': (parts) => add([...parts, ...parts.slice(-1)]),
  'multiplied-not-divided': (parts) =>
    add(parts.map(({ count, rate }) => ({ count, rate: rate.n === 1n ? rational(rate.d) : rate }))),
  'yards-as-points': ([first, ...rest]) => (first && first.rate.d > 4n ? add([{ ...first, rate: rational(1) }, ...rest]) : null),
  'remainder-as-decimal': ([first, ...rest]) => {
    if (first?.rate.n !== 1n || first.count < 0) return null;
    const bottom = Number(first.rate.d);
    return add(rest)
      .add(Math.trunc(first.count / bottom))
      .add(rational(first.count % bottom, 100));
  },
  'remainder-dropped': ([first, ...rest]) =>
    first && first.rate.n === 1n ? add(rest).add(Math.trunc(first.count / Number(first.rate.d))) : null,
  'rounded-to-whole': (parts) => add(parts).ceil(),
  'numerators-not-scaled': (parts) => {
    const fractions = parts.filter(({ count, rate }) => rate.mul(count).d !== 1n);
    const [one, two] = fractions;
    if (!one || !two || fractions.length > 2 || one.rate.n !== 1n || two.rate.n !== 1n || one.rate.equals(two.rate)) return null;
    const wholes = parts.reduce((sum, { count, rate }) => sum + Math.trunc((count * Number(rate.n)) / Number(rate.d)), 0);
    const bottom = leastCommon(Number(one.rate.d), Number(two.rate.d));
    return rational((one.count % Number(one.rate.d)) + (two.count % Number(two.rate.d)), bottom).add(wholes);
  },
  'fraction-upside-down': (parts) => {
    const { wholeNumber, numerator, denominator } = toMixed(add(parts));
    return numerator === 0 || wholeNumber <= 0 ? null : rational(denominator, numerator).add(wholeNumber);
  },
  'whole-off-by-one': (parts) => (add(parts).compare(0) > 0 ? add(parts).add(1) : null),
  'minus-dropped': (parts) => add(parts.map(({ count, rate }) => ({ count: Math.abs(count), rate }))),
  'sign-turned': (parts) => add(parts).neg(),
};

describe('a simulated mistake', () => {
  it.each(Object.keys(STUDENTS) as MisconceptionKind[])(
    '%s is found, alone or among others that explain the same value',
    (kind) => {
      let found = 0;
      fc.assert(
        fc.property(anyGame, (game) => {
          const context = player(game.level, game.row);
          const typed = STUDENTS[kind]?.(partsOf(game), game) ?? null;
          if (typed === null || typed.equals(context.total)) return;
          found += 1;
          const explanations = mistakesAt(context).filter(({ value }) => value.equals(typed));
          const expected = overruledBy(kind, explanations);
          expect(explanations.map((each) => each.kind)).toContain(expected);
          const diagnosis = diagnose(context, toMixed(typed));
          const kinds = new Set(explanations.map((each) => each.kind));
          // Alone it is named; among others it is named by none of them.
          if (kinds.size === 1) expect(diagnosis?.tag).toBe(expected);
          else if (diagnosis) expect(diagnosis.tag).toMatch(/^(any-|one-line)/);
        }),
        { numRuns: 200 },
      );
      expect(found).toBeGreaterThan(10);
    },
  );

  it('takes less than 5 ms to be found', () => {
    const context = player(2, { position: 'RB', stats: { ...BACK.stats, ReceivingTouchdowns: 1 } }, Array(7).fill(BACK));
    const typed = readAnswer('12 3/7');
    const times = Array.from({ length: 101 }, () => {
      const start = performance.now();
      diagnose(context, typed);
      return performance.now() - start;
    });
    // The quickest of them: what else a machine has to do only ever adds to it.
    expect(Math.min(...times)).toBeLessThan(5);
  });
});

describe('what a hint says', () => {
  const hints = () =>
    new Map(
      fc
        .sample(anyStep, { numRuns: 150, seed: 4 })
        .flatMap((context) =>
          mistakesAt(context)
            .slice(0, 40)
            .flatMap(({ value }) => diagnose(context, toMixed(value)) ?? []),
        )
        .map(({ tag, hint, title }) => [`${tag} ${hint}`, `${title}. ${hint}`]),
    );

  it('is plain and kind: short sentences without a word of blame', () => {
    for (const text of hints().values()) {
      expect(text).not.toMatch(/wrong|mistake|error|fail|forgot|careless|should have|bad|incorrect/i);
      for (const sentence of text.split(/[.?]\s/)) expect(sentence.split(' ').length).toBeLessThanOrEqual(19);
    }
  });

  it('has a label for a teacher behind every tag', () => {
    for (const kind of MISCONCEPTION_KINDS) expect(misconceptionLabel(kind)).not.toBe(kind);
    for (const tag of ['one-line', 'any-fraction', 'any-whole', 'any-below-one']) expect(misconceptionLabel(tag)).not.toBe(tag);
    expect(misconceptionLabel('a-tag-of-the-past')).toBe('a-tag-of-the-past');
  });
});

function partsOf({ level, row }: Game): Part[] {
  return formulaTerms(row.position, level)
    .map((term) => ({ count: termCount(term, row.stats), rate: term.rate }))
    .filter(({ count }) => count !== 0);
}

function add(parts: readonly Part[]): Rational {
  return sumRationals(parts.map(({ count, rate }) => rate.mul(count)));
}

function leastCommon(a: number, b: number): number {
  let multiple = a;
  while (multiple % b !== 0) multiple += a;
  return multiple;
}

/** One whole too many or too few that a lost carry explains goes by that name. */
function overruledBy(kind: MisconceptionKind, explanations: readonly { kind: MisconceptionKind }[]): MisconceptionKind {
  return kind === 'whole-off-by-one' && explanations.some((each) => each.kind === 'carry-lost') ? 'carry-lost' : kind;
}

/** As a mixed number, improper, unreduced, and as a decimal where it has an end. */
function rightTexts(total: Rational, factor: number): string[] {
  const mixed = toMixed(total);
  const sign = total.compare(0) < 0 ? '-' : '';
  const texts = [
    formatMixed(mixed),
    `${sign}${total.n}/${total.d}`,
    `${sign}${total.n * BigInt(factor)}/${total.d * BigInt(factor)}`,
    formatMixed({ ...mixed, numerator: mixed.numerator * factor, denominator: mixed.denominator * factor }),
  ];
  return 1000n % total.d === 0n ? [...texts, (Number(total.s * total.n) / Number(total.d)).toFixed(3)] : texts;
}
