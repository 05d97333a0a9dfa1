import { type MatchableStudent, matchNames, type NameMatch } from './match-names';
import { cleanOwnReference } from './own-reference';

export type OwnReferenceLine = {
  readonly name: string;
  readonly reference: string;
  readonly match: NameMatch;
};

const BETWEEN = /\t|;|\s*(?:->|=>|→|⇒|=)\s*/u;

type Cells = readonly [first: string, second: string];

/** "Emma J. 10023", "García, José, 10023", or two cells of a spreadsheet. */
function cellsOf(line: string): Cells {
  const cells = line
    .split(BETWEEN)
    .map((cell) => cell.replace(/^"|"$/g, '').trim())
    .filter((cell) => cell !== '');
  const last = cells.at(-1) ?? '';
  if (cells.length > 1) {
    // "Last name, first name, number" in three cells: the number is first or last.
    const [first = ''] = cells;
    const isFirst = /\d/.test(first) && !/\d/.test(last);
    return isFirst ? [first, cells.slice(1).join(', ')] : [cells.slice(0, -1).join(', '), last];
  }
  const comma = line.lastIndexOf(',');
  if (comma >= 0 && /\d/.test(line.slice(comma)))
    return [line.slice(0, comma).trim(), line.slice(comma + 1).trim()];
  const space = line.trimEnd().search(/\s\S*\d\S*$/u);
  if (space >= 0) return [line.slice(0, space).trim(), line.slice(space).trim()];
  return [line.trim(), ''];
}

const found = (matches: readonly NameMatch[]): number =>
  matches.filter(({ kind }) => kind === 'sure' || kind === 'guess').length;

/**
 * Reads lines of a student and the teacher's reference, in either order. The side on which more
 * students are found holds the names.
 */
export function parseAndMatchOwnReferences(
  lines: readonly string[],
  students: readonly MatchableStudent[],
): OwnReferenceLine[] {
  const cells = lines.filter((line) => line.trim() !== '').map(cellsOf);
  // References are being changed here, so an old one must not match anyone.
  const named = students.map(({ ownReference: _, ...student }) => student);
  const [first, second] = [0, 1].map((side) =>
    matchNames(
      cells.map((pair) => pair[side] ?? ''),
      named,
    ),
  );
  const side = found(second ?? []) > found(first ?? []) ? 1 : 0;
  return cells.map((pair, index) => {
    const match = (side === 1 ? second : first)?.[index] ?? { kind: 'ask' };
    return {
      name: pair[side],
      reference: cleanOwnReference(pair[1 - side] ?? ''),
      match: match.kind === 'empty' ? { kind: 'ask' } : match,
    };
  });
}
