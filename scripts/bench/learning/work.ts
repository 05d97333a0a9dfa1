import type { StudentWorkLine } from '@/lib/domain/answers/lines';
import { sumRationals } from '@/lib/domain/numbers/fractions';
import type { SimulatedCard, SimulatedPlayerCard } from './cards';
import {
  type FractionHandwriting,
  leastCommonMultipleOfAll,
  parseWrittenNumber,
  type SeededChance,
  writeLineValue,
} from './child';
import type { LineMistakeKind } from './line-kinds';
import { type MistakeRow, mistakeRows } from './mistake-table';

/** How the children of a run write, and how far a misread rule extends. */
export type WritingStyle = {
  hands: readonly FractionHandwriting[];
  /** Percent who make the mistake in every line it fits. */
  everywhere: number;
};

/** One wrong answer, with the lines the child would have written. */
export type SimulatedAttempt = {
  card: SimulatedCard;
  sum: string;
  /** Null if this way of working has no lines. */
  boxes: readonly StudentWorkLine[] | null;
  /** Positions of the wrong lines, as in the boxes. */
  wrong: readonly (readonly number[])[];
  /** True if the sum doesn't match the boxes. */
  sumOff: boolean;
};

export type MistakeKind = Omit<MistakeRow, 'once'> & {
  /** 'slip': chance, two mistakes at once, or anything else that no table of mistakes knows. */
  about: 'line' | 'sum' | 'card' | 'slip';
  make: (card: SimulatedCard, chance: SeededChance, style: WritingStyle) => SimulatedAttempt | null;
};

/** The mistakes of a section that are made on a card as a whole. */
export const mistakesOnCards = (
  section: string,
  about: 'card' | 'slip',
  makes: Readonly<Record<string, MistakeKind['make']>>,
): MistakeKind[] =>
  mistakeRows(section, makes).map(({ slip, ...row }) => ({ ...row, about, make: slip }));

/** Boxes and sum of a player's card from the text of each line. */
export function attemptFromWrittenLines(
  card: SimulatedPlayerCard,
  written: readonly string[],
  sum?: string,
  hand: FractionHandwriting = 'lowest-terms',
): SimulatedAttempt {
  const values = written.map(parseWrittenNumber);
  const own = sumRationals(values);
  const bottom = leastCommonMultipleOfAll([
    ...card.lines.map((line) => line.bottom),
    Number(own.d),
  ]);
  return {
    card,
    sum: sum ?? writeLineValue(own, bottom, hand === 'improper' ? 'lowest-terms' : hand),
    boxes: written.map((typed, place) => ({ of: [place], typed })),
    wrong: card.lines.flatMap(({ value }, place) =>
      values[place]?.equals(value) ? [] : [[place]],
    ),
    sumOff: sum !== undefined && !parseWrittenNumber(sum).equals(own),
  };
}

export const writeRightLines = (card: SimulatedPlayerCard, hand: FractionHandwriting): string[] =>
  card.lines.map(({ value, bottom }) => writeLineValue(value, bottom, hand));

/** A card's lines with a mistake in some of them; null if it fits none. */
export function writeLinesWithMistake(
  kind: LineMistakeKind,
  card: SimulatedPlayerCard,
  chance: SeededChance,
  style: WritingStyle,
) {
  const hand = chance.pick(style.hands);
  const written = writeRightLines(card, hand);
  const changes = card.lines.flatMap((line, place) => {
    const slip = kind.slip(line, card, chance);
    return slip === null || parseWrittenNumber(slip).equals(line.value) ? [] : [{ place, slip }];
  });
  if (changes.length === 0) return null;
  const isAll = !kind.once && chance.percent(style.everywhere);
  for (const { place, slip } of isAll ? changes : [chance.pick(changes)]) written[place] = slip;
  return { written, hand };
}

/** True if the attempt is wrong and a child could type it. */
export function isWrongAttempt(attempt: SimulatedAttempt): boolean {
  return !parseWrittenNumber(attempt.sum).equals(attempt.card.total);
}
