import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { StudentWorkLine } from '@/lib/domain/answers/lines';
import { type Rational, rational, sumRationals } from '@/lib/domain/numbers/fractions';
import type { CardLine, SimulatedCard, SimulatedPlayerCard, SimulatedTeamCard } from './cards';
import {
  type FractionHandwriting,
  leastCommonMultiple,
  lowestTerms,
  type NumberOnPaper,
  parseWrittenNumber,
  type SeededChance,
  sum,
  toNumberOnPaper,
  writeLineValue,
} from './child';

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

type Make = (
  card: SimulatedCard,
  chance: SeededChance,
  style: WritingStyle,
) => SimulatedAttempt | null;
/** A number as the child writes it; null or false if the mistake isn't possible there. */
type Written = string | null | false;

/** A row of kinds.md, and how its mistake is made. `once`: in one line, and never in all. */
type MistakeRow = {
  readonly id: string;
  readonly child: string;
  readonly source: string;
  readonly right: readonly string[];
  readonly near: readonly string[];
  readonly once: boolean;
};
export type MistakeKind = MistakeRow & {
  /** 'slip': chance, two mistakes at once, or anything else that no table of mistakes knows. */
  about: 'line' | 'sum' | 'card' | 'slip';
  make: Make;
};

const FILE = join(process.cwd(), 'scripts', 'bench', 'learning', 'kinds.md');
const sections = new Map(
  readFileSync(FILE, 'utf8')
    .split(/^## /m)
    .slice(1)
    .map((section) => {
      const [title = '', ...lines] = section.split('\n');
      const [, , ...rows] = lines.filter((line) => line.startsWith('|'));
      return [title, rows.map(readRow)];
    }),
);

function readRow(line: string): MistakeRow {
  const cells = line.split('|').map((cell) => cell.trim());
  const [, id = '', child = '', source = '', right = '', near = '', extent] = cells;
  const names = (list: string) => list.split(' ').filter(Boolean);
  return { id, child, source, right: names(right), near: names(near), once: extent === 'once' };
}

/** The rows of a section in their order, each with the function that makes its mistake. */
function mistakeRows<Slip>(title: string, slips: Readonly<Record<string, Slip>>) {
  const rows = sections.get(title) ?? [];
  const ids = rows.map(({ id }) => id);
  if (ids.length === 0 || ids.toSorted().join() !== Object.keys(slips).toSorted().join())
    throw new Error(`The section "${title}" of kinds.md has other mistakes than the code`);
  return rows.map((row) => ({ ...row, slip: slips[row.id] as Slip }));
}

/** Makes each of these mistakes only where it fits. */
export const where = <On>(
  fits: (on: On) => boolean,
  slips: Readonly<Record<string, (on: On) => Written>>,
): Record<string, (on: On) => Written> =>
  Object.fromEntries(
    Object.entries(slips).map(([id, slip]) => [id, (on: On) => fits(on) && slip(on)]),
  );

/** The mistakes of a section that are made on a card as a whole. */
export const cardMistakes = (
  title: string,
  about: 'card' | 'slip',
  makes: Readonly<Record<string, Make>>,
): MistakeKind[] =>
  mistakeRows(title, makes).map(({ slip, ...row }) => ({ ...row, about, make: slip }));

/** On the cards of players; a team's card has other lines. */
export const onPlayers =
  (
    make: (
      card: SimulatedPlayerCard,
      chance: SeededChance,
      style: WritingStyle,
    ) => ReturnType<Make>,
  ): Make =>
  (card, chance, style) =>
    card.kind === 'team' ? null : make(card, chance, style);

/** A child that writes only the sum. */
export const onlySum = (card: SimulatedCard, written: Written): SimulatedAttempt | null =>
  written ? { card, sum: written, boxes: null, wrong: [], sumOff: true } : null;

/** Boxes and sum of a player's card from the text of each line. */
export function withLines(
  card: SimulatedPlayerCard,
  written: readonly string[],
  { total, hand = 'lowest-terms' }: { total?: string; hand?: FractionHandwriting } = {},
): SimulatedAttempt {
  const values = written.map(parseWrittenNumber);
  const own = sumRationals(values);
  const bottom = leastCommonMultiple([...card.lines.map((line) => line.bottom), Number(own.d)]);
  return {
    card,
    sum: total ?? writeLineValue(own, bottom, hand === 'improper' ? 'lowest-terms' : hand),
    boxes: written.map((typed, place) => ({ of: [place], typed })),
    wrong: card.lines.flatMap(({ value }, place) =>
      values[place]?.equals(value) ? [] : [[place]],
    ),
    sumOff: total !== undefined && !parseWrittenNumber(total).equals(own),
  };
}

export const writeLines = (lines: readonly CardLine[], hand: FractionHandwriting): string[] =>
  lines.map(({ value, bottom }) => writeLineValue(value, bottom, hand));

/** True if the attempt is wrong and a child could type it. */
export const isWrongAttempt = (attempt: SimulatedAttempt): boolean =>
  !parseWrittenNumber(attempt.sum).equals(attempt.card.total);

/** One multiplication: 76 by 10 is 7, 6 left over. The sign of a loss is left out of the parts. */
export type LineOnPaper = CardLine & {
  product: number;
  whole: number;
  rest: number;
  at: number;
  card: SimulatedPlayerCard;
  chance: SeededChance;
};
export type LineMistake = MistakeKind & { slip: (line: LineOnPaper) => Written };

function lineOnPaper(card: SimulatedPlayerCard, at: number, chance: SeededChance): LineOnPaper {
  const line = card.lines[at] as CardLine;
  const product = Math.abs(line.count) * line.top;
  const rest = product % line.bottom;
  return { ...line, product, whole: (product - rest) / line.bottom, rest, at, card, chance };
}

/** A card's lines with a mistake in some of them; null if it fits none. */
export function writeLinesWithMistake(
  { slip, once }: Pick<LineMistake, 'slip' | 'once'>,
  card: SimulatedPlayerCard,
  chance: SeededChance,
  style: WritingStyle,
) {
  const hand = chance.pick(style.hands);
  const written = writeLines(card.lines, hand);
  const changes = card.lines.flatMap(({ value }, place) => {
    const text = slip(lineOnPaper(card, place, chance));
    return text && !parseWrittenNumber(text).equals(value) ? [{ place, text }] : [];
  });
  if (changes.length === 0) return null;
  const isAll = !once && chance.percent(style.everywhere);
  for (const { place, text } of isAll ? changes : [chance.pick(changes)]) written[place] = text;
  return { written, hand };
}

/** The mistakes of a section that are made in one multiplication. */
export const lineMistakes = (
  title: string,
  slips: Readonly<Record<string, LineMistake['slip']>>,
): LineMistake[] =>
  mistakeRows(title, slips).map((row) => ({
    ...row,
    about: 'line',
    make: onPlayers((card, chance, style) => {
      const work = writeLinesWithMistake(row, card, chance, style);
      return work && withLines(card, work.written, { hand: work.hand });
    }),
  }));

/** One addition of numbers as they are written. Tops and the whole are negative for losses. */
export type Addition = {
  papers: readonly NumberOnPaper[];
  total: Rational;
  chance: SeededChance;
  /** The papers that aren't zero. */
  counted: readonly NumberOnPaper[];
  hasLoss: boolean;
  whole: number;
  /** The papers with a fraction. */
  parts: readonly NumberOnPaper[];
  tops: readonly number[];
  bottoms: readonly number[];
  common: number;
  /** The tops over the common denominator. */
  scaled: readonly number[];
  /** The right sum. */
  answer: NumberOnPaper;
};
export type SumMistake = MistakeKind & { slip: (addition: Addition) => Written };

const signed = ({ minus }: NumberOnPaper, size: number) => (minus ? -size : size);

export function additionOf(
  papers: readonly NumberOnPaper[],
  total: Rational,
  chance: SeededChance,
): Addition {
  const parts = papers.filter(({ top }) => top !== 0);
  const [tops, bottoms] = [
    parts.map((each) => signed(each, each.top)),
    parts.map((each) => each.bottom),
  ];
  const common = leastCommonMultiple(bottoms);
  return {
    papers,
    total,
    chance,
    counted: papers.filter(({ whole, top }) => whole !== 0 || top !== 0),
    hasLoss: papers.some(({ minus }) => minus),
    whole: sum(papers.map((paper) => signed(paper, paper.whole))),
    parts,
    tops,
    bottoms,
    common,
    scaled: tops.map((top, at) => (top * common) / (bottoms[at] ?? 1)),
    answer: toNumberOnPaper(total),
  };
}

/** The mistakes of a section that are made in adding right lines, on a card or in a team's sum. */
export const sumMistakes = (
  title: string,
  slips: Readonly<Record<string, SumMistake['slip']>>,
): SumMistake[] =>
  mistakeRows(title, slips).map((row) => ({
    ...row,
    about: 'sum',
    make: (card, chance, style) => {
      const hand = chance.pick(style.hands);
      if (card.kind === 'team') return teamSum(row.slip, card, chance);
      const papers = card.lines.map(({ value, bottom }) =>
        toNumberOnPaper(value, hand === 'lowest-terms' ? undefined : bottom),
      );
      const total = row.slip(additionOf(papers, card.total, chance));
      return total ? withLines(card, writeLines(card.lines, hand), { total }) : null;
    },
  }));

/**
 * Without groups the eight starters are added at once; with them, the mistake is in one group or in
 * adding the groups.
 */
function teamSum(
  slip: SumMistake['slip'],
  card: SimulatedTeamCard,
  chance: SeededChance,
): SimulatedAttempt | null {
  const add = (values: readonly Rational[], total: Rational) =>
    slip(
      additionOf(
        values.map((value) => toNumberOnPaper(value)),
        total,
        chance,
      ),
    );
  const groups = groupsOf(chance);
  const place = chance.upTo(groups.length + 1);
  const valuesOf = (of: readonly number[]) => of.map((at) => card.values[at] ?? rational(0));
  const rights = groups.map((of) => sumRationals(valuesOf(of)));
  const alone = card.values.filter((_, at) => !groups.some((of) => of.includes(at)));
  const boxes = (typed: readonly string[]) =>
    groups.map((of, at) => ({ of, typed: typed[at] ?? '' }));
  if (chance.percent(40)) return onlySum(card, add(card.values, card.total));
  const [group, right] = [groups[place], rights[place]];
  if (!group || !right) {
    const attempt = onlySum(card, add([...rights, ...alone], card.total));
    return attempt && { ...attempt, boxes: boxes(rights.map(lowestTerms)) };
  }
  const text = add(valuesOf(group), right);
  if (!text || parseWrittenNumber(text).equals(right)) return null;
  const typed = rights.map((value, at) => (at === place ? text : lowestTerms(value)));
  const own = sumRationals([...typed.map(parseWrittenNumber), ...alone]);
  return { card, sum: lowestTerms(own), boxes: boxes(typed), wrong: [group], sumOff: false };
}

/** Two or three groups of two to four starters. */
function groupsOf(chance: SeededChance): number[][] {
  const cuts = chance.pick([
    [0, 3, 5],
    [0, 2, 5],
    [1, 3, 8],
    [0, 4, 8],
  ]);
  return cuts.slice(1).map((end, index) => {
    const from = cuts[index] ?? 0;
    return Array.from({ length: end - from }, (_, at) => from + at);
  });
}
