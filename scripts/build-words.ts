// Writes what follows from the files of lib/words/es: npx tsx scripts/build-words.ts
import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { sourceFilesIn } from '@/lib/testing/sources';
import { WORDS_GROUP_NAMES, type WordsGroup, wordsGroupOf } from '@/lib/words/page-groups';
import { type WordsInBrowser, wordsInBrowser } from './lib/client-words';

const WORDS = path.join(process.cwd(), 'lib', 'words');
const NOTE = '// Written by `npx tsx scripts/build-words.ts`.\n';

/** `app/(entry)/student/login/page.tsx` is served at `/student/login`. */
const addressOf = (file: string) => file.replace(/^app|\/\([\w-]+\)|\/[\w-]+\.tsx$/g, '') || '/';
const fileIs = (file: string, name: RegExp) => name.test(path.basename(file));

/**
 * The files of a group's pages, with all layouts and error pages that can be around one of them.
 */
function filesOf(group: WordsGroup): string[] {
  const files = sourceFilesIn('app');
  const pages = files.filter(
    (file) => fileIs(file, /^page\.tsx$/) && wordsGroupOf(addressOf(file)) === group,
  );
  const frames = files.filter(
    (file) =>
      fileIs(file, /^(?:layout|error|not-found)\.tsx$/) &&
      pages.some((page) => page.startsWith(path.dirname(file))),
  );
  return [...pages, ...frames];
}

const namesOf = (folder: string) =>
  readdirSync(path.join(WORDS, folder))
    .filter((file) => /^(?!all\.)[\w-]+\.ts$/.test(file))
    .map((file) => file.slice(0, -3));
export const translatedWordsFiles = (): string[] =>
  [...namesOf('es'), ...namesOf('es/graphs').map((name) => `graphs/${name}`)].sort();

const exportsOf = (language: 'en' | 'es', area: string): Promise<object> =>
  import(pathToFileURL(path.join(WORDS, language, `${area}.ts`)).href);

/** `graphs/histogram` as the name of a variable. */
const variable = (area: string) =>
  area.replace(/[-/](\w)/g, (_, letter: string) => letter.toUpperCase());

const listFile = (areas: readonly string[]) =>
  `${NOTE}import { addSpanish } from '../language';\n` +
  areas.map((area) => `import * as ${variable(area)} from './${area}';\n`).join('') +
  `\naddSpanish({\n` +
  areas.map((area) => `  '${area}': ${variable(area)},\n`).join('') +
  `});\n`;

/** A file that adds the Spanish words among those that a page or a part uses. */
async function wordsFile(used: WordsInBrowser): Promise<string> {
  const areas = translatedWordsFiles();
  const imports: string[] = [];
  const entries: string[] = [];
  const words = [...used].sort(([one], [other]) => (one < other ? -1 : 1));
  for (const [area, exported] of words) {
    if (!areas.includes(area)) continue;
    const spanish = await exportsOf('es', area);
    const names = [...exported].filter((name) => name in spanish).sort();
    if (names.length === 0) continue;
    const as = (name: string) => `${variable(area)}_${name}`;
    imports.push(
      `import { ${names.map((name) => `${name} as ${as(name)}`).join(', ')} } from '../${area}';`,
    );
    entries.push(`'${area}': { ${names.map((name) => `${name}: ${as(name)}`).join(', ')} },`);
  }
  return (
    `${NOTE}import { addSpanish } from '../../language';\n${imports.join('\n')}\n\n` +
    `addSpanish({\n${entries.join('\n')}\n});\n`
  );
}

/**
 * A page that has an area of words loads the whole area, so what a part uses of it costs least in
 * the page's file.
 */
function addKnownAreas(page: WordsInBrowser, part: WordsInBrowser): void {
  for (const [area, names] of part) {
    const known = page.get(area);
    if (known) page.set(area, new Set([...known, ...names]));
  }
}

/** The words of a part, without those that each of the pages around it has anyway. */
function wordsOfPart(used: WordsInBrowser, pages: readonly WordsInBrowser[]): WordsInBrowser {
  const own = [...used].map(([area, names]) => {
    const rest = [...names].filter((name) => !pages.every((page) => page.get(area)?.has(name)));
    return [area, new Set(rest)] as const;
  });
  return new Map(own.filter(([, names]) => names.size > 0));
}

/** Each file's path below lib/words, and its text before it is formatted. */
export async function generatedWordsFiles(): Promise<Map<string, string>> {
  const areas = translatedWordsFiles();
  const files = new Map<string, string>();
  files.set('es/all.ts', listFile(areas));
  const pagesOf = new Map<string, { used: WordsInBrowser; pages: WordsInBrowser[] }>();
  for (const group of WORDS_GROUP_NAMES) {
    const { words, parts } = wordsInBrowser(filesOf(group));
    // A map grows while it is walked through: a part may have parts of its own.
    for (const [part, modules] of parts) {
      const { words: used, parts: inner } = wordsInBrowser(modules, true);
      for (const [name, itsModules] of inner) parts.set(name, itsModules);
      addKnownAreas(words, used);
      pagesOf.set(part, { used, pages: [...(pagesOf.get(part)?.pages ?? []), words] });
    }
    files.set(`es/pages/${group}.ts`, await wordsFile(words));
  }
  for (const [part, { used, pages }] of pagesOf)
    files.set(`es/parts/${part}.ts`, await wordsFile(wordsOfPart(used, pages)));
  return files;
}

async function main(): Promise<void> {
  for (const [file, text] of await generatedWordsFiles()) {
    mkdirSync(path.dirname(path.join(WORDS, file)), { recursive: true });
    writeFileSync(path.join(WORDS, file), text);
  }
}

if (process.argv[1]?.endsWith('build-words.ts')) void main();
