import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const ROOT = process.cwd();
const PAGES = [
  'README.md',
  'CONTRIBUTING.md',
  'SECURITY.md',
  ...readdirSync(path.join(ROOT, 'docs'), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.md'))
    .map((name) => `docs/${name}`),
];
/** A path of this repository, in backticks; with placeholders it is none. */
const NAMED = /`((?:app|components|lib|e2e|scripts|deploy|tools|docs|data)\/[^`\s]*)`/g;
/** A name with its file, as in `name` (`lib/file.ts`) or `name` in `lib/file.ts`. */
const NAMED_IN_FILE =
  /`([A-Za-z_$][\w$]*)`\s*(?:in|\()\s*`((?:app|components|lib|e2e|scripts)\/[\w/.\-[\]()]+\.(?:tsx?|mjs))`/g;
const LINK = /\]\(([^)#\s]+)(?:#[^)]*)?\)/g;

const textOf = (file: string) => readFileSync(path.join(ROOT, file), 'utf8');

it.each(PAGES)('%s names only files and folders that are there', (page) => {
  const named = [...textOf(page).matchAll(NAMED)]
    .map(([, name = '']) => name)
    .filter((name) => !/<|…|\*|[A-Z]{4,}/.test(name));
  expect(named.filter((name) => !existsSync(path.join(ROOT, name)))).toEqual([]);
});

it.each(PAGES)('%s names only what is in the file beside it', (page) => {
  const dead = [...textOf(page).matchAll(NAMED_IN_FILE)].filter(
    ([, name = '', file = '']) =>
      !new RegExp(`(?<![\\w$])${name.replace('$', '\\$')}(?![\\w$])`).test(textOf(file)),
  );
  expect(dead.map(([text]) => text)).toEqual([]);
});

it.each(PAGES)('%s links only to pages that are there', (page) => {
  const links = [...textOf(page).matchAll(LINK)]
    .map(([, link = '']) => link)
    .filter((link) => !link.includes(':'));
  expect(links.filter((link) => !existsSync(path.join(ROOT, path.dirname(page), link)))).toEqual(
    [],
  );
});

it.each(['docs/decisions', 'docs/how-to'])('the index of %s lists each of its pages', (folder) => {
  const index = textOf(`${folder}/README.md`);
  const pages = readdirSync(path.join(ROOT, folder)).filter((name) => name !== 'README.md');
  expect(pages.length).toBeGreaterThan(10);
  expect(pages.filter((name) => !index.includes(`](${name})`))).toEqual([]);
});

it('code points only to records that are there', () => {
  const files = ['app', 'components', 'deploy', 'e2e', 'lib', 'scripts'].flatMap((folder) =>
    readdirSync(path.join(ROOT, folder), { recursive: true, encoding: 'utf8' })
      .filter((name) => /\.(?:ts|tsx|mjs|css|conf)$/.test(name))
      .map((name) => path.join(folder, name)),
  );
  const records = readdirSync(path.join(ROOT, 'docs/decisions'));
  const dead = files.flatMap((file) =>
    [...textOf(file).matchAll(/docs\/decisions\/([\w-]+(?:\.md)?)/g)]
      .map(([, name = '']) => name)
      .filter((name) => !records.some((record) => record.startsWith(name)))
      .map((name) => `${file}: ${name}`),
  );
  expect(dead).toEqual([]);
});
