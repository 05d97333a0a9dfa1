import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

const page = readFileSync(path.join(process.cwd(), 'docs', 'quality.md'), 'utf8');
const rowsOf = (text: string) =>
  text.split('\n').filter((line) => /^\|(?! promise| row|-)/.test(line));
const rows = rowsOf(page);

/** The rows of one section that have a check, joined. */
const promisesOf = (heading: string) =>
  rowsOf(page.split(`## ${heading}\n`)[1]?.split('\n## ')[0] ?? '');

const range = (letter: string, last: number) =>
  Array.from({ length: last }, (_, index) => `${letter}${index + 1}`);

/** Goals without a number, each with words that its row must contain. */
const PERFORMANCE = [
  'JavaScript, bytes and requests of each route',
  'store reads of each view',
  'new script of a move',
  'at most 260 reads and 80 writes',
  'data is read once for each process',
  'two font files of at most 25 KiB each',
  'zod, Firebase',
  'Sentry loads after idle',
  'Lighthouse',
  'interactions at 4x',
  'pages a second',
  'password hashes',
  'a class signing in',
  '1,000 students a minute',
  'bounded number of documents',
];
const ACCESSIBILITY = [
  'axe finds nothing on every route, empty, full and failed, for every role',
  'by keyboard alone and without dragging',
  'focus visible and never lost',
  '44 px',
  '24 px',
  'spoken name',
  'labelled group of boxes',
  'verdict is read out',
  'every pair of colors',
  'forced colors',
  'reduced motion',
  'printed',
  '320 px and 400 %',
  'at least 16 px',
  'password managers',
];

it('names a check for every row of the quality bars', () => {
  const named = rows.flatMap((row) => /^\| ([SRP]\d+) \|/.exec(row)?.[1] ?? []);
  expect(named).toEqual(
    expect.arrayContaining([...range('S', 31), ...range('R', 19), ...range('P', 6)]),
  );
  expect(new Set(named).size).toBe(named.length);
});

it.each([
  ['Performance', PERFORMANCE],
  ['Accessibility', ACCESSIBILITY],
] as const)('names a check for every bar of %s', (heading, bars) => {
  const promises = promisesOf(heading);
  expect(bars.filter((bar) => !promises.some((row) => row.split('|')[1]?.includes(bar)))).toEqual(
    [],
  );
});

it('says which bars cannot be shown here', () => {
  expect(page.split('## Not shown here')[1]).toMatch(
    /[Rr]eading grade[\s\S]*Google[\s\S]*Chromebook/,
  );
});

it('names only checks that are there, and at least one in each row', () => {
  for (const row of rows) {
    const files = [...row.matchAll(/`((?:app|components|e2e|lib|scripts|playwright)[^`]*)`/g)].map(
      ([, name = '']) => name,
    );
    expect([row, files.length > 0]).toEqual([row, true]);
    expect(files.filter((name) => !existsSync(path.join(process.cwd(), name)))).toEqual([]);
  }
});
