import type { PicturePart } from './prepare-picture';

export const EDGES = ['Left', 'Right', 'Top', 'Bottom'] as const;
export type Edge = (typeof EDGES)[number];

/** Less than this is a slip of the finger. */
export const LEAST_PERCENT = 5;

/**
 * The part with one edge moved inward by so many percent of the picture, or outward; never off it,
 * and never to nothing.
 */
export function withEdge(
  { x, y, width, height }: PicturePart,
  edge: Edge,
  inward: number,
): PicturePart {
  const isAcross = edge === 'Left' || edge === 'Right';
  const [start, length] = isAcross ? [x, width] : [y, height];
  const isFirst = edge === 'Left' || edge === 'Top';
  const room = isFirst ? start : 100 - start - length;
  const by = Math.max(-room, Math.min(inward, length - LEAST_PERCENT));
  const [moved, rest] = [isFirst ? start + by : start, length - by];
  return isAcross ? { x: moved, y, width: rest, height } : { x, y: moved, width, height: rest };
}
