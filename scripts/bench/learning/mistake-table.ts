import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** A row of kinds.md. `once`: made in one line, and never in all. */
export type MistakeRow = {
  readonly id: string;
  readonly child: string;
  readonly source: string;
  readonly right: readonly string[];
  readonly near: readonly string[];
  readonly once: boolean;
};

const FILE = join(process.cwd(), 'scripts', 'bench', 'learning', 'kinds.md');
const sections = new Map(
  readFileSync(FILE, 'utf8')
    .split(/^## /m)
    .slice(1)
    .map((section) => {
      const [title = '', ...lines] = section.split('\n');
      const [, , ...rows] = lines.filter((line) => line.startsWith('|'));
      return [title, rows.map(readRow)];
    }),
);

function readRow(line: string): MistakeRow {
  const cells = line.split('|').map((cell) => cell.trim());
  const [, id = '', child = '', source = '', right = '', near = '', extent] = cells;
  const names = (list: string) => list.split(' ').filter(Boolean);
  return { id, child, source, right: names(right), near: names(near), once: extent === 'once' };
}

/** The rows of a section in their order, each with the function that makes its mistake. */
export function mistakeRows<Slip>(
  title: string,
  slips: Readonly<Record<string, Slip>>,
): (MistakeRow & { slip: Slip })[] {
  const rows = sections.get(title) ?? [];
  const ids = rows.map(({ id }) => id);
  if (ids.length === 0 || ids.toSorted().join() !== Object.keys(slips).toSorted().join())
    throw new Error(`The section "${title}" of kinds.md has other mistakes than the code`);
  return rows.map((row) => ({ ...row, slip: slips[row.id] as Slip }));
}
