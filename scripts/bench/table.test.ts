import { oneTabColumns, percentile, speedColumns, table, withSection } from './table.mjs';

const row = (figure: number, limit?: number) => ({ name: 'row', figure, limit });
const column = (more: object) => ({
  heading: 'figure',
  of: ({ figure }: { figure: number }) => figure,
  ...more,
});
const isOver = (more: object, figure: number, limit?: number) =>
  table('what', [column(more)], [row(figure, limit)]).over.length > 0;

it.each([
  ['the most that is allowed', { most: 10 }, 10, 10.001],
  ['the least that is wanted', { least: 0.6 }, 0.6, 0.599],
  ['all who asked', { all: 30 }, 30, 29],
  ['no more than asked', { all: 30 }, 30, 31],
])('a figure may use up its budget and go no further: %s', (_what, budget, kept, over) => {
  expect([isOver(budget, kept), isOver(budget, over)]).toEqual([false, true]);
});

it('does not take nothing for a success', () => {
  expect(isOver({ all: 0 }, 0)).toBe(true);
  expect(isOver({ most: 400 }, Number.NaN)).toBe(true);
});

it('judges by the figure, not by what is shown of it', () => {
  const { text, over } = table('what', [column({ most: 1 })], [row(1.2)]);
  expect(text).toContain(' **1** |');
  expect(over).toEqual(['row']);
});

it('takes a budget from the row, and judges no row without one', () => {
  const fromRow = { most: ({ limit }: { limit?: number }) => limit };
  expect([isOver(fromRow, 5, 5), isOver(fromRow, 6, 5), isOver(fromRow, 6), isOver({}, 6)]).toEqual(
    [false, true, false, false],
  );
});

it('writes one line for each row, each figure beside its budget, and marks what is over', () => {
  const columns = [
    { heading: 'JS KiB', of: ({ js }: { js: number }) => js, digits: 1, most: 10 },
    { heading: 'share', of: ({ share }: { share: number }) => share, digits: 2, least: 0.6 },
    {
      heading: 'served',
      of: ({ served }: { served?: number }) => served,
      all: ({ asked }: { asked: number }) => asked,
    },
    { heading: 'worst', of: ({ worst }: { worst: number }) => worst },
  ];
  const rows = [
    { name: '/', js: 10, share: 0.6, served: 30, asked: 30, worst: 7 },
    { name: '/league', js: 10.04, share: 1, served: undefined, asked: 30, worst: 1234 },
  ];
  const { text, over } = table('route', columns, rows);
  expect(text.split('\n')).toEqual([
    '| route   |   JS KiB | budget | share | budget | served | of | worst | ok     |',
    '| ------- | -------: | -----: | ----: | -----: | -----: | -: | ----: | ------ |',
    '| /       |     10.0 |     10 |  0.60 |  ≥ 0.6 |     30 | 30 |     7 | yes    |',
    '| /league | **10.0** |     10 |  1.00 |  ≥ 0.6 |        |    |  1234 | **no** |',
  ]);
  expect(over).toEqual(['/league']);
});

it('has no verdict where nothing has a budget', () => {
  const { text, over } = table('what', [column({}), column({ digits: 1 })], [row(7)]);
  expect(text.split('\n')).toEqual([
    '| what | figure | figure |',
    '| ---- | -----: | -----: |',
    '| row  |      7 |    7.0 |',
  ]);
  expect(over).toEqual([]);
});

it('reads a percentile as a time that was measured', () => {
  expect(percentile([5, 1, 4, 2, 3], 0.95)).toBe(5);
  expect(
    percentile(
      Array.from({ length: 100 }, (_, index) => index + 1),
      0.95,
    ),
  ).toBe(95);
});

it('the report replaces one section and keeps the others, in the one order', () => {
  const order = ['First', 'Second', 'Third'];
  const put = (document: string, heading: string, text: string) =>
    withSection(document, { heading, text }, order);
  const once = put(put('', 'Third', 'old'), 'First', 'first\n\n| a |\n| - |');
  const twice = put(put(once, 'Third', 'new'), 'Second', 'second');
  expect(twice.slice(twice.indexOf('## '))).toBe(
    '## First\n\nfirst\n\n| a |\n| - |\n\n## Second\n\nsecond\n\n## Third\n\nnew\n',
  );
  expect(put(twice, 'Second', 'second')).toBe(twice);
});

describe('beside the bare page', () => {
  const speed = { lcp: 2000, lcpRatio: 1.3, tbtRatio: 1.25, tbtAllowance: 50, cls: 0.02 };
  const bare = { lcp: 1000, tbt: 400, cls: 0 };
  const used = { name: '/', lcp: 1300, tbt: 500, cls: 0.02 };
  const isSlow = (more: object, moreOfBare: object = {}) =>
    table('page', speedColumns(speed, { ...bare, ...moreOfBare }), [{ ...used, ...more }]).over
      .length > 0;

  it('accepts a page that uses every share up', () => {
    expect(isSlow({})).toBe(false);
  });

  it.each([
    ['slower to stand than its share', { lcp: 1301 }, {}],
    ['slower than what is bearable, however slow the bare page is', { lcp: 2001 }, { lcp: 1900 }],
    ['busy beyond its share', { tbt: 501 }, {}],
    ['busy beyond the allowance, where the bare page is at rest', { tbt: 51 }, { tbt: 0 }],
    ['one that jumps', { cls: 0.021 }, {}],
  ])('refuses a page that is %s', (_what, more, moreOfBare) => {
    expect(isSlow(more, moreOfBare)).toBe(true);
  });

  it('allows what is lost in the noise, where the bare page is at rest', () => {
    expect(isSlow({ tbt: 50 }, { tbt: 0 })).toBe(false);
  });

  it('does not judge the bare page', () => {
    expect(isSlow({ lcp: 9000, isBare: true })).toBe(false);
  });
});

it('holds the weeks of one tab to the first one’s requests, and its heap to a limit and to the week before', () => {
  const over = (requests: number, heapMb: number, firstHeapMb = 30) => {
    const weeks = [
      { index: 0, name: 'first', requests: 100, heapMb: firstHeapMb },
      { index: 1, name: 'second', requests: 120, heapMb: 35 },
      { index: 2, name: 'third', requests, heapMb },
    ];
    return table('tab', oneTabColumns({ times: 1.2, heapMb: 40, growth: 1.02 }, weeks), weeks).over;
  };
  expect(over(120, 35.5)).toEqual([]);
  expect(over(121, 35.5)).toEqual(['third']);
  expect(over(120, 36)).toEqual(['third']);
  expect(over(120, 35.5, 41)).toEqual(['first']);
});
