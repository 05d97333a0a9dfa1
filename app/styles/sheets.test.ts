import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';

const ROOT = process.cwd();
const STYLES = path.join(ROOT, 'app', 'styles');

/** The folders of routes that bring each sheet. */
const AREAS: Readonly<Record<string, readonly string[]>> = {
  open: [
    'app/(open)',
    'app/(entry)',
    'app/reset-password',
    'app/change-password',
    'app/confirm-email',
    'app/invitation',
    'app/[...missing]',
  ],
  student: ['app/student'],
  teacher: ['app/teacher'],
};

function filesOf(place: string): string[] {
  if (!statSync(place).isDirectory()) return [place];
  return readdirSync(place, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name) && !name.includes('.test.'))
    .map((name) => path.join(place, name));
}

/** Every file of the app and of components that these files lead to. */
function reachable(start: readonly string[]): Set<string> {
  const found = new Set<string>();
  const open = [...start];
  for (let file = open.pop(); file; file = open.pop()) {
    if (found.has(file)) continue;
    found.add(file);
    const folder = path.dirname(file);
    for (const [, name = ''] of readFileSync(file, 'utf8').matchAll(/(?:from|import)\s*\(?\s*'([^']+)'/g)) {
      const target = name.startsWith('@/')
        ? path.join(ROOT, name.slice(2))
        : name.startsWith('.')
          ? path.join(folder, name)
          : null;
      const resolved =
        target && [target, `${target}.tsx`, `${target}.ts`].find((each) => existsSync(each) && statSync(each).isFile());
      if (resolved && /\.tsx?$/.test(resolved) && /^(app|components)\//.test(path.relative(ROOT, resolved))) open.push(resolved);
    }
  }
  return found;
}

it.each(Object.entries(AREAS))('the %s sheet is made from every file its pages are made of', (sheet, folders) => {
  const css = readFileSync(path.join(STYLES, `${sheet}.css`), 'utf8');
  const places = (pattern: RegExp) => [...css.matchAll(pattern)].map(([, name = '']) => path.join(STYLES, name));
  const sources = places(/@source "([^"]+)"/g);
  const left = places(/@source not "([^"*]+)"/g);
  const within = (file: string, list: readonly string[]) => list.some((place) => file === place || file.startsWith(`${place}/`));
  const missing = [...reachable(folders.flatMap((folder) => filesOf(path.join(ROOT, folder))))].filter(
    (file) => !within(file, sources) || within(file, left),
  );
  expect(missing.map((file) => path.relative(ROOT, file))).toEqual([]);
});

it('every page stands in an area that brings a sheet, or only redirects', () => {
  const pages = filesOf(path.join(ROOT, 'app')).filter((file) => /\/page\.tsx$/.test(file));
  const folders = Object.values(AREAS).flat();
  const outside = pages
    .map((file) => path.relative(ROOT, file))
    .filter((file) => !folders.some((folder) => file.startsWith(`${folder}/`)));
  expect(outside.sort()).toEqual(['app/admin/[[...rest]]/page.tsx', 'app/dashboard/page.tsx']);
});

it('the signs in signs.css are those that are named anywhere', () => {
  const names = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map(([, name]) => name);
  const files = ['app', 'components'].flatMap((folder) => filesOf(path.join(ROOT, folder)));
  const sources = [...files, path.join(STYLES, 'base.css')].map((file) => readFileSync(file, 'utf8')).join();
  const signs = readFileSync(path.join(STYLES, 'signs.css'), 'utf8');
  expect(names(signs, /--sign-([\w-]+):/g).sort()).toEqual([...new Set(names(sources, /var\(--sign-([\w-]+)\)/g))].sort());
});
