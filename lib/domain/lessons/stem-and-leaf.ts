import { type Rational, rational } from '../fractions';
import { mean, median, sorted } from '../statistics/averages';
import { stemsAndLeaves } from '../statistics/stems';
import { onlyLargest, pickWhere } from './chance';
import { choice, type LessonMaker, mistake, number, show } from './draft';
import type { LessonFigure } from './figure';
import { sampleOfGames, tableOfGames } from './sample';

/** Up to fifteen rows of a plot fit on a small screen. */
const MOST_YARDS = 149;
const stemOf = (value: number): number => Math.floor(value / 10);

/** Yards of single games of the student's players as stems and leaves. */
export const stemAndLeafLesson: LessonMaker = (rows, random) => {
  const games = sampleOfGames(rows, random, { least: 7, most: 14, accepts: (yards) => yards >= 0 && yards <= MOST_YARDS });
  if (!games) return null;
  const values = games.map(({ value }) => value);
  const plot = stemsAndLeaves(values).map(({ tens, leaves }) => ({ stem: tens, leaves }));
  const [min, max] = [Math.min(...values), Math.max(...values)];
  const split = pickWhere(games, ({ value }) => value >= 10 && stemOf(value) !== value % 10, random);
  const small = games.find(({ value }) => value < 10 && value > 0);
  const leafGame = small ?? pickWhere(games, (game) => game !== split && game.value % 10 !== stemOf(game.value), random);
  const row =
    pickWhere(plot, ({ leaves }) => leaves.length > 1, random) ?? pickWhere(plot, ({ leaves }) => leaves.length > 0, random);
  const border = pickWhere(
    plot,
    ({ stem }) => values.some((value) => value < stem * 10) && values.some((value) => value >= stem * 10),
    random,
  );
  if (!split || !leafGame || !row || !border || plot.length < 2) return null;
  const edge = border.stem * 10;
  const below = values.filter((value) => value < edge).length;
  const used = new Set(values.map(stemOf)).size;
  const empty = plot.find(({ leaves }) => leaves.length === 0);
  const exact = values.map((value) => rational(value));
  const middle = median(exact);
  const dots: LessonFigure = { kind: 'dots', values };
  const figure: LessonFigure = { kind: 'stem-and-leaf', rows: plot };
  const fullest = onlyLargest(plot, ({ leaves }) => leaves.length);

  return {
    about: 'Yards of your players in some of their games.',
    table: tableOfGames(games),
    steps: [
      number({
        key: 'stem',
        title: 'Find a stem',
        teach: 'A stem is how many tens a number has. The leaf is what is left: its ones.',
        question: `${split.player} had ${split.value} yards in week ${split.week}. What is the stem?`,
        unit: '(the stem)',
        figure: dots,
        answer: rational(stemOf(split.value)),
        nudge: 'How many tens are in the number?',
        sibling: (n) => `${31 + 10 * (n % 6) + (n % 5)} has ${3 + (n % 6)} tens, so its stem is ${3 + (n % 6)}.`,
        nearly: 'Cover the last digit. What is left is the stem.',
        mistakes: [
          ...mistake('stem-leaf-swapped', 'Which digit tells the tens, and which one the ones?', split.value % 10),
          ...mistake(
            'tens-as-value',
            'The stem is how many tens there are, not how much they are worth.',
            stemOf(split.value) * 10,
          ),
          ...mistake('whole-number', 'This is the whole number. Take its last digit off.', split.value),
        ],
      }),
      number({
        key: 'leaf',
        title: 'Find a leaf',
        teach: 'The leaf is the last digit. A number below ten has a leaf too. It goes on stem 0.',
        question: `${leafGame.player} had ${leafWords(leafGame.value)} in week ${leafGame.week}. What is the leaf?`,
        unit: '(the leaf)',
        figure: dots,
        answer: rational(leafGame.value % 10),
        nudge: 'A leaf is one digit. Which digit tells the ones?',
        sibling: (n) => `${52 + 10 * (n % 4) + (n % 8)} has the leaf ${(52 + (n % 8)) % 10}.`,
        nearly: 'Write the number down and keep only its last digit.',
        mistakes: [
          ...mistake('stem-leaf-swapped', 'Which digit tells the tens, and which one the ones?', stemOf(leafGame.value)),
          ...mistake('whole-number', 'This is the whole number. A leaf is one digit.', leafGame.value),
        ],
      }),
      number({
        key: 'row-count',
        title: 'Plan the rows',
        teach: 'The plot gets a row for each stem, from the lowest to the highest. A stem without a leaf keeps its row.',
        question: 'How many rows does the plot of these games need?',
        unit: 'rows',
        figure: dots,
        answer: rational(plot.length),
        nudge: 'Find the lowest stem and the highest stem. Count every stem from one to the other.',
        sibling: (n) => `From stem ${2 + n} to stem ${6 + n} there are ${'five'} rows, even if one has no leaf.`,
        nearly: 'Write the stems below each other, from the lowest to the highest, and leave none out. Then count them.',
        mistakes: [
          ...mistake('empty-stem-left-out', 'Check for a stem without a leaf. Does it keep its row?', used),
          ...mistake('stem-0-left-out', 'Check the lowest stem. Games below ten yards stand on a stem too.', plot.length - 1),
          ...mistake('counted-games', 'This may be how many games there are. Rows are stems.', values.length),
        ],
      }),
      number({
        key: 'row-length',
        title: 'Read one row',
        teach: 'Each leaf is one game. A leaf that stands twice counts twice.',
        question: `How many games stand on stem ${row.stem}?`,
        unit: 'games',
        figure,
        answer: rational(row.leaves.length),
        nudge: 'Find the row of this stem. What does one leaf stand for?',
        sibling: (n) => `Stem ${6 + n} with the leaves 1, 1 and ${5 + (n % 4)} holds three games.`,
        nearly: 'Put a finger on each digit to the right of the line, and count.',
        mistakes: [
          ...mistake('repeat-left-out', 'Check for a leaf that stands twice. Is it one game or two?', new Set(row.leaves).size),
          ...mistake(
            'leaves-added',
            'Count the leaves. Do not add them.',
            row.leaves.reduce((sum, leaf) => sum + leaf, 0),
          ),
          ...mistake('stem-counted', 'Check if you counted the stem as well.', row.leaves.length + 1),
          ...mistake('stem-for-count', 'This may be the stem. How many leaves does it have?', row.stem),
        ],
      }),
      choice({
        key: 'empty-stem',
        title: 'A stem without a leaf',
        teach: 'The rows of a plot are like a number line: the steps have to be even.',
        question:
          empty === undefined
            ? 'What would you do with a stem in the middle that has no leaf?'
            : `Stem ${empty.stem} has no leaf. What do you do with it?`,
        figure,
        answer: 'keep',
        options: [
          {
            key: 'drop',
            label: 'Leave the row out',
            tag: 'empty-stem-left-out',
            hint: 'Without the row, would a reader see the gap between the games?',
          },
          {
            key: 'zero',
            label: 'Write a 0 as its leaf',
            tag: 'leaf-0-added',
            hint: 'A leaf is a game. Was there a game with this many yards?',
          },
          { key: 'keep', label: 'Keep the row with nothing in it', tag: 'keep', hint: '' },
        ],
        nudge: 'Each leaf stands for a game. Each row stands for ten steps of a number line.',
        sibling: () => 'A ruler with an inch cut out would be wrong, even where nothing is measured.',
        nearly: 'The reader should see that there is a gap. How can the plot show it?',
      }),
      number({
        key: 'largest',
        title: 'Read the largest',
        teach: 'The last leaf of the last row is the largest number.',
        question: 'What is the largest number of yards in the plot?',
        unit: 'yards',
        figure,
        answer: rational(max),
        nudge: 'Look at the end of the plot. Read the stem and the leaf together.',
        sibling: (n) => `Stem ${5 + n} with leaf 8 at its end reads ${58 + 10 * n}.`,
        nearly: 'Write the stem, and the leaf right after it.',
        mistakes: [
          ...mistake('leaf-alone', 'This may be only the leaf. Its stem belongs to it.', max % 10),
          ...mistake('stem-alone', 'This may be only the stem. Its leaf belongs to it.', stemOf(max)),
          ...mistake('smallest-for-largest', 'Check which end of the plot is asked for.', min),
          ...mistake(
            'first-leaf',
            'Check the leaf. Which one of the row is the largest?',
            stemOf(max) * 10 + (plot.at(-1)?.leaves[0] ?? 0),
          ),
        ],
      }),
      number({
        key: 'range',
        title: 'The range',
        teach: 'The range tells how far the numbers spread: the largest minus the smallest.',
        question: 'What is the range of these games?',
        unit: 'yards',
        figure,
        answer: rational(max - min),
        nudge: 'You need both ends of the plot.',
        sibling: (n) => `From ${13 + n} to ${88 + 2 * n} the range is ${75 + n}.`,
        nearly: 'Read the first leaf of the first row and the last leaf of the last row. Then subtract.',
        mistakes: [
          ...mistake('range-is-maximum', 'This may be the largest number. How far is it from the smallest?', max),
          ...mistake('stems-subtracted', 'Check that the leaves are in it too, not only the stems.', stemOf(max) - stemOf(min)),
          ...mistake('ends-added', 'Check the sign. The range is how far the ends are apart.', max + min),
        ],
      }),
      number({
        key: 'below',
        title: 'Count up to an edge',
        teach: 'In order, all numbers below a stem stand in the rows above it.',
        question: `How many games have fewer than ${edge} yards?`,
        unit: 'games',
        figure,
        answer: rational(below),
        nudge: 'Which rows have only numbers below this one? Stem 0 counts too.',
        sibling: () => 'Rows with two leaves, three leaves and one leaf come before an edge. Then six games are below it.',
        nearly: 'Cover the row that begins with the edge, and all rows under it. Count the leaves you still see.',
        mistakes: [
          ...mistake(
            'stem-0-left-out',
            'Check the row of stem 0. Are its games in?',
            below - values.filter((value) => value < 10).length,
          ),
          ...mistake(
            'edge-row-counted',
            'Check the row that begins at the edge. Is it below the edge?',
            below + border.leaves.length,
          ),
          ...mistake('other-side', 'Check which side is asked for: fewer or more?', values.length - below),
        ],
      }),
      number({
        key: 'median',
        title: 'The median',
        teach:
          'The median is the middle number in order. With two in the middle, it is halfway between them. The leaves are in order already.',
        question: 'What is the median of these games?',
        unit: 'yards',
        figure,
        answer: middle,
        nudge: 'How many games are there? Where is the middle of that many?',
        sibling: (n) =>
          `${11 + n}, ${18 + n}, ${25 + n}, ${40 + n}: in the middle are ${18 + n} and ${25 + n}, so the median is ${show(rational(43 + 2 * n, 2))}.`,
        nearly: 'Cross out one leaf at the start and one at the end, again and again. One or two are left.',
        mistakes: medianMistakes(exact, fullest ? rational(fullest.stem * 10) : null),
      }),
    ],
  };
};

const leafWords = (value: number): string => (value < 10 ? 'fewer than ten yards' : `${value} yards`);

/** Results of looking for the median in another way; shared with the box plot, where the numbers come in no order too. */
export function medianMistakes(inTableOrder: readonly Rational[], other: Rational | null = null) {
  const ordered = sorted(inTableOrder);
  const half = ordered.length / 2;
  const unsorted = inTableOrder.length % 2 === 1 ? at(inTableOrder, Math.floor(half)) : halfway(inTableOrder, half);
  const neighbours = ordered.length % 2 === 0 ? [at(ordered, half - 1), at(ordered, half)] : [];
  return [
    ...mistake('not-sorted', 'Check the order. Did you sort the numbers before you looked for the middle?', unsorted),
    ...mistake('one-middle', 'Check how many stand in the middle. With two of them, go halfway.', ...neighbours),
    ...mistake('mean-for-median', 'This may be the mean. The median is the middle number in order.', mean(inTableOrder)),
    ...mistake(
      'middle-of-ends',
      'This may be halfway between the ends. Count the games instead.',
      halfway([at(ordered, 0), at(ordered, -1)], 1),
    ),
    ...mistake(
      'position-for-value',
      'This may be the place in the row. Which number stands there?',
      rational(ordered.length + 1, 2),
      Math.ceil(half),
    ),
    ...(other
      ? mistake('fullest-row', 'A full row tells the most common tens. The median is in the middle of all games.', other)
      : []),
  ];
}

function at(values: readonly Rational[], index: number): Rational {
  return values.at(index) ?? rational(0);
}

function halfway(values: readonly Rational[], upper: number): Rational {
  return at(values, upper - 1)
    .add(at(values, upper))
    .div(2);
}
