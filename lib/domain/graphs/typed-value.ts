/**
 * A cell of a graph's table as a number; null where there is none. A typed table keeps fractions as
 * they were typed. For drawing and hearing only: nothing is graded by it.
 */
export function typedValue(cell: string | number | null): number | null {
  if (typeof cell !== 'string') return cell;
  const match = /^([-−]?)\s*(?:(\d+(?:\.\d+)?)|(?:(\d+)\s+)?(\d+)\/(\d+))$/.exec(
    cell.trim().replace('+', ''),
  );
  if (!match) return null;
  const [, minus, plain, whole = '0', top, bottom] = match;
  const size = plain === undefined ? Number(whole) + Number(top) / Number(bottom) : Number(plain);
  return Number.isFinite(size) ? (minus ? -size : size) : null;
}
