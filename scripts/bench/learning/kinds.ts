import type { StudentWorkLine } from '@/lib/domain/answers/lines';
import { FORMULA_LEVELS } from '@/lib/domain/football/formulas';
import { rational, sumRationals } from '@/lib/domain/numbers/fractions';
import { linesOf, type TeamCard, totalOf } from './cards';
import { type Chance, numberIn, onPaper, text, writeLine } from './child';
import { LINE_KINDS, type LineMistakeKind } from './line-kinds';
import { SLIPS } from './slips';
import { SUM_KINDS, type SumMistakeKind } from './sum-kinds';
import { type Attempt, type Kind, playerWork, rightLines, withLineKind } from './work';

export function lineMistakeKind(kind: LineMistakeKind): Kind {
  return {
    ...kind,
    about: 'line',
    make: (card, chance, style) => {
      if (card.kind === 'team') return null;
      const work = withLineKind(kind, card, chance, style);
      return work && playerWork(card, work.written, undefined, work.hand);
    },
  };
}

/** A mistake in adding right lines, on a card or in one addition of a team. */
export function sumMistakeKind(kind: SumMistakeKind): Kind {
  return {
    ...kind,
    about: 'sum',
    make: (card, chance, style) => {
      const hand = chance.pick(style.hands);
      if (card.kind === 'team') return teamSum(kind, card, chance);
      const papers = card.lines.map(({ value, bottom }) =>
        onPaper(value, hand === 'lowest-terms' ? undefined : bottom),
      );
      const sum = kind.slip({ papers, total: card.total, chance });
      return sum === null ? null : playerWork(card, rightLines(card, hand), sum);
    },
  };
}

/**
 * Without groups the eight starters are added at once; with them, the mistake is in one group or in
 * adding the groups.
 */
function teamSum(kind: SumMistakeKind, card: TeamCard, chance: Chance): Attempt | null {
  const papers = card.values.map((value) => onPaper(value));
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
      papers: values.map((value) => onPaper(value)),
      total: card.total,
      chance,
    });
    return sum === null
      ? null
      : { card, sum, boxes: boxesOf(groups, rights.map(text)), wrong: [], sumOff: true };
  }
  const right = rights[place] ?? rational(0);
  const slip = kind.slip({
    papers: group.map((at) => onPaper(card.values[at] ?? rational(0))),
    total: right,
    chance,
  });
  if (slip === null || numberIn(slip).equals(right)) return null;
  const typed = rights.map((value, at) => (at === place ? slip : text(value)));
  const sum = sumRationals([...typed.map(numberIn), ...alone]);
  return { card, sum: text(sum), boxes: boxesOf(groups, typed), wrong: [group], sumOff: false };
}

const boxesOf = (groups: readonly number[][], typed: readonly string[]): StudentWorkLine[] =>
  groups.map((of, place) => ({ of, typed: typed[place] ?? '' }));

/** Two or three groups of two to four starters. */
function groupsOf(chance: Chance): number[][] {
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

const CARD_KINDS: readonly Kind[] = [
  {
    id: 'another-starter',
    child: 'takes the row of another starter of the same position',
    source: 'copying: Ashlock 2010',
    about: 'card',
    right: ['other-player'],
    near: ['any-source'],
    make: (card, chance, style) => {
      if (card.kind === 'team') return null;
      const same = card.others.filter(({ position }) => position === card.row.position);
      const other = same[0];
      if (!other) return null;
      const lines = linesOf(other, card.level);
      const hand = chance.pick(style.hands);
      return playerWork(
        card,
        lines.map(({ value, bottom }) => writeLine(value, bottom, hand)),
        undefined,
        hand,
      );
    },
  },
  {
    id: 'answer-of-another-card',
    child: 'types the answer of another starter',
    source: 'copying: Ashlock 2010',
    about: 'card',
    right: ['other-player'],
    near: ['any-source'],
    make: (card, chance) => {
      if (card.kind === 'team') return null;
      const other = chance.pick(card.others);
      const sum = text(totalOf(linesOf(other, card.level)));
      return { card, sum, boxes: null, wrong: [], sumOff: true };
    },
  },
  {
    id: 'whole-card-of-the-other-level',
    child: 'works the whole card out by the other level',
    source: 'copying: Ashlock 2010',
    about: 'card',
    right: ['other-level'],
    near: ['any-source', 'any-rate'],
    make: (card) => {
      const level =
        card.kind === 'team' ? undefined : FORMULA_LEVELS.find((each) => each !== card.level);
      if (card.kind === 'team' || !level) return null;
      return {
        card,
        sum: text(totalOf(linesOf(card.row, level))),
        boxes: null,
        wrong: [],
        sumOff: true,
      };
    },
  },
  {
    id: 'counts-added',
    child: 'adds up the counts and forgets the rules',
    source: 'whole-number bias: Ni & Zhou 2005',
    about: 'card',
    right: ['counts-added', 'one-point-each', 'yards-as-points'],
    near: ['any-rate'],
    make: (card) => {
      if (card.kind === 'team' || card.lines.filter(({ count }) => count !== 0).length < 2)
        return null;
      return playerWork(
        card,
        card.lines.map(({ count }) => String(count)),
      );
    },
  },
];

export const KINDS: readonly Kind[] = [
  ...LINE_KINDS.map(lineMistakeKind),
  ...SUM_KINDS.map(sumMistakeKind),
  ...CARD_KINDS,
  ...SLIPS,
];
