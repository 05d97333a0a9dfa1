import { arc } from 'd3-shape';
import { ChartFigure } from '@/components/charts/chart-figure';
import { AXIS, INK, PAPER } from '@/components/charts/ink';
import { LazyAnswerMark } from '@/components/charts/lazy-answer-mark';
import { PAPER_WIDTH } from '@/components/charts/sizes';
import { chartNumber } from '@/lib/domain/graphs/chart-data';
import { angleBox, type CircleData, circleGraph } from '@/lib/domain/graphs/circle/graph';
import type { CircleFigure } from '@/lib/domain/graphs/circle/lesson';
import { totalValue } from '@/lib/domain/graphs/graph-source';
import { circleWords } from '@/words/graphs/circle';
import { NumberBoxes, typedBoxes } from '../builder/form-parts';
import { type ChartProps, graphParts, type PartProps } from '../graph-parts';
import type { CirclePlaces } from './drag-handles';

const RADIUS = 125;
const HEIGHT = 2 * RADIUS + 56;
const CENTRE = { x: PAPER_WIDTH / 2, y: HEIGHT / 2 };
const radians = (degrees: number) => (degrees * Math.PI) / 180;

type Slice = { label: string; index: number; from: number; to: number; text: string };

/** Slices start at the top and go clockwise. A missing part of the circle stays open. */
export function CircleChart({ editing, answerable, ...data }: ChartProps<CircleData>) {
  const slices = slicesOf(data);
  const drawn = data.slices.filter(({ value }) => value >= 0);
  return (
    <ChartFigure
      type="circle"
      data={data}
      editing={editing}
      handles={
        editing && (
          <editing.DragHandles
            editing={editing}
            places={{ centre: CENTRE, radius: RADIUS } satisfies CirclePlaces}
          />
        )
      }
      over={
        answerable &&
        ((frame) => (
          <LazyAnswerMark
            frame={frame}
            places={{ ring: { ...CENTRE, radius: RADIUS }, spot: spotsOf(slices) }}
          />
        ))
      }
      of={circleWords}
      height={HEIGHT}
      series={{ labels: drawn.map(({ label }) => label), look: 'area' }}
    >
      {(id) => (
        <g transform={`translate(${CENTRE.x} ${CENTRE.y})`}>
          <circle r={RADIUS} fill="none" stroke={AXIS} strokeWidth={1.5} strokeDasharray="4 5" />
          {slices.map(({ index, from, to, text }) => {
            const middle = radians((from + to) / 2);
            return (
              <g key={index}>
                <path
                  d={sector(from, to)}
                  fill={`url(#${id}${index})`}
                  stroke={PAPER}
                  strokeWidth={2.5}
                />
                <path d={sector(from, to)} fill="none" stroke={INK} strokeWidth={1} />
                <text
                  x={Math.sin(middle) * (RADIUS + 14)}
                  y={-Math.cos(middle) * (RADIUS + 20) + 5}
                  textAnchor={
                    Math.abs(Math.sin(middle)) < 0.2
                      ? 'middle'
                      : Math.sin(middle) > 0
                        ? 'start'
                        : 'end'
                  }
                >
                  {text}
                </text>
              </g>
            );
          })}
        </g>
      )}
    </ChartFigure>
  );
}

function sector(from: number, to: number): string {
  return (
    arc()({
      innerRadius: 0,
      outerRadius: RADIUS,
      startAngle: radians(from),
      endAngle: radians(to),
    }) ?? ''
  );
}

/** Skips negative values. Slices of more than 360° in total are cut off at the top. */
function slicesOf({ slices, sliceText = 'degrees' }: CircleData): Slice[] {
  const kept = slices.filter(({ value }) => value >= 0);
  const whole = kept.reduce((sum, { value }) => sum + value, 0);
  let turned = 0;
  return kept.flatMap(({ label, value, degrees }, index) => {
    const own = degrees === undefined ? (whole > 0 ? (value / whole) * 360 : 0) : (degrees ?? 0);
    const from = Math.min(360, turned);
    turned += Math.max(0, own);
    const to = Math.min(360, turned);
    const text = { degrees: `${chartNumber(own)}°`, value: chartNumber(value), none: '' }[
      sliceText
    ];
    return to > from ? [{ label, index, from, to, text }] : [];
  });
}

const spotsOf = (slices: readonly Slice[]) =>
  slices.map(({ label, from, to }) => {
    const middle = radians((from + to) / 2);
    const edge = (degrees: number) =>
      `${CENTRE.x + Math.sin(radians(degrees)) * RADIUS} ${CENTRE.y - Math.cos(radians(degrees)) * RADIUS}`;
    return {
      key: label,
      name: label,
      at: {
        x: CENTRE.x + Math.sin(middle) * RADIUS * 0.62,
        y: CENTRE.y - Math.cos(middle) * RADIUS * 0.62,
      },
      outline: `M${CENTRE.x} ${CENTRE.y}L${edge(from)}A${RADIUS} ${RADIUS} 0 ${to - from > 180 ? 1 : 0} 1 ${edge(to)}Z`,
    };
  });

function Angles(props: PartProps) {
  const typed = typedBoxes(props);
  const [field = ''] = props.draft.fields;
  return (
    <NumberBoxes
      legend="How many degrees is each slice?"
      hint="What part of the whole is it, and what is that part of 360°? Round to the nearest whole degree. If they don’t add up to 360°, round one the other way."
      className="grid-cols-1 gap-3 sm:grid-cols-2"
      boxes={props.players.map((player) =>
        typed(
          angleBox(player.key),
          `${player.name} (${chartNumber(totalValue(player, field, props.draft))})`,
        ),
      )}
    />
  );
}

export const circle = graphParts({
  rules: circleGraph,
  words: circleWords,
  Chart: CircleChart,
  NumbersPart: Angles,
  figure: ({ parts }: CircleFigure) => ({
    unit: 'catches',
    slices: parts,
    sliceText: 'none' as const,
  }),
  atEnd: { sliceText: 'value' },
});
