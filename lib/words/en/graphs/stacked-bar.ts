import {
  cellToText,
  endAndJoinSentences,
  formatNumberOrFallback,
  numberSeriesOfColumns,
} from '@/lib/domain/graphs/chart-data';
import type { StackedBarWordFacts } from '@/lib/domain/graphs/stacked-bar/lesson';
import type { StackedBarData } from '@/lib/domain/graphs/stacked-bar/rules';
import { formatAsMixedNumber } from '@/lib/domain/numbers/fractions';
import { statisticValueText } from '../graph-statistics';
import { countText, listOfText } from '../numbers';
import type { GraphWords } from './graph-words';
import { type LessonWords, similarPercentExampleText } from './lesson-words';

export const stackedBarWords: GraphWords<'stacked-bar'> = {
  about: 'A stacked-bar graph shows totals and what each total is made of.',
  fieldNames: ['First piece of each bar', 'Second piece of each bar', 'Third piece of each bar'],
  describe: describeStackedBar,
  table: (chart) => ({
    columns: ['Bar', ...chart.pieces.map(({ label }) => label)],
    rows: chart.bars.map((bar, index) => [
      bar,
      ...chart.pieces.map(({ values }) => values[index] ?? null),
    ]),
  }),
  figure: () => null,
  fromTable(title, { columns, rows }) {
    const pieces = numberSeriesOfColumns(columns, rows);
    if (!pieces || pieces.length === 0) return null;
    const bars = rows.map(([name]) => cellToText(name));
    return {
      title,
      xLabel: columns[0] ?? '',
      yLabel: '',
      bars,
      pieces,
      showKey: pieces.length > 1,
    };
  },
  questions: {
    two: [
      'Which graph has the longest bar? Read the numbers on the side before you say.',
      'Which piece makes the bars of A and B so different?',
    ],
    one: [
      'Which piece makes the longest bar so long?',
      'What would change if we took one piece away from every bar?',
    ],
    weeks: 'Which bar changed the most, and which of its pieces did it?',
  },
};

function describeStackedBar({ bars, pieces }: StackedBarData): string {
  const said = bars.map(
    (bar, index) =>
      `${bar}: ` +
      listOfText(
        pieces.map(
          ({ label, values }) =>
            `${label} ${formatNumberOrFallback(values[index] ?? null, 'no number')}`,
        ),
      ),
  );
  return endAndJoinSentences(`A stacked-bar graph with ${countText(bars.length, 'bar')}`, ...said);
}

const OTHER_PART = 'Check the column. Does the question ask about running or catching?';

export const stackedBarLessonWords: LessonWords<StackedBarWordFacts, 'no-both' | 'few' | 'tied'> = {
  about: 'Yards that some of your players gained by running and by catching, in all games so far.',
  caption: 'Your players’ yards so far',
  columns: () => ['Player', 'Running', 'Catching'],
  figure: { keys: ['Running yards', 'Catching yards'] },
  graph: 'Running and catching yards of my players',
  meaning: (percent) =>
    `Of all the yards these players gained, about ${formatAsMixedNumber(percent)} out of every 100 ` +
    'came from catching.',
  missing: {
    'no-both': 'a player who gained yards both by running and by catching. So far there is none',
    few: 'two of your players with yards',
    tied: 'two players with different totals. So far all of yours are tied',
  },
  steps: {
    'read-part': {
      title: 'Read one part of a bar',
      teach:
        'The parts of a stacked bar sit on top of each other. The key tells you what each part is.',
      question: ({ own }) => `How many yards did ${own} gain by running?`,
      unit: 'yards',
      nudge: 'Find the name first. Then find the column the question asks about.',
      sibling: (n) =>
        `Suppose Player A has ${21 + n} yards by running and ${33 + n} by catching. ` +
        `The running part is ${21 + n}.`,
      nearly: ({ own }) => `Go across ${own}’s row and stop at “Running.”`,
      mistakes: {
        'other-part': OTHER_PART,
        'whole-bar': 'This may be the whole bar. Which part does the question ask about?',
        'other-row': 'Check the row. Whose yards are these?',
      },
    },
    'top-of-bar': {
      title: 'Find the top of a bar',
      teach: 'The upper part starts where the lower part ends. It doesn’t start at zero.',
      question: ({ own }) => `How high does ${own}’s bar reach, in yards?`,
      unit: 'yards',
      nudge: 'Where does the upper part start? How tall is it by itself?',
      sibling: (n) =>
        `A part of ${30 + n} yards with a part of ${12 + n} yards on top: ${30 + n} + ` +
        `${12 + n} = ${42 + 2 * n}.`,
      nearly: 'Add the two numbers of this row.',
      mistakes: {
        'part-from-zero': 'This may be one part. The bar has another one, above it or below it.',
        'parts-subtracted':
          'The parts are stacked on top of each other. Does that make the bar taller or shorter?',
      },
    },
    'other-bar': {
      title: 'Another bar',
      teach: 'The height of a whole bar is the total of its parts.',
      question: ({ other }) => `How many yards did ${other} gain in all?`,
      unit: 'yards',
      nudge: 'A total includes both kinds of yards.',
      sibling: (n) =>
        `${5 + n} yards by running and ${40 + n} by catching: ${5 + n} + ${40 + n} = ` +
        `${45 + 2 * n} in all.`,
      nearly: ({ other }) => `Add both numbers in ${other}’s row.`,
      mistakes: {
        'one-part-only': 'Check that you included both kinds of yards.',
        'other-row': 'Check the row. Whose bar is this?',
      },
    },
    tallest: {
      title: 'Compare the bars',
      teach: 'To compare totals, look at the top of each bar.',
      question: 'Whose bar is the tallest?',
      nudge: 'One part by itself doesn’t tell you how tall a bar is.',
      sibling: (n) =>
        `Player A: ${40 + n} + ${3 + n} = ${43 + 2 * n}. Player B: ${30 + n} + ${25 + n} = ` +
        `${55 + 2 * n}. B’s bar is taller, even though A has the larger first part.`,
      nearly: 'Write the total next to each row of the table. Then compare the totals.',
      options: (key) => ({
        label: key,
        hint: 'Add both parts for each player. Is there a larger total?',
      }),
    },
    difference: {
      title: 'How much taller?',
      teach: 'A difference tells you how far apart the tops of two bars are.',
      question: ({ more, less }) => `How many more yards in all does ${more} have than ${less}?`,
      unit: 'yards',
      nudge: '“How many more” asks how far apart two totals are.',
      sibling: (n) =>
        `Totals of ${90 + 2 * n} and ${51 + n}: ${90 + 2 * n} − ${51 + n} = ${39 + n} more.`,
      nearly: 'You need both totals. Subtract the smaller one from the larger one.',
      mistakes: {
        'added-for-difference':
          'This may be both totals together. The question asks how far apart they are.',
        'compared-one-part': 'Check that you’re comparing whole bars, not just one part.',
      },
    },
    fraction: {
      title: 'A part of one bar',
      teach: 'A part of a bar is a fraction of that bar. The whole is that bar’s total.',
      question: ({ own }) => `What fraction of ${own}’s yards came from running?`,
      unit: 'of the bar',
      nudge: 'Which number is the whole bar? It is the denominator.',
      sibling: (n) =>
        `With ${2 * n + 3} of ${2 * n + 13} yards, the fraction is ${2 * n + 3}/${2 * n + 13}.`,
      nearly: 'Running yards are the numerator. All of this player’s yards are the denominator.',
      mistakes: {
        'wrong-whole': 'Check your whole. Is it just this bar, or did you include other bars?',
        'other-part': OTHER_PART,
      },
    },
    percent: {
      title: 'Turn it into a percent',
      teach: 'Percent means out of one hundred. Find that fraction of 100, then round.',
      question: ({ own }) =>
        `What percent of ${own}’s yards came from running? Round to the nearest percent.`,
      unit: 'percent',
      nudge: 'Start with the fraction you found. Divide, then think of it as hundredths.',
      sibling: similarPercentExampleText,
      nearly: 'Multiply the running yards by 100 and divide by the whole bar. Then round.',
      mistakes: {
        'wrong-whole': 'Check your whole. Is it just this bar, or did you include other bars?',
      },
    },
    'all-of-one-kind': {
      title: 'One kind in all bars',
      teach: 'You can add up one kind of yards across all the bars.',
      question: 'How many catching yards do all these players have together?',
      unit: 'yards',
      nudge: 'You need only one column here.',
      sibling: (n) =>
        `Catching yards of ${11 + n}, ${24 + n}, and ${8 + n}: ${11 + n} + ${24 + n} + ` +
        `${8 + n} = ${43 + 3 * n} together.`,
      nearly: 'Add up the column “Catching.” Check off each row as you go.',
      mistakes: {
        'other-part': OTHER_PART,
        'whole-bar': 'Check that you added only one kind of yards.',
        'part-left-out': 'Check that you added each row once.',
      },
    },
    'percent-of-all': {
      title: 'One kind out of everything',
      teach: 'Now the whole is all the yards of all the players together.',
      question: 'What percent of all the yards came from catching? Round to the nearest percent.',
      unit: 'percent',
      nudge: 'The part is one kind of yards. What is the whole now?',
      sibling: similarPercentExampleText,
      nearly:
        'You know all the catching yards. Add all the totals to get the whole. ' +
        'Then multiply the part by 100 and divide by the whole.',
      mistakes: {
        'wrong-whole': 'Check your whole. It includes all players and both kinds of yards.',
      },
    },
  },
};

export const STACKED_BAR_BUILDER = {
  howLong: 'How long is each whole bar?',
  howTo: 'Add the pieces. Subtract a piece that’s below zero.',
  player: 'Player',
  yards: 'Yards',
} as const;

export const yardsInWeekTitle = (week: number): string => `Yards in week ${week}`;

export const barTopLabel = (player: string): string => `Top of ${player}’s bar`;
export const barPiecesText = (
  player: string,
  pieces: readonly { field: string; value: number }[],
): string =>
  `${player}: ${listOfText(pieces.map(({ field, value }) => statisticValueText(value, field)))}`;
export const barQuestionText = (player: string): string => `How tall is ${player}’s bar?`;
