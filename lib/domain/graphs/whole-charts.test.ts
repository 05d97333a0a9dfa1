import type { GraphDraft } from '@/lib/domain/graphs/graph-draft';
import type { GraphDataSource, GraphPlayer } from '@/lib/domain/graphs/graph-source';
import { scatterPointsOfPlayer } from '@/lib/domain/graphs/scatter-plot/rules';
import { chartOfDraft, emptyDraftOfType } from '@/lib/domain/testing/by-type';

const HILL: GraphPlayer = {
  key: 'p1',
  name: 'Hill',
  position: 'WR',
  games: [[60, 5, 7, 0, 0], 'bye', [24, -2, 3, 0, 0]],
};
const LAMB: GraphPlayer = {
  key: 'p2',
  name: 'Lamb',
  position: 'WR',
  games: [[21, 0, 4, 0, 0], [29, 9, 2, 0, 0], 'out'],
};
const SOURCE: GraphDataSource = { week: 3, players: [HILL, LAMB] };
const DRAFT: GraphDraft = {
  ...emptyDraftOfType('circle', SOURCE),
  players: ['p1', 'p2'],
  title: 'Title',
  xLabel: 'Across',
  yLabel: 'Up',
  showKey: true,
  xScale: { start: '0', step: '1', end: '9' },
  yScale: { start: '-4', step: '2', end: '8' },
};
const X = { start: 0, step: 1, end: 9 };
const Y = { start: -4, step: 2, end: 8 };

it('draws a whole circle, with its unit', () => {
  expect(chartOfDraft('circle', { ...DRAFT, typed: { 'angle-p2': '133.5' } }, SOURCE)).toEqual({
    type: 'circle',
    title: 'Title',
    unit: 'yards',
    showKey: true,
    slices: [
      { label: 'Hill', value: 84, degrees: null },
      { label: 'Lamb', value: 50, degrees: 133.5 },
    ],
  });
  expect(chartOfDraft('circle', { ...DRAFT, fields: [], showKey: false }, SOURCE)).toMatchObject({
    unit: '',
    showKey: false,
  });
});

it('draws whole stacked bars', () => {
  expect(
    chartOfDraft('stacked-bar', { ...DRAFT, fields: ['Receptions', 'RushingYards'] }, SOURCE),
  ).toEqual({
    type: 'stacked-bar',
    title: 'Title',
    xLabel: 'Across',
    yLabel: 'Up',
    yScale: Y,
    showKey: true,
    bars: ['Hill', 'Lamb'],
    pieces: [
      { label: 'Catches', values: [10, 6] },
      { label: 'Rushing yards', values: [3, 9] },
    ],
  });
});

it('draws whole lines, joined or with gaps', () => {
  const lines = {
    type: 'multiple-line',
    title: 'Title',
    xLabel: 'Across',
    yLabel: 'Up',
    yScale: Y,
    showKey: true,
    points: ['1', '2', '3'],
    lines: [
      { label: 'Hill', values: [60, null, 24] },
      { label: 'Lamb', values: [21, 29, null] },
    ],
  };
  expect(chartOfDraft('multiple-line', { ...DRAFT, gap: 'gap' }, SOURCE)).toEqual({
    ...lines,
    joinGaps: false,
  });
  expect(chartOfDraft('multiple-line', { ...DRAFT, gap: 'join' }, SOURCE)).toEqual({
    ...lines,
    joinGaps: true,
  });
  const backward = chartOfDraft('multiple-line', { ...DRAFT, fromWeek: 3, toWeek: 1 }, SOURCE);
  expect(backward).toMatchObject({ points: [], lines: [{ values: [] }, { values: [] }] });
});

it('draws a whole stem-and-leaf plot, with a key as soon as a part of it is there', () => {
  const plot = (stemKey: Partial<GraphDraft['stemKey']>, last = '1') =>
    chartOfDraft(
      'stem-and-leaf',
      {
        ...DRAFT,
        stems: { first: '0', last },
        stemKey: { stem: '', leaf: '', value: '', unit: '', ...stemKey },
        typed: { 'leaves-0': '7 3' },
      },
      SOURCE,
    );
  expect(plot({ stem: '2', leaf: '1', value: '21', unit: 'yards' })).toEqual({
    type: 'stem-and-leaf',
    title: 'Title',
    keyText: '2 | 1 means 21 yards',
    rows: [
      { stem: '0', leaves: [7, 3] },
      { stem: '1', leaves: [] },
    ],
  });
  const keys = [{ stem: '2' }, { leaf: '1' }, { value: '21' }, { unit: 'yards' }, {}].map((part) =>
    plot(part),
  );
  expect(keys.map((chart) => chart.type === 'stem-and-leaf' && chart.keyText)).toEqual([
    '2 |  means',
    '| 1 means',
    '|  means 21',
    undefined,
    undefined,
  ]);
  expect(plot({}, '')).toMatchObject({ rows: [] });
});

it('draws a whole histogram, with dots when they are wanted', () => {
  const bars = {
    ...DRAFT,
    bins: { start: '0', width: '12.5', count: '2' },
    typed: { 'count-1': '3' },
  };
  const chart = {
    type: 'histogram',
    title: 'Title',
    xLabel: 'Across',
    yLabel: 'Up',
    yScale: Y,
    bins: [
      { from: 0, to: 12.5, count: null },
      { from: 12.5, to: 25, count: 3 },
    ],
    dots: undefined,
  };
  expect(chartOfDraft('histogram', bars, SOURCE)).toEqual(chart);
  expect(chartOfDraft('histogram', { ...bars, dots: true }, SOURCE)).toEqual({
    ...chart,
    dots: [60, 24, 21, 29],
  });
  expect(
    chartOfDraft('histogram', { ...bars, bins: { start: '', width: '', count: '' } }, SOURCE),
  ).toMatchObject({ bins: [] });
});

it('draws a whole scatter plot', () => {
  expect(
    chartOfDraft('scatter-plot', { ...DRAFT, fields: ['Receptions', 'RushingYards'] }, SOURCE),
  ).toEqual({
    type: 'scatter-plot',
    title: 'Title',
    xLabel: 'Across',
    yLabel: 'Up',
    xScale: X,
    yScale: Y,
    showKey: true,
    groups: [
      {
        label: 'Hill',
        points: [
          { x: 7, y: 5, label: 'week 1' },
          { x: 3, y: -2, label: 'week 3' },
        ],
      },
      {
        label: 'Lamb',
        points: [
          { x: 4, y: 0, label: 'week 1' },
          { x: 2, y: 9, label: 'week 2' },
        ],
      },
    ],
  });
  expect(scatterPointsOfPlayer(HILL, 'Receptions', 'Sacks', DRAFT)).toEqual([]);
  expect(
    scatterPointsOfPlayer(HILL, 'Receptions', 'RushingYards', { ...DRAFT, fromWeek: 3 }),
  ).toEqual([{ x: 3, y: -2, week: 3 }]);
});

it('draws a whole box plot, and no box before all five numbers are there', () => {
  const names = ['min', 'q1', 'median', 'q3', 'max'] as const;
  const typed = Object.fromEntries(
    names.map((name, index) => [`five-p1-${name}`, `${index * 2}.5`]),
  );
  const chart = {
    type: 'box-and-whisker',
    title: 'Title',
    xLabel: 'Across',
    xScale: X,
    boxes: [
      {
        label: 'Hill',
        five: { min: 0.5, q1: 2.5, median: 4.5, q3: 6.5, max: 8.5 },
        dots: undefined,
      },
      { label: 'Lamb', five: null, dots: undefined },
    ],
  };
  expect(chartOfDraft('box-and-whisker', { ...DRAFT, typed }, SOURCE)).toEqual(chart);
  expect(chartOfDraft('box-and-whisker', { ...DRAFT, typed, dots: true }, SOURCE)).toMatchObject({
    boxes: [{ dots: [60, 24] }, { dots: [21, 29] }],
  });
  const zeros = Object.fromEntries(names.map((name) => [`five-p1-${name}`, '0']));
  expect(chartOfDraft('box-and-whisker', { ...DRAFT, typed: zeros }, SOURCE)).toMatchObject({
    boxes: [{ five: { min: 0, q1: 0, median: 0, q3: 0, max: 0 } }, { five: null }],
  });
  for (const name of names) {
    const chartWithout = chartOfDraft(
      'box-and-whisker',
      { ...DRAFT, typed: { ...typed, [`five-p1-${name}`]: '' } },
      SOURCE,
    );
    expect(chartWithout).toMatchObject({ boxes: [{ five: null }, { five: null }] });
  }
});
