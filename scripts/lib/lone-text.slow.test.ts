import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';

const SCRIPT = path.join(process.cwd(), 'scripts/lint/lone-text.mjs');
const FIXTURE = 'scripts/lint/lone-text.fixture.tsx';

const reportOn = (...files: string[]) =>
  new Promise<string[]>((resolve) => {
    execFile(process.execPath, [SCRIPT, ...files], (_, __, reported) =>
      resolve(reported.split('\n').slice(0, -2)),
    );
  });

it('the check for bare text reports each kind that a translated page breaks, and no text that has an element to itself', async () => {
  const lines = readFileSync(path.join(process.cwd(), FIXTURE), 'utf8').split('\n');
  const bare = lines.flatMap((line, index) =>
    line.includes('bare */') ? [`${FIXTURE}:${index + 1}`] : [],
  );
  expect(bare).toHaveLength(7);
  expect(await reportOn(FIXTURE)).toEqual(bare);
});
