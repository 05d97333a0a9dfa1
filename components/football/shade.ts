type Rgb = readonly [number, number, number];

/** Reads `#rrggbb` or `rrggbb`; anything else is a neutral grey, so that a bad color never breaks a picture. */
function parseHex(hex: string): Rgb {
  const match = /^#?([0-9a-f]{2})([0-9a-f]{2})([0-9a-f]{2})$/i.exec(hex);
  if (!match) return [120, 130, 125];
  const [, r = '', g = '', b = ''] = match;
  return [Number.parseInt(r, 16), Number.parseInt(g, 16), Number.parseInt(b, 16)];
}

function toHex(rgb: Rgb): string {
  return `#${rgb.map((part) => Math.round(part).toString(16).padStart(2, '0')).join('')}`;
}

/** Mixes a color towards white (`amount` 0 to 1) or black (0 to -1). */
export function shade(hex: string, amount: number): string {
  const target = amount < 0 ? 0 : 255;
  const share = Math.abs(amount);
  const [r, g, b] = parseHex(hex);
  return toHex([r + (target - r) * share, g + (target - g) * share, b + (target - b) * share]);
}
