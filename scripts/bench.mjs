// `npm run bench` measures what each route costs a school Chromebook and the store, and holds it to scripts/bench/budgets.json.
// With --details it also lists every file and every store call of each route; with --week it only plays the student's week.
import { randomBytes } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openStoreLog } from './bench/store-log.mjs';
import {
  classRow,
  classTable,
  markdownTable,
  navigationRow,
  navigationTable,
  rowOf,
  weekRow,
  weekTable,
} from './bench/table.mjs';
import { ensureBuilt } from './lib/build.mjs';
import { ensureChromium } from './lib/chromium.mjs';
import { runMain, Stop, say, step } from './lib/console.mjs';
import { checkNode, ensureInstalled } from './lib/install.mjs';
import { commandArguments, NEXT, ROOT, run, serve, untilAnswers } from './lib/process.mjs';

const REPORT = join(ROOT, 'docs', 'bench.md');
const LEAGUE = /^\/teacher\/leagues\/(?!new$)[^/]+$/;
const details = process.argv.includes('--details');

const readJson = (...path) => JSON.parse(readFileSync(join(ROOT, ...path), 'utf8'));

function freePort() {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const { port } = probe.address();
      probe.close(() => resolve(port));
    });
  });
}

/** Settings of the person who runs this must not leak in; public ones are part of the build. */
function environment(folder, port) {
  const env = { ...process.env };
  for (const name of ['SMTP_URL', 'SENTRY_DSN', 'HOST', 'TRUST_PROXY']) delete env[name];
  return {
    ...env,
    DATA_DIR: join(folder, 'data'),
    STORE_LOG: join(folder, 'store.jsonl'),
    NODE_ENV: 'production',
    NEXTAUTH_URL: `http://localhost:${port}`,
    NEXTAUTH_SECRET: randomBytes(32).toString('hex'),
    NEXT_TELEMETRY_DISABLED: '1',
  };
}

function sayDetails(path, { loaded, store }) {
  say(`  ${path}`);
  for (const { type, bytes, url } of [...loaded].sort((a, b) => b.bytes - a.bytes))
    say(`    ${String(bytes).padStart(7)} ${type.padEnd(10)} ${new URL(url).pathname}`);
  for (const { operation, collection, documents } of store.calls) say(`    read: ${operation} ${collection} ${documents}`);
}

/** Everything about one route: its weight with an empty cache, and the store reads of a second view, when the server is warm. */
async function measureRoute(tools, { browser, site, storeLog }, path, storageState) {
  await tools.loadCold(browser, site, path, storageState);
  storeLog.takeReads();
  const load = await tools.loadCold(browser, site, path, storageState);
  return { ...load, store: storeLog.takeReads(), students: 0 };
}

async function gridRowsOf(browser, site, path, storageState) {
  const context = await browser.newContext({ baseURL: site, storageState });
  const { data } = await (await context.request.get(`/api${path.replace('/teacher', '')}/grid`)).json();
  await context.close();
  return data.rows;
}

const studentsOf = async (...asked) => (await gridRowsOf(...asked)).length;
const someStudentOf = async (...asked) => (await gridRowsOf(...asked))[0].studentId;

async function measureAll(bench, { groups, navigation }) {
  // Only now: on a first run the packages have just been installed.
  const tools = await import('./bench/browser.mjs');
  const { browser, site } = bench;
  const accounts = readJson('lib', 'data', 'demo', 'accounts.json');
  const people = {
    visitor: undefined,
    student: await tools.signIn(browser, site, accounts.student),
    teacher: await tools.signIn(browser, site, accounts.teacher),
    admin: await tools.signIn(browser, site, accounts.admin),
  };
  if (process.argv.includes('--week')) return { rows: [], moves: [], week: [await measureWeek(bench)], busiest: [] };
  const rows = [];
  for (const { name, as, budget, routes } of groups) {
    await step(name, async () => {
      for (const route of routes) {
        const isLeague = route.includes('[leagueId]');
        const league = isLeague ? await tools.findLink(browser, site, '/teacher/dashboard', LEAGUE, people[as]) : '';
        const inLeague = isLeague ? `${league}${route.slice(route.indexOf(']') + 1)}` : route;
        const path = inLeague.includes('[studentId]')
          ? inLeague.replace('[studentId]', await someStudentOf(browser, site, league, people[as]))
          : inLeague;
        const measured = await measureRoute(tools, bench, path, people[as]);
        if (isLeague) measured.students = await studentsOf(browser, site, league, people[as]);
        if (details) sayDetails(path, measured);
        rows.push(rowOf(route, budget, measured));
      }
    });
  }
  const moves = [];
  await step('Moving inside the app', async () => {
    const { js, as, from, to } = navigation;
    for (const path of to) moves.push(navigationRow(from, path, js, await tools.navigate(browser, site, from, path, people[as])));
  });
  const week = await step('A student’s whole week', () => measureWeek(bench));
  const busiest = await step('A class that answers all at once', measureWorkingClass);
  return { rows, moves, week: [week], busiest: [busiest] };
}

/** Week 7 is opened for it, in which nobody has done anything yet. */
async function measureWeek(bench) {
  const { playStudentWeek } = await import('./bench/student-week.mjs');
  const { studentWeek } = readJson('scripts', 'bench', 'budgets.json');
  const week = 7;
  await run(process.execPath, commandArguments('open-week', [String(week)]), {
    env: { ...bench.env, STORE_LOG: '' },
    quiet: true,
  });
  const bill = await playStudentWeek(bench, { account: readJson('lib', 'data', 'demo', 'accounts.json').student, week });
  if (details) {
    for (const part of bill.parts) {
      say(`  ${part.name}: ${part.reads} reads, ${part.writes} writes`);
      for (const [name, count] of Object.entries(tally(part.operations))) say(`    ${String(count).padStart(5)} ${name}`);
    }
  }
  return weekRow(studentWeek, bill);
}

/** A class that answers all at once, played in memory: how often its busiest document is written. */
async function measureWorkingClass() {
  const args = ['--conditions=react-server', '--import', 'tsx', join(ROOT, 'scripts', 'bench', 'working-class.ts')];
  const { workingClass } = readJson('scripts', 'bench', 'budgets.json');
  return classRow(workingClass, JSON.parse(await run(process.execPath, args, { quiet: true })));
}

function tally(operations) {
  const counts = {};
  for (const { kind, operation, collection, documents } of operations) {
    const name = `${kind} ${operation} ${collection}`;
    counts[name] = (counts[name] ?? 0) + documents;
  }
  return counts;
}

function report({ rows, moves, week, busiest }) {
  return `# What each page costs

Written by \`npm run bench\` on ${new Date().toISOString().slice(0, 10)} with Node ${process.versions.node}; the budgets stand in \`scripts/bench/budgets.json\`.

The production build, with the demo class, is opened in Chromium with an empty cache on a screen of 1366 × 768.
*JS* is the sum of all script files the browser transferred until the network was quiet, compressed as sent (gzip) and without headers;
script that stands inside the page counts as part of the document. *Total* and *requests* are everything, the document included.
*Store reads* are the calls of the store's port in a second view, when the server has loaded the season.
*Documents per student* divides the documents that came in lists by the students of the demo class; the one session, profile and league
of a view do not grow with it.

${markdownTable(rows)}

Following a link inside the app loads only the script that the next page needs on top:

${navigationTable(moves)}

One student of the demo class plays a whole week in three sittings: box scores, a score card with six wrong answers, leaderboards, line-up.
Every document counts, those of the live connections too:

${weekTable(week)}

A class of 30 works at the same time, each student sending an answer every five seconds, right and wrong in turn. Firestore takes about one
write a second to one document:

${classTable(busiest)}
`;
}

runMain(async () => {
  checkNode();
  await ensureInstalled();
  const executablePath = await ensureChromium();
  const folder = mkdtempSync(join(tmpdir(), 'fraction-league-bench-'));
  const port = await freePort();
  const site = `http://localhost:${port}`;
  const env = environment(folder, port);
  let server;
  let browser;
  try {
    await ensureBuilt(env);
    await step('Filling a data folder with the demo class', () =>
      run(process.execPath, commandArguments('prepare', ['--demo']), { env: { ...env, STORE_LOG: '' } }),
    );
    server = serve([NEXT, 'start', '--hostname', '127.0.0.1', '--port', String(port)], env);
    if (!(await untilAnswers(`${site}/about`, server))) throw new Stop('The server did not start.');
    const { chromium } = await import('playwright');
    browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu', '--disable-quic'] });
    const result = await measureAll(
      { browser, site, storeLog: openStoreLog(env.STORE_LOG), env },
      readJson('scripts', 'bench', 'budgets.json'),
    );
    say(
      `\n${markdownTable(result.rows)}\n\n${navigationTable(result.moves)}\n\n${weekTable(result.week)}\n\n${classTable(result.busiest)}\n`,
    );
    if (result.rows.length > 0) writeFileSync(REPORT, report(result));
    const over = [...result.rows, ...result.moves, ...result.week, ...result.busiest]
      .filter(({ ok }) => !ok)
      .map(({ route }) => route);
    if (over.length > 0) throw new Stop(`Over budget: ${over.join(', ')}`);
    say('Every route keeps to its budget.');
  } finally {
    await browser?.close();
    server?.child.kill('SIGTERM');
    await server?.ended;
    rmSync(folder, { recursive: true, force: true });
  }
});
