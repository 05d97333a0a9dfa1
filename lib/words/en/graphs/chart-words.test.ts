import { formatChartNumber } from '@/lib/domain/graphs/chart-data';
import type { Chart } from '@/lib/domain/graphs/graph-type';
import { describeChart, tableOfChart } from '@/lib/testing/graph-words';
import { listOfText } from '../numbers';

const CHARTS: readonly [Chart, RegExp][] = [
  [
    {
      type: 'circle',
      title: 'T',
      unit: 'yards',
      slices: [
        { label: 'A', value: 3, degrees: 270 },
        { label: 'B', value: 1, degrees: null },
        { label: 'C', value: -2, degrees: null },
      ],
    },
    /^A circle graph with 2 slices: A 270 degrees and B not drawn yet\. C is below zero and has no slice\.$/,
  ],
  [
    {
      type: 'stacked-bar',
      title: 'T',
      xLabel: 'Player',
      yLabel: 'Yards',
      bars: ['A'],
      pieces: [
        { label: 'Rushing', values: [-4] },
        { label: 'Passing', values: [null] },
      ],
    },
    /^A stacked-bar graph with 1 bar\. A: Rushing −4 and Passing no number\.$/,
  ],
  [
    {
      type: 'multiple-line',
      title: 'T',
      xLabel: 'Week',
      yLabel: 'Yards',
      points: ['1', '2', '3'],
      lines: [
        { label: 'A', values: [5, null, 9] },
        { label: 'B', values: [null, null, null] },
      ],
    },
    /^A graph with 2 lines\. A goes from 5 at Week 1 to 9 at Week 3, with a gap at Week 2\. B has no points\.$/,
  ],
  [
    {
      type: 'stem-and-leaf',
      title: 'T',
      rows: [
        { stem: '0', leaves: [1, 2] },
        { stem: '1', leaves: [] },
      ],
      keyText: '0 | 1 means 1 yard',
    },
    /^A stem-and-leaf plot with 2 stems and 2 leaves\. Stem 0: 1, 2\. No leaves on stem 1\. Key: 0 \| 1 means 1 yard\.$/,
  ],
  [
    {
      type: 'histogram',
      title: 'T',
      xLabel: 'Yards',
      yLabel: 'Games',
      bins: [
        { from: -10, to: 0, count: 1 },
        { from: 0, to: 10, count: null },
      ],
    },
    /^A histogram with 2 bars\. −10 up to 0: 1; 0 up to 10: not drawn yet\.$/,
  ],
  [
    {
      type: 'scatter-plot',
      title: 'T',
      xLabel: 'Catches',
      yLabel: 'Yards',
      groups: [
        {
          label: 'A',
          points: [
            { x: 1, y: 20, label: 'week 1' },
            { x: 3, y: 10 },
          ],
        },
      ],
    },
    /^A scatter plot with 2 dots\. Catches goes from 1 to 3\. Yards goes from 10 to 20\.$/,
  ],
  [
    {
      type: 'box-and-whisker',
      title: 'T',
      xLabel: 'Yards',
      boxes: [
        { label: 'A', five: { min: 1, q1: 2, median: 3.5, q3: 4, max: 5 } },
        { label: 'B', five: null },
      ],
    },
    /^A box-and-whisker plot with 2 boxes\. A: smallest 1, lower quartile 2, median 3\.5, upper quartile 4, largest 5\. B: not drawn yet\.$/,
  ],
];

it.each(CHARTS)('says what is drawn: %#', (chart, words) => {
  expect(describeChart(chart)).toMatch(words);
});

it.each(CHARTS)(
  'has a table with a cell in every column of every row, and no two columns of one name: %#',
  (chart) => {
    const { columns, rows } = tableOfChart(chart);
    expect(new Set(columns).size).toBe(columns.length);
    expect(rows.length).toBeGreaterThan(0);
    for (const row of rows) expect(row).toHaveLength(columns.length);
  },
);

it('a scatter plot without dots says so', () => {
  expect(
    describeChart({ type: 'scatter-plot', title: '', xLabel: '', yLabel: '', groups: [] }),
  ).toBe('A scatter plot with no dots.');
});

it.each([
  [1234567.891, '1,234,567.89'],
  [-3, '−3'],
  [-0.001, '0'],
  [0, '0'],
  [100, '100'],
  [2.5, '2.5'],
])('writes %s as %s', (number, text) => {
  expect(formatChartNumber(number)).toBe(text);
});

it('lists words as a sentence does', () => {
  expect([[], ['a'], ['a', 'b'], ['a', 'b', 'c']].map(listOfText)).toEqual([
    '',
    'a',
    'a and b',
    'a, b, and c',
  ]);
});
