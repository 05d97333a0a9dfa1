import { rational } from '@/lib/domain/numbers/fractions';
import type { RandomSource } from '@/lib/domain/numbers/random';
import { draw, drawPreferred } from '../../lessons/chance';
import { choice, type LessonDraft, type LessonMaker, mistake, number } from '../../lessons/draft';
import { type GameValue, type LessonRows, tooFew } from '../../lessons/rows';
import { bySize, gamesOf, sampleOf, tableOfGames } from '../../lessons/sample';
import { medianMistakes, medianSibling } from '../../lessons/shared-mistakes';
import { median } from '../averages';
import { stemsAndLeaves } from './graph';

/** Dots alone until it is a plot. */
export type StemAndLeafFigure =
  | { kind: 'stem-and-leaf'; rows: { stem: number; leaves: number[] }[] }
  | { kind: 'dots'; values: number[] };

const LEAST_GAMES = 7;
const MOST_GAMES = 14;
/** Up to fifteen rows of a plot fit on a small screen. */
const MOST_YARDS = 149;
const stemOf = (value: number): number => Math.floor(value / 10);

/** Yards of single games of the student's players as stems and leaves. */
export const stemAndLeafLesson: LessonMaker<StemAndLeafFigure> = {
  missing(rows) {
    const games = eligible(rows);
    if (games.length < LEAST_GAMES) return tooFew(`seven games of your players with 0 to ${MOST_YARDS} yards`, games.length);
    return hasTwoStems(valuesOf(games)) ? null : 'games with different tens. So far all of yours are on one stem';
  },
  draft(rows, random) {
    // Where the smallest game is 0, the range is the largest one, and nobody can tell the two apart.
    const above = eligible(rows).filter(({ value }) => value > 0);
    const pool = above.length >= LEAST_GAMES && hasTwoStems(valuesOf(above)) ? above : eligible(rows);
    const [smallest, largest] = [bySize(pool)[0], bySize(pool).at(-1)];
    const games = sampleOf(pool, random, {
      least: LEAST_GAMES,
      most: MOST_GAMES,
      fits: hasTwoStems,
      surely: [smallest, largest].filter((game) => game !== undefined),
    });
    return draftOf(games, random);
  },
};

const eligible = (rows: LessonRows): GameValue[] => gamesOf(rows, (yards) => yards >= 0 && yards <= MOST_YARDS);
const valuesOf = (games: readonly GameValue[]): number[] => games.map(({ value }) => value);
const hasTwoStems = (values: readonly number[]): boolean => new Set(values.map(stemOf)).size > 1;

function draftOf(games: readonly GameValue[], random: RandomSource): LessonDraft<StemAndLeafFigure> {
  const values = valuesOf(games);
  const plot = stemsAndLeaves(values).map(({ tens, leaves }) => ({ stem: tens, leaves }));
  const [min, max] = [Math.min(...values), Math.max(...values)];
  // Two different digits, so that a mixed-up answer can be told from a right one.
  const hasTwoDigits = (value: number) => stemOf(value) !== value % 10;
  const split = drawPreferred(
    values.filter((value) => value >= 10),
    hasTwoDigits,
    random,
  );
  const drawn = drawPreferred(values, (value) => value !== split && hasTwoDigits(value), random);
  // A number below ten is its own leaf, so the question points at it instead of naming it.
  const leafOf = drawn < 10 ? min : drawn;
  const row = drawPreferred(
    plot.filter(({ leaves }) => leaves.length > 0),
    ({ leaves }) => leaves.length > 1,
    random,
  );
  const border = draw(
    plot.filter(({ stem }) => min < stem * 10),
    random,
  );
  const edge = border.stem * 10;
  const below = values.filter((value) => value < edge).length;
  const used = new Set(values.map(stemOf)).size;
  const empty = plot.find(({ leaves }) => leaves.length === 0);
  const exact = values.map((value) => rational(value));
  const dots: StemAndLeafFigure = { kind: 'dots', values };
  const figure: StemAndLeafFigure = { kind: 'stem-and-leaf', rows: plot };

  return {
    about: 'Yards of your players in some of their games.',
    table: tableOfGames(games),
    steps: [
      number({
        key: 'stem',
        title: 'Find a stem',
        teach: 'The stem of a number is how many tens it has. The leaf is what is left: its ones.',
        question: `One game has ${split} yards. What is its stem?`,
        unit: '(the stem)',
        figure: dots,
        answer: rational(stemOf(split)),
        nudge: 'How many tens are in the number?',
        sibling: (n) => `${31 + 10 * (n % 6) + (n % 5)} has ${3 + (n % 6)} tens, so its stem is ${3 + (n % 6)}.`,
        nearly: 'Cover the last digit. What is left is the stem.',
        mistakes: [
          ...mistake('stem-leaf-swapped', 'Which digit tells the tens, and which one the ones?', split % 10),
          ...mistake('tens-as-value', 'The stem is how many tens there are, not how much they are worth.', stemOf(split) * 10),
          ...mistake('whole-number', 'This is the whole number. Take off its last digit.', split),
        ],
      }),
      number({
        key: 'leaf',
        title: 'Find a leaf',
        teach: 'The leaf is the last digit. A number below ten has a leaf, too. It goes on stem 0.',
        question:
          leafOf < 10
            ? 'Look at the smallest number of yards in the table. What is its leaf?'
            : `One game has ${leafOf} yards. What is its leaf?`,
        unit: '(the leaf)',
        figure: dots,
        answer: rational(leafOf % 10),
        nudge: 'A leaf is one digit. Which digit tells the ones?',
        sibling: (n) =>
          `${52 + 10 * (n % 4) + (n % 8)} has ${5 + (n % 4)} tens and ${2 + (n % 8)} ones, so its leaf is ${2 + (n % 8)}.`,
        nearly: 'Write the number down and keep only its last digit.',
        mistakes: [
          ...mistake('stem-leaf-swapped', 'Which digit tells the tens, and which one the ones?', stemOf(leafOf)),
          ...mistake('whole-number', 'This is the whole number. A leaf is one digit.', leafOf),
        ],
      }),
      choice({
        key: 'empty-stem',
        title: 'A stem without a leaf',
        teach: 'The rows of a plot are like a number line. All its steps are the same size.',
        question:
          empty === undefined
            ? 'What would you do with a stem in the middle that has no leaf?'
            : `Here stem ${empty.stem} has no leaf. What do you do with it?`,
        figure: dots,
        answer: 'keep',
        options: [
          {
            key: 'drop',
            label: 'Leave the row out',
            tag: 'empty-stem-left-out',
            hint: 'Without the row, could a reader see the gap between the games?',
          },
          {
            key: 'zero',
            label: 'Write a 0 as its leaf',
            tag: 'leaf-0-added',
            hint: 'A leaf is a game. Was there a game with that many yards?',
          },
          { key: 'keep', label: 'Keep the row with nothing in it', tag: 'keep', hint: '' },
        ],
        nudge: 'Each leaf stands for a game. Each row stands for ten numbers of a number line.',
        sibling: () => 'A ruler with one inch cut out would measure wrong, even if no one needs that inch.',
        nearly: 'The reader should see that there is a gap. How can the plot show it?',
      }),
      number({
        key: 'row-count',
        title: 'Plan the rows',
        teach: 'The plot has a row for each stem, from the lowest to the highest, as you found in the step before.',
        question: 'How many rows does the plot of these games need?',
        unit: 'rows',
        figure: dots,
        answer: rational(plot.length),
        nudge: 'Find the lowest stem and the highest stem. Count every stem from one to the other.',
        sibling: (n) => `From stem ${2 + n} to stem ${6 + n} there are five rows, even if one has no leaf.`,
        nearly: 'Write the stems under each other, from the lowest to the highest, and leave none out. Then count them.',
        mistakes: [
          ...mistake('empty-stem-left-out', 'Check for a stem without a leaf. Does it keep its row?', used),
          ...mistake('end-left-out', 'Check both ends. The lowest stem and the highest stem both count.', plot.length - 1),
          ...mistake('counted-games', 'This may be the number of games. A row is a stem.', values.length),
        ],
      }),
      number({
        key: 'row-length',
        title: 'Read one row',
        teach: 'Each leaf is one game. A leaf that is there twice counts twice.',
        question: `How many games are on stem ${row.stem}?`,
        unit: 'games',
        figure,
        answer: rational(row.leaves.length),
        nudge: 'Find the row of this stem. What does one leaf stand for?',
        sibling: (n) => `Stem ${6 + n} with the leaves 1, 1 and ${5 + (n % 4)} has three games.`,
        nearly: 'Put a finger on each digit to the right of the line, and count.',
        mistakes: [
          ...mistake(
            'repeat-left-out',
            'Check for a leaf that is there more than once. Does each one count?',
            new Set(row.leaves).size,
          ),
          ...mistake(
            'leaves-added',
            'Count the leaves. Do not add them.',
            row.leaves.reduce((sum, leaf) => sum + leaf, 0),
          ),
          ...mistake('stem-counted', 'Check if you counted the stem as well.', row.leaves.length + 1),
          ...mistake('stem-for-count', 'This may be the stem. How many leaves does it have?', row.stem),
        ],
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
        sibling: (n) => `Stem ${5 + n} with leaf 8 reads ${58 + 10 * n}.`,
        nearly: 'Write the last stem, and its last leaf right after it.',
        mistakes: [
          ...mistake('leaf-alone', 'This may be only the leaf. The stem belongs to the number, too.', max % 10),
          ...mistake('stem-alone', 'This may be only the stem. The leaf belongs to the number, too.', stemOf(max)),
          ...mistake('smallest-for-largest', 'Check which end of the plot is asked for.', min),
          ...mistake(
            'first-leaf',
            'Check the leaf. Which leaf of that row is the largest?',
            stemOf(max) * 10 + (plot.at(-1)?.leaves[0] ?? 0),
          ),
        ],
      }),
      number({
        key: 'range',
        title: 'The range',
        teach: 'The range tells how far the numbers spread. It is the largest number minus the smallest.',
        question: 'What is the range of these games?',
        unit: 'yards',
        figure,
        answer: rational(max - min),
        nudge: 'You need both ends of the plot.',
        sibling: (n) => `From ${13 + n} to ${88 + 2 * n}: ${88 + 2 * n} − ${13 + n} = ${75 + n} is the range.`,
        nearly: 'Read the first leaf of the first row and the last leaf of the last row. Then subtract.',
        mistakes: [
          ...mistake('range-is-maximum', 'This may be the largest number. How far is it from the smallest?', max),
          ...mistake('stems-subtracted', 'Check that you used the leaves, too, not only the stems.', stemOf(max) - stemOf(min)),
          ...mistake('ends-added', 'This may be both ends together. The range is how far apart they are.', max + min),
        ],
      }),
      number({
        key: 'below',
        title: 'Count up to an edge',
        teach: 'All the numbers that are smaller than a stem are in the rows above it.',
        question: `How many games have fewer than ${edge} yards?`,
        unit: 'games',
        figure,
        answer: rational(below),
        nudge: 'Which rows have only smaller numbers than this one?',
        sibling: () => 'Suppose the rows above have two leaves, three leaves and one leaf. Then six games are smaller.',
        nearly: 'Find the row where this number would start. Cover it and all rows under it. Count the leaves you still see.',
        mistakes: [
          ...mistake('first-row-left-out', 'Check the first row. Do its games count?', below - (plot[0]?.leaves.length ?? 0)),
          ...mistake(
            'edge-row-counted',
            'Check the row where this number would start. Are its games smaller?',
            below + border.leaves.length,
          ),
          ...mistake('other-side', 'Check which side is asked for: fewer or more?', values.length - below),
        ],
      }),
      number({
        key: 'median',
        title: 'The median',
        teach:
          'The median is the middle number when all are in order. With two in the middle, it is halfway between them. The leaves are in order already.',
        question: 'What is the median of these games?',
        unit: 'yards',
        figure,
        answer: median(exact),
        nudge: 'How many games are there? Where is the middle of that many?',
        sibling: medianSibling,
        nearly: 'Cross out one leaf at the start and one at the end, again and again. One or two are left.',
        mistakes: medianMistakes(exact),
      }),
    ],
  };
}
