import { type Rational, rational, sumRationals } from '@/lib/domain/numbers/fractions';
import {
  cardLinesOfGame,
  otherLevel,
  type SimulatedCard,
  type SimulatedPlayerCard,
  totalOfCardLines,
} from './cards';
import {
  leastCommonMultiple,
  lowestTerms,
  parseWrittenNumber,
  type SeededChance,
  toNumberOnPaper,
  writeNumberOnPaper,
} from './child';
import { LINE_MISTAKES } from './line-kinds';
import {
  additionOf,
  cardMistakes,
  type MistakeKind,
  onlySum,
  onPlayers,
  withLines,
  writeLines,
  writeLinesWithMistake,
} from './mistakes';
import { SUM_MISTAKES } from './sum-kinds';

type Make = MistakeKind['make'];

/** The numbers that are added on a card. */
type Guess = {
  total: Rational;
  values: readonly Rational[];
  card: SimulatedCard;
  chance: SeededChance;
};

/** Changes only the sum. */
const inSum =
  (write: (guess: Guess) => string | null): Make =>
  (card, chance, style) => {
    const values = card.kind === 'team' ? card.values : card.lines.map(({ value }) => value);
    const total = write({ total: card.total, values, card, chance });
    if (total === null || card.kind === 'team') return onlySum(card, total);
    return withLines(card, writeLines(card.lines, chance.pick(style.hands)), { total });
  };

/** Changes only the sum's fraction. */
const inFraction = (
  write: (top: number, bottom: number, chance: SeededChance) => [number, number],
): Make =>
  inSum(({ total, chance }) => {
    const paper = toNumberOnPaper(total);
    if (paper.top === 0) return null;
    const [top, bottom] = write(paper.top, paper.bottom, chance);
    return top < 1 || bottom < 2 ? null : writeNumberOnPaper({ ...paper, top, bottom });
  });

/** Changes one of the lines that fit. */
const inOneLine = (
  write: (line: SimulatedPlayerCard['lines'][number], chance: SeededChance) => Rational | null,
  fits: (count: number) => boolean = () => true,
): Make =>
  onPlayers((card, chance, style) => {
    const places = card.lines.flatMap(({ count }, place) => (fits(count) ? [place] : []));
    if (places.length === 0) return null;
    const hand = chance.pick(style.hands);
    const place = chance.pick(places);
    const line = card.lines[place];
    const value = line ? write(line, chance) : null;
    if (!value) return null;
    const written = writeLines(card.lines, hand);
    written[place] = lowestTerms(value);
    return withLines(card, written, { hand });
  });

/** Changes one line's count. */
const inCount = (write: (count: number, chance: SeededChance) => number | null): Make =>
  inOneLine(
    ({ count, top, bottom }, chance) => {
      const other = write(count, chance);
      return other === null ? null : rational(other * top, bottom);
    },
    (count) => count > 0,
  );

/** Changes one digit of a number. */
function inDigit(count: number, chance: SeededChance, write: (digit: string) => string): number {
  const digits = String(count).split('');
  const at = chance.upTo(digits.length);
  digits[at] = write(digits[at] ?? '');
  return Number(digits.join(''));
}

const off = ({ total, chance }: Guess, by: number) =>
  lowestTerms(total.add(chance.percent(50) ? by : -by));
const notZero = ({ values }: Guess) => values.filter(({ n }) => n !== 0n);

const inTwoLines = onPlayers((card, chance, style) => {
  const [first, second] = [0, 1].map(() =>
    writeLinesWithMistake(chance.pick(LINE_MISTAKES), card, chance, { ...style, everywhere: 0 }),
  );
  if (!first || !second) return null;
  const right = writeLines(card.lines, first.hand);
  const same = writeLines(card.lines, second.hand);
  const written = first.written.map((text, place) => {
    const other = second.written[place];
    return text === right[place] && other !== same[place] ? (other ?? text) : text;
  });
  const attempt = withLines(card, written);
  return attempt.wrong.length < 2 ? null : attempt;
});

const inLineAndSum = onPlayers((card, chance, style) => {
  const once = { ...style, everywhere: 0 };
  const line = writeLinesWithMistake(chance.pick(LINE_MISTAKES), card, chance, once);
  if (!line) return null;
  const values = line.written.map(parseWrittenNumber);
  const own = sumRationals(values);
  const papers = values.map((value) => toNumberOnPaper(value));
  const total = chance.pick(SUM_MISTAKES).slip(additionOf(papers, own, chance));
  return total && !parseWrittenNumber(total).equals(own)
    ? withLines(card, line.written, { total })
    : null;
});

const namesOf = (kinds: readonly MistakeKind[]) => ({
  right: kinds.flatMap(({ right }) => right),
  near: kinds.flatMap(({ near }) => near),
});
const ofLines = namesOf(LINE_MISTAKES);
const NAMES_OF_TWO: Readonly<Record<string, Pick<MistakeKind, 'right' | 'near'>>> = {
  'two-lines-two-ways': { ...ofLines, right: [...ofLines.right, 'two-slips'] },
  'a-line-and-the-sum': namesOf([...LINE_MISTAKES, ...SUM_MISTAKES]),
};

/**
 * Mistakes that no table can know: chance, two mistakes at once, other people's numbers. Any name
 * for them is wrong, except the few that a name truly describes.
 */
export const CHANCE_SLIPS: readonly MistakeKind[] = cardMistakes('Chance', 'slip', {
  'two-lines-two-ways': inTwoLines,
  'a-line-and-the-sum': inLineAndSum,
  'sum-two-off': inSum((guess) => off(guess, 2)),
  'sum-some-off': inSum((guess) => off(guess, 3 + guess.chance.upTo(7))),
  'sum-far-off': inSum(({ total, chance }) =>
    lowestTerms(total.add(chance.pick([20, 30, 50, 100]))),
  ),
  'digit-misread': inCount((count, chance) =>
    inDigit(count, chance, () => String(chance.upTo(10))),
  ),
  'digit-lost': inCount((count, chance) => (count < 10 ? null : inDigit(count, chance, () => ''))),
  'digit-twice': inCount((count, chance) => inDigit(count, chance, (digit) => digit + digit)),
  'any-whole-number': inSum(({ total, chance }) =>
    String(Math.max(0, Math.round(total.valueOf()) + chance.upTo(21) - 10)),
  ),
  'any-mixed-number': inSum(({ total, values, card, chance }) => {
    const bottoms =
      card.kind === 'team'
        ? values.map(({ d }) => Number(d))
        : card.lines.map((each) => each.bottom);
    const bottom = leastCommonMultiple(bottoms);
    if (bottom === 1) return null;
    const whole = Math.max(0, Math.floor(total.valueOf()) + chance.upTo(11) - 5);
    return writeNumberOnPaper({ minus: false, whole, top: 1 + chance.upTo(bottom - 1), bottom });
  }),
  'numerator-one-off': inFraction((top, bottom, chance) => [
    top + (chance.percent(50) ? 1 : -1),
    bottom,
  ]),
  'any-numerator': inFraction((_, bottom, chance) => [1 + chance.upTo(bottom - 1), bottom]),
  'any-denominator': inFraction((top, bottom, chance) => [top, bottom + 1 + chance.upTo(9)]),
  'another-week': onPlayers(
    (card) =>
      card.elsewhere &&
      withLines(card, writeLines(cardLinesOfGame(card.elsewhere, card.level), 'lowest-terms')),
  ),
  doubled: inSum(({ total }) => lowestTerms(total.mul(2))),
  halved: inSum(({ total }) => lowestTerms(total.div(2))),
  average: inSum(({ total, values }) => lowestTerms(total.div(values.length))),
  'one-line-only': inSum((guess) => {
    const [first] = notZero(guess);
    return first ? lowestTerms(first) : null;
  }),
  'rest-to-the-next-whole': inOneLine(({ value }) =>
    value.d === 1n || value.s < 0n ? null : value.floor().mul(2).add(1).sub(value),
  ),
  'line-rounded-to-five': inCount((count) => (count < 11 ? null : Math.round(count / 10) * 10)),
  'divided-by-another-number': inOneLine(({ count, top, bottom }, chance) =>
    top !== 1 || bottom === 1
      ? null
      : rational(count, Math.max(2, bottom + chance.pick([-2, -1, 1, 2, 5]))),
  ),
  'result-some-off': inOneLine(({ value }, chance) => value.add(2 + chance.upTo(8))),
  'fraction-of-a-line-miscopied': inOneLine(({ value }, chance) => {
    const bottom = Number(value.d);
    return bottom === 1 ? null : value.floor().add(rational(1 + chance.upTo(bottom - 1), bottom));
  }),
  'points-of-two-lines-multiplied': inSum((guess) => {
    const [first, second] = notZero(guess);
    return first && second ? lowestTerms(first.mul(second)) : null;
  }),
  'another-level-of-another-starter': onPlayers((card, chance) => {
    const lines = cardLinesOfGame(chance.pick(card.others), otherLevel(card.level));
    return onlySum(card, lowestTerms(totalOfCardLines(lines)));
  }),
}).map((kind) => ({ ...kind, ...NAMES_OF_TWO[kind.id] }));
