import { readFileSync } from 'node:fs';
import path from 'node:path';
import { translatedAreas, writtenFiles } from '../build-words';

const WORDS = path.join(process.cwd(), 'lib', 'words');

/** Biome formats and sorts the files, so only the names in them count. */
const namesIn = (text: string) =>
  text
    .split(/[^\w/]+/)
    .sort()
    .join(' ');

it('every text that a student reads has words in Spanish', async () => {
  const missing: string[] = [];
  for (const area of translatedAreas()) {
    const [english, spanish] = (await Promise.all([
      import(path.join(WORDS, 'en', `${area}.ts`)),
      import(path.join(WORDS, 'es', `${area}.ts`)),
    ])) as [object, object];
    for (const name of Object.keys(english))
      if (!name.endsWith('_en') && !(name in spanish)) missing.push(`${area}: ${name}`);
  }
  expect(missing).toEqual([]);
});

it('the lists of Spanish words are those that the pages need (npx tsx scripts/build-words.ts)', async () => {
  const outdated = [...(await writtenFiles())].filter(
    ([file, text]) => namesIn(readFileSync(path.join(WORDS, file), 'utf8')) !== namesIn(text),
  );
  expect(outdated.map(([file]) => file)).toEqual([]);
});
