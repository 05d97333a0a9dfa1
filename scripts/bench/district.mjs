// A district on one server, next to a school on another one of the same build: their pages in turn,
// all weeks opened in one minute, a correction that reaches nearly everyone, and a backup while a
// class works.
import { cpSync, existsSync, mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { Stop, step } from '../lib/console.mjs';
import { commandArguments, run } from '../lib/process.mjs';
import { answer, pagesUntil, pause, SERVED, servedOf, timedPage } from './requests.mjs';
import { median, percentile, table } from './table.mjs';
import { DEMO_WEEK, environment, FRESH_WEEK, runScript, startServer } from './tools.mjs';

const MINUTE_MS = 60_000;
/** Pages of others are looked at for so long before the weeks open. */
const BEFORE_OPENINGS_MS = 20_000;
const LONGEST_OPENINGS_MS = 180_000;
const MIN_ROUNDS = 3;
/**
 * Of the many classes so many have students and teachers who are asked for; enough that hardly
 * anyone is asked for twice.
 */
const CLASSES_SHOWN = 40;
const CORRECTED_GAMES = 40;
const STUDENT_EVERY_MS = 5_000;
const STEPS = ['QB', 'RB1', 'RB2', 'WR1', 'WR2', 'TE', 'K', 'DEF'];
const CALM_MS = 20_000;

/**
 * A data folder with so many students. It is filled once: `keep` names a folder in which it stays
 * for the next run.
 */
async function fill({ filled, folder, keep }, students) {
  const pristine = join(keep ?? join(folder, 'pristine'), String(students));
  if (!existsSync(pristine))
    await step(`Enrolling ${students} students`, async () => {
      const partial = join(folder, 'partial');
      cpSync(filled, partial, { recursive: true });
      await runScript('fill', ['students', students], environment({ dataDir: partial }));
      mkdirSync(pristine, { recursive: true });
      cpSync(partial, pristine, { recursive: true });
      rmSync(partial, { recursive: true });
    });
  const dataDir = join(folder, `district-${students}`);
  cpSync(pristine, dataDir, { recursive: true });
  return dataDir;
}

/** Reads the line of the log that says how many weeks were opened; null for any other. */
function openedIn(line) {
  if (!line.includes('"leagues-clock"')) return null;
  const { at, opened } = JSON.parse(line);
  return { at: Date.parse(at), opened: opened ?? 0 };
}

/** A server whose classes all open their next week at `opensAt`. */
async function open(dataDir, opensAt) {
  const corrected = `${dataDir}-corrected`;
  const server = await startServer({
    dataDir,
    prepare: async (env) => {
      await runScript('fill', ['open-at', opensAt], env);
      const cards = await runScript('fill', ['correct', CORRECTED_GAMES, corrected], env);
      return { cards, ...(await runScript('fill', ['signed-in', CLASSES_SHOWN], env)) };
    },
  });
  const opened = new Promise((resolve) =>
    server.onLine((line) => openedIn(line) && resolve(openedIn(line))),
  );
  return { ...server, ...server.prepared, opened, corrected };
}

const anyOf = (list, turn) => list[(turn * 7919) % list.length];
const PAGES = [
  ['dashboard', 'students', () => '/student/dashboard'],
  ['score card', 'students', () => '/student/score-cards'],
  ['leaderboards', 'students', () => '/student/leaderboards'],
  ['a teacher’s grid', 'teachers', ({ leagueId }) => `/teacher/leagues/${leagueId}`],
  ['a teacher’s dashboard', 'teachers', () => '/teacher/dashboard'],
];

/** One page at a time, the two servers in turn: what else the computer does meets both. */
async function pagesInTurn(servers, { until, perRound }) {
  const times = PAGES.map(() => ({ small: [], large: [], ratios: [] }));
  let rounds = -1;
  // The first round warms both up.
  for (; rounds < 0 || Date.now() < until; rounds += 1) {
    for (const [at, page] of PAGES.entries()) {
      const [small, large] = await oneRound(servers, page, { number: rounds + 1, perRound });
      if (rounds < 0) continue;
      times[at].small.push(...small);
      times[at].large.push(...large);
      times[at].ratios.push(percentile(large, 0.95) / percentile(small, 0.95));
    }
  }
  if (rounds < MIN_ROUNDS)
    throw new Stop('The two servers did not get their rounds of pages before the weeks open.');
  return PAGES.map(([name], at) => ({
    name,
    rounds,
    small: percentile(times[at].small, 0.95),
    large: percentile(times[at].large, 0.95),
    ratio: median(times[at].ratios),
  }));
}

async function oneRound(servers, [, role, pathOf], { number, perRound }) {
  const both = [[], []];
  for (let index = 0; index < perRound; index += 1) {
    const turn = number * perRound + index;
    for (const which of turn % 2 === 0 ? [0, 1] : [1, 0]) {
      const person = anyOf(servers[which][role], turn);
      const { ok, ms } = await timedPage(servers[which].site, pathOf(person), person.cookie);
      if (!ok) throw new Stop(`${pathOf(person)} was not answered with 200.`);
      both[which].push(ms);
    }
  }
  return both;
}

/** How long the openings take, and pages of students meanwhile. */
async function openWeeks({ site, students, opened }, opensAt) {
  const over = Promise.race([opened, pause(opensAt + LONGEST_OPENINGS_MS - Date.now())]);
  const pages = await pagesUntil(over, site, { students, everyMs: 50 });
  const done = await over;
  if (!done) throw new Stop('The weeks were not opened.');
  const during = pages.filter(({ begun }) => begun >= opensAt && begun <= done.at);
  return { opened: done.opened, ms: done.at - opensAt, pages: servedOf(during) };
}

/** The operator's command, as it is called after a correction, while students go on reading. */
async function correct({ site, env, students, corrected, cards }) {
  const began = Date.now();
  const args = ['--season', '2023', '--week', String(DEMO_WEEK - 1), '--from', corrected];
  const imported = run(process.execPath, commandArguments('import-season', args), {
    env,
    quiet: true,
  });
  const pages = await pagesUntil(imported, site, { students, everyMs: 100 });
  const said = /(\d+) games corrected, (\d+) score cards/.exec(await imported);
  if (!said) throw new Stop('The import says of no correction.');
  return {
    ms: Date.now() - began,
    games: Number(said[1]),
    cards: Number(said[2]),
    wanted: cards,
    pages: servedOf(pages),
  };
}

/** A class whose students each look at a page and give an answer every five seconds. */
async function workUntil(over, { site, classmates, firstRound }) {
  let isOver = false;
  const end = () => {
    isOver = true;
  };
  over.then(end, end);
  const [pages, answers] = [[], []];
  await Promise.all(
    classmates.map(async (student, index) => {
      await pause((STUDENT_EVERY_MS * index) / classmates.length);
      for (let round = firstRound; !isOver; round += 1) {
        const begun = Date.now();
        const path = round % 2 ? '/student/score-cards' : '/student/dashboard';
        pages.push(await timedPage(site, path, student.cookie));
        const { verdict, ms } = await answer(site, student, {
          week: FRESH_WEEK,
          id: `district-${round}-${index}`,
          whole: 900 + round,
          step: STEPS[round % STEPS.length],
        });
        answers.push({ ms, ok: verdict?.outcome === 'wrong' });
        await pause(Math.max(0, begun + STUDENT_EVERY_MS - Date.now()));
      }
    }),
  );
  const rounds = firstRound + Math.ceil(pages.length / classmates.length);
  return { pages: servedOf(pages), answers: servedOf(answers), rounds };
}

/** A class of thirty works, in its calm and while everything is copied. */
async function backUp({ site, env, students }, into) {
  const [{ leagueId }] = students;
  const classmates = students.filter((student) => student.leagueId === leagueId);
  const calm = await workUntil(pause(CALM_MS), { site, classmates, firstRound: 0 });
  const copied = run(process.execPath, commandArguments('backup', [into]), { env, quiet: true });
  const during = await workUntil(copied, { site, classmates, firstRound: calm.rounds });
  const said = /Backed up (\d+) documents and (\d+) pictures/.exec(await copied);
  return { calm, during, documents: Number(said?.[1]), pictures: Number(said?.[2]) };
}

/** Columns for leagues whose week opens in the same minute: how many did, and until when. */
export const openingColumns = (leagues, seconds) => [
  { heading: 'opened', of: ({ opened }) => opened, all: leagues },
  { heading: 'seconds', of: ({ ms }) => ms / 1000, digits: 1, most: seconds },
];
export const OPENINGS_NAME = 'leagues whose week opens in the same minute';

/** A district on one server, and a school on another one beside it. */
export const district = {
  heading: 'A district',
  ownServers: true,
  async run(bench) {
    const budget = bench.budgets.district;
    const { students, beside, minutes, perRound } = bench.quick ? budget.quick : budget;
    const dataDirs = [await fill(bench, beside), await fill(bench, students)];
    const opensAt = Math.ceil((Date.now() + minutes * MINUTE_MS) / MINUTE_MS) * MINUTE_MS;
    const servers = [];
    try {
      await step('Two servers, with a school and a district', async () => {
        for (const dataDir of dataDirs) servers.push(await open(dataDir, opensAt));
      });
      const pages = await step('Their pages, in turn', () =>
        pagesInTurn(servers, { until: opensAt - BEFORE_OPENINGS_MS, perRound }),
      );
      const large = servers[1];
      const openings = await step('All leagues open a week in the same minute', () =>
        openWeeks(large, opensAt),
      );
      await servers.shift().stop();
      const correction = await step(`A correction of ${CORRECTED_GAMES} games`, () =>
        correct(large),
      );
      const backup = await step('A backup while a class works', () =>
        backUp(large, join(bench.folder, 'backups')),
      );
      return districtTables({ students, beside, perRound, budget }, large.leagues, {
        pages,
        openings,
        correction,
        backup,
      });
    } finally {
      for (const server of servers) await server.stop();
    }
  },
};

const districtTables = (
  { students, beside, perRound, budget },
  leagues,
  { pages, openings, correction, backup },
) => [
  `One server with ${students} students in ${leagues} leagues, and next to it one with ${beside} students, of the same build and on the same computer. Each student has what
a student of the demo class has in the middle of week 6. One page is asked for at a time, from the two servers in turn, ${pages[0].rounds} rounds of ${perRound} of each; *times* is the median of what the rounds compare.`,
  table(
    'page',
    [
      { heading: `${beside}: p95 ms`, of: ({ small }) => small },
      { heading: `${students}: p95 ms`, of: ({ large }) => large },
      { heading: 'times', of: ({ ratio }) => ratio, digits: 2, most: budget.timesOfSchool },
    ],
    pages,
  ),
  'The next week of all leagues opens in the same minute, of which the server’s log tells the end:',
  table('who', openingColumns(leagues, budget.openings), [{ ...openings, name: OPENINGS_NAME }]),
  `Then \`npm run import-season -- --week\` brings other numbers for ${correction.games} games of a week that is over, those with the most starters, from its start until its end:`,
  table(
    'what',
    [
      { heading: 'reached', of: ({ cards }) => cards, all: ({ wanted }) => wanted },
      { heading: 'seconds', of: ({ ms }) => ms / 1000, most: budget.correction },
    ],
    [{ ...correction, name: `score cards with one of ${correction.games} corrected games` }],
  ),
  `And \`npm run backup\` copies ${backup.documents} documents and ${backup.pictures} pictures while a class of 30 works, each student with a page and an answer every five seconds:`,
  table(
    'who',
    [
      SERVED,
      { heading: 'p95 ms', of: ({ p95 }) => p95, most: ({ p95Budget }) => p95Budget },
      { heading: 'slowest ms', of: ({ longest }) => longest, most: ({ slowest }) => slowest },
    ],
    [
      { ...backup.calm.pages, name: 'pages of a class, before the backup' },
      {
        ...backup.during.pages,
        name: 'pages of the class, during the backup',
        slowest: budget.pageDuringBackup,
      },
      { ...backup.calm.answers, name: 'its answers, before' },
      { ...backup.during.answers, name: 'its answers, during the backup' },
      {
        ...openings.pages,
        name: 'pages of others while the weeks open',
        p95Budget: budget.pageDuringOpenings,
      },
      { ...correction.pages, name: 'pages of others during the correction' },
    ],
  ),
];
