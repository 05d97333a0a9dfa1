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

/** Scales everything with the window, so that all lanes are visible at once. */
export function laneGrid(lanes: number): { columns: number; rows: number; style: CSSProperties } {
  const columns = Math.min(MOST_COLUMNS, Math.max(1, Math.ceil(lanes / IN_COLUMN)));
  const rows = Math.max(1, Math.ceil(lanes / columns));
  const style = {
    '--wide': Math.max(3, columns) * COLUMN_WIDTH,
    '--tall': ABOVE + Math.max(IN_COLUMN, rows) * LANE_HEIGHT,
  };
  return { columns, rows, style: style as CSSProperties };
}
