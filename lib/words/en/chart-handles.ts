import { formatChartNumber } from '@/lib/domain/graphs/chart-data';

export const notSetText = (): string => 'not set yet';
export const angleText = (value: number): string => `${formatChartNumber(value)}°`;
/** Names the group of handles that answer a lesson's step on the step's picture. */
export const answerHandlesOnPictureLabel = (): string => 'Answer on the picture';
export const MARK_HINTS = {
  x: 'Pull me along',
  y: 'Pull me up',
  stem: 'Pull me to a stem',
  ring: 'Turn me',
} as const;
export const spotHintText = (): string => 'Tap one, or pull me onto it';
/** "1 game", "2 games". */
export const markValueText = (value: number, unit: string): string =>
  `${formatChartNumber(value)} ${
    value === 1 && unit.endsWith('s') ? unit.slice(0, -1).replace(/tche$/, 'tch') : unit
  }`.trim();
