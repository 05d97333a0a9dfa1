import { lessonClosedReason } from '@/lib/data/lesson/make-lesson';
import type { GraphType } from '@/lib/domain/graphs/graph-names';
import { lessonRowsOf } from '@/lib/testing/lesson-rows';
import { checkedLesson } from '@/lib/testing/lesson-walk';
import type { LessonGames } from './lesson-games';

const catchers = (...catches: number[]) =>
  lessonRowsOf(catches.map((count, index) => [`Player ${index}`, 'WR', [1, 0, 9, count]] as const));

const gainers = (...yards: [run: number, caught: number][]) =>
  lessonRowsOf(
    yards.map(([run, caught], index) => [`Player ${index}`, 'RB', [1, run, caught, 1]] as const),
  );

const games = (...yards: number[]) =>
  lessonRowsOf([
    ['Al Li', 'WR', ...yards.map((value, index) => [index + 1, 0, value, 1] as const)],
  ]);

/** Two players with these yards from week 1 on; null is a week without a game. */
const twoLines = (...lines: (number | null)[][]) =>
  lessonRowsOf(
    lines.map((yards, index) => [
      `Player ${index}`,
      'WR',
      ...yards.flatMap((value, at) => (value === null ? [] : [[at + 1, 0, value, 1] as const])),
    ]),
    Math.max(...lines.map(({ length }) => length)),
  );

const spots = (...points: [catches: number, yards: number][]) =>
  lessonRowsOf([
    [
      'Al Li',
      'TE',
      ...points.map(([catches, yards], index) => [index + 1, 0, yards, catches] as const),
    ],
  ]);

const OPEN = null;
const TIED = 'two players with different totals. So far all of yours are tied';
const NO_BOTH = 'a player who gained yards both by running and by catching. So far there is none';
const NO_CHANGE = 'a player with two games in a row and different yards in them';
const NO_BEST = 'a second player with one best game that isn’t tied';
const NO_SHARED = 'a week in which two players both had a game, with different yards';
const ONE_MEAN = 'two players with different means';
const NO_LINE =
  'games with other numbers of catches. The line through yours falls below zero too soon to ' +
  'predict anything';
const linesSoFar = (have: string) =>
  `two of your players with three games each within six weeks. So far there ${have}`;
const spotsSoFar = (have: string) =>
  `six different games, each with at least one catch and no negative yards. So far there ${have}`;

it.each<[GraphType, string, LessonGames, string | null]>([
  ['circle', 'nobody', catchers(), 'three of your players with catches. So far there are none'],
  [
    'circle',
    'two who caught and one who did not',
    catchers(4, 0, 7),
    'three of your players with catches. So far there are 2',
  ],
  ['circle', 'three, with one ahead of two', catchers(4, 4, 7), OPEN],
  [
    'circle',
    'three, two of them ahead',
    catchers(4, 7, 7),
    'a player with more catches than two others. So far too many of yours are tied',
  ],
  ['circle', 'four, two of them ahead of two', catchers(4, 7, 7, 4), OPEN],
  ['stacked-bar', 'nobody', gainers(), NO_BOTH],
  ['stacked-bar', 'one kind each', gainers([40, 0], [0, 30]), NO_BOTH],
  ['stacked-bar', 'both kinds, one of them lost', gainers([40, -1], [-2, 30], [10, 0]), NO_BOTH],
  [
    'stacked-bar',
    'one bar',
    gainers([40, 5], [0, 0], [-1, 30]),
    'two of your players with yards. So far there is 1',
  ],
  ['stacked-bar', 'two bars of one height', gainers([40, 5], [45, 0]), TIED],
  ['stacked-bar', 'two bars of two heights', gainers([40, 5], [46, 0]), OPEN],
  [
    'stacked-bar',
    'two that are tied and one with the other kind',
    gainers([40, 5], [5, 40], [1, 0]),
    OPEN,
  ],
  ['multiple-line', 'nobody', lessonRowsOf([]), linesSoFar('are none')],
  [
    'multiple-line',
    'one line and one that is too short',
    twoLines([1, 2, 3], [4, 5]),
    linesSoFar('is 1'),
  ],
  [
    'multiple-line',
    'three games in seven weeks',
    twoLines([1, 2, 3], [4, 5, null, null, null, null, 6]),
    linesSoFar('is 1'),
  ],
  [
    'multiple-line',
    'three games in six weeks',
    twoLines([1, 2, 3], [4, 5, null, null, null, 7]),
    OPEN,
  ],
  [
    'multiple-line',
    'no two games in a row',
    twoLines([1, null, 2, null, 4], [5, null, 1, null, 2]),
    NO_CHANGE,
  ],
  ['multiple-line', 'the same yards in a row', twoLines([1, 1, 1], [5, 5, 5]), NO_CHANGE],
  ['multiple-line', 'best games that are tied', twoLines([1, 7, 7], [5, 9, 9]), NO_BEST],
  [
    'multiple-line',
    'a best game of the one line and a change of the other',
    twoLines([1, 7, 7], [5, null, 9, null, 8]),
    OPEN,
  ],
  [
    'multiple-line',
    'no week of both',
    twoLines([1, 2, 3, null, null, null], [null, null, null, 4, 5, 6]),
    NO_SHARED,
  ],
  [
    'multiple-line',
    'the same yards in each week of both',
    twoLines([1, 2, 3], [1, 2, 3]),
    NO_SHARED,
  ],
  ['multiple-line', 'one mean', twoLines([1, 2, 6], [3, 4, 2]), ONE_MEAN],
  [
    'multiple-line',
    'one mean of three games and of four',
    twoLines([1, 2, 6, null], [3, 4, 2, 3]),
    ONE_MEAN,
  ],
  [
    'multiple-line',
    'one total of three games and of four',
    twoLines([1, 2, 9, null], [3, 4, 2, 3]),
    OPEN,
  ],
  [
    'stem-and-leaf',
    'six games, and two that are too low or too high',
    games(0, 1, 2, 3, 4, 149, -1, 150),
    'seven games of your players with 0 to 149 yards. So far there are 6',
  ],
  ['stem-and-leaf', 'seven games, from 0 to 149', games(0, 1, 2, 3, 4, 5, 149), OPEN],
  [
    'stem-and-leaf',
    'seven games of one stem',
    games(30, 31, 32, 33, 34, 38, 39, -5),
    'games with different tens. So far all of yours are on one stem',
  ],
  ['stem-and-leaf', 'seven games of two stems', games(30, 31, 32, 33, 34, 38, 40), OPEN],
  [
    'histogram',
    'seven games, and one that is too high',
    games(1, 20, 30, 40, 50, 60, 199, 200),
    'eight games of your players with at most 199 yards. So far there are 7',
  ],
  ['histogram', 'eight games, up to 199', games(1, 20, 30, 40, 50, 60, 70, 199), OPEN],
  [
    'histogram',
    'eight games in two bins at most',
    games(0, 1, 2, 3, 4, 5, 9, 9),
    'games that are farther apart. So far all of yours fit in one or two bins',
  ],
  ['histogram', 'eight games in three bins of five', games(0, 1, 2, 3, 4, 5, 9, 10), OPEN],
  ['scatter-plot', 'nobody', lessonRowsOf([]), spotsSoFar('are none')],
  [
    'scatter-plot',
    'six games, two of them alike',
    spots([1, 2], [1, 3], [2, 3], [2, 4], [3, 9], [3, 9]),
    spotsSoFar('are 5'),
  ],
  [
    'scatter-plot',
    'five games, and two without catches or with lost yards',
    spots([1, 2], [1, 3], [2, 3], [2, 4], [3, 9], [0, 5], [4, -1]),
    spotsSoFar('are 5'),
  ],
  [
    'scatter-plot',
    'six games, one of them with no yards',
    spots([1, 0], [1, 3], [2, 3], [2, 4], [3, 9], [3, 8]),
    OPEN,
  ],
  [
    'scatter-plot',
    'one number of catches',
    spots([2, 0], [2, 3], [2, 5], [2, 4], [2, 9], [2, 8]),
    'games with different numbers of catches',
  ],
  [
    'scatter-plot',
    'lines that fall steeply',
    spots([1, 60], [1, 55], [1, 50], [2, 3], [2, 2], [2, 1]),
    NO_LINE,
  ],
  [
    'scatter-plot',
    'a line that falls to 0 one catch further',
    spots([1, 60], [1, 55], [1, 50], [2, 3], [2, 2], [2, 25]),
    OPEN,
  ],
  [
    'scatter-plot',
    'lines that fall steeply over two catches',
    spots([1, 60], [1, 55], [1, 50], [3, 3], [3, 2], [3, 1]),
    OPEN,
  ],
  [
    'box-and-whisker',
    'six games',
    games(-9, 4, 0, 6, 8, 7),
    'seven games of your players. So far there are 6',
  ],
  [
    'box-and-whisker',
    'seven games, the second from either end alike',
    games(1, 5, 5, 5, 5, 5, 9),
    'games with different yards. So far nearly all of yours are the same, and the box would ' +
      'have no width',
  ],
  [
    'box-and-whisker',
    'seven games, the second from either end not alike',
    games(1, 5, 5, 5, 5, 6, 9),
    OPEN,
  ],
])('%s: %s', (type, _, rows, missing) => {
  const sentence =
    missing && `This lesson needs ${missing}. More games, or other players, can open it.`;
  expect(lessonClosedReason(type, rows)).toBe(sentence);
  // Where it is open, all that holds for its nine questions holds for these few numbers, too.
  expect(checkedLesson(type, rows, 1, type) === null).toBe(missing !== null);
});
