import { readFileSync } from 'node:fs';
import path from 'node:path';

const page = readFileSync(path.join(process.cwd(), 'docs', 'map.md'), 'utf8');

const filesOf = (heading: string): string[] => {
  const section = page.split(`## ${heading}\n`)[1]?.split('\n## ')[0] ?? '';
  return [...section.matchAll(/^\d+\. `([^`]+)`/gm)].map(([, file = '']) => file);
};

/** The files that a file imports, without their endings. */
function importsOf(file: string): string[] {
  const source = readFileSync(path.join(process.cwd(), file), 'utf8');
  return [...source.matchAll(/ from '([^']+)'/g)].map(([, from = '']) => {
    if (from.startsWith('.')) return path.join(path.dirname(file), from);
    return from.replace(/^@\/words\//, 'lib/words/en/').replace(/^@\//, '');
  });
}

const imports = (file: string, other: string) =>
  importsOf(file).includes(other.replace(/\.tsx?$/, ''));

describe('the way of a typed answer', () => {
  const files = filesOf('A typed answer');

  it('is at most 18 files long and enters no room more than twice', () => {
    expect(files.length).toBeGreaterThan(0);
    expect(files.length).toBeLessThanOrEqual(18);
    expect(new Set(files).size).toBe(files.length);
    const rooms = files.map((file) => path.dirname(file));
    const entered = rooms.filter((room, index) => room !== rooms[index - 1]);
    expect(entered.filter((room) => entered.filter((other) => other === room).length > 2)).toEqual(
      [],
    );
  });

  it('leads from each file to the next: one imports the other, but for the request between browser and server', () => {
    const loose = files.filter(
      (file, index) =>
        index > 0 &&
        !files.slice(0, index).some((earlier) => imports(earlier, file) || imports(file, earlier)),
    );
    expect(loose).toEqual(['app/api/attempts/route.ts']);
  });
});
