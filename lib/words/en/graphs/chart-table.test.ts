import type { ChartTable } from '@/lib/domain/graphs/chart-data';
import type { Chart } from '@/lib/domain/graphs/graph-type';
import { tableOfChart } from '@/lib/testing/graph-words';

it.each<[string, Chart, ChartTable]>([
  [
    'a circle with the angles that were typed',
    {
      type: 'circle',
      title: 'Yards',
      unit: 'yards',
      slices: [
        { label: 'A', value: 3, degrees: 270 },
        { label: 'B', value: 1, degrees: null },
        { label: 'C', value: 1 },
      ],
    },
    {
      caption: 'Yards',
      columns: ['Slice', 'Yards', 'Degrees'],
      rows: [
        ['A', 3, 270],
        ['B', 1, null],
        ['C', 1, null],
      ],
    },
  ],
  [
    'a circle without angles, unit or title',
    { type: 'circle', title: '', unit: '', slices: [{ label: 'A', value: 3 }] },
    { caption: 'The numbers of this graph', columns: ['Slice', 'Value'], rows: [['A', 3]] },
  ],
  [
    'stacked bars',
    {
      type: 'stacked-bar',
      title: 'T',
      xLabel: 'X',
      yLabel: 'Y',
      bars: ['A', 'B'],
      pieces: [
        { label: 'Run', values: [4, null] },
        { label: 'Pass', values: [-1] },
      ],
    },
    {
      caption: 'T',
      columns: ['Bar', 'Run', 'Pass'],
      rows: [
        ['A', 4, -1],
        ['B', null, null],
      ],
    },
  ],
  [
    'lines over weeks',
    {
      type: 'multiple-line',
      title: 'T',
      xLabel: 'Week',
      yLabel: 'Y',
      points: ['1', '2'],
      lines: [
        { label: 'A', values: [5, null] },
        { label: 'B', values: [7] },
      ],
    },
    {
      caption: 'T',
      columns: ['Week', 'A', 'B'],
      rows: [
        ['1', 5, 7],
        ['2', null, null],
      ],
    },
  ],
  [
    'lines over something without a name',
    {
      type: 'multiple-line',
      title: 'T',
      xLabel: '',
      yLabel: 'Y',
      points: ['1'],
      lines: [{ label: 'A', values: [5] }],
    },
    { caption: 'T', columns: ['Point', 'A'], rows: [['1', 5]] },
  ],
  [
    'lines over something that is called as one of them',
    {
      type: 'multiple-line',
      title: 'T',
      xLabel: 'B',
      yLabel: 'Y',
      points: ['1'],
      lines: [
        { label: 'A', values: [5] },
        { label: 'B', values: [6] },
      ],
    },
    { caption: 'T', columns: ['Point', 'A', 'B'], rows: [['1', 5, 6]] },
  ],
  [
    'stems and leaves',
    {
      type: 'stem-and-leaf',
      title: 'T',
      rows: [
        { stem: '0', leaves: [3, '5'] },
        { stem: '1', leaves: [] },
      ],
    },
    {
      caption: 'T',
      columns: ['Stem', 'Leaves'],
      rows: [
        ['0', '3 5'],
        ['1', null],
      ],
    },
  ],
  [
    'bins',
    {
      type: 'histogram',
      title: 'T',
      xLabel: 'X',
      yLabel: 'Y',
      bins: [
        { from: -10, to: 0, count: 0 },
        { from: 0, to: 2.5, count: null },
      ],
    },
    {
      caption: 'T',
      columns: ['From, up to', 'How many'],
      rows: [
        ['−10 up to 0', 0],
        ['0 up to 2.5', null],
      ],
    },
  ],
  [
    'dots',
    {
      type: 'scatter-plot',
      title: 'T',
      xLabel: 'Catches',
      yLabel: 'Yards',
      groups: [
        { label: 'A', points: [{ x: 1, y: 20, label: 'week 1' }] },
        { label: 'B', points: [{ x: 3, y: -2 }] },
      ],
    },
    {
      caption: 'T',
      columns: ['Dot', 'Across: Catches', 'Up: Yards'],
      rows: [
        ['A, week 1', 1, 20],
        ['B', 3, -2],
      ],
    },
  ],
  [
    'boxes',
    {
      type: 'box-and-whisker',
      title: 'T',
      xLabel: 'X',
      boxes: [
        { label: 'A', five: { min: 1, q1: 2, median: 3.5, q3: 4, max: 5 } },
        { label: 'B', five: null },
      ],
    },
    {
      caption: 'T',
      columns: ['Box', 'Smallest', 'Lower quartile', 'Median', 'Upper quartile', 'Largest'],
      rows: [
        ['A', 1, 2, 3.5, 4, 5],
        ['B', null, null, null, null, null],
      ],
    },
  ],
])('the table of %s', (_, chart, table) => {
  expect(tableOfChart(chart)).toEqual(table);
});
