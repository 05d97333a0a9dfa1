import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';

const SCRIPT = path.join(process.cwd(), 'scripts/lint/lone-text.mjs');
const BARE = 'scripts/lint/lone-text.fixture.tsx';
const INLINE = 'scripts/lint/inline-text.fixture.tsx';

const reportOn = (...files: string[]) =>
  new Promise<string[]>((resolve) => {
    execFile(process.execPath, [SCRIPT, ...files], (_, __, reported) =>
      // TypeScript's server sometimes adds a line of its own when it is closed.
      resolve(reported.split('\n').filter((line) => /:\d+$/.test(line))),
    );
  });

/** The lines of a fixture that end with the mark. */
const marked = (file: string, mark: string) =>
  readFileSync(path.join(process.cwd(), file), 'utf8')
    .split('\n')
    .flatMap((line, index) => (line.includes(`${mark} */`) ? [`${file}:${index + 1}`] : []));

it('the check for bare text reports each kind that a translated page breaks, and no text that has an element to itself', async () => {
  const bare = marked(BARE, 'bare');
  expect(bare).toHaveLength(7);
  expect(await reportOn(BARE)).toEqual(bare);
});

it('the check for texts outside lib/words reports what a person reads, and no class, code, or error', async () => {
  const inline = marked(INLINE, 'inline');
  expect(inline).toHaveLength(9);
  expect(await reportOn(INLINE)).toEqual(inline);
});
