// Puts small faults into the code, one at a time, and counts which of them the tests notice:
// `npm run mutants -- lib/auth` for one room, or for one file of it; without a name it lists the
// rooms. A fault that no test notices and that changes nothing anyone could see is in
// mutants/equivalents.json with its reason, and is not counted. What was found is kept in
// .mutants/, so that the next run tries again only what has changed; `--fresh` tries everything.
// `--part 2/10` tries one tenth of the lines, spread evenly: a large room's figure in minutes. It
// is no part of `npm test`: the larger rooms take hours.
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { Stryker } from '@stryker-mutator/core';
import { isEquivalent, isNoticed, mutantsOf, rangesOfPart, shareOf } from './mutants/report.mjs';

/**
 * What each room must reach, and where its code is. Lists of words and pictures are data, not
 * rules.
 */
const ROOMS = {
  'lib/domain': {
    goal: 85,
    except: ['lib/domain/testing/**', 'lib/domain/account/passphrases.ts'],
  },
  'lib/data': { goal: 80, except: ['lib/data/demo/**'] },
  'lib/auth': { goal: 80 },
  'lib/actions': { goal: 80 },
  'lib/files': {
    goal: 80,
    except: ['lib/files/contract/**', 'lib/files/adapters/cloud-storage/**'],
  },
  'lib/mail': { goal: 80 },
  'lib/nfl': { goal: 80, except: ['lib/nfl/testing/**', 'lib/nfl/contract/**'] },
  'lib/platform': { goal: 80 },
  'middleware.ts': { goal: 80 },
  'components/outbox': { goal: 80 },
  'components/math': { goal: 80 },
};

const root = path.resolve(import.meta.dirname, '..');
const KEPT = path.join(root, '.mutants');
const { values, positionals } = parseArgs({
  options: { fresh: { type: 'boolean', default: false }, part: { type: 'string' } },
  allowPositionals: true,
});
const { fresh } = values;
/** Null for all of it, undefined for a part that can't be read. */
const part =
  values.part === undefined
    ? null
    : /^([1-9]\d*)\/([1-9]\d*)$/.exec(values.part)?.slice(1).map(Number);
const [asked] = positionals;
const name = asked?.replace(/\/$/, '') ?? '';
const room = Object.keys(ROOMS).find((each) => name === each || name.startsWith(`${each}/`));
if (!room || part === undefined) {
  console.log(
    `Usage: npm run mutants -- ROOM [--fresh] [--part 1/10]\nRooms: ${Object.keys(ROOMS).join(', ')}, or a file or folder in one of them.`,
  );
  process.exit(asked ? 2 : 0);
}
const { goal, except = [] } = ROOMS[room];

/**
 * Hooks and components need a page, and so does what is tested on one; everything else is tried in
 * plain Node.
 */
const needsPage = (file) =>
  file.endsWith('.tsx') ||
  path.basename(file).startsWith('use-') ||
  existsSync(path.join(root, file.replace(/\.ts$/, '.test.tsx')));
const isCode = (file) => /\.tsx?$/.test(file) && !/\.(test|d)\.tsx?$/.test(file);
const FILES = (
  isCode(name)
    ? [name]
    : readdirSync(path.join(root, name), { recursive: true }).map((each) => `${name}/${each}`)
)
  .filter(isCode)
  .sort();
const PROJECTS = [
  { project: 'node', files: FILES.filter((file) => !needsPage(file)) },
  { project: 'jsdom', files: FILES.filter(needsPage) },
];

/** Stryker changes all of a file, or the lines of the part. */
function patternsOf(file, index) {
  if (!part) return [file];
  const lines = readFileSync(path.join(root, file), 'utf8').split('\n').length;
  return rangesOfPart(lines, index, part).map(([first, last]) => `${file}:${first}-${last}`);
}

async function run({ project, files }) {
  const base = path.join(
    KEPT,
    [name.replaceAll('/', '-'), ...(part ? ['part', ...part] : []), project].join('-'),
  );
  if (fresh) rmSync(`${base}.incremental.json`, { force: true });
  // Read by jest.config.mjs, in the processes that Stryker starts.
  process.env.MUTANTS_PROJECT = project;
  const stryker = new Stryker({
    testRunner: 'covering-jest',
    plugins: [
      '@stryker-mutator/jest-runner',
      path.join(import.meta.dirname, 'mutants', 'covering-jest.mjs'),
    ],
    jest: { projectType: 'custom', configFile: 'jest.config.mjs', enableFindRelatedTests: true },
    coverageAnalysis: 'perTest',
    mutate: [...files.flatMap(patternsOf), ...except.map((glob) => `!${glob}`)],
    // TypeScript 7 has no interface for programs, which Stryker would use to rewrite paths. There
    // are none to rewrite.
    tsconfigFile: 'none.json',
    tempDirName: '.mutants/tmp',
    ignorePatterns: ['.next*', '.data', 'tools', 'test-results'],
    incremental: true,
    incrementalFile: `${base}.incremental.json`,
    reporters: ['progress-append-only', 'json'],
    jsonReporter: { fileName: `${base}.report.json` },
    concurrency: Number(process.env.MUTANTS_AT_ONCE ?? 1),
    // A machine that is busy with something else is slow; a fault that never ends is noticed late.
    timeoutMS: 20_000,
    timeoutFactor: 3,
    // A file that everything imports, such as a port, is reached by half of all tests.
    dryRunTimeoutMinutes: 30,
  });
  await stryker.runMutationTest();
  return JSON.parse(readFileSync(`${base}.report.json`, 'utf8'));
}

mkdirSync(KEPT, { recursive: true });
const equivalents = JSON.parse(
  readFileSync(path.join(import.meta.dirname, 'mutants', 'equivalents.json'), 'utf8'),
);
const reports = [];
for (const each of PROJECTS.filter(({ files }) => files.length > 0)) reports.push(await run(each));
const mutants = reports.flatMap(mutantsOf);
const left = mutants.filter((mutant) => !isNoticed(mutant) && !isEquivalent(mutant, equivalents));
for (const { file, line, text, original, replacement } of left)
  console.log(`${file}:${line}  ${text}\n    ${original} → ${replacement}`);
const equal = mutants.filter((mutant) => isEquivalent(mutant, equivalents)).length;
const share = shareOf(mutants, equivalents);
console.log(
  `${name}: ${share.noticed} of ${share.counted} faults noticed, ${share.percent.toFixed(1)} %; ${equal} more change nothing. Wanted: ${goal} %.`,
);
process.exitCode = share.percent >= goal ? 0 : 1;
