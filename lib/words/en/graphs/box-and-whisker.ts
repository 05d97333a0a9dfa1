import type {
  BoxAndWhiskerFigure,
  BoxAndWhiskerWordFacts,
} from '@/lib/domain/graphs/box-and-whisker/lesson';
import type { FiveNumberName } from '@/lib/domain/graphs/box-and-whisker/rules';
import {
  type BoxAndWhiskerData,
  FIVE_NUMBER_NAMES,
  type FiveNumberValues,
} from '@/lib/domain/graphs/box-and-whisker/rules';
import {
  cellToNumber,
  cellToText,
  endAndJoinSentences,
  formatChartNumber,
} from '@/lib/domain/graphs/chart-data';
import { formatAsMixedNumber, rational } from '@/lib/domain/numbers/fractions';
import { FIVE_NUMBER_LABELS } from '../graph-editing';
import { countText } from '../numbers';
import { type GraphWords, ONE_STATISTIC_FIELD } from './graph-words';
import {
  amountWithUnitText,
  gamesCaptionText,
  gameTableColumns,
  type LessonStepWords,
  type LessonWords,
  minusSignIfNegativeSuffix,
  similarMedianExampleText,
} from './lesson-words';

export const boxAndWhiskerWords: GraphWords<'box-and-whisker'> = {
  about: 'A box-and-whisker plot uses five numbers to show how spread out the data is.',
  fieldNames: ONE_STATISTIC_FIELD,
  describe: describeBoxes,
  table: (chart) => ({
    columns: ['Box', 'Smallest', 'Lower quartile', 'Median', 'Upper quartile', 'Largest'],
    rows: chart.boxes.map(({ label, five }) => [
      label,
      ...(five
        ? [five.min, five.q1, five.median, five.q3, five.max]
        : [null, null, null, null, null]),
    ]),
  }),
  figure: ({ five }) => five && boxWords(five),
  fromTable(title, { columns, rows }) {
    if (columns.length !== FIVE_NUMBER_NAMES.length + 1) return null;
    const boxes = rows.map(([label, ...numbers]) => {
      const five = FIVE_NUMBER_NAMES.map(
        (name, index) => [name, cellToNumber(numbers[index])] as const,
      );
      const isWhole = five.every(([, number]) => number !== null);
      return {
        label: cellToText(label),
        five: isWhole ? (Object.fromEntries(five) as FiveNumberValues<number>) : null,
      };
    });
    return boxes.some(({ five }) => five) ? { title, xLabel: '', boxes } : null;
  },
  questions: {
    two: [
      'Which box is longer? What does that say about the middle half of the games?',
      'Which median is higher? By how much?',
    ],
    one: [
      'Which part of the box is the longest? Does it hold the most games?',
      'What does the line in the box tell us?',
    ],
    weeks: 'Did the median move, or only the whiskers?',
  },
};

function describeBoxes({ boxes }: BoxAndWhiskerData): string {
  const said = boxes.map(({ label, five }) =>
    five === null
      ? `${label}: not drawn yet`
      : `${label}: smallest ${formatChartNumber(five.min)}, lower quartile ` +
        `${formatChartNumber(five.q1)}, median ${formatChartNumber(five.median)}, ` +
        `upper quartile ${formatChartNumber(five.q3)}, largest ${formatChartNumber(five.max)}`,
  );
  return endAndJoinSentences(
    `A box-and-whisker plot with ${countText(boxes.length, 'box', 'boxes')}`,
    ...said,
  );
}

/** The five numbers are whole or halves, so floats represent them exactly. */
function boxWords(five: NonNullable<BoxAndWhiskerFigure['five']>): string {
  const [min, q1, median, q3, max] = [five.min, five.q1, five.median, five.q3, five.max].map(
    (value) => formatAsMixedNumber(rational(value * 2, 2)),
  );
  return (
    `The box goes from ${q1} to ${q3}, with a line at ${median}. ` +
    `The whiskers end at ${min} and ${max}.`
  );
}

const QUARTILE_RULE =
  'The median cuts the games into a lower half and an upper half. ' +
  'A quartile is the median of one half. A game in the very middle is in neither half.';

export const boxAndWhiskerLessonWords: LessonWords<BoxAndWhiskerWordFacts, 'few' | 'no-width'> = {
  about: 'Yards your players gained in some of their games, one dot for each.',
  caption: gamesCaptionText(),
  columns: gameTableColumns,
  graph: 'Yards in games of my players',
  meaning: (yards) =>
    `The box is ${amountWithUnitText(yards, 'yard')} wide, and at least half of these games are in it.`,
  missing: {
    few: 'seven games of your players',
    'no-width':
      'games with different yards. So far nearly all of yours are the same, and the box would ' +
      'have no width',
  },
  steps: {
    smallest: {
      title: 'The left end',
      teach:
        'A box-and-whisker plot shows five numbers. The first is the smallest number, at the ' +
        'end of the left whisker.',
      question: 'What is the smallest number of yards?',
      unit: 'yards',
      nudge: 'Write the numbers in order, from smallest to largest. You’ll need the list again.',
      sibling: (k) => `In ${34 + k}, ${12 + k}, and ${59 + k}, the smallest is ${12 + k}.`,
      nearly: 'Look for the smallest number in the table. Its dot is farthest to the left.',
      mistakes: {
        'not-sorted': 'Check the order. The first row of the table may not be the smallest.',
        'largest-for-smallest': 'Check which end the question asks about.',
      },
    },
    largest: {
      title: 'The right end',
      teach: 'The largest number is the end of the right whisker.',
      question: 'What is the largest number of yards?',
      unit: 'yards',
      nudge: 'Look at the other end of your ordered list.',
      sibling: (k) => `In ${34 + k}, ${12 + k}, and ${59 + k}, the largest is ${59 + k}.`,
      nearly: 'Look for the largest number in the table. Its dot is farthest to the right.',
      mistakes: {
        'not-sorted': 'Check the order. The last row of the table may not be the largest.',
        'smallest-for-largest': 'Check which end the question asks about.',
      },
    },
    range: {
      title: 'The range',
      teach:
        'The range tells you how far it is from one end to the other. ' +
        'It’s the largest number minus the smallest.',
      question: 'What is the range of these games?',
      unit: 'yards',
      nudge: 'How far is it from the left end to the right end?',
      sibling: (k) =>
        `From ${14 + k} to ${83 + 2 * k}: ${83 + 2 * k} − ${14 + k} = ${69 + k} is the range.`,
      nearly: 'Subtract the smallest number from the largest one.',
      mistakes: {
        'range-is-maximum': 'This may be the largest number. How far is it from the smallest?',
        'ends-added': 'This may be both ends together. The range is how far apart they are.',
        'not-sorted': 'Check the order. The rows of the table aren’t in order of size.',
      },
    },
    median: {
      title: 'The middle line',
      teach:
        'The median is the middle number when all of them are in order. ' +
        'If there are two in the middle, it’s halfway between them.',
      question: ({ hasLoss }) =>
        `What is the median of these games?${minusSignIfNegativeSuffix(hasLoss)}`,
      unit: 'yards',
      nudge: 'Put the games in order first. Then go to the middle from both ends.',
      sibling: similarMedianExampleText,
      nearly:
        'Cross out one number at each end of the ordered list, over and over, until one or ' +
        'two are left.',
    },
    'half-size': {
      title: 'Make two halves',
      teach: QUARTILE_RULE,
      question: 'How many games are in the lower half?',
      unit: 'games',
      nudge: ({ isOdd }) =>
        isOdd
          ? 'There is a game in the very middle. Is it in one of the halves?'
          : 'Both halves have the same number of games.',
      sibling: () => 'With nine games, the fifth one is in the very middle. So each half has four.',
      nearly: 'Count the games in your ordered list that come before the middle.',
      mistakes: {
        'median-in-half': 'Check the game in the very middle. By our rule, it’s in neither half.',
        'all-games': 'These may be all the games. How many are in one half?',
        'half-as-fraction': 'Half a game can’t be in a half. Look at the one in the very middle.',
        'quarter-for-half': 'This may be about a quarter of the games. A half has more.',
      },
    },
    'lower-quartile': quartileWords('lower'),
    'upper-quartile': quartileWords('upper'),
    'inside-box': {
      title: 'What is in the box?',
      teach:
        'The box goes from the lower quartile to the upper quartile. ' +
        'At least half of the games are in it, counting any on an edge.',
      question: 'How many games are in the box? Count a game that is right on an edge, too.',
      unit: 'games',
      nudge: 'Look at your ordered list. Which games are between the two quartiles?',
      sibling: (k) =>
        `With a box from ${20 + k} to ${40 + k}, three of the games ${12 + k}, ${20 + k}, ` +
        `${33 + k}, ${40 + k}, and ${58 + k} are in it.`,
      nearly:
        'Cross out each game below the left edge and each game above the right edge. ' +
        'Count the rest.',
      mistakes: {
        'edges-left-out': 'Check the games that are right on an edge. They’re in the box, too.',
        'outside-for-inside':
          'These may be the games in the whiskers. The box is the part between them.',
        'all-games': 'These may be all the games. Some of them are outside the box.',
        'one-half-only': 'This may be half of the box. It goes on past the middle line.',
        'half-of-games':
          'About half of the games are in the box, but not always exactly half. Count them.',
      },
    },
    'box-width': {
      title: 'How wide is the box?',
      teach:
        'The width of the box is the interquartile range: upper quartile minus lower quartile.',
      question: 'What is the interquartile range of these games?',
      unit: 'yards',
      nudge: 'Which two of the five numbers are the edges of the box?',
      sibling: (k) =>
        `With quartiles of ${formatAsMixedNumber(rational(41 + 2 * k, 2))} and ${70 + 2 * k}: ` +
        `${70 + 2 * k} − ${formatAsMixedNumber(rational(41 + 2 * k, 2))} = ` +
        `${formatAsMixedNumber(rational(99 + 2 * k, 2))} wide.`,
      nearly: 'Subtract the left edge of the box from the right edge.',
      mistakes: {
        'range-for-box': 'This may be the range from end to end. The box is only the middle part.',
        'edges-added': 'This may be both edges together. The width is how far apart they are.',
        'median-in-half': 'Check the game in the very middle. By our rule, it’s in neither half.',
        'half-of-box': 'Check both edges. One of them may be the line in the middle.',
        'edge-for-width': 'This may be one edge. How far is it to the other?',
      },
    },
  },
};

/**
 * The two edges of the box differ in their half and their words; the possible mistakes are the
 * same.
 */
function quartileWords(which: 'lower' | 'upper'): LessonStepWords<BoxAndWhiskerWordFacts> {
  const isLower = which === 'lower';
  return {
    title: isLower ? 'The left edge of the box' : 'The right edge of the box',
    teach:
      `The ${which} quartile is the median of the ${which} ` +
      `half.${isLower ? ' A game in the very middle is in neither half.' : ''}`,
    question: ({ hasLoss }) =>
      `What is the ${which} quartile?${minusSignIfNegativeSuffix(hasLoss)}`,
    unit: 'yards',
    nudge: isLower
      ? 'Cover the upper half of your ordered list. Now find the middle of what you can still see.'
      : 'Do the same with the other half.',
    sibling: (k) => quartileSibling(k, which),
    nearly:
      `Cross out one number at each end of the ${which} half, over and over, until one or two ` +
      'are left. If there are two, go halfway.',
    mistakes: {
      'median-in-half': 'Check the game in the very middle. By our rule, it’s in neither half.',
      'not-sorted':
        `Check the order. Are the games of your half the ${isLower ? 'smallest' : 'largest'} ` +
        'ones?',
      [isLower ? 'upper-for-lower' : 'lower-for-upper']:
        'Check which half the question asks about.',
      'median-for-quartile':
        'This may be the middle of all the games. Now go to the middle of one half.',
      'one-middle':
        'Check how many are in the middle of the half. If there are two, go halfway between them.',
      'quarter-of-range': 'A quartile cuts the list of games. It doesn’t cut the range into four.',
    },
  };
}

function quartileSibling(k: number, which: 'lower' | 'upper'): string {
  const list = [13, 22, 29, 36, 48, 61, 75].map((value) => value + k);
  const [low, high] = [list.slice(0, 3), list.slice(4)];
  return (
    `In order: ${list.join(', ')}. Without the middle one, the ${which} half is ` +
    `${(which === 'lower' ? low : high).join(', ')}. Its middle is ` +
    `${which === 'lower' ? low[1] : high[1]}.`
  );
}

export const BOX_AND_WHISKER = {
  howTo:
    'Put the numbers in order. The median is in the middle. ' +
    'The quartiles are the medians of the two halves; with an odd number of games, leave the ' +
    'middle one out of both halves.',
  yardsInAll: 'Yards in all games',
  yards: 'Yards',
  yourGames: 'Your games',
} as const;

export const fiveNumbersForText = (player: string): string => `Five numbers for ${player}`;

export const fiveHandleText = (name: FiveNumberName, player: string): string =>
  `${FIVE_NUMBER_LABELS[name]} of ${player}`;
/** A graph has room for short words only. */
export const FIVE_NUMBER_SHORT_LABELS: Readonly<Record<FiveNumberName, string>> = {
  min: 'min',
  q1: 'Q1',
  median: 'med',
  q3: 'Q3',
  max: 'max',
};
export const playerNumbersByWeekText = (player: string, values: readonly number[]): string =>
  `${player}, week by week: ${values.map(formatChartNumber).join(', ')}`;
export const fiveQuestionText = (name: FiveNumberName, player: string): string =>
  `Where does this go for ${player}? ${FIVE_NUMBER_LABELS[name]}`;
