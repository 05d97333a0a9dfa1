import type { CSSProperties } from 'react';

/** A column holds this many lanes, as long as four columns are enough. */
const IN_COLUMN = 10;
const MOST_COLUMNS = 4;
/**
 * In em: the width of a column, the height above the lanes, and the height of a lane. At 1920 ×
 * 1080, three columns of ten are 16 px to the em.
 */
const COLUMN_WIDTH = 40;
const ABOVE = 9.5;
const LANE_HEIGHT = 5.8;

/** Up to this many lanes are as wide as the screen and have their names above them. */
const WIDE_LANES = 4;
/** Larger letters than these would leave no room for a name. */
const LARGEST_SCALE = 2.2;

type LaneGrid = {
  columns: number;
  rows: number;
  /** True for a few lanes, which are as wide as the screen. */
  isWide: boolean;
  style: CSSProperties;
  /** Styles of the list: a few lanes grow until they fill the screen. */
  lanes: CSSProperties;
};

/** Scales everything with the window, so that all lanes are visible at once and fill it. */
export function laneGrid(lanes: number): LaneGrid {
  const columns = Math.min(MOST_COLUMNS, Math.max(1, Math.ceil(lanes / IN_COLUMN)));
  const rows = Math.max(1, Math.ceil(lanes / columns));
  const style = {
    '--wide': Math.max(3, columns) * COLUMN_WIDTH,
    '--tall': ABOVE + Math.max(IN_COLUMN, rows) * LANE_HEIGHT,
  };
  const scale = Math.min(LARGEST_SCALE, Math.max(1, IN_COLUMN / rows));
  const isWide = lanes <= WIDE_LANES;
  const list = {
    '--columns': columns,
    '--rows': rows,
    '--scale': scale,
    ...(isWide ? { '--helmet': '4.2em' } : {}),
  } as CSSProperties;
  return { columns, rows, isWide, style: style as CSSProperties, lanes: list };
}
