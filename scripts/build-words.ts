// Writes what follows from the files of lib/words/es: npx tsx scripts/build-words.ts
import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { sourcesOf } from '@/lib/testing/sources';
import { wordsInBrowser } from './lib/client-words';

const WORDS = path.join(process.cwd(), 'lib', 'words');
const NOTE = '// Written by `npx tsx scripts/build-words.ts`.\n';

/** Pages whose words in Spanish reach the browser as one file. */
const GROUPS: Readonly<Record<string, RegExp>> = {
  cards: /^app\/student\/(?:layout|score-cards|my-math|play|drive|draft\/\[)/,
  graphs: /^app\/student\/(?:layout|graph-upload\/)/,
  team: /^app\/student\/(?:layout|not-found|box-|dashboard|draft\/page|leader|lineup|team|weeks)/,
  entry: /^app\/(?:\((?:entry|onboarding)\)|offline|record-problem|change-|reset-|confirm-)/,
};

const namesOf = (folder: string) =>
  readdirSync(path.join(WORDS, folder))
    .filter((file) => /^(?!all\.)[\w-]+\.ts$/.test(file))
    .map((file) => file.slice(0, -3));
export const translatedAreas = (): string[] =>
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

async function groupFile(group: string): Promise<string> {
  const pages = sourcesOf('app').filter((file) => GROUPS[group]?.test(file));
  const areas = translatedAreas();
  const imports: string[] = [];
  const entries: string[] = [];
  const words = [...wordsInBrowser(pages)].sort(([one], [other]) => (one < other ? -1 : 1));
  for (const [area, used] of words) {
    if (!areas.includes(area)) continue;
    const spanish = await exportsOf('es', area);
    const names = [...used].filter((name) => name in spanish).sort();
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

/** Each file's path below lib/words, and its text before it is formatted. */
export async function writtenFiles(): Promise<Map<string, string>> {
  const areas = translatedAreas();
  const files = new Map<string, string>();
  files.set('es/all.ts', listFile(areas));
  for (const group of Object.keys(GROUPS))
    files.set(`es/pages/${group}.ts`, await groupFile(group));
  return files;
}

async function main(): Promise<void> {
  for (const [file, text] of await writtenFiles()) {
    mkdirSync(path.dirname(path.join(WORDS, file)), { recursive: true });
    writeFileSync(path.join(WORDS, file), text);
  }
}

if (process.argv[1]?.endsWith('build-words.ts')) void main();
