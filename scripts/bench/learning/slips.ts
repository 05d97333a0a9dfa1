import { type Rational, rational, sumRationals } from '@/lib/domain/numbers/fractions';
import {
  cardLinesOfGame,
  type SimulatedCard,
  type SimulatedPlayerCard,
  totalOfCardLines,
} from './cards';
import {
  leastCommonMultipleOfAll,
  lowestTermsText,
  parseWrittenNumber,
  type SeededChance,
  toNumberOnPaper,
  writeLineValue,
  writeNumberOnPaper,
} from './child';
import { LINE_MISTAKE_KINDS } from './line-kinds';
import { SUM_MISTAKE_KINDS } from './sum-kinds';
import {
  attemptFromWrittenLines,
  type MistakeKind,
  writeLinesWithMistake,
  writeRightLines,
} from './work';

/**
 * Mistakes that no table can know: chance, two mistakes at once, other people's numbers. Any name
 * for them is wrong, except the few that a name truly describes.
 */
type Slip = Omit<MistakeKind, 'about' | 'right' | 'near'> &
  Partial<Pick<MistakeKind, 'right' | 'near'>>;
type Make = MistakeKind['make'];

const EXECUTION = 'execution errors: Siegler & Pyke 2013';
const COPYING = 'copying: Ashlock 2010';
const PART = ['any-fraction', 'any-slip'];
const WHOLE = ['any-whole', 'any-slip'];

/** Changes only the sum. */
const sumAs =
  (other: (total: Rational, card: SimulatedCard, chance: SeededChance) => string | null): Make =>
  (card, chance, style) => {
    const sum = other(card.total, card, chance);
    if (sum === null) return null;
    if (card.kind === 'team') return { card, sum, boxes: null, wrong: [], sumOff: true };
    return attemptFromWrittenLines(card, writeRightLines(card, chance.pick(style.hands)), sum);
  };

/** Changes only the sum's fraction. */
const partAs = (
  other: (top: number, bottom: number, chance: SeededChance) => [number, number] | null,
): Make =>
  sumAs((total, _, chance) => {
    const paper = toNumberOnPaper(total);
    const part = paper.top === 0 ? null : other(paper.top, paper.bottom, chance);
    if (!part || part[0] < 1 || part[1] < 2) return null;
    return writeNumberOnPaper({ ...paper, top: part[0], bottom: part[1] });
  });

const inOneLine =
  (
    written: (card: SimulatedPlayerCard, place: number, chance: SeededChance) => string | null,
    fits = (_: number) => true,
  ): Make =>
  (card, chance, style) => {
    if (card.kind === 'team') return null;
    const places = card.lines.flatMap(({ count }, place) => (fits(count) ? [place] : []));
    if (places.length === 0) return null;
    const hand = chance.pick(style.hands);
    const place = chance.pick(places);
    const slip = written(card, place, chance);
    if (slip === null) return null;
    const lines = writeRightLines(card, hand);
    lines[place] = slip;
    return attemptFromWrittenLines(card, lines, undefined, hand);
  };

/** Changes one line's count. */
const countAs = (other: (count: number, chance: SeededChance) => number | null): Make =>
  inOneLine(
    ({ lines }, place, chance) => {
      const line = lines[place];
      const count = line ? other(line.count, chance) : null;
      return line && count !== null
        ? writeLineValue(rational(count * line.top, line.bottom), line.bottom, 'lowest-terms')
        : null;
    },
    (count) => count > 0,
  );

/** Changes one line's result. */
const resultAs = (
  other: (value: Rational, card: SimulatedPlayerCard, chance: SeededChance) => Rational | null,
): Make =>
  inOneLine((card, place, chance) => {
    const value = other(card.lines[place]?.value ?? rational(0), card, chance);
    return value && lowestTermsText(value);
  });

const digitsOf = (
  count: number,
  chance: SeededChance,
  change: (digits: string[], at: number) => void,
) => {
  const digits = String(count).split('');
  change(digits, chance.upTo(digits.length));
  return digits.length === 0 ? null : Number(digits.join(''));
};
const bottomOf = (card: SimulatedCard) =>
  leastCommonMultipleOfAll(
    card.kind === 'team'
      ? card.values.map(({ d }) => Number(d))
      : card.lines.map(({ bottom }) => bottom),
  );
const off = (value: Rational, chance: SeededChance, by: number) =>
  lowestTermsText(value.add(chance.percent(50) ? by : -by));

const twoLines: Make = (card, chance, style) => {
  if (card.kind === 'team') return null;
  const once = { ...style, everywhere: 0 };
  const first = writeLinesWithMistake(chance.pick(LINE_MISTAKE_KINDS), card, chance, once);
  const second = writeLinesWithMistake(chance.pick(LINE_MISTAKE_KINDS), card, chance, once);
  if (!first || !second) return null;
  const right = writeRightLines(card, first.hand);
  const same = writeRightLines(card, second.hand);
  const written = right.map((line, place) => {
    const other = second.written[place] ?? line;
    return first.written[place] === line && other !== same[place]
      ? other
      : (first.written[place] ?? line);
  });
  const attempt = attemptFromWrittenLines(card, written);
  return attempt.wrong.length < 2 ? null : attempt;
};

const lineAndSum: Make = (card, chance, style) => {
  if (card.kind === 'team') return null;
  const line = writeLinesWithMistake(chance.pick(LINE_MISTAKE_KINDS), card, chance, {
    ...style,
    everywhere: 0,
  });
  if (!line) return null;
  const values = line.written.map(parseWrittenNumber);
  const total = sumRationals(values);
  const sum = chance
    .pick(SUM_MISTAKE_KINDS)
    .slip({ papers: values.map((value) => toNumberOnPaper(value)), total, chance });
  return sum === null || parseWrittenNumber(sum).equals(total)
    ? null
    : attemptFromWrittenLines(card, line.written, sum);
};

const ALL: readonly Slip[] = [
  {
    id: 'two-lines-two-ways',
    child: 'makes one mistake in a line and another one in the next',
    source: 'Siegler & Pyke 2013',
    right: [...LINE_MISTAKE_KINDS.flatMap(({ right }) => right), 'two-slips'],
    near: LINE_MISTAKE_KINDS.flatMap(({ near }) => near),
    make: twoLines,
  },
  {
    id: 'a-line-and-the-sum',
    child: 'makes a mistake in a line and another one in the sum',
    source: 'Siegler & Pyke 2013',
    right: [...LINE_MISTAKE_KINDS, ...SUM_MISTAKE_KINDS].flatMap(({ right }) => right),
    near: [...LINE_MISTAKE_KINDS, ...SUM_MISTAKE_KINDS].flatMap(({ near }) => near),
    make: lineAndSum,
  },
  {
    id: 'sum-two-off',
    child: 'is two off in the sum',
    source: EXECUTION,
    near: WHOLE,
    make: sumAs((total, _, chance) => off(total, chance, 2)),
  },
  {
    id: 'sum-some-off',
    child: 'is three to nine off in the sum',
    source: EXECUTION,
    near: WHOLE,
    make: sumAs((total, _, chance) => off(total, chance, 3 + chance.upTo(7))),
  },
  {
    id: 'sum-far-off',
    child: 'is twenty or a hundred off',
    source: EXECUTION,
    near: WHOLE,
    make: sumAs((total, _, chance) => lowestTermsText(total.add(chance.pick([20, 30, 50, 100])))),
  },
  {
    id: 'digit-misread',
    child: 'misreads one digit of a count',
    source: COPYING,
    near: ['any-source', 'one-line', 'any-slip'],
    make: countAs((count, chance) =>
      digitsOf(count, chance, (digits, at) => {
        digits[at] = String(chance.upTo(10));
      }),
    ),
  },
  {
    id: 'digit-lost',
    child: 'copies 169 as 16',
    source: COPYING,
    near: ['any-source', 'one-line', 'any-slip'],
    make: countAs((count, chance) =>
      count < 10 ? null : digitsOf(count, chance, (digits, at) => digits.splice(at, 1)),
    ),
  },
  {
    id: 'digit-twice',
    child: 'copies 169 as 1669',
    source: COPYING,
    near: ['any-source', 'one-line', 'any-slip'],
    make: countAs((count, chance) =>
      digitsOf(count, chance, (digits, at) => digits.splice(at, 0, digits[at] ?? '')),
    ),
  },
  {
    id: 'any-whole-number',
    child: 'types some whole number',
    source: 'guessing',
    make: sumAs((total, _, chance) =>
      String(Math.max(0, Math.round(total.valueOf()) + chance.upTo(21) - 10)),
    ),
  },
  {
    id: 'any-mixed-number',
    child: 'types some number with a denominator of the card',
    source: 'guessing',
    make: sumAs((total, card, chance) => {
      const bottom = bottomOf(card);
      if (bottom === 1) return null;
      const whole = Math.max(0, Math.floor(total.valueOf()) + chance.upTo(11) - 5);
      return writeNumberOnPaper({ minus: false, whole, top: 1 + chance.upTo(bottom - 1), bottom });
    }),
  },
  {
    id: 'numerator-one-off',
    child: 'is one off in the numerator of the sum',
    source: EXECUTION,
    right: ['numerator-off-by-one'],
    near: PART,
    make: partAs((top, bottom, chance) => [top + (chance.percent(50) ? 1 : -1), bottom]),
  },
  {
    id: 'any-numerator',
    child: 'has any other numerator in the sum',
    source: EXECUTION,
    near: PART,
    make: partAs((_, bottom, chance) => [1 + chance.upTo(bottom - 1), bottom]),
  },
  {
    id: 'any-denominator',
    child: 'has any other denominator in the sum',
    source: COPYING,
    near: [...PART, 'any-writing'],
    make: partAs((top, bottom, chance) => [top, bottom + 1 + chance.upTo(9)]),
  },
  {
    id: 'another-week',
    child: 'reads the numbers of another week',
    source: COPYING,
    near: ['any-source'],
    make: (card) => {
      if (card.kind === 'team' || !card.elsewhere) return null;
      const lines = cardLinesOfGame(card.elsewhere, card.level);
      return attemptFromWrittenLines(
        card,
        lines.map(({ value }) => lowestTermsText(value)),
      );
    },
  },
  {
    id: 'doubled',
    child: 'doubles the sum',
    source: 'guessing',
    make: sumAs((total) => lowestTermsText(total.mul(2))),
  },
  {
    id: 'halved',
    child: 'takes half of the sum',
    source: 'guessing',
    make: sumAs((total) => lowestTermsText(total.div(2))),
  },
  {
    id: 'average',
    child: 'divides the sum by the number of lines',
    source: 'guessing',
    make: sumAs((total, card) =>
      lowestTermsText(total.div(card.kind === 'team' ? card.values.length : card.lines.length)),
    ),
  },
  {
    id: 'one-line-only',
    child: 'types the first line that counts and nothing else',
    source: EXECUTION,
    near: ['any-line', 'two-lines-left-out', 'line-left-out'],
    make: sumAs((_, card) => {
      const values = card.kind === 'team' ? card.values : card.lines.map(({ value }) => value);
      const first = values.find((value) => value.n !== 0n);
      return first ? lowestTermsText(first) : null;
    }),
  },
  {
    id: 'rest-to-the-next-whole',
    child: 'writes what is missing to the next whole for what is left over',
    source: EXECUTION,
    near: ['any-fraction', 'any-remainder', 'one-line'],
    make: resultAs((value) =>
      value.d === 1n || value.s < 0n ? null : value.floor().mul(2).add(1).sub(value),
    ),
  },
  {
    id: 'line-rounded-to-five',
    child: 'rounds the yards to a number that is easy to divide',
    source: 'estimating: NAEP',
    // 58 yards read as 60 look like 5 8/10 points rounded to 6.
    near: [
      'any-source',
      'one-line',
      'any-below-one',
      'any-fraction',
      'rounded-to-whole',
      'remainder-dropped',
    ],
    make: countAs((count) => (count < 11 ? null : Math.round(count / 10) * 10)),
  },
  {
    id: 'divided-by-another-number',
    child: 'divides by 25 where it should divide by 24',
    source: EXECUTION,
    near: ['any-rate', 'any-source', 'one-line'],
    make: inOneLine(({ lines }, place, chance) => {
      const line = lines[place];
      if (line?.top !== 1 || line.bottom === 1) return null;
      return lowestTermsText(
        rational(line.count, Math.max(2, line.bottom + chance.pick([-2, -1, 1, 2, 5]))),
      );
    }),
  },
  {
    id: 'result-some-off',
    child: 'is two to nine off in the result of a line',
    source: EXECUTION,
    near: [...WHOLE, 'one-line'],
    make: resultAs((value, _, chance) => value.add(2 + chance.upTo(8))),
  },
  {
    id: 'fraction-of-a-line-miscopied',
    child: 'copies the fraction of a line with another numerator',
    source: COPYING,
    near: [...PART, 'any-remainder', 'one-line'],
    make: resultAs((value, _, chance) => {
      const bottom = Number(value.d);
      return bottom === 1 ? null : value.floor().add(rational(1 + chance.upTo(bottom - 1), bottom));
    }),
  },
  {
    id: 'points-of-two-lines-multiplied',
    child: 'multiplies two lines',
    source: 'guessing',
    make: sumAs((_, card) => {
      const values = card.kind === 'team' ? card.values : card.lines.map(({ value }) => value);
      const [first, second] = values.filter((value) => value.n !== 0n);
      return first && second ? lowestTermsText(first.mul(second)) : null;
    }),
  },
  {
    id: 'another-level-of-another-starter',
    child: 'has the sum of another starter by the other level',
    source: COPYING,
    near: ['any-source'],
    make: (card, chance) => {
      if (card.kind === 'team') return null;
      const sum = lowestTermsText(
        totalOfCardLines(cardLinesOfGame(chance.pick(card.others), card.level === 1 ? 2 : 1)),
      );
      return { card, sum, boxes: null, wrong: [], sumOff: true };
    },
  },
];

export const CHANCE_SLIP_KINDS: readonly MistakeKind[] = ALL.map((slip) => ({
  right: [],
  near: [],
  ...slip,
  about: 'slip',
}));
