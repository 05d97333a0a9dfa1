import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

const page = readFileSync(path.join(process.cwd(), 'docs', 'quality.md'), 'utf8');
const rows = page.split('\n').filter((line) => /^\|(?! promise| row|-)/.test(line));

const range = (letter: string, last: number) => Array.from({ length: last }, (_, index) => `${letter}${index + 1}`);

it('names a check for every row of the quality bars', () => {
  const named = rows.flatMap((row) => /^\| ([SRP]\d+) \|/.exec(row)?.[1] ?? []);
  expect(named).toEqual([...range('S', 23), ...range('R', 16), ...range('P', 6)]);
});

it('names only checks that are there, and at least one in each row', () => {
  for (const row of rows) {
    const files = [...row.matchAll(/`((?:app|components|e2e|lib|scripts|playwright)[^`]*)`/g)].map(([, name = '']) => name);
    expect([row, files.length > 0]).toEqual([row, true]);
    expect(files.filter((name) => !existsSync(path.join(process.cwd(), name)))).toEqual([]);
  }
});
