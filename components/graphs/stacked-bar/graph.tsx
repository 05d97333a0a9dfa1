import { scaleBand, scaleLinear } from 'd3-scale';
import { stack, stackOffsetDiverging } from 'd3-shape';
import { NameAxis, namesLayout, YAxis } from '@/components/charts/axes';
import { ChartFigure, type FigureOptions } from '@/components/charts/chart-figure';
import { marksOf, roundScale, SHEET_WIDTH } from '@/components/charts/layout';
import { INK } from '@/components/charts/palette';
import { AreaPatterns, AXIS_STROKE, Sheet } from '@/components/charts/sheet';
import type { StackedBarData } from '@/lib/domain/graphs/stacked-bar/graph';
import { stackedBarGraph, totalBox } from '@/lib/domain/graphs/stacked-bar/graph';
import type { StackedBarFigure } from '@/lib/domain/graphs/stacked-bar/lesson';
import { stackedBarWords } from '@/words/graphs/stacked-bar';
import { BoxGroup, NumberBox, typedBoxes } from '../builder/form-parts';
import type { PartProps } from '../graph-parts';
import { graphParts } from '../graph-parts';

const SIDES = { left: 86, right: SHEET_WIDTH - 24 };
const PLOT = { ...SIDES, top: 10, bottom: 310 };

/** Bars of pieces that stand on each other. Pieces below zero hang below the axis. */
export function StackedBarChart({ words, table, ...data }: StackedBarData & FigureOptions) {
  const { bars, pieces } = data;
  const stacked = stack<number, number>()
    .keys(pieces.keys())
    .value((bar, piece) => pieces[piece]?.values[bar] ?? 0)
    .offset(stackOffsetDiverging)([...bars.keys()]);
  const scale = data.yScale === undefined ? roundScale(stacked.flat(2), { fromZero: true }) : data.yScale;
  const x = scaleBand<number>([...bars.keys()], [PLOT.left, PLOT.right]).padding(0.35);
  const y = scale && scaleLinear([scale.start, scale.end], [PLOT.bottom, PLOT.top]);
  const names = bars.map((text, index) => ({ at: (x(index) ?? 0) + x.bandwidth() / 2, text }));
  const { height } = namesLayout(bars, SIDES);
  return (
    <ChartFigure data={data} of={stackedBarWords} words={words} table={table}>
      {({ id, ...picture }) => (
        <Sheet
          title={data.title}
          height={PLOT.bottom + height + 34}
          keyOf={data.showKey === false ? null : { labels: pieces.map(({ label }) => label), look: 'area', patternId: id }}
          {...picture}
        >
          <AreaPatterns id={id} count={pieces.length} />
          <clipPath id={`${id}clip`}>
            <rect x={PLOT.left} y={PLOT.top - 2} width={PLOT.right - PLOT.left} height={PLOT.bottom - PLOT.top + 4} />
          </clipPath>
          <YAxis plot={PLOT} marks={scale ? marksOf(scale) : []} y={y ?? (() => PLOT.bottom)} label={data.yLabel} />
          {y ? (
            <g clipPath={`url(#${id}clip)`}>
              {stacked.map((layer) =>
                layer.map(([low, high], bar) =>
                  high > low ? (
                    <rect
                      key={`${layer.key} ${bars[bar]}`}
                      x={x(bar)}
                      y={y(high)}
                      width={x.bandwidth()}
                      height={y(low) - y(high)}
                      fill={`url(#${id}${layer.key})`}
                      stroke={INK}
                    />
                  ) : null,
                ),
              )}
              <path d={`M${PLOT.left} ${y(0)}H${PLOT.right}`} {...AXIS_STROKE} />
            </g>
          ) : null}
          <NameAxis plot={PLOT} names={names} label={data.xLabel} />
        </Sheet>
      )}
    </ChartFigure>
  );
}

function Totals(props: PartProps) {
  const typed = typedBoxes(props);
  return (
    <BoxGroup legend="How long is each whole bar?" hint="Add the pieces. Subtract a piece that’s below zero.">
      <div className="grid grid-cols-1 gap-3 sm:grid-cols-2">
        {props.players.map((player) => (
          <NumberBox key={player.key} label={player.name} {...typed(totalBox(player.key))} />
        ))}
      </div>
    </BoxGroup>
  );
}

function Figure({ figure, title }: { figure: StackedBarFigure; title: string }) {
  return (
    <StackedBarChart
      title={title}
      xLabel="Player"
      yLabel="Yards"
      bars={figure.bars.map(({ label }) => label)}
      pieces={(figure.keys ?? []).map((label, index) => ({
        label,
        values: figure.bars.map(({ parts }) => parts[index] ?? null),
      }))}
      words={stackedBarWords.figure(figure)}
      table={false}
    />
  );
}

export const stackedBar = graphParts({
  rules: stackedBarGraph,
  words: stackedBarWords,
  Chart: StackedBarChart,
  NumbersPart: Totals,
  Figure,
});
