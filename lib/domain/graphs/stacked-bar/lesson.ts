import { fractionMistakes, percentSibling, shareMistakes } from '@/lib/domain/lessons/shared-mistakes';
import { rational } from '@/lib/domain/numbers/fractions';
import { draw, drawnOrder, onlyLargest } from '../../lessons/chance';
import { choice, type LessonDraft, type LessonMaker, mistake, number, rounded } from '../../lessons/draft';
import { type LessonRows, runnersAndCatchers, tooFew, total } from '../../lessons/rows';

export type StackedBarFigure = { kind: 'stacked-bar'; keys: string[]; bars: { label: string; parts: number[] }[] };

const MOST_BARS = 4;

const OTHER_PART = 'Check the column. Does the question ask about running or catching?';

type Bar = { label: string; run: number; caught: number; all: number };
/** One whose two parts are looked at, and one that it is compared with. */
type Pair = { own: Bar; other: Bar };

/** Rushing and receiving yards of the student's players, stacked to all their yards. */
export const stackedBarLesson: LessonMaker<StackedBarFigure> = {
  missing(rows) {
    const bars = barsOf(rows);
    if (!bars.some(hasBothParts)) return 'a player who gained yards both by running and by catching. So far there is none';
    if (bars.length < 2) return tooFew('two of your players with yards', bars.length);
    return pairsOf(bars).length > 0 ? null : 'two players with different totals. So far all of yours are tied';
  },
  draft(rows, random) {
    const bars = barsOf(rows);
    const { own, other } = draw(pairsOf(bars), random);
    const chosen = [own, other];
    for (const bar of drawnOrder(bars, random)) {
      const more = [...chosen, bar];
      if (chosen.length < MOST_BARS && !chosen.includes(bar) && onlyLargest(more, ({ all }) => all)) chosen.push(bar);
    }
    return draftOf(drawnOrder(chosen, random), { own, other });
  },
};

/** A bar cannot go below its own base, and a bar of nothing is no bar. */
function barsOf(rows: LessonRows): Bar[] {
  return runnersAndCatchers(rows)
    .map(({ name, games }) => {
      const run = total(games, ({ rushingYards }) => rushingYards);
      const caught = total(games, ({ receivingYards }) => receivingYards);
      return { label: name, run, caught, all: run + caught };
    })
    .filter(({ run, caught, all }) => run >= 0 && caught >= 0 && all > 0);
}

const hasBothParts = ({ run, caught }: Bar): boolean => run > 0 && caught > 0;

const pairsOf = (bars: readonly Bar[]): Pair[] =>
  bars.filter(hasBothParts).flatMap((own) => bars.filter(({ all }) => all !== own.all).map((other) => ({ own, other })));

function draftOf(chosen: readonly Bar[], { own, other }: Pair): LessonDraft<StackedBarFigure> {
  const tallest = onlyLargest(chosen, ({ all }) => all);
  if (!tallest) throw new RangeError('A stacked-bar lesson needs one tallest bar');
  const sum = (part: (bar: Bar) => number) => chosen.reduce((all, bar) => all + part(bar), 0);
  const [runs, catches, yards] = [sum(({ run }) => run), sum(({ caught }) => caught), sum(({ all }) => all)];
  const [more, less] = own.all > other.all ? [own, other] : [other, own];
  const figure: StackedBarFigure = {
    kind: 'stacked-bar',
    keys: ['Running yards', 'Catching yards'],
    bars: chosen.map(({ label, run, caught }) => ({ label, parts: [run, caught] })),
  };

  return {
    about: 'Yards that some of your players gained by running and by catching, in all games so far.',
    table: {
      caption: 'Yards of your players so far',
      columns: ['Player', 'Running', 'Catching'],
      rows: chosen.map(({ label, run, caught }) => [label, String(run), String(caught)]),
    },
    steps: [
      number({
        key: 'read-part',
        title: 'Read one part of a bar',
        teach: 'The parts of a stacked bar are stacked on top of each other. The key tells what each part is.',
        question: `How many yards did ${own.label} gain by running?`,
        unit: 'yards',
        figure,
        answer: rational(own.run),
        nudge: 'Find the name first. Then find the column that the question asks for.',
        sibling: (n) =>
          `Suppose Player A has ${21 + n} yards by running and ${33 + n} by catching. The running part is ${21 + n}.`,
        nearly: `Go along the row of ${own.label} and stop at "Running."`,
        mistakes: [
          ...mistake('other-part', OTHER_PART, own.caught),
          ...mistake('whole-bar', 'This may be the whole bar. Which part of it is asked for?', own.all),
          ...mistake('other-row', 'Check the row. Whose yards are these?', ...chosen.map(({ run }) => run)),
        ],
      }),
      number({
        key: 'top-of-bar',
        title: 'Find the top of a bar',
        teach: 'The upper part starts where the lower part ends. It does not start at zero.',
        question: `How high does ${own.label}'s bar reach, in yards?`,
        unit: 'yards',
        figure,
        answer: rational(own.all),
        nudge: 'Where does the upper part start? How tall is it by itself?',
        sibling: (n) => `A part of ${30 + n} yards with a part of ${12 + n} yards on top: ${30 + n} + ${12 + n} = ${42 + 2 * n}.`,
        nearly: 'Add the two numbers of this row.',
        mistakes: [
          ...mistake(
            'part-from-zero',
            'This may be one part. The bar has another one, above it or below it.',
            own.run,
            own.caught,
          ),
          ...mistake(
            'parts-subtracted',
            'The parts are stacked on top of each other. Does that make the bar taller or shorter?',
            Math.abs(own.run - own.caught),
          ),
        ],
      }),
      number({
        key: 'other-bar',
        title: 'Another bar',
        teach: 'The height of a whole bar is the total of its parts.',
        question: `How many yards did ${other.label} gain in all?`,
        unit: 'yards',
        figure,
        answer: rational(other.all),
        nudge: 'A total has both kinds of yards in it.',
        sibling: (n) => `${5 + n} yards by running and ${40 + n} by catching: ${5 + n} + ${40 + n} = ${45 + 2 * n} in all.`,
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
          `Player A: ${40 + n} + ${3 + n} = ${43 + 2 * n}. Player B: ${30 + n} + ${25 + n} = ${55 + 2 * n}. B's bar is taller, even though A has the larger first part.`,
        nearly: 'Write the total next to each row of the table. Then compare the totals.',
      }),
      number({
        key: 'difference',
        title: 'How much taller?',
        teach: 'A difference tells how far apart the tops of two bars are.',
        question: `How many more yards in all does ${more.label} have than ${less.label}?`,
        unit: 'yards',
        figure,
        answer: rational(more.all - less.all),
        nudge: '"How many more" asks how far apart two totals are.',
        sibling: (n) => `Totals of ${90 + 2 * n} and ${51 + n}: ${90 + 2 * n} − ${51 + n} = ${39 + n} more.`,
        nearly: 'You need both totals. Subtract the smaller one from the larger one.',
        mistakes: [
          ...mistake(
            'added-for-difference',
            'This may be both totals together. The question asks how far apart they are.',
            more.all + less.all,
          ),
          ...mistake(
            'compared-one-part',
            'Check that you are comparing whole bars, not only one part.',
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
        question: `What fraction of ${own.label}'s yards came from running?`,
        unit: 'of the bar',
        figure,
        answer: rational(own.run, own.all),
        nudge: 'Which number is the whole bar? It goes below.',
        sibling: (n) => `With ${2 * n + 3} of ${2 * n + 13} yards, the fraction is ${2 * n + 3}/${2 * n + 13}.`,
        nearly: 'Running yards go on top, all the yards of this one player go below.',
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
        teach: 'Percent means out of one hundred. Find that fraction of 100, then round.',
        question: `What percent of ${own.label}'s yards came from running? Round to the nearest percent.`,
        unit: 'percent',
        figure,
        answer: rational(own.run * 100, own.all),
        rounded: true,
        nudge: 'Start with the fraction you found. Divide, then think of it as hundredths.',
        sibling: percentSibling,
        nearly: 'Multiply the running yards by 100 and divide by the whole bar. Then round.',
        mistakes: [
          ...mistake(
            'wrong-whole',
            'Check your whole. Is it this one bar, or are other bars in it?',
            rounded(rational(own.run * 100, yards)),
          ),
          ...shareMistakes(own.run, own.all, 100),
        ],
      }),
      number({
        key: 'all-of-one-kind',
        title: 'One kind in all bars',
        teach: 'You can add up one kind of yards over all the bars.',
        question: 'How many catching yards do all these players have together?',
        unit: 'yards',
        figure,
        answer: rational(catches),
        nudge: 'Only one column is needed here.',
        sibling: (n) =>
          `Catching yards of ${11 + n}, ${24 + n} and ${8 + n}: ${11 + n} + ${24 + n} + ${8 + n} = ${43 + 3 * n} together.`,
        nearly: 'Add up the column "Catching." Check off each row as you go.',
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
        teach: 'Now the whole is all the yards of all the bars together.',
        question: 'What percent of all the yards came from catching? Round to the nearest percent.',
        unit: 'percent',
        figure,
        answer: rational(catches * 100, yards),
        rounded: true,
        nudge: 'The part is one kind of yards. What is the whole now?',
        sibling: percentSibling,
        nearly:
          'You know all the catching yards. Add all the totals to get the whole. Then multiply the part by 100 and divide by the whole.',
        mistakes: [
          ...mistake(
            'wrong-whole',
            'Check your whole. All players and both kinds of yards are in it.',
            ...chosen.map(({ all }) => rounded(rational(catches * 100, all))),
            ...chosen.map(({ caught, all }) => rounded(rational(caught * 100, all))),
          ),
          ...shareMistakes(catches, yards, 100),
        ],
      }),
    ],
  };
}
