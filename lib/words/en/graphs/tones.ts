import { formatChartNumber } from '@/lib/domain/graphs/chart-data';

export const graphSoundHelpText = (): string =>
  'More is higher. The arrow keys go from number to number; a number that is missing is silent.';
export const tonesNeedKeyboardText = (): string =>
  'Phones and tablets can’t play a graph yet. Its numbers are in the table.';

const NO_NUMBER = 'no number';

export function soundOfGraphTitle(title: string): string {
  return `Sound of ${title || 'this graph'}`;
}

/** A stop with its number: "Week 5, 40". */
export function toneReadoutText(stop: string, value: number | null): string {
  return `${stop}, ${value === null ? NO_NUMBER : formatChartNumber(value)}`;
}

/** The sequence being played: "Hill, 1 of 2". */
export function toneSequenceText(label: string, place: number, of: number): string {
  return of === 1 ? label : `${label}, ${place} of ${of}`;
}

/**
 * Replaces a sentence of the tone player by the id that the player gives it. An empty text leaves
 * the sentence out; null keeps the player's own.
 */
export function tonePlayerText(
  id: string,
  facts: Readonly<Record<string, string | number | boolean>>,
): string | null {
  if (id === 'missing') return NO_NUMBER;
  if (id.startsWith('summ-')) return '';
  if (id.startsWith('chart-')) return facts.label ? `${facts.label}.` : '';
  if (id === 'axis-desc') return facts.letter === 'Y' ? `From ${facts.min} to ${facts.max}.` : '';
  if (id === 'instructionArrows') return graphSoundHelpText();
  if (id === 'instructionHotkeys') return '';
  return null;
}
