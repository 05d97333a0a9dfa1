import type { StudentWorkLine } from '@/lib/domain/answers/lines';
import { sumRationals } from '@/lib/domain/numbers/fractions';
import type { Card, PlayerCard } from './cards';
import { type Chance, type Hand, leastCommon, numberIn, writeLine } from './child';
import type { LineMistakeKind } from './line-kinds';

/** How the children of a run write, and how far a misread rule extends. */
export type Style = {
  hands: readonly Hand[];
  /** Percent who make the mistake in every line it fits. */
  everywhere: number;
};

/** One wrong answer, with the lines the child would have written. */
export type Attempt = {
  card: Card;
  sum: string;
  /** Null if this way of working has no lines. */
  boxes: readonly StudentWorkLine[] | null;
  /** Positions of the wrong lines, as in the boxes. */
  wrong: readonly (readonly number[])[];
  /** True if the sum doesn't match the boxes. */
  sumOff: boolean;
};

export type Kind = {
  id: string;
  child: string;
  source: string;
  /** 'slip': chance, two mistakes at once, or anything else that no table of mistakes knows. */
  about: 'line' | 'sum' | 'card' | 'slip';
  right: readonly string[];
  near: readonly string[];
  make: (card: Card, chance: Chance, style: Style) => Attempt | null;
};

/** Boxes and sum of a player's card from the text of each line. */
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

/** A card's lines with a mistake in some of them; null if it fits none. */
export function withLineKind(
  kind: LineMistakeKind,
  card: PlayerCard,
  chance: Chance,
  style: Style,
) {
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

/** True if the attempt is wrong and a child could type it. */
export function isWrong(attempt: Attempt): boolean {
  return !numberIn(attempt.sum).equals(attempt.card.total);
}
