import { axisOf, Clipped, numbersOn, XAxis } from '@/components/charts/axes';
import { ChartFigure } from '@/components/charts/chart-figure';
import { Dots, dotsHeight } from '@/components/charts/dots';
import type { FigurePlaces } from '@/components/charts/figure-places';
import { BOX_FILL, INK } from '@/components/charts/ink';
import { LazyAnswerMark } from '@/components/charts/lazy-answer-mark';
import { LABEL_SIZE, PAPER_WIDTH, wrapText } from '@/components/charts/sizes';
import {
  type BoxAndWhiskerData,
  boxAndWhiskerGraph,
  FIVE_ORDER,
  type Five,
  fiveBox,
} from '@/lib/domain/graphs/box-and-whisker/graph';
import type { BoxAndWhiskerFigure } from '@/lib/domain/graphs/box-and-whisker/lesson';
import { FIVE_NAMES } from '@/words/five';
import { boxAndWhiskerWords } from '@/words/graphs/box-and-whisker';
import { NumberBoxes, typedBoxes } from '../builder/form-parts';
import { type ChartProps, graphParts, type PartProps } from '../graph-parts';
import type { FivePlaces } from './drag-handles';

const BOX = 44;
const GAP = 26;
const NAME_WIDTH = 116;
/** The largest stem of any lesson: 149 yards. */
const MOST_STEM = 14;
const SIDES = { left: 144, right: PAPER_WIDTH - 30 };

/**
 * One box per group over a shared number line, with whiskers to the smallest and largest values.
 */
export function BoxAndWhiskerPlot({ editing, answerable, ...data }: ChartProps<BoxAndWhiskerData>) {
  const { boxes } = data;
  const numbers = boxes.flatMap(({ five, dots = [] }) => [
    ...dots,
    ...(five ? Object.values(five) : []),
  ]);
  const x = axisOf(data.xScale, numbers, [SIDES.left, SIDES.right]);
  let used = GAP / 2;
  const rows = boxes.map((box) => {
    const top = used;
    used += BOX + dotsHeight(box.dots) + GAP;
    return { ...box, top };
  });
  const plot = { ...SIDES, top: 0, bottom: Math.max(used, 80) };
  const band = { from: plot.left, to: plot.right, beside: GAP / 2 + BOX / 2 };
  const places: FigurePlaces = {
    ...(x
      ? { x: { ...band, start: x.scale.start, end: x.scale.end, guide: [GAP / 2, plot.bottom] } }
      : {}),
    stem: { ...band, start: 0, end: MOST_STEM, beside: 12, guide: [0, 30] },
  };
  return (
    <ChartFigure
      type="box-and-whisker"
      data={data}
      editing={editing}
      handles={
        editing && (
          <editing.DragHandles
            editing={editing}
            places={
              { plot, x, rows: rows.map(({ top }) => ({ top, height: BOX })) } satisfies FivePlaces
            }
            words={{ plot, below: plot.bottom + 48 }}
          />
        )
      }
      over={answerable && ((frame) => <LazyAnswerMark frame={frame} places={places} />)}
      of={boxAndWhiskerWords}
      height={plot.bottom + 58}
    >
      {(id) => (
        <>
          <XAxis plot={plot} marks={numbersOn(x)} label={data.xLabel} grid />
          {rows.map(({ label, top }) => (
            <g key={label}>
              {wrapText(label, NAME_WIDTH, LABEL_SIZE)
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
            <Clipped id={id} plot={plot} over={{ x: 8, y: 0 }}>
              {rows.map(({ label, five, dots = [], top }) => (
                <g key={label}>
                  {five ? <Box x={x.at} top={top} five={five} /> : null}
                  {dots.length > 0 ? <Dots values={dots} x={x.at} top={top + BOX + 4} /> : null}
                </g>
              ))}
            </Clipped>
          ) : null}
        </>
      )}
    </ChartFigure>
  );
}

function Box({ x, top, five }: { x: (value: number) => number; top: number; five: Five<number> }) {
  const middle = top + BOX / 2;
  const [min, q1, median, q3, max] = [
    x(five.min),
    x(five.q1),
    x(five.median),
    x(five.q3),
    x(five.max),
  ];
  return (
    <g stroke={INK} strokeWidth={2.25} fill="none">
      <path
        d={`M${min} ${middle}H${q1}M${q3} ${middle}H${max}M${min} ${top + 12}V${top + BOX - 12}M${max} ${top + 12}V${top + BOX - 12}`}
      />
      <rect x={Math.min(q1, q3)} y={top} width={Math.abs(q3 - q1)} height={BOX} fill={BOX_FILL} />
      <path d={`M${median} ${top}V${top + BOX}`} strokeWidth={4.5} />
    </g>
  );
}

function FiveNumbers(props: PartProps) {
  const typed = typedBoxes(props);
  return (
    <div className="space-y-4">
      <p className="text-content-soft">
        Put the numbers in order. The median is in the middle. The quartiles are the medians of the
        two halves; with an odd number of games, leave the middle one out of both halves.
      </p>
      {props.players.map((player) => (
        <NumberBoxes
          key={player.key}
          legend={`Five numbers for ${player.name}`}
          className="grid-cols-2 gap-3 sm:grid-cols-3"
          boxes={FIVE_ORDER.map((name) => typed(fiveBox(player.key, name), FIVE_NAMES[name]))}
        />
      ))}
    </div>
  );
}

export const boxAndWhisker = graphParts({
  rules: boxAndWhiskerGraph,
  words: boxAndWhiskerWords,
  Chart: BoxAndWhiskerPlot,
  NumbersPart: FiveNumbers,
  figure: ({ five, values }: BoxAndWhiskerFigure) => ({
    xLabel: 'Yards',
    boxes: [{ label: 'Your games', five, dots: values }],
  }),
});
