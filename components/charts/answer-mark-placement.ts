import type { Point } from './pointer-position';

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
export type AnswerChoiceArea = { key: string; name: string; at: Point; outline: string };

/** In units of the chart's paper, and as plain numbers, because the server sends them. */
export type AnswerMarkPlacement = {
  x?: AnswerAxisTrack;
  /** With `bar`, the answer is a bar of this width that grows from the start of the axis. */
  y?: AnswerAxisTrack & { bar?: number };
  ring?: Point & { radius: number };
  stem?: AnswerAxisTrack;
  spot?: readonly AnswerChoiceArea[];
};

/** Size and offset of the paper, so that an overlay lines up with it. */
export type FigureFrame = {
  size: { viewBox: string; width: number; height: number; className: string };
  top: number;
};

export const rectanglePath = (x: number, y: number, width: number, height: number): string =>
  `M${x} ${y}h${width}v${height}h${-width}Z`;
