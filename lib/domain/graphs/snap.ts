/** Handles snap to whole or half steps, which floats represent exactly. */

export function snapToStep(value: number, snap: number): number {
  return Math.round(value / snap) * snap + 0;
}

/** Moves by whole notches. A value between two positions goes to the next one first. */
export function moveByNotches(value: number, snap: number, notches: number): number {
  const place = value / snap;
  return (notches > 0 ? Math.floor(place) + notches : Math.ceil(place) + notches) * snap + 0;
}

export const numberToTypedText = (value: number): string => `${Number(value.toFixed(6))}`;
