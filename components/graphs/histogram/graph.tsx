import { scaleLinear } from 'd3-scale';
import { XAxis, YAxis } from '@/components/charts/axes';
import { ChartFigure, type FigureOptions } from '@/components/charts/chart-figure';
import { Dots, dotsHeight } from '@/components/charts/dots';
import { marksOf, roundScale, SHEET_WIDTH } from '@/components/charts/layout';
import { BAR_FILL, PAPER } from '@/components/charts/palette';
import { Sheet } from '@/components/charts/sheet';
import { chartNumber } from '@/lib/domain/graphs/chart-data';
import type { HistogramData } from '@/lib/domain/graphs/histogram/graph';
import { countBox, histogramGraph, readBins } from '@/lib/domain/graphs/histogram/graph';
import type { HistogramFigure } from '@/lib/domain/graphs/histogram/lesson';
import { histogramWords } from '@/words/graphs/histogram';
import { BoxGroup, NumberBox, typedBoxes } from '../builder/form-parts';
import type { PartProps } from '../graph-parts';
import { graphParts } from '../graph-parts';

const PLOT = { left: 86, right: SHEET_WIDTH - 30, top: 10, bottom: 300 };

/** Bars side by side over a number line, one for each bin. Dots under them show the single values. */
export function HistogramChart({ words, table, ...data }: HistogramData & FigureOptions) {
  const { bins, dots = [] } = data;
  const first = bins[0]?.from ?? 0;
  const last = bins.at(-1)?.to ?? 1;
  const counts = bins.map(({ count }) => count ?? 0);
  const scale = data.yScale === undefined ? roundScale(counts, { fromZero: true }) : data.yScale;
  const x = scaleLinear([first, last], [PLOT.left, PLOT.right]);
  const y = scale && scaleLinear([scale.start, scale.end], [PLOT.bottom, PLOT.top]);
  const inside = dots.filter((value) => value >= first && value <= last);
  const drop = dotsHeight(inside);
  const edges = bins.length === 0 ? [] : [first, ...bins.map(({ to }) => to)];
  return (
    <ChartFigure data={data} of={histogramWords} words={words} table={table}>
      {({ id, ...picture }) => (
        <Sheet title={data.title} height={PLOT.bottom + drop + 58} {...picture}>
          <clipPath id={`${id}clip`}>
            <rect x={PLOT.left} y={PLOT.top - 2} width={PLOT.right - PLOT.left} height={PLOT.bottom - PLOT.top + 2} />
          </clipPath>
          <YAxis plot={PLOT} marks={scale ? marksOf(scale) : []} y={y ?? (() => PLOT.bottom)} label={data.yLabel} />
          {y ? (
            <g clipPath={`url(#${id}clip)`}>
              {bins.map(({ from, to, count }) =>
                count === null || count <= 0 ? null : (
                  <rect
                    key={from}
                    x={x(from)}
                    y={y(count)}
                    width={Math.max(0, x(to) - x(from))}
                    height={Math.max(0, PLOT.bottom - y(count))}
                    fill={BAR_FILL}
                    stroke={PAPER}
                    strokeWidth={1.5}
                  />
                ),
              )}
            </g>
          ) : null}
          {inside.length > 0 ? <Dots values={inside} x={x} top={PLOT.bottom} /> : null}
          <XAxis
            plot={PLOT}
            marks={edges.map((edge) => ({ at: x(edge), text: chartNumber(edge) }))}
            label={data.xLabel}
            drop={drop}
          />
        </Sheet>
      )}
    </ChartFigure>
  );
}

const BIN_BOXES = { start: 'First bin starts at', width: 'Width of each bin', count: 'Number of bins' } as const;

function Bins(props: PartProps) {
  const { draft, change } = props;
  const typed = typedBoxes(props);
  const bins = readBins(draft.bins);
  return (
    <div className="space-y-5">
      <BoxGroup legend="Bins" hint="A bin includes its start but not its end. The end belongs to the next bin.">
        <div className="grid grid-cols-1 gap-3 sm:grid-cols-3">
          {(['start', 'width', 'count'] as const).map((name) => (
            <NumberBox
              key={name}
              box={`bins-${name}`}
              label={BIN_BOXES[name]}
              value={draft.bins[name]}
              onChange={(value) => change({ bins: { ...draft.bins, [name]: value } })}
            />
          ))}
        </div>
      </BoxGroup>
      {bins ? (
        <BoxGroup legend="How many numbers are in each bin?">
          <div className="grid grid-cols-2 gap-3 sm:grid-cols-3">
            {Array.from({ length: bins.count }, (_, index) => index).map((index) => (
              <NumberBox
                key={index}
                label={`${chartNumber(Number(bins.start.add(bins.width.mul(index))))} up to ${chartNumber(Number(bins.start.add(bins.width.mul(index + 1))))}`}
                {...typed(countBox(index))}
              />
            ))}
          </div>
        </BoxGroup>
      ) : null}
    </div>
  );
}

function Figure({ figure, title }: { figure: HistogramFigure; title: string }) {
  return (
    <HistogramChart
      title={title}
      xLabel="Yards"
      yLabel="Games"
      bins={figure.bins}
      words={histogramWords.figure(figure)}
      table={false}
    />
  );
}

export const histogram = graphParts({
  rules: histogramGraph,
  words: histogramWords,
  Chart: HistogramChart,
  NumbersPart: Bins,
  Figure,
});
