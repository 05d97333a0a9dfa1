import fc from 'fast-check';
import {
  fromMixed,
  mentionsValue,
  rational,
  sumRationals,
  toMixed,
} from '@/lib/domain/numbers/fractions';
import { formatMixed } from '@/lib/domain/numbers/mixed';
import { type HintInWords, localizeHint } from '@/words/hints';
import { templateFormulaLines } from '../football/ready-formulas';
import type { GameStats } from '../football/statistics';
import {
  anyStarterStats,
  anyStepContext,
  anyTeamStepContext,
  parseAnswerText,
} from '../testing/steps';
import {
  type HintState,
  hasReachedTogether,
  NO_HINTS_YET,
  hintContentAtLevel as rungOf,
  nextHint as stepOf,
  WRONG_TRIES_BEFORE_TOGETHER,
} from './hints';
import { inventSimilarExample } from './invent-similar-example';
import { diagnoseMistake, listKnownMistakesOfStep } from './mistakes/misconceptions';
import {
  makePlayerStepContext,
  makeTeamStepContext,
  type StarterStats,
  type StepContext,
} from './step-context';
import { HINT_LEVEL_COUNT } from './tries';
import { isUnrelatedAnswer } from './unrelated-answer';

const ROW: StarterStats = {
  position: 'QB',
  stats: { PassingYards: 169, PassingTouchdowns: 2, RushingYards: 11 },
};
/** 169/20 + 10 + 11/10 = 19 11/20 */
const QUARTERBACK = makePlayerStepContext({ ...ROW, rules: 1 });
/** Close to every card's numbers, and equal to none. */
const UNKNOWN = parseAnswerText('36 1/16');
const WITHOUT_RUSHING = parseAnswerText('18 9/20');

const shownHint = (context: StepContext, rung: number) =>
  localizeHint({ of: context.kind, mistake: null, rung: rungOf(context, rung) });
const nextHint = (...asked: Parameters<typeof stepOf>) => {
  const { hint, ...step } = stepOf(...asked);
  return { ...step, hint: localizeHint(hint) };
};

const shownLines = ({ lines = [] }: HintInWords) =>
  lines.map(({ label, value, how }) =>
    [label, value && `= ${formatMixed(value)}`, how && `(${how})`].filter(Boolean).join(' '),
  );

function answers(context: StepContext, typed: readonly string[]) {
  let state: HintState = NO_HINTS_YET;
  return typed.map((text) => {
    const step = nextHint(context, { answer: parseAnswerText(text) }, state);
    state = step.state;
    return step;
  });
}

describe('the ladder', () => {
  const TITLES = [
    'An idea to start with',
    'The same with other numbers',
    'Now your lines',
    'Line by line',
    'Two short sums',
    'Let’s do it together',
  ];

  it('goes from a nudge over a worked example and questions to the lines one by one, and then it is done together', () => {
    const given = answers(QUARTERBACK, ['30', '31', '33', '35', '36', '38', '41', '42']);
    expect(given.map(({ tag }) => tag)).toEqual(Array(8).fill(null));
    expect(given.map(({ hint }) => hint.title)).toEqual([...TITLES, ...Array(2).fill(TITLES[5])]);
    expect(given.map(({ hint }) => hint.together ?? false)).toEqual([
      ...Array(5).fill(false),
      ...Array(3).fill(true),
    ]);
    expect(given.map(({ state }) => hasReachedTogether(state))).toEqual([
      ...Array(5).fill(false),
      ...Array(3).fill(true),
    ]);
  });

  it('keeps in sight what has been shown before, the newest first', () => {
    const given = answers(QUARTERBACK, ['30', '31', '33', '35', '36', '38', '41']);
    expect(given.map(({ hint }) => hint.earlier?.map(({ title }) => title) ?? [])).toEqual(
      [0, 1, 2, 3, 4, 5, 5].map((count) => TITLES.slice(0, count).toReversed()),
    );
    for (const [index, { hint }] of given.slice(0, 5).entries()) {
      const { earlier: _, ...shown } = hint;
      expect(
        given
          .slice(index + 1)
          .every((later) => later.hint.earlier?.some((each) => each.text === shown.text)),
      ).toBe(true);
    }
  });

  it('takes the next step from a known mistake, and shows the nudge with the next wrong answer', () => {
    const [known, unknown] = answers(QUARTERBACK, ['18 9/20', '30']);
    expect(known).toMatchObject({ tag: 'line-left-out', state: { rung: 1, tag: 'line-left-out' } });
    expect(known?.hint.text).toBe(
      'One line may be missing from your sum. Check the rushing yards.',
    );
    expect(unknown?.hint.earlier?.[0]?.text).toMatch(/^Take one line at a time\./);
    expect(unknown).toMatchObject({ tag: null, state: { rung: 2, tag: null } });
  });

  it('goes on from what an older release has stored, which knew neither the answers nor more than three rungs', () => {
    const later = nextHint(
      QUARTERBACK,
      { answer: WITHOUT_RUSHING },
      { rung: 3, tag: 'line-left-out' },
    );
    expect(later.state).toEqual({ rung: 4, tag: 'line-left-out', tried: ['369/20'] });
    expect(later.hint.title).toBe('Go through the lines again');
    expect(later.hint.text).toBe(
      'One line may be missing from your sum. Check the rushing yards. Here are the points for each line.',
    );
    expect(later.hint.lines).toHaveLength(3);
  });

  it('takes no step for a number that was tried before, and says so', () => {
    const [, , again] = answers(QUARTERBACK, ['30', '31', '60/2']);
    expect(again?.state).toEqual({ rung: 2, tag: null, tried: ['30', '31'] });
    expect(again?.hint.text).toMatch(
      /^You tried this number before\. Here’s another game, all worked out\./,
    );
  });

  it('takes no step for a number that has nothing to do with the card, and shows nothing new', () => {
    const given = answers(QUARTERBACK, ['777', '1234', '30', '888', '99999', '31']);
    expect(given.map(({ state }) => state.rung)).toEqual([0, 0, 1, 1, 1, 2]);
    expect(given[0]?.hint).toEqual({
      title: TITLES[0],
      text: 'We can’t see how this number comes from the card. Write down the points for each line. Then add.',
    });
    expect(given[4]?.hint.title).toBe(TITLES[0]);
  });

  it('works out the same kinds of lines with other numbers, to the end', () => {
    const hint = shownHint(QUARTERBACK, 2);
    expect(shownLines(hint)).toMatchInlineSnapshot(`
[
  "Passing yards: 21 × 1/20 = 1 1/20 (20 fits 1 time, 1 is left over: 1/20)",
  "Passing touchdowns: 3 × 5 = 15",
  "Rushing yards: 14 × 1/10 = 1 2/5 (10 fits 1 time, 4 are left over: 4/10 = 2/5)",
  "All together = 17 9/20",
]
`);
    expect(hint.text).toMatchInlineSnapshot(
      `"Here’s another game, all worked out. The fractions: 1/20 + 2/5 = 1/20 + 8/20 = 9/20. Now do the same with your numbers."`,
    );
  });

  it('asks about the own lines before it shows any of them', () => {
    expect(shownLines(shownHint(QUARTERBACK, 3))).toEqual([
      'Passing yards (How many times does 20 fit in 169? What’s left over?)',
      'Passing touchdowns (At 5 points each, how many points do you get for 2 passing touchdowns?)',
      'Rushing yards (How many times does 10 fit in 11? What’s left over?)',
    ]);
    const halves = makePlayerStepContext({
      position: 'TE',
      stats: { Receptions: 1, RushingYards: -24, ReceivingYards: 40 },
      rules: 1,
    });
    expect(shownLines(shownHint(halves, 3))).toEqual([
      'Rushing yards (How many times does 10 fit in 24? What’s left over? Then make it negative.)',
      'Catches (At 1 point each, how many points do you get for just one?)',
      'Receiving yards (How many times does 10 fit in 40?)',
    ]);
  });

  it('gives no product of the own card before the fourth wrong answer, and then each by itself, those of 0 left out', () => {
    const products = QUARTERBACK.lines.map(({ value }) => value).filter((value) => value.n !== 0n);
    for (const rung of [1, 2, 3]) {
      const values = (shownHint(QUARTERBACK, rung).lines ?? []).flatMap(({ value }) =>
        value ? [fromMixed(value)] : [],
      );
      expect(values.filter((value) => products.some((product) => product.equals(value)))).toEqual(
        [],
      );
    }
    expect(shownLines(shownHint(QUARTERBACK, 4))).toEqual([
      'Passing yards = 8 9/20',
      'Passing touchdowns = 10',
      'Rushing yards = 1 1/10',
    ]);
  });

  it('shows a team over one denominator, the minus kept', () => {
    const team = makeTeamStepContext([
      { label: 'Quarterback', value: { wholeNumber: 19, numerator: 11, denominator: 20 } },
      { label: 'Running Back 2', value: { wholeNumber: 0, numerator: -3, denominator: 10 } },
      { label: 'Tight End', value: { wholeNumber: -2, numerator: 1, denominator: 5 } },
      { label: 'Kicker', value: { wholeNumber: 8, numerator: 0, denominator: 1 } },
    ]);
    expect(shownHint(team, 3).text).toBe(
      'Your fractions have the denominators 5, 10, and 20. Find a denominator that works for all of them.',
    );
    expect(shownLines(shownHint(team, 4))).toEqual([
      'Quarterback = 19 11/20',
      'Running Back 2 = -6/20',
      'Tight End = -2 4/20',
      'Kicker = 8',
    ]);
    expect(shownLines(shownHint(team, 5))).toEqual([
      'Whole numbers (19 − 2 + 8)',
      'Fractions (11/20 − 6/20 − 4/20)',
    ]);
  });

  it('takes other numbers where a single line already is the answer', () => {
    const context = makePlayerStepContext({
      position: 'RB',
      stats: { RushingYards: 64 },
      rules: 1,
    });
    for (const rung of [4, 5]) {
      const hint = shownHint(context, rung);
      expect(hint.title).toBe('How one line works');
      expect(hint.lines).toHaveLength(1);
      expect(hint.lines?.[0]?.value).not.toEqual(toMixed(context.total));
      expect(hint.lines).not.toEqual(shownHint(context, 2).lines?.slice(0, 1));
    }
  });

  it('has a hint for a player without a game, where every line is 0', () => {
    const context = makePlayerStepContext({ position: 'TE', stats: {}, rules: 2 });
    for (const rung of [1, 2, 3, 4, 5]) expect(shownHint(context, rung).text).not.toMatch(/\b0\b/);
  });
});

describe('an example with other numbers', () => {
  it('adds up, and is the same each time', () => {
    fc.assert(
      fc.property(anyStepContext, (context) => {
        const example = inventSimilarExample(context);
        expect(example).not.toBeNull();
        expect(inventSimilarExample(context)).toEqual(example);
        const sum = sumRationals((example?.lines ?? []).map(({ value }) => fromMixed(value)));
        expect(toMixed(sum)).toEqual(example?.sum);
      }),
    );
  });

  it('has a chain of equal sums for its fractions', () => {
    fc.assert(
      fc.property(fc.oneof(anyStepContext, anyTeamStepContext), (context) => {
        const { fractions = null, lines = [] } = inventSimilarExample(context) ?? {};
        if (fractions === null) return;
        const sums = fractions.split(' = ').map((side) =>
          sumRationals(
            side
              .replaceAll('− ', '+ -')
              .split(' + ')
              .map((part) => fromMixed(parseAnswerText(part))),
          ),
        );
        expect(new Set(sums.map(String)).size).toBe(1);
        expect(lines.length).toBeGreaterThan(1);
      }),
    );
  });
});

describe('no hint at any step', () => {
  it('holds the answer, in its text or in its lines', () => {
    fc.assert(
      fc.property(
        anyStepContext,
        fc.nat(),
        fc.nat(WRONG_TRIES_BEFORE_TOGETHER),
        fc.boolean(),
        (context, pick, rung, repeated) => {
          const mistakes = listKnownMistakesOfStep(context);
          const typed = toMixed(
            mistakes[pick % Math.max(mistakes.length, 1)]?.value ?? fromMixed(UNKNOWN),
          );
          const tag = repeated ? nextHint(context, { answer: typed }, NO_HINTS_YET).tag : null;
          for (const hint of [
            nextHint(context, { answer: typed }, { rung, tag }).hint,
            shownHint(context, rung),
          ]) {
            for (const each of [hint, ...(hint.earlier ?? [])]) {
              expect(
                textsOf(each, context).filter((text) => mentionsValue(text, context.total)),
              ).toEqual([]);
              for (const { value } of each.lines ?? [])
                expect(value && fromMixed(value).equals(context.total)).not.toBe(true);
            }
          }
        },
      ),
      { numRuns: 500 },
    );
  });

  it('shows the answer on a card with rates below zero', () => {
    const level = { name: 'Below zero', lines: templateFormulaLines('below-zero') };
    fc.assert(
      fc.property(anyStarterStats, (row) => {
        const context = makePlayerStepContext({ ...row, rules: level });
        for (const rung of [1, 2, 3, 4, 5])
          expect(
            textsOf(shownHint(context, rung), context).filter((text) =>
              mentionsValue(text, context.total),
            ),
          ).toEqual([]);
      }),
      { numRuns: 1_000 },
    );
  });

  it.each([
    ['is a rate', { position: 'TE', stats: { Receptions: 1 } } as const],
    ['is a touchdown', { position: 'TE', stats: { ReceivingTouchdowns: 1 } } as const],
    ['is the fraction of a rate', { position: 'RB', stats: { RushingYards: 1 } } as const],
    [
      'is a fraction every example has',
      { position: 'TE', stats: { Receptions: 4, RushingYards: -12 } } as const,
    ],
    ['is half of a field goal', { position: 'K', stats: { FieldGoalsMade20to29: 1 } } as const],
  ])('shows an answer that %s', (_, row) => {
    for (const level of [1, 2] as const) {
      const context = makePlayerStepContext({ ...row, rules: level });
      for (const rung of [1, 2, 3, 4, 5]) {
        const hint = shownHint(context, rung);
        expect(textsOf(hint, context).filter((text) => mentionsValue(text, context.total))).toEqual(
          [],
        );
        if (rung > 1) expect(hint.lines?.length).toBeGreaterThan(0);
      }
    }
  });
});

it('splits no sum in two where a number that is taken away looks like the answer', () => {
  // 6/5 + 2/5 - 4/5 = 4/5; as two sums, "1" and "1/5 + 2/5 − 4/5".
  const context = makePlayerStepContext({
    position: 'WR',
    rules: { name: 'Like', lines: templateFormulaLines('like') },
    stats: { RushingYards: 6, Receptions: 1, ReceivingYards: -4 },
  });
  expect(context.total.toFraction()).toBe('4/5');
  expect(rungOf(context, 5)).toMatchObject({ says: 'each-line' });
});

describe('mentionsValue', () => {
  it.each([
    ['3/2 of it', '1 1/2', true],
    ['It is 1 1/2.', '3/2', true],
    ['Yours is −4', '-4', true],
    ['2 1/2 for each', '2', false],
    ['2 1/2 for each', '1/2', false],
    ['40 to 49 yards', '49', true],
    ['no number', '0', false],
  ])('%s and %s: %s', (text, value, expected) => {
    expect(mentionsValue(text, fromMixed(parseAnswerText(value)))).toBe(expected);
  });
});

/** The names of lines ("40 to 49 yards") are on the card and say nothing about the answer. */
function textsOf(
  { title, text, lines = [] }: Pick<HintInWords, 'title' | 'text' | 'lines'>,
  context: StepContext,
): string[] {
  const labels = lines.map(({ label }) =>
    context.lines.reduce((rest, line) => rest.replace(line.label, ''), label),
  );
  return [title, text, ...labels, ...lines.flatMap(({ how }) => how ?? [])];
}

describe('the first nudge', () => {
  const kicker = (stats: GameStats) => makePlayerStepContext({ position: 'K', stats, rules: 1 });
  const whole = (wholeNumber: number) => ({ wholeNumber, numerator: 0, denominator: 1 });
  it.each<[string, StepContext, string]>([
    ['nothing happened', kicker({}), 'Every count is zero. How many points do you get for zero?'],
    [
      'all lines are whole',
      kicker({ ExtraPointsMade: 2 }),
      'Take one line at a time. Write down each result, and then add them.',
    ],
    [
      'a player’s line has a fraction',
      QUARTERBACK,
      'Take one line at a time. When you divide, what’s left over becomes the numerator of a fraction.',
    ],
    [
      'a team has a fraction',
      makeTeamStepContext([
        { label: 'Quarterback', value: { wholeNumber: 1, numerator: 1, denominator: 2 } },
        { label: 'Kicker', value: whole(8) },
      ]),
      'Add the whole numbers first. Then put the fraction with them.',
    ],
    [
      'a team has two fractions',
      makeTeamStepContext([
        { label: 'Quarterback', value: { wholeNumber: 1, numerator: 1, denominator: 2 } },
        { label: 'Kicker', value: { wholeNumber: 0, numerator: 3, denominator: 4 } },
      ]),
      'Add the whole numbers first. Then give the fractions the same denominator, and add those.',
    ],
    [
      'a line of a card that only multiplies has a fraction',
      makePlayerStepContext({ position: 'DEF', stats: { Sacks: 3, Interceptions: 2 }, rules: 2 }),
      'Take one line at a time. If a line isn’t whole, keep the rest as a fraction.',
    ],
    [
      'a team has whole numbers only',
      makeTeamStepContext([{ label: 'Quarterback', value: whole(3) }]),
      'Add the starters one at a time. Write down each sum.',
    ],
  ])('where %s', (_, context, text) => {
    expect(shownHint(context, 1)).toEqual({ title: 'An idea to start with', text });
    expect(shownHint(context, 0)).toEqual(shownHint(context, 1));
    expect(nextHint(context, { answer: UNKNOWN }, NO_HINTS_YET)).toEqual({
      tag: null,
      hint: { title: 'An idea to start with', text },
      state: { rung: 1, tag: null, tried: ['577/16'] },
    });
  });
});

it('do not ask for one line at a time where a line is marked', () => {
  const receiver = makePlayerStepContext({
    position: 'WR',
    rules: 1,
    stats: { RushingYards: 1, Receptions: 6, ReceivingYards: 50 },
  });
  const typed = ['1/10', '', '7', '5', ''].map((text, place) => ({ of: [place], typed: text }));
  const textOf = (lines?: typeof typed) =>
    nextHint(receiver, { answer: parseAnswerText('12 1/10'), lines }, NO_HINTS_YET).hint.text;
  expect(textOf(typed)).toMatch(/the catches\./);
  expect(textOf(typed)).not.toMatch(/at a time|When you divide/);
  expect(textOf()).toBe('Your fraction is right. Write down the points for each line.');
});

describe('the later rungs, in their words', () => {
  const team = (...wholes: number[]) =>
    makeTeamStepContext(
      wholes.map((wholeNumber, index) => ({
        label: `Starter ${index}`,
        value: { wholeNumber, numerator: 0, denominator: 1 },
      })),
    );

  it('tell a small team from another game', () => {
    expect(shownHint(team(3, 4), 2).text).toBe(
      'Here’s a small team, all worked out. Now do the same with your numbers.',
    );
    expect(
      shownHint(
        makePlayerStepContext({ position: 'K', stats: { ExtraPointsMade: 2 }, rules: 1 }),
        2,
      ).text,
    ).toBe('Here’s another game, all worked out. Now do the same with your numbers.');
    expect(shownHint(QUARTERBACK, 2).title).toBe('The same with other numbers');
    expect(shownHint(QUARTERBACK, 2).lines?.at(-1)?.label).toBe('All together');
  });

  it('leave the adding up to the student', () => {
    expect(shownHint(QUARTERBACK, 4)).toMatchObject({
      title: 'Line by line',
      text: 'Here are the points for each line. You do the adding.',
    });
    expect(shownHint(team(3, 4), 4)).toEqual({
      title: 'One after another',
      text: 'Here are each starter’s points. Add two at a time, and write down each sum.',
      lines: [
        { label: 'Starter 0', value: { wholeNumber: 3, numerator: 0, denominator: 1 } },
        { label: 'Starter 1', value: { wholeNumber: 4, numerator: 0, denominator: 1 } },
      ],
    });
    const half = makeTeamStepContext([
      { label: 'Quarterback', value: { wholeNumber: 1, numerator: 1, denominator: 2 } },
      { label: 'Tight End', value: { wholeNumber: 0, numerator: 0, denominator: 1 } },
      { label: 'Kicker', value: { wholeNumber: 2, numerator: 1, denominator: 3 } },
    ]);
    expect(shownHint(half, 4)).toEqual({
      title: 'One denominator for all',
      text: 'Here, all the fractions have the same denominator. You do the adding.',
      lines: [
        { label: 'Quarterback', value: { wholeNumber: 1, numerator: 3, denominator: 6 } },
        { label: 'Kicker', value: { wholeNumber: 2, numerator: 2, denominator: 6 } },
      ],
    });
  });

  it('have lines with other numbers where one line is the answer', () => {
    const one = makePlayerStepContext({ position: 'RB', stats: { RushingYards: 64 }, rules: 1 });
    expect(shownHint(one, 4)).toMatchObject({
      title: 'How one line works',
      text: 'Here are lines with other numbers. Work yours out the same way.',
    });
  });

  it('split the sum in two at last, the parts that are not there left out', () => {
    expect(HINT_LEVEL_COUNT).toBe(5);
    expect(shownHint(QUARTERBACK, 5)).toEqual({
      title: 'Two short sums',
      text: 'Here are your numbers in two short sums. Work out both, and then put them together.',
      lines: [
        { label: 'Whole numbers', value: null, how: '8 + 10 + 1' },
        { label: 'Fractions', value: null, how: '9/20 + 2/20' },
      ],
    });
    const parts = makePlayerStepContext({
      position: 'QB',
      stats: { PassingYards: 3, RushingYards: 7 },
      rules: 1,
    });
    expect(shownHint(parts, 5)).toEqual(shownHint(parts, 4));
    expect(shownHint(team(3, 4, 5), 3).title).toBe('Two at a time');
    expect(shownHint(team(3, 4, 5), 5)).toEqual(shownHint(team(3, 4, 5), 4));
  });
});

describe('the part of an answer that is right', () => {
  const textOf = (typed: string) =>
    nextHint(QUARTERBACK, { answer: parseAnswerText(typed) }, NO_HINTS_YET).hint.text;
  const WHOLE = /Your whole number is right\./;
  const FRACTION = /Your (fraction is right|fraction fits)\b/;

  it.each([
    ['19 13/20', true, false],
    ['19 3/7', true, false],
    ['23 11/20', false, true],
    ['23 22/40', false, true],
    ['20 9/20', false, false],
    // A missing part, an improper fraction, and the wrong sign don't reveal the answer.
    ['19', true, false],
    ['11/20', false, true],
    ['17 51/20', false, false],
    ['-19 1/20', false, false],
  ])('%s', (typed, isWhole, isFraction) => {
    expect([WHOLE.test(textOf(typed)), FRACTION.test(textOf(typed))]).toEqual([
      isWhole,
      isFraction,
    ]);
  });

  it('is not said of a whole or a fraction that is 0', () => {
    const whole = makePlayerStepContext({ position: 'RB', stats: { RushingYards: 120 }, rules: 1 });
    const below = makePlayerStepContext({ position: 'RB', stats: { RushingYards: 7 }, rules: 1 });
    for (const [context, typed] of [
      [whole, '15'],
      [below, '9/10'],
    ] as const) {
      expect(
        nextHint(context, { answer: parseAnswerText(typed) }, NO_HINTS_YET).hint.text,
      ).not.toMatch(/is right\./);
    }
  });
});

const wrongAnswers = (context: StepContext) =>
  fc.array(
    fc.oneof(
      fc.nat().map((pick) => {
        const mistakes = listKnownMistakesOfStep(context);
        return (
          mistakes[pick % Math.max(1, mistakes.length)]?.value ?? context.total.add(rational(1, 3))
        );
      }),
      fc.integer({ min: -3, max: 3 }).map((by) => context.total.add(rational(by * 2 + 1, 2))),
      fc
        .tuple(fc.integer({ min: -2000, max: 2000 }), fc.integer({ min: 1, max: 60 }))
        .map((parts) => rational(...parts)),
    ),
    { minLength: 10, maxLength: 10 },
  );
const anyTries = anyStepContext.chain((context) =>
  fc.tuple(fc.constant(context), wrongAnswers(context)),
);

describe('after any wrong answers', () => {
  it('the ladder goes on by the number of honest ones, shows all it has shown, and reaches the work together', () => {
    fc.assert(
      fc.property(anyTries, ([context, values]) => {
        const wrong = values.filter((value) => !value.equals(context.total));
        let state: HintState = NO_HINTS_YET;
        const seen = new Set<string>();
        const honest = new Set<string>();
        for (const value of wrong) {
          const work = { answer: toMixed(value) };
          const given = stepOf(context, work, state);
          if (!isUnrelatedAnswer(context, work) && honest.size < WRONG_TRIES_BEFORE_TOGETHER)
            honest.add(value.toFraction());
          // Five are remembered; a repeat after them is solved together anyway.
          expect(given.state.rung).toBe(honest.size);
          const shown = new Set(
            [given.hint.rung ?? [], given.hint.earlier ?? []]
              .flat()
              .map((rung) => JSON.stringify(rung)),
          );
          expect([...seen].filter((rung) => !shown.has(rung))).toEqual([]);
          for (const rung of shown) seen.add(rung);
          state = given.state;
        }
      }),
      { numRuns: 300 },
    );
  });

  it('no unrelated answer raises the level, and no known mistake is unrelated', () => {
    fc.assert(
      fc.property(anyStepContext, fc.nat(), fc.nat(HINT_LEVEL_COUNT), (context, pick, rung) => {
        const mistakes = listKnownMistakesOfStep(context);
        const known = mistakes[pick % Math.max(1, mistakes.length)]?.value;
        if (known)
          expect(
            isUnrelatedAnswer(
              context,
              { answer: toMixed(known) },
              diagnoseMistake(context, { answer: toMixed(known) }) ?? KNOWN,
            ),
          ).toBe(false);
        const far = toMixed(context.total.abs().add(rational(7_000_022, 7)));
        expect(stepOf(context, { answer: far }, { rung, tag: null }).state.rung).toBe(rung);
      }),
    );
  });

  it.each([
    ['one key held down', '111', true],
    ['one key in the numerator', '1 5555/3', true],
    ['two keys over and over', '6969', true],
    ['keys in a row', '3456', true],
    ['a decimal out of nowhere', '19.701216', true],
    ['a rounded 19 7/12 and a bit', '19.58334', false],
    ['a rounded third', '18.3333333', false],
    ['a short decimal', '19.7012', false],
    ['a fraction that is a long decimal, too', '19 3/160', false],
    ['too far', '420', true],
    ['two digits', '77', false],
    ['nothing, on a card with points', '0', true],
    ['less than nothing, on a card without losses', '-50', true],
    ['a denominator that the card has not', '22/7', true],
    ['a whole number with parts that the card has not', '11 11/11', true],
    ['keys beside each other', '12 34/56', true],
    ['the right fraction beside any whole number', '213 11/20', false],
    ['a strange denominator near the right sum', '19 13/37', false],
    ['tops and bottoms added', '18 10/30', false],
    ['the denominators multiplied', '18 10/200', false],
    ['a strange denominator that turning a fraction around leads to', '18 20/9', false],
    ['yards with the points of a touchdown', '856 1/10', false],
    ['all counts for points', '182', false],
    ['a line multiplied instead of divided, and another left out', '3380', false],
    ['near', '25', false],
  ])('a number is unrelated or not: %s', (_, typed, expected) => {
    expect(isUnrelatedAnswer(QUARTERBACK, { answer: parseAnswerText(typed) }, null)).toBe(expected);
  });

  it('a right line buys nothing for an unrelated sum, but lines that lead to the sum make it honest', () => {
    const isJunk = (answer: string, typed: readonly string[]) =>
      isUnrelatedAnswer(QUARTERBACK, {
        answer: parseAnswerText(answer),
        lines: typed.map((text, place) => ({ of: [place], typed: text })),
      });
    for (const answer of ['777', '0', '-50', '22/7', '11 11/11', '12 34/56'])
      expect(isJunk(answer, ['', '10', '', ''])).toBe(true);
    expect(isJunk('777', ['8 9/20', '10', '1 1/10', '0'])).toBe(true);
    expect(isJunk('777', ['8 9/20', '767', '', ''])).toBe(true);
    expect(isJunk('777', ['766', '10', '1', '0'])).toBe(true);
    expect(isJunk('111', ['100', '10', '1', '0'])).toBe(false);
    const one = makePlayerStepContext({ position: 'RB', stats: { RushingYards: 64 }, rules: 1 });
    const alone = [{ of: [0], typed: '6 4/10' }];
    expect(isUnrelatedAnswer(one, { answer: parseAnswerText('777'), lines: alone })).toBe(true);
  });

  it('junk with one right box climbs no rung on any card', () => {
    fc.assert(
      fc.property(anyStepContext, fc.nat(), fc.nat(HINT_LEVEL_COUNT), (context, pick, rung) => {
        const place = pick % context.lines.length;
        const typed = formatMixed(toMixed(context.lines[place]?.value ?? rational(0)));
        const answer = toMixed(context.total.abs().add(rational(7_000_022, 7)));
        const work = { answer, lines: [{ of: [place], typed }] };
        expect(stepOf(context, work, { rung, tag: null }).state.rung).toBe(rung);
      }),
    );
  });
});

const KNOWN = { tag: 'line-left-out', line: null } as const;
