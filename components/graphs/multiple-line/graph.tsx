import { scaleLinear, scalePoint } from 'd3-scale';
import { line } from 'd3-shape';
import { NameAxis, namesLayout, YAxis } from '@/components/charts/axes';
import { ChartFigure, type FigureOptions } from '@/components/charts/chart-figure';
import { marksOf, roundScale, SHEET_WIDTH } from '@/components/charts/layout';
import { seriesColor, seriesDash } from '@/components/charts/palette';
import { Marker, Sheet } from '@/components/charts/sheet';
import type { MultipleLineData } from '@/lib/domain/graphs/multiple-line/graph';
import { multipleLineGraph } from '@/lib/domain/graphs/multiple-line/graph';
import type { MultipleLineFigure } from '@/lib/domain/graphs/multiple-line/lesson';
import { multipleLineWords } from '@/words/graphs/multiple-line';
import { graphParts } from '../graph-parts';

const SIDES = { left: 86, right: SHEET_WIDTH - 24 };
const PLOT = { ...SIDES, top: 10, bottom: 310 };

/** One line for each series. Where there is no number a line has a gap, because a missing number is not zero. */
export function MultipleLineChart({ words, table, ...data }: MultipleLineData & FigureOptions) {
  const { points, lines } = data;
  const numbers = lines.flatMap(({ values }) => values.filter((value) => value !== null));
  const scale = data.yScale === undefined ? roundScale(numbers) : data.yScale;
  const x = scalePoint<number>([...points.keys()], [PLOT.left, PLOT.right]).padding(0.4);
  const y = scale && scaleLinear([scale.start, scale.end], [PLOT.bottom, PLOT.top]);
  const at = (index: number) => x(index) ?? 0;
  const { height } = namesLayout(points, SIDES);
  return (
    <ChartFigure data={data} of={multipleLineWords} words={words} table={table}>
      {({ id, ...picture }) => (
        <Sheet
          title={data.title}
          height={PLOT.bottom + height + 34}
          keyOf={data.showKey === false ? null : { labels: lines.map(({ label }) => label), look: 'line' }}
          {...picture}
        >
          <clipPath id={`${id}clip`}>
            <rect x={PLOT.left} y={PLOT.top - 8} width={PLOT.right - PLOT.left} height={PLOT.bottom - PLOT.top + 16} />
          </clipPath>
          <YAxis plot={PLOT} marks={scale ? marksOf(scale) : []} y={y ?? (() => PLOT.bottom)} label={data.yLabel} />
          {y ? (
            <g clipPath={`url(#${id}clip)`}>
              {lines.map(({ label, values }, index) => {
                const known = values.map((value, point) => ({ value, point }));
                const drawn = data.joinGaps ? known.filter(({ value }) => value !== null) : known;
                const path = line<(typeof known)[number]>()
                  .defined(({ value }) => value !== null)
                  .x(({ point }) => at(point))
                  .y(({ value }) => y(value ?? 0));
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
                      value === null ? null : <Marker key={point} x={at(point)} y={y(value)} index={index} />,
                    )}
                  </g>
                );
              })}
            </g>
          ) : null}
          <NameAxis plot={PLOT} names={points.map((text, index) => ({ at: at(index), text }))} label={data.xLabel} />
        </Sheet>
      )}
    </ChartFigure>
  );
}

function Figure({ figure, title }: { figure: MultipleLineFigure; title: string }) {
  return (
    <MultipleLineChart
      title={title}
      xLabel="Week"
      yLabel="Yards"
      points={figure.weeks.map(String)}
      lines={figure.lines}
      words={multipleLineWords.figure(figure)}
      table={false}
    />
  );
}

export const multipleLine = graphParts({
  rules: multipleLineGraph,
  words: multipleLineWords,
  Chart: MultipleLineChart,
  NumbersPart: null,
  Figure,
});
