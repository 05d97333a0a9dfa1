import path from 'node:path';
import { sourceFilesIn, textWithoutComments } from '@/lib/testing/sources';

const WORDS = path.join('lib', 'words', 'en');

/**
 * Texts of the operator's commands, of mail to admins, and of a refused start. No page shows them.
 */
const FOR_OPERATORS = ['season.ts', 'season-clock.ts'];

it('no page tells anyone to use a shell', () => {
  const sources = sourceFilesIn('app', 'components', WORDS).filter(
    (file) =>
      !/\.(gallery|bench)\./.test(file) && !FOR_OPERATORS.includes(path.relative(WORDS, file)),
  );
  expect(sources.length).toBeGreaterThan(200);
  expect(
    sources.filter((file) => /\bnpm (run|start|test)\b/.test(textWithoutComments(file))),
  ).toEqual([]);
});
