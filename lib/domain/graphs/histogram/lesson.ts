import { fractionMistakes, percentSibling, shareMistakes } from '@/lib/domain/lessons/shared-mistakes';
import { rational, show } from '@/lib/domain/numbers/fractions';
import type { RandomSource } from '@/lib/domain/numbers/random';
import { draw, drawnOrder } from '../../lessons/chance';
import { choice, type LessonDraft, type LessonMaker, mistake, number, rounded } from '../../lessons/draft';
import { binLabel } from '../../lessons/figure-words';
import { type GameValue, type LessonRows, tooFew } from '../../lessons/rows';
import { bySize, gamesOf, sampleOf, tableOfGames } from '../../lessons/sample';
import { binCounts } from './graph';

/** A count of null is left to find: that bar is not drawn yet. */
export type HistogramFigure = { kind: 'histogram'; bins: { from: number; to: number; count: number | null }[] };

const LEAST_GAMES = 8;
const MOST_GAMES = 16;
const MOST_YARDS = 199;
const WIDTHS = [5, 10, 15, 20, 25, 30, 40] as const;
const MOST_BINS = 8;
const LEAST_BINS = 3;

const EDGE_HINT = 'Check the games on an edge. The lower edge is in a bin, the upper edge is in the next one.';

/** Yards of single games of the student's players, counted in bins. */
export const histogramLesson: LessonMaker<HistogramFigure> = {
  missing(rows) {
    const games = eligible(rows);
    if (games.length < LEAST_GAMES) {
      return tooFew(`eight games of your players with at most ${MOST_YARDS} yards`, games.length);
    }
    return widthsFor(valuesOf(games)).length > 0
      ? null
      : 'games that are further apart. So far all of yours fit in one or two bins';
  },
  draft(rows, random) {
    // Below zero is harder to count, so such games come in only where there are too few others.
    const above = eligible(rows).filter(({ value }) => value >= 0);
    const pool = above.length >= LEAST_GAMES && widthsFor(valuesOf(above)).length > 0 ? above : eligible(rows);
    const [smallest, largest] = [bySize(pool)[0], bySize(pool).at(-1)];
    const games = sampleOf(pool, random, {
      least: LEAST_GAMES,
      most: MOST_GAMES,
      fits: (values) => widthsFor(values).length > 0,
      surely: [smallest, largest].filter((game) => game !== undefined),
    });
    return draftOf(games, draw(widthsFor(valuesOf(games)), random), random);
  },
};

const eligible = (rows: LessonRows): GameValue[] => gamesOf(rows, (yards) => yards <= MOST_YARDS);
const valuesOf = (games: readonly GameValue[]): number[] => games.map(({ value }) => value);

/** How wide a bin can be for these values. */
function widthsFor(values: readonly number[]): number[] {
  return WIDTHS.filter((width) => {
    const { count } = binsOf(values, width);
    return count >= LEAST_BINS && count <= MOST_BINS;
  });
}

/** The first bin has the smallest value in it, the last one the largest: below its upper edge, so that no value is on the outer edge. */
function binsOf(values: readonly number[], width: number): { start: number; count: number } {
  const binOf = (value: number) => Math.floor(value / width);
  const first = binOf(Math.min(...values));
  return { start: first * width, count: binOf(Math.max(...values)) - first + 1 };
}

function draftOf(games: readonly GameValue[], width: number, random: RandomSource): LessonDraft<HistogramFigure> {
  const values = valuesOf(games);
  const { start, count } = binsOf(values, width);
  const exact = values.map((value) => rational(value));
  const counted = binCounts(exact, { start: rational(start), width: rational(width), count });
  const bins = counted.bins.map((bin, index) => ({
    from: start + index * width,
    to: start + (index + 1) * width,
    count: bin.count,
  }));
  const tallest = Math.max(...bins.map((bin) => bin.count));
  // The outer bins are never empty, so there are two to draw from.
  const filled = drawnOrder(
    bins.filter((bin) => bin.count > 0),
    random,
  );
  // An edge between two bins has games on both of its sides.
  const [edge, otherEdge] = drawnOrder(bins.slice(1), random);
  const [asked, share] = filled;
  if (!asked || !share || !edge || !otherEdge) throw new RangeError('A histogram lesson needs three bins');

  const n = values.length;
  const atLeast = values.filter((value) => value >= edge.from).length;
  const below = values.filter((value) => value < otherEdge.from).length;
  const onEdge = values.filter((value) => value === otherEdge.from).length;
  const upperIn = (bin: { from: number; to: number }) => values.filter((v) => v > bin.from && v <= bin.to).length;
  const bothIn = (bin: { from: number; to: number }) => values.filter((v) => v >= bin.from && v <= bin.to).length;
  const noneIn = (bin: { from: number; to: number }) => values.filter((v) => v > bin.from && v < bin.to).length;
  const figure: HistogramFigure = { kind: 'histogram', bins };
  const open: HistogramFigure = { kind: 'histogram', bins: bins.map((bin) => ({ ...bin, count: null })) };
  const unfinished: HistogramFigure = {
    kind: 'histogram',
    bins: bins.map((bin) => (bin === asked ? { ...bin, count: null } : bin)),
  };
  const at = bins.indexOf(edge);
  const nearby = bins.slice(Math.max(0, at - 2), at + 2);

  return {
    about: 'Yards of your players in some of their games, counted in bins.',
    table: tableOfGames(games),
    steps: [
      number({
        key: 'width',
        title: 'How wide is a bin?',
        teach: 'A histogram cuts the number line into bins. All the bins have the same width.',
        question: 'How many yards wide is each bin?',
        unit: 'yards',
        figure: open,
        answer: rational(width),
        nudge: 'Look at where one bin starts and where the next one starts.',
        sibling: (k) => `A bin from ${50 + k} to under ${62 + k}: ${62 + k} − ${50 + k} = 12 yards wide, and so is the next one.`,
        nearly: 'Take the two edges of any bin. Subtract the lower one from the upper one.',
        mistakes: [
          ...mistake(
            'last-edge',
            'This may be an edge further on. How far is it from one edge to the next?',
            ...bins.slice(1).map(({ to }) => to),
          ),
          ...mistake('counted-bins', 'This may be the number of bins. How wide is one?', bins.length),
          ...mistake('width-less-one', 'Count the steps from edge to edge, not the numbers between them.', width - 1),
        ],
      }),
      choice({
        key: 'edge',
        title: 'A game on an edge',
        teach: 'A bin includes its lower edge. Its upper edge belongs to the next bin. So each game has just one place.',
        question: `In which bin is a game of exactly ${show(edge.from)} yards?`,
        figure: open,
        answer: binLabel(edge),
        options: nearby.map((bin) => ({
          key: binLabel(bin),
          label: binLabel(bin),
          tag: 'upper-edge-in',
          hint:
            bin.to === edge.from
              ? 'This bin goes up to the edge, but "under" says that the edge itself is not in it.'
              : 'Find the edge on the number line first.',
        })),
        nudge: 'Read the words "to under" again. Is the upper edge in the bin?',
        sibling: (k) =>
          `With bins "${300 + k} to under ${310 + k}" and "${310 + k} to under ${320 + k}", a game of ${310 + k} is in the second one.`,
        nearly: 'Look for the bin that starts with this number.',
      }),
      number({
        key: 'count-bin',
        title: 'Count into a bin',
        teach: 'Go down the table and make a tally mark for each game that is in the bin.',
        question: `One bar is missing in the picture. How many games go into the bin "${binLabel(asked)}"?`,
        unit: 'games',
        figure: unfinished,
        answer: rational(asked.count),
        nudge: 'Only the yards count here. Go down the table row by row.',
        sibling: (k) =>
          `Games of ${41 + k}, ${47 + k} and ${60 + k} yards: two of them are in the bin "${40 + k} to under ${60 + k}."`,
        nearly: 'For each row ask two things: is it at least the lower edge, and is it under the upper edge?',
        mistakes: [
          ...mistake('upper-edge-in', EDGE_HINT, upperIn(asked), bothIn(asked), noneIn(asked)),
          ...mistake(
            'other-bin',
            'Check the bin. Which edges does the question name?',
            ...bins.filter((bin) => bin !== asked).map(({ count }) => count),
          ),
        ],
      }),
      number({
        key: 'tallest',
        title: 'Compare the bars',
        teach: 'The taller the bar, the more games are in its bin.',
        question: 'How many games are in the tallest bar?',
        unit: 'games',
        figure,
        answer: rational(tallest),
        nudge: 'Compare the heights of the bars. Which one reaches the highest?',
        sibling: (k) =>
          `Bars of ${2 + k}, ${5 + k} and ${4 + k} games: the one in the middle is the tallest, with ${5 + k} games.`,
        nearly: 'Compare the numbers of games in all the bins. The words under the picture give them, too.',
        mistakes: [
          ...mistake('counted-bins', 'This may be the number of bins. How many games are in the tallest one?', bins.length),
          ...mistake(
            'edge-for-count',
            'This may be an edge of a bin. How many games are in it?',
            ...bins.map(({ from }) => from),
          ),
          ...mistake('smaller-bar', 'Check the heights. Is there a taller bar than this one?', ...bins.map((bin) => bin.count)),
        ],
      }),
      number({
        key: 'all-games',
        title: 'All games',
        teach: 'Each game is in one bar. The heights of all the bars together give the number of games.',
        question: 'How many games are in the histogram?',
        unit: 'games',
        figure,
        answer: rational(n),
        nudge: 'Every bar counts. A bin without a game adds nothing.',
        sibling: (k) => `Bars of ${2 + k}, ${5 + k} and ${3 + k} games: ${2 + k} + ${5 + k} + ${3 + k} = ${10 + 3 * k} games.`,
        nearly: 'Add the heights from left to right. Then count the rows of the table to check.',
        mistakes: [
          ...mistake('counted-bins', 'This may be the number of bins. How many games are in them?', bins.length),
          ...mistake('one-bar', 'This may be one bar. All of them count.', tallest),
          ...mistake('bar-left-out', 'Check that each bar is in your sum once.', ...bins.map(({ count }) => n - count)),
        ],
      }),
      number({
        key: 'at-least',
        title: 'From an edge on',
        teach: '"At least" means this much or more.',
        question: `How many games have at least ${show(edge.from)} yards?`,
        unit: 'games',
        figure,
        answer: rational(atLeast),
        nudge: 'Which bars are to the right of that edge?',
        sibling: (k) =>
          `Bars of ${6 + k}, ${4 + k} and ${3 + k} games. From the second bin on: ${4 + k} + ${3 + k} = ${7 + 2 * k} games.`,
        nearly: 'Put a finger on that edge. Add the heights of all the bars to the right of it.',
        mistakes: [
          ...mistake('one-bar', 'This may be only one bar. Are there more bars to the right of it?', edge.count),
          ...mistake('other-side', 'Check which side is asked for: more or fewer?', n - atLeast),
          ...mistake(
            'edge-bin-left-out',
            'Check the bin that starts at the edge. "At least" includes the edge.',
            atLeast - edge.count,
          ),
        ],
      }),
      number({
        key: 'fraction',
        title: 'A bar as a fraction',
        teach: 'A bar is a part of all the games. Its fraction is its height over the number of games.',
        question: `What fraction of the games are in the bin "${binLabel(share)}"?`,
        unit: 'of the games',
        figure,
        answer: rational(share.count, n),
        nudge: 'The height of the bar goes on top. What is the whole?',
        sibling: (k) => `A bar of ${2 * k + 3} out of ${2 * k + 17} games is ${2 * k + 3}/${2 * k + 17} of the games.`,
        nearly: 'You know how many games there are in all. That number goes below the line.',
        mistakes: [
          ...mistake(
            'bins-as-whole',
            'Check your whole. Is it the bins, or the games in them?',
            rational(share.count, bins.length),
          ),
          ...fractionMistakes(share.count, n, bins.length),
        ],
      }),
      number({
        key: 'percent',
        title: 'Turn it into percent',
        teach: 'Percent means out of one hundred. Find that fraction of 100, then round.',
        question: `What percent of the games are in the bin "${binLabel(share)}"? Round to the nearest percent.`,
        unit: 'percent',
        figure,
        answer: rational(share.count * 100, n),
        rounded: true,
        nudge: 'Start with the fraction you found. Divide, then think of it as hundredths.',
        sibling: percentSibling,
        nearly: 'Multiply the height by 100 and divide by the number of games. Then round.',
        mistakes: shareMistakes(share.count, n, 100),
      }),
      number({
        key: 'percent-below',
        title: 'Percent below an edge',
        teach: 'Add the bars first. Then find the percent once.',
        question: `What percent of the games have fewer than ${show(otherEdge.from)} yards? Round to the nearest percent.`,
        unit: 'percent',
        figure,
        answer: rational(below * 100, n),
        rounded: true,
        nudge: 'Which bars are to the left of that edge? Add them first.',
        sibling: percentSibling,
        nearly: 'Add the bars to the left of the edge, multiply by 100, and divide by the number of games. Then round.',
        mistakes: [
          ...mistake(
            'upper-edge-in',
            EDGE_HINT,
            rounded(rational((below + onEdge) * 100, n)),
            rounded(rational((below + otherEdge.count) * 100, n)),
          ),
          ...mistake(
            'first-bar-only',
            'Check that you added all the bars to the left of the edge.',
            rounded(rational((bins[0]?.count ?? 0) * 100, n)),
          ),
          ...shareMistakes(below, n, 100),
        ],
      }),
    ],
  };
}
