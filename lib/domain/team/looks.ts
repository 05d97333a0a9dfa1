/** Theme colors under the specification's names. The contrast is at least 4.5 to 1. */
export const THEMES = [
  { id: 'Red', background: '#b3261e', foreground: '#ffffff' },
  { id: 'DarkBlue', background: '#123a7a', foreground: '#ffffff' },
  { id: 'Pink', background: '#b8246f', foreground: '#ffffff' },
  { id: 'Purple', background: '#6b2fa0', foreground: '#ffffff' },
  { id: 'Teal', background: '#0b6e6e', foreground: '#ffffff' },
  { id: 'Orange', background: '#f28c28', foreground: '#1f1300' },
  { id: 'Yellow', background: '#f5c842', foreground: '#211900' },
  { id: 'Green', background: '#1b6b3a', foreground: '#ffffff' },
  { id: 'White', background: '#ffffff', foreground: '#1a2530' },
] as const;
export type ThemeId = (typeof THEMES)[number]['id'];

export function isThemeId(text: string): text is ThemeId {
  return THEMES.some(({ id }) => id === text);
}

export function themeOrDefaultById(id: string): (typeof THEMES)[number] {
  return THEMES.find((theme) => theme.id === id) ?? THEMES[0];
}

export const MASCOTS = [
  'default',
  'alien',
  'bull',
  'burger',
  'butterfly',
  'cheese',
  'dog-1',
  'dog-2',
  'eagle',
  'frog',
  'horse',
  'lion',
  'llama',
  'monster-1',
  'monster-2',
  'monster-3',
  'mustache',
  'snail',
] as const;
export type MascotId = (typeof MASCOTS)[number];

export function isMascotId(text: string): text is MascotId {
  return MASCOTS.some((mascot) => mascot === text);
}
