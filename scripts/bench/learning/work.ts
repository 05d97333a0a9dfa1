import type { OwnLine } from '@/lib/domain/answers/lines';
import { sumRationals } from '@/lib/domain/numbers/fractions';
import type { Card, PlayerCard } from './cards';
import { type Chance, type Hand, leastCommon, numberIn, writeLine } from './child';
import type { LineKind } from './line-kinds';

/** How the children of a run write and how far a misread rule goes. */
export type Style = {
  hands: readonly Hand[];
  /** So many out of a hundred do it in every line it fits. */
  everywhere: number;
};

/** One wrong answer, with what the child would have written in the lines. */
export type Attempt = {
  card: Card;
  sum: string;
  /** Null where this way of working has no lines to show. */
  boxes: readonly OwnLine[] | null;
  /** Places of the lines that are not right, as the boxes have them. */
  wrong: readonly (readonly number[])[];
  /** The sum is not what the boxes come to. */
  sumOff: boolean;
};

export type Kind = {
  id: string;
  child: string;
  source: string;
  /** 'slip': chance, two things at once, or anything else that no table of mistakes knows. */
  about: 'line' | 'sum' | 'card' | 'slip';
  right: readonly string[];
  near: readonly string[];
  make: (card: Card, chance: Chance, style: Style) => Attempt | null;
};

/** Boxes and sum of a player's card from what stands in each line. */
export function playerWork(
  card: PlayerCard,
  written: readonly string[],
  sum?: string,
  hand: Hand = 'lowest-terms',
): Attempt {
  const values = written.map(numberIn);
  const own = sumRationals(values);
  const bottom = leastCommon([...card.lines.map((line) => line.bottom), Number(own.d)]);
  return {
    card,
    sum: sum ?? writeLine(own, bottom, hand === 'improper' ? 'lowest-terms' : hand),
    boxes: written.map((typed, place) => ({ of: [place], typed })),
    wrong: card.lines.flatMap(({ value }, place) =>
      values[place]?.equals(value) ? [] : [[place]],
    ),
    sumOff: sum !== undefined && !numberIn(sum).equals(own),
  };
}

export const rightLines = (card: PlayerCard, hand: Hand): string[] =>
  card.lines.map(({ value, bottom }) => writeLine(value, bottom, hand));

/** The lines of a card with a kind in some of them; null where it fits none. */
export function withLineKind(kind: LineKind, card: PlayerCard, chance: Chance, style: Style) {
  const hand = chance.pick(style.hands);
  const written = rightLines(card, hand);
  const changes = card.lines.flatMap((line, place) => {
    const slip = kind.slip(line, card, chance);
    return slip === null || numberIn(slip).equals(line.value) ? [] : [{ place, slip }];
  });
  if (changes.length === 0) return null;
  const isAll = !kind.once && chance.percent(style.everywhere);
  for (const { place, slip } of isAll ? changes : [chance.pick(changes)]) written[place] = slip;
  return { written, hand };
}

/** An attempt that is wrong at all and that a child could type. */
export function isWrong(attempt: Attempt): boolean {
  return !numberIn(attempt.sum).equals(attempt.card.total);
}
