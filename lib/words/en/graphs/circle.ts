import { chartNumber } from '@/lib/domain/graphs/chart-data';
import type { CircleData } from '@/lib/domain/graphs/circle/rules';
import { count, listOf } from '../numbers';
import { type GraphWords, STATISTIC, sentences } from './graph-words';

export const circleWords: GraphWords<'circle'> = {
  about: 'A circle graph shows how big each part of a whole is.',
  fieldNames: STATISTIC,
  describe: describeCircle,
  table: (chart) => {
    const withDegrees = chart.slices.some(({ degrees }) => degrees !== undefined);
    return {
      columns: ['Slice', capital(chart.unit) || 'Value', ...(withDegrees ? ['Degrees'] : [])],
      rows: chart.slices.map(({ label, value, degrees }) => [
        label,
        value,
        ...(withDegrees ? [degrees ?? null] : []),
      ]),
    };
  },
  figure: () => null,
};

function describeCircle({ slices, unit }: CircleData): string {
  const drawn = slices.filter(({ value }) => value >= 0);
  const said = drawn.map(({ label, value, degrees }) =>
    degrees === undefined
      ? `${label} ${chartNumber(value)} ${unit}`
      : `${label} ${degrees === null ? 'not drawn yet' : count(degrees, 'degree')}`,
  );
  const below = slices.filter(({ value }) => value < 0).map(({ label }) => label);
  return sentences(
    `A circle graph with ${count(drawn.length, 'slice')}: ${listOf(said)}`,
    below.length > 0 &&
      `${listOf(below)} ${below.length === 1 ? 'is' : 'are'} below zero and ${below.length === 1 ? 'has' : 'have'} no slice`,
  );
}

const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);
