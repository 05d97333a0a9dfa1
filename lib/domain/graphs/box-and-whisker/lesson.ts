import {
  median,
  medianWithoutSorting,
  middleTwoValuesIfEvenCount,
  sortRationals,
  toRationals,
} from '@/lib/domain/numbers/averages';
import { rational } from '@/lib/domain/numbers/fractions';
import { medianMistakes } from '../../lessons/expected-mistakes';
import type { LessonGameValue } from '../../lessons/lesson-games';
import {
  fractionStep,
  type LessonDefinition,
  type LessonPlan,
  makeAnswerableOnFigure,
  stepsWithFigure,
  wholeNumberStep,
} from '../../lessons/lesson-plan';
import { pickRandomOrThrow } from '../../lessons/random-picks';
import {
  gameTableRows,
  gameValuesWithAcceptedYards,
  sampleNewestGames,
  sortByValue,
} from '../../lessons/sample';
import { type FiveNumberValues, fiveNumberSummary } from './rules';

/** `five` is null while only the dots are shown. */
export type BoxAndWhiskerFigure = {
  kind: 'box-and-whisker';
  values: number[];
  five: FiveNumberValues<number> | null;
};
export type BoxAndWhiskerWordFacts = { hasLoss: boolean; isOdd: boolean };

const MIN_GAMES = 7;
const MAX_GAMES = [10, 11] as const;

export const boxAndWhiskerLessonDefinition: LessonDefinition<
  BoxAndWhiskerFigure,
  BoxAndWhiskerWordFacts,
  'few' | 'no-width'
> = {
  missing(rows) {
    const games = gameValuesWithAcceptedYards(rows, () => true);
    if (games.length < MIN_GAMES) return { code: 'few', have: games.length };
    return canBeBox(games) ? null : { code: 'no-width' };
  },
  draft(rows, random) {
    const all = gameValuesWithAcceptedYards(rows, () => true);
    // If the smallest game is 0, the range equals the largest game, so a mistake couldn't be told
    // from the right answer. Negative values are harder to order.
    const pool =
      [all.filter(({ value }) => value > 0), all.filter(({ value }) => value !== 0)].find(
        canBeBox,
      ) ?? all;
    const smallest = sortByValue(pool)[0]?.value ?? 0;
    const games = sampleNewestGames(pool, random, {
      least: MIN_GAMES,
      most: pickRandomOrThrow(MAX_GAMES, random),
      fits(values) {
        const { q1, q3 } = fiveNumberSummary(toRationals(values));
        return !q1.equals(q3) && (smallest >= 0 || Math.min(...values) !== 0);
      },
      surely: outerGames(pool),
    });
    return draftOf(games);
  },
};

/**
 * The two smallest and two largest games. Of seven games, the second from each end is a quartile.
 */
function outerGames(games: readonly LessonGameValue[]): LessonGameValue[] {
  const ordered = sortByValue(games);
  return [...ordered.slice(0, 2), ...ordered.slice(-2)];
}

function canBeBox(games: readonly LessonGameValue[]): boolean {
  const [, low, high] = outerGames(games);
  return games.length >= MIN_GAMES && low?.value !== high?.value;
}

function draftOf(
  games: readonly LessonGameValue[],
): LessonPlan<BoxAndWhiskerFigure, BoxAndWhiskerWordFacts> {
  const values = games.map(({ value }) => value);
  const exact = toRationals(values);
  const five = fiveNumberSummary(exact);
  const ordered = sortRationals(exact);
  const n = values.length;
  const half = Math.floor(n / 2);
  const isOdd = n % 2 === 1;
  const [min, max] = [Math.min(...values), Math.max(...values)];
  const [firstInTable, lastInTable] = [values[0] ?? min, values.at(-1) ?? max];
  const range = max - min;
  const box = five.q3.sub(five.q1);
  const withMiddle = {
    q1: median(ordered.slice(0, half + 1)),
    q3: median(ordered.slice(-half - 1)),
  };
  const unsorted = {
    q1: medianWithoutSorting(exact.slice(0, half)),
    q3: medianWithoutSorting(exact.slice(-half)),
  };

  const inside = exact.filter(
    (value) => value.compare(five.q1) >= 0 && value.compare(five.q3) <= 0,
  );
  const halvesOfBox = [
    inside.filter((value) => value.compare(five.median) <= 0).length,
    inside.filter((value) => value.compare(five.median) >= 0).length,
  ];

  const dots: BoxAndWhiskerFigure = { kind: 'box-and-whisker', values, five: null };
  const [q1, middle, q3] = [five.q1.valueOf(), five.median.valueOf(), five.q3.valueOf()];
  const whole: BoxAndWhiskerFigure = {
    kind: 'box-and-whisker',
    values,
    five: { min, q1, median: middle, q3, max },
  };

  function quartileStep(which: 'lower' | 'upper') {
    const [isLower, other] = [which === 'lower', which === 'lower' ? 'upper' : 'lower'];
    const own = isLower ? 'q1' : 'q3';
    return makeAnswerableOnFigure(
      'x',
      fractionStep(`${which}-quartile`, five[own], {
        'median-in-half': isOdd ? [withMiddle[own]] : [],
        'not-sorted': unsorted[own],
        [`${other}-for-${which}`]: isLower ? five.q3 : five.q1,
        'median-for-quartile': five.median,
        'one-middle': middleTwoValuesIfEvenCount(
          isLower ? ordered.slice(0, half) : ordered.slice(-half),
        ),
        'quarter-of-range': rational(isLower ? range : range * 3, 4).add(min),
      }),
    );
  }

  return {
    facts: { hasLoss: min < 0, isOdd },
    rows: gameTableRows(games),
    steps: [
      ...stepsWithFigure(
        dots,
        makeAnswerableOnFigure(
          'x',
          wholeNumberStep('smallest', five.min, {
            'not-sorted': firstInTable,
            'largest-for-smallest': max,
          }),
        ),
        makeAnswerableOnFigure(
          'x',
          wholeNumberStep('largest', five.max, {
            'not-sorted': lastInTable,
            'smallest-for-largest': min,
          }),
        ),
        wholeNumberStep('range', range, {
          'range-is-maximum': max,
          'ends-added': max + min,
          'not-sorted': [lastInTable - firstInTable, Math.abs(lastInTable - firstInTable)],
        }),
        makeAnswerableOnFigure('x', fractionStep('median', five.median, medianMistakes(exact))),
        wholeNumberStep('half-size', half, {
          'median-in-half': isOdd ? half + 1 : half,
          'all-games': n,
          'half-as-fraction': rational(n, 2),
          'quarter-for-half': Math.floor(n / 4),
        }),
        quartileStep('lower'),
        quartileStep('upper'),
      ),
      ...stepsWithFigure(
        whole,
        wholeNumberStep('inside-box', inside.length, {
          'edges-left-out': inside.filter(
            (value) => !five.q1.equals(value) && !five.q3.equals(value),
          ).length,
          'outside-for-inside': n - inside.length,
          'all-games': n,
          'one-half-only': halvesOfBox,
          'half-of-games': half,
        }),
        fractionStep('box-width', box, {
          'range-for-box': range,
          'edges-added': five.q3.add(five.q1),
          'median-in-half': isOdd ? [withMiddle.q3.sub(withMiddle.q1)] : [],
          'half-of-box': [five.q3.sub(five.median), five.median.sub(five.q1)],
          'edge-for-width': [five.q3, five.q1],
        }),
      ),
    ],
  };
}
