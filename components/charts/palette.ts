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
/** SVG paths around 0; all have the same area. */
const MARKERS = [
  'M5 0A5 5 0 1 1 -5 0A5 5 0 1 1 5 0Z',
  'M-4.5 -4.5h9v9h-9Z',
  'M0 -7.8L6.8 3.9H-6.8Z',
  'M0 -8.3L4.8 0L0 8.3L-4.8 0Z',
  'M-6 -2h4v-4h4v4h4v4h-4v4h-4v-4h-4Z',
  'M0 -8.4L1.9 -2.6H8L3.1 1L5 6.8L0 3.2L-5 6.8L-3.1 1L-8 -2.6H-1.9Z',
] as const;

export function seriesDashPattern(index: number): string | undefined {
  return DASHES[index % MAX_SERIES];
}

export function seriesMarkerPath(index: number): string {
  return MARKERS[index % MAX_SERIES] as string;
}
