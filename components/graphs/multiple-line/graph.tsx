import { scalePoint } from 'd3-scale';
import { line } from 'd3-shape';
import { axisOf, Clipped, NameAxis, namesLayout, YAxis } from '@/components/charts/axes';
import { ChartFigure } from '@/components/charts/chart-figure';
import { Marker } from '@/components/charts/chart-paper';
import { boxAround, type FigurePlaces } from '@/components/charts/figure-places';
import { LazyAnswerMark } from '@/components/charts/lazy-answer-mark';
import { seriesColor, seriesDash } from '@/components/charts/palette';
import { PAPER_WIDTH } from '@/components/charts/sizes';
import { Fold } from '@/components/ui/fold';
import { gameValues } from '@/lib/domain/graphs/graph-source';
import {
  type MultipleLineData,
  multipleLineGraph,
  pointBox,
} from '@/lib/domain/graphs/multiple-line/graph';
import type { MultipleLineFigure } from '@/lib/domain/graphs/multiple-line/lesson';
import { multipleLineWords } from '@/words/graphs/multiple-line';
import { NumberBoxes, TickBox, typedBoxes } from '../builder/form-parts';
import { type ChartProps, graphParts, type PartProps } from '../graph-parts';
import type { LinePlaces } from './drag-handles';

const PLOT = { left: 86, right: PAPER_WIDTH - 24, top: 10, bottom: 250 };

/** One line per series. A missing number leaves a gap, because it isn't zero. */
export function MultipleLineChart({ editing, answerable, ...data }: ChartProps<MultipleLineData>) {
  const { points, lines } = data;
  const numbers = lines.flatMap(({ values }) => values.filter((value) => value !== null));
  const x = scalePoint<number>([...points.keys()], [PLOT.left, PLOT.right]).padding(0.4);
  const y = axisOf(data.yScale, numbers, [PLOT.bottom, PLOT.top]);
  const at = (index: number) => x(index) ?? 0;
  const { height } = namesLayout(points, PLOT);
  const apart = x.step();
  const places: FigurePlaces = {
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
      outline: boxAround(at(index) - apart / 2, PLOT.top, apart, PLOT.bottom - PLOT.top),
    })),
  };
  return (
    <ChartFigure
      type="multiple-line"
      data={data}
      editing={editing}
      handles={
        editing && (
          <editing.DragHandles
            editing={editing}
            places={
              { plot: PLOT, y, columns: points.map((_, index) => at(index)) } satisfies LinePlaces
            }
            words={{ plot: PLOT, below: PLOT.bottom + height + 26, beside: true }}
          />
        )
      }
      over={answerable && ((frame) => <LazyAnswerMark frame={frame} places={places} />)}
      of={multipleLineWords}
      height={PLOT.bottom + height + 34}
      series={{ labels: lines.map(({ label }) => label), look: 'line' }}
    >
      {(id) => (
        <>
          <YAxis plot={PLOT} axis={y} label={data.yLabel} />
          {y ? (
            <Clipped id={id} plot={PLOT} over={{ x: 0, y: 8 }}>
              {lines.map(({ label, values }, index) => {
                const known = values.map((value, point) => ({ value, point }));
                const drawn = data.joinGaps ? known.filter(({ value }) => value !== null) : known;
                const path = line<(typeof known)[number]>()
                  .defined(({ value }) => value !== null)
                  .x(({ point }) => at(point))
                  .y(({ value }) => y.at(value ?? 0));
                return (
                  <g key={label}>
                    <path
                      d={path(drawn) ?? ''}
                      fill="none"
                      stroke={seriesColor(index)}
                      strokeWidth={3}
                      strokeLinejoin="round"
                      strokeDasharray={seriesDash(index)}
                    />
                    {known.map(({ value, point }) =>
                      value === null ? null : (
                        <Marker key={point} x={at(point)} y={y.at(value)} index={index} />
                      ),
                    )}
                  </g>
                );
              })}
            </Clipped>
          ) : null}
          <NameAxis
            plot={PLOT}
            names={points.map((text, index) => ({ at: at(index), text }))}
            label={data.xLabel}
          />
        </>
      )}
    </ChartFigure>
  );
}

/** The same points as boxes, folded by player. */
function Points(props: PartProps) {
  const { draft, players, change } = props;
  const typed = typedBoxes(props);
  const [field = ''] = draft.fields;
  return (
    <div className="space-y-2">
      <TickBox
        box="byHand"
        label="Plot the points for me"
        checked={!draft.byHand}
        onChange={(plotted) => change({ byHand: !plotted })}
      />
      {draft.byHand
        ? players.map((player) => (
            <Fold key={player.key} summary={`Points of ${player.name}`}>
              <NumberBoxes
                legend={`How high is each point of ${player.name}?`}
                className="grid-cols-3 gap-3"
                boxes={gameValues(player, field, draft).map(({ week }) =>
                  typed(pointBox(player.key, week), `Week ${week}`),
                )}
              />
            </Fold>
          ))
        : null}
    </div>
  );
}

export const multipleLine = graphParts({
  rules: multipleLineGraph,
  words: multipleLineWords,
  Chart: MultipleLineChart,
  NumbersPart: Points,
  figure: ({ weeks, lines }: MultipleLineFigure) => ({
    xLabel: 'Week',
    yLabel: 'Yards',
    points: weeks.map(String),
    lines,
  }),
});
