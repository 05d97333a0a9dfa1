import { mean, median } from '@/lib/domain/numbers/averages';
import { formatAsMixedNumber, type Rational, rational } from '@/lib/domain/numbers/fractions';
import type { RandomSource } from '@/lib/domain/numbers/random';
import {
  type LessonGames,
  type LessonPlayer,
  playersOfRunAndCatchPositions,
  rushingPlusReceivingYardsInGame,
} from '../../lessons/lesson-games';
import {
  choiceStep,
  fractionStep,
  type LessonDefinition,
  type LessonPlan,
  makeAnswerableOnFigure,
  roundHalfUp,
  stepsWithFigure,
  wholeNumberStep,
} from '../../lessons/lesson-plan';
import {
  pickPreferred,
  pickRandomOrThrow,
  preferredOrAllItems,
  shuffledCopy,
  uniqueLargest,
} from '../../lessons/random-picks';

export type MultipleLineFigure = {
  kind: 'multiple-line';
  weeks: number[];
  lines: { label: string; values: (number | null)[] }[];
  drawnTo: number | null;
};
export type MultipleLineWordFacts = {
  a: string;
  b: string;
  /** A week without a game of the first player, or null. */
  gap: number | null;
  week: number;
  from: number;
  to: number;
  shared: number;
  hasLoss: boolean;
  more: string;
  less: string;
};

const MAX_WEEKS = 6;
const MIN_GAMES = 3;

type Game = { week: number; yards: number };
type Line = { label: string; values: (number | null)[]; games: Game[] };
type Span = { weeks: number[]; lines: Line[] };
/** The first line is read and averaged; the second is searched for its best game. */
type Pair = { weeks: number[]; a: Line; b: Line };

/** Yards of two of the student's players, week by week. */
export const multipleLineLessonDefinition: LessonDefinition<
  MultipleLineFigure,
  MultipleLineWordFacts,
  'few' | Need
> = {
  missing(rows) {
    if (pairsToUse(rows).length > 0) return null;
    const spans = spansOf(rows);
    let pairs = spans.flatMap(pairsOf);
    if (pairs.length === 0)
      return { code: 'few', have: Math.max(0, ...spans.map(({ lines }) => lines.length)) };
    for (const code of NEED_ORDER) {
      pairs = pairs.filter(NEEDS[code]);
      if (pairs.length === 0) return { code };
    }
    return null;
  },
  draft(rows, random) {
    const aboveZero = preferredOrAllItems(
      pairsToUse(rows),
      ({ a, b }) => sumOf(a) >= 0 && sumOf(b) >= 0,
    );
    // A line with a gap teaches more.
    return draftOf(pickPreferred(aboveZero, hasGap, random), random);
  },
};

function pairsToUse(rows: LessonGames): Pair[] {
  for (const span of spansOf(rows)) {
    const pairs = pairsOf(span).filter((pair) => NEED_ORDER.every((need) => NEEDS[need](pair)));
    if (pairs.length > 0) return pairs;
  }
  return [];
}

/** A lesson reports the first need that no remaining pair meets. */
const NEEDS = {
  'no-change': ({ a }) => changesOf(a).length > 0,
  'no-best': ({ b }) => bestOf(b) !== undefined,
  'no-shared': (pair) => sharedWeeks(pair).length > 0,
  'one-mean': ({ a, b }) => sumOf(a) * b.games.length !== sumOf(b) * a.games.length,
} as const satisfies Readonly<Record<string, (pair: Pair) => boolean>>;
type Need = keyof typeof NEEDS;
const NEED_ORDER = Object.keys(NEEDS) as Need[];

function spansOf(rows: LessonGames): Span[] {
  const players = playersOfRunAndCatchPositions(rows);
  return Array.from({ length: Math.max(0, rows.throughWeek - MIN_GAMES + 1) }, (_, back) => {
    const last = rows.throughWeek - back;
    const first = Math.max(1, last - MAX_WEEKS + 1);
    const weeks = Array.from({ length: last - first + 1 }, (_, index) => first + index);
    return {
      weeks,
      lines: players
        .map((player) => lineOf(player, weeks))
        .filter(({ games }) => games.length >= MIN_GAMES),
    };
  });
}

const pairsOf = ({ weeks, lines }: Span): Pair[] =>
  lines.flatMap((a) => lines.filter((line) => line !== a).map((b) => ({ weeks, a, b })));

const hasGap = ({ weeks, a }: Pair): boolean => a.games.length < weeks.length;
const bestOf = ({ games }: Line): Game | undefined => uniqueLargest(games, ({ yards }) => yards);
const meanOf = (line: Line): Rational => mean(valuesOf(line));

function changesOf({ games }: Line): { from: Game; to: Game }[] {
  return games
    .flatMap((from) =>
      games.filter(({ week }) => week === from.week + 1).map((to) => ({ from, to })),
    )
    .filter(({ from, to }) => from.yards !== to.yards);
}

const sharedWeeks = ({ weeks, a, b }: Pair): number[] =>
  weeks.filter((week) => {
    const [inA, inB] = [yardsIn(a, week), yardsIn(b, week)];
    return inA !== null && inB !== null && inA !== inB;
  });

function draftOf(
  pair: Pair,
  random: RandomSource,
): LessonPlan<MultipleLineFigure, MultipleLineWordFacts> {
  const { weeks, a, b } = pair;
  const best = bestOf(b);
  if (!best) throw new RangeError('The second line has no best game');
  const bestOfA = bestOf(a);
  const read = pickPreferred(a.games, ({ yards }) => yards >= 0, random);
  const shared = pickRandomOrThrow(sharedWeeks(pair), random);
  const change = pickRandomOrThrow(changesOf(a), random);
  const [sharedA, sharedB] = [yardsIn(a, shared) ?? 0, yardsIn(b, shared) ?? 0];
  const [meanA, meanB] = [meanOf(a), meanOf(b)];
  const [more, less] = meanA.compare(meanB) > 0 ? [a, b] : [b, a];
  const [gap] = shuffledCopy(
    weeks.filter((week) => yardsIn(a, week) === null),
    random,
  );
  const figure: MultipleLineFigure = {
    kind: 'multiple-line',
    weeks,
    lines: [a, b].map(({ label, values }) => ({ label, values })),
    drawnTo: null,
  };
  const sumA = sumOf(a);
  const hasLoss = a.games.some(({ yards }) => yards < 0);

  return {
    facts: {
      a: a.label,
      b: b.label,
      gap: gap ?? null,
      week: read.week,
      from: change.from.week,
      to: change.to.week,
      shared,
      hasLoss,
      more: more.label,
      less: less.label,
    },
    rows: weeks.map((week, index) => [String(week), cell(a.values[index]), cell(b.values[index])]),
    steps: [
      ...stepsWithFigure(
        beforeGaps(figure),
        choiceStep('gap', 'gap', [
          { key: 'zero', tag: 'bye-as-zero' },
          { key: 'gap', tag: 'gap' },
          { key: 'same', tag: 'bye-as-before' },
        ]),
      ),
      ...stepsWithFigure(
        figure,
        makeAnswerableOnFigure(
          'y',
          wholeNumberStep('read-point', read.yards, {
            'other-line': [yardsIn(b, read.week)].filter((yards) => yards !== null),
            'other-week': a.games.map(({ yards }) => yards),
            'place-for-value': read.week,
          }),
        ),
        makeAnswerableOnFigure(
          'spot',
          wholeNumberStep('highest-week', best.week, {
            'value-for-place': best.yards,
            'other-line': bestOfA ? [bestOfA.week] : [],
          }),
        ),
        wholeNumberStep('change', change.to.yards - change.from.yards, {
          'added-for-change': change.to.yards + change.from.yards,
          'value-for-change': [change.to.yards, change.from.yards],
        }),
        wholeNumberStep('between-lines', Math.abs(sharedA - sharedB), {
          'added-for-difference': sharedA + sharedB,
          'one-line-only': [sharedA, sharedB],
        }),
        wholeNumberStep('count-games', a.games.length, {
          'bye-counted': weeks.length,
          'other-line': b.games.length,
        }),
        wholeNumberStep('total', sumA, {
          'game-left-out': a.games.map(({ yards }) => sumA - yards),
          'other-line': sumOf(b),
        }),
        fractionStep('mean', meanA, {
          'bye-as-zero': rational(sumA, weeks.length),
          'total-for-mean': sumA,
          'median-for-mean': median(valuesOf(a)),
          rounded: [roundHalfUp(meanA), meanA.floor()],
        }),
        fractionStep('compare-means', meanOf(more).sub(meanOf(less)), {
          'bye-as-zero': byeMixups(
            sumOf(more),
            more.games.length,
            sumOf(less),
            less.games.length,
            weeks.length,
          ),
          'totals-compared': [sumOf(more) - sumOf(less), sumOf(less) - sumOf(more)],
          'added-for-difference': meanA.add(meanB),
          'one-mean-only': [meanA, meanB],
        }),
      ),
    ],
  };
}

function lineOf({ name, games }: LessonPlayer, weeks: readonly number[]): Line {
  const played = games
    .filter(({ week }) => weeks.includes(week))
    .map((game) => ({ week: game.week, yards: rushingPlusReceivingYardsInGame(game) }));
  const values = weeks.map((week) => played.find((game) => game.week === week)?.yards ?? null);
  return { label: name, values, games: played.sort((x, y) => x.week - y.week) };
}

const yardsIn = ({ games }: Line, week: number): number | null =>
  games.find((game) => game.week === week)?.yards ?? null;
const valuesOf = ({ games }: Line): Rational[] => games.map(({ yards }) => rational(yards));
const sumOf = ({ games }: Line): number => games.reduce((sum, { yards }) => sum + yards, 0);
const cell = (value: number | null | undefined): string | null =>
  value === null || value === undefined ? null : formatAsMixedNumber(value);

function beforeGaps(figure: MultipleLineFigure): MultipleLineFigure {
  const { weeks, lines } = figure;
  const gap = weeks.findIndex((_, index) => lines.some(({ values }) => values[index] === null));
  if (gap === -1) return figure;
  return {
    ...figure,
    lines: lines.map(({ label, values }) => ({
      label,
      values: values.map((value, index) => (index < gap ? value : null)),
    })),
    drawnTo: (weeks[gap] ?? 1) - 1,
  };
}

/** Wrong differences of two means: weeks without a game are counted for one player or both. */
function byeMixups(
  sumA: number,
  gamesA: number,
  sumB: number,
  gamesB: number,
  weeks: number,
): Rational[] {
  const difference = (a: number, b: number) => rational(sumA, a).sub(rational(sumB, b));
  return [difference(weeks, weeks), difference(weeks, gamesB), difference(gamesA, weeks)];
}
