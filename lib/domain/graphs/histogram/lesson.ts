import { MAX_HISTOGRAM_LESSON_YARDS } from '@/lib/domain/graphs/lesson-limits';
import {
  expectedFractionMistakes,
  percentAndAngleMistakes,
} from '@/lib/domain/lessons/expected-mistakes';
import { toRationals } from '@/lib/domain/numbers/averages';
import { formatAsMixedNumber, rational } from '@/lib/domain/numbers/fractions';
import type { RandomSource } from '@/lib/domain/numbers/random';
import type { LessonGames, LessonGameValue } from '../../lessons/lesson-games';
import {
  choiceStep,
  fractionStep,
  type LessonDefinition,
  type LessonPlan,
  makeAnswerableOnFigure,
  roundedNumberStep,
  roundHalfUp,
  stepsWithFigure,
  wholeNumberStep,
} from '../../lessons/lesson-plan';
import { pickRandomOrThrow, shuffledCopy } from '../../lessons/random-picks';
import {
  gameTableRows,
  gameValuesWithAcceptedYards,
  sampleNewestGames,
  smallestAndLargestGameValues,
} from '../../lessons/sample';
import { countValuesInAndOutsideBins } from './rules';

export type HistogramBinRange = { from: number; to: number };

/** A count of null is the question, so that bar isn't drawn. */
export type HistogramFigure = {
  kind: 'histogram';
  bins: (HistogramBinRange & { count: number | null })[];
};
export type HistogramWordFacts = {
  edge: number;
  below: string;
  asked: HistogramBinRange;
  share: HistogramBinRange;
  otherEdge: number;
};

const MIN_GAMES = 8;
const MAX_GAMES = 16;
/** A bin's key as stored with a lesson's choices. */
const binKey = ({ from, to }: HistogramBinRange): string =>
  [formatAsMixedNumber(from), 'to', 'under', formatAsMixedNumber(to)].join(' ');

const WIDTHS = [5, 10, 15, 20, 25, 30, 40] as const;
const MAX_BINS = 8;
const MIN_BINS = 3;

/** Yards of single games by the student's players, counted in bins. */
export const histogramLessonDefinition: LessonDefinition<
  HistogramFigure,
  HistogramWordFacts,
  'few' | 'close'
> = {
  missing(rows) {
    const games = eligible(rows);
    if (games.length < MIN_GAMES) {
      return { code: 'few', have: games.length };
    }
    return widthsFor(valuesOf(games)).length > 0 ? null : { code: 'close' };
  },
  draft(rows, random) {
    // Negative values are harder to count, so they are used only if there are too few others.
    const above = eligible(rows).filter(({ value }) => value >= 0);
    const pool =
      above.length >= MIN_GAMES && widthsFor(valuesOf(above)).length > 0 ? above : eligible(rows);
    const games = sampleNewestGames(pool, random, {
      least: MIN_GAMES,
      most: MAX_GAMES,
      fits: (values) => widthsFor(values).length > 0,
      surely: smallestAndLargestGameValues(pool),
    });
    return draftOf(games, pickRandomOrThrow(widthsFor(valuesOf(games)), random), random);
  },
};

const eligible = (rows: LessonGames): LessonGameValue[] =>
  gameValuesWithAcceptedYards(rows, (yards) => yards <= MAX_HISTOGRAM_LESSON_YARDS);
const valuesOf = (games: readonly LessonGameValue[]): number[] => games.map(({ value }) => value);

function widthsFor(values: readonly number[]): number[] {
  return WIDTHS.filter((width) => {
    const { count } = binsOf(values, width);
    return count >= MIN_BINS && count <= MAX_BINS;
  });
}

/**
 * The first bin holds the smallest value and the last one the largest, so no value is on the outer
 * edge.
 */
function binsOf(values: readonly number[], width: number): { start: number; count: number } {
  const binOf = (value: number) => Math.floor(value / width);
  const first = binOf(Math.min(...values));
  return { start: first * width, count: binOf(Math.max(...values)) - first + 1 };
}

function draftOf(
  games: readonly LessonGameValue[],
  width: number,
  random: RandomSource,
): LessonPlan<HistogramFigure, HistogramWordFacts> {
  const values = valuesOf(games);
  const { start, count } = binsOf(values, width);
  const counted = countValuesInAndOutsideBins(toRationals(values), {
    start: rational(start),
    width: rational(width),
    count,
  });
  const bins = counted.bins.map((bin) => ({
    from: Number(bin.from),
    to: Number(bin.to),
    count: bin.count,
  }));
  const tallest = Math.max(...bins.map((bin) => bin.count));
  const [asked, share] = shuffledCopy(
    bins.filter((bin) => bin.count > 0),
    random,
  );
  // Only inner edges are asked about: an outer one has no games on one side.
  const [edge, otherEdge] = shuffledCopy(bins.slice(1), random);
  if (!asked || !share || !edge || !otherEdge)
    throw new RangeError('A histogram lesson needs three bins');

  const n = values.length;
  const atLeast = values.filter((value) => value >= edge.from).length;
  const below = values.filter((value) => value < otherEdge.from).length;
  const onEdge = values.filter((value) => value === otherEdge.from).length;
  // Counts by mistake: with the upper edge, with both edges, and with neither.
  const upperIn = values.filter((value) => value > asked.from && value <= asked.to).length;
  const bothIn = values.filter((value) => value >= asked.from && value <= asked.to).length;
  const noneIn = values.filter((value) => value > asked.from && value < asked.to).length;
  const figure: HistogramFigure = { kind: 'histogram', bins };
  const open: HistogramFigure = {
    kind: 'histogram',
    bins: bins.map((bin) => ({ ...bin, count: null })),
  };
  const unfinished: HistogramFigure = {
    kind: 'histogram',
    bins: bins.map((bin) => (bin === asked ? { ...bin, count: null } : bin)),
  };
  const at = bins.indexOf(edge);
  const nearby = bins.slice(Math.max(0, at - 2), at + 2);

  return {
    facts: {
      edge: edge.from,
      below: binKey(bins[at - 1] ?? edge),
      asked,
      share,
      otherEdge: otherEdge.from,
    },
    rows: gameTableRows(games),
    steps: [
      ...stepsWithFigure(
        open,
        wholeNumberStep('width', width, {
          'last-edge': bins.slice(1).map(({ to }) => to),
          'counted-bins': bins.length,
          'width-less-one': width - 1,
        }),
        makeAnswerableOnFigure(
          'spot',
          choiceStep(
            'edge',
            binKey(edge),
            nearby.map((bin) => ({ key: binKey(bin), tag: 'upper-edge-in' })),
          ),
        ),
      ),
      ...stepsWithFigure(
        unfinished,
        makeAnswerableOnFigure(
          'y',
          wholeNumberStep('count-bin', asked.count, {
            'upper-edge-in': [upperIn, bothIn, noneIn],
            'other-bin': bins.filter((bin) => bin !== asked).map(({ count }) => count),
          }),
        ),
      ),
      ...stepsWithFigure(
        figure,
        wholeNumberStep('tallest', tallest, {
          'counted-bins': bins.length,
          'edge-for-count': bins.map(({ from }) => from),
          'smaller-bar': bins.map((bin) => bin.count),
        }),
        wholeNumberStep('all-games', n, {
          'counted-bins': bins.length,
          'one-bar': tallest,
          'bar-left-out': bins.map(({ count }) => n - count),
        }),
        wholeNumberStep('at-least', atLeast, {
          'one-bar': edge.count,
          'other-side': n - atLeast,
          'edge-bin-left-out': atLeast - edge.count,
        }),
        fractionStep(
          'fraction',
          rational(share.count, n),
          { 'bins-as-whole': rational(share.count, bins.length) },
          expectedFractionMistakes(share.count, n, bins.length),
        ),
        roundedNumberStep(
          'percent',
          rational(share.count * 100, n),
          percentAndAngleMistakes(share.count, n, 100),
        ),
        roundedNumberStep(
          'percent-below',
          rational(below * 100, n),
          {
            'upper-edge-in': [
              roundHalfUp(rational((below + onEdge) * 100, n)),
              roundHalfUp(rational((below + otherEdge.count) * 100, n)),
            ],
            'first-bar-only': roundHalfUp(rational((bins[0]?.count ?? 0) * 100, n)),
          },
          percentAndAngleMistakes(below, n, 100),
        ),
      ),
    ],
  };
}
