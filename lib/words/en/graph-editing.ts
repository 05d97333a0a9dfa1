import type { FiveNumberName } from '@/lib/domain/graphs/box-and-whisker/rules';
import { formatChartNumber } from '@/lib/domain/graphs/chart-data';
import { countedText } from './graph-statistics';
import { countText, listOfText } from './numbers';

/** The names of a graph's handles, and descriptions of their positions. */

export const pullUpText = (): string => 'Pull me up';
export const pullAxisText = (): string => 'Pull the axis out';
export const handsHelpText = (): string =>
  'Pull a handle, or go to one with Tab and use the arrow keys.';
export const handsGroupText = (): string => 'Handles of your graph';
export const snapToText = (): string => 'Snap to';
export const undoText = (): string => 'Undo';
export const redoText = (): string => 'Redo';
export const oneLessText = (): string => 'One step less';
export const oneMoreText = (): string => 'One step more';

/** "Lamb’s", and "Flowers’s" as well: one rule for every name. */
const of = (name: string) => `${name}’s`;

export const snapText = (snap: number): string => (snap === 0.5 ? '1/2' : `${snap}`);

export const axisHandleText = (axis: 'x' | 'y', end: 'start' | 'end'): string =>
  `${end === 'end' ? 'End' : 'Start'} of the ${axis}-axis`;
export const axisText = ({
  start,
  step,
  end,
}: {
  start: string;
  step: string;
  end: string;
}): string => (step ? `${start} to ${end} by ${step}` : `${start} to ${end}`);

export const barTopText = (player: string): string => `Top of ${of(player)} bar`;
export const sliceEdgeText = (player: string): string => `Edge of ${of(player)} slice`;
export const linePointText = (player: string, week: string): string =>
  `${of(player)} point in week ${week}`;
export const lineInHandText = (): string => 'Whose points do you set?';
export const lineHintText = (): string => 'Pull a dot, or draw the whole line with one stroke.';
export const FIVE_NUMBER_LABELS: Readonly<Record<FiveNumberName, string>> = {
  min: 'Smallest',
  q1: 'Lower quartile',
  median: 'Median',
  q3: 'Upper quartile',
  max: 'Largest',
};
export const fiveHandleText = (name: FiveNumberName, player: string): string =>
  `${FIVE_NUMBER_LABELS[name]} of ${player}`;
export const binStartText = (): string => 'Start of the first bin';
export const binWidthText = (): string => 'End of the first bin';
export const binEndText = (): string => 'End of the last bin';
export const binTopText = (from: number, to: number): string =>
  `Top of the bar from ${formatChartNumber(from)} up to ${formatChartNumber(to)}`;
export const gamesText = (number: number): string => countText(number, 'game');
export const binsText = (number: number): string => countText(number, 'bin');
export const trendPointText = (name: 'A' | 'B'): string => `Point ${name} of the trend line`;
export const trendHintText = (): string => 'Draw a line through the middle of the dots.';
export const pointText = (x: number, y: number): string =>
  `${formatChartNumber(x)} across, ${formatChartNumber(y)} up`;
export const stemFirstText = (): string => 'First stem';
export const stemLastText = (): string => 'Last stem';
export const pullStemsText = (): string => 'Pull the stems down';
export const looseLeafText = (number: number): string => `Leaf of ${formatChartNumber(number)}`;
export const leafOnText = (leaf: number, stem: string): string =>
  `Leaf ${leaf} on stem ${stem.replace('-', '−')}`;
export const leafPlaceText = (place: number, of: number): string => `${place} of ${of}`;
export const stemText = (stem: string): string => `on stem ${stem.replace('-', '−')}`;
export const leavesLeftText = (): string => 'Numbers without a leaf';
export const allLeavesText = (): string => 'Each number has its leaf. Are the rows in order?';
export const leafHint = (left: number, all: number): string =>
  `${left} of ${all} numbers have no leaf yet. Drag one into its row, or tap it and then the row.`;
/** A graph has room for short words only. */
export const FIVE_NUMBER_SHORT_LABELS: Readonly<Record<FiveNumberName, string>> = {
  min: 'min',
  q1: 'Q1',
  median: 'med',
  q3: 'Q3',
  max: 'max',
};

/** A short description of a graph's data: "Weeks 1 to 6, 3 players". */
export const dataText = (from: number, to: number, players: number): string =>
  `${from === to ? `Week ${from}` : `Weeks ${from} to ${to}`}, ${countText(players, 'player')}`;

/** The table's text for the number being dragged. */
export const draggedNumberText = (player: string, value: number, field: string): string =>
  `${player}: ${countedText(value, field)}`;
export const gameText = (player: string, week: number, value: number, field: string): string =>
  `${player}, week ${week}: ${countedText(value, field)}`;
export const piecesText = (
  player: string,
  pieces: readonly { field: string; value: number }[],
): string =>
  `${player}: ${listOfText(pieces.map(({ field, value }) => countedText(value, field)))}`;
export const numbersText = (player: string, values: readonly number[]): string =>
  `${player}, week by week: ${values.map(formatChartNumber).join(', ')}`;

/** The questions beside the chart, one at a time. */
export const degreesText = (): string => 'degrees';
export const gamesUnitText = (): string => 'games';
export const sliceQuestionText = (player: string): string => `How big is the slice of ${player}?`;
export const partOfWholeText = (value: number, whole: number, field: string): string =>
  `That’s ${formatChartNumber(value)} of the ${countedText(whole, field)}.`;
export const barQuestionText = (player: string): string => `How high is the bar of ${player}?`;
export const pointQuestionText = (player: string, week: number): string =>
  `How high is the point of ${player} in week ${week}?`;
export const fiveQuestionText = (name: FiveNumberName, player: string): string =>
  `Where does this go for ${player}? ${FIVE_NUMBER_LABELS[name]}`;
export const axisQuestionText = (axis: 'x' | 'y'): string => `How far does the ${axis}-axis go?`;
export const lastStemQuestionText = (): string => 'Which stem is the last one?';
export const firstBinQuestionText = (): string => 'Where does the first bin start?';
export const binWidthQuestionText = (): string => 'Where does the first bin end?';
export const binQuestionText = (from: number, to: number): string =>
  `How many games go from ${formatChartNumber(from)} up to ${formatChartNumber(to)}?`;
