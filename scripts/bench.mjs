// `npm run bench` measures what each route costs a school Chromebook and the store, how fast it is
// there, and what a server bears, and holds all of it to scripts/bench/budgets.json.
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { openStoreLog } from './bench/store-log.mjs';
import { withSection } from './bench/table.mjs';
import { ensureBuilt } from './lib/build.mjs';
import { ensureChromium } from './lib/chromium.mjs';
import { runMain, Stop, say, step } from './lib/console.mjs';
import { checkNode, ensureInstalled } from './lib/install.mjs';
import { commandArguments, ROOT, run } from './lib/process.mjs';

const REPORT = join(ROOT, 'docs', 'bench.md');

const USAGE = `Usage: npm run bench                  all measures
       npm run bench -- --pages --week   some of them, by their names in scripts/bench/measures.mjs
  --details      every file and every store call
  --quick        as little as possible, to see that the bench works; its figures are not kept
  --runs N       rounds of Lighthouse
  --keep FOLDER  where the district's data, which take minutes to make, stay for the next run`;

/** Runs a measure on a server and a copy of the data of its own, so the order doesn't matter. */
async function runOnServer(name, measure, bench) {
  const { startServer } = await import('./bench/tools.mjs');
  const dataDir = join(bench.folder, name);
  cpSync(bench.filled, dataDir, { recursive: true });
  const storeLog = measure.logsStore ? `${dataDir}.jsonl` : '';
  const server = await startServer({
    dataDir,
    storeLog,
    prepare: (env) => measure.prepare?.(env, bench.quick),
  });
  try {
    return await measure.run({ ...bench, ...server, storeLog: openStoreLog(storeLog) });
  } finally {
    await server.stop();
  }
}

/** The browser, the build, and the demo class's data are there while `work` runs. */
async function withBench(options, work) {
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
    await work({ ...options, browser, executablePath, folder, filled });
  } finally {
    await browser?.close();
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Prints a section, and keeps it in the report. */
function report(heading, text, { order, quick }) {
  say(`\n${heading}\n\n${text}\n`);
  if (quick) return;
  const before = existsSync(REPORT) ? readFileSync(REPORT, 'utf8') : '';
  const day = new Date().toISOString().slice(0, 10);
  const dated = `Measured on ${day} with Node ${process.versions.node}.\n\n${text}`;
  writeFileSync(REPORT, withSection(before, { heading, text: dated }, order));
}

runMain(async () => {
  checkNode();
  await ensureInstalled();
  // Only now: what measures need has just been installed on a first run.
  const { MEASURES } = await import('./bench/measures.mjs');
  const names = Object.keys(MEASURES);
  const flags = ['help', 'details', 'quick', ...names].map((name) => [name, { type: 'boolean' }]);
  const values = { runs: { type: 'string' }, keep: { type: 'string' } };
  const given = parseArgs({ options: { ...Object.fromEntries(flags), ...values } }).values;
  if (given.help) return say(`${USAGE}\nMeasures: ${names.join(', ')}`);
  const { quick = false, details = false, keep } = given;
  const options = {
    quick,
    details,
    keep,
    lighthouseRuns: Number(given.runs ?? (quick ? 1 : 5)),
    budgets: JSON.parse(readFileSync(join(ROOT, 'scripts', 'bench', 'budgets.json'), 'utf8')),
  };
  const asked = names.some((name) => given[name]) ? names.filter((name) => given[name]) : names;
  const order = Object.values(MEASURES).map(({ heading }) => heading);
  const over = [];
  const keepResult = (name, parts) => {
    if (parts.length === 0) return;
    const text = parts.map((part) => part.text ?? part).join('\n\n');
    report(MEASURES[name].heading, text, { order, quick });
    over.push(...parts.flatMap((part) => part.over ?? []));
  };
  const isAlone = (name) => MEASURES[name].alone;
  if (!asked.every(isAlone))
    await withBench(options, async (bench) => {
      for (const name of asked.filter((each) => !isAlone(each))) {
        const measure = MEASURES[name];
        keepResult(
          name,
          measure.ownServers ? await measure.run(bench) : await runOnServer(name, measure, bench),
        );
      }
    });
  for (const name of asked.filter(isAlone)) keepResult(name, await MEASURES[name].run(options));
  if (over.length > 0) throw new Stop(`Over budget: ${over.join(', ')}`);
  say('Everything keeps to its budget.');
});
