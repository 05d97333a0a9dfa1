import { formatChartNumber } from '@/lib/domain/graphs/chart-data';

export const graphSoundHelpText = (): string =>
  'Un sonido más agudo es un número más grande. Con las flechas pasas de un número a otro; donde ' +
  'falta un número, no suena nada.';
export const tonesNeedKeyboardText = (): string =>
  'En teléfonos y tabletas todavía no se puede escuchar una gráfica. ' +
  'Sus números están en la tabla.';

const NO_NUMBER = 'sin número';

export function soundOfGraphTitle(title: string): string {
  return `Sonido de ${title || 'esta gráfica'}`;
}

/** A stop with its number: "Semana 5, 40". */
export function toneReadoutText(stop: string, value: number | null): string {
  return `${stop}, ${value === null ? NO_NUMBER : formatChartNumber(value)}`;
}

/** The sequence being played: "Hill, 1 de 2". */
export function toneSequenceText(label: string, place: number, of: number): string {
  return of === 1 ? label : `${label}, ${place} de ${of}`;
}

/**
 * Replaces the player's own sentences, by its names for them. Empty texts are left out; texts not
 * listed here stay.
 */
export function tonePlayerText(
  id: string,
  facts: Readonly<Record<string, string | number | boolean>>,
): string | null {
  if (id === 'missing') return NO_NUMBER;
  if (id.startsWith('summ-')) return '';
  if (id.startsWith('chart-')) return facts.label ? `${facts.label}.` : '';
  if (id === 'axis-desc') return facts.letter === 'Y' ? `De ${facts.min} a ${facts.max}.` : '';
  if (id === 'instructionArrows') return graphSoundHelpText();
  if (id === 'instructionHotkeys') return '';
  return null;
}
