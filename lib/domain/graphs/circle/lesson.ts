import { fractionMistakes, shareMistakes } from '@/lib/domain/lessons/shared-mistakes';
import { rational } from '@/lib/domain/numbers/fractions';
import type { RandomSource } from '@/lib/domain/numbers/random';
import { draw, drawnOrder, onlyLargest } from '../../lessons/chance';
import {
  choice,
  fractionNumber,
  type LessonMaker,
  type LessonPlan,
  number,
  onFigure,
  rounded,
  roundedNumber,
  withFigure,
} from '../../lessons/draft';
import { type LessonRows, runnersAndCatchers, total } from '../../lessons/rows';

export type CircleFigure = { kind: 'circle'; parts: { label: string; value: number }[] };
export type CircleFacts = { own: string; other: string; largest: string; judged: string };

const MOST_SLICES = 5;
const LEAST_SLICES = 3;

type Part = { label: string; value: number };

/** The catches of the student's players as parts of all their catches. */
export const circleLesson: LessonMaker<CircleFigure, CircleFacts, 'few' | 'tied'> = {
  missing(rows) {
    const parts = partsOf(rows);
    if (parts.length < LEAST_SLICES) return { code: 'few', have: parts.length };
    return leaders(parts).length > 0 ? null : { code: 'tied' };
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
    .map(({ name, games }) => ({
      label: name,
      value: total(games, ({ receptions }) => receptions),
    }))
    .filter(({ value }) => value > 0);
}

const fewerThan = ({ value }: Part, parts: readonly Part[]): Part[] =>
  parts.filter((part) => part.value < value);

/** Parts that can be the only widest slice, because enough others are smaller. */
const leaders = (parts: readonly Part[]): Part[] =>
  parts.filter((part) => fewerThan(part, parts).length >= LEAST_SLICES - 1);

const drawnSize = (random: RandomSource): number =>
  draw([LEAST_SLICES, LEAST_SLICES + 1, MOST_SLICES, MOST_SLICES], random);

function draftOf(
  parts: readonly Part[],
  random: RandomSource,
): LessonPlan<CircleFigure, CircleFacts> {
  const largest = onlyLargest(parts, ({ value }) => value);
  const [own, other] = drawnOrder(
    parts.filter((part) => part !== largest),
    random,
  );
  if (!largest || !own || !other)
    throw new RangeError('A circle lesson needs three slices, and one that is widest');
  const whole = parts.reduce((sum, { value }) => sum + value, 0);
  const degrees = (part: number) => rational(part * 360, whole);
  // Picks the size first, so that each size is equally likely.
  const size = draw([...new Set(parts.map(({ value }) => sizeOf(value, whole)))], random);
  const judged = draw(
    parts.filter(({ value }) => sizeOf(value, whole) === size),
    random,
  );
  const figure: CircleFigure = { kind: 'circle', parts: [...parts] };

  return {
    facts: { own: own.label, other: other.label, largest: largest.label, judged: judged.label },
    rows: parts.map(({ label, value }) => [label, String(value)]),
    steps: withFigure(
      figure,
      number('read-part', own.value, { 'other-row': parts.map(({ value }) => value) }),
      number('whole', whole, {
        'part-left-out': parts.map(({ value }) => whole - value),
        'part-twice': parts.map(({ value }) => whole + value),
        'counted-rows': parts.length,
      }),
      onFigure(
        'spot',
        choice(
          'largest-slice',
          largest.label,
          parts.map(({ label }) => ({ key: label, tag: 'smaller-part' })),
        ),
      ),
      fractionNumber(
        'fraction',
        rational(own.value, whole),
        fractionMistakes(own.value, whole, parts.length),
      ),
      roundedNumber(
        'percent',
        rational(own.value * 100, whole),
        shareMistakes(own.value, whole, 100),
      ),
      choice('benchmark', size, [
        { key: 'small', tag: 'too-small' },
        { key: 'middle', tag: 'middle' },
        { key: 'large', tag: 'too-large' },
      ]),
      onFigure(
        'ring',
        roundedNumber('degrees', degrees(other.value), shareMistakes(other.value, whole, 360), {
          'other-row': parts.map(({ value }) => rounded(degrees(value))),
        }),
      ),
      onFigure(
        'ring',
        roundedNumber(
          'two-slices',
          degrees(own.value + other.value),
          {
            'one-part-only': [rounded(degrees(own.value)), rounded(degrees(other.value))],
            'rounded-too-early': rounded(degrees(own.value)).add(rounded(degrees(other.value))),
          },
          shareMistakes(own.value + other.value, whole, 360),
        ),
      ),
      onFigure(
        'ring',
        roundedNumber('rest', degrees(whole - largest.value), {
          'slice-for-rest': rounded(degrees(largest.value)),
          'rest-of-hundred': rounded(rational((whole - largest.value) * 100, whole)),
          'half-turn': rational(180).sub(rounded(degrees(largest.value))),
          'one-slice-more': parts
            .filter((part) => part !== largest)
            .map(({ value }) => rounded(degrees(whole - largest.value - value))),
        }),
      ),
    ),
  };
}

function sizeOf(part: number, whole: number): string {
  if (part * 2 >= whole) return 'large';
  return part * 4 >= whole ? 'middle' : 'small';
}
