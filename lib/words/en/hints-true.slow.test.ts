import { hintContentAtLevel } from '@/lib/domain/answers/hints';
import {
  diagnoseMistake,
  listKnownMistakesOfStep,
} from '@/lib/domain/answers/mistakes/misconceptions';
import type { FormulaLine, StepContext } from '@/lib/domain/answers/step-context';
import { HINT_LEVEL_COUNT } from '@/lib/domain/answers/tries';
import { type Rational, toMixed } from '@/lib/domain/numbers/fractions';
import { formatMixed } from '@/lib/domain/numbers/mixed';
import { loadCardOfEachKind, teamStepsOf } from '@/lib/testing/load-card-of-each-kind';
import { localizeHint } from './hints';

/** Every hint over every kind of card of the three seasons. */
type Said = { text: string; context: StepContext; typed: Rational | null; line: string | null };

function everythingSaid(context: StepContext, card: number): Said[] {
  const rungs = Array.from({ length: HINT_LEVEL_COUNT }, (_, index) =>
    hintContentAtLevel(context, index + 1),
  );
  const ladder = rungs.flatMap((rung) => {
    const { text, lines = [] } = localizeHint({ of: context.kind, mistake: null, rung });
    // A claim about a line of the card is checked; an example has made-up numbers and is checked
    // elsewhere.
    const asked = lines.flatMap(({ label, how }) =>
      how && rung.says === 'ask-lines' ? [{ text: how, line: label }] : [],
    );
    return [{ text, line: null }, ...asked];
  });
  const wrong = new Map(
    listKnownMistakesOfStep(context).map(({ value }) => [value.toFraction(), value]),
  );
  const mistakes = [...wrong.values()].flatMap((value) => {
    const mistake = diagnoseMistake(context, { answer: toMixed(value) });
    if (!mistake) return [];
    return [
      {
        text: localizeHint({ of: context.kind, mistake, rung: null }).text,
        context,
        typed: value,
        line: mistake.line,
      },
    ];
  });
  return [
    ...ladder.map((each) => ({ ...each, context, typed: null })),
    ...mistakes,
    ...saidOfLines(context, card),
  ];
}

/**
 * Every hint for a student who also wrote lines: one of them wrong, or all of them right. Each card
 * takes every twelfth mistake, starting from another one than the card before.
 */
function saidOfLines(context: StepContext, card: number): Said[] {
  if (context.kind === 'team') return [];
  const some = listKnownMistakesOfStep(context).filter((_, index) => (index + card) % 12 === 0);
  return some.flatMap(({ value, line }) => {
    const own = context.lines.map((each) =>
      each === line ? each.value.add(value).sub(context.total) : each.value,
    );
    const lines = own.map((each, place) => ({ of: [place], typed: formatMixed(toMixed(each)) }));
    const mistake = diagnoseMistake(context, { answer: toMixed(value), lines });
    if (!mistake) return [];
    return [
      {
        text: localizeHint({ of: context.kind, mistake, rung: null }).text,
        context,
        typed: value,
        line: mistake.line,
      },
    ];
  });
}

const linesOf = ({ context, line }: Said): FormulaLine[] =>
  context.kind === 'player'
    ? context.lines.filter(({ label, count }) => (line === null || label === line) && count !== 0)
    : [];
const isTerm = (line: StepContext['lines'][number]): line is FormulaLine => 'count' in line;
const isWhole = (value: Rational) => value.d === 1n;
const fractionsOf = ({ context }: Said) =>
  context.lines.filter(({ value }) => !isWhole(value)).length;
/** Of the lines a hint may be about, one fits. */
const someLine = (said: Said, fits: (line: FormulaLine) => boolean) => linesOf(said).some(fits);

/** Every sum that leaves out one or two lines, or counts one twice. */
function isSumOfOwnNumbers({ context: { lines, total }, typed }: Said): boolean {
  const isTyped = (sum: Rational) => typed?.equals(sum);
  return lines.some(
    ({ value }, place) =>
      isTyped(total.sub(value)) ||
      isTyped(total.add(value)) ||
      lines.slice(place + 1).some((other) => isTyped(total.sub(value).sub(other.value))),
  );
}

/** A sentence's claim, by its words, and when it is true. */
const CLAIMS: readonly [claim: string, words: RegExp, isTrue: (said: Said) => boolean][] = [
  ['is about yards', /\byards?\b/, (said) => someLine(said, ({ label }) => /yards/i.test(label))],
  [
    'is about touchdowns',
    /touchdown/,
    (said) => someLine(said, ({ label }) => /touchdowns/i.test(label)),
  ],
  [
    'divides',
    /When you divide/,
    (said) => someLine(said, ({ rate, value }) => rate.n === 1n && rate.d > 1n && !isWhole(value)),
  ],
  [
    'leaves something over',
    /left over/,
    (said) =>
      said.context.kind === 'team'
        ? fractionsOf(said) > 0
        : someLine(said, ({ value }) => !isWhole(value)),
  ],
  [
    'has a rule of less than a point',
    /multiplied by the denominator|counted each yard/,
    (said) => someLine(said, ({ rate }) => rate.n < rate.d),
  ],
  [
    'has a rule of whole points',
    /divided the count/,
    (said) => someLine(said, ({ rate }) => isWhole(rate)),
  ],
  [
    'has a mixed rule',
    /part of a mixed number/,
    (said) => someLine(said, ({ rate }) => rate.n > rate.d && !isWhole(rate)),
  ],
  [
    'has a rule with a denominator',
    /denominator of the rate|number of the rate/,
    (said) => someLine(said, ({ rate }) => !isWhole(rate)),
  ],
  [
    'has a sum of own numbers',
    /(lines?|starters?) may be missing from your sum|looks like one (line|starter) was counted twice/,
    (said) => said.typed?.n !== 0n && isSumOfOwnNumbers(said),
  ],
  [
    'has several fractions',
    /fractions the same denominator|works for all of them|all the fractions have|Make the denominators the same/,
    (said) => fractionsOf(said) > 1,
  ],
  [
    'has a fraction',
    /add the fractions too|give the fractions|put the fraction with them|Fractions can add up/,
    (said) => fractionsOf(said) > 0,
  ],
  [
    'has a line that counts nothing',
    /count of zero got points/,
    ({ context }) => context.lines.some((line) => isTerm(line) && line.count === 0),
  ],
  [
    'has a rule with a numerator',
    /by the numerator only/,
    (said) => someLine(said, ({ rate }) => rate.n > 1n && !isWhole(rate)),
  ],
  [
    'has a rule that is a fraction',
    /still sevenths/,
    (said) => someLine(said, ({ rate }) => !isWhole(rate)),
  ],
  [
    'has a count and its rule',
    /the count (next to|and) the rate|number the one on the card/,
    (said) => linesOf(said).length > 0,
  ],
  [
    'adds fractions',
    /over different denominators|multiplied the (denominators|fractions)|For an equivalent fraction/,
    (said) => fractionsOf(said) > 1,
  ],
  ['has a fraction', /simplified only one/, (said) => fractionsOf(said) > 0],
  ['has something to round', /you rounded/, (said) => fractionsOf(said) > 0],
  [
    'takes a line away',
    /took one (line|starter) away/,
    ({ context: { lines, total }, typed }) =>
      lines.some(
        ({ value }) => value.s > 0n && value.n !== 0n && typed?.equals(total.sub(value.mul(2))),
      ),
  ],
  ['has lines of its own', /\blines?\b/, ({ context }) => context.kind === 'player'],
  [
    'has starters',
    /\bstarters?\b(?!’s points\. Use the numbers)/,
    ({ context }) => context.kind === 'team',
  ],
  [
    'has a number below zero',
    /A number below zero|make it negative/,
    ({ context }) => context.lines.some(({ value }) => value.s < 0n),
  ],
  [
    'can be divided by the denominator of its rule',
    /How many times does/,
    (said) => someLine(said, ({ rate }) => rate.n === 1n && rate.d > 1n),
  ],
  [
    'has fractions of one denominator',
    /They all have the same denominator/,
    ({ context }) =>
      new Set(context.lines.flatMap(({ value }) => (isWhole(value) ? [] : [value.d]))).size === 1,
  ],
  [
    'has fractions of several denominators',
    /Your fractions have the denominators/,
    ({ context }) =>
      new Set(context.lines.flatMap(({ value }) => (isWhole(value) ? [] : [value.d]))).size > 1,
  ],
  [
    'has nothing',
    /Every count is zero|has zero points/,
    ({ context }) => context.lines.every(({ value }) => value.n === 0n),
  ],
];

it('claims nothing that is not true of the card it is on', async () => {
  const cards = await loadCardOfEachKind();
  expect(cards.length).toBeGreaterThan(300);
  const untrue = new Map<string, string>();
  const met = new Set<string>();
  for (const [card, context] of [...cards, ...teamStepsOf(cards)].entries()) {
    for (const said of everythingSaid(context, card)) {
      // The line's name is on the card.
      const text = said.text.replace(
        /(Check|Start with|Look again at) (the (?!tens)|[A-Z])[^.]*\./,
        '',
      );
      for (const [claim, words, isTrue] of CLAIMS) {
        if (!words.test(text)) continue;
        met.add(claim);
        if (!isTrue(said)) {
          const where = context.kind === 'player' ? `${context.position} ${context.rules}` : 'team';
          untrue.set(
            `${claim}: ${text}`,
            `${where}: ${context.lines.map(({ value }) => value.toFraction()).join(', ')}; typed ${said.typed?.toFraction()}`,
          );
        }
      }
    }
  }
  expect([...untrue].slice(0, 12)).toEqual([]);
  expect(CLAIMS.map(([claim]) => claim).filter((claim) => !met.has(claim))).toEqual([]);
});
