import { rational } from '../fractions';
import { pickRandom } from '../random';
import { drawnOrder, onlyLargest } from './chance';
import { percentSibling } from './circle';
import { choice, type LessonMaker, mistake, number } from './draft';
import type { LessonFigure } from './figure';
import { runnersAndCatchers, total } from './rows';
import { fractionMistakes, shareMistakes } from './share-mistakes';

const MOST_BARS = 4;
const LEAST_BARS = 2;

const OTHER_PART = 'Check the column. Is it running or catching that is asked for?';

/** Rushing and receiving yards of the student's players, stacked to all their yards. */
export const stackedBarLesson: LessonMaker = (rows, random) => {
  const bars = runnersAndCatchers(rows)
    .map(({ name, games }) => {
      const run = total(games, ({ rushingYards }) => rushingYards);
      const caught = total(games, ({ receivingYards }) => receivingYards);
      return { label: name, run, caught, all: run + caught };
    })
    // A bar cannot go below its own base, and a bar of nothing is no bar.
    .filter(({ run, caught, all }) => run >= 0 && caught >= 0 && all > 0);
  const own = pickRandom(
    bars.filter(({ run, caught }) => run > 0 && caught > 0),
    random,
  );
  if (!own) return null;
  const others = drawnOrder(
    bars.filter((bar) => bar !== own),
    random,
  ).slice(0, MOST_BARS - 1);
  const chosen = drawnOrder([own, ...others], random);
  const tallest = onlyLargest(chosen, ({ all }) => all);
  const other = pickRandom(others, random);
  if (chosen.length < LEAST_BARS || !tallest || !other || other.all === own.all) return null;

  const sum = (part: (bar: (typeof bars)[number]) => number) => chosen.reduce((all, bar) => all + part(bar), 0);
  const [runs, catches, yards] = [sum(({ run }) => run), sum(({ caught }) => caught), sum(({ all }) => all)];
  const [more, less] = own.all > other.all ? [own, other] : [other, own];
  const figure: LessonFigure = {
    kind: 'stacked-bar',
    keys: ['Running yards', 'Catching yards'],
    bars: chosen.map(({ label, run, caught }) => ({ label, parts: [run, caught] })),
  };

  return {
    about: 'Yards that some of your players made by running and by catching, all games up to now.',
    table: {
      caption: 'Yards of your players up to now',
      columns: ['Player', 'Running', 'Catching'],
      rows: chosen.map(({ label, run, caught }) => [label, String(run), String(caught)]),
    },
    steps: [
      number({
        key: 'read-part',
        title: 'Read one part of a bar',
        teach: 'A stacked bar has parts that stand on each other. The key tells what each part is.',
        question: `How many yards did ${own.label} make by running?`,
        unit: 'yards',
        figure,
        answer: rational(own.run),
        nudge: 'Find the name first. Then find the column that the question names.',
        sibling: (n) => `Say Player A has ${21 + n} yards by running and ${33 + n} by catching. The running part is ${21 + n}.`,
        nearly: `Go along the row of ${own.label} and stop at "Running".`,
        mistakes: [
          ...mistake('other-part', OTHER_PART, own.caught),
          ...mistake('whole-bar', 'This may be the whole bar. Which part of it is asked for?', own.all),
          ...mistake('other-row', 'Check the row. Whose yards are these?', ...chosen.map(({ run }) => run)),
        ],
      }),
      number({
        key: 'top-of-bar',
        title: 'Find the top of a bar',
        teach: 'The second part starts where the first one ends. It does not start at zero.',
        question: `The parts of ${own.label} stand on each other. At how many yards does the bar end?`,
        unit: 'yards',
        figure,
        answer: rational(own.all),
        nudge: 'Where does the upper part begin? How tall is it by itself?',
        sibling: (n) => `A part of ${30 + n} with a part of ${12 + n} on it ends at ${42 + 2 * n}.`,
        nearly: 'Add the two numbers of this row.',
        mistakes: [
          ...mistake('part-from-zero', 'Check where this part begins. There is another one below it.', own.run, own.caught),
          ...mistake(
            'parts-subtracted',
            'The parts stand on each other. Does that make the bar taller or shorter?',
            Math.abs(own.run - own.caught),
          ),
        ],
      }),
      number({
        key: 'other-bar',
        title: 'Another bar',
        teach: 'The height of a whole bar is the total of its parts.',
        question: `How many yards did ${other.label} make in all?`,
        unit: 'yards',
        figure,
        answer: rational(other.all),
        nudge: 'A total has both kinds of yards in it.',
        sibling: (n) => `With ${5 + n} yards by running and ${40 + n} by catching, the total is ${45 + 2 * n}.`,
        nearly: `Add both numbers in the row of ${other.label}.`,
        mistakes: [
          ...mistake('one-part-only', 'Check that both kinds of yards are in it.', other.run, other.caught),
          ...mistake('other-row', 'Check the row. Whose bar is this?', ...chosen.map(({ all }) => all)),
        ],
      }),
      choice({
        key: 'tallest',
        title: 'Compare the bars',
        teach: 'To compare totals, look at the top of each bar.',
        question: 'Whose bar is the tallest?',
        figure,
        answer: tallest.label,
        options: chosen.map(({ label }) => ({
          key: label,
          label,
          tag: 'smaller-total',
          hint: 'Add both parts for each player. Is there a greater total?',
        })),
        nudge: 'One part by itself does not tell how tall a bar is.',
        sibling: (n) =>
          `Player A: ${40 + n} and ${3 + n}. Player B: ${30 + n} and ${25 + n}. B is taller, though A has the taller first part.`,
        nearly: 'Write the total next to each row. Then compare the totals.',
      }),
      number({
        key: 'difference',
        title: 'How much taller?',
        teach: 'A difference tells how far two tops are apart.',
        question: `How many more yards in all does ${more.label} have than ${less.label}?`,
        unit: 'yards',
        figure,
        answer: rational(more.all - less.all),
        nudge: '"How many more" asks how far apart two totals are.',
        sibling: (n) => `Totals of ${90 + 2 * n} and ${51 + n}: ${90 + 2 * n} − ${51 + n} = ${39 + n} more.`,
        nearly: 'You need both totals. Take the smaller one away from the greater one.',
        mistakes: [
          ...mistake(
            'added-for-difference',
            'Check the sign. Do you want them together, or how far apart they are?',
            more.all + less.all,
          ),
          ...mistake(
            'compared-one-part',
            'Check that you compare whole bars and not only one part.',
            more.run - less.run,
            more.caught - less.caught,
            less.run - more.run,
            less.caught - more.caught,
          ),
        ],
      }),
      number({
        key: 'fraction',
        title: 'A part of one bar',
        teach: 'A part of a bar is a fraction of that bar. The whole is its own total.',
        question: `What fraction of the yards of ${own.label} comes from running?`,
        unit: 'of the bar',
        figure,
        answer: rational(own.run, own.all),
        nudge: 'Which number is the whole bar? It goes below.',
        sibling: (n) => `With ${n + 2} of ${2 * n + 15} yards, the fraction is ${n + 2}/${2 * n + 15}.`,
        nearly: 'Running yards on top, all yards of this one player below.',
        mistakes: [
          ...mistake(
            'wrong-whole',
            'Check your whole. Is it this one bar, or are other bars in it?',
            rational(own.run, yards),
            rational(own.run, runs),
          ),
          ...mistake('other-part', OTHER_PART, rational(own.caught, own.all)),
          ...fractionMistakes(own.run, own.all, 2),
        ],
      }),
      number({
        key: 'percent',
        title: 'Turn it into percent',
        teach: 'Percent means out of one hundred. Take the fraction of 100 and round.',
        question: `What percent of the yards of ${own.label} comes from running? Round to the nearest percent.`,
        unit: 'percent',
        figure,
        answer: rational(own.run * 100, own.all),
        rounded: true,
        nudge: 'Start with the fraction you found. Divide, and then make it hundredths.',
        sibling: percentSibling,
        nearly: 'Multiply the running yards by 100 and divide by the whole bar. Then round.',
        mistakes: [
          ...mistake(
            'wrong-whole',
            'Check your whole. Is it this one bar, or are other bars in it?',
            rational(own.run * 100, yards).round(),
          ),
          ...shareMistakes(own.run, own.all, 100),
        ],
      }),
      number({
        key: 'all-of-one-kind',
        title: 'One kind in all bars',
        teach: 'One kind of yards can be added up over all the bars.',
        question: 'How many catching yards do all these players have together?',
        unit: 'yards',
        figure,
        answer: rational(catches),
        nudge: 'Only one column is needed here.',
        sibling: (n) => `Catching yards of ${11 + n}, ${24 + n} and ${8 + n} make ${43 + 3 * n} together.`,
        nearly: 'Add up the column "Catching". Tick each row as you go.',
        mistakes: [
          ...mistake('other-part', OTHER_PART, runs),
          ...mistake('whole-bar', 'Check that only one kind of yards is in it.', yards),
          ...mistake(
            'part-left-out',
            'Check that each row is in your sum once.',
            ...chosen.map(({ caught }) => catches - caught),
          ),
        ],
      }),
      number({
        key: 'percent-of-all',
        title: 'One kind out of everything',
        teach: 'Now the whole is all yards of all bars together.',
        question: 'What percent of all the yards comes from catching? Round to the nearest percent.',
        unit: 'percent',
        figure,
        answer: rational(catches * 100, yards),
        rounded: true,
        nudge: 'The part is one kind of yards. What is the whole now?',
        sibling: percentSibling,
        nearly: 'You have all catching yards. Add all totals for the whole. Then part times 100, divided by the whole.',
        mistakes: [
          ...mistake(
            'wrong-whole',
            'Check your whole. All players and both kinds of yards are in it.',
            ...chosen.map(({ all }) => rational(catches * 100, all).round()),
            ...chosen.map(({ caught, all }) => rational(caught * 100, all).round()),
          ),
          ...shareMistakes(catches, yards, 100),
        ],
      }),
    ],
  };
};
