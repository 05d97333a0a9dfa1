import type { FiveNumberName } from '@/lib/domain/graphs/box-and-whisker/rules';
import { formatChartNumber } from '@/lib/domain/graphs/chart-data';
import { countedText } from './graph-statistics';
import { countText, listOfText } from './numbers';

/** The names of a graph's handles, and descriptions of their positions. */

export const pullUpText = (): string => 'Jálame hacia arriba';
export const pullAxisText = (): string => 'Jala el eje';
export const handsHelpText = (): string =>
  'Jala una manija, o llega a una con Tab y usa las flechas.';
export const handsGroupText = (): string => 'Manijas de tu gráfica';
export const snapToText = (): string => 'Ajustar a';
export const undoText = (): string => 'Deshacer';
export const redoText = (): string => 'Rehacer';
export const oneLessText = (): string => 'Un paso menos';
export const oneMoreText = (): string => 'Un paso más';

export const snapText = (snap: number): string => (snap === 0.5 ? '1/2' : `${snap}`);

export const axisHandleText = (axis: 'x' | 'y', end: 'start' | 'end'): string =>
  `${end === 'end' ? 'Final' : 'Principio'} del eje ${axis}`;
export const axisText = ({
  start,
  step,
  end,
}: {
  start: string;
  step: string;
  end: string;
}): string => (step ? `de ${start} a ${end}, de ${step} en ${step}` : `de ${start} a ${end}`);

export const barTopText = (player: string): string => `Punta de la barra de ${player}`;
export const sliceEdgeText = (player: string): string => `Borde de la porción de ${player}`;
export const linePointText = (player: string, week: string): string =>
  `Punto de ${player} en la semana ${week}`;
export const lineInHandText = (): string => '¿De quién son los puntos que pones?';
export const lineHintText = (): string => 'Jala un punto, o dibuja toda la línea de un solo trazo.';
export const FIVE_NUMBER_LABELS: Readonly<Record<FiveNumberName, string>> = {
  min: 'Mínimo',
  q1: 'Cuartil inferior',
  median: 'Mediana',
  q3: 'Cuartil superior',
  max: 'Máximo',
};
export const fiveHandleText = (name: FiveNumberName, player: string): string =>
  `${FIVE_NUMBER_LABELS[name]} de ${player}`;
export const binStartText = (): string => 'Principio del primer intervalo';
export const binWidthText = (): string => 'Final del primer intervalo';
export const binEndText = (): string => 'Final del último intervalo';
export const binTopText = (from: number, to: number): string =>
  `Punta de la barra de ${formatChartNumber(from)} a menos de ${formatChartNumber(to)}`;
export const gamesText = (number: number): string => countText(number, 'partido');
export const binsText = (number: number): string => countText(number, 'intervalo');
export const trendPointText = (name: 'A' | 'B'): string => `Punto ${name} de la línea de tendencia`;
export const trendHintText = (): string => 'Dibuja una línea por en medio de los puntos.';
export const pointText = (x: number, y: number): string =>
  `${formatChartNumber(x)} a la derecha, ${formatChartNumber(y)} arriba`;
export const stemFirstText = (): string => 'Primer tallo';
export const stemLastText = (): string => 'Último tallo';
export const pullStemsText = (): string => 'Jala los tallos hacia abajo';
export const looseLeafText = (number: number): string => `Hoja de ${formatChartNumber(number)}`;
export const leafOnText = (leaf: number, stem: string): string => `Hoja ${leaf} ${stemText(stem)}`;
export const leafPlaceText = (place: number, of: number): string => `${place} de ${of}`;
export const stemText = (stem: string): string => `en el tallo ${stem.replace('-', '−')}`;
export const leavesLeftText = (): string => 'Números sin hoja';
export const allLeavesText = (): string => 'Cada número tiene su hoja. ¿Están en orden las filas?';
export const leafHint = (left: number, all: number): string =>
  `Faltan las hojas de ${left} de ${all} números. Arrastra una a su fila, o tócala y luego toca ` +
  'la fila.';
/** A graph has room for short words only. */
export const FIVE_NUMBER_SHORT_LABELS: Readonly<Record<FiveNumberName, string>> = {
  min: 'mín',
  q1: 'Q1',
  median: 'med',
  q3: 'Q3',
  max: 'máx',
};

/** A short description of a graph's data: "Semanas 1 a 6, 3 jugadores". */
export const dataText = (from: number, to: number, players: number): string =>
  `${from === to ? `Semana ${from}` : `Semanas ${from} a ${to}`}, ` +
  countText(players, 'jugador', 'jugadores');

/** The table's text for the number being dragged. */
export const draggedNumberText = (player: string, value: number, field: string): string =>
  `${player}: ${countedText(value, field)}`;
export const gameText = (player: string, week: number, value: number, field: string): string =>
  `${player}, semana ${week}: ${countedText(value, field)}`;
export const piecesText = (
  player: string,
  pieces: readonly { field: string; value: number }[],
): string =>
  `${player}: ${listOfText(pieces.map(({ field, value }) => countedText(value, field)))}`;
export const numbersText = (player: string, values: readonly number[]): string =>
  `${player}, semana por semana: ${values.map(formatChartNumber).join(', ')}`;

/** The questions beside the chart, one at a time. */
export const degreesText = (): string => 'grados';
export const gamesUnitText = (): string => 'partidos';
export const sliceQuestionText = (player: string): string =>
  `¿Qué tan grande es la porción de ${player}?`;
export const partOfWholeText = (value: number, whole: number, field: string): string =>
  `Son ${formatChartNumber(value)} de ${countedText(whole, field)}.`;
export const barQuestionText = (player: string): string =>
  `¿Qué tan alta es la barra de ${player}?`;
export const pointQuestionText = (player: string, week: number): string =>
  `¿Qué tan alto va el punto de ${player} en la semana ${week}?`;
export const fiveQuestionText = (name: FiveNumberName, player: string): string =>
  `¿Dónde va esto para ${player}? ${FIVE_NUMBER_LABELS[name]}`;
export const axisQuestionText = (axis: 'x' | 'y'): string => `¿Hasta dónde llega el eje ${axis}?`;
export const lastStemQuestionText = (): string => '¿Cuál es el último tallo?';
export const firstBinQuestionText = (): string => '¿Dónde empieza el primer intervalo?';
export const binWidthQuestionText = (): string => '¿Dónde termina el primer intervalo?';
export const binQuestionText = (from: number, to: number): string =>
  `¿Cuántos partidos van de ${formatChartNumber(from)} a menos de ${formatChartNumber(to)}?`;
