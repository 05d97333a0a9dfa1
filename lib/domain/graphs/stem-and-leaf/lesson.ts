import { MAX_STEM_AND_LEAF_LESSON_YARDS } from '@/lib/domain/graphs/lesson-limits';
import { median, toRationals } from '@/lib/domain/numbers/averages';
import type { RandomSource } from '@/lib/domain/numbers/random';
import { medianMistakes } from '../../lessons/expected-mistakes';
import type { LessonGames, LessonGameValue } from '../../lessons/lesson-games';
import {
  choiceStep,
  fractionStep,
  type LessonDefinition,
  type LessonPlan,
  makeAnswerableOnFigure,
  stepsWithFigure,
  wholeNumberStep,
} from '../../lessons/lesson-plan';
import { pickPreferred, pickRandomOrThrow } from '../../lessons/random-picks';
import {
  gameTableRows,
  gameValuesWithAcceptedYards,
  sampleNewestGames,
  smallestAndLargestGameValues,
} from '../../lessons/sample';
import { stemsAndLeaves } from './rules';

export type StemAndLeafFigure =
  | { kind: 'stem-and-leaf'; rows: { stem: number; leaves: number[] }[] }
  | { kind: 'dots'; values: number[] };
export type StemAndLeafWordFacts = {
  split: number;
  leafOf: number;
  empty: number | null;
  stem: number;
  edge: number;
};

const MIN_GAMES = 7;
const MAX_GAMES = 14;
const stemOf = (value: number): number => Math.floor(value / 10);

/** Yards of single games by the student's players as stems and leaves. */
export const stemAndLeafLessonDefinition: LessonDefinition<
  StemAndLeafFigure,
  StemAndLeafWordFacts,
  'few' | 'one-stem'
> = {
  missing(rows) {
    const games = eligible(rows);
    if (games.length < MIN_GAMES) return { code: 'few', have: games.length };
    return hasTwoStems(valuesOf(games)) ? null : { code: 'one-stem' };
  },
  draft(rows, random) {
    // If the smallest game is 0, the range equals the largest game, so a mistake couldn't be told
    // from the right answer.
    const above = eligible(rows).filter(({ value }) => value > 0);
    const pool = above.length >= MIN_GAMES && hasTwoStems(valuesOf(above)) ? above : eligible(rows);
    const games = sampleNewestGames(pool, random, {
      least: MIN_GAMES,
      most: MAX_GAMES,
      fits: hasTwoStems,
      surely: smallestAndLargestGameValues(pool),
    });
    return draftOf(games, random);
  },
};

const eligible = (rows: LessonGames): LessonGameValue[] =>
  gameValuesWithAcceptedYards(
    rows,
    (yards) => yards >= 0 && yards <= MAX_STEM_AND_LEAF_LESSON_YARDS,
  );
const valuesOf = (games: readonly LessonGameValue[]): number[] => games.map(({ value }) => value);
const hasTwoStems = (values: readonly number[]): boolean => new Set(values.map(stemOf)).size > 1;

function draftOf(
  games: readonly LessonGameValue[],
  random: RandomSource,
): LessonPlan<StemAndLeafFigure, StemAndLeafWordFacts> {
  const values = valuesOf(games);
  const plot = stemsAndLeaves(values).map(({ tens, leaves }) => ({ stem: tens, leaves }));
  const [min, max] = [Math.min(...values), Math.max(...values)];
  // With two different digits, swapping stem and leaf gives a wrong answer.
  const hasTwoDigits = (value: number) => stemOf(value) !== value % 10;
  const split = pickPreferred(
    values.filter((value) => value >= 10),
    hasTwoDigits,
    random,
  );
  const drawn = pickPreferred(values, (value) => value !== split && hasTwoDigits(value), random);
  // A number below ten is its own leaf, so the question refers to it without naming it.
  const leafOf = drawn < 10 ? min : drawn;
  const row = pickPreferred(
    plot.filter(({ leaves }) => leaves.length > 0),
    ({ leaves }) => leaves.length > 1,
    random,
  );
  const border = pickRandomOrThrow(
    plot.filter(({ stem }) => min < stem * 10),
    random,
  );
  const edge = border.stem * 10;
  const below = values.filter((value) => value < edge).length;
  const used = new Set(values.map(stemOf)).size;
  const empty = plot.find(({ leaves }) => leaves.length === 0);
  const exact = toRationals(values);
  const dots: StemAndLeafFigure = { kind: 'dots', values };
  const figure: StemAndLeafFigure = { kind: 'stem-and-leaf', rows: plot };

  return {
    facts: { split, leafOf, empty: empty?.stem ?? null, stem: row.stem, edge },
    rows: gameTableRows(games),
    steps: [
      ...stepsWithFigure(
        dots,
        makeAnswerableOnFigure(
          'stem',
          wholeNumberStep('stem', stemOf(split), {
            'stem-leaf-swapped': split % 10,
            'tens-as-value': stemOf(split) * 10,
            'whole-number': split,
          }),
        ),
        wholeNumberStep('leaf', leafOf % 10, {
          'stem-leaf-swapped': stemOf(leafOf),
          'whole-number': leafOf,
        }),
        choiceStep('empty-stem', 'keep', [
          { key: 'drop', tag: 'empty-stem-left-out' },
          { key: 'zero', tag: 'leaf-0-added' },
          { key: 'keep', tag: 'keep' },
        ]),
        wholeNumberStep('row-count', plot.length, {
          'empty-stem-left-out': used,
          'end-left-out': plot.length - 1,
          'counted-games': values.length,
        }),
      ),
      ...stepsWithFigure(
        figure,
        wholeNumberStep('row-length', row.leaves.length, {
          'repeat-left-out': new Set(row.leaves).size,
          'leaves-added': row.leaves.reduce((sum, leaf) => sum + leaf, 0),
          'stem-counted': row.leaves.length + 1,
          'stem-for-count': row.stem,
        }),
        makeAnswerableOnFigure(
          'spot',
          wholeNumberStep('largest', max, {
            'leaf-alone': max % 10,
            'stem-alone': stemOf(max),
            'smallest-for-largest': min,
            'first-leaf': stemOf(max) * 10 + (plot.at(-1)?.leaves[0] ?? 0),
          }),
        ),
        wholeNumberStep('range', max - min, {
          'range-is-maximum': max,
          'stems-subtracted': stemOf(max) - stemOf(min),
          'ends-added': max + min,
        }),
        wholeNumberStep('below', below, {
          'first-row-left-out': below - (plot[0]?.leaves.length ?? 0),
          'edge-row-counted': below + border.leaves.length,
          'other-side': values.length - below,
        }),
        fractionStep('median', median(exact), medianMistakes(exact)),
      ),
    ],
  };
}
