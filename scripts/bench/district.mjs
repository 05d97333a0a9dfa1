// A district on one server, next to a school on another one of the same build: their pages in turn,
// all weeks opened in one minute, a correction that reaches nearly everyone, and a backup while a
// class works.
import { cpSync, existsSync, mkdirSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { Stop, say, step } from '../lib/console.mjs';
import { commandArguments, run } from '../lib/process.mjs';
import { answer, pause, servedOf, timedPage } from './load.mjs';
import {
  OPENINGS_NAME,
  openedIn,
  openingColumns,
  pagesDuringOpenings,
  pagesUntil,
} from './openings.mjs';
import { median, percentile, table } from './table.mjs';
import { environment, runScript, startServer } from './tools.mjs';

const MINUTE_MS = 60_000;
/** Pages of others are looked at for so long before the weeks open. */
const BEFORE_OPENINGS_MS = 20_000;
const LEAST_ROUNDS = 3;
/**
 * Of the many classes so many have students and teachers who are asked for; enough that hardly
 * anyone is asked for twice.
 */
const CLASSES_SHOWN = 40;
const CORRECTED_GAMES = 40;
/** The week that is open from the openings on. */
const WEEK = 7;
/** As when a class is slow to answer and quick to look. */
const STUDENT_EVERY_MS = 5_000;
const STEPS = ['QB', 'RB1', 'RB2', 'WR1', 'WR2', 'TE', 'K', 'DEF'];
const CALM_MS = 20_000;

/**
 * Two data folders with so many students each, filled once: `kept` names a folder in which they
 * stay for the next run.
 */
async function fill({ filled, folder, kept, sizes }) {
  const pristine = kept ?? join(folder, 'pristine');
  mkdirSync(pristine, { recursive: true });
  for (const students of sizes) {
    const dataDir = join(pristine, String(students));
    if (existsSync(dataDir)) continue;
    await step(`Enrolling ${students} students`, async () => {
      const partial = `${dataDir}.part`;
      rmSync(partial, { recursive: true, force: true });
      cpSync(filled, partial, { recursive: true });
      await runScript('district', [students], environment({ dataDir: partial }));
      cpSync(partial, dataDir, { recursive: true });
      rmSync(partial, { recursive: true });
    });
  }
  return sizes.map((students) => {
    const dataDir = join(folder, `district-${students}`);
    cpSync(join(pristine, String(students)), dataDir, { recursive: true });
    return dataDir;
  });
}

async function open({ dataDir, opensAt, corrected }) {
  const opens = new Date(opensAt).toISOString();
  const server = await startServer({
    dataDir,
    prepare: (env) =>
      runScript('district-day', [opens, CLASSES_SHOWN, CORRECTED_GAMES, corrected], env),
  });
  const opened = new Promise((resolve) =>
    server.onLine((line) => openedIn(line) && resolve(openedIn(line))),
  );
  return { ...server, ...server.prepared, opened, corrected };
}

/** Everything of the part, as figures. */
async function rehearseDistrict({ filled, folder, kept, sizes, minutes, perRound }) {
  const dataDirs = await fill({ filled, folder, kept, sizes });
  const opensAt = Math.ceil((Date.now() + minutes * MINUTE_MS) / MINUTE_MS) * MINUTE_MS;
  const servers = [];
  try {
    await step('Two servers, with a school and a district', async () => {
      for (const dataDir of dataDirs) {
        servers.push(await open({ dataDir, opensAt, corrected: `${dataDir}-corrected` }));
      }
    });
    const [small, large] = servers;
    const pages = await step('Their pages, in turn', () =>
      pagesInTurn(small, large, { until: opensAt - BEFORE_OPENINGS_MS, perRound }),
    );
    const openings = await step('All leagues open a week in the same minute', () =>
      pagesDuringOpenings(large.site, { students: large.students, opensAt, opened: large.opened }),
    );
    await servers.shift().stop();
    const correction = await step(`A correction of ${CORRECTED_GAMES} games`, () => correct(large));
    const backup = await step('A backup while a class works', () =>
      backUp(large, join(folder, 'backups')),
    );
    return { pages, openings, leagues: large.leagues, correction, backup };
  } finally {
    for (const server of servers) await server.stop();
  }
}

const anyOf = (list, turn) => list[(turn * 7919) % list.length];

/** One page at a time, the two servers in turn: what else the computer does meets both. */
async function pagesInTurn(small, large, { until, perRound }) {
  const pages = [
    { name: 'dashboard', of: (day, turn) => ['/student/dashboard', anyOf(day.students, turn)] },
    { name: 'score card', of: (day, turn) => ['/student/score-cards', anyOf(day.students, turn)] },
    {
      name: 'leaderboards',
      of: (day, turn) => ['/student/leaderboards', anyOf(day.students, turn)],
    },
    {
      name: 'a teacher’s grid',
      of: (day, turn) => teacherPage(anyOf(day.teachers, turn), ({ leagueId }) => `/${leagueId}`),
    },
    { name: 'a teacher’s dashboard', of: (day, turn) => teacherPage(anyOf(day.teachers, turn)) },
  ].map((page) => ({ ...page, small: [], large: [], ratios: [] }));
  await oneRound(pages, small, large, { number: 0, perRound });
  let rounds = 0;
  for (; Date.now() < until; rounds += 1) {
    for (const [page, [ofSmall, ofLarge]] of await oneRound(pages, small, large, {
      number: rounds + 1,
      perRound,
    })) {
      page.small.push(...ofSmall);
      page.large.push(...ofLarge);
      page.ratios.push(percentile(ofLarge, 0.95) / percentile(ofSmall, 0.95));
    }
  }
  if (rounds < LEAST_ROUNDS)
    throw new Stop('The two servers did not get their rounds of pages before the weeks open.');
  return pages.map((page) => ({
    name: page.name,
    rounds,
    small: percentile(page.small, 0.95),
    large: percentile(page.large, 0.95),
    ratio: median(page.ratios),
  }));
}

const teacherPage = (teacher, path) => [
  path ? `/teacher/leagues${path(teacher)}` : '/teacher/dashboard',
  teacher,
];

async function oneRound(pages, small, large, { number, perRound }) {
  const times = new Map();
  for (const page of pages) {
    const both = [[], []];
    for (let index = 0; index < perRound; index += 1) {
      const turn = number * perRound + index;
      const order = turn % 2 === 0 ? [0, 1] : [1, 0];
      for (const which of order) {
        const day = [small, large][which];
        const [path, { cookie }] = page.of(day, turn);
        const { ok, ms } = await timedPage(day.site, path, cookie);
        if (!ok) throw new Stop(`${path} was not answered with 200.`);
        both[which].push(ms);
      }
    }
    times.set(page, both);
  }
  return times;
}

/** The operator's command, as it is called after a correction, while students go on reading. */
async function correct({ site, env, students, corrected, cards }) {
  const began = Date.now();
  const imported = run(
    process.execPath,
    commandArguments('import-season', [
      '--season',
      '2023',
      '--week',
      String(WEEK - 2),
      '--from',
      corrected,
    ]),
    { env, quiet: true },
  );
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

/**
 * A class of thirty, each looking at a page and giving an answer every five seconds, in its calm
 * and while everything is copied.
 */
async function backUp({ site, env, students }, into) {
  const leagueId = students[0]?.leagueId;
  const classmates = students.filter((student) => student.leagueId === leagueId);
  const work = async (over, turn) => {
    let isOver = false;
    const end = () => {
      isOver = true;
    };
    over.then(end, end);
    const pages = [];
    const answers = [];
    await Promise.all(
      classmates.map(async (student, index) => {
        await pause((STUDENT_EVERY_MS * index) / classmates.length);
        for (let round = turn; !isOver; round += 1) {
          const begun = Date.now();
          const path = round % 2 ? '/student/score-cards' : '/student/dashboard';
          pages.push(await timedPage(site, path, student.cookie));
          const [id, whole] = [`district-${round}-${index}`, 900 + round];
          const { verdict, ms } = await answer(site, student, {
            week: WEEK,
            id,
            whole,
            step: STEPS[round % STEPS.length],
          });
          answers.push({ ms, ok: verdict?.outcome === 'wrong' });
          await pause(Math.max(0, begun + STUDENT_EVERY_MS - Date.now()));
        }
      }),
    );
    return {
      pages: servedOf(pages),
      answers: servedOf(answers),
      rounds: Math.ceil(pages.length / classmates.length),
    };
  };
  const calm = await work(pause(CALM_MS), 0);
  const began = Date.now();
  const copied = run(process.execPath, commandArguments('backup', [into]), { env, quiet: true });
  const during = await work(copied, calm.rounds);
  const said = /Backed up (\d+) documents and (\d+) pictures/.exec(await copied);
  say(
    `  ${readdirSync(into).length} backup: ${said?.[0]}, ${((Date.now() - began) / 1000).toFixed(0)} s`,
  );
  return { calm, during, documents: Number(said?.[1]), pictures: Number(said?.[2]) };
}

/** Columns for a span of time in which the slowest answer counts. */
export const SLOWEST_COLUMNS = [
  { heading: 'served', of: ({ served }) => served, all: ({ asked }) => asked },
  { heading: 'p95 ms', of: ({ p95 }) => p95 },
  { heading: 'slowest ms', of: ({ longest }) => longest, most: ({ budget }) => budget },
];

/** A district on one server, and a school on another one beside it. */
export const district = {
  heading: 'A district',
  ownServers: true,
  async run({ budgets, quick, filled, folder, keep }) {
    const budget = budgets.district;
    const { students, beside, minutes, perRound } = quick ? budget.quick : budget;
    const sizes = [beside, students];
    const options = { filled, folder, kept: keep, sizes, minutes, perRound };
    const { pages, openings, leagues, correction, backup } = await rehearseDistrict(options);
    return [
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
      table('who', openingColumns(leagues, budget.openings), [
        { ...openings, name: OPENINGS_NAME },
      ]),
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
      table('who', SLOWEST_COLUMNS, [
        { ...backup.calm.pages, name: 'pages of a class, before the backup' },
        {
          ...backup.during.pages,
          name: 'pages of the class, during the backup',
          budget: budget.pageDuringBackup,
        },
        { ...backup.calm.answers, name: 'its answers, before' },
        { ...backup.during.answers, name: 'its answers, during the backup' },
        { ...openings.during, name: 'pages of others while the weeks open' },
        { ...correction.pages, name: 'pages of others during the correction' },
      ]),
    ];
  },
};
