import { type Axis, axisOf, Clipped, numbersOn, XAxis, YAxis } from '@/components/charts/axes';
import { ChartFigure } from '@/components/charts/chart-figure';
import { Marker } from '@/components/charts/chart-paper';
import type { FigurePlaces } from '@/components/charts/figure-places';
import { INK, PAPER } from '@/components/charts/ink';
import { LazyAnswerMark } from '@/components/charts/lazy-answer-mark';
import { seriesColor } from '@/components/charts/palette';
import { PAPER_WIDTH } from '@/components/charts/sizes';
import {
  type ScatterData,
  scatterPlotGraph,
  trendBox,
} from '@/lib/domain/graphs/scatter-plot/graph';
import type { ScatterPlotFigure } from '@/lib/domain/graphs/scatter-plot/lesson';
import { scatterPlotWords } from '@/words/graphs/scatter-plot';
import { NumberBoxes, typedBoxes } from '../builder/form-parts';
import { type ChartProps, graphParts, type PartProps } from '../graph-parts';
import type { TrendPlaces } from './drag-handles';

const PLOT = { left: 86, right: PAPER_WIDTH - 30, top: 10, bottom: 260 };

/** One mark per pair of numbers, in its group's shape and color. */
export function ScatterPlot({ editing, answerable, ...data }: ChartProps<ScatterData>) {
  const points = data.groups.flatMap((group) => group.points);
  const values = (axis: 'x' | 'y') => points.map((point) => point[axis]);
  const x = axisOf(data.xScale, values('x'), [PLOT.left, PLOT.right]);
  const y = axisOf(data.yScale, values('y'), [PLOT.bottom, PLOT.top]);
  return (
    <ChartFigure
      type="scatter-plot"
      data={data}
      editing={editing}
      handles={
        editing && (
          <editing.DragHandles
            editing={editing}
            places={{ plot: PLOT, x, y } satisfies TrendPlaces}
            words={{ plot: PLOT, below: PLOT.bottom + 48, beside: true }}
          />
        )
      }
      over={answerable && ((frame) => <LazyAnswerMark frame={frame} places={placesOn(x, y)} />)}
      of={scatterPlotWords}
      height={PLOT.bottom + 58}
      series={{ labels: data.groups.map(({ label }) => label), look: 'marker' }}
    >
      {(id) => (
        <>
          <YAxis plot={PLOT} axis={y} label={data.yLabel} />
          <XAxis plot={PLOT} marks={numbersOn(x)} label={data.xLabel} grid />
          {x && y ? (
            <Clipped id={id} plot={PLOT} over={{ x: 8, y: 8 }}>
              {data.groups.map((group, index) => (
                <g key={group.label}>
                  {group.points
                    .map((point, place) => ({ ...point, place }))
                    .map((point) => (
                      <Marker
                        key={point.place}
                        x={x.at(point.x)}
                        y={y.at(point.y)}
                        index={index}
                        size={110}
                      />
                    ))}
                </g>
              ))}
              {data.line ? <FitLine line={data.line} x={x} y={y} /> : null}
            </Clipped>
          ) : null}
        </>
      )}
    </ChartFigure>
  );
}

const placesOn = (x: Axis | null, y: Axis | null): FigurePlaces => ({
  ...(x
    ? {
        x: {
          from: PLOT.left,
          to: PLOT.right,
          ...ends(x),
          beside: PLOT.bottom,
          guide: [PLOT.top, PLOT.bottom],
        },
      }
    : {}),
  ...(y
    ? {
        y: {
          from: PLOT.bottom,
          to: PLOT.top,
          ...ends(y),
          beside: PLOT.left,
          guide: [PLOT.left, PLOT.right],
        },
      }
    : {}),
});
const ends = ({ scale: { start, end } }: Axis) => ({ start, end });

function FitLine({ line, x, y }: { line: NonNullable<ScatterData['line']>; x: Axis; y: Axis }) {
  const { start, end } = x.scale;
  const slope = (line.to.y - line.from.y) / (line.to.x - line.from.x);
  const height = (at: number) => line.from.y + slope * (at - line.from.x);
  const marks = [
    { name: 'A', point: line.from },
    { name: 'B', point: line.to },
  ];
  return (
    <g>
      <path
        d={`M${x.at(start)} ${y.at(height(start))}L${x.at(end)} ${y.at(height(end))}`}
        stroke={seriesColor(4)}
        strokeWidth={3}
        fill="none"
      />
      {marks.map(({ name, point }) => (
        <g key={name} transform={`translate(${x.at(point.x)} ${y.at(point.y)})`}>
          <circle r={9} fill="none" stroke={INK} strokeWidth={2} />
          <text
            x={-14}
            y={-12}
            textAnchor="middle"
            fontWeight={700}
            stroke={PAPER}
            strokeWidth={4}
            paintOrder="stroke"
          >
            {name}
          </text>
        </g>
      ))}
    </g>
  );
}

/** The trend line as boxes. It is optional. */
function TrendLine(props: PartProps) {
  const typed = typedBoxes(props);
  return (
    <NumberBoxes
      legend="A trend line, if you see a trend"
      hint="It goes through two points, with about as many dots above it as below it."
      className="grid-cols-2 gap-3"
      boxes={(['A', 'B'] as const).flatMap((end) => [
        typed(trendBox(end, 'x'), `${end}: across`),
        typed(trendBox(end, 'y'), `${end}: up`),
      ])}
    />
  );
}

export const scatterPlot = graphParts({
  rules: scatterPlotGraph,
  words: scatterPlotWords,
  Chart: ScatterPlot,
  NumbersPart: TrendLine,
  figure: ({ across = '', up = '', points, line }: ScatterPlotFigure) => ({
    xLabel: across,
    yLabel: up,
    groups: [{ label: 'One game', points }],
    line,
    showKey: false,
  }),
});
