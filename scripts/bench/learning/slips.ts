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
  mistakesOnCards,
  writeLinesWithMistake,
  writeRightLines,
} from './work';

type Make = MistakeKind['make'];

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

const BOTH = [...LINE_MISTAKE_KINDS, ...SUM_MISTAKE_KINDS];
const NAMES_OF_TWO: Readonly<Record<string, Pick<MistakeKind, 'right' | 'near'>>> = {
  'two-lines-two-ways': {
    right: [...LINE_MISTAKE_KINDS.flatMap(({ right }) => right), 'two-slips'],
    near: LINE_MISTAKE_KINDS.flatMap(({ near }) => near),
  },
  'a-line-and-the-sum': {
    right: BOTH.flatMap(({ right }) => right),
    near: BOTH.flatMap(({ near }) => near),
  },
};

/**
 * Mistakes that no table can know: chance, two mistakes at once, other people's numbers. Any name
 * for them is wrong, except the few that a name truly describes.
 */
export const CHANCE_SLIP_KINDS: readonly MistakeKind[] = mistakesOnCards('Chance', 'slip', {
  'two-lines-two-ways': twoLines,
  'a-line-and-the-sum': lineAndSum,
  'sum-two-off': sumAs((total, _, chance) => off(total, chance, 2)),
  'sum-some-off': sumAs((total, _, chance) => off(total, chance, 3 + chance.upTo(7))),
  'sum-far-off': sumAs((total, _, chance) =>
    lowestTermsText(total.add(chance.pick([20, 30, 50, 100]))),
  ),
  'digit-misread': countAs((count, chance) =>
    digitsOf(count, chance, (digits, at) => {
      digits[at] = String(chance.upTo(10));
    }),
  ),
  'digit-lost': countAs((count, chance) =>
    count < 10 ? null : digitsOf(count, chance, (digits, at) => digits.splice(at, 1)),
  ),
  'digit-twice': countAs((count, chance) =>
    digitsOf(count, chance, (digits, at) => digits.splice(at, 0, digits[at] ?? '')),
  ),
  'any-whole-number': sumAs((total, _, chance) =>
    String(Math.max(0, Math.round(total.valueOf()) + chance.upTo(21) - 10)),
  ),
  'any-mixed-number': sumAs((total, card, chance) => {
    const bottom = bottomOf(card);
    if (bottom === 1) return null;
    const whole = Math.max(0, Math.floor(total.valueOf()) + chance.upTo(11) - 5);
    return writeNumberOnPaper({ minus: false, whole, top: 1 + chance.upTo(bottom - 1), bottom });
  }),
  'numerator-one-off': partAs((top, bottom, chance) => [
    top + (chance.percent(50) ? 1 : -1),
    bottom,
  ]),
  'any-numerator': partAs((_, bottom, chance) => [1 + chance.upTo(bottom - 1), bottom]),
  'any-denominator': partAs((top, bottom, chance) => [top, bottom + 1 + chance.upTo(9)]),
  'another-week': (card) => {
    if (card.kind === 'team' || !card.elsewhere) return null;
    const lines = cardLinesOfGame(card.elsewhere, card.level);
    return attemptFromWrittenLines(
      card,
      lines.map(({ value }) => lowestTermsText(value)),
    );
  },
  doubled: sumAs((total) => lowestTermsText(total.mul(2))),
  halved: sumAs((total) => lowestTermsText(total.div(2))),
  average: sumAs((total, card) =>
    lowestTermsText(total.div(card.kind === 'team' ? card.values.length : card.lines.length)),
  ),
  'one-line-only': sumAs((_, card) => {
    const values = card.kind === 'team' ? card.values : card.lines.map(({ value }) => value);
    const first = values.find((value) => value.n !== 0n);
    return first ? lowestTermsText(first) : null;
  }),
  'rest-to-the-next-whole': resultAs((value) =>
    value.d === 1n || value.s < 0n ? null : value.floor().mul(2).add(1).sub(value),
  ),
  'line-rounded-to-five': countAs((count) => (count < 11 ? null : Math.round(count / 10) * 10)),
  'divided-by-another-number': inOneLine(({ lines }, place, chance) => {
    const line = lines[place];
    if (line?.top !== 1 || line.bottom === 1) return null;
    return lowestTermsText(
      rational(line.count, Math.max(2, line.bottom + chance.pick([-2, -1, 1, 2, 5]))),
    );
  }),
  'result-some-off': resultAs((value, _, chance) => value.add(2 + chance.upTo(8))),
  'fraction-of-a-line-miscopied': resultAs((value, _, chance) => {
    const bottom = Number(value.d);
    return bottom === 1 ? null : value.floor().add(rational(1 + chance.upTo(bottom - 1), bottom));
  }),
  'points-of-two-lines-multiplied': sumAs((_, card) => {
    const values = card.kind === 'team' ? card.values : card.lines.map(({ value }) => value);
    const [first, second] = values.filter((value) => value.n !== 0n);
    return first && second ? lowestTermsText(first.mul(second)) : null;
  }),
  'another-level-of-another-starter': (card, chance) => {
    if (card.kind === 'team') return null;
    const sum = lowestTermsText(
      totalOfCardLines(cardLinesOfGame(chance.pick(card.others), card.level === 1 ? 2 : 1)),
    );
    return { card, sum, boxes: null, wrong: [], sumOff: true };
  },
}).map((kind) => ({ ...kind, ...NAMES_OF_TWO[kind.id] }));
