import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

const PAGES = [
  'docs/map.md',
  'docs/debugging.md',
  'docs/engineering.md',
  'docs/specification.md',
  'CONTRIBUTING.md',
  'README.md',
];
/** A path of this repository, in backticks; with placeholders it is none. */
const NAMED = /`((?:app|components|lib|e2e|scripts|deploy|tools)\/[^`\s]*)`/g;

const textOf = (file: string) => readFileSync(path.join(process.cwd(), file), 'utf8');

it.each(PAGES)('%s names only files and folders that are there', (page) => {
  const named = [...textOf(page).matchAll(NAMED)]
    .map(([, name = '']) => name)
    .filter((name) => !/<|…|\*|[A-Z]{4,}/.test(name));
  expect(named.filter((name) => !existsSync(path.join(process.cwd(), name)))).toEqual([]);
});

it('the map follows ten things that people do through at least three files each', () => {
  const sections = textOf('docs/map.md').split('\n## ').slice(1);
  expect(sections.length).toBeGreaterThanOrEqual(10);
  const short = sections.filter((section) => [...section.matchAll(NAMED)].length < 3);
  expect(short.map((section) => section.split('\n')[0])).toEqual([]);
});
