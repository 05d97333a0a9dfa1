import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** Words of the operator's commands, of the mail to admins, and of a start that is refused. No page shows them. */
const FOR_OPERATORS = ['season.ts', 'season-clock.ts'];

function textsIn(folder: string, isText: (file: string) => boolean) {
  return readdirSync(path.join(process.cwd(), folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !/\.(test|gallery|bench)\./.test(file) && isText(file))
    .map((file) => {
      const text = readFileSync(path.join(process.cwd(), folder, file), 'utf8');
      return { file: path.join(folder, file), text: text.replace(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, '') };
    });
}

it('no page tells anyone to use a shell', () => {
  const sources = [
    ...textsIn('app', () => true),
    ...textsIn('components', () => true),
    ...textsIn(path.join('lib', 'words', 'en'), (file) => !FOR_OPERATORS.includes(file)),
  ];
  expect(sources.length).toBeGreaterThan(200);
  expect(sources.filter(({ text }) => /\bnpm (run|start|test)\b/.test(text)).map(({ file }) => file)).toEqual([]);
});
