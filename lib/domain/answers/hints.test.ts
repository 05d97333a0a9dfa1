import fc from 'fast-check';
import { fromMixed, mentionsValue, sumRationals, toMixed } from '@/lib/domain/numbers/fractions';
import { formatMixed } from '@/lib/domain/numbers/mixed';
import { type HintWords, hintWords } from '@/words/hints';
import type { GameStats } from '../football/statistics';
import { anyStep, anyTeam, readAnswer } from '../testing/steps';
import { type HintState, NO_HINTS_YET, RUNG_COUNT, ladderHint as rungOf, nextHint as stepOf } from './hints';
import { mistakesAt } from './mistakes/misconceptions';
import { siblingExample } from './sibling-example';
import { playerContext, type StarterRow, type StepContext, teamContext } from './step-context';

const ROW: StarterRow = { position: 'QB', stats: { PassingYards: 169, PassingTouchdowns: 2, RushingYards: 11 } };
/** 169/20 + 10 + 11/10 = 19 11/20 */
const QUARTERBACK = playerContext({ ...ROW, level: 1 });
const UNKNOWN = readAnswer('777');
const WITHOUT_RUSHING = readAnswer('18 9/20');

/** As a student reads it. */
const ladderHint = (context: StepContext, rung: number) =>
  hintWords({ of: context.kind, mistake: null, rung: rungOf(context, rung) });
const nextHint = (...asked: Parameters<typeof stepOf>) => {
  const { hint, ...step } = stepOf(...asked);
  return { ...step, hint: hintWords(hint) };
};

const shownLines = ({ lines = [] }: HintWords) =>
  lines.map(({ label, value }) => `${label} = ${value ? formatMixed(value) : ''}`);

function answers(context: StepContext, typed: readonly string[]) {
  let state: HintState = NO_HINTS_YET;
  return typed.map((text) => {
    const step = nextHint(context, readAnswer(text), state);
    state = step.state;
    return step;
  });
}

describe('the ladder', () => {
  it('goes from a nudge over a worked example to the lines one by one, and stays there', () => {
    const titles = answers(QUARTERBACK, ['777', '778', '779', '780']).map(({ hint }) => hint.title);
    expect(titles).toEqual(['An idea to start with', 'The same with other numbers', 'Line by line', 'Line by line']);
  });

  it('gives a known mistake its own hint and takes no step for it', () => {
    const [known, unknown] = answers(QUARTERBACK, ['18 9/20', '777']);
    expect(known).toMatchObject({ tag: 'line-left-out', state: { rung: 0, tag: 'line-left-out' } });
    expect(known?.hint.lines).toBeUndefined();
    expect(unknown).toMatchObject({ tag: null, state: { rung: 1, tag: null } });
  });

  it('adds the next step of the ladder to the hint of a mistake that is made again', () => {
    const repeated = nextHint(QUARTERBACK, WITHOUT_RUSHING, { rung: 1, tag: 'line-left-out' });
    expect(repeated.hint.text).toMatch(/^Your sum is right for the numbers you used\. Look again at the rushing yards\./);
    expect(repeated.hint.text).toContain('all worked out');
    expect(repeated.hint.lines).toHaveLength(4);
    expect(repeated.state).toEqual({ rung: 2, tag: 'line-left-out' });
  });

  it('works out the same kinds of lines with other numbers, to the end', () => {
    const hint = ladderHint(QUARTERBACK, 2);
    expect(shownLines(hint)).toMatchInlineSnapshot(`
[
  "Passing yards: 21 × 1/20 = 1 1/20",
  "Passing touchdowns: 3 × 5 = 15",
  "Rushing yards: 14 × 1/10 = 1 2/5",
  "All together = 17 9/20",
]
`);
    expect(hint.text).toMatchInlineSnapshot(
      `"Here’s another game, all worked out. The fractions: 1/20 + 2/5 = 1/20 + 8/20 = 9/20. Now do the same with your numbers."`,
    );
  });

  it('shows each product by itself, those of 0 left out', () => {
    expect(shownLines(ladderHint(QUARTERBACK, 3))).toEqual([
      'Passing yards = 8 9/20',
      'Passing touchdowns = 10',
      'Rushing yards = 1 1/10',
    ]);
  });

  it('shows a team over one denominator, the minus kept', () => {
    const team = teamContext([
      { label: 'Quarterback', value: { wholeNumber: 19, numerator: 11, denominator: 20 } },
      { label: 'Running Back 2', value: { wholeNumber: 0, numerator: -3, denominator: 10 } },
      { label: 'Tight End', value: { wholeNumber: -2, numerator: 1, denominator: 5 } },
      { label: 'Kicker', value: { wholeNumber: 8, numerator: 0, denominator: 1 } },
    ]);
    expect(shownLines(ladderHint(team, 3))).toEqual([
      'Quarterback = 19 11/20',
      'Running Back 2 = -6/20',
      'Tight End = -2 4/20',
      'Kicker = 8',
    ]);
  });

  it('takes other numbers where a single line already is the answer', () => {
    const context = playerContext({ position: 'RB', stats: { RushingYards: 64 }, level: 1 });
    const hint = ladderHint(context, 3);
    expect(hint.title).toBe('How one line works');
    expect(hint.lines).toHaveLength(1);
    expect(hint.lines?.[0]?.value).not.toEqual(toMixed(context.total));
    expect(hint.lines).not.toEqual(ladderHint(context, 2).lines?.slice(0, 1));
  });

  it('has a hint for a player without a game, where every line is 0', () => {
    const context = playerContext({ position: 'TE', stats: {}, level: 2 });
    for (const rung of [1, 2, 3]) expect(ladderHint(context, rung).text).not.toMatch(/\b0\b/);
  });
});

describe('an example with other numbers', () => {
  it('adds up, and is the same each time', () => {
    fc.assert(
      fc.property(anyStep, (context) => {
        const example = siblingExample(context);
        expect(example).not.toBeNull();
        expect(siblingExample(context)).toEqual(example);
        const sum = sumRationals((example?.lines ?? []).map(({ value }) => fromMixed(value)));
        expect(toMixed(sum)).toEqual(example?.sum);
      }),
    );
  });

  it('has a chain of equal sums for its fractions', () => {
    fc.assert(
      fc.property(fc.oneof(anyStep, anyTeam), (context) => {
        const { fractions = null, lines = [] } = siblingExample(context) ?? {};
        if (fractions === null) return;
        const sums = fractions.split(' = ').map((side) =>
          sumRationals(
            side
              .replaceAll('− ', '+ -')
              .split(' + ')
              .map((part) => fromMixed(readAnswer(part))),
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
      fc.property(anyStep, fc.nat(), fc.nat(RUNG_COUNT), fc.boolean(), (context, pick, rung, repeated) => {
        const mistakes = mistakesAt(context);
        const typed = toMixed(mistakes[pick % Math.max(mistakes.length, 1)]?.value ?? fromMixed(UNKNOWN));
        const tag = repeated ? nextHint(context, typed, NO_HINTS_YET).tag : null;
        for (const hint of [nextHint(context, typed, { rung, tag }).hint, ladderHint(context, rung)]) {
          expect(textsOf(hint, context).filter((text) => mentionsValue(text, context.total))).toEqual([]);
          for (const { value } of hint.lines ?? []) expect(value && fromMixed(value).equals(context.total)).toBe(false);
        }
      }),
      { numRuns: 500 },
    );
  });

  it.each([
    ['is a rate', { position: 'TE', stats: { Receptions: 1 } } as const],
    ['is a touchdown', { position: 'TE', stats: { ReceivingTouchdowns: 1 } } as const],
    ['is the fraction of a rate', { position: 'RB', stats: { RushingYards: 1 } } as const],
    ['is a fraction every example has', { position: 'TE', stats: { Receptions: 4, RushingYards: -12 } } as const],
    ['is half of a field goal', { position: 'K', stats: { FieldGoalsMade20to29: 1 } } as const],
  ])('shows an answer that %s', (_, row) => {
    for (const level of [1, 2] as const) {
      const context = playerContext({ ...row, level });
      for (const rung of [1, 2, 3]) {
        const hint = ladderHint(context, rung);
        expect(textsOf(hint, context).filter((text) => mentionsValue(text, context.total))).toEqual([]);
        if (rung > 1) expect(hint.lines?.length).toBeGreaterThan(0);
      }
    }
  });
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
    expect(mentionsValue(text, fromMixed(readAnswer(value)))).toBe(expected);
  });
});

/** The names of the lines ("40 to 49 yards") stand on the card and say nothing about the answer. */
function textsOf({ title, text, lines = [] }: HintWords, context: StepContext): string[] {
  const labels = lines.map(({ label }) => context.lines.reduce((rest, line) => rest.replace(line.label, ''), label));
  return [title, text, ...labels];
}

describe('the first nudge', () => {
  const kicker = (stats: GameStats) => playerContext({ position: 'K', stats, level: 1 });
  const whole = (wholeNumber: number) => ({ wholeNumber, numerator: 0, denominator: 1 });
  it.each<[string, StepContext, string]>([
    ['nothing happened', kicker({}), 'Look at each count first. What’s left when nothing happened?'],
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
      teamContext([
        { label: 'Quarterback', value: { wholeNumber: 1, numerator: 1, denominator: 2 } },
        { label: 'Kicker', value: whole(8) },
      ]),
      'Add the whole numbers first. Then put the fraction with them.',
    ],
    [
      'a team has two fractions',
      teamContext([
        { label: 'Quarterback', value: { wholeNumber: 1, numerator: 1, denominator: 2 } },
        { label: 'Kicker', value: { wholeNumber: 0, numerator: 3, denominator: 4 } },
      ]),
      'Add the whole numbers first. Then give the fractions the same denominator, and add those.',
    ],
    [
      'a line of a card that only multiplies has a fraction',
      playerContext({ position: 'DEF', stats: { Sacks: 3, Interceptions: 2 }, level: 2 }),
      'Take one line at a time. Where a line doesn’t come out whole, keep the rest as a fraction. Then add them.',
    ],
    [
      'a team has whole numbers only',
      teamContext([{ label: 'Quarterback', value: whole(3) }]),
      'Take one line at a time. Write down each result, and then add them.',
    ],
  ])('where %s', (_, context, text) => {
    expect(ladderHint(context, 1)).toEqual({ title: 'An idea to start with', text });
    expect(ladderHint(context, 0)).toEqual(ladderHint(context, 1));
    expect(nextHint(context, UNKNOWN, NO_HINTS_YET)).toEqual({
      tag: null,
      hint: { title: 'An idea to start with', text },
      state: { rung: 1, tag: null },
    });
  });
});

describe('the later rungs, in their words', () => {
  const team = (...wholes: number[]) =>
    teamContext(
      wholes.map((wholeNumber, index) => ({ label: `Starter ${index}`, value: { wholeNumber, numerator: 0, denominator: 1 } })),
    );

  it('tell a small team from another game', () => {
    expect(ladderHint(team(3, 4), 2).text).toBe('Here’s a small team, all worked out. Now do the same with your numbers.');
    expect(ladderHint(playerContext({ position: 'K', stats: { ExtraPointsMade: 2 }, level: 1 }), 2).text).toBe(
      'Here’s another game, all worked out. Now do the same with your numbers.',
    );
    expect(ladderHint(QUARTERBACK, 2).title).toBe('The same with other numbers');
    expect(ladderHint(QUARTERBACK, 2).lines?.at(-1)?.label).toBe('All together');
  });

  it('leave the adding up to the student', () => {
    expect(ladderHint(QUARTERBACK, 3)).toMatchObject({
      title: 'Line by line',
      text: 'Here’s what each line gives. You do the adding.',
    });
    expect(ladderHint(team(3, 4), 3)).toEqual({
      title: 'Line by line',
      text: 'Add two lines at a time. Keep each result for the next line.',
      lines: [
        { label: 'Starter 0', value: { wholeNumber: 3, numerator: 0, denominator: 1 } },
        { label: 'Starter 1', value: { wholeNumber: 4, numerator: 0, denominator: 1 } },
      ],
    });
    const half = teamContext([
      { label: 'Quarterback', value: { wholeNumber: 1, numerator: 1, denominator: 2 } },
      { label: 'Tight End', value: { wholeNumber: 0, numerator: 0, denominator: 1 } },
      { label: 'Kicker', value: { wholeNumber: 2, numerator: 1, denominator: 3 } },
    ]);
    expect(ladderHint(half, 3)).toEqual({
      title: 'Line by line',
      text: 'Here, all the fractions have the same denominator. You do the adding.',
      lines: [
        { label: 'Quarterback', value: { wholeNumber: 1, numerator: 3, denominator: 6 } },
        { label: 'Kicker', value: { wholeNumber: 2, numerator: 2, denominator: 6 } },
      ],
    });
  });

  it('have lines with other numbers where one line is the answer', () => {
    const one = playerContext({ position: 'RB', stats: { RushingYards: 64 }, level: 1 });
    expect(ladderHint(one, 3)).toMatchObject({
      title: 'How one line works',
      text: 'Here are lines with other numbers. Work yours out the same way.',
    });
  });

  it('stay at the third, also for a mistake that is made again and again', () => {
    expect(RUNG_COUNT).toBe(3);
    const again = nextHint(QUARTERBACK, WITHOUT_RUSHING, { rung: 3, tag: 'line-left-out' });
    expect(again.state).toEqual({ rung: 3, tag: 'line-left-out' });
    expect(again.hint.title).toBe('Go through the lines again');
    expect(again.hint.text).toBe(
      'Your sum is right for the numbers you used. Look again at the rushing yards. One line isn’t in it yet. ' +
        'Here’s what each line gives. You do the adding.',
    );
  });
});
