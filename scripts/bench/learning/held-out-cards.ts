import { FORMULA_LEVELS } from '@/lib/domain/football/formulas';
import { sumRationals } from '@/lib/domain/numbers/fractions';
import { cardLinesOfGame } from './cards';
import { lowestTermsText } from './child';
import { reducedMixedText, sumOfNumbers } from './held-out-paper';
import { attemptFromWrittenLines, type MistakeKind, writeRightLines } from './work';

/** Well-known mistakes about a whole card. */
export const HELD_OUT_CARD_MISTAKES: readonly MistakeKind[] = [
  {
    id: 'counts-for-points',
    child: 'adds the counts',
    source: 'Ni & Zhou 2005; Van Hoof et al. 2015',
    about: 'card',
    right: ['counts-added', 'one-point-each', 'yards-as-points'],
    near: ['any-rate'],
    make: (card) =>
      card.kind === 'team' || card.lines.filter(({ count }) => count !== 0).length < 2
        ? null
        : attemptFromWrittenLines(
            card,
            card.lines.map(({ count }) => String(count)),
          ),
  },
  {
    id: 'one-line-skipped',
    child: 'works out all lines and skips one while adding',
    source: 'Ashlock 2010',
    about: 'card',
    right: ['line-left-out'],
    near: ['any-line', 'one-line'],
    make: (card, chance, style) => {
      if (card.kind === 'team') return null;
      const filled = card.lines.filter(({ count }) => count !== 0);
      if (filled.length < 2) return null;
      const skipped = chance.pick(filled);
      const others = card.lines.filter((line) => line !== skipped).map(({ value }) => value);
      const lines = writeRightLines(card, chance.pick(style.hands));
      return attemptFromWrittenLines(card, lines, lowestTermsText(sumRationals(others)));
    },
  },
  {
    id: 'rates-of-the-other-level',
    child: 'remembers the rates of the other level',
    source: 'a rule kept from before: Ashlock 2010',
    about: 'card',
    right: ['other-level'],
    near: ['any-source', 'any-rate'],
    make: (card, chance, style) => {
      const level =
        card.kind === 'team' ? undefined : FORMULA_LEVELS.find((each) => each !== card.level);
      if (card.kind === 'team' || level === undefined) return null;
      const other = cardLinesOfGame(card.row, level);
      if (other.length !== card.lines.length) return null;
      return attemptFromWrittenLines(
        card,
        writeRightLines({ ...card, lines: other }, chance.pick(style.hands)),
      );
    },
  },
];

/** Mistakes about a whole card that no rule describes. */
export const UNKNOWN_CARD_MISTAKES: readonly MistakeKind[] = [
  {
    id: 'one-rate-for-the-whole-count',
    child: 'adds all counts and takes the first rate for all of them',
    source: 'distributing over too much: Matz 1982',
    about: 'card',
    right: [],
    near: ['rate-of-another-line', 'any-rate'],
    make: (card) => {
      if (card.kind === 'team') return null;
      const filled = card.lines.filter(({ count }) => count > 0);
      const [first] = filled;
      if (!first || filled.length < 2 || card.lines.some(({ count }) => count < 0)) return null;
      const sum = reducedMixedText(
        0,
        sumOfNumbers(filled.map(({ count }) => count)) * first.top,
        first.bottom,
      );
      return sum === null ? null : { card, sum, boxes: null, wrong: [], sumOff: true };
    },
  },
  {
    id: 'only-whole-rates-worked-out',
    child: 'works out the whole rates, and writes the bottoms for the others',
    source: 'partial work: Newton 2008',
    about: 'card',
    right: [],
    near: ['any-rate', 'one-line'],
    make: (card) => {
      if (card.kind === 'team') return null;
      const written = card.lines.map(({ count, top, bottom }) =>
        String(bottom === 1 || count === 0 ? count * top : bottom),
      );
      return attemptFromWrittenLines(card, written);
    },
  },
  {
    id: 'counts-taken-in-turn',
    child: 'slips one line down: each count meets the next rate',
    source: 'place lost on the page: Ashlock 2010',
    about: 'card',
    right: [],
    near: ['rate-of-another-line', 'count-of-another-line', 'any-source', 'any-rate', 'one-line'],
    make: (card) => {
      if (card.kind === 'team') return null;
      const written = card.lines.map(({ count }, place) => {
        const next = card.lines[(place + 1) % card.lines.length];
        return count < 0 || !next ? null : reducedMixedText(0, count * next.top, next.bottom);
      });
      return written.some((each) => each === null)
        ? null
        : attemptFromWrittenLines(card, written as readonly string[]);
    },
  },
];
