import {
  cellToNumber,
  cellToText,
  endAndJoinSentences,
  formatChartNumber,
  formatNumberOrFallback,
  parseCellNumber,
} from '@/lib/domain/graphs/chart-data';
import type { HistogramBinRange, HistogramWordFacts } from '@/lib/domain/graphs/histogram/lesson';
import type { HistogramData } from '@/lib/domain/graphs/histogram/rules';
import { MAX_HISTOGRAM_LESSON_YARDS } from '@/lib/domain/graphs/lesson-limits';
import { formatAsMixedNumber } from '@/lib/domain/numbers/fractions';
import { countText } from '../numbers';
import { type GraphWords, ONE_STATISTIC_FIELD } from './graph-words';
import {
  gamesCaptionText,
  gameTableColumns,
  type LessonWords,
  similarPercentExampleText,
} from './lesson-words';

export const histogramWords: GraphWords<'histogram'> = {
  about: 'A histogram shows how many numbers fall into each bin.',
  fieldNames: ONE_STATISTIC_FIELD,
  describe: describeHistogram,
  table: (chart) => ({
    columns: ['From, up to', 'How many'],
    rows: chart.bins.map(({ from, to, count }) => [
      `${formatChartNumber(from)} up to ${formatChartNumber(to)}`,
      count,
    ]),
  }),
  figure: ({ bins }) =>
    bins.every(({ count }) => count === null)
      ? `The bins: ${bins.map(binLabel).join(', ')}.`
      : bins.map((bin) => `${binLabel(bin)}: ${bin.count ?? 'not counted yet'}.`).join(' '),
  fromTable(title, { columns, rows }) {
    const bins = rows.map(([bin, count]) => ({
      ...edgesIn(cellToText(bin)),
      count: cellToNumber(count),
    }));
    if (columns.length !== 2 || bins.length === 0 || !bins.every(isBin) || !areSideBySide(bins))
      return null;
    return { title, xLabel: '', yLabel: columns[1] ?? '', bins };
  },
  questions: {
    two: [
      'Which graph is more spread out? What in the bars tells you?',
      'What would A look like with the bins of B?',
    ],
    one: [
      'Where are most of the games? What does that say?',
      'What would change if each bin were twice as wide?',
    ],
    weeks: 'Did a bar grow? Is the shape still the same?',
  },
};

function describeHistogram({ bins }: HistogramData): string {
  const said = bins.map(
    ({ from, to, count: height }) =>
      `${formatChartNumber(from)} up to ${formatChartNumber(to)}: ` +
      formatNumberOrFallback(height, 'not drawn yet'),
  );
  return endAndJoinSentences(`A histogram with ${countText(bins.length, 'bar')}`, said.join('; '));
}

/** "15 to under 30": the lower edge is in the bin, the upper one isn't. */
export const binLabel = ({ from, to }: HistogramBinRange): string =>
  `${formatAsMixedNumber(from)} to under ${formatAsMixedNumber(to)}`;

const isBin = <Part extends { from: number | null; to: number | null }>(
  part: Part,
): part is Part & { from: number; to: number } =>
  part.from !== null && part.to !== null && part.from < part.to;

const areSideBySide = (bins: readonly { from: number; to: number }[]): boolean =>
  bins.every(({ from }, index) => index === 0 || bins[index - 1]?.to === from);

const BIN = /^\s*(\S+)\s+(?:up to|to under|to|a menos de|a)\s+(\S+)\s*$/i;

/**
 * Reads "15 up to 30" in the ways students write it, also in Spanish. A thousand may have a comma.
 */
function edgesIn(text: string): { from: number | null; to: number | null } {
  const [, from = '', to = ''] = BIN.exec(text) ?? [];
  const edge = (written: string) => parseCellNumber(written.replace(/,(?=\d{3})/g, ''));
  return { from: edge(from), to: edge(to) };
}

const EDGE_HINT =
  'Check the games on an edge. A bin includes its lower edge, and its upper edge is in the ' +
  'next bin.';

export const histogramLessonWords: LessonWords<HistogramWordFacts, 'few' | 'close'> = {
  about: 'Yards your players gained in some of their games, counted in bins.',
  caption: gamesCaptionText(),
  columns: gameTableColumns,
  graph: 'Yards in games of my players',
  meaning: (percent, { otherEdge }) =>
    `In about ${formatAsMixedNumber(percent)} percent of these games, a player gained fewer than ` +
    `${formatAsMixedNumber(otherEdge)} yards.`,
  missing: {
    few: `eight games of your players with at most ${MAX_HISTOGRAM_LESSON_YARDS} yards`,
    close: 'games that are farther apart. So far all of yours fit in one or two bins',
  },
  steps: {
    width: {
      title: 'How wide is a bin?',
      teach: 'A histogram divides the number line into bins. All the bins have the same width.',
      question: 'How many yards wide is each bin?',
      unit: 'yards',
      nudge: 'Look at where one bin starts and where the next one starts.',
      sibling: (k) =>
        `A bin from ${50 + k} to under ${62 + k}: ${62 + k} − ${50 + k} = 12 yards wide, and ` +
        'so is the next one.',
      nearly: 'Take the two edges of any bin. Subtract the lower edge from the upper edge.',
      mistakes: {
        'last-edge': 'This may be an edge farther along. How far is it from one edge to the next?',
        'counted-bins': 'This may be the number of bins. How wide is one?',
        'width-less-one': 'Count the steps from edge to edge, not the numbers between them.',
      },
    },
    edge: {
      title: 'A game on an edge',
      teach:
        'A bin includes its lower edge. Its upper edge belongs to the next bin. ' +
        'So each game has only one place.',
      question: ({ edge }) =>
        `In which bin is a game of exactly ${formatAsMixedNumber(edge)} yards?`,
      nudge: 'Read the words “to under” again. Is the upper edge in the bin?',
      sibling: (k) =>
        `With bins “${300 + k} to under ${310 + k}” and “${310 + k} to under ${320 + k},” a ` +
        `game of ${310 + k} is in the second one.`,
      nearly: 'Look for the bin that starts with this number.',
      options: (key, { below }) => ({
        label: key,
        hint:
          key === below
            ? 'This bin goes up to the edge, but “under” says that the edge itself isn’t in it.'
            : 'Find the edge on the number line first.',
      }),
    },
    'count-bin': {
      title: 'Count into a bin',
      teach: 'Go down the table and make a tally mark for each game that is in the bin.',
      question: ({ asked }) =>
        `One bar is missing in the picture. How many games go into the bin “${binLabel(asked)}”?`,
      unit: 'games',
      nudge: 'Only the yards count here. Go down the table row by row.',
      sibling: (k) =>
        `Games of ${41 + k}, ${47 + k}, and ${60 + k} yards: two of them are in the bin ` +
        `“${40 + k} to under ${60 + k}.”`,
      nearly:
        'For each row, ask two things: Is it at least the lower edge? Is it under the upper edge?',
      mistakes: {
        'upper-edge-in': EDGE_HINT,
        'other-bin': 'Check the bin. Which edges does the question name?',
      },
    },
    tallest: {
      title: 'Compare the bars',
      teach: 'The taller the bar, the more games are in its bin.',
      question: 'How many games are in the tallest bar?',
      unit: 'games',
      nudge: 'Compare the heights of the bars. Which one reaches the highest?',
      sibling: (k) =>
        `Bars of ${2 + k}, ${5 + k}, and ${4 + k} games: the one in the middle is the ` +
        `tallest, with ${5 + k} games.`,
      nearly: 'Compare the number of games in each bin. The words under the picture tell you, too.',
      mistakes: {
        'counted-bins': 'This may be the number of bins. How many games are in the tallest one?',
        'edge-for-count': 'This may be an edge of a bin. How many games are in it?',
        'smaller-bar': 'Check the heights. Is there a taller bar than this one?',
      },
    },
    'all-games': {
      title: 'All games',
      teach: 'Each game is in one bar. The heights of all the bars add up to the number of games.',
      question: 'How many games are in the histogram?',
      unit: 'games',
      nudge: 'Every bar counts. A bin without a game adds nothing.',
      sibling: (k) =>
        `Bars of ${2 + k}, ${5 + k}, and ${3 + k} games: ${2 + k} + ${5 + k} + ${3 + k} = ` +
        `${10 + 3 * k} games.`,
      nearly: 'Add the heights from left to right. Then count the rows of the table to check.',
      mistakes: {
        'counted-bins': 'This may be the number of bins. How many games are in them?',
        'one-bar': 'This may be just one bar. All of them count.',
        'bar-left-out': 'Check that you added each bar once.',
      },
    },
    'at-least': {
      title: 'At or above an edge',
      teach: '“At least” means this much or more.',
      question: ({ edge }) => `How many games have at least ${formatAsMixedNumber(edge)} yards?`,
      unit: 'games',
      nudge: 'Which bars are to the right of that edge?',
      sibling: (k) =>
        `Bars of ${6 + k}, ${4 + k}, and ${3 + k} games. From the second bin on: ${4 + k} + ` +
        `${3 + k} = ${7 + 2 * k} games.`,
      nearly: 'Put your finger on that edge. Add the heights of all the bars to the right of it.',
      mistakes: {
        'one-bar': 'This may be only one bar. Are there more bars to the right of it?',
        'other-side': 'Check which side the question asks about: more or fewer?',
        'edge-bin-left-out': 'Check the bin that starts at the edge. “At least” includes the edge.',
      },
    },
    fraction: {
      title: 'A bar as a fraction',
      teach:
        'A bar is a part of all the games. Its fraction is its height over the number of games.',
      question: ({ share }) => `What fraction of the games are in the bin “${binLabel(share)}”?`,
      unit: 'of the games',
      nudge: 'The height of the bar is the numerator. What is the whole?',
      sibling: (k) =>
        `A bar of ${2 * k + 3} out of ${2 * k + 17} games is ${2 * k + 3}/${2 * k + 17} of ` +
        'the games.',
      nearly: 'You know how many games there are in all. That number is the denominator.',
      mistakes: {
        'bins-as-whole': 'Check your whole. Is it the bins, or the games in them?',
      },
    },
    percent: {
      title: 'Turn it into a percent',
      teach: 'Percent means out of one hundred. Find that fraction of 100, then round.',
      question: ({ share }) =>
        `What percent of the games are in the bin “${binLabel(share)}”? ` +
        'Round to the nearest percent.',
      unit: 'percent',
      nudge: 'Start with the fraction you found. Divide, then think of it as hundredths.',
      sibling: similarPercentExampleText,
      nearly: 'Multiply the height by 100 and divide by the number of games. Then round.',
    },
    'percent-below': {
      title: 'Percent below an edge',
      teach: 'Add the bars first. Then find the percent once.',
      question: ({ otherEdge }) =>
        `What percent of the games have fewer than ${formatAsMixedNumber(otherEdge)} yards? ` +
        'Round to the nearest percent.',
      unit: 'percent',
      nudge: 'Which bars are to the left of that edge? Add them first.',
      sibling: similarPercentExampleText,
      nearly:
        'Add the bars to the left of the edge, multiply by 100, and divide by the number of ' +
        'games. Then round.',
      mistakes: {
        'upper-edge-in': EDGE_HINT,
        'first-bar-only': 'Check that you added all the bars to the left of the edge.',
      },
    },
  },
};

export const HISTOGRAM = {
  bins: 'Bins',
  howTo: 'A bin includes its start but not its end. The end belongs to the next bin.',
  firstStart: 'First bin starts at',
  width: 'Width of each bin',
  count: 'Number of bins',
  howMany: 'How many numbers are in each bin?',
  yards: 'Yards',
  games: 'Games',
} as const;

export const binRangeText = (from: number, to: number): string =>
  `${formatChartNumber(from)} up to ${formatChartNumber(to)}`;
export const howManyGamesByYardsText = (yards: number): string =>
  `How many games, by ${yards} yards`;

export const firstBinStartLabel = (): string => 'Start of the first bin';
export const firstBinEndLabel = (): string => 'End of the first bin';
export const lastBinEndLabel = (): string => 'End of the last bin';
export const binTopText = (from: number, to: number): string =>
  `Top of the bar from ${formatChartNumber(from)} up to ${formatChartNumber(to)}`;
export const gameCountText = (number: number): string => countText(number, 'game');
export const binCountText = (number: number): string => countText(number, 'bin');
export const gamesUnitText = (): string => 'games';
export const firstBinQuestionText = (): string => 'Where does the first bin start?';
export const firstBinEndQuestion = (): string => 'Where does the first bin end?';
export const binQuestionText = (from: number, to: number): string =>
  `How many games go from ${formatChartNumber(from)} up to ${formatChartNumber(to)}?`;
