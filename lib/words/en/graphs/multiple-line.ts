import {
  cellToText,
  endAndJoinSentences,
  formatChartNumber,
  numberSeriesOfColumns,
} from '@/lib/domain/graphs/chart-data';
import type { MultipleLineWordFacts } from '@/lib/domain/graphs/multiple-line/lesson';
import type { MultipleLineData } from '@/lib/domain/graphs/multiple-line/rules';
import { formatAsMixedNumber, rational } from '@/lib/domain/numbers/fractions';
import { statisticValueText } from '../graph-statistics';
import { countText, listOfText } from '../numbers';
import { type GraphWords, ONE_STATISTIC_FIELD } from './graph-words';
import { amountWithUnitText, type LessonWords, minusSignIfNegativeSuffix } from './lesson-words';

export const multipleLineWords: GraphWords<'multiple-line'> = {
  about: 'A multiple-line graph shows how numbers change over time, side by side.',
  fieldNames: ONE_STATISTIC_FIELD,
  describe: describeLines,
  table: (chart) => ({
    columns: [pointColumn(chart.xLabel, chart.lines), ...chart.lines.map(({ label }) => label)],
    rows: chart.points.map((point, index) => [
      point,
      ...chart.lines.map(({ values }) => values[index] ?? null),
    ]),
  }),
  figure: ({ weeks, drawnTo }) => {
    if (drawnTo === null) return null;
    return weeks.includes(drawnTo)
      ? `The lines are drawn up to week ${drawnTo} so far.`
      : 'The lines are not drawn yet.';
  },
  fromTable(title, { columns, rows }) {
    const lines = numberSeriesOfColumns(columns, rows);
    if (!lines || lines.length === 0) return null;
    const points = rows.map(([name]) => cellToText(name));
    return {
      title,
      xLabel: columns[0] ?? '',
      yLabel: '',
      points,
      lines,
      showKey: lines.length > 1,
    };
  },
  questions: {
    two: [
      'Which line goes up and down the most? Look at the numbers on the side first.',
      'Do lines cross in A? In B? What does it mean when two lines cross?',
    ],
    one: [
      'Which line would you trust most for next week? Why?',
      'Which line changes the most from week to week? How can you tell?',
    ],
    weeks: 'What does the new week add to each line? Is it what you thought?',
  },
};

function describeLines({ points, lines, xLabel, joinGaps }: MultipleLineData): string {
  const at = (index: number) => `${xLabel || 'point'} ${points[index]}`;
  const said = lines.map(({ label, values }) => {
    const known = values.flatMap((value, index) => (value === null ? [] : [{ value, index }]));
    const [first, last] = [known[0], known.at(-1)];
    if (!first || !last) return `${label} has no points`;
    const gaps = values.flatMap((value, index) => (value === null ? [points[index] ?? ''] : []));
    return (
      `${label} goes from ${formatChartNumber(first.value)} at ${at(first.index)} to ` +
      `${formatChartNumber(last.value)} at ${at(last.index)}` +
      (gaps.length > 0 && !joinGaps
        ? `, with a gap at ${xLabel || 'point'} ${listOfText(gaps)}`
        : '')
    );
  });
  return endAndJoinSentences(`A graph with ${countText(lines.length, 'line')}`, ...said);
}

/** Heads the first column: the x label, or Point if it is empty or a line has the same name. */
function pointColumn(xLabel: string, lines: readonly { label: string }[]): string {
  return xLabel && !lines.some(({ label }) => label === xLabel) ? xLabel : 'Point';
}

export const multipleLineLessonWords: LessonWords<
  MultipleLineWordFacts,
  'few' | 'no-change' | 'no-best' | 'no-shared' | 'one-mean'
> = {
  about: 'Yards of two of your players, running and catching together, week by week.',
  caption: 'Yards in each week',
  columns: ({ a, b }) => ['Week', a, b],
  graph: ({ a, b }) => `Yards of ${a} and ${b}, week by week`,
  meaning: (yards, { more, less }) =>
    `On average, ${more} gained ${amountWithUnitText(yards, 'more yard')} per game than ${less}.`,
  missing: {
    few: 'two of your players with three games each within six weeks',
    'no-change': 'a player with two games in a row and different yards in them',
    'no-best': 'a second player with one best game that isn’t tied',
    'no-shared': 'a week in which two players both had a game, with different yards',
    'one-mean': 'two players with different means',
  },
  steps: {
    gap: {
      title: 'A week without a game',
      teach: 'In a bye week, a team doesn’t play. A player can also miss a game.',
      question: ({ gap, a }) =>
        gap === null
          ? 'How is a week without a game drawn?'
          : `${a} has no game in week ${gap}. How is that week drawn?`,
      nudge: 'A dot on the line stands for a game. Was there one?',
      sibling: () =>
        'A store that’s closed on Sunday didn’t have a bad Sunday. ' +
        'It sold nothing because no one was there, so its graph shows nothing for Sunday.',
      nearly: 'What would a reader think if there were a dot?',
      options: {
        zero: {
          label: 'A dot at zero',
          hint: 'A dot at zero says there was a game with no yards. Was there a game?',
        },
        gap: { label: 'No dot: the line has a break', hint: '' },
        same: {
          label: 'The same height as a week beside it',
          hint: 'A dot says there was a game. Was there?',
        },
      },
    },
    'read-point': {
      title: 'Read one dot',
      teach: 'Each line belongs to one player. Each dot on it is one game.',
      question: ({ a, week }) => `How many yards did ${a} gain in week ${week}?`,
      unit: 'yards',
      nudge: 'Find the week first. Then find the player.',
      sibling: (n) =>
        `Suppose a dot is above the fourth week, at a height of ${34 + n}. ` +
        `Then the player gained ${34 + n} yards in that game.`,
      nearly: ({ a }) => `In the table, go across that week’s row to ${a}’s column.`,
      mistakes: {
        'other-line': 'Check the player. Whose line is this?',
        'other-week': 'Check the week. Is this the game of another week?',
        'place-for-value': 'This may be the week. How many yards did the player gain?',
      },
    },
    'highest-week': {
      title: 'Find the highest dot',
      teach: 'The highest dot of a line is the best game.',
      question: ({ b }) =>
        `In which week did ${b} gain the most yards? Type the number of the week.`,
      unit: '(the week)',
      nudge: 'Look for the highest dot. Then look straight down.',
      sibling: (n) =>
        `With ${20 + n}, ${61 + n}, and ${35 + n} yards in three weeks in a row, the week in ` +
        'the middle is the best.',
      nearly: 'Find the largest number in this player’s column. Its row starts with the week.',
      mistakes: {
        'value-for-place': 'This may be the number of yards. In which week was it?',
        'other-line': 'Check the player. Whose best week is this?',
      },
    },
    change: {
      title: 'From one week to the next',
      teach:
        'Where a line rises, the change is above zero. Where it falls, the change is below zero.',
      question: ({ a, from, to }) =>
        `By how many yards did ${a} go up or down from week ${from} to week ${to}? ` +
        'Put a minus sign in front if it is down.',
      unit: 'yards',
      nudge: 'Start with the later week. Subtract the earlier week.',
      sibling: (n) =>
        `From ${50 + n} to ${31 + n} yards: ${31 + n} − ${50 + n} = −19. ` +
        `From ${31 + n} to ${50 + n} yards: ${50 + n} − ${31 + n} = 19.`,
      nearly: 'Later week minus earlier week. Does the line go up or down between them?',
      mistakes: {
        'added-for-change':
          'This may be both games together. A change tells you how far apart they are.',
        'value-for-change': 'This may be one of the two games. How far is it from the other?',
      },
    },
    'between-lines': {
      title: 'Between the lines',
      teach: 'Two dots above the same week show how far apart the two players were.',
      question: ({ shared }) => `How many yards apart are the two lines in week ${shared}?`,
      unit: 'yards',
      nudge: 'Read both numbers of this week. How far apart are they?',
      sibling: (n) =>
        `One line at ${70 + n} and one at ${42 + n}: ${70 + n} − ${42 + n} = 28 yards apart.`,
      nearly: 'Subtract the smaller number for this week from the larger one.',
      mistakes: {
        'added-for-difference':
          'This may be both lines together. The question asks how far apart they are.',
        'one-line-only': 'This may be only one of the lines.',
      },
    },
    'count-games': {
      title: 'Count the games',
      teach: 'Count only the games that were played.',
      question: ({ a }) => `How many games does ${a}’s line show?`,
      unit: 'games',
      nudge: 'Count the dots, not the weeks.',
      sibling: () => 'A line with two dots, a break, and two more dots shows four games.',
      nearly: 'Go down this player’s column. Skip each row that says “no game.”',
      mistakes: {
        'bye-counted': 'This may be the number of weeks. Does a week without a game count?',
        'other-line': 'Check the player. Whose games are these?',
      },
    },
    total: {
      title: 'All the yards of a line',
      teach: 'A total adds up all the games on one line.',
      question: ({ a, hasLoss }) =>
        `How many yards did ${a} gain in all these games together?${minusSignIfNegativeSuffix(hasLoss)}`,
      unit: 'yards',
      nudge: 'Stay in one column of the table.',
      sibling: (n) =>
        `Games of ${14 + n}, ${52 + n}, and ${33 + n} yards: ${14 + n} + ${52 + n} + ` +
        `${33 + n} = ${99 + 3 * n} yards.`,
      nearly: 'Add one game at a time, and check off each one.',
      mistakes: {
        'game-left-out': 'Check that you added each game once.',
        'other-line': 'Check the player. Whose yards are these?',
      },
    },
    mean: {
      title: 'The mean of a line',
      teach:
        'The mean shares the total equally among the games that were played. ' +
        'Keep the answer exact. Use a fraction if you need one.',
      question: ({ a, hasLoss }) =>
        `What is ${a}’s mean, in yards per game?${minusSignIfNegativeSuffix(hasLoss)}`,
      unit: 'yards per game',
      nudge: 'How many games share the total?',
      sibling: meanSibling,
      nearly:
        'You know the total and the number of games. Divide. Any remainder becomes a fraction.',
      mistakes: {
        'bye-as-zero': 'Check what you divided by. A week without a game is not a game.',
        'total-for-mean': 'This may be the total. Now share it among the games.',
        'median-for-mean': 'This may be the middle game, the median. The mean shares the total.',
        rounded: 'Keep the remainder as a fraction.',
      },
    },
    'compare-means': {
      title: 'Compare the two players',
      teach: 'Means are fair to compare, even when one player has fewer games.',
      question: ({ more, less }) =>
        `By how many yards is ${more}’s mean greater than ${less}’s mean? Keep it exact.`,
      unit: 'yards per game',
      nudge: 'You need both means. Each has its own number of games.',
      sibling: (n) =>
        `Means of ${formatAsMixedNumber(rational(4 * n + 51, 2))} and ${9 + n}: ` +
        `${formatAsMixedNumber(rational(4 * n + 51, 2))} − ${9 + n} = ` +
        `${formatAsMixedNumber(rational(2 * n + 33, 2))} more.`,
      nearly:
        'Subtract the smaller mean from the larger one. Give the fractions a common ' +
        'denominator first.',
      mistakes: {
        'bye-as-zero': 'Check what you divided by. A week without a game is not a game.',
        'totals-compared': 'This may compare the totals. Share each total among its games first.',
        'added-for-difference':
          'This may be both means together. The question asks how far apart they are.',
        'one-mean-only': 'This may be one of the two means. How far is it from the other?',
      },
    },
  },
};

function meanSibling(n: number): string {
  const games = [21 + n, 30 + n, 35 + 2 * n];
  const sum = games.reduce((all, game) => all + game, 0);
  return (
    `Three games of ${games.join(', ')} yards: ${games.join(' + ')} = ${sum}, and ${sum} ÷ 3 ` +
    `= ${formatAsMixedNumber(rational(sum, 3))}.`
  );
}

export const MULTIPLE_LINE_BUILDER = {
  plotForMe: 'Plot the dots for me',
  week: 'Week',
  yards: 'Yards',
} as const;

export const dotsOnLineTitle = (player: string): string => `Dots on ${player}’s line`;
export const dotHeightsQuestion = (player: string): string =>
  `How high is each dot on ${player}’s line?`;
export const yardsThroughWeekTitle = (week: number): string => `Yards in weeks 1 to ${week}`;

export const lineDotLabel = (player: string, week: string): string =>
  `${player}’s dot in week ${week}`;
export const chooseLineToSetLabel = (): string => 'Whose dots do you set?';
export const lineHintText = (): string => 'Pull a dot, or draw the whole line with one stroke.';
export const gameStatisticText = (
  player: string,
  week: number,
  value: number,
  field: string,
): string => `${player}, week ${week}: ${statisticValueText(value, field)}`;
export const pointQuestionText = (player: string, week: number): string =>
  `How high is ${player}’s dot in week ${week}?`;
