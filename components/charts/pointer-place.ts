type Place = { x: number; y: number };

/**
 * Where a pointer is, in the units in which this part of a drawing is drawn. Null while it is on no
 * screen.
 */
export function placeIn(
  drawing: SVGGraphicsElement,
  { clientX, clientY }: { clientX: number; clientY: number },
): Place | null {
  const matrix = drawing.getScreenCTM();
  return matrix && new DOMPoint(clientX, clientY).matrixTransform(matrix.inverse());
}

/**
 * How many degrees a place is turned around a center, clockwise from an angle that is itself
 * counted from the top: 0 to 360. From nearly a whole turn, a small step over the start doesn't
 * lead to nothing, and the other way round; `before` is null where there is no turn to go on from.
 */
export function turnAround(
  place: Place,
  center: Place,
  from: number,
  before: number | null,
): number {
  const angle = (Math.atan2(place.x - center.x, center.y - place.y) * 180) / Math.PI;
  const turn = (((angle - from) % 360) + 360) % 360;
  if (before !== null && before > 270 && turn < 90) return 360;
  return before !== null && before < 90 && turn > 270 ? 0 : turn;
}
