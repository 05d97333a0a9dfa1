import type { CSSProperties } from 'react';

/** A column holds this many lanes, as long as four columns are enough. */
const LANES_PER_COLUMN = 10;
const MAX_COLUMNS = 4;
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
const MAX_SCALE = 2.2;

type LaneGrid = {
  isWide: boolean;
  style: CSSProperties;
  lanes: CSSProperties;
};

/** Scales everything with the window, so that all lanes are visible at once and fill it. */
export function laneGridStyles(lanes: number): LaneGrid {
  const columns = Math.min(MAX_COLUMNS, Math.max(1, Math.ceil(lanes / LANES_PER_COLUMN)));
  const rows = Math.max(1, Math.ceil(lanes / columns));
  const style = {
    '--wide': Math.max(3, columns) * COLUMN_WIDTH,
    '--tall': ABOVE + Math.max(LANES_PER_COLUMN, rows) * LANE_HEIGHT,
  };
  const scale = Math.min(MAX_SCALE, Math.max(1, LANES_PER_COLUMN / rows));
  const isWide = lanes <= WIDE_LANES;
  const list = {
    '--columns': columns,
    '--rows': rows,
    '--scale': scale,
    ...(isWide ? { '--helmet': '4.2em' } : {}),
  } as CSSProperties;
  return { isWide, style: style as CSSProperties, lanes: list };
}
