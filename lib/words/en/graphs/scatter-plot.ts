import {
  cellToNumber,
  cellToText,
  endAndJoinSentences,
  formatChartNumber,
} from '@/lib/domain/graphs/chart-data';
import type { ScatterPlotWordFacts } from '@/lib/domain/graphs/scatter-plot/lesson';
import type { ScatterPlotData } from '@/lib/domain/graphs/scatter-plot/rules';
import { formatAsMixedNumber, rational } from '@/lib/domain/numbers/fractions';
import { countText, listOfText } from '../numbers';
import type { GraphWords } from './graph-words';
import { amountWithUnitText, type LessonWords } from './lesson-words';

export const scatterPlotWords: GraphWords<'scatter-plot'> = {
  about: 'A scatter plot shows whether two numbers go together.',
  fieldNames: ['Across (x-axis)', 'Up (y-axis)'],
  describe: describeScatter,
  table: (chart) => ({
    columns: ['Dot', `Across: ${chart.xLabel}`, `Up: ${chart.yLabel}`],
    rows: chart.groups.flatMap((group) =>
      group.points.map(({ x, y, label }) => [
        label ? `${group.label}, ${label}` : group.label,
        x,
        y,
      ]),
    ),
  }),
  figure: ({ line }) => line && 'The line goes through the points A and B. The table marks them.',
  fromTable(title, { columns, rows }) {
    const points = rows.map(([name, x, y]) => ({
      name: cellToText(name),
      x: cellToNumber(x),
      y: cellToNumber(y),
    }));
    if (columns.length !== 3 || points.length === 0 || !points.every(isPoint)) return null;
    const groups = new Map<string, { x: number; y: number; label?: string }[]>();
    for (const { name, x, y } of points) {
      const [, group = name, label] = /^(.*), (.*)$/.exec(name) ?? [];
      groups.set(group, [
        ...(groups.get(group) ?? []),
        { x, y, ...(label === undefined ? {} : { label }) },
      ]);
    }
    return {
      title,
      xLabel: (columns[1] ?? '').replace(/^(?:Across|Derecha): /, ''),
      yLabel: (columns[2] ?? '').replace(/^(?:Up|Arriba): /, ''),
      groups: [...groups].map(([label, ofGroup]) => ({ label, points: ofGroup })),
      showKey: groups.size > 1,
    };
  },
  questions: {
    two: [
      'In which graph do the two numbers go together more? How can you tell?',
      'Is there a dot far from the others? What may have happened in that game?',
    ],
    one: [
      'Does one number grow when the other one does? How can you tell?',
      'Which dot surprises you? Why?',
    ],
    weeks: 'Do the new dots fit in with the old ones?',
  },
};

function describeScatter({ groups, line, xLabel, yLabel }: ScatterPlotData): string {
  const points = groups.flatMap((group) => group.points);
  const reach = (values: readonly number[]) =>
    `from ${formatChartNumber(values.reduce((low, value) => Math.min(low, value)))} to ` +
    formatChartNumber(values.reduce((high, value) => Math.max(high, value)));
  if (points.length === 0) return 'A scatter plot with no dots.';
  return endAndJoinSentences(
    `A scatter plot with ${countText(points.length, 'dot')}`,
    groups.length > 1 && listOfText(groups.map((group) => `${group.label} ${group.points.length}`)),
    `${xLabel || 'The x axis'} goes ${reach(points.map(({ x }) => x))}`,
    `${yLabel || 'The y axis'} goes ${reach(points.map(({ y }) => y))}`,
    line &&
      `A trend line goes through ${formatChartNumber(line.from.x)} across and ` +
        `${formatChartNumber(line.from.y)} up, and through ${formatChartNumber(line.to.x)} ` +
        `across and ${formatChartNumber(line.to.y)} up`,
  );
}

const isPoint = <Part extends { x: number | null; y: number | null }>(
  part: Part,
): part is Part & { x: number; y: number } => part.x !== null && part.y !== null;

export const scatterPlotLessonWords: LessonWords<
  ScatterPlotWordFacts,
  'few' | 'one-count' | 'no-line'
> = {
  about: 'Your players’ catches and yards in some of their games. Each dot is one game.',
  caption: 'Catches and yards from catching in these games',
  columns: () => ['Player', 'Week', 'Catches', 'Yards'],
  figure: { across: 'Catches', up: 'Yards from catching' },
  graph: 'Catches and yards in games of my players',
  meaning: (yards, { far }) =>
    `For a game with ${countText(far, 'catch', 'catches')}, the line predicts ` +
    `${amountWithUnitText(yards, 'yard')}. A real game may turn out differently.`,
  missing: {
    few: 'six different games, each with at least one catch and no negative yards',
    'one-count': 'games with different numbers of catches',
    'no-line':
      'games with other numbers of catches. ' +
      'The line through yours falls below zero too soon to predict anything',
  },
  steps: {
    'read-across': {
      title: 'Read how far right',
      teach: 'Each dot shows two numbers. How far right it is shows the first one, the catches.',
      question: ({ player, week }) => `How many catches did ${player} have in week ${week}?`,
      unit: 'catches',
      nudge: 'Catches are counted along the bottom.',
      sibling: (n) =>
        `A dot ${10 + n} to the right and ${80 + n} up is a game with ${10 + n} catches.`,
      nearly: 'Find the row with this name and this week. Stop at the column “Catches.”',
      mistakes: {
        'axes-swapped': 'Check the axis. Read catches across and yards up.',
        'other-row': 'Check the row. Is it this player and this week?',
      },
    },
    'read-up': {
      title: 'Read how far up',
      teach: 'How far up a dot is shows the second number, the yards.',
      question: ({ player, week }) =>
        `How many yards did ${player} gain by catching in week ${week}?`,
      unit: 'yards',
      nudge: 'Yards are counted along the side.',
      sibling: (n) =>
        `A dot ${10 + n} to the right and ${80 + n} up is a game with ${80 + n} yards.`,
      nearly: 'Find the row with this name and this week. Stop at the column “Yards.”',
      mistakes: {
        'axes-swapped': 'Check the axis. Read catches across and yards up.',
        'other-row': 'Check the row. Is it this player and this week?',
      },
    },
    'count-right': {
      title: 'Count dots',
      teach: '“More than” leaves out the dots that are right on the number.',
      question: ({ limit }) =>
        `How many dots show more than ${limit} ${limit === 1 ? 'catch' : 'catches'}?`,
      unit: 'dots',
      nudge: 'Imagine a line straight up from that number. Count the dots to the right of it.',
      sibling: () =>
        'In games of four, six, six, and nine catches, only one game has more than six.',
      nearly:
        'Go down the “Catches” column and check off each larger number. ' +
        'Then count the check marks.',
      mistakes: {
        'edge-counted':
          'Check the dots that are right on the number. Is that more than the number?',
        'other-side': 'Check which side the question asks about: more or fewer?',
        'counted-all': 'These may be all the dots. Which ones does the question ask about?',
      },
    },
    trend: {
      title: 'See the trend',
      teach:
        'A line that follows the dots shows the trend. ' +
        'This one goes through two of your games, A and B. Read it from left to right.',
      question: 'What does the line do from left to right?',
      nudge:
        'Put a finger on the left end of the line and follow it. ' +
        'Or compare the yards of A with the yards of B.',
      sibling: () =>
        'Taller people tend to have longer feet. A line through dots like that climbs.',
      nearly: 'A is on the left and B is on the right. Which of them has more yards?',
      options: {
        up: {
          label: 'It goes up: more catches, more yards',
          hint: 'Start at the left end. Is the right end higher?',
        },
        down: {
          label: 'It goes down: more catches, fewer yards',
          hint: 'Start at the left end, not the right one. Where does it lead?',
        },
        level: {
          label: 'It stays level: the yards do not change',
          hint: 'Compare the heights of the two ends of the line.',
        },
      },
    },
    run: {
      title: 'The run',
      teach: 'Go along the line from A to B. The change in catches is called the run.',
      question: 'How many more catches does B have than A?',
      unit: 'catches',
      nudge: 'Compare the catches of the two games.',
      sibling: (n) =>
        `From ${2 + n} catches to ${11 + 2 * n} catches: ${11 + 2 * n} − ${2 + n} = ${9 + n} ` +
        'is the run.',
      nearly: 'Subtract the catches of A from the catches of B.',
      mistakes: {
        'rise-for-run': 'This may be the change in yards. The question asks about catches.',
        'added-for-difference': 'This may be both games added together. How far apart are they?',
        'point-for-step': 'This may be just one of the games. How far is it from the other one?',
      },
    },
    rise: {
      title: 'The rise',
      teach:
        'The change in yards from A to B is called the rise. ' +
        'If the line goes down, the rise is negative.',
      question:
        'How many more yards does B have than A? If B has fewer, put a minus sign in front.',
      unit: 'yards',
      nudge: 'Compare the yards of the two games. Start with B.',
      sibling: (n) =>
        `From ${15 + n} yards to ${72 + 2 * n} yards: ${72 + 2 * n} − ${15 + n} = ${57 + n} ` +
        `is the rise. From ${72 + 2 * n} to ${15 + n} it would be ${15 + n} − ${72 + 2 * n} = ` +
        `−${57 + n}.`,
      nearly: 'Subtract the yards of A from the yards of B.',
      mistakes: {
        'run-for-rise': 'This may be the change in catches. The question asks about yards.',
        'added-for-difference': 'This may be both games added together. How far apart are they?',
        'point-for-step': 'This may be just one of the games. How far is it from the other one?',
      },
    },
    slope: {
      title: 'How steep is the line?',
      teach:
        'The slope tells you how the yards change for one more catch. ' +
        'It’s the rise divided by the run. Keep it exact. Use a fraction if you need one.',
      question: 'What is the slope of the line? Put a minus sign in front if the line goes down.',
      unit: 'yards per catch',
      nudge: 'You have the rise and the run. Which one is divided by which?',
      sibling: (n) =>
        `A rise of ${31 + 4 * n} and a run of 4: ${31 + 4 * n} ÷ 4 = ` +
        `${formatAsMixedNumber(rational(31 + 4 * n, 4))} is the slope.`,
      nearly:
        'The rise is the numerator, and the run is the denominator. ' +
        'Any remainder becomes a fraction.',
      mistakes: {
        'slope-upside-down':
          'Check the numerator. The slope is yards for one catch, so the yards are the numerator.',
        'point-for-slope': 'Check that you used the rise and the run, not the numbers of one dot.',
        'rise-for-slope': 'This may be the whole rise. How much is it for one catch?',
        rounded: 'Keep the remainder as a fraction.',
      },
    },
    growth: {
      title: 'Use the slope',
      teach: 'Each extra catch adds the slope once.',
      question: ({ more }) =>
        `By how many yards does the line change for ${more} more catches? ` +
        'Put a minus sign in front if the line goes down.',
      unit: 'yards',
      nudge: 'The slope is for one catch. How many do you need?',
      sibling: (n) =>
        `With a slope of ${formatAsMixedNumber(rational(19 + 2 * n, 2))}, for six more catches: 6 × ` +
        `${formatAsMixedNumber(rational(19 + 2 * n, 2))} = ${57 + 6 * n} yards.`,
      nearly: 'Multiply the slope by the number of catches. Keep the fraction.',
      mistakes: {
        'slope-once': 'This may be the change for only one catch.',
        'slope-added': 'Each catch adds the slope once. Did you add where you should multiply?',
        'slope-divided': 'Did you divide? Each extra catch adds the slope one more time.',
      },
    },
    prediction: {
      title: 'Predict a game',
      teach:
        'A line can predict a game that hasn’t been played yet. ' +
        'Start at a point on the line and add the change.',
      question: ({ far, start }) =>
        `How many yards does the line predict for ${far} catches? ` +
        `Start at ${start}, and keep your answer exact.`,
      unit: 'yards',
      nudge:
        'How many catches past your starting point is that? ' +
        'Each one changes the yards by the slope.',
      sibling: (n) =>
        `Suppose a point has 5 catches and ${60 + n} yards, and the slope is 8. ` +
        `For three more catches: ${60 + n} + 3 × 8 = ${84 + n} yards.`,
      nearly:
        'Multiply the extra catches by the slope. ' + 'Then add the yards at your starting point.',
      mistakes: {
        'start-forgotten':
          'This may be only the change. Did you add the yards of your starting point?',
        'steps-miscounted': 'Count again. How many catches past your starting point is it?',
        'slope-sign': 'Check the slope. Does the line go up or down?',
        'catches-added': 'Each extra catch changes the yards by the slope, not by one.',
      },
    },
  },
};

export const SCATTER_PLOT_BUILDER = {
  trendLine: 'A trend line, if you see a trend',
  howTo: 'It goes through two points, with about as many dots above it as below it.',
  oneGame: 'One game',
} as const;

/** A coordinate of the end A or B of the trend line. */
export const trendPointCoordinateLabel = (end: string, axis: 'x' | 'y'): string =>
  `${end}: ${axis === 'x' ? 'across' : 'up'}`;

export const catchesAndYardsSinceWeekTitle = (week: number): string =>
  `Catches and yards since week ${week}`;

export const trendPointLabel = (name: 'A' | 'B'): string => `Point ${name} of the trend line`;
export const trendHintText = (): string => 'Draw a line through the middle of the dots.';
export const pointCoordinatesText = (x: number, y: number): string =>
  `${formatChartNumber(x)} across, ${formatChartNumber(y)} up`;
