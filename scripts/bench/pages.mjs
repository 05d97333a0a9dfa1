import { say, step } from '../lib/console.mjs';
import { loadCold, navigate } from './browser.mjs';
import { table } from './table.mjs';
import { DEMO_LEAGUE, signInAll } from './tools.mjs';

const KIB = 1024;

export const pages = {
  heading: 'What each page weighs',
  logsStore: true,
  async run(bench) {
    const { groups, navigation } = bench.budgets;
    const people = await signInAll(bench);
    const students = await studentsOfDemoClass(bench, people.teacher);
    const rows = [];
    for (const { name, as, budget, routes } of groups) {
      await step(name, async () => {
        for (const route of routes) {
          const path = route
            .replace('/teacher/leagues/[leagueId]', DEMO_LEAGUE)
            .replace('[studentId]', students[0].studentId);
          const count = route.includes('[leagueId]') ? students.length : undefined;
          const measured = await measureRoute(bench, people[as], { path, budget });
          rows.push({ name: route, budget, students: count, ...measured });
        }
      });
    }
    const { from, as, js } = navigation;
    const moves = [];
    await step('Moving inside the app', async () => {
      for (const to of navigation.to) {
        const bytes = await navigate(bench, people[as], { from, to });
        moves.push({ name: `${from} → ${to}`, bytes });
      }
    });
    return [
      `The production build, with the demo class, is opened in Chromium with an empty cache on a screen of 1366 × 768.
*JS* is the sum of all script files the browser transferred until the network was quiet, compressed as sent (gzip) and without headers;
script inside the page counts as part of the document. *Total* and *requests* are everything, the document included.
*Store reads* are the calls of the store's port in a second view, when the server has loaded the season. What a teacher's frame counts of all
classes is counted once a minute, in three reads (four with an admin's link) that belong to no page.
*Documents per student* divides the documents that came in lists by the students of the demo class; the one session, profile and league
of a view do not grow with it.`,
      table('route', WEIGHTS, rows),
      'Following a link inside the app loads only the script that the next page needs on top:',
      table(
        'from → to',
        [{ heading: 'new JS KiB', of: ({ bytes }) => bytes / KIB, digits: 1, most: js }],
        moves,
      ),
    ];
  },
};

const limit =
  (name) =>
  ({ budget }) =>
    budget[name];

const WEIGHTS = [
  { heading: 'JS KiB', of: (row) => row.scriptBytes / KIB, digits: 1, most: limit('js') },
  { heading: 'total KiB', of: (row) => row.totalBytes / KIB, digits: 1, most: limit('total') },
  { heading: 'requests', of: (row) => row.requests, most: limit('requests') },
  { heading: 'store reads', of: (row) => row.store.reads, most: limit('reads') },
  {
    heading: 'documents per student',
    of: (row) => (row.students ? row.store.documents / row.students : undefined),
    digits: 1,
    most: limit('documentsPerStudent'),
  },
];

/**
 * The weight of a page with an empty cache, and the store reads of a second view, when the server
 * is warm. Once a minute the frame counts anew, which belongs to no route: a view that it fell into
 * is measured again.
 */
async function measureRoute(bench, person, { path, budget }) {
  const { storeLog, details } = bench;
  await loadCold(bench, person, path);
  storeLog.takeReads();
  const load = await loadCold(bench, person, path);
  let store = storeLog.takeReads();
  if (store.reads > budget.reads) {
    await loadCold(bench, person, path);
    const again = storeLog.takeReads();
    if (again.reads < store.reads) store = again;
  }
  if (details) sayDetails(path, load, store);
  return { ...load, store };
}

/** Rows of the league's grid, one for each student. */
async function studentsOfDemoClass({ site }, cookie) {
  const address = `${site}/api${DEMO_LEAGUE.replace('/teacher', '')}/grid`;
  const { data } = await (await fetch(address, { headers: { cookie } })).json();
  return data.rows;
}

function sayDetails(path, { loaded }, store) {
  say(`  ${path}`);
  for (const { type, bytes, url } of [...loaded].sort((a, b) => b.bytes - a.bytes))
    say(`    ${String(bytes).padStart(7)} ${type.padEnd(10)} ${new URL(url).pathname}`);
  for (const { operation, collection, documents } of store.calls)
    say(`    read: ${operation} ${collection} ${documents}`);
}
