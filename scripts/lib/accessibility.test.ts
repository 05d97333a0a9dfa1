import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parseWcagCriteria } from '@/lib/domain/site/accessibility-report';
import { sourceFilesIn } from '@/lib/testing/sources';

const root = process.cwd();

/**
 * The success criteria of WCAG 2.2 at levels A and AA, typed from the standard of 5 October 2023.
 * 4.1.1 is obsolete there.
 */
const LEVEL_A =
  '1.1.1 1.2.1 1.2.2 1.2.3 1.3.1 1.3.2 1.3.3 1.4.1 1.4.2 2.1.1 2.1.2 2.1.4 2.2.1 2.2.2 2.3.1 2.4.1 2.4.2 2.4.3 2.4.4 2.5.1 2.5.2 2.5.3 2.5.4 3.1.1 3.2.1 3.2.2 3.2.6 3.3.1 3.3.2 3.3.7 4.1.2';
const LEVEL_AA =
  '1.2.4 1.2.5 1.3.4 1.3.5 1.4.3 1.4.4 1.4.5 1.4.10 1.4.11 1.4.12 1.4.13 2.4.5 2.4.6 2.4.7 2.4.11 2.5.7 2.5.8 3.1.2 3.2.3 3.2.4 3.3.3 3.3.4 3.3.8 4.1.3';
const CRITERIA = [
  ...LEVEL_A.split(' ').map((number) => `${number} A`),
  ...LEVEL_AA.split(' ').map((number) => `${number} AA`),
].sort();

const criteria = parseWcagCriteria(readFileSync(path.join(root, 'docs/accessibility.md'), 'utf8'));

it('says of each criterion of WCAG 2.2, levels A and AA, once what holds', () => {
  expect(criteria.map(({ number, level }) => `${number} ${level}`).sort()).toEqual(CRITERIA);
  expect(CRITERIA).toHaveLength(55);
});

it('names a test that is there for each, but where the app has nothing of the kind or no one has looked', () => {
  for (const { number, adherence, remark, tests } of criteria) {
    expect([
      number,
      tests.filter(
        (file) => !/\.(test|spec)\.tsx?$/.test(file) || !existsSync(path.join(root, file)),
      ),
    ]).toEqual([number, []]);
    const isShown = tests.length > 0 || /^not-/.test(adherence);
    const isExplained = remark !== '' || /^(supports|not-applicable)$/.test(adherence);
    expect([number, isShown, isExplained]).toEqual([number, true, true]);
  }
});

it('no sentence tells someone what to do by a color', () => {
  const byColor =
    /\b(yellow|green|red|blue|orange|amber) (button|row|card|box|line|dot|bar|ring|flag|one|field|mark|text)s?\b|\b(is|are|in|turns) (yellow|green|red|blue|orange)\b/i;
  const told = sourceFilesIn('app', 'components', 'lib/words').flatMap((file) =>
    readFileSync(path.join(root, file), 'utf8')
      .split('\n')
      .filter((line) => byColor.test(line) && !/^\s*(\/\/|\*|\/\*)/.test(line))
      .map((line) => `${file}: ${line.trim()}`),
  );
  expect(told).toEqual([]);
});
