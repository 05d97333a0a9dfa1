import {
  type SymbolType,
  symbolCircle,
  symbolCross,
  symbolDiamond,
  symbolSquare,
  symbolStar,
  symbolTriangle,
} from 'd3-shape';

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
