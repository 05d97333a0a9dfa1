import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const ROOT = process.cwd();

/**
 * A call with a list spread into its arguments fails with a RangeError as soon as the list is long:
 * at about 125,000 on Node.
 */
const SPREAD_CALL =
  /(?:\.(?:push|unshift|concat|splice)|Math\.(?:max|min|hypot)|fromCharCode|fromCodePoint|\bDate\.UTC)\((?:[^(){}]*, ?)?\.\.\.|\.apply\((?:null|undefined|this|Math|String)\b/;

/** Lists that cannot be long, each with the reason. */
const SHORT: Readonly<Record<string, string>> = {
  'lib/domain/lessons/': 'a lesson is made of at most eighteen games of a few players',
  'lib/domain/graphs/':
    'a chart has at most forty numbers, and a lesson is made of at most eighteen games',
  'lib/domain/graphs/checks/': 'a graph has at most forty numbers',
  'lib/domain/testing/': 'graphs of tests',
  'lib/data/demo/': 'the demo has one class',
  'components/graphs/': 'a chart has at most forty numbers',
  'components/charts/': 'a chart has at most forty numbers',
  'components/leaderboards/': 'the places of one class',
  'components/box-scores/': 'a lineup has eight players',
};

it('spreads no list whose length is the data’s into the arguments of a call (S27)', () => {
  const files = ['app', 'components', 'lib'].flatMap((room) =>
    readdirSync(join(ROOT, room), { recursive: true, encoding: 'utf8' })
      .map((name) => join(room, name))
      .filter((name) => /\.tsx?$/.test(name) && !/\.test\.|lib\/testing\/|\/contract\//.test(name)),
  );
  expect(files.length).toBeGreaterThan(500);
  const found = files.flatMap((name) => {
    if (Object.keys(SHORT).some((start) => name.startsWith(start))) return [];
    return readFileSync(join(ROOT, name), 'utf8')
      .split('\n')
      .flatMap((line, index) =>
        SPREAD_CALL.test(line) ? [`${name}:${index + 1} ${line.trim()}`] : [],
      );
  });
  expect(found).toEqual([]);
});
