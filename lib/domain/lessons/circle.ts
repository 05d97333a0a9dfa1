import { rational } from '../fractions';
import { pickRandom } from '../random';
import { sectors } from '../statistics/sectors';
import { drawnOrder, onlyLargest } from './chance';
import { choice, type LessonMaker, mistake, number, show } from './draft';
import type { LessonFigure } from './figure';
import { runnersAndCatchers, total } from './rows';
import { fractionMistakes, shareMistakes } from './share-mistakes';

const MOST_SLICES = 5;
const LEAST_SLICES = 3;

/** Catches of the student's players as parts of all their catches. */
export const circleLesson: LessonMaker = (rows, random) => {
  const catchers = runnersAndCatchers(rows)
    .map(({ name, games }) => ({ label: name, value: total(games, ({ receptions }) => receptions) }))
    .filter(({ value }) => value > 0);
  const chosen = drawnOrder(catchers, random).slice(0, MOST_SLICES);
  if (chosen.length < LEAST_SLICES) return null;
  const parts = [...chosen].sort((a, b) => b.value - a.value);
  const largest = onlyLargest(parts, ({ value }) => value);
  const own = pickRandom(
    parts.filter((part) => part !== largest),
    random,
  );
  const other = pickRandom(
    parts.filter((part) => part !== own && part !== largest),
    random,
  );
  if (!largest || !own || !other) return null;

  const whole = parts.reduce((sum, { value }) => sum + value, 0);
  const slices = sectors(parts.map(({ label, value }) => ({ label, value: rational(value) })));
  const sliceOf = (label: string) => slices.find((slice) => slice.label === label) ?? null;
  const [slice, otherSlice, largestSlice] = [sliceOf(own.label), sliceOf(other.label), sliceOf(largest.label)];
  if (!slice || !otherSlice || !largestSlice) return null;
  const figure: LessonFigure = { kind: 'circle', parts };

  return {
    about: 'How the catches of some of your players share out, all games up to now.',
    table: {
      caption: 'Catches of your players up to now',
      columns: ['Player', 'Catches'],
      rows: parts.map(({ label, value }) => [label, String(value)]),
    },
    steps: [
      number({
        key: 'read-part',
        title: 'Read one part',
        teach: 'A circle graph shows how one whole is shared out. Each slice is one part of it.',
        question: `How many passes did ${own.label} catch?`,
        unit: 'catches',
        figure,
        answer: rational(own.value),
        nudge: 'Find the name in the table. The count stands in the same row.',
        sibling: (n) => `Say a table has a row "Player A, ${12 + n}". Then Player A has ${12 + n} catches.`,
        nearly: `Put a finger on ${own.label} and go to the right.`,
        mistakes: mistake(
          'other-row',
          'Check the row. Is this the count of the player in the question?',
          ...parts.map(({ value }) => value),
        ),
      }),
      number({
        key: 'whole',
        title: 'Find the whole',
        teach: 'The whole is all parts together. Every share is a share of it.',
        question: 'How many catches are there in all?',
        unit: 'catches',
        figure,
        answer: rational(whole),
        nudge: 'The whole has every row of the table in it.',
        sibling: (n) => `Three players with ${4 + n}, ${7 + n} and ${9 + n} catches have ${20 + 3 * n} catches in all.`,
        nearly: 'Add two rows at a time. Tick each row when it is in your sum.',
        mistakes: [
          ...mistake('part-left-out', 'Check that each row is in your sum once.', ...parts.map(({ value }) => whole - value)),
          ...mistake('part-twice', 'Check that no row is in your sum two times.', ...parts.map(({ value }) => whole + value)),
          ...mistake('counted-rows', 'This may be how many players there are. Add up what they caught.', parts.length),
        ],
      }),
      choice({
        key: 'largest-slice',
        title: 'Compare the slices',
        teach: 'The more a part has, the wider is its slice.',
        question: 'Who gets the widest slice?',
        figure,
        answer: largest.label,
        options: parts.map(({ label }) => ({
          key: label,
          label,
          tag: 'smaller-part',
          hint: 'Is there a row with more catches than this one?',
        })),
        nudge: 'Compare the counts in the table, not the names.',
        sibling: (n) => `With ${3 + n}, ${8 + n} and ${5 + n} catches, the one with ${8 + n} gets the widest slice.`,
        nearly: 'Cover the names and look for the greatest count. Then look whose row it is.',
      }),
      number({
        key: 'fraction',
        title: 'Write the share as a fraction',
        teach: 'A share is the part over the whole.',
        question: `What fraction of all the catches did ${own.label} make?`,
        unit: 'of the whole',
        figure,
        answer: slice.fraction,
        nudge: 'The part goes on top. What goes below?',
        sibling: (n) => `With ${n + 3} of ${2 * n + 11} catches, the share is ${n + 3}/${2 * n + 11}.`,
        nearly: 'Below the line stands the whole that you found. On top stands the count of this one player.',
        mistakes: fractionMistakes(own.value, whole, parts.length),
      }),
      number({
        key: 'percent',
        title: 'Turn it into percent',
        teach: 'Percent means out of one hundred. Take that fraction of 100 and round.',
        question: `What percent of all the catches did ${own.label} make? Round to the nearest percent.`,
        unit: 'percent',
        figure,
        answer: slice.percent,
        rounded: true,
        nudge: 'Divide the part by the whole. Then make it hundredths.',
        sibling: (n) => percentSibling(n),
        nearly: 'Multiply the part by 100, then divide by the whole. Look at the first digit after the point to round.',
        mistakes: shareMistakes(own.value, whole, 100),
      }),
      choice({
        key: 'benchmark',
        title: 'Check with your eyes',
        teach: 'A good check: compare a slice with a quarter of the circle and with half of it.',
        question: `How large is the slice of ${largest.label}?`,
        figure,
        answer: sizeOf(largest.value, whole),
        options: [
          {
            key: 'small',
            label: 'Less than a quarter',
            tag: 'too-small',
            hint: 'Take the count four times. Do you reach the whole?',
          },
          {
            key: 'middle',
            label: 'At least a quarter, less than half',
            tag: 'middle',
            hint: 'Compare two times and four times the count with the whole.',
          },
          { key: 'large', label: 'Half or more', tag: 'too-large', hint: 'Take the count two times. Do you reach the whole?' },
        ],
        nudge: 'Half of the circle means half of all the catches.',
        sibling: (n) => `Of ${40 + 4 * n} catches, a quarter is ${10 + n} and half is ${20 + 2 * n}. Put the count between them.`,
        nearly: 'Work out half of the whole, then half of that. Where does the count lie?',
      }),
      number({
        key: 'degrees',
        title: 'Turn it into an angle',
        teach: 'A whole circle has 360 degrees. A slice gets its share of them.',
        question: `How many degrees wide is the slice of ${other.label}? Round to the nearest degree.`,
        unit: 'degrees',
        figure,
        answer: otherSlice.degrees,
        rounded: true,
        nudge: 'Find the fraction first. Then take that fraction of a whole turn.',
        sibling: degreesSibling,
        nearly: 'Multiply the count by 360, then divide by the whole. Then round.',
        mistakes: [
          ...shareMistakes(other.value, whole, 360),
          ...mistake(
            'other-row',
            'Check the row. Whose slice is this?',
            ...parts.map(({ label }) => sliceOf(label)?.degrees.round() ?? 0),
          ),
        ],
      }),
      number({
        key: 'two-slices',
        title: 'Two slices together',
        teach: 'Slices can be put together: add the parts first, then find the angle once.',
        question: `How many degrees do ${own.label} and ${other.label} have together? Round to the nearest degree.`,
        unit: 'degrees',
        figure,
        answer: slice.degrees.add(otherSlice.degrees),
        rounded: true,
        nudge: 'Put the two counts together. Now it is one slice.',
        sibling: (n) => `${n + 2} and ${n + 4} catches are ${2 * n + 6} together. ${degreesSibling(n)}`,
        nearly: 'Add the two counts, multiply by 360, and divide by the whole. Then round.',
        mistakes: [
          ...mistake('one-part-only', 'Check that both players are in it.', slice.degrees.round(), otherSlice.degrees.round()),
          ...mistake(
            'rounded-too-early',
            'Round only once, at the very end.',
            slice.degrees.round().add(otherSlice.degrees.round()),
          ),
          ...shareMistakes(own.value + other.value, whole, 360),
        ],
      }),
      number({
        key: 'rest',
        title: 'The rest of the circle',
        teach: 'All slices together make one whole turn. What one slice leaves over is for the others.',
        question: `All players but ${largest.label}: how many degrees do they have together? Round to the nearest degree.`,
        unit: 'degrees',
        figure,
        answer: largestSlice.degrees.neg().add(360),
        rounded: true,
        nudge: 'Which slice is not part of the question? What is left without it?',
        sibling: (n) => `When one slice has ${70 + n} degrees, ${360 - 70 - n} degrees are left for the others.`,
        nearly: 'Find the angle of the one slice. Take it away from the whole turn. Round at the end.',
        mistakes: [
          ...mistake(
            'slice-for-rest',
            'This may be the one slice. The question asks for all the others.',
            largestSlice.degrees.round(),
          ),
          ...mistake(
            'rest-of-hundred',
            'Check the unit. A whole turn has more than one hundred degrees.',
            largestSlice.percent.round().neg().add(100),
          ),
          ...mistake(
            'half-turn',
            'Check the whole turn. A straight line is only half of it.',
            largestSlice.degrees.round().neg().add(180),
          ),
          ...mistake(
            'one-slice-more',
            'Check that only one slice is taken away.',
            largestSlice.degrees.add(slice.degrees).neg().add(360).round(),
          ),
        ],
      }),
    ],
  };
};

function sizeOf(part: number, whole: number): string {
  if (part * 2 >= whole) return 'large';
  return part * 4 >= whole ? 'middle' : 'small';
}

/** Exact on both sides, so that nothing in it has to be rounded. */
export function percentSibling(n: number): string {
  const part = 3 + n;
  return `${part} of ${50} is ${show(rational(part, 50))}. Out of 100 that is ${part * 2} percent.`;
}

export function degreesSibling(n: number): string {
  const part = 7 + n;
  return `${part} of ${72} catches: ${part} × 360 ÷ 72 = ${part * 5} degrees.`;
}
