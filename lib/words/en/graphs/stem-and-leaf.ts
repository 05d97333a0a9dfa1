import { cellToText, endAndJoinSentences, formatChartNumber } from '@/lib/domain/graphs/chart-data';
import { MAX_STEM_AND_LEAF_LESSON_YARDS } from '@/lib/domain/graphs/lesson-limits';
import type { StemAndLeafWordFacts } from '@/lib/domain/graphs/stem-and-leaf/lesson';
import { parseStemRowNumber, type StemAndLeafData } from '@/lib/domain/graphs/stem-and-leaf/rules';
import { countText, listOfText } from '../numbers';
import { type GraphWords, ONE_STATISTIC_FIELD } from './graph-words';
import {
  amountWithUnitText,
  gamesCaptionText,
  gameTableColumns,
  type LessonWords,
  similarMedianExampleText,
} from './lesson-words';

export const stemAndLeafWords: GraphWords<'stem-and-leaf'> = {
  about: 'A stem-and-leaf plot shows the shape of the data and keeps every number.',
  fieldNames: ONE_STATISTIC_FIELD,
  describe: describeStems,
  table: (chart) => ({
    columns: ['Stem', 'Leaves'],
    rows: chart.rows.map(({ stem, leaves }) => [stem, leaves.join(' ') || null]),
  }),
  figure: (figure) =>
    figure.kind === 'dots'
      ? null
      : figure.rows
          .map(
            ({ stem, leaves }) =>
              `Stem ${stem}: ${leaves.length > 0 ? leaves.join(' ') : 'no leaf'}.`,
          )
          .join(' '),
  fromTable(title, { columns, rows }) {
    const plot = rows.map(([stem, leaves]) => ({
      stem: cellToText(stem),
      leaves: cellToText(leaves).split(' ').filter(Boolean),
    }));
    const isPlot = plot.every(
      ({ stem, leaves }) =>
        parseStemRowNumber(stem) !== null && leaves.every((leaf) => /^\d$/.test(leaf)),
    );
    return columns.length === 2 && isPlot ? { title, rows: plot } : null;
  },
  questions: {
    two: [
      'Where are most of the leaves in A? And in B?',
      'Which plot is more spread out? How can you see it?',
    ],
    one: [
      'Which number is in the middle? How did you find it?',
      'Which stem has the most leaves? What does that tell us?',
    ],
    weeks: 'Are there new leaves? Where did they land?',
  },
};

function describeStems({ rows, keyText }: StemAndLeafData): string {
  const leaves = rows.reduce((sum, row) => sum + row.leaves.length, 0);
  const empty = rows.filter((row) => row.leaves.length === 0).map(({ stem }) => stem);
  return endAndJoinSentences(
    `A stem-and-leaf plot with ${countText(rows.length, 'stem')} and ` +
      countText(leaves, 'leaf', 'leaves'),
    ...rows
      .filter((row) => row.leaves.length > 0)
      .map((row) => `Stem ${row.stem}: ${row.leaves.join(', ')}`),
    empty.length > 0 &&
      `No leaves on ${countText(empty.length, 'stem').replace(/^\d+ /, '')} ${listOfText(empty)}`,
    keyText && `Key: ${keyText}`,
  );
}

export const stemAndLeafLessonWords: LessonWords<StemAndLeafWordFacts, 'few' | 'one-stem'> = {
  about: 'Yards your players gained in some of their games.',
  caption: gamesCaptionText(),
  columns: gameTableColumns,
  graph: 'Yards in games of my players',
  meaning: (yards) =>
    `The middle is ${amountWithUnitText(yards, 'yard')}: at least half of the games have that many or ` +
    'fewer, and at least half have that many or more.',
  missing: {
    few: `seven games of your players with 0 to ${MAX_STEM_AND_LEAF_LESSON_YARDS} yards`,
    'one-stem': 'games with different tens. So far all of yours are on one stem',
  },
  steps: {
    stem: {
      title: 'Find a stem',
      teach: 'The stem of a number is how many tens it has. The leaf is what’s left: the ones.',
      question: ({ split }) => `One game has ${split} yards. What is its stem?`,
      unit: '(the stem)',
      nudge: 'How many tens are in the number?',
      sibling: (n) =>
        `${31 + 10 * (n % 6) + (n % 5)} has ${3 + (n % 6)} tens, so its stem is ${3 + (n % 6)}.`,
      nearly: 'Cover the last digit. What is left is the stem.',
      mistakes: {
        'stem-leaf-swapped': 'Which digit tells the tens, and which one tells the ones?',
        'tens-as-value': 'The stem is how many tens there are, not how much they’re worth.',
        'whole-number': 'This is the whole number. Take off its last digit.',
      },
    },
    leaf: {
      title: 'Find a leaf',
      teach: 'The leaf is the last digit. A number below ten has a leaf, too. It goes on stem 0.',
      question: ({ leafOf }) =>
        leafOf < 10
          ? 'Look at the smallest number of yards in the table. What is its leaf?'
          : `One game has ${leafOf} yards. What is its leaf?`,
      unit: '(the leaf)',
      nudge: 'A leaf is one digit. Which digit tells the ones?',
      sibling: (n) =>
        `${52 + 10 * (n % 4) + (n % 8)} has ${5 + (n % 4)} tens and ${2 + (n % 8)} ones, so ` +
        `its leaf is ${2 + (n % 8)}.`,
      nearly: 'Write the number down and keep only its last digit.',
      mistakes: {
        'stem-leaf-swapped': 'Which digit tells the tens, and which one tells the ones?',
        'whole-number': 'This is the whole number. A leaf is one digit.',
      },
    },
    'empty-stem': {
      title: 'A stem without a leaf',
      teach: 'The rows of a plot are like a number line. All the steps are the same size.',
      question: ({ empty }) =>
        empty === null
          ? 'What would you do with a stem in the middle that has no leaf?'
          : `Here stem ${empty} has no leaf. What do you do with it?`,
      nudge: 'Each leaf stands for a game. Each row stands for ten numbers on a number line.',
      sibling: () =>
        'A ruler with one inch cut out would measure wrong, even if no one needs that inch.',
      nearly: 'The reader should see that there’s a gap. How can the plot show it?',
      options: {
        drop: {
          label: 'Leave the row out',
          hint: 'Without the row, could a reader see the gap between the games?',
        },
        zero: {
          label: 'Write a 0 as its leaf',
          hint: 'A leaf is a game. Was there a game with that many yards?',
        },
        keep: { label: 'Keep the row with nothing in it', hint: '' },
      },
    },
    'row-count': {
      title: 'Plan the rows',
      teach:
        'The plot has a row for each stem, from the lowest to the highest, as you found in ' +
        'the last step.',
      question: 'How many rows does the plot of these games need?',
      unit: 'rows',
      nudge: 'Find the lowest stem and the highest stem. Count every stem from one to the other.',
      sibling: (n) =>
        `From stem ${2 + n} to stem ${6 + n} there are five rows, even if one has no leaf.`,
      nearly:
        'Write the stems in a column, from the lowest to the highest, and leave none out. ' +
        'Then count them.',
      mistakes: {
        'empty-stem-left-out': 'Check for a stem without a leaf. Does it keep its row?',
        'end-left-out': 'Check both ends. The lowest stem and the highest stem both count.',
        'counted-games': 'This may be the number of games. A row is a stem.',
      },
    },
    'row-length': {
      title: 'Read one row',
      teach: 'Each leaf is one game. A leaf that appears twice counts twice.',
      question: ({ stem }) => `How many games are on stem ${stem}?`,
      unit: 'games',
      nudge: 'Find the row of this stem. What does one leaf stand for?',
      sibling: (n) => `Stem ${6 + n} with the leaves 1, 1, and ${5 + (n % 4)} has three games.`,
      nearly: 'Touch each digit to the right of the line, and count.',
      mistakes: {
        'repeat-left-out': 'Check for a leaf that appears more than once. Does each one count?',
        'leaves-added': 'Count the leaves. Don’t add them.',
        'stem-counted': 'Check whether you counted the stem, too.',
        'stem-for-count': 'This may be the stem. How many leaves does it have?',
      },
    },
    largest: {
      title: 'Read the largest',
      teach: 'The last leaf of the last row is the largest number.',
      question: 'What is the largest number of yards in the plot?',
      unit: 'yards',
      nudge: 'Look at the end of the plot. Read the stem and the leaf together.',
      sibling: (n) => `Stem ${5 + n} with leaf 8 reads ${58 + 10 * n}.`,
      nearly: 'Write the last stem, and its last leaf right after it.',
      mistakes: {
        'leaf-alone': 'This may be only the leaf. The stem is part of the number, too.',
        'stem-alone': 'This may be only the stem. The leaf is part of the number, too.',
        'smallest-for-largest': 'Check which end of the plot the question asks about.',
        'first-leaf': 'Check the leaf. Which leaf of that row is the largest?',
      },
    },
    range: {
      title: 'The range',
      teach:
        'The range tells you how spread out the numbers are. ' +
        'It’s the largest number minus the smallest.',
      question: 'What is the range of these games?',
      unit: 'yards',
      nudge: 'You need both ends of the plot.',
      sibling: (n) =>
        `From ${13 + n} to ${88 + 2 * n}: ${88 + 2 * n} − ${13 + n} = ${75 + n} is the range.`,
      nearly:
        'Read the first leaf of the first row and the last leaf of the last row. Then subtract.',
      mistakes: {
        'range-is-maximum': 'This may be the largest number. How far is it from the smallest?',
        'stems-subtracted': 'Check that you used the leaves, too, not only the stems.',
        'ends-added': 'This may be both ends together. The range is how far apart they are.',
      },
    },
    below: {
      title: 'Count the smaller games',
      teach: 'The rows above a stem hold all the smaller numbers.',
      question: ({ edge }) => `How many games have fewer than ${edge} yards?`,
      unit: 'games',
      nudge: 'Which rows have only smaller numbers than this one?',
      sibling: () =>
        'Suppose the rows above have two leaves, three leaves, and one leaf. ' +
        'Then six games are smaller.',
      nearly:
        'Find the row where this number would start. Cover it and every row below it. ' +
        'Count the leaves you can still see.',
      mistakes: {
        'first-row-left-out': 'Check the first row. Do its games count?',
        'edge-row-counted': 'Check the row where this number would start. Are its games smaller?',
        'other-side': 'Check which side the question asks about: fewer or more?',
      },
    },
    median: {
      title: 'The median',
      teach:
        'The median is the middle number when all of them are in order. ' +
        'If there are two in the middle, it’s halfway between them. ' +
        'The leaves are already in order.',
      question: 'What is the median of these games?',
      unit: 'yards',
      nudge: 'How many games are there? Where is the middle of that many?',
      sibling: similarMedianExampleText,
      nearly:
        'Cross out one leaf at the start and one at the end, over and over, until one or two ' +
        'are left.',
    },
  },
};

export const STEM_AND_LEAF_BUILDER = {
  stem: 'Stem',
  leaf: 'Leaf',
  stems: 'Stems',
  stemsHint: 'A stem counts the tens: 47 has stem 4, and 6 has stem 0. Below zero, −6 has stem −0.',
  firstStem: 'First stem',
  lastStem: 'Last stem',
  leaves: 'Leaves',
  leavesHint:
    'Type the leaves of each stem in order, like 0 3 3 8. Leave a stem blank if it has no leaves.',
  key: 'Key',
  keyHint: 'One stem with one leaf from your plot, and the number they make.',
  unit: 'Unit',
  sampleKey: '4 | 7 means 47 yards',
  means: 'means',
} as const;

export const plotKeyText = (key: string): string => `Key: ${key}`;
export const stemName = (stem: string): string => `Stem ${stem}`;
export const yardsBelowLimitInWeekText = (yards: number, week: number): string =>
  `Yards below ${yards}, week ${week}`;

export const firstStemLabel = (): string => 'First stem';
export const lastStemLabel = (): string => 'Last stem';
export const pullStemsText = (): string => 'Pull the stems down';
export const unplacedLeafLabel = (number: number): string => `Leaf of ${formatChartNumber(number)}`;
export const leafOnStemLabel = (leaf: number, stem: string): string =>
  `Leaf ${leaf} on stem ${stem.replace('-', '−')}`;
export const leafPositionInRowText = (place: number, of: number): string => `${place} of ${of}`;
export const handlePositionOnStemText = (stem: string): string =>
  `on stem ${stem.replace('-', '−')}`;
export const numbersWithoutLeafLabel = (): string => 'Numbers without a leaf';
export const allLeavesText = (): string => 'Each number has its leaf. Are the rows in order?';
export const leavesLeftToPlaceText = (left: number, all: number): string =>
  `${left} of ${all} numbers have no leaf yet. Drag one into its row, or tap it and then the row.`;
export const lastStemQuestionText = (): string => 'Which stem is the last one?';
