import { FORMULA_LEVELS } from '@/lib/domain/football/formulas';
import { sumRationals } from '@/lib/domain/numbers/fractions';
import { cardLinesOfGame } from './cards';
import { lowestTermsText } from './child';
import { HELD_OUT_LINE_MISTAKES } from './held-out-lines';
import { reducedMixedText, sumOfNumbers } from './held-out-paper';
import { HELD_OUT_SUM_MISTAKES } from './held-out-sums';
import { UNKNOWN_LINE_MISTAKES, UNKNOWN_SUM_MISTAKES } from './held-out-unknown';
import {
  attemptFromWrittenLines,
  type MistakeKind,
  mistakesOnCards,
  writeRightLines,
} from './work';

/** Well-known mistakes about a whole card. */
const HELD_OUT_CARD_MISTAKES: readonly MistakeKind[] = mistakesOnCards(
  'Another author: whole cards',
  'card',
  {
    'counts-for-points': (card) =>
      card.kind === 'team' || card.lines.filter(({ count }) => count !== 0).length < 2
        ? null
        : attemptFromWrittenLines(
            card,
            card.lines.map(({ count }) => String(count)),
          ),
    'one-line-skipped': (card, chance, style) => {
      if (card.kind === 'team') return null;
      const filled = card.lines.filter(({ count }) => count !== 0);
      if (filled.length < 2) return null;
      const skipped = chance.pick(filled);
      const others = card.lines.filter((line) => line !== skipped).map(({ value }) => value);
      const lines = writeRightLines(card, chance.pick(style.hands));
      return attemptFromWrittenLines(card, lines, lowestTermsText(sumRationals(others)));
    },
    'rates-of-the-other-level': (card, chance, style) => {
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
);

/** Mistakes about a whole card that no rule describes. */
const UNKNOWN_CARD_MISTAKES: readonly MistakeKind[] = mistakesOnCards(
  'No rule: whole cards',
  'card',
  {
    'one-rate-for-the-whole-count': (card) => {
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
    'only-whole-rates-worked-out': (card) => {
      if (card.kind === 'team') return null;
      const written = card.lines.map(({ count, top, bottom }) =>
        String(bottom === 1 || count === 0 ? count * top : bottom),
      );
      return attemptFromWrittenLines(card, written);
    },
    'counts-taken-in-turn': (card) => {
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
);

/**
 * Mistakes from the literature, by an author who hadn't seen the app's rules. They have been read
 * since, while the rules were made more general.
 */
export const HELD_OUT_MISTAKES: readonly MistakeKind[] = [
  ...HELD_OUT_LINE_MISTAKES,
  ...HELD_OUT_SUM_MISTAKES,
  ...HELD_OUT_CARD_MISTAKES,
];

/**
 * Mistakes that are systematic but that no rule describes, by the same author. A name is wrong
 * unless it is true of the child. The line that went wrong is near.
 */
export const HELD_OUT_UNKNOWN_MISTAKES: readonly MistakeKind[] = [
  ...UNKNOWN_LINE_MISTAKES,
  ...UNKNOWN_SUM_MISTAKES,
  ...UNKNOWN_CARD_MISTAKES,
];
