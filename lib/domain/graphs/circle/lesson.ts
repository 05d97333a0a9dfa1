import { fractionMistakes, percentSibling, shareMistakes } from '@/lib/domain/lessons/shared-mistakes';
import { rational } from '@/lib/domain/numbers/fractions';
import type { RandomSource } from '@/lib/domain/numbers/random';
import { draw, drawnOrder, onlyLargest } from '../../lessons/chance';
import { choice, type LessonDraft, type LessonMaker, mistake, number, rounded } from '../../lessons/draft';
import { type LessonRows, runnersAndCatchers, tooFew, total } from '../../lessons/rows';

export type CircleFigure = { kind: 'circle'; parts: { label: string; value: number }[] };

const MOST_SLICES = 5;
const LEAST_SLICES = 3;

type Part = { label: string; value: number };

/** Catches of the student's players as parts of all their catches. */
export const circleLesson: LessonMaker<CircleFigure> = {
  missing(rows) {
    const parts = partsOf(rows);
    if (parts.length < LEAST_SLICES) return tooFew('three of your players with catches', parts.length);
    return leaders(parts).length > 0 ? null : 'a player with more catches than two others. So far too many of yours are tied';
  },
  draft(rows, random) {
    const parts = partsOf(rows);
    const largest = draw(leaders(parts), random);
    const others = drawnOrder(fewerThan(largest, parts), random).slice(0, drawnSize(random) - 1);
    return draftOf(drawnOrder([largest, ...others], random), random);
  },
};

function partsOf(rows: LessonRows): Part[] {
  return runnersAndCatchers(rows)
    .map(({ name, games }) => ({ label: name, value: total(games, ({ receptions }) => receptions) }))
    .filter(({ value }) => value > 0);
}

const fewerThan = ({ value }: Part, parts: readonly Part[]): Part[] => parts.filter((part) => part.value < value);

/** Each that can have the one widest slice: enough others have fewer catches. */
const leaders = (parts: readonly Part[]): Part[] => parts.filter((part) => fewerThan(part, parts).length >= LEAST_SLICES - 1);

const drawnSize = (random: RandomSource): number => draw([LEAST_SLICES, LEAST_SLICES + 1, MOST_SLICES, MOST_SLICES], random);

function draftOf(parts: readonly Part[], random: RandomSource): LessonDraft<CircleFigure> {
  const largest = onlyLargest(parts, ({ value }) => value);
  const [own, other] = drawnOrder(
    parts.filter((part) => part !== largest),
    random,
  );
  if (!largest || !own || !other) throw new RangeError('A circle lesson needs three slices, and one that is widest');
  const whole = parts.reduce((sum, { value }) => sum + value, 0);
  const degrees = (part: number) => rational(part * 360, whole);
  // Each size is as likely as another, as far as there are slices of it.
  const size = draw([...new Set(parts.map(({ value }) => sizeOf(value, whole)))], random);
  const judged = draw(
    parts.filter(({ value }) => sizeOf(value, whole) === size),
    random,
  );
  const figure: CircleFigure = { kind: 'circle', parts: [...parts] };

  return {
    about: 'How all the catches of some of your players split up, in all games so far.',
    table: {
      caption: 'Catches of your players so far',
      columns: ['Player', 'Catches'],
      rows: parts.map(({ label, value }) => [label, String(value)]),
    },
    steps: [
      number({
        key: 'read-part',
        title: 'Read one part',
        teach: 'A circle graph shows how one whole is split into parts. Each slice is one part.',
        question: `How many passes did ${own.label} catch?`,
        unit: 'catches',
        figure,
        answer: rational(own.value),
        nudge: 'Find the name in the table. The count is in the same row.',
        sibling: (n) => `Suppose a row of a table says "Player A, ${12 + n}". Then Player A has ${12 + n} catches.`,
        nearly: `Put a finger on ${own.label} in the table and go to the right.`,
        mistakes: mistake(
          'other-row',
          'Check the row. Is this the count of the player in the question?',
          ...parts.map(({ value }) => value),
        ),
      }),
      number({
        key: 'whole',
        title: 'Find the whole',
        teach: 'The whole is all the parts together. Every share is a share of the whole.',
        question: 'How many catches do these players have in all?',
        unit: 'catches',
        figure,
        answer: rational(whole),
        nudge: 'The whole has every row of the table in it.',
        sibling: (n) =>
          `Three players with ${4 + n}, ${7 + n} and ${9 + n} catches: ${4 + n} + ${7 + n} + ${9 + n} = ${20 + 3 * n} in all.`,
        nearly: 'Add the rows one at a time. Check off each row when it is in your sum.',
        mistakes: [
          ...mistake('part-left-out', 'Check that each row is in your sum once.', ...parts.map(({ value }) => whole - value)),
          ...mistake('part-twice', 'Check that no row is in your sum twice.', ...parts.map(({ value }) => whole + value)),
          ...mistake('counted-rows', 'This may be the number of players. Add up what they caught.', parts.length),
        ],
      }),
      choice({
        key: 'largest-slice',
        title: 'Compare the slices',
        teach: 'The more a part has, the wider its slice is.',
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
        nearly: 'Cover the names and look for the largest count. Then see whose row it is.',
      }),
      number({
        key: 'fraction',
        title: 'Write the share as a fraction',
        teach: 'A share is the part over the whole.',
        question: `What fraction of all the catches did ${own.label} make?`,
        unit: 'of the whole',
        figure,
        answer: rational(own.value, whole),
        nudge: 'The part goes on top. What goes below?',
        sibling: (n) => `With ${2 * n + 3} of ${2 * n + 11} catches, the share is ${2 * n + 3}/${2 * n + 11}.`,
        nearly: 'The whole that you found goes below the line. The count of this one player goes on top.',
        mistakes: fractionMistakes(own.value, whole, parts.length),
      }),
      number({
        key: 'percent',
        title: 'Turn it into percent',
        teach: 'Percent means out of one hundred. Find that fraction of 100, then round.',
        question: `What percent of all the catches did ${own.label} make? Round to the nearest percent.`,
        unit: 'percent',
        figure,
        answer: rational(own.value * 100, whole),
        rounded: true,
        nudge: 'Divide the part by the whole. Then think of it as hundredths.',
        sibling: percentSibling,
        nearly: 'Multiply the part by 100, then divide by the whole. To round, look at the first digit after the decimal point.',
        mistakes: shareMistakes(own.value, whole, 100),
      }),
      choice({
        key: 'benchmark',
        title: 'Check with your eyes',
        teach: 'A good check: compare a slice with a quarter of the circle and with half of it.',
        question: `How big is ${judged.label}'s slice?`,
        figure,
        answer: size,
        options: [
          {
            key: 'small',
            label: 'Less than a quarter',
            tag: 'too-small',
            hint: 'Multiply the count by four. Do you reach the whole?',
          },
          {
            key: 'middle',
            label: 'At least a quarter, less than half',
            tag: 'middle',
            hint: 'Compare two times the count and four times the count with the whole.',
          },
          { key: 'large', label: 'Half or more', tag: 'too-large', hint: 'Multiply the count by two. Do you reach the whole?' },
        ],
        nudge: 'Half of the circle means half of all the catches.',
        sibling: (n) =>
          `For ${40 + 4 * n} catches: ${40 + 4 * n} ÷ 4 = ${10 + n} is a quarter, and ${40 + 4 * n} ÷ 2 = ${20 + 2 * n} is half. See where the count falls.`,
        nearly: 'Find half of the whole, then half of that. Where does the count fall?',
      }),
      number({
        key: 'degrees',
        title: 'Turn it into an angle',
        teach: 'A whole circle has 360 degrees. A slice gets its share of them.',
        question: `How many degrees wide is ${other.label}'s slice? Round to the nearest degree.`,
        unit: 'degrees',
        figure,
        answer: degrees(other.value),
        rounded: true,
        nudge: 'Find the fraction first. Then find that fraction of a whole turn.',
        sibling: degreesSibling,
        nearly: 'Multiply the count by 360, then divide by the whole. Then round.',
        mistakes: [
          ...shareMistakes(other.value, whole, 360),
          ...mistake('other-row', 'Check the row. Whose slice is this?', ...parts.map(({ value }) => rounded(degrees(value)))),
        ],
      }),
      number({
        key: 'two-slices',
        title: 'Two slices together',
        teach: 'Slices can be put together. Add the parts first, then find the angle once.',
        question: `How many degrees do ${own.label} and ${other.label} have together? Round to the nearest degree.`,
        unit: 'degrees',
        figure,
        answer: degrees(own.value + other.value),
        rounded: true,
        nudge: 'Put the two counts together. Now it is one slice.',
        sibling: (n) => `${n + 3} and 4 catches: ${n + 3} + 4 = ${n + 7} together. ${degreesSibling(n)}`,
        nearly: 'Add the two counts, multiply by 360, and divide by the whole. Then round.',
        mistakes: [
          ...mistake(
            'one-part-only',
            'Check that both players are in it.',
            rounded(degrees(own.value)),
            rounded(degrees(other.value)),
          ),
          ...mistake(
            'rounded-too-early',
            'Round only once, at the very end.',
            rounded(degrees(own.value)).add(rounded(degrees(other.value))),
          ),
          ...shareMistakes(own.value + other.value, whole, 360),
        ],
      }),
      number({
        key: 'rest',
        title: 'The rest of the circle',
        teach: 'All the slices together make one whole turn. What one slice leaves over is for the others.',
        question: `All players except ${largest.label}: how many degrees do they have together? Round to the nearest degree.`,
        unit: 'degrees',
        figure,
        answer: degrees(whole - largest.value),
        rounded: true,
        nudge: 'Which slice is not part of the question? What is left without it?',
        sibling: (n) => `When one slice has ${70 + n} degrees: 360 − ${70 + n} = ${290 - n} degrees are left for the others.`,
        nearly: 'Find the angle of the one slice. Subtract it from the whole turn. Round at the end.',
        mistakes: [
          ...mistake(
            'slice-for-rest',
            'This may be the one slice. The question asks for all the others.',
            rounded(degrees(largest.value)),
          ),
          ...mistake(
            'rest-of-hundred',
            'Check the unit. A whole turn has more than one hundred degrees.',
            rounded(rational((whole - largest.value) * 100, whole)),
          ),
          ...mistake(
            'half-turn',
            'Check the whole turn. A straight line is only half of it.',
            rational(180).sub(rounded(degrees(largest.value))),
          ),
          ...mistake(
            'one-slice-more',
            'Check that only one slice is taken away.',
            ...parts.filter((part) => part !== largest).map(({ value }) => rounded(degrees(whole - largest.value - value))),
          ),
        ],
      }),
    ],
  };
}

function sizeOf(part: number, whole: number): string {
  if (part * 2 >= whole) return 'large';
  return part * 4 >= whole ? 'middle' : 'small';
}

function degreesSibling(n: number): string {
  return `${7 + n} out of 72 catches: ${7 + n} × 360 ÷ 72 = ${35 + 5 * n} degrees.`;
}
