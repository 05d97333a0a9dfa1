import { type Rational, rational, show } from '@/lib/domain/numbers/fractions';
import { draw } from '../../lessons/chance';
import { type LessonDraft, type LessonMaker, minusRule, mistake, number } from '../../lessons/draft';
import { type GameValue, tooFew } from '../../lessons/rows';
import { bySize, gamesOf, sampleOf, tableOfGames } from '../../lessons/sample';
import { medianMistakes, medianSibling } from '../../lessons/shared-mistakes';
import { median, sorted } from '../averages';
import { fiveNumberSummary } from './graph';

/** The dots alone while the five numbers are still to be found. */
export type BoxAndWhiskerFigure = {
  kind: 'box-and-whisker';
  values: number[];
  five: { min: number; q1: number; median: number; q3: number; max: number } | null;
};

/** Said on the page: other books use other rules. */
export const QUARTILE_RULE =
  'The median cuts the games into a lower half and an upper half. A quartile is the median of one half. A game in the very middle is in neither half.';

const LEAST_GAMES = 7;
const MOST_GAMES = [10, 11] as const;

/** The five numbers of some games of the student's players, found one by one, and the box that they make. */
export const boxAndWhiskerLesson: LessonMaker<BoxAndWhiskerFigure> = {
  missing(rows) {
    const games = gamesOf(rows, () => true);
    if (games.length < LEAST_GAMES) return tooFew('seven games of your players', games.length);
    return canBeBox(games)
      ? null
      : 'games with different yards. So far nearly all of yours are the same, and the box would have no width';
  },
  draft(rows, random) {
    const all = gamesOf(rows, () => true);
    // Where the smallest game is 0, the range is the largest one, and nobody can tell the two apart. Below zero is harder to order.
    const pool = [all.filter(({ value }) => value > 0), all.filter(({ value }) => value !== 0)].find(canBeBox) ?? all;
    const smallest = bySize(pool)[0]?.value ?? 0;
    const games = sampleOf(pool, random, {
      least: LEAST_GAMES,
      most: draw(MOST_GAMES, random),
      fits: (values) => hasBox(values) && (smallest >= 0 || Math.min(...values) !== 0),
      surely: outerGames(pool),
    });
    return draftOf(games);
  },
};

/** The two smallest and the two largest: of seven games they make the edges of the box. */
function outerGames(games: readonly GameValue[]): GameValue[] {
  const ordered = bySize(games);
  return [...ordered.slice(0, 2), ...ordered.slice(-2)];
}

/** Whether there are enough, and some of them have two different quartiles. */
function canBeBox(games: readonly GameValue[]): boolean {
  const [, low, high] = outerGames(games);
  return games.length >= LEAST_GAMES && low?.value !== high?.value;
}

function hasBox(values: readonly number[]): boolean {
  const { q1, q3 } = fiveNumberSummary(values.map((value) => rational(value)));
  return !q1.equals(q3);
}

function draftOf(games: readonly GameValue[]): LessonDraft<BoxAndWhiskerFigure> {
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
  // With the middle game in both halves: another rule, and the most common slip with this one.
  const withMiddle = { q1: median(ordered.slice(0, half + 1)), q3: median(ordered.slice(-half - 1)) };
  const unsorted = { q1: median2(exact.slice(0, half)), q3: median2(exact.slice(-half)) };

  const inside = exact.filter((value) => value.compare(five.q1) >= 0 && value.compare(five.q3) <= 0);
  const halvesOfBox = [
    inside.filter((value) => value.compare(five.median) <= 0).length,
    inside.filter((value) => value.compare(five.median) >= 0).length,
  ];

  const dots: BoxAndWhiskerFigure = { kind: 'box-and-whisker', values, five: null };
  const [q1, middle, q3] = [five.q1.valueOf(), five.median.valueOf(), five.q3.valueOf()];
  const whole: BoxAndWhiskerFigure = { kind: 'box-and-whisker', values, five: { min, q1, median: middle, q3, max } };

  /** The two edges of the box differ in their half and in their words; what goes wrong is the same. */
  function quartileStep(which: 'lower' | 'upper') {
    const [isLower, other] = [which === 'lower', which === 'lower' ? 'upper' : 'lower'];
    const own = isLower ? 'q1' : 'q3';
    return number({
      key: `${which}-quartile`,
      title: isLower ? 'The left edge of the box' : 'The right edge of the box',
      teach: `The ${which} quartile is the median of the ${which} half.${isLower ? ' A game in the very middle is in neither half.' : ''}`,
      question: `What is the ${which} quartile?${minusRule(min < 0)}`,
      unit: 'yards',
      figure: dots,
      answer: five[own],
      nudge: isLower
        ? 'Cover the upper half of your ordered list. Now find the middle of what you still see.'
        : 'Do the same with the other half.',
      sibling: (k) => quartileSibling(k, which),
      nearly: `Cross out one number at each end of the ${which} half, again and again. One or two are left. With two, go halfway.`,
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
        ...mistake(`${other}-for-${which}`, 'Check which half the question asks about.', isLower ? five.q3 : five.q1),
        ...mistake('median-for-quartile', 'This may be the middle of all games. Now go to the middle of one half.', five.median),
        ...mistake(
          'one-middle',
          'Check how many are in the middle of the half. If there are two, go halfway between them.',
          ...middles(isLower ? ordered.slice(0, half) : ordered.slice(-half)),
        ),
        ...mistake(
          'quarter-of-range',
          'A quartile cuts the list of games. It does not cut the range into four.',
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
        teach: 'A box-and-whisker plot shows five numbers. The first is the smallest number, at the end of the left whisker.',
        question: 'What is the smallest number of yards?',
        unit: 'yards',
        figure: dots,
        answer: five.min,
        nudge: 'Write the numbers in order, from small to large. You will need the list again.',
        sibling: (k) => `In ${34 + k}, ${12 + k} and ${59 + k}, the smallest is ${12 + k}.`,
        nearly: 'Look for the least number in the table. Its dot is farthest to the left.',
        mistakes: [
          ...mistake('not-sorted', 'Check the order. The first row of the table need not be the smallest.', firstInTable),
          ...mistake('largest-for-smallest', 'Check which end the question asks about.', max),
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
        nearly: 'Look for the greatest number in the table. Its dot is farthest to the right.',
        mistakes: [
          ...mistake('not-sorted', 'Check the order. The last row of the table need not be the largest.', lastInTable),
          ...mistake('smallest-for-largest', 'Check which end the question asks about.', min),
        ],
      }),
      number({
        key: 'range',
        title: 'The range',
        teach: 'The range tells how far it is from one end to the other. It is the largest number minus the smallest.',
        question: 'What is the range of these games?',
        unit: 'yards',
        figure: dots,
        answer: rational(range),
        nudge: 'How far is it from the left end to the right end?',
        sibling: (k) => `From ${14 + k} to ${83 + 2 * k}: ${83 + 2 * k} − ${14 + k} = ${69 + k} is the range.`,
        nearly: 'Subtract the smallest from the largest.',
        mistakes: [
          ...mistake('range-is-maximum', 'This may be the largest number. How far is it from the smallest?', max),
          ...mistake('ends-added', 'This may be both ends together. The range is how far apart they are.', max + min),
          ...mistake(
            'not-sorted',
            'Check the order. The rows of the table are not in order of size.',
            lastInTable - firstInTable,
            Math.abs(lastInTable - firstInTable),
          ),
        ],
      }),
      number({
        key: 'median',
        title: 'The middle line',
        teach: 'The median is the middle number when all are in order. With two in the middle, it is halfway between them.',
        question: `What is the median of these games?${minusRule(min < 0)}`,
        unit: 'yards',
        figure: dots,
        answer: five.median,
        nudge: 'Put the games in order first. Then go to the middle from both ends.',
        sibling: medianSibling,
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
        nudge: isOdd
          ? 'There is a game in the very middle. Is it in one of the halves?'
          : 'Both halves have the same number of games.',
        sibling: () => 'With nine games, the fifth one is in the very middle. So each half has four.',
        nearly: 'Count the games in your ordered list that come before the middle.',
        mistakes: [
          ...mistake(
            'median-in-half',
            'Check the game in the very middle. By our rule it is in neither half.',
            isOdd ? half + 1 : half,
          ),
          ...mistake('all-games', 'These may be all the games. How many are in one half?', n),
          ...mistake('half-as-fraction', 'Half a game cannot be in a half. Look at the one in the very middle.', rational(n, 2)),
          ...mistake('quarter-for-half', 'This may be about a quarter of the games. A half has more.', Math.floor(n / 4)),
        ],
      }),
      quartileStep('lower'),
      quartileStep('upper'),
      number({
        key: 'inside-box',
        title: 'What is in the box?',
        teach:
          'The box goes from the lower quartile to the upper quartile. At least half of the games are in it, counting those on an edge.',
        question: 'How many games are in the box? Count a game that is right on an edge, too.',
        unit: 'games',
        figure: whole,
        answer: rational(inside.length),
        nudge: 'Look at your ordered list. Which games are between the two quartiles?',
        sibling: (k) =>
          `With a box from ${20 + k} to ${40 + k}, three of the games ${12 + k}, ${20 + k}, ${33 + k}, ${40 + k} and ${58 + k} are in it.`,
        nearly: 'Cross out each game below the left edge and each game above the right edge. Count the rest.',
        mistakes: [
          ...mistake(
            'edges-left-out',
            'Check the games that are right on an edge. They are in the box, too.',
            inside.filter((value) => !five.q1.equals(value) && !five.q3.equals(value)).length,
          ),
          ...mistake(
            'outside-for-inside',
            'These may be the games in the whiskers. The box is the part between them.',
            n - inside.length,
          ),
          ...mistake('all-games', 'These may be all the games. Some of them are outside the box.', n),
          ...mistake('one-half-only', 'This may be half of the box. It goes on past the middle line.', ...halvesOfBox),
          ...mistake('half-of-games', 'About half of the games are in the box, but not always just half. Count them.', half),
        ],
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
          `With quartiles of ${show(rational(41 + 2 * k, 2))} and ${70 + 2 * k}: ${70 + 2 * k} − ${show(rational(41 + 2 * k, 2))} = ${show(rational(99 + 2 * k, 2))} wide.`,
        nearly: 'Subtract the left edge of the box from the right edge.',
        mistakes: [
          ...mistake('range-for-box', 'This may be the range from end to end. The box is only the middle part.', range),
          ...mistake(
            'edges-added',
            'This may be both edges together. The width is how far apart they are.',
            five.q3.add(five.q1),
          ),
          ...mistake(
            'median-in-half',
            'Check the game in the very middle. By our rule it is in neither half.',
            ...(isOdd ? [withMiddle.q3.sub(withMiddle.q1)] : []),
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
}

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
