import { formatChartNumber } from '@/lib/domain/graphs/chart-data';

export const notSetText = (): string => 'todavía sin poner';
export const angleText = (value: number): string => `${formatChartNumber(value)}°`;
/** For a mark that answers a lesson's step on its picture. */
export const answerHandlesOnPictureLabel = (): string => 'Responder en el dibujo';
export const MARK_HINTS = {
  x: 'Jálame',
  y: 'Jálame hacia arriba',
  stem: 'Jálame a un tallo',
  ring: 'Gírame',
} as const;
export const spotHintText = (): string => 'Toca uno, o jálame hasta él';
const oneOf = (unit: string): string =>
  unit.replace(/^(\p{L}+?)s\b/u, '$1').replace(/^recepcione/, 'recepción');
/** "1 partido", "2 partidos". */
export const markValueText = (value: number, unit: string): string =>
  `${formatChartNumber(value)} ${value === 1 ? oneOf(unit) : unit}`.trim();
