import { type PointerEvent, useRef } from 'react';
import type { DragPhase } from './drag-handle';
import { type Point, pointerPosition } from './pointer-position';

type FreehandDrawingAreaProps = {
  x: number;
  y: number;
  width: number;
  height: number;
  /** Called on each move with all points of the stroke so far. */
  onStroke: (points: readonly Point[], phase: DragPhase) => void;
};

export function FreehandDrawingArea({ onStroke, ...area }: FreehandDrawingAreaProps) {
  const points = useRef<readonly Point[]>([]);

  function draw(event: PointerEvent<SVGRectElement>, phase: DragPhase) {
    const point = points.current.length > 0 ? pointerPosition(event.currentTarget, event) : null;
    if (!point) return;
    points.current = [...points.current, point];
    onStroke(points.current, phase);
    if (phase === 'released') points.current = [];
  }

  return (
    <rect
      {...area}
      fill="transparent"
      className="chart-stroke"
      onPointerDown={(event) => {
        const point = event.button === 0 ? pointerPosition(event.currentTarget, event) : null;
        if (!point) return;
        event.currentTarget.setPointerCapture(event.pointerId);
        points.current = [point];
        draw(event, 'held');
      }}
      onPointerMove={(event) => draw(event, 'held')}
      onPointerUp={(event) => draw(event, 'released')}
      onPointerCancel={(event) => draw(event, 'released')}
    />
  );
}
