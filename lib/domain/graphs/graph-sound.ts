import { parseCellNumber } from './chart-data';
import { type TableSoundOrder, tableSoundOrder } from './graph-names';
import type { GraphTable } from './handed-in-graph';

export type GraphSound = {
  stops: readonly string[];
  series: readonly { label: string; values: readonly (number | null)[] }[];
};

type Cells = readonly (string | number | null)[];
type Heard = (table: GraphTable) => GraphSound;

const downColumns: Heard = ({ columns, rows }) => ({
  stops: rows.map(nameOf),
  series: columns.slice(1).map((label, index) => ({
    label,
    values: rows.map((row) => parseCellNumber(row[index + 1] ?? null)),
  })),
});

/** Each row is one sequence, such as the five numbers of a box. */
const alongRows: Heard = ({ columns, rows }) => ({
  stops: columns.slice(1),
  series: rows.map((row) => ({
    label: nameOf(row),
    values: columns.slice(1).map((_, index) => parseCellNumber(row[index + 1] ?? null)),
  })),
});

const acrossDots: Heard = ({ columns, rows }) => {
  const dots = rows
    .map((row) => ({
      name: nameOf(row),
      x: parseCellNumber(row[1] ?? null),
      y: parseCellNumber(row[2] ?? null),
    }))
    .sort((one, other) => (one.x ?? 0) - (other.x ?? 0));
  return {
    stops: dots.map(({ name, x }) => (x === null ? name : `${name}: ${x}`)),
    series: [{ label: columns[2] ?? '', values: dots.map(({ y }) => y) }],
  };
};

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

const HEARD: Readonly<Record<TableSoundOrder, Heard>> = {
  columns: downColumns,
  'first-column': (table) => downColumns({ ...table, columns: table.columns.slice(0, 2) }),
  rows: alongRows,
  dots: acrossDots,
  leaves: leafByLeaf,
};

/**
 * Null if there are fewer than two numbers to compare.
 *
 * @param type a type of graph; any other text is read like a table of names and numbers.
 */
export function soundOfGraph(type: string, table: GraphTable): GraphSound | null {
  const tones = HEARD[tableSoundOrder(type)](table);
  const series = tones.series.filter(({ values }) => values.some((value) => value !== null));
  const numbers = series.flatMap(({ values }) => values.filter((value) => value !== null));
  return numbers.length < 2 ? null : { ...tones, series };
}

function nameOf(row: Cells): string {
  return String(row[0] ?? '');
}

/** The stem's minus sign also applies to its leaves. */
function leafValue(stem: string, leaf: string): number | null {
  const [tens, ones] = [Math.abs(Number(stem.replace('−', '-'))), Number(leaf)];
  const size = tens * 10 + ones;
  return Number.isFinite(size) ? (/^[-−]/.test(stem) ? -size : size) : null;
}
