import { readFileSync } from 'node:fs';
import path from 'node:path';

type Manifest = Partial<
  Record<'dependencies' | 'devDependencies' | 'overrides', Record<string, unknown>>
>;
type Lock = {
  packages: Record<string, { optionalDependencies?: Record<string, string>; resolved?: string }>;
};

const read = (file: string) => readFileSync(path.join(process.cwd(), file), 'utf8');

describe.each(['.', 'tools/firebase'])('the packages of %s', (folder) => {
  const manifest = JSON.parse(read(path.join(folder, 'package.json'))) as Manifest;
  const lock = JSON.parse(read(path.join(folder, 'package-lock.json'))) as Lock;

  it('are pinned to one version each', () => {
    const loose = Object.entries({ ...manifest.dependencies, ...manifest.devDependencies }).filter(
      ([, version]) => !/^\d+\.\d+\.\d+$/.test(String(version)),
    );
    expect(loose).toEqual([]);
  });

  it('are locked for every platform, because `npm ci` refuses a lock that names a part and does not hold it', () => {
    const isLocked = (from: string, name: string): boolean => {
      for (let at = from; ; at = at.slice(0, Math.max(0, at.lastIndexOf('node_modules/') - 1))) {
        if (lock.packages[`${at ? `${at}/` : ''}node_modules/${name}`]) return true;
        if (!at) return false;
      }
    };
    const missing = Object.entries(lock.packages).flatMap(([from, { optionalDependencies = {} }]) =>
      Object.keys(optionalDependencies).filter((name) => !isLocked(from, name)),
    );
    expect(missing).toEqual([]);
  });

  it('come from whichever registry is set up where they are installed', () => {
    expect(Object.entries(lock.packages).filter(([, { resolved }]) => resolved)).toEqual([]);
  });
});

it('are each named in the record of decisions, with what they are for', () => {
  const { dependencies, devDependencies, overrides } = JSON.parse(read('package.json')) as Manifest;
  const record = read('docs/decisions/0001-stack-and-dependencies.md');
  const named = [...record.matchAll(/`([^`\s]+)`/g)].map(([, name = '']) => name);
  const covers = (name: string) => (word: string) =>
    word === name || (word.endsWith('*') && name.startsWith(word.slice(0, -1)));

  const unnamed = Object.keys({ ...dependencies, ...devDependencies, ...overrides }).filter(
    (name) => !named.some(covers(name)),
  );
  expect(unnamed).toEqual([]);
});
