import { useRef } from 'react';
import { dragTypedScaleEnd, parseScaleStartOrEnd } from '@/lib/domain/graphs/drag-edits';
import type { TypedScale } from '@/lib/domain/graphs/graph-draft';
import { notSetText } from '@/words/chart-handles';
import { axisHandleText, axisRangeText, pullAxisText } from '@/words/graph-editing';
import type { PlotArea } from './axes';
import type { ChartEditing } from './chart-text-inputs';
import { DragHandle, type DragPhase } from './drag-handle';

/** The pointer travels this far, in units of the paper, for each step of the axis. */
const NOTCH = 5;

type AxisEndHandlesProps = {
  axis: 'x' | 'y';
  plot: PlotArea;
  editing: Pick<ChartEditing, 'axis'>;
  start?: boolean;
};

/** The end of an axis can be dragged; so can its start where data may be below zero. */
export function AxisEndHandles({ axis, plot, editing, start = false }: AxisEndHandlesProps) {
  const { scale, onPull } = editing.axis(axis);
  const corner = { x: plot.left, y: plot.bottom };
  const far = axis === 'y' ? { x: plot.left, y: plot.top } : { x: plot.right, y: plot.bottom };
  return (
    <>
      <AxisEnd end="end" axis={axis} at={far} scale={scale} onPull={onPull} />
      {start && parseScaleStartOrEnd(scale, 'end') !== null ? (
        <AxisEnd
          end="start"
          axis={axis}
          // One unit beside the corner, because the other axis may have its own start handle there.
          at={axis === 'y' ? { x: corner.x, y: corner.y - 1 } : { x: corner.x + 1, y: corner.y }}
          scale={scale}
          onPull={onPull}
        />
      ) : null}
    </>
  );
}

type AxisEndProps = {
  end: 'start' | 'end';
  axis: 'x' | 'y';
  at: { x: number; y: number };
  scale: TypedScale;
  onPull: (scale: TypedScale, phase: DragPhase) => void;
};

function AxisEnd({ end, axis, at, scale, onPull }: AxisEndProps) {
  /** Every move counts from the scale at the start of the drag, so dragging back restores it. */
  const scaleAtStart = useRef<TypedScale | null>(null);
  const value = parseScaleStartOrEnd(scale, end);
  const outward = end === 'end' ? 1 : -1;
  const by = (notches: number) => onPull(dragTypedScaleEnd(scale, end, notches * outward), 'key');
  return (
    <DragHandle
      name={axisHandleText(axis, end)}
      box={`${axis}Scale-${end}`}
      at={at}
      text={value === null ? notSetText() : axisRangeText(scale)}
      isUnset={value === null}
      hint={end === 'end' ? pullAxisText() : undefined}
      hintBeside={axis === 'y'}
      slider={{
        min: Math.min(-1000, value ?? 0),
        max: Math.max(10_000, value ?? 0),
        now: value ?? 0,
        vertical: axis === 'y',
      }}
      onHold={(isHeld) => {
        scaleAtStart.current = isHeld ? scale : null;
      }}
      onMove={(point, phase) => {
        const distance = axis === 'y' ? at.y - point.y : point.x - at.x;
        onPull(
          dragTypedScaleEnd(
            scaleAtStart.current ?? scale,
            end,
            Math.round(distance / NOTCH) * outward,
          ),
          phase,
        );
      }}
      onArrow={(across, up) => by(across + up)}
      onEnd={(key) => by(key === 'start' ? -10 : 10)}
    >
      <AxisKnob turned={axis === 'x'} small={end === 'start'} isUnset={value === null} />
    </DragHandle>
  );
}

function AxisKnob({
  turned,
  small,
  isUnset,
}: {
  turned: boolean;
  small: boolean;
  isUnset: boolean;
}) {
  return (
    <g transform={turned ? 'rotate(90)' : undefined}>
      <circle
        className="knob knob-axis"
        r={small ? 8 : 10}
        strokeDasharray={isUnset ? '4 3' : undefined}
      />
      <path d="M0-5v10M-3-2l3-3 3 3M-3 2l3 3 3-3" className="knob-line" />
    </g>
  );
}
