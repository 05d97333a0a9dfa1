import { scalePoint } from 'd3-scale';
import { line } from 'd3-shape';
import { axisOf, Clipped, NameAxis, namesLayout, YAxis } from '@/components/charts/axes';
import { ChartFigure, type FigureOptions } from '@/components/charts/chart-figure';
import { SHEET_WIDTH } from '@/components/charts/layout';
import { seriesColor, seriesDash } from '@/components/charts/palette';
import { Marker } from '@/components/charts/sheet';
import { type MultipleLineData, multipleLineGraph } from '@/lib/domain/graphs/multiple-line/graph';
import type { MultipleLineFigure } from '@/lib/domain/graphs/multiple-line/lesson';
import { multipleLineWords } from '@/words/graphs/multiple-line';
import { graphParts } from '../graph-parts';

const PLOT = { left: 86, right: SHEET_WIDTH - 24, top: 10, bottom: 250 };

/** One line for each series. Where there is no number a line has a gap, because a missing number is not zero. */
export function MultipleLineChart(data: MultipleLineData & FigureOptions) {
  const { points, lines } = data;
  const numbers = lines.flatMap(({ values }) => values.filter((value) => value !== null));
  const x = scalePoint<number>([...points.keys()], [PLOT.left, PLOT.right]).padding(0.4);
  const y = axisOf(data.yScale, numbers, [PLOT.bottom, PLOT.top]);
  const at = (index: number) => x(index) ?? 0;
  const { height } = namesLayout(points, PLOT);
  return (
    <ChartFigure
      type="multiple-line"
      data={data}
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
                      value === null ? null : <Marker key={point} x={at(point)} y={y.at(value)} index={index} />,
                    )}
                  </g>
                );
              })}
            </Clipped>
          ) : null}
          <NameAxis plot={PLOT} names={points.map((text, index) => ({ at: at(index), text }))} label={data.xLabel} />
        </>
      )}
    </ChartFigure>
  );
}

export const multipleLine = graphParts({
  rules: multipleLineGraph,
  words: multipleLineWords,
  Chart: MultipleLineChart,
  figure: ({ weeks, lines }: MultipleLineFigure) => ({ xLabel: 'Week', yLabel: 'Yards', points: weeks.map(String), lines }),
});
