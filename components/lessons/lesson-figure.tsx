import { BoxAndWhiskerPlot } from '@/components/charts/box-and-whisker-plot';
import { CircleChart } from '@/components/charts/circle-chart';
import { HistogramChart } from '@/components/charts/histogram-chart';
import { MultipleLineChart } from '@/components/charts/multiple-line-chart';
import { ScatterPlot } from '@/components/charts/scatter-plot';
import { StackedBarChart } from '@/components/charts/stacked-bar-chart';
import { StemAndLeafPlot } from '@/components/charts/stem-and-leaf-plot';
import type { LessonFigure as Figure } from '@/lib/domain/lessons/figure';
import { figureWords } from '@/lib/domain/lessons/figure-words';

/**
 * The picture of a step, drawn on the server. Its numbers stand in the table beside it; words are given only where a step reads something
 * off the picture that the table does not say as plainly. Nothing in it tells what is still to be worked out.
 */
export function LessonFigure({ figure, title }: { figure: Figure; title: string }) {
  const words = figureWords(figure);
  switch (figure.kind) {
    case 'circle':
      return <CircleChart title={title} unit="catches" slices={figure.parts} sliceText="none" words={words} table={false} />;
    case 'stacked-bar':
      return (
        <StackedBarChart
          title={title}
          xLabel="Player"
          yLabel="Yards"
          bars={figure.bars.map(({ label }) => label)}
          pieces={figure.keys.map((label, index) => ({ label, values: figure.bars.map(({ parts }) => parts[index] ?? null) }))}
          words={words}
          table={false}
        />
      );
    case 'multiple-line':
      return (
        <MultipleLineChart
          title={title}
          xLabel="Week"
          yLabel="Yards"
          points={figure.weeks.map(String)}
          lines={figure.lines}
          words={words}
          table={false}
        />
      );
    case 'stem-and-leaf':
      return (
        <StemAndLeafPlot
          title={title}
          rows={figure.rows.map(({ stem, leaves }) => ({ stem: String(stem), leaves }))}
          keyText="4 | 7 means 47 yards"
          words={words}
          table={false}
        />
      );
    case 'histogram':
      return <HistogramChart title={title} xLabel="Yards" yLabel="Games" bins={figure.bins} words={words} table={false} />;
    case 'scatter-plot':
      return (
        <ScatterPlot
          title={title}
          xLabel={figure.across}
          yLabel={figure.up}
          groups={[{ label: 'One game', points: figure.points }]}
          line={figure.line}
          showKey={false}
          words={words}
          table={false}
        />
      );
    case 'box-and-whisker':
      return (
        <BoxAndWhiskerPlot
          title={title}
          xLabel="Yards"
          boxes={[{ label: 'Your games', five: figure.five, dots: figure.values }]}
          words={words}
          table={false}
        />
      );
    case 'dots':
      return (
        <BoxAndWhiskerPlot
          title={title}
          xLabel="Yards"
          boxes={[{ label: 'Your games', five: null, dots: figure.values }]}
          words={words}
          table={false}
        />
      );
  }
}
