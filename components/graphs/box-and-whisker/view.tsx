import type { AnswerMarkPlacement } from '@/components/charts/answer-mark-placement';
import {
  axisTickPositionsAndLabels,
  ClippedToPlot,
  createAxis,
  XAxis,
} from '@/components/charts/axes';
import {
  BOX_FILL_COLOR,
  CHART_PAPER_WIDTH,
  INK_COLOR,
  LABEL_FONT_SIZE,
  SOFT_INK_COLOR,
  TICK_LABEL_FONT_SIZE,
  wrapText,
} from '@/components/charts/chart-style';
import { withCommonScale } from '@/components/charts/scales';
import { StackedDots, stackedDotsHeight } from '@/components/charts/stacked-dots';
import type { BoxAndWhiskerFigure } from '@/lib/domain/graphs/box-and-whisker/lesson';
import {
  type BoxAndWhiskerData,
  boxAndWhiskerGraphRules,
  FIVE_NUMBER_NAMES,
  type FiveNumberValues,
  fiveNumberInputId,
  fiveNumberSummary,
} from '@/lib/domain/graphs/box-and-whisker/rules';
import { draftChangeWithBoxNumber } from '@/lib/domain/graphs/drag-edits';
import { pooledGameValues } from '@/lib/domain/graphs/graph-source';
import { numberToDraw } from '@/lib/domain/graphs/read-draft-numbers';
import { toRationals } from '@/lib/domain/numbers/averages';
import { axisEndQuestion, FIVE_NUMBER_LABELS } from '@/words/graph-editing';
import { statisticUnitText, valueWithUnitText } from '@/words/graph-statistics';
import {
  BOX_AND_WHISKER,
  boxAndWhiskerWords,
  FIVE_NUMBER_SHORT_LABELS,
  fiveHandleText,
  fiveNumbersForText,
  fiveQuestionText,
  playerNumbersByWeekText,
} from '@/words/graphs/box-and-whisker';
import { NumberFieldGroup, typedNumberBoxMaker } from '../builder/draft-fields';
import {
  type MakeGraphTypeSketch,
  SKETCH_RECEIVING_YARDS_FIELD,
  statValuesInAllGames,
} from '../graph-type-sketch';
import {
  defineGraphView,
  type GraphBuilderFieldsProps,
  type GraphDrawingProps,
  type GraphEditingProps,
} from '../graph-view';

const BOX = 44;
const GAP = 26;
const NAME_WIDTH = 116;
/** The largest stem in any lesson: 14, for 149 yards. */
const MAX_STEM = 14;
const SIDES = { left: 144, right: CHART_PAPER_WIDTH - 30 };

type Layout = ReturnType<typeof layout>;

function layout(data: BoxAndWhiskerData) {
  const { boxes } = data;
  const numbers = boxes.flatMap(({ five, dots = [] }) => [
    ...dots,
    ...(five ? Object.values(five) : []),
  ]);
  const x = createAxis(data.xScale, numbers, [SIDES.left, SIDES.right]);
  let used = GAP / 2;
  const rows = boxes.map((box) => {
    const top = used;
    used += BOX + stackedDotsHeight(box.dots) + GAP;
    return { ...box, top };
  });
  const plot = { ...SIDES, top: 0, bottom: Math.max(used, 80) };
  const band = { from: plot.left, to: plot.right, beside: GAP / 2 + BOX / 2 };
  const places: AnswerMarkPlacement = {
    ...(x
      ? { x: { ...band, start: x.scale.start, end: x.scale.end, guide: [GAP / 2, plot.bottom] } }
      : {}),
    stem: { ...band, start: 0, end: MAX_STEM, beside: 12, guide: [0, 30] },
  };
  return {
    plot,
    x,
    rows,
    places,
    height: plot.bottom + 58,
    labels: { plot, below: plot.bottom + 48 },
  };
}

function Drawing({
  data,
  layout: { plot, x, rows },
  id,
}: GraphDrawingProps<BoxAndWhiskerData, Layout>) {
  return (
    <>
      <XAxis plot={plot} marks={axisTickPositionsAndLabels(x)} label={data.xLabel} grid />
      {rows.map(({ label, top }) => (
        <g key={label}>
          {wrapText(label, NAME_WIDTH, LABEL_FONT_SIZE)
            .map((line, index, lines) => ({
              line,
              y: top + BOX / 2 + 6 + (index - (lines.length - 1) / 2) * 19,
            }))
            .map(({ line, y }) => (
              <text key={y} x={SIDES.left - 14} y={y} textAnchor="end" fontWeight={600}>
                {line}
              </text>
            ))}
        </g>
      ))}
      {x ? (
        <ClippedToPlot id={id} plot={plot} over={{ x: 8, y: 0 }}>
          {rows.map(({ label, five, dots = [], top }) => (
            <g key={label}>
              {five ? <Box x={x.at} top={top} five={five} /> : null}
              {dots.length > 0 ? <StackedDots values={dots} x={x.at} top={top + BOX + 4} /> : null}
            </g>
          ))}
        </ClippedToPlot>
      ) : null}
    </>
  );
}

function Box({
  x,
  top,
  five,
}: {
  x: (value: number) => number;
  top: number;
  five: FiveNumberValues<number>;
}) {
  const middle = top + BOX / 2;
  const [min, q1, median, q3, max] = [
    x(five.min),
    x(five.q1),
    x(five.median),
    x(five.q3),
    x(five.max),
  ];
  return (
    <g stroke={INK_COLOR} strokeWidth={2.25} fill="none">
      <path
        d={
          `M${min} ${middle}H${q1}M${q3} ${middle}H${max}M${min} ` +
          `${top + 12}V${top + BOX - 12}M${max} ${top + 12}V${top + BOX - 12}`
        }
      />
      <rect
        x={Math.min(q1, q3)}
        y={top}
        width={Math.abs(q3 - q1)}
        height={BOX}
        fill={BOX_FILL_COLOR}
      />
      <path d={`M${median} ${top}V${top + BOX}`} strokeWidth={4.5} />
    </g>
  );
}

/** Handles that aren't set yet wait at the left end of the line, this far apart. */
const WAITING_GAP = 46;

function DragHandles({ editing, layout: { plot, x, rows } }: GraphEditingProps<Layout>) {
  const { draft, players, snap, set } = editing;
  const { AxisEndHandles, HiddenFromScreenReaders, ValueHandle } = editing.tools;
  const [field = ''] = draft.fields;
  return (
    <>
      <AxisEndHandles axis="x" plot={plot} editing={editing} start />
      {x
        ? players.map((player, index) => {
            const top = rows[index]?.top ?? 0;
            return FIVE_NUMBER_NAMES.map((name, place) => {
              const box = fiveNumberInputId(player.key, name);
              const value = numberToDraw(draft, box);
              const middle = top + BOX / 2;
              const at =
                value === null
                  ? { x: plot.left + 30 + place * WAITING_GAP, y: middle }
                  : { x: x.at(value), y: top + (place % 2 ? 0 : BOX) };
              return (
                <g key={box}>
                  {value === null ? (
                    <HiddenFromScreenReaders>
                      <text
                        x={at.x}
                        y={at.y - 13}
                        textAnchor="middle"
                        fontSize={TICK_LABEL_FONT_SIZE}
                        fill={SOFT_INK_COLOR}
                      >
                        {FIVE_NUMBER_SHORT_LABELS[name]}
                      </text>
                    </HiddenFromScreenReaders>
                  ) : (
                    <HiddenFromScreenReaders>
                      <path
                        d={`M${at.x} ${top}v${BOX}`}
                        stroke={INK_COLOR}
                        strokeWidth={1.5}
                        strokeDasharray="3 3"
                      />
                    </HiddenFromScreenReaders>
                  )}
                  <ValueHandle
                    name={fiveHandleText(name, player.name)}
                    box={box}
                    at={at}
                    value={value}
                    text={(number) => valueWithUnitText(number, field)}
                    min={x.scale.start}
                    max={x.scale.end}
                    first={Math.max(x.scale.start, Math.min(0, x.scale.end))}
                    snap={snap}
                    onActive={(isActive) =>
                      editing.showReadout(
                        isActive
                          ? playerNumbersByWeekText(player.name, pooledGameValues([player], draft))
                          : null,
                      )
                    }
                    valueAt={(point) => x.of(point.x)}
                    onValue={(number, phase) =>
                      set(draftChangeWithBoxNumber(draft, box, number), phase)
                    }
                    guide={
                      <path
                        d={`M${at.x} ${plot.top}V${plot.bottom}`}
                        stroke={INK_COLOR}
                        strokeDasharray="5 5"
                      />
                    }
                  />
                </g>
              );
            });
          })
        : null}
    </>
  );
}

function FiveNumbers(props: GraphBuilderFieldsProps) {
  const typed = typedNumberBoxMaker(props);
  return (
    <div className="space-y-4">
      <p className="text-content-soft">{BOX_AND_WHISKER.howTo}</p>
      {props.players.map((player) => (
        <NumberFieldGroup
          key={player.key}
          legend={fiveNumbersForText(player.name)}
          className="grid-cols-2 gap-3 sm:grid-cols-3"
          boxes={FIVE_NUMBER_NAMES.map((name) =>
            typed(fiveNumberInputId(player.key, name), FIVE_NUMBER_LABELS[name]),
          )}
        />
      ))}
    </div>
  );
}

/** The axis has no numbers, because working out the five numbers is the student's task. */
const sketch: MakeGraphTypeSketch = (source) => {
  const games = statValuesInAllGames(source, SKETCH_RECEIVING_YARDS_FIELD);
  if (games.length < 4) return null;
  const [least, most] = [Math.min(...games), Math.max(...games)];
  const five = fiveNumberSummary(toRationals(games));
  const [min, q1, median, q3, max] = FIVE_NUMBER_NAMES.map((name) =>
    Math.round(20 + ((Number(five[name]) - least) / Math.max(1, most - least)) * 200),
  );
  return {
    description: BOX_AND_WHISKER.yardsInAll,
    drawing: (
      <>
        <path className="soft" d="M12 84H228M20 80v8M70 80v8M120 80v8M170 80v8M220 80v8" />
        <path d={`M${min} 40H${q1}M${q3} 40H${max}M${min} 30v20M${max} 30v20`} />
        <path className="area one" d={`M${q1} 16V64H${q3}V16Z`} />
        <path strokeWidth={4} d={`M${median} 16V64`} />
      </>
    ),
  };
};

export const boxAndWhiskerView = defineGraphView<BoxAndWhiskerData, Layout, BoxAndWhiskerFigure>({
  type: 'box-and-whisker',
  rules: boxAndWhiskerGraphRules,
  words: boxAndWhiskerWords,
  layout,
  Drawing,
  DragHandles,
  snaps: [1, 0.5, 5],
  questions: ({ draft, players }) => [
    { box: 'xScale-end', ask: axisEndQuestion('x') },
    ...players.flatMap((player) =>
      FIVE_NUMBER_NAMES.map((name) => ({
        box: fiveNumberInputId(player.key, name),
        ask: fiveQuestionText(name, player.name),
        fact: playerNumbersByWeekText(player.name, pooledGameValues([player], draft)),
        unit: statisticUnitText(draft.fields[0] ?? ''),
      })),
    ),
  ],
  NumbersPart: FiveNumbers,
  onOneScale: (charts) =>
    withCommonScale(
      charts,
      'xScale',
      charts.flatMap(({ boxes }) => boxes.flatMap(({ five }) => (five ? Object.values(five) : []))),
    ),
  sketch,
  figure: ({ five, values }) => ({
    xLabel: BOX_AND_WHISKER.yards,
    boxes: [{ label: BOX_AND_WHISKER.yourGames, five, dots: values }],
  }),
});
