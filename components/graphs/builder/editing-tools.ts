import { AxisHandles } from '@/components/charts/axis-handles';
import { AxisLabelInputs, ChartTextInput } from '@/components/charts/chart-text-inputs';
import { DragHandle, HiddenFromScreenReaders, ValueHandle } from '@/components/charts/drag-handle';
import { DrawingArea } from '@/components/charts/drawing-area';
import type * as Leaves from '../stem-and-leaf/leaves';

/** The builder gives these to a view; a lesson draws the same view without them. */
export const EDITING_COMPONENTS = {
  AxisHandles,
  AxisWords: AxisLabelInputs,
  DragHandle,
  DrawingArea,
  TypedWord: ChartTextInput,
  HiddenFromScreenReaders,
  ValueHandle,
};
/** Leaves have their own tools, which only the builder of a stem plot loads. */
export type EditingTools = typeof EDITING_COMPONENTS & Partial<typeof Leaves>;
