import path from 'node:path';
import { sourceFilesIn } from '@/lib/testing/sources';
import { setLanguageFinder } from './language';

/** What only adults see, and what runs only in a browser or a test. */
const LEFT_OUT = /teacher|admin|\.bench\.|\.gallery\.|\.test\.|-worker|lib\/worker|\/adapters\//;

it('no module of a student’s pages reads a text while it loads, before its reader is known', () => {
  const early = new Set<string>();
  setLanguageFinder(() => {
    const lines = new Error('read').stack?.split('\n') ?? [];
    const at = lines.find(
      (line) =>
        line.includes(process.cwd()) &&
        !/node_modules|words\/(?:language|module-load)\./.test(line),
    );
    // A graph's type only asks there if it has a function at all.
    if (at?.includes('graph-view.tsx')) return 'en';
    early.add(at ?? lines.join('\n'));
    return 'en';
  });
  const modules = sourceFilesIn('app', 'components', 'lib/actions', 'lib/auth', 'lib/data').filter(
    (file) => !LEFT_OUT.test(file),
  );
  for (const file of modules) require(path.join(process.cwd(), file));
  expect([...early]).toEqual([]);
});
