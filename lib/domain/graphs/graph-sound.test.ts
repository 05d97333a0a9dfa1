import fc from 'fast-check';
import { soundOfGraph } from './graph-sound';

it('hears a column of numbers after the other, and a bye as a silence', () => {
  const table = {
    columns: ['Week', 'Hill', 'Lamb'],
    rows: [
      ['1', 10, 5],
      ['2', null, 15],
      ['3', 40, -2],
    ],
  };
  expect(soundOfGraph('multiple-line', table)).toEqual({
    stops: ['1', '2', '3'],
    series: [
      { label: 'Hill', values: [10, null, 40] },
      { label: 'Lamb', values: [5, 15, -2] },
    ],
  });
});

it('hears the five numbers of a box from left to right', () => {
  const table = {
    columns: ['Box', 'Smallest', 'Lower quartile', 'Median', 'Upper quartile', 'Largest'],
    rows: [
      ['Hill', 1, 4.5, 6, 9, 20],
      ['Lamb', null, null, null, null, null],
    ],
  };
  expect(soundOfGraph('box-and-whisker', table)).toEqual({
    stops: ['Smallest', 'Lower quartile', 'Median', 'Upper quartile', 'Largest'],
    series: [{ label: 'Hill', values: [1, 4.5, 6, 9, 20] }],
  });
});

it('hears dots from left to right, whatever their order in the table', () => {
  const table = {
    columns: ['Dot', 'Across: Targets', 'Up: Yards'],
    rows: [
      ['Hill', 9, 80],
      ['Lamb', 4, 100],
      ['Moss', 7, -3],
    ],
  };
  expect(soundOfGraph('scatter-plot', table)).toEqual({
    stops: ['Lamb: 4', 'Moss: 7', 'Hill: 9'],
    series: [{ label: 'Up: Yards', values: [100, -3, 80] }],
  });
});

it('hears leaves as the numbers that they stand for, below zero too, and an empty stem as a silence', () => {
  const table = {
    columns: ['Stem', 'Leaves'],
    rows: [
      ['−0', '5 1'],
      ['0', '3'],
      ['1', null],
      ['12', '0 7'],
    ],
  };
  expect(soundOfGraph('stem-and-leaf', table)).toEqual({
    stops: ['−0 | 5', '−0 | 1', '0 | 3', '1 |', '12 | 0', '12 | 7'],
    series: [{ label: 'Leaves', values: [-5, -1, 3, null, 120, 127] }],
  });
});

it('leaves the degrees of a circle out', () => {
  const table = {
    columns: ['Slice', 'Yards', 'Degrees'],
    rows: [
      ['Hill', 60, 240],
      ['Lamb', 30, 120],
    ],
  };
  expect(soundOfGraph('circle', table)?.series).toEqual([{ label: 'Yards', values: [60, 30] }]);
});

it.each([
  ['1 3/4', 1.75],
  ['−1/2', -0.5],
  ['-2 1/4', -2.25],
  ['12', 12],
  ['3.5', 3.5],
  ['1/0', null],
  ['many', null],
])('reads "%s" of a table that was typed for a photo as %s', (typed, value) => {
  const rows = [
    ['Hill', typed],
    ['Lamb', 1],
    ['Moss', 2],
  ];
  expect(soundOfGraph('', { columns: ['Name', 'Number'], rows })?.series).toEqual([
    { label: 'Number', values: [value, 1, 2] },
  ]);
});

it('has nothing to hear in fewer than two numbers', () => {
  expect(soundOfGraph('circle', { columns: ['Slice', 'Yards'], rows: [] })).toBeNull();
  expect(
    soundOfGraph('histogram', {
      columns: ['From, up to', 'How many'],
      rows: [
        ['0 up to 10', 3],
        ['10 up to 20', null],
      ],
    }),
  ).toBeNull();
});

it('takes any table, of any type, without losing a stop', () => {
  const cell = fc.oneof(fc.integer(), fc.string(), fc.constant(null));
  fc.assert(
    fc.property(
      fc.constantFrom(
        'circle',
        'stacked-bar',
        'multiple-line',
        'stem-and-leaf',
        'histogram',
        'scatter-plot',
        'box-and-whisker',
        '',
        'toString',
      ),
      fc.array(fc.string(), { maxLength: 4 }),
      fc.array(fc.array(cell, { maxLength: 4 }), { maxLength: 6 }),
      (type, columns, rows) => {
        const tones = soundOfGraph(type, { columns, rows });
        for (const { values } of tones?.series ?? []) {
          expect(values).toHaveLength(tones?.stops.length ?? 0);
          for (const value of values) expect(value === null || Number.isFinite(value)).toBe(true);
        }
      },
    ),
  );
});
