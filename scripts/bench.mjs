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

/** Reads the command line; `asked` are names of measures. */
function readOptions(names) {
  const flags = ['help', 'details', 'quick', ...names].map((name) => [name, { type: 'boolean' }]);
  const values = { runs: { type: 'string' }, keep: { type: 'string' } };
  const { values: given } = parseArgs({ options: { ...Object.fromEntries(flags), ...values } });
  const chosen = names.filter((name) => given[name]);
  return {
    help: given.help,
    asked: chosen.length > 0 ? chosen : names,
    quick: given.quick ?? false,
    details: given.details,
    keep: given.keep,
    lighthouseRuns: Number(given.runs ?? (given.quick ? 1 : 5)),
    budgets: JSON.parse(readFileSync(join(ROOT, 'scripts', 'bench', 'budgets.json'), 'utf8')),
  };
}

/** Puts a section into the report. */
function keep(heading, text, order) {
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
  const options = readOptions(Object.keys(MEASURES));
  if (options.help) return say(`${USAGE}\nMeasures: ${Object.keys(MEASURES).join(', ')}`);
  const order = Object.values(MEASURES).map(({ heading }) => heading);
  const over = [];
  const runAll = async (names, bench) => {
    for (const name of names) {
      const measure = MEASURES[name];
      const ownWay = measure.alone || measure.ownServers;
      const parts = await (ownWay ? measure.run(bench) : runOnServer(name, measure, bench));
      if (parts.length === 0) continue;
      const text = parts.map((part) => part.text ?? part).join('\n\n');
      say(`\n${measure.heading}\n\n${text}\n`);
      if (!options.quick) keep(measure.heading, text, order);
      over.push(...parts.flatMap((part) => part.over ?? []));
    }
  };
  const isAlone = (name) => MEASURES[name].alone;
  const withServer = options.asked.filter((name) => !isAlone(name));
  if (withServer.length > 0) await withBench(options, (bench) => runAll(withServer, bench));
  await runAll(options.asked.filter(isAlone), options);
  if (over.length > 0) throw new Stop(`Over budget: ${over.join(', ')}`);
  say('Everything keeps to its budget.');
});
