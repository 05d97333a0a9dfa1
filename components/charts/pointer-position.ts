export type Point = { x: number; y: number };

/** In the drawing's own units; null while the drawing isn't rendered. */
export function pointerPosition(
  drawing: SVGGraphicsElement,
  { clientX, clientY }: { clientX: number; clientY: number },
): Point | null {
  const matrix = drawing.getScreenCTM();
  return matrix && new DOMPoint(clientX, clientY).matrixTransform(matrix.inverse());
}

/**
 * The clockwise angle of a point around a center in degrees, 0 to 360, counted from `from` (an
 * angle itself, from the top). Doesn't jump between 360 and 0 while dragging: `before` is the
 * previous angle, or null at the start of a drag.
 */
export function continuousDragAngle(
  point: Point,
  center: Point,
  from: number,
  before: number | null,
): number {
  const angle = (Math.atan2(point.x - center.x, center.y - point.y) * 180) / Math.PI;
  const turn = (((angle - from) % 360) + 360) % 360;
  if (before !== null && before > 270 && turn < 90) return 360;
  return before !== null && before < 90 && turn > 270 ? 0 : turn;
}
