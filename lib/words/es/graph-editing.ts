import type { FiveNumberName } from '@/lib/domain/graphs/box-and-whisker/rules';
import { countText } from './numbers';

/** The texts that all types of graphs share while they are edited; a type's own are in `graphs`. */

export const pullUpText = (): string => 'Jálame hacia arriba';
export const pullAxisText = (): string => 'Jala el eje';
export const handlesHelpText = (): string =>
  'Jala una manija, o llega a una con Tab y usa las flechas.';
export const handlesGroupLabel = (): string => 'Manijas de tu gráfica';
export const snapToText = (): string => 'Ajustar a';
export const undoText = (): string => 'Deshacer';
export const redoText = (): string => 'Rehacer';
export const oneStepLessText = (): string => 'Un paso menos';
export const oneStepMoreText = (): string => 'Un paso más';

export const snapSizeText = (snap: number): string => (snap === 0.5 ? '1/2' : `${snap}`);

export const axisHandleText = (axis: 'x' | 'y', end: 'start' | 'end'): string =>
  `${end === 'end' ? 'Final' : 'Principio'} del eje ${axis}`;
export const axisRangeText = ({
  start,
  step,
  end,
}: {
  start: string;
  step: string;
  end: string;
}): string => (step ? `de ${start} a ${end}, de ${step} en ${step}` : `de ${start} a ${end}`);

export const FIVE_NUMBER_LABELS: Readonly<Record<FiveNumberName, string>> = {
  min: 'Mínimo',
  q1: 'Cuartil inferior',
  median: 'Mediana',
  q3: 'Cuartil superior',
  max: 'Máximo',
};

/** A short description of a graph's data: "Semanas 1 a 6, 3 jugadores". */
export const graphWeeksAndPlayersText = (from: number, to: number, players: number): string =>
  `${from === to ? `Semana ${from}` : `Semanas ${from} a ${to}`}, ` +
  countText(players, 'jugador', 'jugadores');

export const axisEndQuestion = (axis: 'x' | 'y'): string => `¿Hasta dónde llega el eje ${axis}?`;
