import { type AnswerMarkPlacement, rectanglePath } from '@/components/charts/answer-mark-placement';
import { ClippedToPlot, createAxis, XAxis, YAxis } from '@/components/charts/axes';
import {
  BAR_FILL_COLOR,
  CHART_PAPER_WIDTH,
  INK_COLOR,
  PAPER_COLOR,
} from '@/components/charts/chart-style';
import {
  axisTickValues,
  linearScale,
  niceAxisScale,
  withCommonScale,
} from '@/components/charts/scales';
import { StackedDots, stackedDotsHeight } from '@/components/charts/stacked-dots';
import { type AxisScale, formatChartNumber } from '@/lib/domain/graphs/chart-data';
import { draftChangeWithBoxNumber } from '@/lib/domain/graphs/drag-edits';
import { pooledGameValues } from '@/lib/domain/graphs/graph-source';
import type { HistogramFigure } from '@/lib/domain/graphs/histogram/lesson';
import {
  binCountInputId,
  binsToDraw,
  edgesOfEachBin,
  type HistogramData,
  histogramGraphRules,
  MAX_BINS,
  parseBinPlan,
} from '@/lib/domain/graphs/histogram/rules';
import { numberToDraw, parseDraftNumber } from '@/lib/domain/graphs/read-draft-numbers';
import { numberToTypedText } from '@/lib/domain/graphs/snap';
import { axisEndQuestion, pullUpText } from '@/words/graph-editing';
import { valueWithUnitText } from '@/words/graph-statistics';
import {
  binCountText,
  binLabel,
  binQuestionText,
  binRangeText,
  binTopText,
  firstBinEndLabel,
  firstBinEndQuestion,
  firstBinQuestionText,
  firstBinStartLabel,
  gameCountText,
  gamesUnitText,
  HISTOGRAM,
  histogramWords,
  howManyGamesByYardsText,
  lastBinEndLabel,
} from '@/words/graphs/histogram';
import {
  draftNumberBoxMaker,
  NumberFieldGroup,
  typedNumberBoxMaker,
} from '../builder/draft-fields';
import {
  type MakeGraphTypeSketch,
  SKETCH_RECEIVING_YARDS_FIELD,
  SketchAxes,
  statValuesInAllGames,
} from '../graph-type-sketch';
import {
  defineGraphView,
  type GraphBuilderFieldsProps,
  type GraphDrawingProps,
  type GraphEditing,
  type GraphEditingProps,
} from '../graph-view';

const PLOT = { left: 86, right: CHART_PAPER_WIDTH - 30, top: 10, bottom: 250 };
/** A handle without a value waits here, below the words at the end of the y-axis. */
const NOT_SET_Y = PLOT.top + 64;

type Layout = ReturnType<typeof layout>;

function layout(data: HistogramData) {
  const { bins, dots = [] } = data;
  const scale = data.xScale;
  const first = scale?.start ?? bins[0]?.from ?? 0;
  const last = scale?.end ?? bins.at(-1)?.to ?? 1;
  const counts = bins.map(({ count }) => count ?? 0);
  const x = linearScale([first, last], [PLOT.left, PLOT.right]);
  const y = createAxis(data.yScale, counts, [PLOT.bottom, PLOT.top], { fromZero: true });
  const inside = dots.filter((value) => value >= first && value <= last);
  const drop = stackedDotsHeight(inside);
  const edges =
    bins.length > 0
      ? [bins[0]?.from ?? 0, ...bins.map(({ to }) => to)]
      : scale
        ? axisTickValues(scale)
        : [];
  const missing = bins.filter(({ count }) => count === null);
  const [only] = missing.length === 1 ? missing : [];
  const places: AnswerMarkPlacement = {
    // The one bar that isn't drawn yet.
    ...(only && y
      ? {
          y: {
            from: PLOT.bottom,
            to: PLOT.top,
            start: y.scale.start,
            end: y.scale.end,
            beside: (x.at(only.from) + x.at(only.to)) / 2,
            guide: [PLOT.left, PLOT.right],
            bar: x.at(only.to) - x.at(only.from),
          },
        }
      : {}),
    spot: bins.map((bin) => ({
      key: binLabel(bin),
      name: binLabel(bin),
      at: { x: (x.at(bin.from) + x.at(bin.to)) / 2, y: PLOT.bottom - 20 },
      outline: rectanglePath(
        x.at(bin.from),
        PLOT.top + 30,
        x.at(bin.to) - x.at(bin.from),
        PLOT.bottom - PLOT.top - 30,
      ),
    })),
  };
  return {
    bins,
    dots: inside,
    drop,
    x,
    y,
    ends: { from: first, to: last },
    edges,
    places,
    height: PLOT.bottom + drop + 58,
    labels: { plot: PLOT, below: PLOT.bottom + drop + 48, beside: true },
  };
}

function Drawing({ data, layout, id }: GraphDrawingProps<HistogramData, Layout>) {
  const { bins, dots, drop, x, y, edges } = layout;
  return (
    <>
      <YAxis plot={PLOT} axis={y} label={data.yLabel} />
      {y ? (
        <ClippedToPlot id={id} plot={PLOT} over={{ x: 0, y: 2 }}>
          {bins.map(({ from, to, count }) =>
            count === null || count <= 0 ? null : (
              <rect
                key={from}
                x={x.at(from)}
                y={y.at(count)}
                width={Math.max(0, x.at(to) - x.at(from))}
                height={Math.max(0, PLOT.bottom - y.at(count))}
                fill={BAR_FILL_COLOR}
                stroke={PAPER_COLOR}
                strokeWidth={1.5}
              />
            ),
          )}
        </ClippedToPlot>
      ) : null}
      {dots.length > 0 ? <StackedDots values={dots} x={x.at} top={PLOT.bottom} /> : null}
      <XAxis
        plot={PLOT}
        marks={edges.map((edge) => ({ at: x.at(edge), text: formatChartNumber(edge) }))}
        label={data.xLabel}
        drop={drop}
      />
    </>
  );
}

/** The number line on which bins are edited. It spans all values and stays fixed during a drag. */
function rulerFor({ draft, players }: Pick<GraphEditing, 'draft' | 'players'>): AxisScale {
  const bins = binsToDraw(draft);
  const ruler = niceAxisScale(pooledGameValues(players, draft));
  const start = Math.min(ruler.start - ruler.step, bins[0]?.from ?? 0);
  return { ...ruler, start, end: Math.max(ruler.end + ruler.step, bins.at(-1)?.to ?? 0) };
}

function DragHandles({ editing, layout: { bins, x, y, ends } }: GraphEditingProps<Layout>) {
  const { draft, snap, set } = editing;
  const { AxisEndHandles, ValueHandle } = editing.tools;
  const [field = ''] = draft.fields;
  const number = (name: keyof typeof draft.bins) => {
    const read = parseDraftNumber(draft.bins[name]);
    return read && Number(read);
  };
  const [start, width, count] = [number('start'), number('width'), number('count')];
  const edgeText = (value: number) => valueWithUnitText(value, field);
  const guide = (at: number) => (
    <path d={`M${at} ${PLOT.top}V${PLOT.bottom}`} stroke={INK_COLOR} strokeDasharray="5 5" />
  );
  const change = (changes: Partial<typeof draft.bins>) => ({ bins: { ...draft.bins, ...changes } });
  const hasWidth = width !== null && width > 0;
  return (
    <>
      <ValueHandle
        name={firstBinStartLabel()}
        box="bins-start"
        look="horizontal"
        at={{
          x: start === null ? PLOT.left + 40 : x.at(start),
          y: start === null ? NOT_SET_Y : PLOT.bottom,
        }}
        hint={start === null ? firstBinStartLabel() : undefined}
        hintBeside
        value={start}
        text={edgeText}
        min={ends.from}
        max={ends.to}
        first={Math.max(ends.from, 0)}
        snap={snap}
        valueAt={(point) => x.of(point.x)}
        onValue={(value, phase) =>
          set(change({ start: value === null ? '' : numberToTypedText(value) }), phase)
        }
        guide={start === null ? null : guide(x.at(start))}
      />
      {start === null ? null : (
        <ValueHandle
          name={firstBinEndLabel()}
          box="bins-width"
          look="horizontal"
          at={{
            x: x.at(start + (hasWidth ? width : 0)) + (hasWidth ? 0 : 26),
            y: hasWidth ? PLOT.top + 14 : NOT_SET_Y,
          }}
          hint={hasWidth ? undefined : firstBinEndLabel()}
          value={hasWidth ? start + width : null}
          text={edgeText}
          min={start + snap}
          max={Math.max(ends.to, start + snap)}
          snap={snap}
          valueAt={(point) => x.of(point.x)}
          onValue={(value, phase) =>
            set(
              change({
                width: value === null ? '' : numberToTypedText(value - start),
                count: value !== null && count === null ? '1' : draft.bins.count,
              }),
              phase,
            )
          }
          guide={hasWidth ? guide(x.at(start + width)) : null}
        />
      )}
      {start === null || !hasWidth || count === null ? null : (
        <ValueHandle
          name={lastBinEndLabel()}
          box="bins-count"
          look="horizontal"
          at={{ x: x.at(start + width * count), y: PLOT.bottom }}
          value={count}
          text={binCountText}
          min={1}
          max={MAX_BINS + 1}
          snap={1}
          valueAt={(point) => (x.of(point.x) - start) / width}
          onValue={(value, phase) =>
            set(change({ count: value === null ? '' : numberToTypedText(value) }), phase)
          }
          guide={guide(x.at(start + width * count))}
        />
      )}
      <AxisEndHandles axis="y" plot={PLOT} editing={editing} />
      {y
        ? bins.map(({ from, to }, index) => {
            const value = numberToDraw(draft, binCountInputId(index));
            const at = {
              x: (x.at(from) + x.at(to)) / 2,
              y: y.at(value ?? 0) - (value === null ? 28 : 0),
            };
            return (
              <ValueHandle
                key={binCountInputId(index)}
                name={binTopText(from, to)}
                box={binCountInputId(index)}
                look={x.at(to) - x.at(from) < 44 ? 'round' : 'vertical'}
                vertical
                hint={index === 0 ? pullUpText() : undefined}
                at={at}
                value={value}
                text={gameCountText}
                min={0}
                max={y.scale.end}
                snap={1}
                valueAt={(point) => y.of(point.y)}
                onValue={(next, phase) =>
                  set(draftChangeWithBoxNumber(draft, binCountInputId(index), next), phase)
                }
                guide={
                  <path
                    d={`M${PLOT.left} ${at.y}H${at.x}`}
                    stroke={INK_COLOR}
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

function Bins(props: GraphBuilderFieldsProps) {
  const typed = typedNumberBoxMaker(props);
  const part = draftNumberBoxMaker(props, 'bins');
  const bins = parseBinPlan(props.draft.bins);
  return (
    <div className="space-y-4">
      <NumberFieldGroup
        legend={HISTOGRAM.bins}
        hint={HISTOGRAM.howTo}
        className="grid-cols-1 gap-3 sm:grid-cols-3"
        boxes={[
          part('start', HISTOGRAM.firstStart),
          part('width', HISTOGRAM.width),
          part('count', HISTOGRAM.count),
        ]}
      />
      {bins ? (
        <NumberFieldGroup
          legend={HISTOGRAM.howMany}
          className="grid-cols-2 gap-3 sm:grid-cols-3"
          boxes={edgesOfEachBin(bins).map(({ from, to }, index) =>
            typed(binCountInputId(index), binRangeText(Number(from), Number(to))),
          )}
        />
      ) : null}
    </div>
  );
}

const SKETCH_BIN = 20;

const sketch: MakeGraphTypeSketch = (source) => {
  const games = statValuesInAllGames(source, SKETCH_RECEIVING_YARDS_FIELD);
  if (games.length < 3) return null;
  const first = Math.floor(Math.min(0, ...games) / SKETCH_BIN);
  const counts = Array.from(
    { length: Math.floor(Math.max(...games) / SKETCH_BIN) - first + 1 },
    (_, bin) => games.filter((yards) => Math.floor(yards / SKETCH_BIN) - first === bin).length,
  );
  const [highest, step] = [Math.max(...counts), Math.min(44, 208 / counts.length)];
  return {
    description: howManyGamesByYardsText(SKETCH_BIN),
    drawing: (
      <>
        {counts.map((count, bin) => {
          const [left, right] = [Math.round(16 + bin * step), Math.round(16 + (bin + 1) * step)];
          const top = 94 - Math.round((count / highest) * 84);
          return count > 0 ? (
            <path key={left} className="area one" d={`M${left} 94V${top}H${right}V94Z`} />
          ) : null;
        })}
        <SketchAxes />
      </>
    ),
  };
};

const MIN_ROOM = 8;
const roomFor = (bins: HistogramFigure['bins']): AxisScale =>
  niceAxisScale([MIN_ROOM, ...bins.map(({ count }) => count ?? 0)], { fromZero: true });

export const histogramView = defineGraphView<HistogramData, Layout, HistogramFigure>({
  type: 'histogram',
  rules: histogramGraphRules,
  words: histogramWords,
  layout,
  Drawing,
  DragHandles,
  questions: ({ draft }) => [
    { box: 'bins-start', ask: firstBinQuestionText() },
    { box: 'bins-width', ask: firstBinEndQuestion() },
    { box: 'yScale-end', ask: axisEndQuestion('y') },
    ...binsToDraw(draft).map(({ from, to }, index) => ({
      box: binCountInputId(index),
      ask: binQuestionText(from, to),
      unit: gamesUnitText(),
    })),
  ],
  NumbersPart: Bins,
  dataWhileEdited: (drawn) => ({ xScale: rulerFor(drawn) }),
  onOneScale(charts) {
    const bins = charts.flatMap((chart) => chart.bins);
    const edges = bins.flatMap(({ from, to }) => [from, to]);
    const [start, end] = [Math.min(...edges), Math.max(...edges)];
    const xScale: AxisScale = { start, step: end - start, end };
    const counts = bins.map(({ count }) => count ?? 0);
    return withCommonScale(charts, 'yScale', counts, { fromZero: true }).map((chart) => ({
      ...chart,
      xScale,
    }));
  },
  sketch,
  figure: ({ bins }) => ({
    xLabel: HISTOGRAM.yards,
    yLabel: HISTOGRAM.games,
    bins,
    // Leaves room above the bars, so that the scale doesn't give away the missing one's height.
    ...(bins.some(({ count }) => count === null) && bins.some(({ count }) => count !== null)
      ? { yScale: roomFor(bins) }
      : {}),
  }),
});
