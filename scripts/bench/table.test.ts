import { classRow, classTable, markdownTable, rowOf } from './table.mjs';

const budget = { js: 10, total: 20, requests: 3, reads: 6, documentsPerStudent: 2 };
const measured = { scriptBytes: 10 * 1024, totalBytes: 20 * 1024, requests: 3, store: { reads: 6, documents: 60 }, students: 0 };

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
  const rows = [rowOf('/', budget, measured), rowOf('/league', budget, { ...measured, requests: 4, students: 30 })];

  expect(markdownTable(rows).split('\n')).toEqual([
    '| route   | JS KiB | budget | total KiB | budget | requests | budget |                   store reads | budget | ok     |',
    '| ------- | -----: | -----: | --------: | -----: | -------: | -----: | ----------------------------: | -----: | ------ |',
    '| /       |   10.0 |     10 |      20.0 |     20 |        3 |      3 |                             6 |      6 | yes    |',
    '| /league |   10.0 |     10 |      20.0 |     20 |    **4** |      3 | 6 (2.0 documents per student) |  6 (2) | **no** |',
  ]);
});

it('refuses a class in which one document is written more often than once a second', () => {
  const rows = [1, 1.01].map((writesASecond) =>
    classRow({ writesASecond: 1 }, { students: 30, busiest: { collection: 'leagues', writesASecond } }),
  );
  expect(rows.map(({ ok }) => ok)).toEqual([true, false]);
  expect(classTable(rows).split('\n').at(-1)).toBe(
    '| 30 students, busiest: one of leagues |        **1.01** |      1 | **no** |',
  );
});
