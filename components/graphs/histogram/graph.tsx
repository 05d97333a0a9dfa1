import { scaleLinear } from 'd3-scale';
import { axisOf, Clipped, XAxis, YAxis } from '@/components/charts/axes';
import { ChartFigure } from '@/components/charts/chart-figure';
import { Dots, dotsHeight } from '@/components/charts/dots';
import { boxAround, type FigurePlaces } from '@/components/charts/figure-places';
import { BAR_FILL, PAPER } from '@/components/charts/ink';
import { marksOf, roundScale } from '@/components/charts/layout';
import { LazyAnswerMark } from '@/components/charts/lazy-answer-mark';
import { PAPER_WIDTH } from '@/components/charts/sizes';
import { type AxisScale, chartNumber } from '@/lib/domain/graphs/chart-data';
import { allValues } from '@/lib/domain/graphs/graph-source';
import {
  binEdges,
  countBox,
  type HistogramData,
  histogramGraph,
  readBins,
} from '@/lib/domain/graphs/histogram/graph';
import type { HistogramFigure } from '@/lib/domain/graphs/histogram/lesson';
import { binLabel, histogramWords } from '@/words/graphs/histogram';
import { NumberBoxes, partBoxes, typedBoxes } from '../builder/form-parts';
import { type ChartProps, type GraphEditing, graphParts, type PartProps } from '../graph-parts';
import type { BinPlaces } from './drag-handles';

const PLOT = { left: 86, right: PAPER_WIDTH - 30, top: 10, bottom: 250 };

/** One bar per bin over a number line, with dots for the single values below. */
export function HistogramChart({ editing, answerable, ...data }: ChartProps<HistogramData>) {
  const { bins, dots = [] } = data;
  const ruler = editing && rulerFor(editing, bins);
  const scale = ruler ?? data.xScale;
  const first = scale?.start ?? bins[0]?.from ?? 0;
  const last = scale?.end ?? bins.at(-1)?.to ?? 1;
  const counts = bins.map(({ count }) => count ?? 0);
  const x = scaleLinear([first, last], [PLOT.left, PLOT.right]);
  const y = axisOf(data.yScale, counts, [PLOT.bottom, PLOT.top], { fromZero: true });
  const inside = dots.filter((value) => value >= first && value <= last);
  const drop = dotsHeight(inside);
  const edges =
    bins.length > 0
      ? [bins[0]?.from ?? 0, ...bins.map(({ to }) => to)]
      : ruler
        ? marksOf(ruler)
        : [];
  const missing = bins.filter(({ count }) => count === null);
  const [only] = missing.length === 1 ? missing : [];
  const places: FigurePlaces = {
    // The one bar that isn't drawn yet.
    ...(only && y
      ? {
          y: {
            from: PLOT.bottom,
            to: PLOT.top,
            start: y.scale.start,
            end: y.scale.end,
            beside: (x(only.from) + x(only.to)) / 2,
            guide: [PLOT.left, PLOT.right],
            bar: x(only.to) - x(only.from),
          },
        }
      : {}),
    spot: bins.map((bin) => ({
      key: binLabel(bin),
      name: binLabel(bin),
      at: { x: (x(bin.from) + x(bin.to)) / 2, y: PLOT.bottom - 20 },
      outline: boxAround(
        x(bin.from),
        PLOT.top + 30,
        x(bin.to) - x(bin.from),
        PLOT.bottom - PLOT.top - 30,
      ),
    })),
  };
  return (
    <ChartFigure
      type="histogram"
      data={data}
      editing={editing}
      handles={
        editing && (
          <editing.DragHandles
            editing={editing}
            places={
              {
                plot: PLOT,
                x: { at: x, of: x.invert, from: first, to: last },
                y,
                bins,
              } satisfies BinPlaces
            }
            words={{ plot: PLOT, below: PLOT.bottom + drop + 48, beside: true }}
          />
        )
      }
      over={answerable && ((frame) => <LazyAnswerMark frame={frame} places={places} />)}
      of={histogramWords}
      height={PLOT.bottom + drop + 58}
    >
      {(id) => (
        <>
          <YAxis plot={PLOT} axis={y} label={data.yLabel} />
          {y ? (
            <Clipped id={id} plot={PLOT} over={{ x: 0, y: 2 }}>
              {bins.map(({ from, to, count }) =>
                count === null || count <= 0 ? null : (
                  <rect
                    key={from}
                    x={x(from)}
                    y={y.at(count)}
                    width={Math.max(0, x(to) - x(from))}
                    height={Math.max(0, PLOT.bottom - y.at(count))}
                    fill={BAR_FILL}
                    stroke={PAPER}
                    strokeWidth={1.5}
                  />
                ),
              )}
            </Clipped>
          ) : null}
          {inside.length > 0 ? <Dots values={inside} x={x} top={PLOT.bottom} /> : null}
          <XAxis
            plot={PLOT}
            marks={edges.map((edge) => ({ at: x(edge), text: chartNumber(edge) }))}
            label={data.xLabel}
            drop={drop}
          />
        </>
      )}
    </ChartFigure>
  );
}

/** The number line on which bins are edited. It spans all values and stays fixed during a drag. */
function rulerFor({ draft, players }: GraphEditing, bins: HistogramData['bins']): AxisScale {
  const ruler = roundScale(allValues(players, draft));
  const start = Math.min(ruler.start - ruler.step, bins[0]?.from ?? 0);
  return { ...ruler, start, end: Math.max(ruler.end + ruler.step, bins.at(-1)?.to ?? 0) };
}

const LEAST_ROOM = 8;
const roomFor = (bins: HistogramFigure['bins']): AxisScale =>
  roundScale([LEAST_ROOM, ...bins.map(({ count }) => count ?? 0)], { fromZero: true });

function Bins(props: PartProps) {
  const typed = typedBoxes(props);
  const part = partBoxes(props, 'bins');
  const bins = readBins(props.draft.bins);
  return (
    <div className="space-y-4">
      <NumberBoxes
        legend="Bins"
        hint="A bin includes its start but not its end. The end belongs to the next bin."
        className="grid-cols-1 gap-3 sm:grid-cols-3"
        boxes={[
          part('start', 'First bin starts at'),
          part('width', 'Width of each bin'),
          part('count', 'Number of bins'),
        ]}
      />
      {bins ? (
        <NumberBoxes
          legend="How many numbers are in each bin?"
          className="grid-cols-2 gap-3 sm:grid-cols-3"
          boxes={binEdges(bins).map(({ from, to }, index) =>
            typed(countBox(index), `${chartNumber(Number(from))} up to ${chartNumber(Number(to))}`),
          )}
        />
      ) : null}
    </div>
  );
}

export const histogram = graphParts({
  rules: histogramGraph,
  words: histogramWords,
  Chart: HistogramChart,
  NumbersPart: Bins,
  figure: ({ bins }: HistogramFigure) => ({
    xLabel: 'Yards',
    yLabel: 'Games',
    bins,
    // Leaves room above the bars, so that the scale doesn't give away the missing one's height.
    ...(bins.some(({ count }) => count === null) && bins.some(({ count }) => count !== null)
      ? { yScale: roomFor(bins) }
      : {}),
  }),
});
