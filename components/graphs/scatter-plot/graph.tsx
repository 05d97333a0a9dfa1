import { scaleLinear } from 'd3-scale';
import { XAxis, YAxis } from '@/components/charts/axes';
import { ChartFigure, type FigureOptions } from '@/components/charts/chart-figure';
import { marksOf, roundScale, SHEET_WIDTH } from '@/components/charts/layout';
import { INK, PAPER, seriesColor } from '@/components/charts/palette';
import { Marker, Sheet } from '@/components/charts/sheet';
import { chartNumber } from '@/lib/domain/graphs/chart-data';
import type { ScatterData } from '@/lib/domain/graphs/scatter-plot/graph';
import { scatterPlotGraph } from '@/lib/domain/graphs/scatter-plot/graph';
import type { ScatterPlotFigure } from '@/lib/domain/graphs/scatter-plot/lesson';
import { scatterPlotWords } from '@/words/graphs/scatter-plot';
import { graphParts } from '../graph-parts';

const PLOT = { left: 86, right: SHEET_WIDTH - 30, top: 10, bottom: 330 };

/** One mark for each pair of numbers, in the shape and color of its group. */
export function ScatterPlot({ words, table, ...data }: ScatterData & FigureOptions) {
  const points = data.groups.flatMap((group) => group.points);
  const xScale = data.xScale === undefined ? roundScale(points.map((point) => point.x)) : data.xScale;
  const yScale = data.yScale === undefined ? roundScale(points.map((point) => point.y)) : data.yScale;
  const x = xScale && scaleLinear([xScale.start, xScale.end], [PLOT.left, PLOT.right]);
  const y = yScale && scaleLinear([yScale.start, yScale.end], [PLOT.bottom, PLOT.top]);
  return (
    <ChartFigure data={data} of={scatterPlotWords} words={words} table={table}>
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
              {data.line ? <FitLine line={data.line} x={x} y={y} from={xScale.start} to={xScale.end} /> : null}
            </g>
          ) : null}
        </Sheet>
      )}
    </ChartFigure>
  );
}

type FitLineProps = {
  line: NonNullable<ScatterData['line']>;
  x: (value: number) => number;
  y: (value: number) => number;
  /** The ends of the x axis. */
  from: number;
  to: number;
};

function FitLine({ line, x, y, from, to }: FitLineProps) {
  const slope = (line.to.y - line.from.y) / (line.to.x - line.from.x);
  const height = (at: number) => line.from.y + slope * (at - line.from.x);
  const marks = [
    { name: 'A', point: line.from },
    { name: 'B', point: line.to },
  ];
  return (
    <g>
      <path d={`M${x(from)} ${y(height(from))}L${x(to)} ${y(height(to))}`} stroke={seriesColor(4)} strokeWidth={3} fill="none" />
      {marks.map(({ name, point }) => (
        <g key={name} transform={`translate(${x(point.x)} ${y(point.y)})`}>
          <circle r={9} fill="none" stroke={INK} strokeWidth={2} />
          <text x={-14} y={-12} textAnchor="middle" fontWeight={700} stroke={PAPER} strokeWidth={4} paintOrder="stroke">
            {name}
          </text>
        </g>
      ))}
    </g>
  );
}

function Figure({ figure, title }: { figure: ScatterPlotFigure; title: string }) {
  return (
    <ScatterPlot
      title={title}
      xLabel={figure.across ?? ''}
      yLabel={figure.up ?? ''}
      groups={[{ label: 'One game', points: figure.points }]}
      line={figure.line}
      showKey={false}
      words={scatterPlotWords.figure(figure)}
      table={false}
    />
  );
}

export const scatterPlot = graphParts({
  rules: scatterPlotGraph,
  words: scatterPlotWords,
  Chart: ScatterPlot,
  NumbersPart: null,
  Figure,
});
