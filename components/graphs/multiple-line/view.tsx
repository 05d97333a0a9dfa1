import { type AnswerMarkPlacement, rectanglePath } from '@/components/charts/answer-mark-placement';
import {
  CategoryAxis,
  ClippedToPlot,
  createAxis,
  measureCategoryNames,
  YAxis,
} from '@/components/charts/axes';
import { SeriesMarker } from '@/components/charts/chart-paper';
import { CHART_PAPER_WIDTH, INK_COLOR } from '@/components/charts/chart-style';
import type { DragPhase } from '@/components/charts/drag-handle';
import { seriesColor, seriesDashPattern } from '@/components/charts/palette';
import type { Point } from '@/components/charts/pointer-position';
import { createEvenSpacing, withCommonScale } from '@/components/charts/scales';
import { Fold } from '@/components/ui/fold';
import { draftChangeWithBoxNumber } from '@/lib/domain/graphs/drag-edits';
import {
  gameValuesWithWeeks,
  playerStatisticTotal,
  weeklyValuesWithGaps,
} from '@/lib/domain/graphs/graph-source';
import type { MultipleLineFigure } from '@/lib/domain/graphs/multiple-line/lesson';
import {
  type MultipleLineData,
  multipleLineGraphRules,
  pointInputId,
} from '@/lib/domain/graphs/multiple-line/rules';
import { numberToDraw } from '@/lib/domain/graphs/read-draft-numbers';
import { numberToTypedText, snapToStep } from '@/lib/domain/graphs/snap';
import { axisEndQuestion } from '@/words/graph-editing';
import { statisticUnitText, valueWithUnitText } from '@/words/graph-statistics';
import {
  chooseLineToSetLabel,
  dotHeightsQuestion,
  dotsOnLineTitle,
  gameStatisticText,
  lineDotLabel,
  lineHintText,
  MULTIPLE_LINE_BUILDER,
  multipleLineWords,
  pointQuestionText,
  yardsThroughWeekTitle,
} from '@/words/graphs/multiple-line';
import { weekTitle } from '@/words/week-names';
import { GraphCheckbox, NumberFieldGroup, typedNumberBoxMaker } from '../builder/draft-fields';
import {
  type MakeGraphTypeSketch,
  playersWhoCanHaveAnyStatistic,
  SKETCH_PIECE_CLASSES,
  SKETCH_RECEIVING_YARDS_FIELD,
  SketchAxes,
} from '../graph-type-sketch';
import {
  defineGraphView,
  type GraphBuilderFieldsProps,
  type GraphDrawingProps,
  type GraphEditing,
  type GraphEditingProps,
} from '../graph-view';

const PLOT = { left: 86, right: CHART_PAPER_WIDTH - 24, top: 10, bottom: 250 };

type Layout = ReturnType<typeof layout>;

const numbersOf = ({ lines }: MultipleLineData) =>
  lines.flatMap(({ values }) => values.filter((value) => value !== null));

function layout(data: MultipleLineData) {
  const { points, lines } = data;
  const { at, step: apart } = createEvenSpacing(points.length, [PLOT.left, PLOT.right], 0.4);
  const y = createAxis(data.yScale, numbersOf(data), [PLOT.bottom, PLOT.top]);
  const { height } = measureCategoryNames(points, PLOT);
  const places: AnswerMarkPlacement = {
    ...(y
      ? {
          y: {
            from: PLOT.bottom,
            to: PLOT.top,
            start: y.scale.start,
            end: y.scale.end,
            beside: PLOT.left + 4,
            guide: [PLOT.left, PLOT.right],
          },
        }
      : {}),
    spot: points.map((text, index) => ({
      key: text,
      name: `${data.xLabel.toLowerCase()} ${text}`,
      at: { x: at(index), y: PLOT.bottom - 16 },
      outline: rectanglePath(at(index) - apart / 2, PLOT.top, apart, PLOT.bottom - PLOT.top),
    })),
  };
  const names = points.map((text, index) => ({ at: at(index), text }));
  return {
    y,
    names,
    places,
    height: PLOT.bottom + height + 34,
    series: { labels: lines.map(({ label }) => label), look: 'line' as const },
    labels: { plot: PLOT, below: PLOT.bottom + height + 26, beside: true },
  };
}

/** A missing number leaves a gap, because it isn't zero. */
function Drawing({ data, layout: { y, names }, id }: GraphDrawingProps<MultipleLineData, Layout>) {
  const at = (point: number) => names[point]?.at ?? 0;
  return (
    <>
      <YAxis plot={PLOT} axis={y} label={data.yLabel} />
      {y ? (
        <ClippedToPlot id={id} plot={PLOT} over={{ x: 0, y: 8 }}>
          {data.lines.map(({ label, values }, index) => {
            const known = values.map((value, point) => ({ value, point }));
            const drawn = data.joinGaps ? known.filter(({ value }) => value !== null) : known;
            const path = drawn.map(({ value, point }, drawnIndex) => {
              if (value === null) return '';
              const isStart = drawnIndex === 0 || drawn[drawnIndex - 1]?.value === null;
              return `${isStart ? 'M' : 'L'}${at(point)},${y.at(value)}`;
            });
            return (
              <g key={label}>
                <path
                  d={path.join('')}
                  fill="none"
                  stroke={seriesColor(index)}
                  strokeWidth={3}
                  strokeLinejoin="round"
                  strokeDasharray={seriesDashPattern(index)}
                />
                {known.map(({ value, point }) =>
                  value === null ? null : (
                    <SeriesMarker key={point} x={at(point)} y={y.at(value)} index={index} />
                  ),
                )}
              </g>
            );
          })}
        </ClippedToPlot>
      ) : null}
      <CategoryAxis plot={PLOT} names={names} label={data.xLabel} />
    </>
  );
}

/**
 * Edits one line at a time: drag single points up and down, or draw the whole line in one stroke. A
 * bye week has no point.
 */
function DragHandles({ editing, layout: { y, names } }: GraphEditingProps<Layout>) {
  const { draft, players, snap, set, chosen } = editing;
  const { AxisEndHandles, DrawingArea, ValueHandle } = editing.tools;
  const [field = ''] = draft.fields;
  const player = players.find(({ key }) => key === chosen) ?? players[0];
  // Always the same element at the same position: remounting a handle would end its drag.
  const axis = <AxisEndHandles axis="y" plot={PLOT} editing={editing} start />;
  if (!player || !y || !draft.byHand) return <>{axis}</>;
  const { start, end } = y.scale;
  const weeks = gameValuesWithWeeks(player, field, draft).map(({ week, value }) => ({
    week,
    game: value,
    box: pointInputId(player.key, week),
    x: names[week - draft.fromWeek]?.at ?? 0,
  }));

  function draw(points: readonly Point[], phase: DragPhase) {
    const typed: Record<string, string> = {};
    for (const [index, from] of points.slice(0, -1).entries()) {
      const to = points[index + 1];
      for (const { box, x } of weeks) {
        const height = y && to ? heightOver(x, from, to) : null;
        if (y && height !== null)
          typed[box] = numberToTypedText(
            Math.min(end, Math.max(start, snapToStep(y.of(height), snap))),
          );
      }
    }
    set({ typed: { ...draft.typed, ...typed } }, phase);
  }

  return (
    <>
      {axis}
      <DrawingArea
        x={PLOT.left + 12}
        y={PLOT.top}
        width={PLOT.right - PLOT.left - 12}
        height={PLOT.bottom - PLOT.top}
        onStroke={draw}
      />
      {weeks.map(({ week, box, x, game }) => {
        const value = numberToDraw(draft, box);
        const at = { x, y: y.at(value ?? Math.max(start, Math.min(0, end))) };
        return (
          <ValueHandle
            key={box}
            name={lineDotLabel(player.name, `${week}`)}
            box={box}
            vertical
            at={at}
            value={value}
            text={(number) => valueWithUnitText(number, field)}
            min={start}
            max={end}
            first={Math.max(start, 0)}
            snap={snap}
            onActive={(isActive) =>
              editing.showReadout(
                isActive ? gameStatisticText(player.name, week, game, field) : null,
              )
            }
            valueAt={(point) => y.of(point.y)}
            onValue={(number, phase) => set(draftChangeWithBoxNumber(draft, box, number), phase)}
            guide={
              <path d={`M${PLOT.left} ${at.y}H${x}`} stroke={INK_COLOR} strokeDasharray="5 5" />
            }
          />
        );
      })}
    </>
  );
}

/** A tap counts for a week when it is this close to its center, in units of the paper. */
const NEAR = 14;

/** The height at which a stroke crosses a week's position; null if it doesn't. */
function heightOver(x: number, from: Point, to: Point): number | null {
  if (Math.abs(to.x - x) <= Math.min(NEAR, Math.max(1, Math.abs(to.x - from.x)))) return to.y;
  if (from.x === to.x) return Math.abs(to.x - x) <= NEAR ? to.y : null;
  if ((from.x - x) * (to.x - x) > 0) return null;
  return from.y + ((to.y - from.y) * (x - from.x)) / (to.x - from.x);
}

function LineTools({ editing: { draft, players, chosen, choose } }: { editing: GraphEditing }) {
  if (!draft.byHand || players.length === 0) return null;
  const isActive = players.some(({ key }) => key === chosen) ? chosen : players[0]?.key;
  return (
    <fieldset className="flex min-w-0 flex-wrap items-center gap-2">
      <legend className="sr-only">{chooseLineToSetLabel()}</legend>
      {players.map(({ key, name }) => (
        <button
          key={key}
          type="button"
          aria-pressed={key === isActive}
          onClick={() => choose(key)}
          className="segment"
        >
          {name}
        </button>
      ))}
      <p className="text-content-soft">{lineHintText()}</p>
    </fieldset>
  );
}

function Points(props: GraphBuilderFieldsProps) {
  const { draft, players, change } = props;
  const typed = typedNumberBoxMaker(props);
  const [field = ''] = draft.fields;
  return (
    <div className="space-y-2">
      <GraphCheckbox
        box="byHand"
        label={MULTIPLE_LINE_BUILDER.plotForMe}
        checked={!draft.byHand}
        onChange={(plotted) => change({ byHand: !plotted })}
      />
      {draft.byHand
        ? players.map((player) => (
            <Fold key={player.key} summary={dotsOnLineTitle(player.name)}>
              <NumberFieldGroup
                legend={dotHeightsQuestion(player.name)}
                className="grid-cols-3 gap-3"
                boxes={gameValuesWithWeeks(player, field, draft).map(({ week }) =>
                  typed(pointInputId(player.key, week), weekTitle(week)),
                )}
              />
            </Fold>
          ))
        : null}
    </div>
  );
}

const sketch: MakeGraphTypeSketch = (source) => {
  const weeks = { fromWeek: 1, toWeek: source.week };
  const lines = playersWhoCanHaveAnyStatistic(source, SKETCH_RECEIVING_YARDS_FIELD)
    .toSorted(
      (one, other) =>
        playerStatisticTotal(other, SKETCH_RECEIVING_YARDS_FIELD, weeks) -
        playerStatisticTotal(one, SKETCH_RECEIVING_YARDS_FIELD, weeks),
    )
    .map((player) => weeklyValuesWithGaps(player, SKETCH_RECEIVING_YARDS_FIELD, weeks))
    .filter((values) => values.filter((value) => value !== null).length > 1)
    .slice(0, 2);
  const all = lines.flat().filter((value) => value !== null);
  if (lines.length < 2) return null;
  const [lowest, highest] = [Math.min(0, ...all), Math.max(1, ...all)];
  const step = 196 / Math.max(1, source.week - 1);
  const points = lines.map((values) =>
    values.map((value, week) =>
      value === null
        ? null
        : {
            x: Math.round(26 + week * step),
            y: Math.round(90 - ((value - lowest) / (highest - lowest)) * 80),
          },
    ),
  );
  return {
    description: yardsThroughWeekTitle(source.week),
    drawing: (
      <>
        <SketchAxes />
        {points.map((line, index) => (
          <g key={SKETCH_PIECE_CLASSES[index]} className={SKETCH_PIECE_CLASSES[index]}>
            <path
              className={index > 0 ? 'dashes' : undefined}
              d={line
                .map((point, week) =>
                  point ? `${week > 0 && line[week - 1] ? 'L' : 'M'}${point.x} ${point.y}` : '',
                )
                .join('')}
            />
            {line.map((point) =>
              point ? (
                <circle key={point.x} className="dot" cx={point.x} cy={point.y} r={4} />
              ) : null,
            )}
          </g>
        ))}
      </>
    ),
  };
};

export const multipleLineView = defineGraphView<MultipleLineData, Layout, MultipleLineFigure>({
  type: 'multiple-line',
  rules: multipleLineGraphRules,
  words: multipleLineWords,
  layout,
  Drawing,
  DragHandles,
  Tools: LineTools,
  questions: ({ draft, players }) => {
    const [field = ''] = draft.fields;
    return [
      { box: 'yScale-end', ask: axisEndQuestion('y') },
      ...players.flatMap((player) =>
        gameValuesWithWeeks(player, field, draft).map(({ week, value }) => ({
          box: pointInputId(player.key, week),
          ask: pointQuestionText(player.name, week),
          fact: gameStatisticText(player.name, week, value, field),
          unit: statisticUnitText(field),
        })),
      ),
    ];
  },
  NumbersPart: Points,
  onOneScale: (charts) => withCommonScale(charts, 'yScale', charts.flatMap(numbersOf)),
  sketch,
  figure: ({ weeks, lines }) => ({
    xLabel: MULTIPLE_LINE_BUILDER.week,
    yLabel: MULTIPLE_LINE_BUILDER.yards,
    points: weeks.map(String),
    lines,
  }),
});
