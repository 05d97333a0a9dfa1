import type { StudentWorkLine } from '@/lib/domain/answers/lines';
import { FORMULA_LEVELS } from '@/lib/domain/football/formulas';
import { rational, sumRationals } from '@/lib/domain/numbers/fractions';
import { cardLinesOfGame, type SimulatedTeamCard, totalOfCardLines } from './cards';
import {
  lowestTermsText,
  parseWrittenNumber,
  type SeededChance,
  toNumberOnPaper,
  writeLineValue,
} from './child';
import { LINE_MISTAKE_KINDS, type LineMistakeKind } from './line-kinds';
import { CHANCE_SLIP_KINDS } from './slips';
import { SUM_MISTAKE_KINDS, type SumMistakeKind } from './sum-kinds';
import {
  attemptFromWrittenLines,
  type MistakeKind,
  mistakesOnCards,
  type SimulatedAttempt,
  writeLinesWithMistake,
  writeRightLines,
} from './work';

export function mistakeKindOfLine(kind: LineMistakeKind): MistakeKind {
  return {
    ...kind,
    about: 'line',
    make: (card, chance, style) => {
      if (card.kind === 'team') return null;
      const work = writeLinesWithMistake(kind, card, chance, style);
      return work && attemptFromWrittenLines(card, work.written, undefined, work.hand);
    },
  };
}

/** A mistake in adding right lines, on a card or in one addition of a team. */
export function mistakeKindOfSum(kind: SumMistakeKind): MistakeKind {
  return {
    ...kind,
    about: 'sum',
    make: (card, chance, style) => {
      const hand = chance.pick(style.hands);
      if (card.kind === 'team') return teamSum(kind, card, chance);
      const papers = card.lines.map(({ value, bottom }) =>
        toNumberOnPaper(value, hand === 'lowest-terms' ? undefined : bottom),
      );
      const sum = kind.slip({ papers, total: card.total, chance });
      return sum === null ? null : attemptFromWrittenLines(card, writeRightLines(card, hand), sum);
    },
  };
}

/**
 * Without groups the eight starters are added at once; with them, the mistake is in one group or in
 * adding the groups.
 */
function teamSum(
  kind: SumMistakeKind,
  card: SimulatedTeamCard,
  chance: SeededChance,
): SimulatedAttempt | null {
  const papers = card.values.map((value) => toNumberOnPaper(value));
  const groups = groupsOf(chance);
  const place = chance.upTo(groups.length + 1);
  const rights = groups.map((of) => sumRationals(of.map((at) => card.values[at] ?? rational(0))));
  const alone = card.values.filter((_, at) => !groups.some((of) => of.includes(at)));
  if (chance.percent(40)) {
    const sum = kind.slip({ papers, total: card.total, chance });
    return sum === null ? null : { card, sum, boxes: null, wrong: [], sumOff: true };
  }
  const group = groups[place];
  if (!group) {
    const values = [...rights, ...alone];
    const sum = kind.slip({
      papers: values.map((value) => toNumberOnPaper(value)),
      total: card.total,
      chance,
    });
    return sum === null
      ? null
      : { card, sum, boxes: boxesOf(groups, rights.map(lowestTermsText)), wrong: [], sumOff: true };
  }
  const right = rights[place] ?? rational(0);
  const slip = kind.slip({
    papers: group.map((at) => toNumberOnPaper(card.values[at] ?? rational(0))),
    total: right,
    chance,
  });
  if (slip === null || parseWrittenNumber(slip).equals(right)) return null;
  const typed = rights.map((value, at) => (at === place ? slip : lowestTermsText(value)));
  const sum = sumRationals([...typed.map(parseWrittenNumber), ...alone]);
  return {
    card,
    sum: lowestTermsText(sum),
    boxes: boxesOf(groups, typed),
    wrong: [group],
    sumOff: false,
  };
}

const boxesOf = (groups: readonly number[][], typed: readonly string[]): StudentWorkLine[] =>
  groups.map((of, place) => ({ of, typed: typed[place] ?? '' }));

/** Two or three groups of two to four starters. */
function groupsOf(chance: SeededChance): number[][] {
  const cut = chance.pick([
    [0, 3, 5],
    [0, 2, 5],
    [1, 3, 8],
    [0, 4, 8],
  ]);
  return cut
    .slice(1)
    .map((end, index) =>
      Array.from({ length: end - (cut[index] ?? 0) }, (_, at) => (cut[index] ?? 0) + at),
    );
}

const CARD_KINDS: readonly MistakeKind[] = mistakesOnCards('Whole cards', 'card', {
  'another-starter': (card, chance, style) => {
    if (card.kind === 'team') return null;
    const same = card.others.filter(({ position }) => position === card.row.position);
    const other = same[0];
    if (!other) return null;
    const lines = cardLinesOfGame(other, card.level);
    const hand = chance.pick(style.hands);
    return attemptFromWrittenLines(
      card,
      lines.map(({ value, bottom }) => writeLineValue(value, bottom, hand)),
      undefined,
      hand,
    );
  },
  'answer-of-another-card': (card, chance) => {
    if (card.kind === 'team') return null;
    const other = chance.pick(card.others);
    const sum = lowestTermsText(totalOfCardLines(cardLinesOfGame(other, card.level)));
    return { card, sum, boxes: null, wrong: [], sumOff: true };
  },
  'whole-card-of-the-other-level': (card) => {
    const level =
      card.kind === 'team' ? undefined : FORMULA_LEVELS.find((each) => each !== card.level);
    if (card.kind === 'team' || !level) return null;
    return {
      card,
      sum: lowestTermsText(totalOfCardLines(cardLinesOfGame(card.row, level))),
      boxes: null,
      wrong: [],
      sumOff: true,
    };
  },
  'counts-added': (card) => {
    if (card.kind === 'team' || card.lines.filter(({ count }) => count !== 0).length < 2)
      return null;
    return attemptFromWrittenLines(
      card,
      card.lines.map(({ count }) => String(count)),
    );
  },
});

export const MISTAKE_KINDS: readonly MistakeKind[] = [
  ...LINE_MISTAKE_KINDS.map(mistakeKindOfLine),
  ...SUM_MISTAKE_KINDS.map(mistakeKindOfSum),
  ...CARD_KINDS,
  ...CHANCE_SLIP_KINDS,
];
