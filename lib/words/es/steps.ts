import { countText } from './numbers';

export const STEPS = {
  showSimplest: 'Mostrar en su forma más simple',
} as const;

export const triesText = (tries: number): string => countText(tries, 'intento');
