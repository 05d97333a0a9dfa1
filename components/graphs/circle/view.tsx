import {
  AXIS_COLOR,
  CHART_PAPER_WIDTH,
  INK_COLOR,
  PAPER_COLOR,
  TICK_LABEL_FONT_SIZE,
} from '@/components/charts/chart-style';
import { continuousDragAngle } from '@/components/charts/pointer-position';
import { formatChartNumber } from '@/lib/domain/graphs/chart-data';
import type { CircleFigure } from '@/lib/domain/graphs/circle/lesson';
import { angleInputId, type CircleData, circleGraphRules } from '@/lib/domain/graphs/circle/rules';
import { draftChangeWithBoxNumber } from '@/lib/domain/graphs/drag-edits';
import { playerStatisticTotal } from '@/lib/domain/graphs/graph-source';
import { numberToDraw } from '@/lib/domain/graphs/read-draft-numbers';
import { angleText } from '@/words/chart-handles';
import { unitText } from '@/words/graph-statistics';
import {
  CIRCLE_BUILDER,
  catchesInWeekTitle,
  circleWords,
  degreesUnitText,
  draggedPlayerStatisticText,
  partOfWholeText,
  sliceEdgeText,
  sliceQuestionText,
} from '@/words/graphs/circle';
import { NumberFieldGroup, typedNumberBoxMaker } from '../builder/draft-fields';
import {
  findNewestWeekAndPieces,
  type MakeGraphTypeSketch,
  SKETCH_CATCHES_FIELD,
  SKETCH_PIECE_CLASSES,
  statValuesInWeek,
} from '../graph-type-sketch';
import { defineGraphView, type GraphBuilderFieldsProps, type GraphEditing } from '../graph-view';

const RADIUS = 125;
const HEIGHT = 2 * RADIUS + 56;
const CENTRE = { x: CHART_PAPER_WIDTH / 2, y: HEIGHT / 2 };
const radians = (degrees: number) => (degrees * Math.PI) / 180;

/** Edges without an angle yet wait in a column to the right of the circle. */
const WAITING = { x: 500, y: 26, apart: 38 };

type Slice = { label: string; index: number; from: number; to: number; text: string };

/** Skips negative values. Slices of more than 360° in total are cut off at the top. */
function slicesOf({ slices, sliceText = 'degrees' }: CircleData): Slice[] {
  const positive = slices.filter(({ value }) => value >= 0);
  const whole = positive.reduce((sum, { value }) => sum + value, 0);
  let turned = 0;
  return positive.flatMap(({ label, value, degrees }, index) => {
    const angle = degrees === undefined ? (whole > 0 ? (value / whole) * 360 : 0) : (degrees ?? 0);
    const from = Math.min(360, turned);
    turned += Math.max(0, angle);
    const to = Math.min(360, turned);
    const text = {
      degrees: `${formatChartNumber(angle)}°`,
      value: formatChartNumber(value),
      none: '',
    }[sliceText];
    return to > from ? [{ label, index, from, to, text }] : [];
  });
}

type Layout = ReturnType<typeof layout>;

/** A missing part of the circle stays open. */
function layout(data: CircleData) {
  const slices = slicesOf(data);
  return {
    slices,
    height: HEIGHT,
    series: {
      labels: data.slices.filter(({ value }) => value >= 0).map(({ label }) => label),
      look: 'area' as const,
    },
    places: { ring: { ...CENTRE, radius: RADIUS }, spot: slices.map(spotOf) },
  };
}

function spotOf({ label, from, to }: Slice) {
  const middle = radians((from + to) / 2);
  const edge = (degrees: number) =>
    `${CENTRE.x + Math.sin(radians(degrees)) * RADIUS} ` +
    (CENTRE.y - Math.cos(radians(degrees)) * RADIUS);
  return {
    key: label,
    name: label,
    at: {
      x: CENTRE.x + Math.sin(middle) * RADIUS * 0.62,
      y: CENTRE.y - Math.cos(middle) * RADIUS * 0.62,
    },
    outline:
      `M${CENTRE.x} ${CENTRE.y}L${edge(from)}A${RADIUS} ${RADIUS} 0 ` +
      `${to - from > 180 ? 1 : 0} 1 ${edge(to)}Z`,
  };
}

function Drawing({ layout: { slices }, id }: { layout: Layout; id: string }) {
  return (
    <g transform={`translate(${CENTRE.x} ${CENTRE.y})`}>
      <circle r={RADIUS} fill="none" stroke={AXIS_COLOR} strokeWidth={1.5} strokeDasharray="4 5" />
      {slices.map(({ index, from, to, text }) => {
        const middle = radians((from + to) / 2);
        return (
          <g key={index}>
            <path
              d={sector(from, to)}
              fill={`url(#${id}${index})`}
              stroke={PAPER_COLOR}
              strokeWidth={2.5}
            />
            <path d={sector(from, to)} fill="none" stroke={INK_COLOR} strokeWidth={1} />
            <text
              x={Math.sin(middle) * (RADIUS + 14)}
              y={-Math.cos(middle) * (RADIUS + 20) + 5}
              textAnchor={
                Math.abs(Math.sin(middle)) < 0.2 ? 'middle' : Math.sin(middle) > 0 ? 'start' : 'end'
              }
            >
              {text}
            </text>
          </g>
        );
      })}
    </g>
  );
}

function sector(from: number, to: number): string {
  const arc = `A${RADIUS},${RADIUS},0,`;
  // An arc that ends where it starts would be drawn as nothing.
  if (to - from >= 360) return `M0,${-RADIUS}${arc}1,1,0,${RADIUS}${arc}1,1,0,${-RADIUS}Z`;
  const edge = (degrees: number) =>
    `${Math.sin(radians(degrees)) * RADIUS},${-Math.cos(radians(degrees)) * RADIUS}`;
  return `M${edge(from)}${arc}${to - from > 180 ? 1 : 0},1,${edge(to)}L0,0Z`;
}

function DragHandles({ editing }: { editing: GraphEditing }) {
  const { draft, players, snap, set } = editing;
  const { HiddenFromScreenReaders, ValueHandle } = editing.tools;
  const [field = ''] = draft.fields;
  let turned = 0;
  let waiting = 0;
  return (
    <>
      {players
        .filter((player) => playerStatisticTotal(player, field, draft) >= 0)
        .map((player) => {
          const box = angleInputId(player.key);
          const degrees = numberToDraw(draft, box);
          const from = Math.min(360, turned);
          turned += Math.max(0, degrees ?? 0);
          const to = (Math.min(360, turned) * Math.PI) / 180;
          const at =
            degrees === null
              ? { x: WAITING.x, y: WAITING.y + waiting++ * WAITING.apart }
              : { x: CENTRE.x + Math.sin(to) * RADIUS, y: CENTRE.y - Math.cos(to) * RADIUS };
          return (
            <g key={player.key}>
              {editing.marked === box && degrees ? (
                <HiddenFromScreenReaders>
                  <path
                    className="chart-marked"
                    transform={`translate(${CENTRE.x} ${CENTRE.y})`}
                    d={sector(from, Math.min(360, turned))}
                  />
                </HiddenFromScreenReaders>
              ) : null}
              {degrees === null ? (
                <HiddenFromScreenReaders>
                  <text x={at.x - 16} y={at.y + 5} textAnchor="end" fontSize={TICK_LABEL_FONT_SIZE}>
                    {player.name.split(' ').at(-1)}
                  </text>
                </HiddenFromScreenReaders>
              ) : null}
              <ValueHandle
                name={sliceEdgeText(player.name)}
                box={box}
                at={at}
                value={degrees}
                text={(value) => angleText(value)}
                min={0}
                max={360 - from}
                snap={snap}
                onActive={(isActive) =>
                  editing.showReadout(
                    isActive
                      ? draggedPlayerStatisticText(
                          player.name,
                          playerStatisticTotal(player, field, draft),
                          field,
                        )
                      : null,
                  )
                }
                valueAt={(point, before) =>
                  // An edge from the waiting column may cross the top on its way.
                  continuousDragAngle(point, CENTRE, from, before === null ? null : degrees)
                }
                onValue={(value, phase) => set(draftChangeWithBoxNumber(draft, box, value), phase)}
              />
            </g>
          );
        })}
    </>
  );
}

function Angles(props: GraphBuilderFieldsProps) {
  const typed = typedNumberBoxMaker(props);
  const [field = ''] = props.draft.fields;
  return (
    <NumberFieldGroup
      legend={CIRCLE_BUILDER.howManyDegrees}
      hint={CIRCLE_BUILDER.howTo}
      className="grid-cols-1 gap-3 sm:grid-cols-2"
      boxes={props.players.map((player) =>
        typed(
          angleInputId(player.key),
          `${player.name} (${formatChartNumber(playerStatisticTotal(player, field, props.draft))})`,
        ),
      )}
    />
  );
}

const SKETCH_RADIUS = 45;

const sketch: MakeGraphTypeSketch = (source) => {
  const found = findNewestWeekAndPieces(source, 2, (week) =>
    statValuesInWeek(source, SKETCH_CATCHES_FIELD, week)
      .filter((catches) => catches > 0)
      .slice(0, SKETCH_PIECE_CLASSES.length),
  );
  if (!found) return null;
  const whole = found.pieces.reduce((sum, catches) => sum + catches, 0);
  let turned = 0;
  const corner = () => {
    const angle = (2 * Math.PI * turned) / whole;
    return (
      `${Math.round(120 + SKETCH_RADIUS * Math.sin(angle))} ` +
      Math.round(50 - SKETCH_RADIUS * Math.cos(angle))
    );
  };
  const slices = found.pieces.map((catches) => {
    const from = corner();
    turned += catches;
    return (
      `M120 50L${from}A${SKETCH_RADIUS} ${SKETCH_RADIUS} 0 ${catches * 2 > whole ? 1 : 0} 1 ` +
      `${corner()}Z`
    );
  });
  return {
    description: catchesInWeekTitle(found.week),
    drawing: slices.map((slice, index) => (
      <path key={slice} className={`area ${SKETCH_PIECE_CLASSES[index]}`} d={slice} />
    )),
  };
};

export const circleView = defineGraphView<CircleData, Layout, CircleFigure>({
  type: 'circle',
  rules: circleGraphRules,
  words: circleWords,
  layout,
  Drawing,
  DragHandles,
  NumbersPart: Angles,
  questions: ({ draft, players }) => {
    const [field = ''] = draft.fields;
    const values = players.map((player) => Math.max(0, playerStatisticTotal(player, field, draft)));
    const whole = values.reduce((sum, value) => sum + value, 0);
    return players.map((player, index) => ({
      box: angleInputId(player.key),
      ask: sliceQuestionText(player.name),
      fact: partOfWholeText(values[index] ?? 0, whole, field),
      unit: degreesUnitText(),
    }));
  },
  // A circle is always 360°.
  onOneScale: null,
  sketch,
  figure: ({ parts }) => ({
    unit: unitText('catches'),
    slices: parts,
    sliceText: 'none',
  }),
  dataWhenFinished: { sliceText: 'value' },
});
