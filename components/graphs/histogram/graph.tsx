import { scaleLinear } from 'd3-scale';
import { axisOf, Clipped, XAxis, YAxis } from '@/components/charts/axes';
import { ChartFigure, type FigureOptions } from '@/components/charts/chart-figure';
import { Dots, dotsHeight } from '@/components/charts/dots';
import { SHEET_WIDTH } from '@/components/charts/layout';
import { BAR_FILL, PAPER } from '@/components/charts/palette';
import { chartNumber } from '@/lib/domain/graphs/chart-data';
import { binEdges, countBox, type HistogramData, histogramGraph, readBins } from '@/lib/domain/graphs/histogram/graph';
import type { HistogramFigure } from '@/lib/domain/graphs/histogram/lesson';
import { histogramWords } from '@/words/graphs/histogram';
import { NumberBoxes, partBoxes, typedBoxes } from '../builder/form-parts';
import { graphParts, type PartProps } from '../graph-parts';

const PLOT = { left: 86, right: SHEET_WIDTH - 30, top: 10, bottom: 250 };

/** Bars side by side over a number line, one for each bin. Dots under them show the single values. */
export function HistogramChart(data: HistogramData & FigureOptions) {
  const { bins, dots = [] } = data;
  const first = bins[0]?.from ?? 0;
  const last = bins.at(-1)?.to ?? 1;
  const counts = bins.map(({ count }) => count ?? 0);
  const x = scaleLinear([first, last], [PLOT.left, PLOT.right]);
  const y = axisOf(data.yScale, counts, [PLOT.bottom, PLOT.top], { fromZero: true });
  const inside = dots.filter((value) => value >= first && value <= last);
  const drop = dotsHeight(inside);
  const edges = bins.length === 0 ? [] : [first, ...bins.map(({ to }) => to)];
  return (
    <ChartFigure type="histogram" data={data} of={histogramWords} height={PLOT.bottom + drop + 58}>
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
        boxes={[part('start', 'First bin starts at'), part('width', 'Width of each bin'), part('count', 'Number of bins')]}
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
  figure: ({ bins }: HistogramFigure) => ({ xLabel: 'Yards', yLabel: 'Games', bins }),
});
