import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { newOperationId } from './operation-id';

it('makes random ids of version 4', () => {
  const ids = Array.from({ length: 50 }, newOperationId);
  for (const id of ids)
    expect(id).toMatch(/^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/);
  expect(new Set(ids).size).toBe(50);
});

it('is where components get their ids from: crypto.randomUUID is missing where a school opens the app by plain http', () => {
  const folder = join(process.cwd(), 'components');
  const offenders = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(
    (name) =>
      /\.tsx?$/.test(name) &&
      !/\.test\.tsx?$/.test(name) &&
      readFileSync(join(folder, name), 'utf8').includes('randomUUID'),
  );
  expect(offenders).toEqual([]);
});
