/**
 * A table cell as a number for drawing and sound; null without one. Typed tables hold fractions as
 * text. Nothing is graded by it.
 */
export function parseCellNumber(cell: string | number | null): number | null {
  if (typeof cell !== 'string') return cell;
  const match = /^([-−]?)\s*(?:(\d+(?:\.\d+)?)|(?:(\d+)\s+)?(\d+)\/(\d+))$/.exec(
    cell.trim().replace('+', ''),
  );
  if (!match) return null;
  const [, minus, plain, whole = '0', top, bottom] = match;
  const size = plain === undefined ? Number(whole) + Number(top) / Number(bottom) : Number(plain);
  return Number.isFinite(size) ? (minus ? -size : size) : null;
}
