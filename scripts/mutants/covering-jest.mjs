import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { declareFactoryPlugin, PluginKind } from '@stryker-mutator/api/plugin';
import { strykerPlugins as jestPlugins } from '@stryker-mutator/jest-runner';

/**
 * What the first run tells those that try a fault: of each test its file, of each file its time.
 * Beside the copy of the tree they work in.
 */
const KEPT = 'tests-of-the-first-run.json';

/**
 * A fault that lives this long, in ms, counts as one that no test notices: tests far away may be
 * many and slow.
 */
const LONG_ENOUGH = 5_000;

const [jest] = jestPlugins;

/**
 * Stryker's own runner of Jest, one test file after the other, as long as the fault lives: those
 * next to the changed file first, then the quickest. By itself it loads every test file that
 * imports the changed one, however far away, and the slowest one first.
 */
function coveringJest(injector) {
  const runner = jest.factory(injector);
  const kept = path.join(process.cwd(), KEPT);
  const [dryRun, mutantRun, run] = ['dryRun', 'mutantRun', 'run'].map((name) =>
    runner[name].bind(runner),
  );
  let only = null;
  runner.run = (settings) =>
    run(only ? { ...settings, fileNamesUnderTest: undefined, testFiles: [only] } : settings);
  runner.dryRun = async (options) => {
    const result = await dryRun(options);
    if (result.tests) writeFileSync(kept, JSON.stringify(tableOf(result.tests)));
    return result;
  };
  runner.mutantRun = async (options) => {
    const { testFilter, sandboxFileName } = options;
    const { files, times } = JSON.parse(readFileSync(kept, 'utf8'));
    const reached = testFilter
      ? [...new Set(testFilter.map((id) => files[id]))]
      : filesInRoom(sandboxFileName);
    const distance = (file) => (path.dirname(file) === path.dirname(sandboxFileName) ? 0 : 1);
    reached.sort((one, other) => distance(one) - distance(other) || times[one] - times[other]);
    const began = Date.now();
    let result = null;
    for (const file of reached) {
      only = file;
      result = await mutantRun(options);
      only = null;
      if (result.status !== 'survived' || Date.now() - began > LONG_ENOUGH) break;
    }
    return result ?? { status: 'survived', nrOfTests: 0 };
  };
  return runner;
}
coveringJest.inject = jest.factory.inject;

function tableOf(tests) {
  const times = {};
  for (const { fileName, timeSpentMs } of tests)
    times[fileName] = (times[fileName] ?? 0) + timeSpentMs;
  return { files: Object.fromEntries(tests.map(({ id, fileName }) => [id, fileName])), times };
}

const inRoom = new Map();

/**
 * The test files that import this one, of its own room as long as there are any: what happens while
 * a module loads is reached by all of them, and Stryker cannot tell which tests look at it.
 */
function filesInRoom(file) {
  if (!inRoom.has(file)) {
    const jestBin = createRequire(import.meta.url).resolve('jest/bin/jest.js');
    const listed = execFileSync(
      process.execPath,
      [jestBin, '--listTests', '--findRelatedTests', file],
      { encoding: 'utf8' },
    );
    const related = listed.split('\n').filter((line) => line.startsWith(process.cwd()));
    const [area, room] = path.relative(process.cwd(), file).split(path.sep);
    const own = related.filter((test) =>
      test.startsWith(path.join(process.cwd(), area, room) + path.sep),
    );
    inRoom.set(file, own.length > 0 ? own : related);
  }
  return inRoom.get(file);
}

export const strykerPlugins = [
  declareFactoryPlugin(PluginKind.TestRunner, 'covering-jest', coveringJest),
];
