// `npm test` needs nothing but Node: it installs, finds a browser and runs every check. The last
// line is the sum of all of them.
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build, isBuilt } from './lib/build.mjs';
import { ensureChromium } from './lib/chromium.mjs';
import { say } from './lib/console.mjs';
import { missingEmulator } from './lib/emulators.mjs';
import { runFirebaseTests } from './lib/firebase-tests.mjs';
import { checkNode, ensureInstalled } from './lib/install.mjs';
import { missingNginx } from './lib/nginx.mjs';
import { BIOME, JEST, PLAYWRIGHT, TSC, tryRun } from './lib/process.mjs';
import { testEnvironment } from './lib/test-environment.mjs';
import {
  add,
  failedInJest,
  failedInPlaywright,
  NONE,
  ofCheck,
  ofJest,
  ofPlaywright,
  passedFilesInJest,
  passedFilesInPlaywright,
  summaryLine,
  unsteadyTests,
} from './lib/totals.mjs';

const folder = mkdtempSync(join(tmpdir(), 'fraction-league-test-'));
const env = testEnvironment();

function readJson(path) {
  return existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : null;
}

/** Playwright leaves files about failed tests there. */
const RESULTS = 'test-results';
/** Characters of a failed test's page that are printed. */
const MAX_PAGE_CHARACTERS = 4_000;

/** The test files of which some test has passed and none has failed. */
const passedFiles = new Set();

/** Failures are said once more at the end: the output of a whole run is long. */
const red = [];

/** One kind of check: says its name, runs it, and shows its output only when something is wrong. */
async function check(name, work) {
  const started = Date.now();
  say(`• ${name} …`);
  let totals;
  try {
    const { totals: counted, output, failed = [] } = await work();
    totals = counted;
    if (totals.failed > 0) {
      say(output.replace(/^PASS .*\n/gm, ''));
      red.push(`${name}: ${summaryLine(totals)}`, ...failed.map((title) => `  ${title}`));
    }
  } catch (error) {
    say(error instanceof Error ? error.message : String(error));
    totals = ofCheck(false);
    red.push(`${name}: ${error instanceof Error ? error.message : String(error)}`);
  }
  say(`  ${name}: ${summaryLine(totals)} (${((Date.now() - started) / 1000).toFixed(1)} s)`);
  return totals;
}

const node = (script, args, more = {}) =>
  tryRun(process.execPath, [script, ...args], { env: { ...env, ...more }, quiet: true });

const simple = (name, script, args) =>
  check(name, async () => {
    const { ok, output } = await node(script, args);
    return { totals: ofCheck(ok), output };
  });

async function unitTests() {
  const missing = missingNginx();
  if (missing) say(`  deploy/nginx.conf skipped, because ${missing}.`);
  const file = join(folder, 'jest.json');
  const { ok, output } = await node(JEST, [
    '--json',
    `--outputFile=${file}`,
    '--silent=false',
    '--reporters=default',
  ]);
  const report = readJson(file);
  for (const passed of passedFilesInJest(report, process.cwd())) passedFiles.add(passed);
  return { totals: ofJest(report, ok), output, failed: failedInJest(report) };
}

/** The contract suites once more, on the official emulators. */
async function firebaseTests() {
  const file = join(folder, 'firebase.json');
  const reporting = ['--json', `--outputFile=${file}`, '--silent=false', '--reporters=default'];
  const { missing, result } = await runFirebaseTests((args, more) =>
    node(JEST, [...args, ...reporting], more),
  );
  for (const sentence of missing) say(`  ${sentence}`);
  const report = readJson(file);
  return { totals: ofJest(report, result.ok), output: result.output, failed: failedInJest(report) };
}

async function productionBuild() {
  if (isBuilt(env)) return { totals: ofCheck(true), output: '' };
  const { ok, output } = await build(env);
  return { totals: ofCheck(ok), output };
}

async function browserTests(name, { args = [], env: more = {} } = {}) {
  const file = join(folder, `${name}.json`);
  const results = join(RESULTS, name);
  const { ok, output } = await node(
    PLAYWRIGHT,
    ['test', '--reporter=list,json', `--output=${results}`, ...args],
    {
      CHROMIUM_PATH: await ensureChromium(),
      E2E_DATA_DIR: join(folder, name),
      PLAYWRIGHT_JSON_OUTPUT_NAME: file,
      ...more,
    },
  );
  const report = readJson(file);
  for (const passed of passedFilesInPlaywright(report, process.cwd())) passedFiles.add(passed);
  const unsteady = unsteadyTests(report).map((title) => `Passed only on the second try: ${title}`);
  for (const line of unsteady) say(`  ${line}`);
  return {
    totals: ofPlaywright(report, ok),
    output: `${output}\n${pagesOfFailures(results)}`,
    failed: [...failedInPlaywright(report), ...unsteady],
  };
}

/**
 * What the pages of failed browser tests showed: Playwright leaves it in a file of each, which is
 * gone with the machine that ran the tests.
 */
function pagesOfFailures(results) {
  const tests = existsSync(results) ? readdirSync(results) : [];
  return tests
    .map((test) => ({ test, file: join(results, test, 'error-context.md') }))
    .filter(({ file }) => existsSync(file))
    .map(({ test, file }) => {
      const [, page = ' no page'] = readFileSync(file, 'utf8').split('```yaml');
      return `${test} showed:${page.slice(0, MAX_PAGE_CHARACTERS)}`;
    })
    .join('\n');
}

/**
 * The main story and what two servers must agree on, with everything in Firebase. Without emulators
 * they are only listed and counted as skipped.
 */
async function firebaseBrowserTests() {
  const reason = await missingEmulator(env);
  if (reason) say(`  Skipped, because ${reason}.`);
  return browserTests('browser-firebase', {
    args: ['-c', 'playwright.firebase.config.ts', ...(reason ? ['--list'] : [])],
    // The tests at its side have the first three ports.
    env: { E2E_PORT: String(Number(env.E2E_PORT ?? 3107) + 10) },
  });
}

/** `/accessibility/report` names a test for each criterion: it must have run and passed. */
async function accessibilityReport() {
  const table = readFileSync('docs/accessibility.md', 'utf8');
  const named = new Set(table.match(/(?<=`)[^`\s]+\.(?:test|spec)\.tsx?(?=`)/g));
  const output = [...named]
    .filter((file) => !passedFiles.has(file))
    .map((file) => `${file} is named in docs/accessibility.md and has not passed.`)
    .join('\n');
  return { totals: ofCheck(output === ''), output };
}

let sum = NONE;
try {
  checkNode();
  await ensureInstalled();
  // Each of the first two leaves a core idle for a while.
  const ofSources = [
    simple('Lint', BIOME, ['check', '.']),
    simple('Text on pages', 'scripts/lint/lone-text.mjs', []),
    simple('Types', TSC, ['--project', 'tsconfig.check.json']),
    // Its globals are others than a page's, so the worker is read by itself.
    simple('Types of the worker', TSC, ['--project', 'tsconfig.worker.json']),
  ];
  for (const totals of await Promise.all(ofSources)) sum = add(sum, totals);
  // Jest and the emulators often wait, so all three together take hardly longer than the first.
  const firebaseAndBuild = async () => [
    await check('Firebase contract tests', firebaseTests),
    await check('Production build', productionBuild),
  ];
  const [ofUnits, [ofFirebase, built]] = await Promise.all([
    check('Unit and contract tests', unitTests),
    firebaseAndBuild(),
  ]);
  for (const totals of [ofUnits, ofFirebase, built]) sum = add(sum, totals);
  if (built.failed === 0) {
    // It may have to be installed, which two at once can't do.
    await ensureChromium();
    const inBrowsers = [
      check('Browser tests on Firebase', firebaseBrowserTests),
      check('Browser tests', () => browserTests('browser')),
    ];
    for (const totals of await Promise.all(inBrowsers)) sum = add(sum, totals);
    sum = add(sum, await check('Tests of the accessibility report', accessibilityReport));
  }
} catch (error) {
  say(error instanceof Error ? error.message : String(error));
  sum = add(sum, ofCheck(false));
} finally {
  rmSync(folder, { recursive: true, force: true });
}
say();
for (const line of red) say(line);
say(summaryLine(sum));
process.exitCode = sum.failed === 0 ? 0 : 1;
