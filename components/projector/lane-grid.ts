import type { CSSProperties } from 'react';

/** As many lanes stand below each other, while four columns are enough for all. */
const IN_COLUMN = 10;
const MOST_COLUMNS = 4;
/**
 * In em: what a column needs, what stands above the lanes, and what a lane needs. At 1920 × 1080,
 * three columns of ten are 16 px to the em.
 */
const COLUMN_WIDTH = 40;
const ABOVE = 9.5;
const LANE_HEIGHT = 5.8;

/**
 * How so many lanes fill a screen of any size: everything is as large as the window lets it be, so
 * all of them are seen at once.
 */
export function laneGrid(lanes: number): { columns: number; rows: number; style: CSSProperties } {
  const columns = Math.min(MOST_COLUMNS, Math.max(1, Math.ceil(lanes / IN_COLUMN)));
  const rows = Math.max(1, Math.ceil(lanes / columns));
  const style = {
    '--wide': Math.max(3, columns) * COLUMN_WIDTH,
    '--tall': ABOVE + Math.max(IN_COLUMN, rows) * LANE_HEIGHT,
  };
  return { columns, rows, style: style as CSSProperties };
}
