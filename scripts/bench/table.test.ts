import { percentile } from './numbers.mjs';
import { SECTIONS, withSections } from './report.mjs';
import {
  bareSpeedRow,
  classRow,
  classTable,
  correctionRow,
  crowdRow,
  crowdTable,
  deskRow,
  districtPageRow,
  districtPageTable,
  handsRow,
  handsTable,
  hotRow,
  interactionRow,
  longestRow,
  markdownTable,
  oneTabRows,
  openingsRow,
  rowOf,
  servedRow,
  spanRow,
  spanTable,
  speedRow,
  speedTable,
  throughputRow,
} from './table.mjs';

const budget = { js: 10, total: 20, requests: 3, reads: 6, documentsPerStudent: 2 };
const measured = {
  scriptBytes: 10 * 1024,
  totalBytes: 20 * 1024,
  requests: 3,
  store: { reads: 6, documents: 60 },
  students: 0,
};

it('accepts a route that uses its budget up', () => {
  expect(rowOf('/', budget, measured).ok).toBe(true);
});

it.each([
  ['script', { scriptBytes: 10 * 1024 + 1 }],
  ['everything together', { totalBytes: 20 * 1024 + 1 }],
  ['requests', { requests: 4 }],
  ['store reads', { store: { reads: 7, documents: 7 } }],
  ['documents per student', { students: 29 }],
])('refuses a route that is over its budget by the least bit: %s', (_what, more) => {
  expect(rowOf('/', budget, { ...measured, ...more }).ok).toBe(false);
});

it('writes one line for each route, with the figures that are too high marked', () => {
  const rows = [
    rowOf('/', budget, measured),
    rowOf('/league', budget, { ...measured, requests: 4, students: 30 }),
  ];

  expect(markdownTable(rows).split('\n')).toEqual([
    '| route   | JS KiB | budget | total KiB | budget | requests | budget |                   store reads | budget | ok     |',
    '| ------- | -----: | -----: | --------: | -----: | -------: | -----: | ----------------------------: | -----: | ------ |',
    '| /       |   10.0 |     10 |      20.0 |     20 |        3 |      3 |                             6 |      6 | yes    |',
    '| /league |   10.0 |     10 |      20.0 |     20 |    **4** |      3 | 6 (2.0 documents per student) |  6 (2) | **no** |',
  ]);
});

it('refuses a class in which one document is written more often than once a second', () => {
  const rows = [1, 1.01].map((writesASecond) =>
    classRow(
      { writesASecond: 1 },
      { students: 30, busiest: { collection: 'leagues', writesASecond } },
    ),
  );
  expect(rows.map(({ ok }) => ok)).toEqual([true, false]);
  expect(classTable(rows).split('\n').at(-1)).toBe(
    '| 30 students, busiest: one of leagues |        **1.01** |      1 | **no** |',
  );
});

describe('beside the bare page', () => {
  const speed = { lcp: 2000, lcpRatio: 1.3, tbtRatio: 1.25, tbtAllowance: 50, cls: 0.02 };
  const bare = { lcp: 1000, tbt: 400, cls: 0 };
  const used = { lcp: 1300, tbt: 500, cls: 0.02 };

  it('accepts a page that uses every share up', () => {
    expect(speedRow('/', speed, used, bare).ok).toBe(true);
  });

  it.each([
    ['slower to stand than its share', { lcp: 1301 }, {}],
    ['slower than what is bearable, however slow the bare page is', { lcp: 2001 }, { lcp: 1900 }],
    ['busy beyond its share', { tbt: 501 }, {}],
    ['busy beyond the allowance, where the bare page is at rest', { tbt: 51 }, { tbt: 0 }],
    ['one that jumps', { cls: 0.021 }, {}],
  ])('refuses a page that is %s', (_what, more, moreOfBare) => {
    expect(speedRow('/', speed, { ...used, ...more }, { ...bare, ...moreOfBare }).ok).toBe(false);
  });

  it('allows what is lost in the noise, where the bare page is at rest', () => {
    expect(speedRow('/', speed, { ...used, tbt: 50 }, { ...bare, tbt: 0 }).ok).toBe(true);
  });

  it('shows the bare page without budgets', () => {
    expect(
      speedTable([
        bareSpeedRow('bare', bare),
        speedRow('/', speed, { ...used, tbt: 501 }, bare),
      ]).split('\n'),
    ).toEqual([
      '| page | LCP s | budget |  TBT ms | budget |   CLS | budget | ok     |',
      '| ---- | ----: | -----: | ------: | -----: | ----: | -----: | ------ |',
      '| bare |  1.00 |        |     400 |        | 0.000 |        | yes    |',
      '| /    |  1.30 |   1.30 | **501** |    500 | 0.020 |   0.02 | **no** |',
    ]);
  });

  it('wants its share of the bare page’s speed from the server, unless the row is only there to be seen', () => {
    const slow = { path: '/', perSecond: 59, ratio: 0.59 };
    expect([
      throughputRow(slow, 0.6).ok,
      throughputRow({ ...slow, ratio: 0.6 }, 0.6).ok,
      throughputRow(slow).ok,
    ]).toEqual([false, true, true]);
  });
});

it('holds the weeks of one tab to the first one’s requests, and its heap to a limit and to the week before', () => {
  const weeks = (requests: number, heapMb: number) =>
    oneTabRows({ times: 1.2, heapMb: 40, growth: 1.02 }, [
      { week: 7, requests: 100, heapMb: 30 },
      { week: 8, requests: 120, heapMb: 35 },
      { week: 9, requests, heapMb },
    ]).map((row: { ok: boolean }) => row.ok);
  expect(weeks(120, 35.5)).toEqual([true, true, true]);
  expect(weeks(121, 35.5)).toEqual([true, true, false]);
  expect(weeks(120, 36)).toEqual([true, true, false]);
  expect(
    oneTabRows({ times: 1.2, heapMb: 40, growth: 1.02 }, [
      { week: 7, requests: 100, heapMb: 41 },
    ])[0]?.ok,
  ).toBe(false);
});

it('judges an interaction by its median and shows the worst', () => {
  expect(interactionRow(200, { name: 'type', median: 200, worst: 400 }).ok).toBe(true);
  expect(interactionRow(200, { name: 'type', median: 201, worst: 201 }).ok).toBe(false);
});

it('accepts a crowd only when everyone was served, and in time', () => {
  const crowd = { asked: 30, served: 30, p95: 400 };
  expect([crowdRow('class', crowd, 400).ok, crowdRow('class', { ...crowd, p95: 900 }).ok]).toEqual([
    true,
    true,
  ]);
  expect(crowdRow('class', { ...crowd, served: 29 }, 400).ok).toBe(false);
  expect(crowdRow('class', { ...crowd, p95: 401 }, 400).ok).toBe(false);
  expect(crowdRow('class', { ...crowd, p95: Number.NaN }, 400).ok).toBe(false);
  expect(crowdTable([crowdRow('class', crowd, 400)])).toContain(
    '| class |     30 | 30 |    400 |    400 | yes |',
  );
});

it('holds a teacher’s way to its presses and to its seconds', () => {
  const budgets = { stuck: { presses: 2, seconds: 5 } };
  const rows = [
    { presses: 2, seconds: 5 },
    { presses: 3, seconds: 1 },
    { presses: 1, seconds: 5.1 },
  ].map((one) => deskRow(budgets, { name: 'stuck', title: 'a stuck student', ...one }));
  expect(rows.map(({ ok }) => ok)).toEqual([true, false, false]);
});

it('holds a graph made by hand to half of what it takes in boxes', () => {
  const rows = [
    { type: 'circle', hand: 8, boxes: 16 },
    { type: 'histogram', hand: 9, boxes: 16 },
  ].map((one) => handsRow({ ofBoxes: 0.5 }, one));
  expect(rows.map(({ ok }) => ok)).toEqual([true, false]);
  expect(handsTable(rows.slice(0, 1))).toContain(
    '| circle |       16 |        |       8 |        |     0.50 |  ≤ 0.5 | yes |',
  );
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

describe('the report', () => {
  const [first = '', second = '', third = ''] = SECTIONS;

  it('replaces one section and leaves the others as they are, in the one order', () => {
    const once = withSections('', { [third]: 'old third', [first]: 'first\n\n| a |\n| - |' });
    const twice = withSections(once, { [third]: 'new third', [second]: 'second' });
    expect(twice.slice(twice.indexOf('## '))).toBe(
      `## ${first}\n\nfirst\n\n| a |\n| - |\n\n## ${second}\n\nsecond\n\n## ${third}\n\nnew third\n`,
    );
    expect(withSections(twice, {})).toBe(twice);
  });

  it('knows its sections', () => {
    expect(() => withSections('', { Another: 'text' })).toThrow('no section');
  });
});

describe('weeks that open together', () => {
  const budget = { seconds: 60 };
  it('are all opened, within their time', () => {
    const rows = [
      openingsRow(budget, { opened: 600, ms: 60_000 }, 600),
      openingsRow(budget, { opened: 599, ms: 60_000 }, 600),
      openingsRow(budget, { opened: 600, ms: 60_001 }, 600),
    ];
    expect(rows.map(({ ok }) => ok)).toEqual([true, false, false]);
  });

  it('leave no page without an answer and none too slow, whatever it took before', () => {
    const calm = { asked: 10, served: 10, p95: 20, longest: 40 };
    const rows = [
      spanRow('used up', { asked: 10, served: 10, p95: 400, longest: 900 }, calm, 400),
      spanRow('too slow', { asked: 10, served: 10, p95: 400.1, longest: 900 }, calm, 400),
      spanRow('one lost', { asked: 10, served: 9, p95: 30, longest: 40 }, calm, 400),
      spanRow('none asked', { asked: 0, served: 0, p95: 0, longest: 0 }, calm, 400),
    ];
    expect(rows.map(({ ok }) => ok)).toEqual([true, false, false, false]);
    expect(spanTable(rows.slice(0, 1)).split('\n').at(-1)).toMatch(
      /^\| used up +\| +10 +\| 10 \| +400 \| +400 \| +900 \| +\| +20\.0 \| +\| +22\.5 \| +\| yes +\|$/,
    );
  });
});

describe('a district', () => {
  it('is as fast as a school, and no faster is asked for', () => {
    const page = { name: 'dashboard', small: 30, large: 36 };
    const rows = [
      districtPageRow({ ...page, ratio: 1.25 }, 1.25),
      districtPageRow({ ...page, ratio: 1.251 }, 1.25),
    ];
    expect(rows.map(({ ok }) => ok)).toEqual([true, false]);
    expect(districtPageTable(rows, { beside: 1000, students: 20_000 }).split('\n')[0]).toMatch(
      /1000: p95 ms .* 20000: p95 ms/,
    );
  });

  it('has every card reached that a correction has to reach, and no other, within its time', () => {
    const done = { games: 40, cards: 17_520, wanted: 17_520, ms: 120_000 };
    const rows = [
      done,
      { ...done, cards: 17_519 },
      { ...done, cards: 17_521 },
      { ...done, ms: 120_001 },
    ];
    expect(rows.map((one) => correctionRow(120, one).ok)).toEqual([true, false, false, false]);
  });

  it('answers the slowest page in time, and each of them', () => {
    const pages = { asked: 90, served: 90, p95: 40, longest: 400 };
    const rows = [
      pages,
      { ...pages, longest: 401 },
      { ...pages, served: 89 },
      { ...pages, asked: 0, served: 0 },
    ];
    expect(rows.map((one) => longestRow('a class', one, 400).ok)).toEqual([
      true,
      false,
      false,
      false,
    ]);
    expect(longestRow('others', { ...pages, longest: 900 }).ok).toBe(true);
  });

  it('writes no document too often, and serves all who come', () => {
    const hot = [1, 1.1].map(
      (aSecond) => hotRow({ collection: 'leagues', aSecond, inAll: 12 }, 1).ok,
    );
    expect(hot).toEqual([true, false]);
    expect([60, 59].map((served) => servedRow('students', { asked: 60, served }).ok)).toEqual([
      true,
      false,
    ]);
  });
});
