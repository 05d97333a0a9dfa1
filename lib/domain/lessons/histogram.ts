import { rational } from '../fractions';
import { pickRandom } from '../random';
import { binCounts } from '../statistics/bins';
import { drawnOrder, onlyLargest, pickWhere } from './chance';
import { percentSibling } from './circle';
import { choice, type LessonMaker, mistake, number } from './draft';
import type { LessonFigure } from './figure';
import { sampleOfGames, tableOfGames } from './sample';
import { fractionMistakes, shareMistakes } from './share-mistakes';

const MOST_YARDS = 199;
const WIDTHS = [10, 15, 20, 25, 30, 40] as const;
const MOST_BINS = 8;
const LEAST_BINS = 3;

const EDGE_HINT = 'Check the games on an edge. The lower edge is in a bin, the upper edge is in the next one.';

/** Yards of single games of the student's players, counted in bins. */
export const histogramLesson: LessonMaker = (rows, random) => {
  const games = sampleOfGames(rows, random, { least: 8, most: 16, accepts: (yards) => yards >= 0 && yards <= MOST_YARDS });
  if (!games) return null;
  const values = games.map(({ value }) => value);
  const max = Math.max(...values);
  const width = pickWhere(WIDTHS, (each) => binsFor(max, each) >= LEAST_BINS && binsFor(max, each) <= MOST_BINS, random);
  if (width === undefined) return null;
  const exact = values.map((value) => rational(value));
  const counted = binCounts(exact, { start: rational(0), width: rational(width), count: binsFor(max, width) });
  const bins = counted.bins.map(({ count }, index) => ({ from: index * width, to: (index + 1) * width, count }));
  const fullest = onlyLargest(bins, ({ count }) => count);
  const asked = pickRandom(
    bins.filter(({ count }) => count > 0),
    random,
  );
  const share = pickWhere(bins, (bin) => bin.count > 0 && bin.count < values.length && bin !== asked, random);
  // An edge with games on both of its sides.
  const edges = drawnOrder(bins.slice(1), random).filter(
    ({ from }) => values.some((v) => v < from) && values.some((v) => v >= from),
  );
  const [edge, otherEdge = edge] = edges;
  if (!fullest || !asked || !share || !edge || !otherEdge) return null;

  const n = values.length;
  const atLeast = values.filter((value) => value >= edge.from).length;
  const below = values.filter((value) => value < otherEdge.from).length;
  const onEdge = values.filter((value) => value === otherEdge.from).length;
  const upperIn = (bin: { from: number; to: number }) => values.filter((v) => v > bin.from && v <= bin.to).length;
  const bothIn = (bin: { from: number; to: number }) => values.filter((v) => v >= bin.from && v <= bin.to).length;
  const noneIn = (bin: { from: number; to: number }) => values.filter((v) => v > bin.from && v < bin.to).length;
  const figure: LessonFigure = { kind: 'histogram', bins };
  const open: LessonFigure = { kind: 'histogram', bins: bins.map((bin) => ({ ...bin, count: null })) };
  const unfinished: LessonFigure = {
    kind: 'histogram',
    bins: bins.map((bin) => (bin === asked ? { ...bin, count: null } : bin)),
  };
  const first = bins[0];
  const at = bins.indexOf(edge);
  const nearby = bins.slice(Math.max(0, at - 2), at + 2);

  return {
    about: 'Yards of your players in some of their games, counted in bins.',
    table: tableOfGames(games),
    steps: [
      number({
        key: 'width',
        title: 'How wide is a bin?',
        teach: 'A histogram cuts the number line into bins. All bins are equally wide.',
        question: 'How many yards wide is each bin?',
        unit: 'yards',
        figure: open,
        answer: rational(width),
        nudge: 'Look where one bin begins and where the next one begins.',
        sibling: (k) => `A bin from ${50 + k} to under ${62 + k} is ${12} wide, and so is the next one.`,
        nearly: 'Take any two edges next to each other. Subtract the lower one from the upper one.',
        mistakes: [
          ...mistake(
            'last-edge',
            'This may be an edge further on. How far is it from one edge to the next?',
            ...bins.slice(1).map(({ to }) => to),
          ),
          ...mistake('counted-bins', 'This may be how many bins there are. How wide is one?', bins.length),
          ...mistake('width-less-one', 'Count the step from edge to edge, not the numbers between them.', width - 1),
        ],
      }),
      choice({
        key: 'edge',
        title: 'A game on an edge',
        teach: 'A bin has its lower edge in it. Its upper edge belongs to the next bin. So each game has one place.',
        question: `In which bin is a game of exactly ${edge.from} yards?`,
        figure: open,
        answer: binLabel(edge),
        options: nearby.map((bin) => ({
          key: binLabel(bin),
          label: binLabel(bin),
          tag: 'upper-edge-in',
          hint:
            bin.to === edge.from
              ? 'This bin goes up to the edge, but "under" says that the edge itself is out.'
              : 'Find the edge on the number line first.',
        })),
        nudge: 'Read the words "to under" once more. Is the upper edge in the bin?',
        sibling: (k) =>
          `With bins "${300 + k} to under ${310 + k}" and "${310 + k} to under ${320 + k}", a game of ${310 + k} is in the second one.`,
        nearly: 'Look for the bin that begins with this number.',
      }),
      number({
        key: 'count-bin',
        title: 'Count into a bin',
        teach: 'Go through the table and make a tally mark for each game that is in the bin.',
        question: `One bar is missing in the picture. How many games go into the bin "${binLabel(asked)}"?`,
        unit: 'games',
        figure: unfinished,
        answer: rational(asked.count),
        nudge: 'Only the yards count here. Go down the table row by row.',
        sibling: (k) => `Games of ${41 + k}, ${47 + k} and ${60 + k} yards: two of them are in "${40 + k} to under ${60 + k}".`,
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
      choice({
        key: 'fullest',
        title: 'Compare the bars',
        teach: 'The taller the bar, the more games are in its bin.',
        question: 'Which bin has the most games?',
        figure,
        answer: binLabel(fullest),
        options: bins
          .filter(({ count }) => count > 0)
          .slice(0, 6)
          .map((bin) => ({
            key: binLabel(bin),
            label: binLabel(bin),
            tag: 'smaller-bin',
            hint: 'Is there a taller bar than this one?',
          })),
        nudge: 'Compare the heights, not the numbers below the bars.',
        sibling: () => 'With bars of two, five and four games, the one in the middle has the most.',
        nearly: 'Find the tallest bar. Then read the two edges under it.',
      }),
      number({
        key: 'all-games',
        title: 'All games',
        teach: 'Each game stands in one bar. All heights together give the number of games.',
        question: 'How many games are in the histogram?',
        unit: 'games',
        figure,
        answer: rational(n),
        nudge: 'Every bar counts. A bin without a bar adds nothing.',
        sibling: (k) => `Bars of ${2 + k}, ${5 + k} and ${3 + k} games make ${10 + 3 * k} games.`,
        nearly: 'Add the heights from left to right. The rows of the table are a good check.',
        mistakes: [
          ...mistake('counted-bins', 'This may be how many bins there are. How many games are in them?', bins.length),
          ...mistake('one-bar', 'This may be one bar. All of them count.', fullest.count),
          ...mistake('bar-left-out', 'Check that each bar is in your sum once.', ...bins.map(({ count }) => n - count)),
        ],
      }),
      number({
        key: 'at-least',
        title: 'From an edge on',
        teach: '"At least" means this much or more.',
        question: `How many games have at least ${edge.from} yards?`,
        unit: 'games',
        figure,
        answer: rational(atLeast),
        nudge: 'Which bars stand to the right of the edge?',
        sibling: (k) => `Bars of ${6 + k}, ${4 + k} and ${1 + k}: from the second bin on there are ${5 + 2 * k} games.`,
        nearly: 'Put a finger on the edge. Add the heights of all bars to the right of it.',
        mistakes: [
          ...mistake('one-bar', 'This may be one bar only. "At least" takes more bars in.', edge.count),
          ...mistake('other-side', 'Check which side is asked for: more or fewer?', n - atLeast),
          ...mistake(
            'edge-bin-left-out',
            'Check the bin that begins at the edge. "At least" has the edge in it.',
            atLeast - edge.count,
          ),
        ],
      }),
      number({
        key: 'fraction',
        title: 'A bar as a fraction',
        teach: 'A bar is a part of all games: its height over the number of games.',
        question: `What fraction of the games is in the bin "${binLabel(share)}"?`,
        unit: 'of the games',
        figure,
        answer: rational(share.count, n),
        nudge: 'The height of the bar goes on top. What is the whole?',
        sibling: (k) => `A bar of ${2 + k} out of ${2 * k + 17} games is ${2 + k}/${2 * k + 17}.`,
        nearly: 'You know how many games there are in all. It goes below the line.',
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
        teach: 'Percent means out of one hundred. Take the fraction of 100 and round.',
        question: `What percent of the games is in that bin, "${binLabel(share)}"? Round to the nearest percent.`,
        unit: 'percent',
        figure,
        answer: rational(share.count * 100, n),
        rounded: true,
        nudge: 'Start with the fraction you found. Divide, and then make it hundredths.',
        sibling: percentSibling,
        nearly: 'Multiply the height by 100 and divide by the number of games. Then round.',
        mistakes: shareMistakes(share.count, n, 100),
      }),
      number({
        key: 'percent-below',
        title: 'Percent below an edge',
        teach: 'Add the bars first. Then find the share once.',
        question: `What percent of the games has fewer than ${otherEdge.from} yards? Round to the nearest percent.`,
        unit: 'percent',
        figure,
        answer: rational(below * 100, n),
        rounded: true,
        nudge: 'Which bars stand to the left of the edge? Add them first.',
        sibling: percentSibling,
        nearly: 'Add the bars left of the edge, multiply by 100, and divide by the number of games.',
        mistakes: [
          ...mistake(
            'upper-edge-in',
            EDGE_HINT,
            rational((below + onEdge) * 100, n).round(),
            rational((below + otherEdge.count) * 100, n).round(),
          ),
          ...mistake(
            'first-bar-only',
            'Check that all bars left of the edge are in it.',
            rational((first?.count ?? 0) * 100, n).round(),
          ),
          ...shareMistakes(below, n, 100),
        ],
      }),
    ],
  };
};

/** The last bin ends above the largest value, so that no value stands on the outer edge. */
function binsFor(max: number, width: number): number {
  return Math.floor(max / width) + 1;
}

const binLabel = ({ from, to }: { from: number; to: number }): string => `${from} to under ${to}`;
