import type { AnswerMarkPlacement } from '@/components/charts/answer-mark-placement';
import {
  axisTickPositionsAndLabels,
  ClippedToPlot,
  createAxis,
  type PlottedAxis,
  XAxis,
  YAxis,
} from '@/components/charts/axes';
import { SeriesMarker } from '@/components/charts/chart-paper';
import { CHART_PAPER_WIDTH, INK_COLOR, PAPER_COLOR } from '@/components/charts/chart-style';
import type { DragPhase } from '@/components/charts/drag-handle';
import { seriesColor } from '@/components/charts/palette';
import type { Point } from '@/components/charts/pointer-position';
import { withCommonScale } from '@/components/charts/scales';
import { weeklyValuesWithGaps } from '@/lib/domain/graphs/graph-source';
import type { ScatterPlotFigure } from '@/lib/domain/graphs/scatter-plot/lesson';
import {
  type ScatterPlotData,
  scatterPlotGraphRules,
  type TrendEnd,
  trendLineEndOfDraft,
  trendPointInputId,
} from '@/lib/domain/graphs/scatter-plot/rules';
import { moveByNotches, numberToTypedText, snapToStep } from '@/lib/domain/graphs/snap';
import { notSetText } from '@/words/chart-handles';
import { axisEndQuestion } from '@/words/graph-editing';
import {
  catchesAndYardsSinceWeekTitle,
  pointCoordinatesText,
  SCATTER_PLOT_BUILDER,
  scatterPlotWords,
  trendHintText,
  trendPointCoordinateLabel,
  trendPointLabel,
} from '@/words/graphs/scatter-plot';
import { NumberFieldGroup, typedNumberBoxMaker } from '../builder/draft-fields';
import {
  type MakeGraphTypeSketch,
  playersWhoCanHaveAnyStatistic,
  SKETCH_CATCHES_FIELD,
  SKETCH_RECEIVING_YARDS_FIELD,
  SketchAxes,
} from '../graph-type-sketch';
import {
  defineGraphView,
  type GraphBuilderFieldsProps,
  type GraphDrawingProps,
  type GraphEditingProps,
} from '../graph-view';

const PLOT = { left: 86, right: CHART_PAPER_WIDTH - 30, top: 10, bottom: 260 };

type Layout = ReturnType<typeof layout>;

const valuesOf = ({ groups }: ScatterPlotData, axis: 'x' | 'y') =>
  groups.flatMap(({ points }) => points.map((point) => point[axis]));

function layout(data: ScatterPlotData) {
  const x = createAxis(data.xScale, valuesOf(data, 'x'), [PLOT.left, PLOT.right]);
  const y = createAxis(data.yScale, valuesOf(data, 'y'), [PLOT.bottom, PLOT.top]);
  return {
    x,
    y,
    places: placesOn(x, y),
    height: PLOT.bottom + 58,
    series: { labels: data.groups.map(({ label }) => label), look: 'marker' as const },
    labels: { plot: PLOT, below: PLOT.bottom + 48, beside: true },
  };
}

const placesOn = (x: PlottedAxis | null, y: PlottedAxis | null): AnswerMarkPlacement => ({
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
const ends = ({ scale: { start, end } }: PlottedAxis) => ({ start, end });

function Drawing({ data, layout: { x, y }, id }: GraphDrawingProps<ScatterPlotData, Layout>) {
  return (
    <>
      <YAxis plot={PLOT} axis={y} label={data.yLabel} />
      <XAxis plot={PLOT} marks={axisTickPositionsAndLabels(x)} label={data.xLabel} grid />
      {x && y ? (
        <ClippedToPlot id={id} plot={PLOT} over={{ x: 8, y: 8 }}>
          {data.groups.map((group, index) => (
            <g key={group.label}>
              {group.points
                .map((point, place) => ({ ...point, place }))
                .map((point) => (
                  <SeriesMarker
                    key={point.place}
                    x={x.at(point.x)}
                    y={y.at(point.y)}
                    index={index}
                    scale={1.2}
                  />
                ))}
            </g>
          ))}
          {data.line ? <FitLine line={data.line} x={x} y={y} /> : null}
        </ClippedToPlot>
      ) : null}
    </>
  );
}

function FitLine({
  line,
  x,
  y,
}: {
  line: NonNullable<ScatterPlotData['line']>;
  x: PlottedAxis;
  y: PlottedAxis;
}) {
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
          <circle r={9} fill="none" stroke={INK_COLOR} strokeWidth={2} />
          <text
            x={-14}
            y={-12}
            textAnchor="middle"
            fontWeight={700}
            stroke={PAPER_COLOR}
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

function DragHandles({ editing, layout: { x, y } }: GraphEditingProps<Layout>) {
  const { draft, snap, set } = editing;
  const { AxisEndHandles, DragHandle } = editing.tools;
  return (
    <>
      <AxisEndHandles axis="y" plot={PLOT} editing={editing} start />
      <AxisEndHandles axis="x" plot={PLOT} editing={editing} start />
      {x && y
        ? (['A', 'B'] as const).map((end) => {
            const point = trendLineEndOfDraft(draft, end);
            const position = point ?? unsetPosition(end, x, y);
            const put = (to: Point | null, phase: DragPhase) =>
              set({ typed: { ...draft.typed, ...typedCoordinates(end, to, x, y) } }, phase);
            return (
              <DragHandle
                key={end}
                name={trendPointLabel(end)}
                box={trendPointInputId(end, 'x')}
                at={{ x: x.at(position.x), y: y.at(position.y) }}
                text={point ? pointCoordinatesText(point.x, point.y) : notSetText()}
                isUnset={point === null}
                hint={end === 'A' ? trendHintText() : undefined}
                slider={{ min: x.scale.start, max: x.scale.end, now: position.x }}
                onMove={(to, phase) =>
                  put({ x: snapToStep(x.of(to.x), snap), y: snapToStep(y.of(to.y), snap) }, phase)
                }
                onArrow={(right, higher) =>
                  put(
                    point
                      ? {
                          x: right ? moveByNotches(position.x, snap, right) : position.x,
                          y: higher ? moveByNotches(position.y, snap, higher) : position.y,
                        }
                      : position,
                    'key',
                  )
                }
                onEnd={(edge) =>
                  put({ x: edge === 'start' ? x.scale.start : x.scale.end, y: position.y }, 'key')
                }
                onRemove={() => put(null, 'key')}
                guide={
                  <path
                    d={`M${PLOT.left} ${y.at(position.y)}H${x.at(position.x)}V${PLOT.bottom}`}
                    stroke={INK_COLOR}
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
function unsetPosition(end: TrendEnd, x: PlottedAxis, y: PlottedAxis): Point {
  const { start, end: far, step } = x.scale;
  return {
    x: end === 'A' ? start + step / 2 : far - step / 2,
    y: Math.max(y.scale.start, Math.min(0, y.scale.end)),
  };
}

function typedCoordinates(
  end: TrendEnd,
  point: Point | null,
  x: PlottedAxis,
  y: PlottedAxis,
): Record<string, string> {
  const within = (value: number, { scale }: PlottedAxis) =>
    numberToTypedText(Math.min(scale.end, Math.max(scale.start, value)));
  return {
    [trendPointInputId(end, 'x')]: point ? within(point.x, x) : '',
    [trendPointInputId(end, 'y')]: point ? within(point.y, y) : '',
  };
}

function TrendLine(props: GraphBuilderFieldsProps) {
  const typed = typedNumberBoxMaker(props);
  return (
    <NumberFieldGroup
      legend={SCATTER_PLOT_BUILDER.trendLine}
      hint={SCATTER_PLOT_BUILDER.howTo}
      className="grid-cols-2 gap-3"
      boxes={(['A', 'B'] as const).flatMap((end) => [
        typed(trendPointInputId(end, 'x'), trendPointCoordinateLabel(end, 'x')),
        typed(trendPointInputId(end, 'y'), trendPointCoordinateLabel(end, 'y')),
      ])}
    />
  );
}

/** With more weeks, the points would be too dense for a small picture. */
const SKETCH_WEEKS = 3;

const sketch: MakeGraphTypeSketch = (source) => {
  const range = { fromWeek: Math.max(1, source.week - SKETCH_WEEKS + 1), toWeek: source.week };
  const games = playersWhoCanHaveAnyStatistic(source, SKETCH_RECEIVING_YARDS_FIELD).flatMap(
    (player) => {
      const yards = weeklyValuesWithGaps(player, SKETCH_RECEIVING_YARDS_FIELD, range);
      return weeklyValuesWithGaps(player, SKETCH_CATCHES_FIELD, range).flatMap((catches, week) => {
        const own = yards[week] ?? null;
        return catches === null || own === null ? [] : [{ catches, yards: Math.max(0, own) }];
      });
    },
  );
  if (games.length < 3) return null;
  const [across, up] = [
    Math.max(1, ...games.map(({ catches }) => catches)),
    Math.max(1, ...games.map(({ yards }) => yards)),
  ];
  const places = games.map(
    ({ catches, yards }) =>
      `${Math.round(24 + (catches / across) * 196)} ${Math.round(86 - (yards / up) * 76)}`,
  );
  return {
    description: catchesAndYardsSinceWeekTitle(range.fromWeek),
    drawing: (
      <>
        <SketchAxes />
        <path
          className="one"
          d={[...new Set(places)].map((place) => `M${place}m-3-3l6 6m0-6l-6 6`).join('')}
        />
      </>
    ),
  };
};

export const scatterPlotView = defineGraphView<ScatterPlotData, Layout, ScatterPlotFigure>({
  type: 'scatter-plot',
  rules: scatterPlotGraphRules,
  words: scatterPlotWords,
  layout,
  Drawing,
  DragHandles,
  questions: () =>
    (['x', 'y'] as const).map((axis) => ({ box: `${axis}Scale-end`, ask: axisEndQuestion(axis) })),
  NumbersPart: TrendLine,
  onOneScale(charts) {
    const values = (axis: 'x' | 'y') => charts.flatMap((chart) => valuesOf(chart, axis));
    return withCommonScale(withCommonScale(charts, 'xScale', values('x')), 'yScale', values('y'));
  },
  sketch,
  figure: ({ across = '', up = '', points, line }) => ({
    xLabel: across,
    yLabel: up,
    groups: [{ label: SCATTER_PLOT_BUILDER.oneGame, points }],
    line,
    showKey: false,
  }),
});
