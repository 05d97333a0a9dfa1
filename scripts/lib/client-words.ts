import { existsSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';

/** The exports of each file of words that client components of some pages use in the browser. */
export type WordsInBrowser = Map<string, Set<string>>;

const IMPORT =
  /import\s+(type\s+)?([^'";]*?)\s*from\s*'([^']+)'|import\(\s*'([^']+)'\s*\)|import '([^']+)'|export\s+\{[^}]*\}\s+from\s+'([^']+)'/g;

function fileOf(from: string, name: string): string | undefined {
  const base = name.startsWith('@/')
    ? name.slice(2)
    : name.startsWith('.')
      ? path.join(path.dirname(from), name)
      : undefined;
  return [`${base}.ts`, `${base}.tsx`].find(
    (file) => base !== undefined && existsSync(file) && statSync(file).isFile(),
  );
}

const namesIn = (clause: string) =>
  clause
    .replace(/[{}]/g, '')
    .split(',')
    .map((name) => name.trim().split(' as ')[0] ?? '')
    .filter((name) => name !== '' && !name.startsWith('type '));

/** Follows the imports of `entries`; from the first client component on, all runs in a browser. */
export function wordsInBrowser(entries: readonly string[]): WordsInBrowser {
  const words: WordsInBrowser = new Map();
  const seen = new Set<string>();
  function visit(file: string, inClient: boolean): void {
    if (seen.has(`${file} ${inClient}`)) return;
    seen.add(`${file} ${inClient}`);
    const text = readFileSync(file, 'utf8');
    if (text.startsWith("'use server'")) return;
    const isClient = inClient || text.startsWith("'use client'");
    for (const [, isType, clause = '', ...names] of text.matchAll(IMPORT)) {
      const name = names.find(Boolean) ?? '';
      if (isType) continue;
      if (name.startsWith('@/words/')) {
        const area = name.slice('@/words/'.length);
        if (isClient) words.set(area, new Set([...(words.get(area) ?? []), ...namesIn(clause)]));
        continue;
      }
      const target = fileOf(file, name);
      if (target && !target.startsWith('lib/words/')) visit(target, isClient);
    }
  }
  for (const entry of entries) visit(entry, false);
  return words;
}
