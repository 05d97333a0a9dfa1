// `npm run bench` measures what each route costs a school Chromebook and the store, how fast it is
// there, and what a server bears, and holds all of it to scripts/bench/budgets.json. One part
// alone: --pages, --week, --desk, --lighthouse, --answers, --moves, --hands, --load, --openings,
// --learning, --district or --district-firebase. With --details every file and every store call is
// listed; --quick repeats as little as possible, to see that the bench works: its figures are not
// kept. --runs N: rounds of Lighthouse. --keep FOLDER: where the district's data, which take
// minutes to make, stay for the next run.
import { randomBytes } from 'node:crypto';
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { withSections } from './bench/report.mjs';
import { openStoreLog } from './bench/store-log.mjs';
import {
  bareSpeedRow,
  classRow,
  classTable,
  correctionRow,
  correctionTable,
  crowdRow,
  crowdTable,
  deskRow,
  deskTable,
  districtPageRow,
  districtPageTable,
  handsRow,
  handsTable,
  hotRow,
  hotTable,
  interactionRow,
  interactionTable,
  kindTable,
  learningRow,
  learningTable,
  longestRow,
  longestTable,
  markdownTable,
  momentTable,
  moveTable,
  navigationRow,
  navigationTable,
  oneTabRows,
  oneTabTable,
  openingsRow,
  openingsTable,
  rowOf,
  servedRow,
  servedTable,
  spanRow,
  spanTable,
  speedRow,
  speedTable,
  startRow,
  startTable,
  throughputRow,
  throughputTable,
  weekRow,
  weekTable,
} from './bench/table.mjs';
import { ensureBuilt } from './lib/build.mjs';
import { ensureChromium } from './lib/chromium.mjs';
import { runMain, Stop, say, step } from './lib/console.mjs';
import { checkNode, ensureInstalled } from './lib/install.mjs';
import {
  commandArguments,
  PLAYWRIGHT,
  ROOT,
  run,
  serve,
  serverArguments,
  tryRun,
  untilReady,
} from './lib/process.mjs';
import { testEnvironment } from './lib/test-environment.mjs';

const REPORT = join(ROOT, 'docs', 'bench.md');
const LEAGUE = /^\/teacher\/leagues\/(?!new$)[^/]+$/;
const BARE = '/bench/bare';
const DEMO_LEAGUE = '/teacher/leagues/demo-league';
const SLOWDOWN = 4;

const details = process.argv.includes('--details');
const quick = process.argv.includes('--quick');
const lighthouseRuns = process.argv.includes('--runs')
  ? Number(process.argv[process.argv.indexOf('--runs') + 1])
  : quick
    ? 1
    : 5;

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
function environment({ dataDir, port, storeLog }) {
  const env = { ...process.env };
  for (const name of ['SMTP_URL', 'SENTRY_DSN', 'HOST', 'TRUST_PROXY']) delete env[name];
  return {
    ...env,
    DATA_DIR: dataDir,
    STORE_LOG: storeLog,
    NODE_ENV: 'production',
    NEXTAUTH_URL: `http://localhost:${port}`,
    NEXTAUTH_SECRET: randomBytes(32).toString('hex'),
    // Who signs in during a flood comes from another address than the flood.
    TRUST_PROXY: '1',
    NEXT_TELEMETRY_DISABLED: '1',
    NEXT_DIST_DIR: '.next-bench',
    BENCH_PAGES: '1',
  };
}

/** Only now is Playwright asked for: on a first run the packages have just been installed. */
async function signInAll({ browser, site }) {
  const { signIn } = await import('./bench/browser.mjs');
  const { student, teacher, admin } = readJson('lib', 'data', 'demo', 'accounts.json');
  return {
    visitor: undefined,
    student: await signIn(browser, site, student),
    teacher: await signIn(browser, site, teacher),
    admin: await signIn(browser, site, admin),
  };
}

const cookieOf = (storageState) =>
  storageState?.cookies.map(({ name, value }) => `${name}=${value}`).join('; ');

function sayDetails(path, { loaded, store }) {
  say(`  ${path}`);
  for (const { type, bytes, url } of [...loaded].sort((a, b) => b.bytes - a.bytes))
    say(`    ${String(bytes).padStart(7)} ${type.padEnd(10)} ${new URL(url).pathname}`);
  for (const { operation, collection, documents } of store.calls)
    say(`    read: ${operation} ${collection} ${documents}`);
}

/**
 * Everything about one route: its weight with an empty cache, and the store reads of a second view,
 * when the server is warm. Once a minute the frame counts anew, which belongs to no route: a view
 * that it fell into is measured again.
 */
async function measureRoute(tools, { browser, site, storeLog }, path, storageState, budget) {
  await tools.loadCold(browser, site, path, storageState);
  storeLog.takeReads();
  const load = await tools.loadCold(browser, site, path, storageState);
  const store = storeLog.takeReads();
  if (store.reads <= budget.reads) return { ...load, store, students: 0 };
  await tools.loadCold(browser, site, path, storageState);
  const again = storeLog.takeReads();
  return { ...load, store: again.reads < store.reads ? again : store, students: 0 };
}

async function gridRowsOf(browser, site, path, storageState) {
  const context = await browser.newContext({ baseURL: site, storageState });
  const { data } = await (
    await context.request.get(`/api${path.replace('/teacher', '')}/grid`)
  ).json();
  await context.close();
  return data.rows;
}

const studentsOf = async (...asked) => (await gridRowsOf(...asked)).length;
const someStudentOf = async (...asked) => (await gridRowsOf(...asked))[0].studentId;

async function measurePages(bench) {
  const tools = await import('./bench/browser.mjs');
  const { browser, site } = bench;
  const { groups, navigation } = readJson('scripts', 'bench', 'budgets.json');
  const people = await signInAll(bench);
  const rows = [];
  for (const { name, as, budget, routes } of groups) {
    await step(name, async () => {
      for (const route of routes) {
        const isLeague = route.includes('[leagueId]');
        const league = isLeague
          ? await tools.findLink(browser, site, '/teacher/dashboard', LEAGUE, people[as])
          : '';
        const inLeague = isLeague ? `${league}${route.slice(route.indexOf(']') + 1)}` : route;
        const path = inLeague.includes('[studentId]')
          ? inLeague.replace('[studentId]', await someStudentOf(browser, site, league, people[as]))
          : inLeague;
        const measured = await measureRoute(tools, bench, path, people[as], budget);
        if (isLeague) measured.students = await studentsOf(browser, site, league, people[as]);
        if (details) sayDetails(path, measured);
        rows.push(rowOf(route, budget, measured));
      }
    });
  }
  const moves = [];
  await step('Moving inside the app', async () => {
    const { js, as, from, to } = navigation;
    for (const path of to)
      moves.push(
        navigationRow(from, path, js, await tools.navigate(browser, site, from, path, people[as])),
      );
  });
  const text = `The production build, with the demo class, is opened in Chromium with an empty cache on a screen of 1366 × 768.
*JS* is the sum of all script files the browser transferred until the network was quiet, compressed as sent (gzip) and without headers;
script inside the page counts as part of the document. *Total* and *requests* are everything, the document included.
*Store reads* are the calls of the store's port in a second view, when the server has loaded the season. What a teacher's frame counts of all
classes is counted once a minute, in three reads (four with an admin's link) that belong to no page.
*Documents per student* divides the documents that came in lists by the students of the demo class; the one session, profile and league
of a view do not grow with it.

${markdownTable(rows)}

Following a link inside the app loads only the script that the next page needs on top:

${navigationTable(moves)}`;
  return { rows: [...rows, ...moves], sections: { 'What each page weighs': text } };
}

/** In which no one of the demo class has done anything yet. */
const FRESH_WEEK = 7;

async function openFreshWeek({ browser, site }) {
  const { openNextWeek, signIn } = await import('./bench/browser.mjs');
  const teacher = await signIn(
    browser,
    site,
    readJson('lib', 'data', 'demo', 'accounts.json').teacher,
  );
  await openNextWeek(browser, site, { league: DEMO_LEAGUE, week: FRESH_WEEK }, teacher);
}

async function measureWeek(bench) {
  const { playStudentWeek } = await import('./bench/student-week.mjs');
  const { studentWeek } = readJson('scripts', 'bench', 'budgets.json');
  await openFreshWeek(bench);
  const account = readJson('lib', 'data', 'demo', 'accounts.json').student;
  const bill = await playStudentWeek(bench, { account, week: FRESH_WEEK });
  if (details) {
    for (const part of bill.parts) {
      say(`  ${part.name}: ${part.reads} reads, ${part.writes} writes`);
      for (const [name, count] of Object.entries(tally(part.operations)))
        say(`    ${String(count).padStart(5)} ${name}`);
    }
  }
  const weeks = [weekRow(studentWeek, bill)];
  const busiest = [await step('A class that answers all at once', measureWorkingClass)];
  const text = `One student of the demo class plays a whole week in three sittings: box scores, a score card with six wrong answers, then leaderboards,
lineup, a graph that is handed in and the nine steps of its lesson with one wrong answer. Every document counts, those of the live
connections too:

${weekTable(weeks)}

A class of 30 works at the same time, each student sending an answer every five seconds, right and wrong in turn. Firestore takes about one
write a second to one document:

${classTable(busiest)}`;
  return { rows: [...weeks, ...busiest], sections: { 'A student’s week': text } };
}

/** Four more classes for the demo teacher. */
async function prepareDesk(env) {
  const args = [
    '--conditions=react-server',
    '--import',
    'tsx',
    join(ROOT, 'scripts', 'bench', 'five-classes.ts'),
  ];
  return JSON.parse(await run(process.execPath, args, { env, quiet: true }));
}

async function measureDesk({ browser, site }) {
  const { playDesk } = await import('./bench/desk.mjs');
  const { signIn } = await import('./bench/browser.mjs');
  const { desk } = readJson('scripts', 'bench', 'budgets.json');
  const teacher = await signIn(
    browser,
    site,
    readJson('lib', 'data', 'demo', 'accounts.json').teacher,
  );
  const rows = (await step('A teacher’s desk', () => playDesk({ browser, site }, teacher))).map(
    (one) => deskRow(desk, one),
  );
  const text = `A teacher with five classes of 24, in a window of 1366 × 625. Each press of a button or a link counts; typing and pasting do not. The time is what the
pages need, without that of her eyes and hands:

${deskTable(rows)}`;
  return { rows, sections: { 'A teacher’s desk': text } };
}

/**
 * A class that answers all at once, played in memory: how often its busiest document is written.
 */
async function measureWorkingClass() {
  const args = [
    '--conditions=react-server',
    '--import',
    'tsx',
    join(ROOT, 'scripts', 'bench', 'working-class.ts'),
  ];
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

async function measureSpeed(bench) {
  const { measureInRounds } = await import('./bench/lighthouse.mjs');
  const { speed } = readJson('scripts', 'bench', 'budgets.json');
  const people = await signInAll(bench);
  const [student, teacher] = [cookieOf(people.student), cookieOf(people.teacher)];
  const pages = [
    { path: BARE, cookie: student },
    { path: '/' },
    { path: '/student/dashboard', cookie: student },
    { path: '/student/score-cards', cookie: student },
    { path: '/student/draft', cookie: student },
    { path: '/student/leaderboards', cookie: student },
    { path: DEMO_LEAGUE, cookie: teacher },
  ];
  const [bare, ...others] = await step('Lighthouse', () =>
    measureInRounds(bench, pages, lighthouseRuns),
  );
  const speedRows = others.map((measured, index) =>
    speedRow(pages[index + 1].path, speed, measured, bare),
  );
  const text = `Lighthouse with its own settings for a phone (slow 4G, a processor slowed down ${SLOWDOWN} times, both applied while the page loads), median of ${lighthouseRuns}, each
round through all pages in turn. *LCP* is when the largest text or picture is there, and its budget the smaller of ${speed.lcp / 1000} s and ${speed.lcpRatio} times
the bare page's. *TBT* is how long scripts kept the page from answering: up to ${speed.tbtRatio} times the bare page's, or ${speed.tbtAllowance} ms more where
that is more. A task counts only beyond its first 50 ms, so the bare page is often near 0, and a part of 0 would forbid everything.
*CLS* is how far things jumped.

${speedTable([bareSpeedRow(`${BARE} (bare)`, bare), ...speedRows])}`;
  return { rows: speedRows, sections: { 'How fast pages come': text } };
}

async function measureAnswers(bench) {
  const { everydayInteractions, measureInteractions, measureMoments, moments } = await import(
    './bench/interactions.mjs'
  );
  const { rightAnswers } = await import('./bench/student-week.mjs');
  const { interaction, moment } = readJson('scripts', 'bench', 'budgets.json');
  const people = await signInAll(bench);
  const interactions = everydayInteractions({
    student: people.student,
    teacher: people.teacher,
    league: DEMO_LEAGUE,
  });
  const rounds = { runs: quick ? 1 : 5, slowdown: SLOWDOWN };
  const measured = await step('Interactions', () =>
    measureInteractions(bench, interactions, rounds),
  );
  const interactionRows = measured.map((one) => interactionRow(interaction, one));
  await openFreshWeek(bench);
  const answers = await rightAnswers(
    bench,
    readJson('lib', 'data', 'demo', 'accounts.json').student,
    FRESH_WEEK,
  );
  const shown = await step('Moments', () =>
    measureMoments(bench, moments({ student: people.student, answers }), rounds),
  );
  const momentRows = shown.map((one) => interactionRow(moment, one));
  const text = `From a key or a click to the next picture on the screen, in Chromium on this computer slowed down ${SLOWDOWN} times, the slowest event of each
interaction:

${interactionTable(interactionRows)}

How long scripts run, slowed down as much, from the press until nothing moves anymore:

${momentTable(momentRows)}`;
  return { rows: [...interactionRows, ...momentRows], sections: { 'How fast pages answer': text } };
}

/**
 * What the browser tests did to make the same graphs by hand and in boxes: `kind` and type lead to
 * the number of actions.
 */
async function countActions() {
  const env = testEnvironment();
  await ensureBuilt(env);
  const specs = ['e2e/builder.spec.ts', 'e2e/hands.spec.ts'];
  const args = [
    PLAYWRIGHT,
    'test',
    ...specs,
    '--project=app',
    '--reporter=json',
    '-g',
    'leads from own data|with a mouse',
  ];
  const { output } = await tryRun(process.execPath, args, {
    env: { ...env, CHROMIUM_PATH: await ensureChromium() },
    quiet: true,
  });
  const found = [
    ...output.matchAll(/"type": "(boxes|a mouse) ([\w-]+)",\s*"description": "(\d+)"/g),
  ];
  if (found.length === 0) throw new Stop('The browser tests of the graphs did not run.');
  return new Map(found.map(([, kind, type, actions]) => [`${kind} ${type}`, Number(actions)]));
}

/** How much a graph takes by hand, and how long a handle waits for its picture. */
async function measureHands(bench) {
  const { graphDrags, measureDrags } = await import('./bench/interactions.mjs');
  const { hands: budget } = readJson('scripts', 'bench', 'budgets.json');
  const { student } = await signInAll(bench);
  const rounds = { runs: quick ? 1 : 5, slowdown: SLOWDOWN };
  const drags = await step('Pulling handles', () =>
    measureDrags(bench, graphDrags({ student }), rounds),
  );
  const dragRows = drags.map((one) => interactionRow(budget.dragMs, one));
  const actions = await step('Making graphs by hand and in boxes', countActions);
  const types = [...actions.keys()]
    .filter((key) => key.startsWith('boxes '))
    .map((key) => key.slice('boxes '.length));
  const handRows = types.map((type) =>
    handsRow(budget, {
      type,
      hand: actions.get(`a mouse ${type}`),
      boxes: actions.get(`boxes ${type}`),
    }),
  );
  const text = `The browser tests make each graph from the same team twice. A press, a drag, a key, and a move into another box are one action each. Choosing data, title, labels,
the key of a stem plot, and the sentence are the same work both ways and aren't counted. The points of lines are set both ways; where the app plots them, all that is left is the axis: one drag instead of three boxes.

${handsTable(handRows)}

The slowest picture of a drag, from the move of the pointer to the paint, with the processor slowed down ${SLOWDOWN} times:

${interactionTable(dragRows)}`;
  return { rows: [...handRows, ...dragRows], sections: { 'Graphs made by hand': text } };
}

/** The weeks after the one that the demo class is in. */
const WEEKS_IN_ONE_TAB = [7, 8, 9];
const STUDENT_HOME = '/student/dashboard';
const MOVES = [
  { from: STUDENT_HOME, to: '/student/box-scores' },
  { from: STUDENT_HOME, to: '/student/leaderboards' },
  { from: STUDENT_HOME, to: '/student/lineup' },
  { from: STUDENT_HOME, to: '/student/draft' },
  { from: '/student/lineup', to: '/student/leaderboards' },
];

async function measureFollowing(bench) {
  const { openNextWeek } = await import('./bench/browser.mjs');
  const { measureMoves } = await import('./bench/moves.mjs');
  const { playWeeksInOneTab } = await import('./bench/student-week.mjs');
  const { move, oneTab } = readJson('scripts', 'bench', 'budgets.json');
  const { browser, site } = bench;
  const { student, teacher } = await signInAll(bench);
  const measured = await step('Following links', () =>
    measureMoves(bench, {
      storageState: student,
      moves: MOVES,
      runs: quick ? 1 : 5,
      slowdown: SLOWDOWN,
    }),
  );
  const moveRows = measured.map((one) =>
    interactionRow(move, { ...one, name: `${one.from} → ${one.to}` }),
  );
  const openWeek = (week) => openNextWeek(browser, site, { league: DEMO_LEAGUE, week }, teacher);
  const account = readJson('lib', 'data', 'demo', 'accounts.json').student;
  const weeks = await step('Weeks in one tab', () =>
    playWeeksInOneTab(bench, { account, weeks: WEEKS_IN_ONE_TAB, openWeek }),
  );
  const weekRows = oneTabRows(oneTab, weeks);
  const text = `From the press of a link to the picture of the next page, in Chromium on this computer slowed down ${SLOWDOWN} times, on a line of 5 Mbit/s with
80 ms each time. The pointer has been on the link for 0.4 s, in which the page is fetched:

${moveTable(moveRows)}

One student works whole weeks, with graph and lesson, in one tab, where score card and lesson come as whole documents once a week, to be kept. In
the first week the browser says that it saves data, so that nothing is fetched before a link is pressed. The heap is what is left after collecting garbage; from the second of the other weeks
on it may be ${((oneTab.growth - 1) * 100).toFixed(0)}% more than the week before, as much as two measurements differ by:

${oneTabTable(weekRows)}`;
  return { rows: [...moveRows, ...weekRows], sections: { 'How fast a link is followed': text } };
}

/** Pages of a student at work, which have a budget beside the bare page. */
const PLAYING = ['/student/dashboard', '/student/score-cards'];

async function measureLoad(bench) {
  const load = await import('./bench/load.mjs');
  const { load: budget } = readJson('scripts', 'bench', 'budgets.json');
  const { student } = await signInAll(bench);
  const { site } = bench;
  const [rounds, seconds] = quick ? [1, 2] : [5, 5];
  const speeds = await step('Pages each second', () =>
    load.measureThroughput(site, [BARE, ...PLAYING, '/', '/student/login'], {
      cookie: cookieOf(student),
      rounds,
      seconds,
    }),
  );
  const throughput = speeds.map((one) =>
    throughputRow(one, PLAYING.includes(one.path) ? budget.ofBarePage : undefined),
  );

  const starts = [startRow(budget.coldStart, bench.coldStart)];
  const [size, minutes] = [1000, quick ? 1 / 6 : 1];
  const crowdSize = Math.round(size * minutes);
  const args = [
    '--conditions=react-server',
    '--import',
    'tsx',
    join(ROOT, 'scripts', 'bench', 'load-class.ts'),
  ];
  const { week, students } = await step('Signing in a crowd', async () =>
    JSON.parse(
      await run(process.execPath, [...args, String(crowdSize + 60), '60'], {
        env: { ...bench.env },
        quiet: true,
      }),
    ),
  );
  const [first, second, crowd] = [
    students.slice(0, 30),
    students.slice(30, 60),
    students.slice(60),
  ];
  const evenly = await step('A class signs in within ten seconds', () =>
    load.signInClass(site, first, 10_000),
  );
  const atOnce = await step('A class signs in all at once', () =>
    load.signInClass(site, second, 0),
  );
  const answered = await step('A class answers all at once', () =>
    load.answerAtOnce(site, { students: first, week, rounds: 3 }),
  );
  const visits = await step('A thousand students in a minute', () =>
    load.crowd(site, { students: crowd, week, overMs: 60_000 * minutes }),
  );
  const { pagesDuringHalfSentBodies, pagesDuringReaders, signInsDuringFlood } = await import(
    './bench/flood.mjs'
  );
  const flood = await step('Sign-ins while 300 connections of one address try wrong ones', () =>
    signInsDuringFlood(site, second, { connections: 300, seconds: quick ? 5 : 20 }),
  );
  const floodSeconds = quick ? 3 : 15;
  const floods = [];
  for (const connections of [300, 1100]) {
    const during = await step(`Pages while ${connections} connections send half a body`, () =>
      pagesDuringHalfSentBodies(site, second, { connections, seconds: floodSeconds }),
    );
    const name = `pages while ${connections} connections of the same address announce a body and send one byte`;
    floods.push(crowdRow(name, during, budget.pageDuringFlood));
  }
  for (const connections of [64, 300]) {
    const during = await step(`Pages while ${connections} connections of one student read`, () =>
      pagesDuringReaders(site, first[0], second, { connections, seconds: floodSeconds }),
    );
    const name = `pages of others while ${connections} connections of one student at the same address read pages`;
    floods.push(crowdRow(name, during, budget.pageDuringFlood));
  }
  const crowds = [
    ...floods,
    crowdRow(
      'sign-ins elsewhere while 300 connections of one address try wrong passwords',
      { ...flood, asked: flood.served + flood.refused },
      budget.signInDuringFlood,
    ),
    crowdRow(
      '30 students sign in within ten seconds, then open the dashboard',
      { ...evenly, served: evenly.in },
      budget.pageAfterSignIn,
    ),
    crowdRow('30 students sign in at the same moment', { ...atOnce, served: atOnce.in }),
    crowdRow('a class of 30 answers at once, three times', { ...answered, served: answered.kept }),
    crowdRow(
      `${crowdSize} signed-in students in ${minutes * 60} s: dashboard, score card, an answer`,
      {
        ...visits,
        served: visits.asked - visits.errors,
      },
    ),
  ];
  const text = `One server process, asked from the same computer. Pages each second over ten connections, median of ${rounds} rounds of ${seconds} s; each is
compared with the bare page of its own round, which is rendered for every request like all pages of the app.

${throughputTable(throughput)}

${crowdTable(crowds)}

From the start of the process until \`/healthz\` says that the store can be used:

${startTable(starts)}

A password is never hashed together with more than one other: \`lib/identity/adapters/embedded/embedded-identity.test.ts\` counts them.`;
  return {
    rows: [...throughput, ...crowds, ...starts],
    sections: { 'Many at once': text },
  };
}

/** So long before the weeks open: the server starts and answers for a while. */
const BEFORE_OPENINGS_S = 40;

/**
 * The data that a server has to find when it starts, since it looks at all plans then and every ten
 * minutes.
 */
async function prepareOpenings(env) {
  const script = (name, ...args) =>
    run(
      process.execPath,
      [
        '--conditions=react-server',
        '--import',
        'tsx',
        join(ROOT, 'scripts', 'bench', `${name}.ts`),
        ...args,
      ],
      {
        env,
        quiet: true,
      },
    );
  const { leagues } = readJson('scripts', 'bench', 'budgets.json').openings;
  const { students } = JSON.parse(await script('load-class', '60', '0'));
  const { opensAt } = JSON.parse(
    await script('many-leagues', String(leagues), String(BEFORE_OPENINGS_S)),
  );
  return { students, opensAt: Date.parse(opensAt) };
}

async function measureOpenings({ site, prepared, lines }) {
  const { openedIn, pagesDuringOpenings } = await import('./bench/openings.mjs');
  const { openings: budget } = readJson('scripts', 'bench', 'budgets.json');
  const opened = new Promise((resolve) =>
    lines((line) => openedIn(line) && resolve(openedIn(line))),
  );
  const measured = await step('Many leagues open a week in the same minute', () =>
    pagesDuringOpenings(site, { ...prepared, opened }),
  );
  const { calm, during } = measured;
  const rows = [openingsRow(budget, measured, budget.leagues)];
  const spans = [
    spanRow('before, while no week opens', calm, calm, budget.p95),
    spanRow('while the weeks open', during, calm, budget.p95),
  ];
  const text = `One server process. ${budget.leagues} leagues that replay a season have plans of their own, and the next week of each opens in the same minute. Students of
other classes ask for twenty pages a second, dashboards and score cards in turn, before it and meanwhile.

${openingsTable(rows)}

${spanTable(spans)}`;
  return { rows: [...rows, ...spans], sections: { 'Weeks that open together': text } };
}

/** A district on one server, and a school on another one beside it. */
async function measureDistrict({ filled, folder }) {
  const { rehearseDistrict } = await import('./bench/district.mjs');
  const { district: budget } = readJson('scripts', 'bench', 'budgets.json');
  const { students, beside, minutes, perRound } = quick ? budget.quick : budget;
  const sizes = [beside, students];
  const kept = process.argv.includes('--keep')
    ? process.argv[process.argv.indexOf('--keep') + 1]
    : undefined;
  const measured = await rehearseDistrict({
    filled,
    folder,
    kept,
    sizes,
    environment,
    freePort,
    minutes,
    perRound,
  });
  const { pages, openings, leagues, correction, backup } = measured;
  const pageRows = pages.map((page) => districtPageRow(page, budget.timesOfSchool));
  const openingRows = [openingsRow({ seconds: budget.openings }, openings, leagues)];
  const corrections = [correctionRow(budget.correction, correction)];
  const spans = [
    longestRow('pages of a class, before the backup', backup.calm.pages),
    longestRow(
      'pages of the class, during the backup',
      backup.during.pages,
      budget.pageDuringBackup,
    ),
    longestRow('its answers, before', backup.calm.answers),
    longestRow('its answers, during the backup', backup.during.answers),
    longestRow('pages of others while the weeks open', openings.during),
    longestRow('pages of others during the correction', correction.pages),
  ];
  const text = `One server with ${students} students in ${leagues} leagues, and next to it one with ${beside} students, of the same build and on the same computer. Each student has what
a student of the demo class has in the middle of week 6. One page is asked for at a time, from the two servers in turn, ${pages[0].rounds} rounds of ${perRound} of each; *times* is the median of what the rounds compare.

${districtPageTable(pageRows, { beside, students })}

The next week of all leagues opens in the same minute, of which the server’s log tells the end:

${openingsTable(openingRows)}

Then \`npm run import-season -- --week\` brings other numbers for ${correction.games} games of a week that is over, those with the most starters, from its start until its end:

${correctionTable(corrections)}

And \`npm run backup\` copies ${backup.documents} documents and ${backup.pictures} pictures while a class of 30 works, each student with a page and an answer every five seconds:

${longestTable(spans)}`;
  return {
    rows: [...pageRows, ...openingRows, ...corrections, ...spans],
    sections: { 'A district': text },
  };
}

/** The morning of a district on Firestore's emulator, where there is one. */
async function measureDistrictOnFirestore() {
  const { missingForFirestore, startFirestore } = await import('./lib/firestore-emulator.mjs');
  const missing = missingForFirestore();
  if (missing) {
    say(`A district on Firestore is left out, because ${missing}.`);
    return { rows: [], sections: {} };
  }
  const { districtOnFirestore } = readJson('scripts', 'bench', 'budgets.json');
  const { students, first, stepSeconds, thinkMs } = {
    ...districtOnFirestore,
    ...(quick ? districtOnFirestore.quick : {}),
  };
  const projectId = 'demo-district';
  const emulator = await startFirestore({ port: await freePort(), projectId });
  const args = [
    '--conditions=react-server',
    '--import',
    'tsx',
    join(ROOT, 'scripts', 'bench', 'district-firebase.ts'),
  ];
  const env = {
    ...process.env,
    ...emulator.env,
    METADATA_SERVER_DETECTION: 'none',
    GCLOUD_PROJECT: projectId,
  };
  let morning;
  try {
    morning = JSON.parse(
      await step(`${students} students at 06:00 on Tuesday`, () =>
        run(process.execPath, [...args, ...[students, first, stepSeconds, thinkMs].map(String)], {
          env,
          quiet: true,
        }),
      ),
    );
  } finally {
    await emulator.stop();
  }
  const {
    leagues,
    opened,
    openedMs,
    failed,
    deeds,
    asked,
    lost,
    seconds,
    mostASecond,
    mostWritten,
  } = morning;
  for (const sentence of failed.slice(0, 5)) say(`  ${sentence}`);
  const rows = [
    openingsRow({ seconds: 60 }, { opened, ms: openedMs }, leagues),
    ...mostWritten.slice(0, 6).map((one) => hotRow(one, districtOnFirestore.writesASecond)),
  ];
  const served = servedRow('students who came and did their sitting', {
    asked: students,
    served: students - failed.length,
  });
  const operations = asked.documents + asked.queries + asked.writes;
  const text = `In real time, through Google’s own SDK, on the Firestore emulator of this computer. At 06:00 on a Tuesday the next week of ${leagues} leagues opens by their plans. Then
${students} students come, each to sign in, look at the dashboard, read the box scores and give two answers, with ${thinkMs / 1000} s between what they do. They come as fast as the
ramp for growing traffic allows that [Firestore documents](https://firebase.google.com/docs/firestore/best-practices#ramping_up_traffic), 500 operations a second and half more every
five minutes, scaled down to ${first} a second and half more every ${stepSeconds} s: the emulator is not Firestore, and this computer had no more to give. An operation is a
document that is read by its id, a query, or a document that is written.

${servedTable([served])}

They did ${deeds} things in ${seconds.toFixed(0)} s: ${asked.documents} documents read by their ids, ${asked.queries} queries, ${asked.writes} documents written, ${operations} operations in all, ${(operations / students).toFixed(0)} for each student, and
${mostASecond.toFixed(0)} a second in the busiest ten seconds; ${lost} commits were lost. The emulator locks a whole collection for a query within a transaction, so transactions took turns.

${openingsTable(rows.slice(0, 1))}

The busiest document of each of the busiest collections, over any ten seconds. Firestore takes about one write a second to one document:

${hotTable(rows.slice(1))}

What a season costs from such counts is worked out in [firebase.md](firebase.md).`;
  return { rows: [served, ...rows], sections: { 'A district on Firestore': text } };
}

/**
 * Thousands of simulated wrong answers on the cards of three seasons, and what the app calls them.
 */
async function measureLearning() {
  const script = join(ROOT, 'scripts', 'bench', 'learning.ts');
  const runs = JSON.parse(
    await step('Naming simulated mistakes', () =>
      run(process.execPath, ['--conditions=react-server', '--import', 'tsx', script], {
        quiet: true,
      }),
    ),
  );
  const { learning } = readJson('scripts', 'bench', 'budgets.json');
  const rows = runs.map((one) => learningRow(learning, one));
  const [first] = runs;
  const attempts = runs.reduce((sum, one) => sum + one.attempts, 0);
  const text = `${attempts} wrong answers to real cards, of ${first.kinds} kinds that the literature knows and ${first.slips} kinds of slips that no table knows: [learning.md](learning.md)
says who made them up, what counts as right, near and wrong, and what these figures do not say. Each kind weighs the same; *with slips* is
for 10 slips in 100 wrong answers. The held-out children met other cards and wrote in another way; only their sums were ever looked at while the app’s tables were made.

${learningTable(rows)}

One name takes ${first.milliseconds.toFixed(1)} ms. Each kind, of the first children, in shares of a hundred; *alone* by the sum, *lines* with the lines written down:

${kindTable(first.figures)}`;
  return { rows, sections: { 'What a wrong answer is called': text } };
}

const PARTS = {
  pages: measurePages,
  week: measureWeek,
  desk: measureDesk,
  lighthouse: measureSpeed,
  answers: measureAnswers,
  hands: measureHands,
  moves: measureFollowing,
  load: measureLoad,
  openings: measureOpenings,
};
const PREPARED = { desk: prepareDesk, openings: prepareOpenings };
/** They start servers of their own, on the demo class's data. */
const WITH_OWN_SERVERS = { district: measureDistrict };
/** They need no server and no browser. */
const ALONE = { 'district-firebase': measureDistrictOnFirestore, learning: measureLearning };

/** Writing every store operation to a file would slow down what is to be timed. */
const LOGGED = ['pages', 'week'];

/** The parts that were asked for, in their order; all when none was. */
function partsAsked() {
  const all = [...Object.keys(PARTS), ...Object.keys(WITH_OWN_SERVERS), ...Object.keys(ALONE)];
  const asked = all.filter((name) => process.argv.includes(`--${name}`));
  return asked.length > 0 ? asked : all;
}

function keep(sections) {
  const dated = Object.entries(sections).map(([heading, text]) => [
    heading,
    `Measured on ${new Date().toISOString().slice(0, 10)} with Node ${process.versions.node}.\n\n${text}`,
  ]);
  const before = existsSync(REPORT) ? readFileSync(REPORT, 'utf8') : '';
  writeFileSync(REPORT, withSections(before, Object.fromEntries(dated)));
}

/**
 * One part on a server and a copy of the data of its own, so that it finds the same whether it runs
 * alone or after others.
 */
async function runPart(part, { folder, filled, browser, executablePath }) {
  const dataDir = join(folder, part);
  cpSync(filled, dataDir, { recursive: true });
  const port = await freePort();
  const site = `http://localhost:${port}`;
  const env = environment({
    dataDir,
    port,
    storeLog: LOGGED.includes(part) ? join(folder, `${part}.jsonl`) : '',
  });
  const prepared = await PREPARED[part]?.(env);
  const listeners = [];
  const onLine = (line) => {
    for (const listener of listeners) listener(line);
  };
  const begun = performance.now();
  const server = serve(serverArguments({ port }), env, { onLine });
  try {
    if ((await untilReady(site, server)).state !== 'ready')
      throw new Stop('The server did not start.');
    const coldStart = performance.now() - begun;
    const storeLog = openStoreLog(env.STORE_LOG);
    const lines = (listener) => listeners.push(listener);
    return await PARTS[part]({
      browser,
      executablePath,
      site,
      coldStart,
      storeLog,
      env,
      prepared,
      lines,
    });
  } finally {
    server.child.kill('SIGTERM');
    await server.ended;
  }
}

/** What a part has measured, told and kept. @returns what is over its budget. */
function settle({ rows, sections }) {
  for (const [heading, text] of Object.entries(sections)) say(`\n${heading}\n\n${text}\n`);
  if (!quick) keep(sections);
  return rows.filter(({ ok }) => !ok).map(({ route }) => route);
}

async function measureWithServer(parts) {
  const executablePath = await ensureChromium();
  const folder = mkdtempSync(join(tmpdir(), 'fraction-league-bench-'));
  const filled = join(folder, 'filled');
  const env = environment({ dataDir: filled, port: 3000, storeLog: '' });
  let browser;
  try {
    await ensureBuilt(env);
    await step('Filling a data folder with the demo class', () =>
      run(process.execPath, commandArguments('prepare', ['--demo']), { env }),
    );
    const { chromium } = await import('playwright');
    browser = await chromium.launch({
      executablePath,
      args: ['--no-sandbox', '--disable-gpu', '--disable-quic'],
    });
    const over = [];
    for (const part of parts) {
      const own = WITH_OWN_SERVERS[part];
      over.push(
        ...settle(
          own
            ? await own({ filled, folder })
            : await runPart(part, { folder, filled, browser, executablePath }),
        ),
      );
    }
    return over;
  } finally {
    await browser?.close();
    rmSync(folder, { recursive: true, force: true });
  }
}

runMain(async () => {
  checkNode();
  await ensureInstalled();
  const asked = partsAsked();
  const withServer = asked.filter((part) => part in PARTS || part in WITH_OWN_SERVERS);
  const over = withServer.length > 0 ? await measureWithServer(withServer) : [];
  for (const part of asked.filter((each) => each in ALONE))
    over.push(...settle(await ALONE[part]()));
  if (over.length > 0) throw new Stop(`Over budget: ${over.join(', ')}`);
  say('Everything keeps to its budget.');
});
