import { AxisHandles } from '@/components/charts/axis-handles';
import { DragHandle, HiddenFromScreenReaders, ValueHandle } from '@/components/charts/drag-handle';
import { DrawingArea } from '@/components/charts/drawing-area';
import { AxisLabelInputs, ChartTextInput } from '@/components/charts/typed-word';
import { LeafHandles, LooseLeaves } from '../stem-and-leaf/leaves';

/** The builder gives these to a view; a lesson draws the same view without them. */
export const EDITING_COMPONENTS = {
  AxisHandles,
  AxisWords: AxisLabelInputs,
  DragHandle,
  DrawingArea,
  LeafHandles,
  LooseLeaves,
  TypedWord: ChartTextInput,
  HiddenFromScreenReaders,
  ValueHandle,
};
export type EditingTools = typeof EDITING_COMPONENTS;
