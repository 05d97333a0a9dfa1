import { readFileSync } from 'node:fs';
import path from 'node:path';
import { generatedWordsFiles, translatedWordsFiles } from '../build-words';
import { wordsInBrowser } from './client-words';

const WORDS = path.join(process.cwd(), 'lib', 'words');

/** Biome formats and sorts the files, so only the names in them count. */
const namesIn = (text: string) =>
  text
    .split(/[^\w/]+/)
    .sort()
    .join(' ');

/** Reads a graph's stored table in both languages, and so is needed once. */
const READER = 'fromTable';

/** The names of exports and of the keys in them, as deep as they go. */
function missingKeys(english: object, spanish: object, path = ''): string[] {
  return Object.entries(english).flatMap(([name, text]) => {
    if (name.endsWith('_en') || name === READER) return [];
    const own: unknown = Reflect.get(spanish, name);
    if (own === undefined) return [path + name];
    const isObject = typeof text === 'object' && text !== null && typeof own === 'object' && own;
    return isObject ? missingKeys(text, own, `${path}${name}.`) : [];
  });
}

it('every text that a student reads has words in Spanish', async () => {
  const missing: string[] = [];
  for (const area of translatedWordsFiles()) {
    const [english, spanish] = (await Promise.all([
      import(path.join(WORDS, 'en', `${area}.ts`)),
      import(path.join(WORDS, 'es', `${area}.ts`)),
    ])) as [object, object];
    for (const name of missingKeys(english, spanish)) missing.push(`${area}: ${name}`);
  }
  expect(missing).toEqual([]);
});

it('words that a file only passes on are among those that its pages need', () => {
  const { words } = wordsInBrowser(['components/math/answer-reader.ts'], true);
  expect([...(words.get('answers') ?? [])]).toEqual(['answerProblemText']);
});

it('the lists of Spanish words are those that the pages need (npx tsx scripts/build-words.ts)', async () => {
  const outdated = [...(await generatedWordsFiles())].filter(
    ([file, text]) => namesIn(readFileSync(path.join(WORDS, file), 'utf8')) !== namesIn(text),
  );
  expect(outdated.map(([file]) => file)).toEqual([]);
});
