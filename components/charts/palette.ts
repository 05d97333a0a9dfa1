import {
  type SymbolType,
  symbolCircle,
  symbolCross,
  symbolDiamond,
  symbolSquare,
  symbolStar,
  symbolTriangle,
} from 'd3-shape';
/** Literal colors instead of design tokens, because a saved picture has no style sheet. */
export const INK_COLOR = '#12231b';
export const SOFT_INK_COLOR = '#3c5046';
export const AXIS_COLOR = '#64786c';
export const GRID_COLOR = '#d9e4dd';
export const PAPER_COLOR = '#ffffff';
export const BOX_FILL_COLOR = '#dbeee2';
export const BAR_FILL_COLOR = '#0b6b3f';

/**
 * Six colors that every kind of color vision can tell apart (tested), with a contrast of 3 to 1 on
 * white. Each also has its own pattern, dash, and marker, because color must not be the only sign.
 */
export const SERIES_COLORS = [
  '#057c79',
  '#dc7b04',
  '#462db2',
  '#159ce1',
  '#893000',
  '#12182b',
] as const;

export const MAX_SERIES = SERIES_COLORS.length;

export function seriesColor(index: number): string {
  return SERIES_COLORS[index % MAX_SERIES] as string;
}

const DASHES = [undefined, '11 6', '3 5', '16 5 3 5', '7 4', '1.5 4'] as const;
const MARKERS: readonly SymbolType[] = [
  symbolCircle,
  symbolSquare,
  symbolTriangle,
  symbolDiamond,
  symbolCross,
  symbolStar,
];

export function seriesDash(index: number): string | undefined {
  return DASHES[index % MAX_SERIES];
}

export function seriesMarker(index: number): SymbolType {
  return MARKERS[index % MAX_SERIES] as SymbolType;
}
