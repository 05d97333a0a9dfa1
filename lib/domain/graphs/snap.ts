/** Where a handle can stand: on whole steps or on halves, which a float holds exactly. */

/** The place next to a value, such as where a finger is. */
export function snapped(value: number, snap: number): number {
  return Math.round(value / snap) * snap + 0;
}

/** So many places on, up or down. A value between two places goes to the next one first. */
export function notched(value: number, snap: number, notches: number): number {
  const place = value / snap;
  return (notches > 0 ? Math.floor(place) + notches : Math.ceil(place) + notches) * snap + 0;
}

/** A number as it is typed. */
export const typedNumber = (value: number): string => `${Number(value.toFixed(6))}`;
