import { rectanglePath } from '@/components/charts/answer-mark-placement';
import {
  CategoryAxis,
  ClippedToPlot,
  createAxis,
  measureCategoryNames,
  YAxis,
} from '@/components/charts/axes';
import { AXIS_STROKE_PROPS } from '@/components/charts/chart-paper';
import { CHART_PAPER_WIDTH, INK_COLOR } from '@/components/charts/chart-style';
import { createEvenSpacing, withCommonScale } from '@/components/charts/scales';
import { draftChangeWithBoxNumber } from '@/lib/domain/graphs/drag-edits';
import type { GraphDraft } from '@/lib/domain/graphs/graph-draft';
import { type GraphPlayer, playerStatisticTotal } from '@/lib/domain/graphs/graph-source';
import { numberToDraw } from '@/lib/domain/graphs/read-draft-numbers';
import type { StackedBarFigure } from '@/lib/domain/graphs/stacked-bar/lesson';
import {
  type StackedBarData,
  stackedBarGraphRules,
  sumOfNegatives,
  totalInputId,
} from '@/lib/domain/graphs/stacked-bar/rules';
import { axisEndQuestion, pullUpText } from '@/words/graph-editing';
import { statisticUnitText, valueWithUnitText } from '@/words/graph-statistics';
import {
  barPiecesText,
  barQuestionText,
  barTopLabel,
  STACKED_BAR_BUILDER,
  stackedBarWords,
  yardsInWeekTitle,
} from '@/words/graphs/stacked-bar';
import { NumberFieldGroup, typedNumberBoxMaker } from '../builder/draft-fields';
import {
  findNewestWeekAndPieces,
  type MakeGraphTypeSketch,
  playersWhoCanHaveAnyStatistic,
  SKETCH_RECEIVING_YARDS_FIELD,
  SketchAxes,
} from '../graph-type-sketch';
import {
  defineGraphView,
  type GraphBuilderFieldsProps,
  type GraphDrawingProps,
  type GraphEditingProps,
} from '../graph-view';

const PLOT = { left: 86, right: CHART_PAPER_WIDTH - 24, top: 10, bottom: 280 };

type Layout = ReturnType<typeof layout>;

/** The share of a bar's slot that the bar fills; the rest is the gap to the next bar. */
const BAR_SHARE = 0.65;

/** Negative pieces hang below the axis. */
function stackPieces(values: readonly number[]): { low: number; high: number }[] {
  let [top, bottom] = [0, 0];
  return values.map((value) => {
    const from = value < 0 ? bottom : top;
    const to = from + value;
    if (value < 0) bottom = to;
    else top = to;
    return { low: Math.min(from, to), high: Math.max(from, to) };
  });
}

function layout(data: StackedBarData) {
  const { bars, pieces } = data;
  const stacks = bars.map((_, bar) => stackPieces(pieces.map(({ values }) => values[bar] ?? 0)));
  const stacked = pieces.flatMap((_, piece) =>
    stacks.map((stack, bar) => ({ piece, bar, low: 0, high: 0, ...stack[piece] })),
  );
  // A gap before the first bar and after the last one, as between two bars.
  const x = createEvenSpacing(bars.length, [PLOT.left, PLOT.right], 1 - BAR_SHARE / 2);
  const width = BAR_SHARE * x.step;
  const { height } = measureCategoryNames(bars, PLOT);
  // Tilted names take their height from the bars.
  const plot = { ...PLOT, bottom: PLOT.bottom - height };
  const y = createAxis(
    data.yScale,
    stacked.flatMap(({ low, high }) => [low, high]),
    [plot.bottom, plot.top],
    { fromZero: true },
  );
  const names = bars.map((text, index) => ({ at: x.at(index), text }));
  // The tap area includes the room above a bar, because a low bar would be hard to hit.
  const spots = names.map(({ at, text }) => ({
    key: text,
    name: text,
    at: { x: at, y: plot.bottom - 26 },
    outline: rectanglePath(at - width / 2 - 8, plot.top, width + 16, plot.bottom - plot.top),
  }));
  return {
    plot,
    y,
    names,
    stacked,
    width,
    height: PLOT.bottom + 34,
    series: { labels: pieces.map(({ label }) => label), look: 'area' as const },
    labels: { plot, below: plot.bottom + height + 26, beside: true },
    places: { spot: spots },
  };
}

function Drawing({
  data,
  layout: { plot, y, names, stacked, width },
  id,
}: GraphDrawingProps<StackedBarData, Layout>) {
  return (
    <>
      <YAxis plot={plot} axis={y} label={data.yLabel} />
      {y ? (
        <ClippedToPlot id={id} plot={plot} over={{ x: 0, y: 2 }}>
          {stacked.map(({ piece, bar, low, high }) =>
            high > low ? (
              <rect
                key={`${piece} ${bar}`}
                x={(names[bar]?.at ?? 0) - width / 2}
                y={y.at(high)}
                width={width}
                height={y.at(low) - y.at(high)}
                fill={`url(#${id}${piece})`}
                stroke={INK_COLOR}
              />
            ) : null,
          )}
          <path d={`M${plot.left} ${y.at(0)}H${plot.right}`} {...AXIS_STROKE_PROPS} />
        </ClippedToPlot>
      ) : null}
      <CategoryAxis plot={plot} names={names} label={data.xLabel} />
    </>
  );
}

const readoutOf = (player: GraphPlayer, draft: GraphDraft) =>
  barPiecesText(
    player.name,
    draft.fields.map((field) => ({
      field,
      value: playerStatisticTotal(player, field, draft),
    })),
  );

/** The top of a bar is the sum of its positive pieces. */
function DragHandles({ editing, layout: { plot, y, names } }: GraphEditingProps<Layout>) {
  const { draft, players, snap, set } = editing;
  const { AxisEndHandles, ValueHandle } = editing.tools;
  const [field = ''] = draft.fields;
  return (
    <>
      <AxisEndHandles axis="y" plot={plot} editing={editing} start />
      {y
        ? players.map((player, bar) => {
            const negativeSum = sumOfNegatives(
              draft.fields.map((field) => playerStatisticTotal(player, field, draft)),
            );
            const readout = readoutOf(player, draft);
            const total = numberToDraw(draft, totalInputId(player.key));
            const at = {
              x: names[bar]?.at ?? 0,
              y: y.at(total === null ? 0 : total - negativeSum),
            };
            return (
              <ValueHandle
                key={player.key}
                name={barTopLabel(player.name)}
                box={totalInputId(player.key)}
                look="vertical"
                vertical
                hint={pullUpText()}
                at={at}
                value={total}
                text={(value) => valueWithUnitText(value, field)}
                min={negativeSum}
                max={y.scale.end + negativeSum}
                first={0}
                snap={snap}
                onActive={(isActive) => editing.showReadout(isActive ? readout : null)}
                valueAt={(point) => y.of(point.y) + negativeSum}
                onValue={(value, phase) =>
                  set(draftChangeWithBoxNumber(draft, totalInputId(player.key), value), phase)
                }
                guide={
                  <path
                    d={`M${plot.left} ${at.y}H${plot.right}`}
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

function Totals(props: GraphBuilderFieldsProps) {
  const typed = typedNumberBoxMaker(props);
  return (
    <NumberFieldGroup
      legend={STACKED_BAR_BUILDER.howLong}
      hint={STACKED_BAR_BUILDER.howTo}
      className="grid-cols-1 gap-3 sm:grid-cols-2"
      boxes={props.players.map((player) => typed(totalInputId(player.key), player.name))}
    />
  );
}

/**
 * The top and bottom of each bar. Rounded, because tenths drift when added and a bar must not seem
 * to pass the mark it ends at.
 */
function barEnds({ bars, pieces }: StackedBarData): number[] {
  return [...bars.keys()].flatMap((bar) => {
    const values = pieces.map((piece) => piece.values[bar] ?? 0);
    return [values.filter((value) => value > 0), values.filter((value) => value < 0)].map(
      (signed) => Number(sum(signed).toFixed(6)),
    );
  });
}

const MAX_BARS = 5;
const [SKETCH_FOOT, SKETCH_HEIGHT] = [94, 84];

const sketch: MakeGraphTypeSketch = (source) => {
  const found = findNewestWeekAndPieces(source, 2, (week) =>
    playersWhoCanHaveAnyStatistic(source, SKETCH_RECEIVING_YARDS_FIELD)
      .map((player) =>
        ['RushingYards', SKETCH_RECEIVING_YARDS_FIELD].map((field) =>
          Math.max(0, playerStatisticTotal(player, field, { fromWeek: week, toWeek: week })),
        ),
      )
      .filter((pieces) => sum(pieces) > 0)
      .slice(0, MAX_BARS),
  );
  if (!found) return null;
  const highest = Math.max(...found.pieces.map(sum));
  return {
    description: yardsInWeekTitle(found.week),
    drawing: (
      <>
        {found.pieces.map(([run = 0, caught = 0], bar) => {
          const [low, high] = [run, run + caught].map((yards) =>
            Math.round((yards / highest) * SKETCH_HEIGHT),
          ) as [number, number];
          const left = 30 + bar * 40;
          const piece = (from: number, to: number, look: string) =>
            to > from ? (
              <path
                className={`area ${look}`}
                d={`M${left} ${SKETCH_FOOT - from}V${SKETCH_FOOT - to}h26V${SKETCH_FOOT - from}Z`}
              />
            ) : null;
          return (
            <g key={left}>
              {piece(0, low, 'one')}
              {piece(low, high, 'two')}
            </g>
          );
        })}
        <SketchAxes />
      </>
    ),
  };
};

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);

export const stackedBarView = defineGraphView<StackedBarData, Layout, StackedBarFigure>({
  type: 'stacked-bar',
  rules: stackedBarGraphRules,
  words: stackedBarWords,
  layout,
  Drawing,
  DragHandles,
  questions: ({ draft, players }) => [
    { box: 'yScale-end', ask: axisEndQuestion('y') },
    ...players.map((player) => ({
      box: totalInputId(player.key),
      ask: barQuestionText(player.name),
      fact: readoutOf(player, draft),
      unit: statisticUnitText(draft.fields[0] ?? ''),
    })),
  ],
  NumbersPart: Totals,
  onOneScale: (charts) =>
    withCommonScale(charts, 'yScale', charts.flatMap(barEnds), { fromZero: true }),
  sketch,
  figure: ({ keys = [], bars }) => ({
    xLabel: STACKED_BAR_BUILDER.player,
    yLabel: STACKED_BAR_BUILDER.yards,
    bars: bars.map(({ label }) => label),
    pieces: keys.map((label, index) => ({
      label,
      values: bars.map(({ parts }) => parts[index] ?? null),
    })),
  }),
});
