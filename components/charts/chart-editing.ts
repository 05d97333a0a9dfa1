import type { ComponentType } from 'react';
import type { TypedScale } from '@/lib/domain/graphs/graph-draft';
import type { ChartTextInputProps } from './chart-text-inputs';
import type { DragPhase } from './drag-handle';

/** Edits a chart of any type in place: its texts are typed on it, and its axes are dragged. */
export type ChartEditing = {
  word: (name: 'title' | 'xLabel' | 'yLabel') => {
    id: string;
    value: string;
    onChange: (value: string) => void;
  };
  /** Passed in as components, so that pages without editing don't load them. */
  tools: { TypedWord: ComponentType<ChartTextInputProps> };
  axis: (axis: 'x' | 'y') => {
    scale: TypedScale;
    onPull: (scale: TypedScale, phase: DragPhase) => void;
  };
};
