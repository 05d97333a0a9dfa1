import { existsSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';

/** The exports of each file of words that client components of some pages use in the browser. */
export type WordsInBrowser = Map<string, Set<string>>;

const IMPORT =
  /(?:import\s+(type\s+)?([^'";]*?)|export\s+(\{[^}]*\}))\s*from\s*'([^']+)'|import\(\s*'([^']+)'\s*\)|import '([^']+)'/g;

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

const PART = '@/lib/words/es/parts/';

/**
 * Follows the imports of `entries`; from the first client component on, all runs in a browser. A
 * part that is loaded together with its own file of `lib/words/es/parts` isn't followed: `parts`
 * has its modules, by the name of that file.
 */
export function wordsInBrowser(
  entries: readonly string[],
  isClient = false,
): { words: WordsInBrowser; parts: Map<string, string[]> } {
  const words: WordsInBrowser = new Map();
  const parts = new Map<string, string[]>();
  const seen = new Set<string>();
  function visit(file: string, inClient: boolean): void {
    if (seen.has(`${file} ${inClient}`)) return;
    seen.add(`${file} ${inClient}`);
    const text = readFileSync(file, 'utf8');
    if (text.startsWith("'use server'")) return;
    const isClient = inClient || text.startsWith("'use client'");
    const imports = [...text.matchAll(IMPORT)].map(
      ([, isType, clause, reexported = '', ...names]) => ({
        isType,
        clause: clause ?? reexported,
        name: names.find(Boolean) ?? '',
      }),
    );
    for (const [index, { isType, clause, name }] of imports.entries()) {
      if (isType || name.startsWith(PART)) continue;
      const following = imports[index + 1]?.name;
      if (name.startsWith('@/words/')) {
        const area = name.slice('@/words/'.length);
        if (isClient) words.set(area, new Set([...(words.get(area) ?? []), ...namesIn(clause)]));
        continue;
      }
      const target = fileOf(file, name);
      if (!target || target.startsWith('lib/words/')) continue;
      if (isClient && following?.startsWith(PART)) {
        const part = following.slice(PART.length);
        parts.set(part, [...(parts.get(part) ?? []), target]);
      } else visit(target, isClient);
    }
  }
  for (const entry of entries) visit(entry, isClient);
  return { words, parts };
}
