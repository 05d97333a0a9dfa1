import type { FiveNumberName } from '@/lib/domain/graphs/box-and-whisker/rules';
import { countText } from './numbers';

/** The texts that all types of graphs share while they are edited; a type's own are in `graphs`. */

export const pullUpText = (): string => 'Pull me up';
export const pullAxisText = (): string => 'Pull the axis out';
export const handlesHelpText = (): string =>
  'Pull a handle, or go to one with Tab and use the arrow keys.';
export const handlesGroupLabel = (): string => 'Handles of your graph';
export const snapToText = (): string => 'Snap to';
export const undoText = (): string => 'Undo';
export const redoText = (): string => 'Redo';
export const oneStepLessText = (): string => 'One step less';
export const oneStepMoreText = (): string => 'One step more';

export const snapSizeText = (snap: number): string => (snap === 0.5 ? '1/2' : `${snap}`);

export const axisHandleText = (axis: 'x' | 'y', end: 'start' | 'end'): string =>
  `${end === 'end' ? 'End' : 'Start'} of the ${axis}-axis`;
export const axisRangeText = ({
  start,
  step,
  end,
}: {
  start: string;
  step: string;
  end: string;
}): string => (step ? `${start} to ${end} by ${step}` : `${start} to ${end}`);

export const FIVE_NUMBER_LABELS: Readonly<Record<FiveNumberName, string>> = {
  min: 'Smallest',
  q1: 'Lower quartile',
  median: 'Median',
  q3: 'Upper quartile',
  max: 'Largest',
};

/** A short description of a graph's data: "Weeks 1 to 6, 3 players". */
export const graphWeeksAndPlayersText = (from: number, to: number, players: number): string =>
  `${from === to ? `Week ${from}` : `Weeks ${from} to ${to}`}, ${countText(players, 'player')}`;

export const axisEndQuestion = (axis: 'x' | 'y'): string => `How far does the ${axis}-axis go?`;
