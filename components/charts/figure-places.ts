/**
 * Where on a picture something can be placed or marked, in units of its sheet: plain numbers, which
 * a server can send.
 */

type Point = { x: number; y: number };

/**
 * A way from one end to the other, and the numbers at its ends. `beside` is where the mark stands
 * across it, `guide` how long its line is.
 */
export type Way = {
  from: number;
  to: number;
  start: number;
  end: number;
  beside: number;
  guide: readonly [number, number];
};

/** One part of a picture. `outline` is the path around it. */
export type Spot = { key: string; name: string; at: Point; outline: string };

export type FigurePlaces = {
  /** A bar grows from the start of its way. */
  x?: Way;
  y?: Way & { bar?: number };
  ring?: Point & { radius: number };
  stem?: Way;
  spot?: readonly Spot[];
};

/** The sheet of the picture: what is drawn over it lies in the same places. */
export type FigureFrame = {
  size: { viewBox: string; width: number; height: number; className: string };
  /** Below the title. */
  top: number;
};

/** The path around a rectangle. */
export const boxAround = (x: number, y: number, width: number, height: number): string =>
  `M${x} ${y}h${width}v${height}h${-width}Z`;
