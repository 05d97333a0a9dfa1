import fc from 'fast-check';
import { type Rational, rational, sumRationals, toMixed } from '@/lib/domain/numbers/fractions';
import { formatMixed } from '@/lib/domain/numbers/mixed';
import { localizeHint } from '@/words/hints';
import { misconceptionLabel } from '@/words/mistake-names';
import type { FormulaLevel } from '../../football/formulas';
import { formulaTerms, statisticTotalOfTerm } from '../../football/scoring';
import { anyGameAndLevel, anyStepContext, parseAnswerText } from '../../testing/steps';
import { gradeNumber } from '../judge';
import { makePlayerStepContext, type StarterStats, type StepContext } from '../step-context';
import {
  diagnoseMistake,
  listKnownMistakesOfStep,
  MISCONCEPTION_KINDS,
  type MisconceptionKind,
} from './misconceptions';

const player = (level: FormulaLevel, own: StarterStats, others: StarterStats[] = []) =>
  makePlayerStepContext({ ...own, rules: level, others });

/** 64/10 + 5 + 3 + 27/10 = 17 1/10. */
const BACK: StarterStats = {
  position: 'RB',
  stats: { RushingYards: 64, RushingTouchdowns: 1, Receptions: 3, ReceivingYards: 27 },
};

describe('any right answer', () => {
  it('is never called wrong, improper, unreduced or as a decimal', () => {
    fc.assert(
      fc.property(anyStepContext, fc.integer({ min: 1, max: 30 }), (context, factor) => {
        for (const text of rightTexts(context.total, factor)) {
          const typed = parseAnswerText(text);
          expect(gradeNumber(typed, context.total).correct).toBe(true);
          expect(diagnoseMistake(context, { answer: typed })).toBeNull();
        }
      }),
      { numRuns: 300 },
    );
  });

  it('is in no list of mistakes', () => {
    fc.assert(
      fc.property(anyStepContext, (context) => {
        expect(
          listKnownMistakesOfStep(context).filter(({ value }) => value.equals(context.total)),
        ).toEqual([]);
      }),
    );
  });
});

type Game = { level: FormulaLevel; row: StarterStats };
type Part = { count: number; rate: Rational };

const nonZero = (value: Rational): Rational | null => (value.n === 0n ? null : value);

/**
 * Each mistake computed in another way, from counts and rates without the table. Null if it isn't
 * possible.
 */
const STUDENTS: Partial<Record<MisconceptionKind, (parts: Part[], game: Game) => Rational | null>> =
  {
    'other-level': (_, { level, row }) => add(partsOf({ level: level === 1 ? 2 : 1, row })),
    // A 0 says nothing about a sum.
    'line-left-out': (parts) => nonZero(add(parts.slice(1))),
    'line-twice': (parts) => nonZero(add([...parts, ...parts.slice(-1)])),
    'multiplied-not-divided': (parts) =>
      add(
        parts.map(({ count, rate }) => ({ count, rate: rate.n === 1n ? rational(rate.d) : rate })),
      ),
    'yards-as-points': ([first, ...rest]) =>
      first && first.rate.d > 4n ? add([{ ...first, rate: rational(1) }, ...rest]) : null,
    'remainder-as-decimal': ([first, ...rest]) => {
      if (first?.rate.n !== 1n || first.count < 0) return null;
      const bottom = Number(first.rate.d);
      return add(rest)
        .add(Math.trunc(first.count / bottom))
        .add(rational(first.count % bottom, 100));
    },
    'remainder-dropped': ([first, ...rest]) =>
      first && first.rate.n === 1n
        ? add(rest).add(Math.trunc(first.count / Number(first.rate.d)))
        : null,
    'rounded-to-whole': (parts) => add(parts).ceil(),
    'numerators-not-scaled': (parts) => {
      const fractions = parts.filter(({ count, rate }) => rate.mul(count).d !== 1n);
      const [one, two] = fractions;
      if (
        !one ||
        !two ||
        fractions.length > 2 ||
        one.rate.n !== 1n ||
        two.rate.n !== 1n ||
        one.rate.equals(two.rate)
      )
        return null;
      const wholes = parts.reduce(
        (sum, { count, rate }) => sum + Math.trunc((count * Number(rate.n)) / Number(rate.d)),
        0,
      );
      const bottom = leastCommon(Number(one.rate.d), Number(two.rate.d));
      return rational(
        (one.count % Number(one.rate.d)) + (two.count % Number(two.rate.d)),
        bottom,
      ).add(wholes);
    },
    'fraction-upside-down': (parts) => {
      const { wholeNumber, numerator, denominator } = toMixed(add(parts));
      return numerator === 0 || wholeNumber <= 0
        ? null
        : rational(denominator, numerator).add(wholeNumber);
    },
    'whole-off-by-one': (parts) => (add(parts).compare(0) > 0 ? add(parts).add(1) : null),
    'minus-dropped': (parts) =>
      add(parts.map(({ count, rate }) => ({ count: Math.abs(count), rate }))),
    'sign-turned': (parts) => add(parts).neg(),
  };

describe('a simulated mistake', () => {
  it('is found, alone or among others that explain the same value', () => {
    const found = new Map(Object.keys(STUDENTS).map((kind) => [kind, 0]));
    const check = (game: Game, kind: MisconceptionKind, context: StepContext) => {
      const typed = STUDENTS[kind]?.(partsOf(game), game) ?? null;
      if (typed === null || typed.equals(context.total)) return;
      found.set(kind, (found.get(kind) ?? 0) + 1);
      const explanations = listKnownMistakesOfStep(context).flatMap(({ kind: known, value }) =>
        known !== null && value.equals(typed) ? [{ kind: known }] : [],
      );
      const expected = overruledBy(kind, explanations);
      const kinds = explanations.map((each) => each.kind);
      expect([kind, kinds]).toEqual([kind, expect.arrayContaining([expected])]);
      // The result is one of the explanations, what they share, or "can't tell"; if there is only
      // one, it is that one.
      expect(diagnoseMistake(context, { answer: toMixed(typed) })?.tag ?? '').toMatch(
        new RegExp(`^(any-.*|one-line|cannot-tell|${kinds.join('|')})$`),
      );
    };
    // All mistakes are made on the same card: to look for what could have been made there takes
    // long.
    fc.assert(
      fc.property(anyGameAndLevel, (game) => {
        const context = player(game.level, game.row);
        for (const kind of found.keys()) check(game, kind as MisconceptionKind, context);
      }),
      { numRuns: 200 },
    );
    expect([...found].filter(([, count]) => count <= 10)).toEqual([]);
  });

  it('takes less than 5 ms to be found', () => {
    const context = player(
      2,
      { position: 'RB', stats: { ...BACK.stats, ReceivingTouchdowns: 1 } },
      Array(7).fill(BACK),
    );
    const typed = parseAnswerText('12 3/7');
    const times = Array.from({ length: 101 }, () => {
      const start = performance.now();
      diagnoseMistake(context, { answer: typed });
      return performance.now() - start;
    });
    // The fastest of several, because other work on the machine only adds time.
    expect(Math.min(...times)).toBeLessThan(5);
  });
});

it('no mistake is ever looked for in a line that fits', () => {
  const change = fc.tuple(fc.integer({ min: -30, max: 30 }), fc.constantFrom(1, 2, 10, 20, 24));
  let pointed = 0;
  fc.assert(
    fc.property(
      anyGameAndLevel,
      fc.array(change, { maxLength: 3 }),
      fc.integer({ min: 0, max: 60 }),
      (game, changes, sum) => {
        const context = player(game.level, game.row);
        const values = context.lines.map(({ value }, place) =>
          value.add(rational(...(changes[place] ?? [0, 1]))),
        );
        const lines = values.map((value, place) => ({
          of: [place],
          typed: formatMixed(toMixed(value)),
        }));
        const fits = context.lines.flatMap(({ value }, place) =>
          values[place]?.equals(value) ? [place] : [],
        );
        for (const typed of [sumRationals(values), rational(sum)]) {
          const of = diagnoseMistake(context, { answer: toMixed(typed), lines })?.of ?? [];
          pointed += of.length;
          expect(of.filter((place) => fits.includes(place))).toEqual([]);
        }
      },
    ),
    { numRuns: 150 },
  );
  expect(pointed).toBeGreaterThan(50);
});

describe('what a hint says', () => {
  const hints = () =>
    new Map(
      fc
        .sample(anyStepContext, { numRuns: 150, seed: 4 })
        .flatMap((context) =>
          listKnownMistakesOfStep(context)
            .slice(0, 40)
            .flatMap(({ value }) => {
              const mistake = diagnoseMistake(context, { answer: toMixed(value) });
              return mistake
                ? [{ tag: mistake.tag, ...localizeHint({ of: context.kind, mistake, rung: null }) }]
                : [];
            }),
        )
        .map(({ tag, text, title }) => [`${tag} ${text}`, `${title}. ${text}`]),
    );

  it('is plain and kind: short sentences without a word of blame', () => {
    for (const text of hints().values()) {
      expect(text).not.toMatch(
        /wrong|mistake|error|fail|forgot|careless|should have|bad|incorrect/i,
      );
      for (const sentence of text.split(/[.?]\s/))
        expect(sentence.split(' ').length).toBeLessThanOrEqual(19);
    }
  });

  it('has a label for a teacher behind every tag', () => {
    for (const kind of MISCONCEPTION_KINDS) expect(misconceptionLabel(kind)).not.toBe(kind);
    for (const tag of ['one-line', 'any-fraction', 'any-whole', 'any-below-one'])
      expect(misconceptionLabel(tag)).not.toBe(tag);
    expect(misconceptionLabel('a-tag-of-the-past')).toBe('a-tag-of-the-past');
  });
});

function partsOf({ level, row }: Game): Part[] {
  return formulaTerms(row.position, level)
    .map((term) => ({ count: statisticTotalOfTerm(term, row.stats), rate: term.rate }))
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

/** One whole too many or too few, explained by a lost carry, has that name. */
function overruledBy(
  kind: MisconceptionKind,
  explanations: readonly { kind: MisconceptionKind }[],
): MisconceptionKind {
  return kind === 'whole-off-by-one' && explanations.some((each) => each.kind === 'carry-lost')
    ? 'carry-lost'
    : kind;
}

/** As a mixed number, improper, unreduced, and as a decimal if it terminates. */
function rightTexts(total: Rational, factor: number): string[] {
  const mixed = toMixed(total);
  const sign = total.compare(0) < 0 ? '-' : '';
  const texts = [
    formatMixed(mixed),
    `${sign}${total.n}/${total.d}`,
    `${sign}${total.n * BigInt(factor)}/${total.d * BigInt(factor)}`,
    formatMixed({
      ...mixed,
      numerator: mixed.numerator * factor,
      denominator: mixed.denominator * factor,
    }),
  ];
  return 1000n % total.d === 0n
    ? [...texts, (Number(total.s * total.n) / Number(total.d)).toFixed(3)]
    : texts;
}
