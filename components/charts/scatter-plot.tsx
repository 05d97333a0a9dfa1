import { scaleLinear } from 'd3-scale';
import type { ScatterData } from '@/lib/domain/charts/chart-data';
import { chartNumber } from '@/lib/domain/charts/chart-numbers';
import { XAxis, YAxis } from './axes';
import { ChartFigure, type FigureOptions } from './chart-figure';
import { marksOf, roundScale, SHEET_WIDTH } from './layout';
import { Marker, Sheet } from './sheet';

const PLOT = { left: 86, right: SHEET_WIDTH - 30, top: 10, bottom: 330 };

/** One mark for each pair of numbers, in the shape and colour of its group. */
export function ScatterPlot({ words, table, ...data }: ScatterData & FigureOptions) {
  const points = data.groups.flatMap((group) => group.points);
  const xScale = data.xScale === undefined ? roundScale(points.map((point) => point.x)) : data.xScale;
  const yScale = data.yScale === undefined ? roundScale(points.map((point) => point.y)) : data.yScale;
  const x = xScale && scaleLinear([xScale.start, xScale.end], [PLOT.left, PLOT.right]);
  const y = yScale && scaleLinear([yScale.start, yScale.end], [PLOT.bottom, PLOT.top]);
  return (
    <ChartFigure chart={{ type: 'scatter-plot', ...data }} words={words} table={table}>
      {({ id, ...picture }) => (
        <Sheet
          title={data.title}
          height={PLOT.bottom + 58}
          keyOf={data.showKey === false ? null : { labels: data.groups.map(({ label }) => label), look: 'marker' }}
          {...picture}
        >
          <clipPath id={`${id}clip`}>
            <rect x={PLOT.left - 8} y={PLOT.top - 8} width={PLOT.right - PLOT.left + 16} height={PLOT.bottom - PLOT.top + 16} />
          </clipPath>
          <YAxis plot={PLOT} marks={yScale ? marksOf(yScale) : []} y={y ?? (() => PLOT.bottom)} label={data.yLabel} />
          <XAxis
            plot={PLOT}
            marks={xScale && x ? marksOf(xScale).map((mark) => ({ at: x(mark), text: chartNumber(mark) })) : []}
            label={data.xLabel}
            grid
          />
          {x && y ? (
            <g clipPath={`url(#${id}clip)`}>
              {data.groups.map((group, index) => (
                <g key={group.label}>
                  {group.points
                    .map((point, place) => ({ ...point, place }))
                    .map((point) => (
                      <Marker key={point.place} x={x(point.x)} y={y(point.y)} index={index} size={110} />
                    ))}
                </g>
              ))}
            </g>
          ) : null}
        </Sheet>
      )}
    </ChartFigure>
  );
}
