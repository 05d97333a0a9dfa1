import type { Axis, Plot } from '@/components/charts/axes';
import { AxisHands } from '@/components/charts/axis-hands';
import { Grip, type How, type Point } from '@/components/charts/handle';
import { INK } from '@/components/charts/ink';
import { type TrendEnd, trendBox, trendPoint } from '@/lib/domain/graphs/scatter-plot/graph';
import { notched, snapped, typedNumber } from '@/lib/domain/graphs/snap';
import { NOT_SET, pointText, TREND_HINT, trendPoint as trendName } from '@/words/hands';
import { graphHands } from '../graph-hands';
import type { GraphHands } from '../graph-parts';

export type TrendPlaces = { plot: Plot; x: Axis | null; y: Axis | null };

/** Both axes are dragged by their ends, and the trend line by two points that move freely. */
function TrendHands({ hands, plot, x, y }: TrendPlaces & { hands: GraphHands }) {
  const { draft, snap, set } = hands;
  return (
    <>
      <AxisHands axis="y" plot={plot} hands={hands} start />
      <AxisHands axis="x" plot={plot} hands={hands} start />
      {x && y
        ? (['A', 'B'] as const).map((end) => {
            const stands = trendPoint(draft, end);
            const here = stands ?? restOf(end, x, y);
            const put = (point: Point | null, how: How) =>
              set({ typed: { ...draft.typed, ...boxesOf(end, point, x, y) } }, how);
            return (
              <Grip
                key={end}
                name={trendName(end)}
                at={{ x: x.at(here.x), y: y.at(here.y) }}
                text={stands ? pointText(stands.x, stands.y) : NOT_SET}
                loose={stands === null}
                hint={end === 'A' ? TREND_HINT : undefined}
                slider={{ min: x.scale.start, max: x.scale.end, now: here.x }}
                onMove={(point, how) =>
                  put({ x: snapped(x.of(point.x), snap), y: snapped(y.of(point.y), snap) }, how)
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

export const scatterPlotHands = graphHands<TrendPlaces>({ Own: TrendHands });
