import { cardLinesOfGame, otherLevel, totalOfCardLines } from './cards';
import { lowestTerms } from './child';
import { LINE_MISTAKES } from './line-kinds';
import {
  cardMistakes,
  type MistakeKind,
  onlySum,
  onPlayers,
  withLines,
  writeLines,
} from './mistakes';
import { CHANCE_SLIPS } from './slips';
import { SUM_MISTAKES } from './sum-kinds';

export const countsAsPoints = onPlayers((card) =>
  card.lines.filter(({ count }) => count !== 0).length < 2
    ? null
    : withLines(
        card,
        card.lines.map(({ count }) => String(count)),
      ),
);

const CARD_MISTAKES = cardMistakes('Whole cards', 'card', {
  'another-starter': onPlayers((card, chance, style) => {
    const other = card.others.find(({ position }) => position === card.row.position);
    if (!other) return null;
    const hand = chance.pick(style.hands);
    return withLines(card, writeLines(cardLinesOfGame(other, card.level), hand), { hand });
  }),
  'answer-of-another-card': onPlayers((card, chance) => {
    const lines = cardLinesOfGame(chance.pick(card.others), card.level);
    return onlySum(card, lowestTerms(totalOfCardLines(lines)));
  }),
  'whole-card-of-the-other-level': onPlayers((card) => {
    const lines = cardLinesOfGame(card.row, otherLevel(card.level));
    return onlySum(card, lowestTerms(totalOfCardLines(lines)));
  }),
  'counts-added': countsAsPoints,
});

/** The app's tables were made with these. */
export const MISTAKE_KINDS: readonly MistakeKind[] = [
  ...LINE_MISTAKES,
  ...SUM_MISTAKES,
  ...CARD_MISTAKES,
  ...CHANCE_SLIPS,
];
