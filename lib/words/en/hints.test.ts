import type { Hint, HintLevelContent } from '@/lib/domain/answers/hints';
import type { LinesCheck } from '@/lib/domain/answers/lines';
import { SUM_MISCONCEPTIONS } from '@/lib/domain/answers/mistakes/in-sums';
import {
  type Diagnosis,
  MISCONCEPTION_KINDS,
  type MisconceptionTag,
  misconceptionOf,
} from '@/lib/domain/answers/mistakes/misconceptions';
import { localizeHint } from './hints';

/**
 * Every hint is put together here from all pieces that can meet, and read as a student reads it:
 * one sentence about what was seen, and one next step.
 */
const HALF = { wholeNumber: 0, numerator: 1, denominator: 2 };
const NINE = { wholeNumber: 9, numerator: 0, denominator: 1 };
const SHOWN = [{ label: 'Catches', value: NINE }];
const LEVELS: Readonly<Record<Hint['of'], readonly HintLevelContent[]>> = {
  player: [
    { says: 'no-counts' },
    { says: 'whole-lines' },
    { says: 'parts' },
    { says: 'remainders' },
    { says: 'example', lines: SHOWN, fractions: '1/2 + 1/4 = 3/4', sum: NINE },
    { says: 'ask-lines', asks: [{ label: 'Catches', count: 9, rate: HALF, isWhole: false }] },
    { says: 'other-lines', lines: SHOWN },
    { says: 'each-line', lines: SHOWN },
    { says: 'two-sums', wholes: [1, 2], fractions: [HALF] },
    { says: 'together' },
  ],
  team: [
    { says: 'no-counts' },
    { says: 'whole-lines' },
    { says: 'one-fraction' },
    { says: 'team-fractions' },
    { says: 'example', lines: SHOWN, fractions: null, sum: NINE },
    { says: 'find-denominator', denominators: [2, 3] },
    { says: 'numerators-only' },
    { says: 'two-at-a-time' },
    { says: 'other-lines', lines: SHOWN },
    { says: 'running-sum', lines: SHOWN },
    { says: 'same-bottom', lines: SHOWN },
    { says: 'two-sums', wholes: [1, 2], fractions: [HALF, HALF] },
    { says: 'together' },
  ],
};

type Kind = (typeof MISCONCEPTION_KINDS)[number];
const IN_SUM = Object.keys(SUM_MISCONCEPTIONS) as Kind[];
const IN_LINE = MISCONCEPTION_KINDS.filter(
  (kind) => misconceptionOf(kind).inLine || misconceptionOf(kind).rows,
);

/** A team has no counts and rates, and lines that are right leave only their sum. */
function kindsOf(of: Hint['of'], lines: LinesCheck | undefined): readonly Kind[] {
  if (of === 'team' || lines?.addsUp === false) return IN_SUM;
  return lines && lines.addsUp !== null ? IN_LINE : MISCONCEPTION_KINDS;
}

const tagsOf = (kinds: readonly Kind[]): MisconceptionTag[] => [
  ...kinds,
  'one-line',
  'cannot-tell',
  ...new Set(kinds.map((kind) => `any-${misconceptionOf(kind).group}` as const)),
];
const marks = (fits: readonly boolean[], addsUp: boolean | null): LinesCheck => ({
  marks: fits.map((each, place) => ({ of: [place], fits: each })),
  addsUp,
  sum: addsUp ? NINE : null,
});
const SOME_MARKS: readonly LinesCheck[] = [
  marks([true, true], false),
  marks([true, false], true),
  marks([true, false], false),
  marks([true, false], null),
  marks([false, false], false),
];
/** No group is missing: starters in none count as they are. */
const MARKS = { player: [...SOME_MARKS, marks([true, true], null)], team: SOME_MARKS } as const;

function* diagnoses(of: Hint['of'], lines: LinesCheck | undefined): Generator<Diagnosis | null> {
  yield null;
  const wrong = lines?.marks.flatMap(({ of: places, fits }) => (fits ? [] : places)) ?? [];
  const places = wrong.length > 0 ? { of: wrong } : {};
  const name = of === 'player' ? 'Receiving touchdowns' : 'Running Back 1';
  for (const tag of tagsOf(kindsOf(of, lines))) {
    yield { tag, line: null, ...places };
    yield { tag, line: name, ...places };
  }
  if (of === 'player' && wrong.length > 1)
    yield { tag: 'two-slips', line: name, first: 'yards-as-points', ...places };
}

function* everyHint(of: Hint['of']): Generator<Hint> {
  for (const rung of [null, ...LEVELS[of]])
    for (const lines of [undefined, ...MARKS[of]])
      for (const mistake of diagnoses(of, lines))
        for (const part of [undefined, 'whole', 'fraction'] as const)
          for (const stays of [undefined, 'off-card', 'tried-before'] as const) {
            if (stays === 'off-card' && part) continue;
            yield { of, mistake, rung, part, stays, lines };
          }
}

/** Two pieces that must not stand in one message. */
const CONTRADICTIONS: readonly [name: string, one: RegExp, other: RegExp][] = [
  ['asks for what it gives', /[Ww]rite down the points for each line/, /Here(’s|, | are)/],
  [
    'asks for a line that is given',
    /Here are the points for each line/,
    /Write what’s left|For what’s left|× means|each one worth|Start with|Fill in|marked line|by itself/,
  ],
  [
    'asks for a denominator that is given',
    /Here, all the fractions have the same|in two short sums/,
    /Give the fractions|Make the denominators|Once the denominators/,
  ],
  [
    'works together and alone',
    /one small question at a time/,
    /Check |Write |Use |Start with |on paper|Fill in/,
  ],
  ['has worked hard and should change one thing', /worked hard/, /Change one thing/],
  [
    'redoes a whole number that is right',
    /whole number is right/,
    /[Aa]dd (up )?the whole numbers|Work out the whole|Check the whole number|is the whole number/,
  ],
  [
    'redoes a fraction that is right',
    /fraction is right/,
    /add the fractions|Keep the fraction|at the part that’s less|Find a denominator|only the numerators/,
  ],
  ['starts twice', /Start with /, /Check |Work on |Take one|Add your/],
  ['has added correctly and adds again', /Your adding is right/, /[Aa]dd (your|again|up)/],
  ['checks and fills in', /Check |Look again/, /Fill in|Add your .* again/],
];
const SEEN = new RegExp(
  [
    'It looks like|This looks like|These look like',
    'Your (whole number|fraction) (is right|may)|You tried|You’ve worked|We can’t (tell|see)',
    '(One|Two|Some|Something|A|The (whole )?number|The denominator) .*(may|aren’t right yet)',
    'Fractions can|Points don’t',
  ]
    .map((part) => `^(${part})`)
    .join('|'),
);
const sentencesOf = (text: string) => text.split(/(?<=[.?!])\s+/);

describe.each(['player', 'team'] as const)('each hint on the card of a %s', (of) => {
  const said = [...everyHint(of)].map((hint) => ({ hint, ...localizeHint(hint) }));
  const texts = new Map(said.map((each) => [`${each.title}. ${each.text}`, each]));
  const whole = new Set(
    said.map(({ text, marks }) => `${marks?.fits ?? ''} ${text} ${marks?.adding?.text ?? ''}`),
  );

  it('has no two pieces that contradict each other', () => {
    expect(texts.size).toBeGreaterThan(300);
    const found = [...whole].flatMap((text) =>
      CONTRADICTIONS.flatMap(([name, one, other]) =>
        one.test(text) && other.test(text.replace(one, '')) ? [`${name}: ${text}`] : [],
      ),
    );
    expect(found).toEqual([]);
  });

  it('says one thing that was seen, first, and then what to do', () => {
    const wrong = [...texts.values()].filter(({ text }) => {
      const [first = '', ...rest] = sentencesOf(text);
      return rest.length === 0 ? SEEN.test(first) : rest.some((sentence) => SEEN.test(sentence));
    });
    expect(wrong.map(({ text }) => text)).toEqual([]);
  });

  it('says nothing twice, and nothing long', () => {
    for (const { text } of texts.values()) {
      const all = sentencesOf(text);
      expect(new Set(all).size).toBe(all.length);
      expect(all.length).toBeLessThanOrEqual(6);
      for (const sentence of all)
        expect([sentence, sentence.split(' ').length < 20]).toEqual([sentence, true]);
    }
  });

  it('speaks of its own things: a team has starters, and a player has lines', () => {
    const foreign =
      of === 'team' ? /\blines?\b(?! up the decimal points)/i : /\bstarters?\b(?!’s points)/i;
    expect(
      said
        .filter(({ title, text }) => foreign.test(`${title} ${text}`))
        .map(({ title, text }) => `${title}: ${text}`),
    ).toEqual([]);
  });

  it('words a guess as a guess', () => {
    const guesses = said.filter(({ hint: { lines, mistake } }) => !lines && mistake);
    const asFact = guesses.filter(({ text }) => {
      const rest = text.replace(/Your (whole number|fraction) is right\./, '');
      return /\bfits?\b|are right|is right|isn’t in it|is in it|adding works|aren’t right/.test(
        rest,
      );
    });
    expect(asFact.map(({ text }) => text)).toEqual([]);
  });

  it('takes the next step from the small questions alone, once they begin', () => {
    const steps = said.filter(({ together }) => together).map(({ text }) => text);
    expect(steps.length).toBeGreaterThan(0);
    for (const text of steps)
      expect(text).toMatch(/^[^.]+\. We’ll take it one small question at a time\.$/);
  });

  it('looks at no line any more once all lines are right, and at the empty ones if some are missing', () => {
    const nothingKnown = said.filter(({ hint }) => !hint.mistake && !hint.stays && !hint.part);
    for (const { hint, title, text, together } of nothingKnown) {
      const isShown = hint.rung?.says === 'each-line' || hint.rung?.says === 'two-sums';
      if (!hint.lines || together || isShown) continue;
      if (hint.lines.marks.some(({ fits }) => !fits)) continue;
      expect(text).toMatch(
        hint.lines.addsUp === null
          ? /^At least one more line scores points\. Fill in the empty boxes\./
          : /^Add your (lines|groups) again\./,
      );
      expect(title).toMatch(
        hint.lines.addsUp === null ? /^Look at your lines$/ : /^Look at your adding$/,
      );
    }
  });
});

it('says the sentences of a try as a teacher would', () => {
  const text = (hint: Partial<Hint>) =>
    localizeHint({ of: 'player', mistake: null, rung: null, ...hint }).text;
  const touchdowns = 'Receiving touchdowns';
  const eachLine: HintLevelContent = { says: 'each-line', lines: SHOWN };
  expect([
    text({ mistake: { tag: 'cannot-tell', line: null }, rung: eachLine }),
    text({ stays: 'tried-before', rung: { says: 'together' } }),
    text({ rung: { says: 'together' } }),
    text({ of: 'team', stays: 'off-card' }),
    text({ stays: 'off-card' }),
    text({ mistake: { tag: 'one-line', line: 'Catches' } }),
    text({
      mistake: { tag: 'one-line', line: 'Catches', of: [1] },
      lines: marks([true, false], true),
    }),
    // Nothing is guessed of a line that is marked as right.
    text({ mistake: { tag: 'one-line', line: 'Catches' }, lines: marks([true, true], false) }),
    // What the sum looks like is of no use beside a line that can't be read.
    text({
      mistake: { tag: 'remainder-dropped', line: 'Receiving yards' },
      lines: { ...marks([true, false], null), unread: { problem: 'remainder' } },
    }),
    text({ mistake: { tag: 'line-left-out', line: touchdowns } }),
    text({ mistake: { tag: 'line-twice', line: '40 to 49 yards' } }),
    text({ of: 'team', mistake: { tag: 'one-line', line: 'Kicker' } }),
    text({ mistake: { tag: 'other-player', line: null } }),
  ]).toEqual([
    'We can’t tell from the sum alone. Here are the points for each line. You do the adding.',
    'You tried this number before. We’ll take it one small question at a time.',
    'You’ve worked hard on this one. We’ll take it one small question at a time.',
    'We can’t see how this number comes from the card. ' +
      'Add a few starters at a time and write down each sum.',
    'We can’t see how this number comes from the card. Write down the points for each line. Then add.',
    'Start with the catches. The other lines may be fine.',
    'Look again at the catches. Your other lines are right.',
    'Add your lines again.',
    'The r stands for a remainder. Write it as a fraction, like 3 5/7.',
    'One line may be missing from your sum. Check the receiving touchdowns.',
    'It looks like one line was counted twice. Check the line for 40 to 49 yards.',
    'Start with the points for your kicker. The other starters may be fine.',
    'This looks like another starter’s points. Use the numbers on this card.',
  ]);
});
