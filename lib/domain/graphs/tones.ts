import type { GraphTable } from '../graph';
import type { GraphType } from './graph-names';
import { typedValue } from './typed-value';

/** A graph to listen to. Tones are for hearing only: nothing is graded by them. */
export type Tones = {
  /** The stops from left to right. */
  stops: readonly string[];
  /** Each as long as `stops`; null is a silence, such as a bye. */
  series: readonly { label: string; values: readonly (number | null)[] }[];
};

type Cells = readonly (string | number | null)[];
/** How the numbers of a graph lie in its table. */
type Heard = (table: GraphTable) => Tones;

/** Each column of numbers is one sequence, from row to row. */
const downColumns: Heard = ({ columns, rows }) => ({
  stops: rows.map(nameOf),
  series: columns.slice(1).map((label, index) => ({
    label,
    values: rows.map((row) => typedValue(row[index + 1] ?? null)),
  })),
});

/** Each row is one, from column to column: the five numbers of a box. */
const alongRows: Heard = ({ columns, rows }) => ({
  stops: columns.slice(1),
  series: rows.map((row) => ({
    label: nameOf(row),
    values: columns.slice(1).map((_, index) => typedValue(row[index + 1] ?? null)),
  })),
});

/** The dots from left to right; how high one stands is its tone. */
const acrossDots: Heard = ({ columns, rows }) => {
  const dots = rows
    .map((row) => ({
      name: nameOf(row),
      x: typedValue(row[1] ?? null),
      y: typedValue(row[2] ?? null),
    }))
    .sort((one, other) => (one.x ?? 0) - (other.x ?? 0));
  return {
    stops: dots.map(({ name, x }) => (x === null ? name : `${name}: ${x}`)),
    series: [{ label: columns[2] ?? '', values: dots.map(({ y }) => y) }],
  };
};

/** Leaf after leaf, as the numbers that they stand for. A stem without leaves is a silence. */
const leafByLeaf: Heard = ({ columns, rows }) => {
  const leaves = rows.flatMap((row) => {
    const stem = nameOf(row);
    const on = String(row[1] ?? '')
      .split(' ')
      .filter(Boolean);
    return on.length === 0
      ? [{ stop: `${stem} |`, value: null }]
      : on.map((leaf) => ({ stop: `${stem} | ${leaf}`, value: leafValue(stem, leaf) }));
  });
  return {
    stops: leaves.map(({ stop }) => stop),
    series: [{ label: columns[1] ?? '', values: leaves.map(({ value }) => value) }],
  };
};

const HEARD: Readonly<Record<GraphType, Heard>> = {
  circle: (table) => downColumns({ ...table, columns: table.columns.slice(0, 2) }),
  'stacked-bar': downColumns,
  'multiple-line': downColumns,
  'stem-and-leaf': leafByLeaf,
  histogram: downColumns,
  'scatter-plot': acrossDots,
  'box-and-whisker': alongRows,
};

/**
 * What a graph sounds like, from its table; null where there are not two numbers to compare.
 *
 * @param type one of the seven types; any other text is heard like a table of names and numbers.
 */
export function tonesOf(type: string, table: GraphTable): Tones | null {
  const heard = Object.hasOwn(HEARD, type) ? HEARD[type as GraphType] : downColumns;
  const tones = heard(table);
  const series = tones.series.filter(({ values }) => values.some((value) => value !== null));
  const numbers = series.flatMap(({ values }) => values.filter((value) => value !== null));
  return numbers.length < 2 ? null : { ...tones, series };
}

function nameOf(row: Cells): string {
  return String(row[0] ?? '');
}

/** A stem counts tens, and its minus holds for its leaves. */
function leafValue(stem: string, leaf: string): number | null {
  const [tens, ones] = [Math.abs(Number(stem.replace('−', '-'))), Number(leaf)];
  const size = tens * 10 + ones;
  return Number.isFinite(size) ? (/^[-−]/.test(stem) ? -size : size) : null;
}
