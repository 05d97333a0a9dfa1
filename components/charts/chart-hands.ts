import type { ComponentType } from 'react';
import type { TypedScale } from '@/lib/domain/graphs/graph-draft';
import type { How } from './handle';
import type { TypedWordProps } from './typed-word';

/**
 * What a chart is worked with, whichever type it is: its words are typed where they stand, and its
 * axes are pulled by their ends.
 */
export type ChartHands = {
  word: (name: 'title' | 'xLabel' | 'yLabel') => {
    id: string;
    value: string;
    onChange: (value: string) => void;
  };
  /** The box over a word. It comes with the hands, so that a chart without them brings none. */
  Word: ComponentType<TypedWordProps>;
  axis: (axis: 'x' | 'y') => { scale: TypedScale; onPull: (scale: TypedScale, how: How) => void };
};
