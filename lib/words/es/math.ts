import { countText } from './numbers';
export const MATH = {
  times: 'por',
  wholeNumber: 'Número entero',
  numerator: 'Numerador',
  denominator: 'Denominador',
  whole: 'Entero',
  fits: 'Encaja',
  lookHere: 'Mira aquí',
  right: 'Correcto',
  fixed: 'Lo corregiste tú',
  earlierHints: 'Pistas anteriores',
  rightWorking: 'Procedimiento correcto',
  allTogether: 'Todo junto',
  twoWorkings: 'Dos procedimientos con los mismos números',
  nothing: 'nada',
} as const;

/** `count` and `rate` are in words. */
export const spokenLineLabel = (line: number, lines: number, count: string, rate: string): string =>
  `Línea ${line} de ${lines}, ${count} por ${rate}`;

export const SIMPLEST_FORM = {
  showSimplest: 'Mostrar en su forma más simple',
} as const;

export const triesText = (tries: number): string => countText(tries, 'intento');
