// `npm run bench` measures what each route costs a school Chromebook and the store, how fast it is
// there, and what a server bears, and holds all of it to scripts/bench/budgets.json. One measure
// alone: `--pages` and so on, by its name in scripts/bench/measures.mjs. With --details every file
// and every store call is listed; --quick repeats as little as possible, to see that the bench
// works: its figures are not kept. --runs N: rounds of Lighthouse. --keep FOLDER: where the
// district's data, which take minutes to make, stay for the next run.
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { withSection } from './bench/report.mjs';
import { openStoreLog } from './bench/store-log.mjs';
import { ensureBuilt } from './lib/build.mjs';
import { ensureChromium } from './lib/chromium.mjs';
import { runMain, Stop, say, step } from './lib/console.mjs';
import { checkNode, ensureInstalled } from './lib/install.mjs';
import { commandArguments, ROOT, run } from './lib/process.mjs';

const REPORT = join(ROOT, 'docs', 'bench.md');

const has = (flag) => process.argv.includes(flag);
const argumentOf = (flag) => (has(flag) ? process.argv[process.argv.indexOf(flag) + 1] : undefined);
const quick = has('--quick');
const options = {
  quick,
  details: has('--details'),
  lighthouseRuns: Number(argumentOf('--runs') ?? (quick ? 1 : 5)),
  keep: argumentOf('--keep'),
  budgets: JSON.parse(readFileSync(join(ROOT, 'scripts', 'bench', 'budgets.json'), 'utf8')),
};

/** Runs a measure on a server and a copy of the data of its own, so the order doesn't matter. */
async function runOnServer([name, measure], bench) {
  const { startServer } = await import('./bench/tools.mjs');
  const dataDir = join(bench.folder, name);
  cpSync(bench.filled, dataDir, { recursive: true });
  const storeLog = measure.logsStore ? `${dataDir}.jsonl` : '';
  const server = await startServer({
    dataDir,
    storeLog,
    prepare: (env) => measure.prepare?.(env, options.budgets),
  });
  try {
    return await measure.run({ ...bench, ...server, storeLog: openStoreLog(storeLog) });
  } finally {
    await server.stop();
  }
}

/** The browser, the build, and the demo class's data are there while `work` runs. */
async function withBench(work) {
  const { environment } = await import('./bench/tools.mjs');
  const executablePath = await ensureChromium();
  const folder = mkdtempSync(join(tmpdir(), 'fraction-league-bench-'));
  const filled = join(folder, 'filled');
  const env = environment({ dataDir: filled });
  let browser;
  try {
    await ensureBuilt(env);
    await step('Filling a data folder with the demo class', () =>
      run(process.execPath, commandArguments('prepare', ['--demo']), { env }),
    );
    const { chromium } = await import('playwright');
    const args = ['--no-sandbox', '--disable-gpu', '--disable-quic'];
    browser = await chromium.launch({ executablePath, args });
    return await work({ ...options, browser, executablePath, folder, filled });
  } finally {
    await browser?.close();
    rmSync(folder, { recursive: true, force: true });
  }
}

/**
 * Prints and keeps a section.
 *
 * @returns the names of rows that are over their budgets
 */
function report(heading, parts, order) {
  if (parts.length === 0) return [];
  const text = parts.map((part) => part.text ?? part).join('\n\n');
  say(`\n${heading}\n\n${text}\n`);
  if (!quick) {
    const before = existsSync(REPORT) ? readFileSync(REPORT, 'utf8') : '';
    const day = new Date().toISOString().slice(0, 10);
    const dated = `Measured on ${day} with Node ${process.versions.node}.\n\n${text}`;
    writeFileSync(REPORT, withSection(before, { heading, text: dated }, order));
  }
  return parts.flatMap(({ over = [] }) => over);
}

runMain(async () => {
  checkNode();
  await ensureInstalled();
  // Only now: what measures need has just been installed on a first run.
  const { MEASURES } = await import('./bench/measures.mjs');
  const all = Object.entries(MEASURES);
  const chosen = all.filter(([name]) => has(`--${name}`));
  const asked = chosen.length > 0 ? chosen : all;
  const over = [];
  const order = all.map(([, { heading }]) => heading);
  const runAll = async (measures, start) => {
    for (const [name, measure] of measures)
      over.push(...report(measure.heading, await start([name, measure]), order));
  };
  const withServer = asked.filter(([, { alone }]) => !alone);
  if (withServer.length > 0)
    await withBench((bench) =>
      runAll(withServer, ([name, measure]) =>
        measure.ownServers ? measure.run(bench) : runOnServer([name, measure], bench),
      ),
    );
  await runAll(
    asked.filter(([, { alone }]) => alone),
    ([, measure]) => measure.run(options),
  );
  if (over.length > 0) throw new Stop(`Over budget: ${over.join(', ')}`);
  say('Everything keeps to its budget.');
});
