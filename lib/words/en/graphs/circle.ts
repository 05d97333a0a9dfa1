import { endAndJoinSentences, formatChartNumber } from '@/lib/domain/graphs/chart-data';
import type { CircleWordFacts } from '@/lib/domain/graphs/circle/lesson';
import type { CircleData } from '@/lib/domain/graphs/circle/rules';
import { formatAsMixedNumber } from '@/lib/domain/numbers/fractions';
import { statisticValueText } from '../graph-statistics';
import { countText, listOfText } from '../numbers';
import { type GraphWords, ONE_STATISTIC_FIELD } from './graph-words';
import { type LessonWords, similarPercentExampleText } from './lesson-words';

export const circleWords: GraphWords<'circle'> = {
  about: 'A circle graph shows how big each part of a whole is.',
  fieldNames: ONE_STATISTIC_FIELD,
  describe: describeCircle,
  table: (chart) => {
    const withDegrees = chart.slices.some(({ degrees }) => degrees !== undefined);
    return {
      columns: ['Slice', capital(chart.unit) || 'Value', ...(withDegrees ? ['Degrees'] : [])],
      rows: chart.slices.map(({ label, value, degrees }) => [
        label,
        value,
        ...(withDegrees ? [degrees ?? null] : []),
      ]),
    };
  },
  figure: () => null,
  fromTable: null,
  questions: {
    two: [
      'Can a small slice in A stand for more than a big slice in B? How?',
      'Which graph comes closer to equal slices? What does that tell us?',
    ],
    one: [
      'About what part of the whole is the biggest slice? How can you tell without the numbers?',
      'Which slices together make about one half?',
    ],
    weeks: 'Which slice grew the most? Did its number grow too?',
  },
};

function describeCircle({ slices, unit }: CircleData): string {
  const drawn = slices.filter(({ value }) => value >= 0);
  const said = drawn.map(({ label, value, degrees }) =>
    degrees === undefined
      ? `${label} ${formatChartNumber(value)} ${unit}`
      : `${label} ${degrees === null ? 'not drawn yet' : countText(degrees, 'degree')}`,
  );
  const below = slices.filter(({ value }) => value < 0).map(({ label }) => label);
  return endAndJoinSentences(
    `A circle graph with ${countText(drawn.length, 'slice')}: ${listOfText(said)}`,
    below.length > 0 &&
      `${listOfText(below)} ${below.length === 1 ? 'is' : 'are'} below zero and ` +
        `${below.length === 1 ? 'has' : 'have'} no slice`,
  );
}

const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);

export const circleLessonWords: LessonWords<CircleWordFacts, 'few' | 'tied'> = {
  about: 'How some of your players’ catches split up, in all games so far.',
  caption: 'Your players’ catches so far',
  columns: () => ['Player', 'Catches'],
  graph: 'Catches of my players',
  meaning: (degrees, { largest }) =>
    `All the slices except ${largest}’s fill about ${formatAsMixedNumber(degrees)} of the ` +
    'circle’s 360 degrees.',
  missing: {
    few: 'three of your players with catches',
    tied: 'a player with more catches than two others. So far too many of yours are tied',
  },
  steps: {
    'read-part': {
      title: 'Read one part',
      teach: 'A circle graph shows how one whole is split into parts. Each slice is one part.',
      question: ({ own }) => `How many passes did ${own} catch?`,
      unit: 'catches',
      nudge: 'Find the name in the table. The count is in the same row.',
      sibling: (n) =>
        `Suppose a row of a table says “Player A, ${12 + n}.” Then Player A has ${12 + n} catches.`,
      nearly: ({ own }) => `Put your finger on ${own} in the table and move right.`,
      mistakes: {
        'other-row': 'Check the row. Is this the count of the player in the question?',
      },
    },
    whole: {
      title: 'Find the whole',
      teach: 'The whole is all the parts together. Every share is a share of the whole.',
      question: 'How many catches do these players have in all?',
      unit: 'catches',
      nudge: 'The whole includes every row of the table.',
      sibling: (n) =>
        `Three players with ${4 + n}, ${7 + n}, and ${9 + n} catches: ${4 + n} + ${7 + n} + ` +
        `${9 + n} = ${20 + 3 * n} in all.`,
      nearly: 'Add the rows one at a time. Check off each row after you add it.',
      mistakes: {
        'part-left-out': 'Check that you added each row once.',
        'part-twice': 'Check that you didn’t add any row twice.',
        'counted-rows': 'This may be the number of players. Add up their catches.',
      },
    },
    'largest-slice': {
      title: 'Compare the slices',
      teach: 'The bigger the part, the wider its slice.',
      question: 'Who gets the widest slice?',
      nudge: 'Compare the counts in the table, not the names.',
      sibling: (n) =>
        `With ${3 + n}, ${8 + n}, and ${5 + n} catches, the one with ${8 + n} gets the widest ` +
        'slice.',
      nearly: 'Cover the names and look for the largest count. Then see whose row it is.',
      options: (key) => ({ label: key, hint: 'Is there a row with more catches than this one?' }),
    },
    fraction: {
      title: 'Write the share as a fraction',
      teach: 'A share is a fraction: the part over the whole.',
      question: ({ own }) => `What fraction of all the catches did ${own} make?`,
      unit: 'of the whole',
      nudge: 'The part is the numerator. What is the denominator?',
      sibling: (n) =>
        `With ${2 * n + 3} of ${2 * n + 11} catches, the share is ${2 * n + 3}/${2 * n + 11}.`,
      nearly: 'The whole you found is the denominator. This player’s count is the numerator.',
    },
    percent: {
      title: 'Turn it into a percent',
      teach: 'Percent means out of one hundred. Find that fraction of 100, then round.',
      question: ({ own }) =>
        `What percent of all the catches did ${own} make? Round to the nearest percent.`,
      unit: 'percent',
      nudge: 'Divide the part by the whole. Then think of it as hundredths.',
      sibling: similarPercentExampleText,
      nearly:
        'Multiply the part by 100, then divide by the whole. ' +
        'To round, look at the first digit after the decimal point.',
    },
    benchmark: {
      title: 'Check with your eyes',
      teach: 'A good check is to compare a slice with a quarter of the circle and with half of it.',
      question: ({ judged }) => `How big is ${judged}’s slice?`,
      nudge: 'Half of the circle stands for half of all the catches.',
      sibling: (n) =>
        `For ${40 + 4 * n} catches: ${40 + 4 * n} ÷ 4 = ${10 + n} is a quarter, and ` +
        `${40 + 4 * n} ÷ 2 = ${20 + 2 * n} is half. See where the count falls.`,
      nearly: 'Find half of the whole, then half of that. Where does the count fall?',
      options: {
        small: {
          label: 'Less than a quarter',
          hint: 'Multiply the count by four. Does that reach the whole?',
        },
        middle: {
          label: 'At least a quarter, less than half',
          hint: 'Compare the whole with two times the count, and with four times the count.',
        },
        large: {
          label: 'Half or more',
          hint: 'Multiply the count by two. Does that reach the whole?',
        },
      },
    },
    degrees: {
      title: 'Turn it into an angle',
      teach: 'A whole circle has 360 degrees. A slice gets its share of them.',
      question: ({ other }) =>
        `How many degrees wide is ${other}’s slice? Round to the nearest degree.`,
      unit: 'degrees',
      nudge: 'Find the fraction first. Then find that fraction of a full turn.',
      sibling: degreesSibling,
      nearly: 'Multiply the count by 360, divide by the whole, and then round.',
      mistakes: {
        'other-row': 'Check the row. Whose slice is this?',
      },
    },
    'two-slices': {
      title: 'Two slices together',
      teach: 'You can put slices together. Add the parts first, then find the angle once.',
      question: ({ own, other }) =>
        `How many degrees do ${own} and ${other} have together? Round to the nearest degree.`,
      unit: 'degrees',
      nudge: 'Add the two counts. Now you have one slice.',
      sibling: (n) =>
        `${n + 3} and 4 catches: ${n + 3} + 4 = ${n + 7} together. ${degreesSibling(n)}`,
      nearly: 'Add the two counts, multiply by 360, and divide by the whole. Then round.',
      mistakes: {
        'one-part-only': 'Check that you included both players.',
        'rounded-too-early': 'Round only once, at the very end.',
      },
    },
    rest: {
      title: 'The rest of the circle',
      teach:
        'All the slices together make one full turn. ' +
        'The degrees that one slice doesn’t use belong to the others.',
      question: ({ largest }) =>
        `All players except ${largest}: how many degrees do they have together? ` +
        'Round to the nearest degree.',
      unit: 'degrees',
      nudge: 'Which slice isn’t in the question? What’s left of the circle without it?',
      sibling: (n) =>
        `If one slice has ${70 + n} degrees: 360 − ${70 + n} = ${290 - n} degrees are left ` +
        'for the others.',
      nearly: 'Find the angle of that one slice. Subtract it from a full turn. Round at the end.',
      mistakes: {
        'slice-for-rest': 'This may be that one slice. The question asks about all the others.',
        'rest-of-hundred': 'Check the unit. A full turn has more than one hundred degrees.',
        'half-turn': 'Check the full turn. A straight line is only half of one.',
        'one-slice-more': 'Check that you subtracted only one slice.',
      },
    },
  },
};

function degreesSibling(n: number): string {
  return `${7 + n} out of 72 catches: ${7 + n} × 360 ÷ 72 = ${35 + 5 * n} degrees.`;
}

export const CIRCLE_BUILDER = {
  howManyDegrees: 'How many degrees is each slice?',
  howTo:
    'What part of the whole is it, and what is that part of 360°? ' +
    'Round to the nearest whole degree. If they don’t add up to 360°, round one the other way.',
} as const;

export const catchesInWeekTitle = (week: number): string => `Catches in week ${week}`;

export const sliceEdgeText = (player: string): string => `Edge of ${player}’s slice`;
/** The table's text for the number being dragged. */
export const draggedPlayerStatisticText = (player: string, value: number, field: string): string =>
  `${player}: ${statisticValueText(value, field)}`;
export const degreesUnitText = (): string => 'degrees';
export const sliceQuestionText = (player: string): string => `How big is ${player}’s slice?`;
export const partOfWholeText = (value: number, whole: number, field: string): string =>
  `That’s ${formatChartNumber(value)} of the ${statisticValueText(whole, field)}.`;
