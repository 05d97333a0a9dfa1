/**
 * Positions on a picture that an answer can take, in units of its paper. Plain numbers, because the
 * server sends them.
 */

type Point = { x: number; y: number };

/**
 * An axis from one end to the other. `beside` is the mark's position across it, and `guide` the
 * length of its guide line.
 */
export type AnswerAxisTrack = {
  from: number;
  to: number;
  start: number;
  end: number;
  beside: number;
  guide: readonly [number, number];
};

/** `outline` is an SVG path. */
export type AnswerSpot = { key: string; name: string; at: Point; outline: string };

export type AnswerMarkPlacement = {
  /** A bar grows from the start of its axis. */
  x?: AnswerAxisTrack;
  y?: AnswerAxisTrack & { bar?: number };
  ring?: Point & { radius: number };
  stem?: AnswerAxisTrack;
  spot?: readonly AnswerSpot[];
};

/** Size and offset of the paper, so that an overlay lines up with it. */
export type FigureFrame = {
  size: { viewBox: string; width: number; height: number; className: string };
  top: number;
};

export const rectanglePath = (x: number, y: number, width: number, height: number): string =>
  `M${x} ${y}h${width}v${height}h${-width}Z`;
