import {
  expectedFractionMistakes,
  percentAndAngleMistakes,
} from '@/lib/domain/lessons/expected-mistakes';
import { rational } from '@/lib/domain/numbers/fractions';
import type { RandomSource } from '@/lib/domain/numbers/random';
import {
  type LessonGames,
  playersOfRunAndCatchPositions,
  sumOverGames,
} from '../../lessons/lesson-games';
import {
  choiceStep,
  fractionStep,
  type LessonDefinition,
  type LessonPlan,
  makeAnswerableOnFigure,
  roundedNumberStep,
  roundHalfUp,
  stepsWithFigure,
  wholeNumberStep,
} from '../../lessons/lesson-plan';
import { pickRandomOrThrow, shuffledCopy, uniqueLargest } from '../../lessons/random-picks';

export type CircleFigure = { kind: 'circle'; parts: { label: string; value: number }[] };
export type CircleWordFacts = { own: string; other: string; largest: string; judged: string };

const MAX_SLICES = 5;
const MIN_SLICES = 3;

type Part = { label: string; value: number };

export const circleLessonDefinition: LessonDefinition<
  CircleFigure,
  CircleWordFacts,
  'few' | 'tied'
> = {
  missing(rows) {
    const parts = partsOf(rows);
    if (parts.length < MIN_SLICES) return { code: 'few', have: parts.length };
    return leaders(parts).length > 0 ? null : { code: 'tied' };
  },
  draft(rows, random) {
    const parts = partsOf(rows);
    const largest = pickRandomOrThrow(leaders(parts), random);
    const others = shuffledCopy(fewerThan(largest, parts), random).slice(0, drawnSize(random) - 1);
    return draftOf(shuffledCopy([largest, ...others], random), random);
  },
};

function partsOf(rows: LessonGames): Part[] {
  return playersOfRunAndCatchPositions(rows)
    .map(({ name, games }) => ({
      label: name,
      value: sumOverGames(games, ({ receptions }) => receptions),
    }))
    .filter(({ value }) => value > 0);
}

const fewerThan = ({ value }: Part, parts: readonly Part[]): Part[] =>
  parts.filter((part) => part.value < value);

/** Parts that can be the only widest slice, because enough others are smaller. */
const leaders = (parts: readonly Part[]): Part[] =>
  parts.filter((part) => fewerThan(part, parts).length >= MIN_SLICES - 1);

const drawnSize = (random: RandomSource): number =>
  pickRandomOrThrow([MIN_SLICES, MIN_SLICES + 1, MAX_SLICES, MAX_SLICES], random);

function draftOf(
  parts: readonly Part[],
  random: RandomSource,
): LessonPlan<CircleFigure, CircleWordFacts> {
  const largest = uniqueLargest(parts, ({ value }) => value);
  const [own, other] = shuffledCopy(
    parts.filter((part) => part !== largest),
    random,
  );
  if (!largest || !own || !other)
    throw new RangeError('A circle lesson needs three slices, and one that is widest');
  const whole = parts.reduce((sum, { value }) => sum + value, 0);
  const degrees = (part: number) => rational(part * 360, whole);
  // Small, medium, and large slices are equally likely, so the size is picked before the slice.
  const size = pickRandomOrThrow(
    [...new Set(parts.map(({ value }) => sizeOf(value, whole)))],
    random,
  );
  const judged = pickRandomOrThrow(
    parts.filter(({ value }) => sizeOf(value, whole) === size),
    random,
  );
  const figure: CircleFigure = { kind: 'circle', parts: [...parts] };

  return {
    facts: { own: own.label, other: other.label, largest: largest.label, judged: judged.label },
    rows: parts.map(({ label, value }) => [label, String(value)]),
    steps: stepsWithFigure(
      figure,
      wholeNumberStep('read-part', own.value, { 'other-row': parts.map(({ value }) => value) }),
      wholeNumberStep('whole', whole, {
        'part-left-out': parts.map(({ value }) => whole - value),
        'part-twice': parts.map(({ value }) => whole + value),
        'counted-rows': parts.length,
      }),
      makeAnswerableOnFigure(
        'spot',
        choiceStep(
          'largest-slice',
          largest.label,
          parts.map(({ label }) => ({ key: label, tag: 'smaller-part' })),
        ),
      ),
      fractionStep(
        'fraction',
        rational(own.value, whole),
        expectedFractionMistakes(own.value, whole, parts.length),
      ),
      roundedNumberStep(
        'percent',
        rational(own.value * 100, whole),
        percentAndAngleMistakes(own.value, whole, 100),
      ),
      choiceStep('benchmark', size, [
        { key: 'small', tag: 'too-small' },
        { key: 'middle', tag: 'middle' },
        { key: 'large', tag: 'too-large' },
      ]),
      makeAnswerableOnFigure(
        'ring',
        roundedNumberStep(
          'degrees',
          degrees(other.value),
          percentAndAngleMistakes(other.value, whole, 360),
          {
            'other-row': parts.map(({ value }) => roundHalfUp(degrees(value))),
          },
        ),
      ),
      makeAnswerableOnFigure(
        'ring',
        roundedNumberStep(
          'two-slices',
          degrees(own.value + other.value),
          {
            'one-part-only': [roundHalfUp(degrees(own.value)), roundHalfUp(degrees(other.value))],
            'rounded-too-early': roundHalfUp(degrees(own.value)).add(
              roundHalfUp(degrees(other.value)),
            ),
          },
          percentAndAngleMistakes(own.value + other.value, whole, 360),
        ),
      ),
      makeAnswerableOnFigure(
        'ring',
        roundedNumberStep('rest', degrees(whole - largest.value), {
          'slice-for-rest': roundHalfUp(degrees(largest.value)),
          'rest-of-hundred': roundHalfUp(rational((whole - largest.value) * 100, whole)),
          'half-turn': rational(180).sub(roundHalfUp(degrees(largest.value))),
          'one-slice-more': parts
            .filter((part) => part !== largest)
            .map(({ value }) => roundHalfUp(degrees(whole - largest.value - value))),
        }),
      ),
    ),
  };
}

function sizeOf(part: number, whole: number): string {
  if (part * 2 >= whole) return 'large';
  return part * 4 >= whole ? 'middle' : 'small';
}
