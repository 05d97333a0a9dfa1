import type { AxisScale } from '@/lib/domain/graphs/chart-data';
import type { GraphType } from '@/lib/domain/graphs/graph-names';
import type { GraphTable } from '@/lib/domain/graphs/handed-in-graph';
import { graphPairOnSharedScaleOrReason } from './draw-compared-graph-sides';

type Rows = GraphTable['rows'];
const stored = (columns: readonly string[], rows: Rows) => ({
  title: 'T',
  table: { columns, rows },
});

/** Throws when the two can't be put on one scale. */
async function chartsOf(type: GraphType, columns: readonly string[], one: Rows, other: Rows) {
  const scaled = await graphPairOnSharedScaleOrReason(type, [
    stored(columns, one),
    stored(columns, other),
  ]);
  if ('why' in scaled) throw new Error(scaled.why);
  return scaled.charts as readonly [Record<string, unknown>, Record<string, unknown>];
}

/**
 * Both have the same scale, which includes both ends, starts and ends on a mark, and isn't much
 * longer than the data.
 */
function expectOneScale(scales: readonly unknown[], [low, high]: readonly [number, number]): void {
  const [{ start, step, end }, other] = scales as [AxisScale, AxisScale];
  expect(other).toEqual({ start, step, end });
  expect([start <= low, end >= high, (end - start) % step]).toEqual([true, true, 0]);
  expect([low - start < step, end - high < step]).toEqual([true, true]);
}

it('gives stacked bars one scale from the lowest piece below zero to the highest bar of both', async () => {
  const [a, b] = await chartsOf(
    'stacked-bar',
    ['Player', 'Rushing', 'Receiving'],
    [['Hill', 2, 38]],
    [
      ['Lamb', -15, 80],
      ['Moss', 61, 62],
    ],
  );
  expectOneScale([a.yScale, b.yScale], [-15, 123]);
});

it('lets a bar of tenths end at its mark, and not beyond it', async () => {
  const tenths = Array.from({ length: 10 }, (_, index) => `Piece ${index}`);
  const [a] = await chartsOf(
    'stacked-bar',
    ['Player', ...tenths],
    [['Hill', ...tenths.map(() => '1/10')]],
    [['Lamb', ...tenths.map(() => 0)]],
  );
  expect(a.yScale).toEqual({ start: 0, step: 1, end: 1 });
});

it('gives lines one scale, with gaps left out', async () => {
  const [a, b] = await chartsOf(
    'multiple-line',
    ['Week', 'Hill'],
    [
      ['1', 58],
      ['2', null],
    ],
    [
      ['1', 215],
      ['2', 40],
    ],
  );
  expectOneScale([a.yScale, b.yScale], [40, 215]);
});

it('gives histograms one line of numbers across and one up, each with its own bins', async () => {
  const [a, b] = await chartsOf(
    'histogram',
    ['From, up to', 'How many'],
    [
      ['0 up to 20', 3],
      ['20 up to 40', 12],
    ],
    [
      ['30 up to 45', 1],
      ['45 up to 60', 2],
    ],
  );
  for (const chart of [a, b]) {
    expect(chart).toMatchObject({ xScale: { start: 0, end: 60 } });
  }
  expectOneScale([a.yScale, b.yScale], [0, 12]);
  expect(a.bins).toEqual([
    { from: 0, to: 20, count: 3 },
    { from: 20, to: 40, count: 12 },
  ]);
});

it('gives dots and boxes one scale across, and dots one up', async () => {
  const [a, b] = await chartsOf(
    'scatter-plot',
    ['Dot', 'Across: C', 'Up: Y'],
    [['Hill', 3, 20]],
    [['Lamb', 11, 158]],
  );
  expectOneScale([a.xScale, b.xScale], [3, 11]);
  expectOneScale([a.yScale, b.yScale], [20, 158]);
  const five = ['Box', 'Smallest', 'Lower quartile', 'Median', 'Upper quartile', 'Largest'];
  const [c, d] = await chartsOf(
    'box-and-whisker',
    five,
    [['Hill', 10, 20, 30, 40, 50]],
    [['Lamb', -12, 20, 60, 70, 95]],
  );
  expectOneScale([c.xScale, d.xScale], [-12, 95]);
});

it('gives two stem-and-leaf plots the same stems, and leaves of one width', async () => {
  const [a, b] = await chartsOf(
    'stem-and-leaf',
    ['Stem', 'Leaves'],
    [['2', '1 5']],
    [
      ['−0', '4'],
      ['0', '0 1 7'],
    ],
  );
  expect(a).toMatchObject({
    room: 3,
    rows: [
      { stem: '−0', leaves: [] },
      { stem: '0', leaves: [] },
      { stem: '1', leaves: [] },
      { stem: '2', leaves: ['1', '5'] },
    ],
  });
  expect(b).toMatchObject({
    room: 3,
    rows: [{ stem: '−0', leaves: ['4'] }, { stem: '0' }, { leaves: [] }, { leaves: [] }],
  });
});

it('says why there is no one scale: a type without one, a picture without numbers, numbers that say too little', async () => {
  const slices = stored(['Slice', 'Yards'], [['Hill', 3]]);
  const bars = stored(['Bar', 'Yards'], [['Hill', 3]]);
  expect(await graphPairOnSharedScaleOrReason('circle', [slices, slices])).toEqual({
    why: 'no-scale',
  });
  expect(
    await graphPairOnSharedScaleOrReason('stacked-bar', [bars, { title: 'T', table: null }]),
  ).toEqual({
    why: 'no-numbers',
  });
  expect(await graphPairOnSharedScaleOrReason('box-and-whisker', [bars, bars])).toEqual({
    why: 'other-numbers',
  });
  const far = [
    stored(['Stem', 'Leaves'], [['0', '1']]),
    stored(['Stem', 'Leaves'], [['60', '1']]),
  ] as const;
  expect(await graphPairOnSharedScaleOrReason('stem-and-leaf', far)).toEqual({
    why: 'other-numbers',
  });
});
