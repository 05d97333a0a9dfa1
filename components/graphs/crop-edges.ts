import type { CropArea } from './prepare-picture';

export const CROP_EDGE_NAMES = ['left', 'right', 'top', 'bottom'] as const;
export type CropEdge = (typeof CROP_EDGE_NAMES)[number];

/** A smaller selection is an accidental tap. */
export const MIN_CROP_PERCENT = 5;

/**
 * Moves one edge inward by a percentage of the picture, or outward if negative. The part stays
 * inside the picture and never disappears.
 */
export function moveCropEdge(
  { x, y, width, height }: CropArea,
  edge: CropEdge,
  inward: number,
): CropArea {
  const isAcross = edge === 'left' || edge === 'right';
  const [start, length] = isAcross ? [x, width] : [y, height];
  const isFirst = edge === 'left' || edge === 'top';
  const room = isFirst ? start : 100 - start - length;
  const by = Math.max(-room, Math.min(inward, length - MIN_CROP_PERCENT));
  const [moved, rest] = [isFirst ? start + by : start, length - by];
  return isAcross ? { x: moved, y, width: rest, height } : { x, y: moved, width, height: rest };
}
