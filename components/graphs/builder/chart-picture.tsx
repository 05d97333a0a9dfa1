import { BoxAndWhiskerPlot } from '@/components/charts/box-and-whisker-plot';
import { CircleChart } from '@/components/charts/circle-chart';
import { HistogramChart } from '@/components/charts/histogram-chart';
import { MultipleLineChart } from '@/components/charts/multiple-line-chart';
import { ScatterPlot } from '@/components/charts/scatter-plot';
import { StackedBarChart } from '@/components/charts/stacked-bar-chart';
import { StemAndLeafPlot } from '@/components/charts/stem-and-leaf-plot';
import type { Chart } from '@/lib/domain/charts/chart-data';

/** Any of the seven. */
export function ChartPicture({ chart }: { chart: Chart }) {
  switch (chart.type) {
    case 'circle':
      return <CircleChart {...chart} />;
    case 'stacked-bar':
      return <StackedBarChart {...chart} />;
    case 'multiple-line':
      return <MultipleLineChart {...chart} />;
    case 'stem-and-leaf':
      return <StemAndLeafPlot {...chart} />;
    case 'histogram':
      return <HistogramChart {...chart} />;
    case 'scatter-plot':
      return <ScatterPlot {...chart} />;
    case 'box-and-whisker':
      return <BoxAndWhiskerPlot {...chart} />;
  }
}
