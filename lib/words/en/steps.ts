import { count } from './numbers';

export const STEPS = {
  showSimplest: 'Show it in simplest form',
} as const;

export const triesText = (tries: number): string => count(tries, 'try', 'tries');
