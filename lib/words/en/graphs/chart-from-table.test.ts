import type { GraphType } from '@/lib/domain/graphs/graph-names';
import type { Chart } from '@/lib/domain/graphs/graph-type';
import type { GraphTable } from '@/lib/domain/graphs/handed-in-graph';
import { chartFromTable, tableOfChart } from '@/lib/testing/graph-words';

/** What a table says of it; labels of axes, keys, and dots are not in a table. */
const CHARTS: readonly Chart[] = [
  {
    type: 'stacked-bar',
    title: 'Yards',
    xLabel: 'Bar',
    yLabel: '',
    bars: ['Hill', 'Mostert'],
    pieces: [
      { label: 'Rushing yards', values: [-3, 78] },
      { label: 'Receiving yards', values: [163, null] },
    ],
    showKey: true,
  },
  {
    type: 'multiple-line',
    title: 'Catches',
    xLabel: 'Week',
    yLabel: '',
    points: ['1', '2', '3'],
    lines: [
      { label: 'Hill', values: [11, null, 9] },
      { label: 'Lamb', values: [4, 11, 7] },
    ],
    showKey: true,
  },
  {
    type: 'stem-and-leaf',
    title: 'Yards',
    rows: [
      { stem: '−0', leaves: ['7', '2'] },
      { stem: '0', leaves: [] },
      { stem: '12', leaves: ['0', '0', '5'] },
    ],
  },
  {
    type: 'histogram',
    title: 'Games',
    xLabel: '',
    yLabel: 'How many',
    bins: [
      { from: -500, to: 500, count: 2 },
      { from: 500, to: 1500, count: null },
    ],
  },
  {
    type: 'scatter-plot',
    title: 'Throws',
    xLabel: 'Passes caught',
    yLabel: 'Passing yards',
    groups: [
      {
        label: 'Allen, Josh',
        points: [
          { x: 29, y: 236, label: 'week 1' },
          { x: -1, y: 0, label: 'week 2' },
        ],
      },
      { label: 'Hurts', points: [{ x: 22, y: 170 }] },
    ],
    showKey: true,
  },
  {
    type: 'box-and-whisker',
    title: 'Yards',
    xLabel: '',
    boxes: [
      { label: 'Hill', five: { min: -4, q1: 40.5, median: 58, q3: 91, max: 215 } },
      { label: 'Lamb', five: null },
    ],
  },
];

it.each(CHARTS)('a chart of type $type comes back out of its own table', (chart) => {
  const { caption: _, ...table } = tableOfChart(chart);
  expect(chartFromTable(chart.type, chart.title, table)).toEqual(chart);
});

it('reads what students type: names and numbers, fractions as they were typed, bins in words', () => {
  const typed = (...rows: GraphTable['rows']): GraphTable => ({
    columns: ['Name', 'Number'],
    rows,
  });
  expect(
    chartFromTable('multiple-line', 'T', typed(['Week 1', '1 1/2'], ['Week 2', 3])),
  ).toMatchObject({
    points: ['Week 1', 'Week 2'],
    lines: [{ label: 'Number', values: [1.5, 3] }],
    showKey: false,
  });
  expect(
    chartFromTable('histogram', 'T', typed(['0 to 10', 3], ['10 to under 20', 1])),
  ).toMatchObject({
    bins: [
      { from: 0, to: 10, count: 3 },
      { from: 10, to: 20, count: 1 },
    ],
  });
});

it.each<[string, GraphType, GraphTable]>([
  ['a circle, which has no scale', 'circle', { columns: ['Slice', 'Yards'], rows: [['Hill', 3]] }],
  ['bars without a number', 'stacked-bar', { columns: ['Bar', 'Yards'], rows: [['Hill', 'many']] }],
  ['bars without a column of numbers', 'stacked-bar', { columns: ['Bar'], rows: [['Hill']] }],
  ['lines without a point', 'multiple-line', { columns: ['Week', 'Hill'], rows: [] }],
  ['stems that are names', 'stem-and-leaf', { columns: ['Name', 'Number'], rows: [['Hill', 5]] }],
  ['leaves of two digits', 'stem-and-leaf', { columns: ['Stem', 'Leaves'], rows: [['1', '12 3']] }],
  ['bins that are names', 'histogram', { columns: ['Name', 'Number'], rows: [['Hill', 5]] }],
  [
    'bins with a hole between them',
    'histogram',
    {
      columns: ['From, up to', 'How many'],
      rows: [
        ['0 up to 10', 1],
        ['20 up to 30', 1],
      ],
    },
  ],
  [
    'bins that run backwards',
    'histogram',
    { columns: ['From, up to', 'How many'], rows: [['10 up to 0', 1]] },
  ],
  ['dots with one number', 'scatter-plot', { columns: ['Name', 'Number'], rows: [['Hill', 5]] }],
  [
    'boxes with one number',
    'box-and-whisker',
    { columns: ['Name', 'Number'], rows: [['Hill', 5]] },
  ],
])('answers nothing for %s', (_, type, table) => {
  expect(chartFromTable(type, 'T', table)).toBeNull();
});
