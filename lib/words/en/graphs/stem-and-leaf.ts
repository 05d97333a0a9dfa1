import type { StemAndLeafData } from '@/lib/domain/graphs/stem-and-leaf/rules';
import { count, listOf } from '../numbers';
import { type GraphWords, STATISTIC, sentences } from './graph-words';

export const stemAndLeafWords: GraphWords<'stem-and-leaf'> = {
  about: 'A stem-and-leaf plot shows the shape of the data and keeps every number.',
  fieldNames: STATISTIC,
  describe: describeStems,
  table: (chart) => ({
    columns: ['Stem', 'Leaves'],
    rows: chart.rows.map(({ stem, leaves }) => [stem, leaves.join(' ') || null]),
  }),
  figure: (figure) =>
    figure.kind === 'dots'
      ? null
      : figure.rows
          .map(
            ({ stem, leaves }) =>
              `Stem ${stem}: ${leaves.length > 0 ? leaves.join(' ') : 'no leaf'}.`,
          )
          .join(' '),
};

function describeStems({ rows, keyText }: StemAndLeafData): string {
  const leaves = rows.reduce((sum, row) => sum + row.leaves.length, 0);
  const empty = rows.filter((row) => row.leaves.length === 0).map(({ stem }) => stem);
  return sentences(
    `A stem-and-leaf plot with ${count(rows.length, 'stem')} and ${count(leaves, 'leaf', 'leaves')}`,
    ...rows
      .filter((row) => row.leaves.length > 0)
      .map((row) => `Stem ${row.stem}: ${row.leaves.join(', ')}`),
    empty.length > 0 &&
      `No leaves on ${count(empty.length, 'stem').replace(/^\d+ /, '')} ${listOf(empty)}`,
    keyText && `Key: ${keyText}`,
  );
}
