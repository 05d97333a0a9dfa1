import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { isEquivalent, mutantsOf, rangesOfPart, shareOf } from './report.mjs';

const source = 'const a = 1;\nif (a > 1 && a < 3) {\n  go();\n}\n';
const fault = (status: string, replacement: string, line: number, columns: [number, number]) => ({
  status,
  replacement,
  location: { start: { line, column: columns[0] }, end: { line, column: columns[1] } },
});
const report = {
  files: {
    'lib/a.ts': {
      source,
      mutants: [
        fault('Killed', 'a >= 1', 2, [5, 10]),
        fault('Survived', 'a <= 3', 2, [14, 19]),
        fault('Timeout', 'true', 2, [5, 19]),
        fault('NoCoverage', '', 3, [3, 8]),
        fault('RuntimeError', 'a +', 1, [7, 8]),
        fault('Ignored', '2', 1, [11, 12]),
        fault('CompileError', 'x', 1, [11, 12]),
      ],
    },
  },
};

const mutants = mutantsOf(report);

it('tells of each fault that ran what it was and where', () => {
  expect(mutants).toHaveLength(5);
  expect(mutants[1]).toEqual({
    file: 'lib/a.ts',
    status: 'Survived',
    line: 2,
    text: 'if (a > 1 && a < 3) {',
    original: 'a < 3',
    replacement: 'a <= 3',
  });
});

it('counts what was noticed, what never ended and what broke at once, and leaves out what changes nothing', () => {
  expect(shareOf(mutants, [])).toEqual({ noticed: 3, counted: 5, percent: 60 });
  const nothingChanges = {
    file: 'lib/a.ts',
    text: 'if (a > 1 && a < 3) {',
    original: 'a < 3',
    replacement: 'a <= 3',
    reason: '',
  };
  expect(shareOf(mutants, [nothingChanges])).toEqual({ noticed: 3, counted: 4, percent: 75 });
  for (const other of [
    { file: 'lib/b.ts' },
    { text: 'if (a > 1) {' },
    { original: 'a < 4' },
    { replacement: 'a > 3' },
  ]) {
    expect(shareOf(mutants, [{ ...nothingChanges, ...other }]).counted).toBe(5);
  }
});

it('does not take a fault that is noticed for one that changes nothing', () => {
  const [noticed] = mutants;
  expect(isEquivalent(noticed, [{ ...noticed, reason: '' }])).toBe(false);
});

it('every fault that is said to change nothing has its reason, and its line is still there', () => {
  const equivalents = JSON.parse(
    readFileSync(path.join(__dirname, 'equivalents.json'), 'utf8'),
  ) as Record<string, string>[];
  for (const { file = '', text = '', original = '', reason = '' } of equivalents) {
    expect([file, existsSync(path.join(process.cwd(), file))]).toEqual([file, true]);
    const lines = readFileSync(path.join(process.cwd(), file), 'utf8').split('\n');
    expect(lines.map((line) => line.trim())).toContain(text);
    expect(original).not.toBe('');
    expect(reason.length).toBeGreaterThan(20);
  }
});

it('takes every part of the lines once, and something else of the next file', () => {
  const parts = [1, 2, 3].map((number) => rangesOfPart(45, 0, [number, 3]));
  expect(parts).toEqual([
    [
      [1, 10],
      [31, 40],
    ],
    [
      [11, 20],
      [41, 45],
    ],
    [[21, 30]],
  ]);
  expect(rangesOfPart(45, 1, [1, 3])).toEqual([[21, 30]]);
  expect(rangesOfPart(45, 0, [1, 1])).toHaveLength(5);
});
