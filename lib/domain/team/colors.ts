import { hashToNumber } from '@/lib/domain/numbers/random';

/** Colors for helmets and face masks: six hexadecimal digits, as stored. */
const COLORS = {
  red: 'DA3933',
  orange: 'FF9933',
  yellow: 'F5C245',
  darkGreen: '006442',
  lightGreen: '66CC66',
  teal: '339999',
  darkTeal: '1A5276',
  lightTeal: '2E86C1',
  navy: '0033CC',
  lightPink: 'FF99FF',
  white: 'FFFFFF',
  purple: '6B2FA0',
} as const;
export type ColorName = keyof typeof COLORS;

export const HELMET_COLORS = Object.values(COLORS);

/** Accepts either case, with or without `#`. Unknown colors count as purple. */
export function colorName(hex: string): ColorName {
  const digits = hex.replace('#', '').toUpperCase();
  return (Object.keys(COLORS) as ColorName[]).find((name) => COLORS[name] === digits) ?? 'purple';
}

type ColorPair = { background: string; foreground: string };

const PALETTE_HUES = 25;

/**
 * Fifty pairs: 25 hues, each light on dark and dark on light, with a contrast of at least 4.5 to 1.
 */
export const COLOR_PAIRS: readonly ColorPair[] = Array.from({ length: PALETTE_HUES }, (_, step) => {
  const hue = (step * 360) / PALETTE_HUES;
  return [
    { background: hslToHex(hue, 0.7, 0.24), foreground: hslToHex(hue, 0.9, 0.93) },
    { background: hslToHex(hue, 0.8, 0.86), foreground: hslToHex(hue, 0.7, 0.18) },
  ];
}).flat();

const LIGHT_FOREGROUNDS: ReadonlySet<string> = new Set(
  COLOR_PAIRS.map(({ foreground }) => foreground).filter(
    (foreground) => contrastRatio(foreground, '#000000') > 10,
  ),
);

/**
 * The colors of a team without chosen ones. A name always gets the same, so that a class recognizes
 * its teams.
 */
export function defaultColorsOfTeamName(name: string): ColorPair {
  return COLOR_PAIRS[hashToNumber(name) % COLOR_PAIRS.length] as ColorPair;
}

export function isLightForegroundOfPalette(hex: string): boolean {
  return LIGHT_FOREGROUNDS.has(`#${hex.replace('#', '').toLowerCase()}`);
}

/** WCAG 2 contrast of two `#rrggbb` colors, from 1 to 21. */
export function contrastRatio(first: string, second: string): number {
  const [darker = 0, lighter = 0] = [relativeLuminance(first), relativeLuminance(second)].sort(
    (a, b) => a - b,
  );
  return (lighter + 0.05) / (darker + 0.05);
}

/** White or black, whichever is readable; one of them always reaches 4.5:1. */
export function readableTextColor(background: string): '#ffffff' | '#000000' {
  return contrastRatio(background, '#ffffff') >= 4.5 ? '#ffffff' : '#000000';
}

function relativeLuminance(hex: string): number {
  const digits = hex.replace('#', '');
  const [red = 0, green = 0, blue = 0] = [0, 2, 4].map((start) => {
    const channel = Number.parseInt(digits.slice(start, start + 2), 16) / 255;
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function hslToHex(hue: number, saturation: number, lightness: number): string {
  const spread = saturation * Math.min(lightness, 1 - lightness);
  const channel = (offset: number) => {
    const k = (offset + hue / 30) % 12;
    const value = lightness - spread * Math.max(-1, Math.min(k - 3, 9 - k, 1));
    return Math.round(value * 255)
      .toString(16)
      .padStart(2, '0');
  };
  return `#${channel(0)}${channel(8)}${channel(4)}`;
}
