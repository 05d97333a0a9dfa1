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
export type MascotId = (typeof MASCOTS)[number]['id'];

export function isMascotId(text: string): text is MascotId {
  return MASCOTS.some(({ id }) => id === text);
}
