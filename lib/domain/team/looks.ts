/** Theme colors under the specification's names. The contrast is at least 4.5 to 1. */
export const THEMES = [
  { id: 'Red', label: 'Red', background: '#b3261e', foreground: '#ffffff' },
  { id: 'DarkBlue', label: 'Dark blue', background: '#123a7a', foreground: '#ffffff' },
  { id: 'Pink', label: 'Pink', background: '#b8246f', foreground: '#ffffff' },
  { id: 'Purple', label: 'Purple', background: '#6b2fa0', foreground: '#ffffff' },
  { id: 'Teal', label: 'Teal', background: '#0b6e6e', foreground: '#ffffff' },
  { id: 'Orange', label: 'Orange', background: '#f28c28', foreground: '#1f1300' },
  { id: 'Yellow', label: 'Yellow', background: '#f5c842', foreground: '#211900' },
  { id: 'Green', label: 'Green', background: '#1b6b3a', foreground: '#ffffff' },
  { id: 'White', label: 'White', background: '#ffffff', foreground: '#1a2530' },
] as const;
type ThemeId = (typeof THEMES)[number]['id'];

export function isThemeId(text: string): text is ThemeId {
  return THEMES.some(({ id }) => id === text);
}

/** The first theme for an unknown id. */
export function themeById(id: string): (typeof THEMES)[number] {
  return THEMES.find((theme) => theme.id === id) ?? THEMES[0];
}

export const MASCOTS = [
  { id: 'default', label: 'Default' },
  { id: 'alien', label: 'Alien' },
  { id: 'bull', label: 'Bull' },
  { id: 'burger', label: 'Burger' },
  { id: 'butterfly', label: 'Butterfly' },
  { id: 'cheese', label: 'Cheese' },
  { id: 'dog-1', label: 'Dog 1' },
  { id: 'dog-2', label: 'Dog 2' },
  { id: 'eagle', label: 'Eagle' },
  { id: 'frog', label: 'Frog' },
  { id: 'horse', label: 'Horse' },
  { id: 'lion', label: 'Lion' },
  { id: 'llama', label: 'Llama' },
  { id: 'monster-1', label: 'Monster 1' },
  { id: 'monster-2', label: 'Monster 2' },
  { id: 'monster-3', label: 'Monster 3' },
  { id: 'mustache', label: 'Mustache' },
  { id: 'snail', label: 'Snail' },
] as const;
type MascotId = (typeof MASCOTS)[number]['id'];

export function isMascotId(text: string): text is MascotId {
  return MASCOTS.some(({ id }) => id === text);
}
