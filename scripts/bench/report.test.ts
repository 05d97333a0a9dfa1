import { readFileSync } from 'node:fs';
import path from 'node:path';
import { SECTIONS } from './report.mjs';

it('every part of the bench writes a section that the report has', () => {
  const bench = readFileSync(path.join(process.cwd(), 'scripts/bench.mjs'), 'utf8');
  const written = [...bench.matchAll(/sections: \{ '([^']+)'/g)].map(([, heading]) => heading);
  expect(written.length).toBeGreaterThan(8);
  expect([...new Set(written)].toSorted()).toEqual(SECTIONS.toSorted());
});
