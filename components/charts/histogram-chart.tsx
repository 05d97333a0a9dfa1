import { scaleLinear } from 'd3-scale';
import type { HistogramData } from '@/lib/domain/charts/chart-data';
import { chartNumber } from '@/lib/domain/charts/chart-numbers';
import { XAxis, YAxis } from './axes';
import { ChartFigure, type FigureOptions } from './chart-figure';
import { Dots, dotsHeight } from './dots';
import { marksOf, roundScale, SHEET_WIDTH } from './layout';
import { BAR_FILL, PAPER } from './palette';
import { Sheet } from './sheet';

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
    <ChartFigure chart={{ type: 'histogram', ...data }} words={words} table={table}>
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
