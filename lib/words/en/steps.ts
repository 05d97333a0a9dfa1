import { countText } from './numbers';

export const STEPS = {
  showSimplest: 'Show it in simplest form',
} as const;

export const triesText = (tries: number): string => countText(tries, 'try', 'tries');
