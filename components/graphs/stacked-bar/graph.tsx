import { scaleBand } from 'd3-scale';
import { stack, stackOffsetDiverging } from 'd3-shape';
import { axisOf, Clipped, NameAxis, namesLayout, YAxis } from '@/components/charts/axes';
import { ChartFigure } from '@/components/charts/chart-figure';
import { AXIS_STROKE } from '@/components/charts/chart-paper';
import { boxAround } from '@/components/charts/figure-places';
import { INK } from '@/components/charts/ink';
import { LazyAnswerMark } from '@/components/charts/lazy-answer-mark';
import { PAPER_WIDTH } from '@/components/charts/sizes';
import {
  type StackedBarData,
  stackedBarGraph,
  totalBox,
} from '@/lib/domain/graphs/stacked-bar/graph';
import type { StackedBarFigure } from '@/lib/domain/graphs/stacked-bar/lesson';
import { stackedBarWords } from '@/words/graphs/stacked-bar';
import { NumberBoxes, typedBoxes } from '../builder/form-parts';
import { type ChartProps, graphParts, type PartProps } from '../graph-parts';
import type { BarPlaces } from './drag-handles';

const PLOT = { left: 86, right: PAPER_WIDTH - 24, top: 10, bottom: 280 };

/** Negative pieces hang below the axis. */
export function StackedBarChart({ editing, answerable, ...data }: ChartProps<StackedBarData>) {
  const { bars, pieces } = data;
  const stacked = stack<number, number>()
    .keys(pieces.keys())
    .value((bar, piece) => pieces[piece]?.values[bar] ?? 0)
    .offset(stackOffsetDiverging)([...bars.keys()]);
  const x = scaleBand<number>([...bars.keys()], [PLOT.left, PLOT.right]).padding(0.35);
  const { height } = namesLayout(bars, PLOT);
  // Tilted names take their height from the bars.
  const plot = { ...PLOT, bottom: PLOT.bottom - height };
  const y = axisOf(data.yScale, stacked.flat(2), [plot.bottom, plot.top], { fromZero: true });
  const names = bars.map((text, index) => ({ at: (x(index) ?? 0) + x.bandwidth() / 2, text }));
  // The tap area includes the room above a bar, because a low bar would be hard to hit.
  const spots = names.map(({ at, text }) => ({
    key: text,
    name: text,
    at: { x: at, y: plot.bottom - 26 },
    outline: boxAround(
      at - x.bandwidth() / 2 - 8,
      plot.top,
      x.bandwidth() + 16,
      plot.bottom - plot.top,
    ),
  }));
  return (
    <ChartFigure
      type="stacked-bar"
      data={data}
      editing={editing}
      handles={
        editing && (
          <editing.DragHandles
            editing={editing}
            places={{ plot, y, middle: (bar) => names[bar]?.at ?? 0 } satisfies BarPlaces}
            words={{ plot, below: plot.bottom + height + 26, beside: true }}
          />
        )
      }
      over={answerable && ((frame) => <LazyAnswerMark frame={frame} places={{ spot: spots }} />)}
      of={stackedBarWords}
      height={PLOT.bottom + 34}
      series={{ labels: pieces.map(({ label }) => label), look: 'area' }}
    >
      {(id) => (
        <>
          <YAxis plot={plot} axis={y} label={data.yLabel} />
          {y ? (
            <Clipped id={id} plot={plot} over={{ x: 0, y: 2 }}>
              {stacked.map((layer) =>
                layer.map(([low, high], bar) =>
                  high > low ? (
                    <rect
                      key={`${layer.key} ${bars[bar]}`}
                      x={x(bar)}
                      y={y.at(high)}
                      width={x.bandwidth()}
                      height={y.at(low) - y.at(high)}
                      fill={`url(#${id}${layer.key})`}
                      stroke={INK}
                    />
                  ) : null,
                ),
              )}
              <path d={`M${plot.left} ${y.at(0)}H${plot.right}`} {...AXIS_STROKE} />
            </Clipped>
          ) : null}
          <NameAxis plot={plot} names={names} label={data.xLabel} />
        </>
      )}
    </ChartFigure>
  );
}

function Totals(props: PartProps) {
  const typed = typedBoxes(props);
  return (
    <NumberBoxes
      legend="How long is each whole bar?"
      hint="Add the pieces. Subtract a piece that’s below zero."
      className="grid-cols-1 gap-3 sm:grid-cols-2"
      boxes={props.players.map((player) => typed(totalBox(player.key), player.name))}
    />
  );
}

export const stackedBar = graphParts({
  rules: stackedBarGraph,
  words: stackedBarWords,
  Chart: StackedBarChart,
  NumbersPart: Totals,
  figure: ({ keys = [], bars }: StackedBarFigure) => ({
    xLabel: 'Player',
    yLabel: 'Yards',
    bars: bars.map(({ label }) => label),
    pieces: keys.map((label, index) => ({
      label,
      values: bars.map(({ parts }) => parts[index] ?? null),
    })),
  }),
});
