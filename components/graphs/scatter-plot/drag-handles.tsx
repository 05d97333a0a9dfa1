import type { Axis, Plot } from '@/components/charts/axes';
import { AxisHandles } from '@/components/charts/axis-handles';
import { DragHandle, type EditPhase, type Point } from '@/components/charts/drag-handle';
import { INK } from '@/components/charts/ink';
import { type TrendEnd, trendBox, trendPoint } from '@/lib/domain/graphs/scatter-plot/graph';
import { notched, snapped, typedNumber } from '@/lib/domain/graphs/snap';
import { NOT_SET, pointText, TREND_HINT, trendPoint as trendName } from '@/words/hands';
import { editingParts } from '../editing-parts';
import type { GraphEditing } from '../graph-parts';

export type TrendPlaces = { plot: Plot; x: Axis | null; y: Axis | null };

/** Both axes are dragged by their ends, and the trend line by two points that move freely. */
function TrendHandles({ editing, plot, x, y }: TrendPlaces & { editing: GraphEditing }) {
  const { draft, snap, set } = editing;
  return (
    <>
      <AxisHandles axis="y" plot={plot} editing={editing} start />
      <AxisHandles axis="x" plot={plot} editing={editing} start />
      {x && y
        ? (['A', 'B'] as const).map((end) => {
            const stands = trendPoint(draft, end);
            const here = stands ?? restOf(end, x, y);
            const put = (point: Point | null, phase: EditPhase) =>
              set({ typed: { ...draft.typed, ...boxesOf(end, point, x, y) } }, phase);
            return (
              <DragHandle
                key={end}
                name={trendName(end)}
                at={{ x: x.at(here.x), y: y.at(here.y) }}
                text={stands ? pointText(stands.x, stands.y) : NOT_SET}
                loose={stands === null}
                hint={end === 'A' ? TREND_HINT : undefined}
                slider={{ min: x.scale.start, max: x.scale.end, now: here.x }}
                onMove={(point, phase) =>
                  put({ x: snapped(x.of(point.x), snap), y: snapped(y.of(point.y), snap) }, phase)
                }
                onArrow={(right, higher) =>
                  put(
                    stands
                      ? {
                          x: right ? notched(here.x, snap, right) : here.x,
                          y: higher ? notched(here.y, snap, higher) : here.y,
                        }
                      : here,
                    'key',
                  )
                }
                onEnd={(edge) =>
                  put({ x: edge === 'start' ? x.scale.start : x.scale.end, y: here.y }, 'key')
                }
                onRemove={() => put(null, 'key')}
                guide={
                  <path
                    d={`M${plot.left} ${y.at(here.y)}H${x.at(here.x)}V${plot.bottom}`}
                    stroke={INK}
                    fill="none"
                    strokeDasharray="5 5"
                  />
                }
              />
            );
          })
        : null}
    </>
  );
}

/** A point without values waits on the x-axis, at the left or right end. */
function restOf(end: TrendEnd, x: Axis, y: Axis): Point {
  const { start, end: far, step } = x.scale;
  return {
    x: end === 'A' ? start + step / 2 : far - step / 2,
    y: Math.max(y.scale.start, Math.min(0, y.scale.end)),
  };
}

/** Both coordinates of a point, limited to the axes. */
function boxesOf(end: TrendEnd, point: Point | null, x: Axis, y: Axis): Record<string, string> {
  const within = (value: number, { scale }: Axis) =>
    typedNumber(Math.min(scale.end, Math.max(scale.start, value)));
  return {
    [trendBox(end, 'x')]: point ? within(point.x, x) : '',
    [trendBox(end, 'y')]: point ? within(point.y, y) : '',
  };
}

export const scatterPlotEditing = editingParts<TrendPlaces>({ TypeHandles: TrendHandles });
