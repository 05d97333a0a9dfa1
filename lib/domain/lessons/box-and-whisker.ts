import { type Rational, rational } from '../fractions';
import { median, sorted } from '../statistics/averages';
import { fiveNumberSummary } from '../statistics/five-number-summary';
import { choice, type LessonMaker, mistake, number, show } from './draft';
import type { LessonFigure } from './figure';
import { sampleOfGames, tableOfGames } from './sample';
import { medianMistakes } from './stem-and-leaf';

/** Said on the page: other books use other rules. */
export const QUARTILE_RULE =
  'The median cuts the games into a lower and an upper half. A quartile is the median of a half. A game in the very middle is in neither half.';

/** The five numbers of some games of the student's players, found one by one, and the box that they make. */
export const boxAndWhiskerLesson: LessonMaker = (rows, random) => {
  const games = sampleOfGames(rows, random, { least: 7, most: random() < 0.5 ? 10 : 11, accepts: () => true });
  if (!games) return null;
  const values = games.map(({ value }) => value);
  const exact = values.map((value) => rational(value));
  const five = fiveNumberSummary(exact);
  const ordered = sorted(exact);
  const n = values.length;
  const half = Math.floor(n / 2);
  const isOdd = n % 2 === 1;
  const [min, max] = [Math.min(...values), Math.max(...values)];
  const [firstInTable, lastInTable] = [values[0] ?? min, values.at(-1) ?? max];
  const range = max - min;
  const box = five.q3.sub(five.q1);
  if (range === 0 || box.equals(0)) return null;
  // With the middle game in both halves: another rule, and the most common slip with this one.
  const withMiddle = { q1: median(ordered.slice(0, half + 1)), q3: median(ordered.slice(-half - 1)) };
  const unsorted = { q1: median2(exact.slice(0, half)), q3: median2(exact.slice(-half)) };

  const dots: LessonFigure = { kind: 'box-and-whisker', values, five: null };
  const [q1, middle, q3] = [five.q1.valueOf(), five.median.valueOf(), five.q3.valueOf()];
  const whole: LessonFigure = { kind: 'box-and-whisker', values, five: { min, q1, median: middle, q3, max } };

  /** The two edges of the box differ in their half and in their words; what goes wrong is the same. */
  function quartileStep(which: 'lower' | 'upper') {
    const [isLower, other] = [which === 'lower', which === 'lower' ? 'upper' : 'lower'];
    const own = isLower ? 'q1' : 'q3';
    return number({
      key: `${which}-quartile`,
      title: isLower ? 'The left edge of the box' : 'The right edge of the box',
      teach: `The ${which} quartile is the median of the ${which} half.${isLower ? ' By our rule, a game in the very middle is left out.' : ''}`,
      question: `What is the ${which} quartile?`,
      unit: 'yards',
      figure: dots,
      answer: five[own],
      nudge: isLower
        ? 'Cover the upper half of your ordered list. Now find the middle of what you see.'
        : 'Do the same on the other side of the middle.',
      sibling: (k) => quartileSibling(k, which),
      nearly: `Cross out one number at each end of the ${which} half, again and again. One or two are left.`,
      mistakes: [
        ...mistake(
          'median-in-half',
          'Check the game in the very middle. By our rule it is in neither half.',
          ...(isOdd ? [withMiddle[own]] : []),
        ),
        ...mistake(
          'not-sorted',
          `Check the order. Are the games of your half the ${isLower ? 'smallest' : 'largest'} ones?`,
          unsorted[own],
        ),
        ...mistake(`${other}-for-${which}`, 'Check which half is asked for.', isLower ? five.q3 : five.q1),
        ...mistake('median-for-quartile', 'This may be the middle of all games. Now go to the middle of one half.', five.median),
        ...mistake(
          'one-middle',
          'Check how many stand in the middle of the half. With two of them, go halfway.',
          ...middles(isLower ? ordered.slice(0, half) : ordered.slice(-half)),
        ),
        ...mistake(
          'quarter-of-range',
          'A quartile counts games. It does not cut the range into four.',
          rational(isLower ? range : range * 3, 4).add(min),
        ),
      ],
    });
  }

  return {
    about: 'Yards of your players in some of their games, one dot for each.',
    table: tableOfGames(games),
    steps: [
      number({
        key: 'smallest',
        title: 'The left end',
        teach: 'A box-and-whisker plot shows five numbers. The first is the smallest: the end of the left whisker.',
        question: 'What is the smallest number of yards?',
        unit: 'yards',
        figure: dots,
        answer: five.min,
        nudge: 'Write the games in order, from small to large. You need the order again later.',
        sibling: (k) => `In ${34 + k}, ${12 + k} and ${59 + k}, the smallest is ${12 + k}.`,
        nearly: 'Look for the dot that is furthest to the left.',
        mistakes: [
          ...mistake('not-sorted', 'Check the order. The first row of the table need not be the smallest.', firstInTable),
          ...mistake('largest-for-smallest', 'Check which end is asked for.', max),
        ],
      }),
      number({
        key: 'largest',
        title: 'The right end',
        teach: 'The largest number is the end of the right whisker.',
        question: 'What is the largest number of yards?',
        unit: 'yards',
        figure: dots,
        answer: five.max,
        nudge: 'Look at the other end of your ordered list.',
        sibling: (k) => `In ${34 + k}, ${12 + k} and ${59 + k}, the largest is ${59 + k}.`,
        nearly: 'Look for the dot that is furthest to the right.',
        mistakes: [
          ...mistake('not-sorted', 'Check the order. The last row of the table need not be the largest.', lastInTable),
          ...mistake('smallest-for-largest', 'Check which end is asked for.', min),
        ],
      }),
      number({
        key: 'range',
        title: 'The range',
        teach: 'The range is the way from one end to the other: the largest minus the smallest.',
        question: 'What is the range of these games?',
        unit: 'yards',
        figure: dots,
        answer: rational(range),
        nudge: 'How far is it from the left end to the right end?',
        sibling: (k) => `From ${14 + k} to ${83 + 2 * k} the range is ${69 + k}.`,
        nearly: 'Take the smallest away from the largest.',
        mistakes: [
          ...mistake('range-is-maximum', 'This may be the largest number. How far is it from the smallest?', max),
          ...mistake('ends-added', 'Check the sign. The range is how far the ends are apart.', max + min),
          ...mistake(
            'not-sorted',
            'Check the order. The rows of the table do not go by size.',
            lastInTable - firstInTable,
            Math.abs(lastInTable - firstInTable),
          ),
        ],
      }),
      number({
        key: 'median',
        title: 'The middle line',
        teach: 'The median is the middle number in order. With two in the middle, it is halfway between them.',
        question: 'What is the median of these games?',
        unit: 'yards',
        figure: dots,
        answer: five.median,
        nudge: 'Put the games in order first. Then go to the middle from both ends.',
        sibling: (k) =>
          `${11 + k}, ${18 + k}, ${25 + k}, ${40 + k}: in the middle are ${18 + k} and ${25 + k}, so the median is ${show(rational(43 + 2 * k, 2))}.`,
        nearly: 'Cross out one number at each end of the ordered list, again and again. One or two are left.',
        mistakes: medianMistakes(exact),
      }),
      number({
        key: 'half-size',
        title: 'Make two halves',
        teach: QUARTILE_RULE,
        question: 'How many games are in the lower half?',
        unit: 'games',
        figure: dots,
        answer: rational(half),
        nudge: isOdd ? 'There is a game in the very middle. Does it belong to a half?' : 'Both halves have as many games.',
        sibling: () => 'With nine games, the fifth is in the very middle. So four are in each half.',
        nearly: 'Count the games in your ordered list that come before the middle.',
        mistakes: [
          ...mistake(
            'median-in-half',
            'Check the game in the very middle. By our rule it is in neither half.',
            isOdd ? half + 1 : half,
          ),
          ...mistake('all-games', 'These may be all games. How many are in one half?', n),
          ...mistake('half-as-fraction', 'Can half a game be in a half? Look at the one in the very middle.', rational(n, 2)),
          ...mistake('quarter-for-half', 'This may be a quarter of the games. A half has more.', Math.floor(n / 4)),
        ],
      }),
      quartileStep('lower'),
      quartileStep('upper'),
      choice({
        key: 'inside-box',
        title: 'Read the box',
        teach: 'The five numbers cut the games into four groups of about the same size.',
        question: 'About how many of the games lie in the box, from edge to edge?',
        figure: whole,
        answer: 'half',
        options: [
          {
            key: 'quarter',
            label: 'A quarter of them',
            tag: 'one-group',
            hint: 'How many of the four groups lie between the two edges?',
          },
          { key: 'half', label: 'One half of them', tag: 'half', hint: '' },
          {
            key: 'three',
            label: 'Three quarters of them',
            tag: 'three-groups',
            hint: 'How many of the four groups lie outside the box, in the whiskers?',
          },
          { key: 'all', label: 'All of them', tag: 'all-groups', hint: 'Which games do the whiskers stand for?' },
        ],
        nudge: 'Each whisker is one group. What is the rest?',
        sibling: () => 'Cut a rope into four equal pieces. Two of them are the two in the middle.',
        nearly: 'Count the groups from the left edge to the right edge of the box. There are four groups in all.',
      }),
      number({
        key: 'box-width',
        title: 'How wide is the box?',
        teach: 'The width of the box is the interquartile range: upper quartile minus lower quartile.',
        question: 'What is the interquartile range of these games?',
        unit: 'yards',
        figure: whole,
        answer: box,
        nudge: 'Which two of the five numbers are the edges of the box?',
        sibling: (k) =>
          `With quartiles of ${show(rational(41 + 2 * k, 2))} and ${70 + 2 * k}, the box is ${show(rational(99 + 2 * k, 2))} wide.`,
        nearly: 'Take the left edge of the box away from the right edge.',
        mistakes: [
          ...mistake('range-for-box', 'This may be the range from end to end. The box is only the middle part.', range),
          ...mistake('edges-added', 'Check the sign. You want how far the edges are apart.', five.q3.add(five.q1)),
          ...mistake(
            'median-in-half',
            'Check the game in the very middle. By our rule it is in neither half.',
            withMiddle.q3.sub(withMiddle.q1),
          ),
          ...mistake(
            'half-of-box',
            'Check both edges. One of them may be the line in the middle.',
            five.q3.sub(five.median),
            five.median.sub(five.q1),
          ),
          ...mistake('edge-for-width', 'This may be one edge. How far is it to the other?', five.q3, five.q1),
        ],
      }),
    ],
  };
};

/** The middle of a list as it stands, which a student gets who did not sort. */
function median2(list: readonly Rational[]): Rational {
  const upper = list[Math.floor(list.length / 2)] ?? rational(0);
  return list.length % 2 === 1 ? upper : upper.add(list[list.length / 2 - 1] ?? upper).div(2);
}

function middles(half: readonly Rational[]): Rational[] {
  return half.length % 2 === 1 ? [] : half.slice(half.length / 2 - 1, half.length / 2 + 1);
}

function quartileSibling(k: number, which: 'lower' | 'upper'): string {
  const list = [13, 22, 29, 36, 48, 61, 75].map((value) => value + k);
  const [low, high] = [list.slice(0, 3), list.slice(4)];
  return `In order: ${list.join(', ')}. Without the middle one, the ${which} half is ${(which === 'lower' ? low : high).join(', ')}. Its middle is ${which === 'lower' ? low[1] : high[1]}.`;
}
