import { formatChartNumber } from '@/lib/domain/graphs/chart-data';
import type { Chart } from '@/lib/domain/graphs/graph-type';
import { describeChart } from '@/lib/testing/graph-words';

const lines = (xLabel: string, values: (number | null)[], joinGaps?: boolean): Chart => ({
  type: 'multiple-line',
  title: 'T',
  xLabel,
  yLabel: 'Y',
  points: values.map((_, index) => `${index + 1}`),
  lines: [{ label: 'A', values }],
  joinGaps,
});
const point = (x: number, y: number) => ({ x, y });

it.each<[string, Chart, string]>([
  [
    'values in the place of angles',
    { type: 'circle', title: 'T', unit: 'yards', slices: [{ label: 'A', value: 1200 }] },
    'A circle graph with 1 slice: A 1,200 yards.',
  ],
  [
    'an angle of one degree, a slice of nothing, and two below zero',
    {
      type: 'circle',
      title: 'T',
      unit: 'yards',
      slices: [
        { label: 'A', value: 3, degrees: 1 },
        { label: 'B', value: 0, degrees: 0 },
        { label: 'C', value: -2 },
        { label: 'D', value: -1 },
      ],
    },
    'A circle graph with 2 slices: A 1 degree and B 0 degrees. C and D are below zero and have no slice.',
  ],
  [
    'several bars, one without its number',
    {
      type: 'stacked-bar',
      title: 'T',
      xLabel: 'X',
      yLabel: 'Y',
      bars: ['A', 'B'],
      pieces: [
        { label: 'Run', values: [1, 2] },
        { label: 'Pass', values: [3] },
      ],
    },
    'A stacked-bar graph with 2 bars. A: Run 1 and Pass 3. B: Run 2 and Pass no number.',
  ],
  [
    'a line without a gap',
    lines('Week', [5, 0, -9]),
    'A graph with 1 line. A goes from 5 at Week 1 to −9 at Week 3.',
  ],
  [
    'a line with gaps',
    lines('Week', [null, 5, null, 9]),
    'A graph with 1 line. A goes from 5 at Week 2 to 9 at Week 4, with a gap at Week 1 and 3.',
  ],
  [
    'a line over its gaps',
    lines('Week', [4, null, 9], true),
    'A graph with 1 line. A goes from 4 at Week 1 to 9 at Week 3.',
  ],
  [
    'a line over something without a name',
    lines('', [4, null, 9]),
    'A graph with 1 line. A goes from 4 at point 1 to 9 at point 3, with a gap at point 2.',
  ],
  [
    'a plot of one leaf',
    { type: 'stem-and-leaf', title: 'T', rows: [{ stem: '3', leaves: [4] }] },
    'A stem-and-leaf plot with 1 stem and 1 leaf. Stem 3: 4.',
  ],
  [
    'stems without leaves',
    {
      type: 'stem-and-leaf',
      title: 'T',
      rows: ['10', '11', '12'].map((stem) => ({ stem, leaves: [] })),
      keyText: 'What?',
    },
    'A stem-and-leaf plot with 3 stems and 0 leaves. No leaves on stems 10, 11, and 12. Key: What?',
  ],
  [
    'ten stems without leaves',
    {
      type: 'stem-and-leaf',
      title: 'T',
      rows: Array.from({ length: 10 }, (_, stem) => ({ stem: `${stem}`, leaves: [] })),
    },
    'A stem-and-leaf plot with 10 stems and 0 leaves. No leaves on stems 0, 1, 2, 3, 4, 5, 6, 7, 8, and 9.',
  ],
  [
    'one bar',
    {
      type: 'histogram',
      title: 'T',
      xLabel: 'X',
      yLabel: 'Y',
      bins: [{ from: 0, to: 5, count: 0 }],
    },
    'A histogram with 1 bar. 0 up to 5: 0.',
  ],
  [
    'no bar',
    { type: 'histogram', title: 'T', xLabel: 'X', yLabel: 'Y', bins: [] },
    'A histogram with 0 bars.',
  ],
  [
    'dots of two groups on axes without names',
    {
      type: 'scatter-plot',
      title: 'T',
      xLabel: '',
      yLabel: '',
      groups: [
        { label: 'A', points: [point(3, 20), point(1, -4)] },
        { label: 'B', points: [point(2, 5)] },
      ],
    },
    'A scatter plot with 3 dots. A 2 and B 1. The x axis goes from 1 to 3. The y axis goes from −4 to 20.',
  ],
  [
    'one dot',
    {
      type: 'scatter-plot',
      title: 'T',
      xLabel: 'Catches',
      yLabel: 'Yards',
      groups: [{ label: 'A', points: [point(3, 20)] }],
    },
    'A scatter plot with 1 dot. Catches goes from 3 to 3. Yards goes from 20 to 20.',
  ],
  [
    'one box',
    { type: 'box-and-whisker', title: 'T', xLabel: 'X', boxes: [{ label: 'A', five: null }] },
    'A box-and-whisker plot with 1 box. A: not drawn yet.',
  ],
  [
    'no box',
    { type: 'box-and-whisker', title: 'T', xLabel: 'X', boxes: [] },
    'A box-and-whisker plot with 0 boxes.',
  ],
])('says what %s shows', (_, chart, sentence) => {
  expect(describeChart(chart)).toBe(sentence);
});

it.each([
  [999, '999'],
  [1000, '1,000'],
  [-12345, '−12,345'],
  [1234567, '1,234,567'],
  [0.125, '0.13'],
  [-0.004, '0'],
  [-0.006, '−0.01'],
  [1000.5, '1,000.5'],
])('writes %s as %s', (value, text) => {
  expect(formatChartNumber(value)).toBe(text);
});
