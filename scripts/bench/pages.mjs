import { say, step } from '../lib/console.mjs';
import { findLink, loadCold, navigate } from './browser.mjs';
import { table } from './table.mjs';
import { signInAll } from './tools.mjs';

const LEAGUE = /^\/teacher\/leagues\/(?!new$)[^/]+$/;
const KIB = 1024;

export const pages = {
  heading: 'What each page weighs',
  logsStore: true,
  async run(bench) {
    const { browser, site, budgets } = bench;
    const { groups, navigation } = budgets;
    const people = await signInAll(bench);
    const rows = [];
    for (const { name, as, budget, routes } of groups) {
      await step(name, async () => {
        for (const route of routes) {
          const measured = await measureRoute(bench, { route, budget, person: people[as] });
          rows.push({ name: route, budget, ...measured });
        }
      });
    }
    const moves = [];
    await step('Moving inside the app', async () => {
      for (const to of navigation.to) {
        const bytes = await navigate(browser, site, navigation.from, to, people[navigation.as]);
        moves.push({ name: `${navigation.from} → ${to}`, bytes });
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
      table(
        'route',
        [
          { heading: 'JS KiB', of: (row) => row.scriptBytes / KIB, digits: 1, most: limit('js') },
          {
            heading: 'total KiB',
            of: (row) => row.totalBytes / KIB,
            digits: 1,
            most: limit('total'),
          },
          { heading: 'requests', of: (row) => row.requests, most: limit('requests') },
          { heading: 'store reads', of: (row) => row.store.reads, most: limit('reads') },
          {
            heading: 'documents per student',
            of: (row) => (row.students ? row.store.documents / row.students : undefined),
            digits: 1,
            most: limit('documentsPerStudent'),
          },
        ],
        rows,
      ),
      'Following a link inside the app loads only the script that the next page needs on top:',
      table(
        'from → to',
        [{ heading: 'new JS KiB', of: ({ bytes }) => bytes / KIB, digits: 1, most: navigation.js }],
        moves,
      ),
    ];
  },
};

const limit =
  (name) =>
  ({ budget }) =>
    budget[name];

/**
 * Everything about one route: its weight with an empty cache, and the store reads of a second view,
 * when the server is warm. Once a minute the frame counts anew, which belongs to no route: a view
 * that it fell into is measured again.
 */
async function measureRoute({ browser, site, storeLog, details }, { route, budget, person }) {
  const isLeague = route.includes('[leagueId]');
  const league = isLeague
    ? await findLink(browser, site, '/teacher/dashboard', LEAGUE, person)
    : '';
  const students = isLeague ? await studentsOf(browser, site, league, person) : [];
  const path = route
    .replace('/teacher/leagues/[leagueId]', league)
    .replace('[studentId]', students[0]?.studentId);
  await loadCold(browser, site, path, person);
  storeLog.takeReads();
  const load = await loadCold(browser, site, path, person);
  let store = storeLog.takeReads();
  if (store.reads > budget.reads) {
    await loadCold(browser, site, path, person);
    const again = storeLog.takeReads();
    if (again.reads < store.reads) store = again;
  }
  if (details) sayDetails(path, load, store);
  return { ...load, store, students: students.length };
}

/** Rows of the league's grid, one for each student. */
async function studentsOf(browser, site, league, storageState) {
  const context = await browser.newContext({ baseURL: site, storageState });
  const answer = await context.request.get(`/api${league.replace('/teacher', '')}/grid`);
  const { data } = await answer.json();
  await context.close();
  return data.rows;
}

function sayDetails(path, { loaded }, store) {
  say(`  ${path}`);
  for (const { type, bytes, url } of [...loaded].sort((a, b) => b.bytes - a.bytes))
    say(`    ${String(bytes).padStart(7)} ${type.padEnd(10)} ${new URL(url).pathname}`);
  for (const { operation, collection, documents } of store.calls)
    say(`    read: ${operation} ${collection} ${documents}`);
}
