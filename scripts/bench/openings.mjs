import { Stop, step } from '../lib/console.mjs';
import { pause, preciseNow, servedOf, timedPage } from './load.mjs';
import { table } from './table.mjs';
import { runScript } from './tools.mjs';

/** A page every so often: a school at work, and a fifth of what a server can do. */
const EVERY_MS = 50;
const PATHS = ['/student/dashboard', '/student/score-cards'];
/** The first pages of a server are slower than all others. */
const WARM_UP_MS = 5_000;
/** Between the two spans: a page that began in the calm one has been answered. */
const BETWEEN_MS = 1_000;
const LONGEST_MS = 180_000;

/**
 * Pages of students, asked for at a steady pace from now until the weeks are opened, and how long
 * they took before and meanwhile.
 * @param opened resolves with what the server said of the openings, and when.
 */
export async function pagesDuringOpenings(site, { students, opensAt, opened }) {
  const begin = preciseNow();
  let done = null;
  const over = opened.then((said) => {
    done = said;
  });
  const pages = await pagesUntil(over, site, { students, giveUpAt: opensAt + LONGEST_MS });
  if (done === null) throw new Stop('The weeks were not opened.');
  return {
    opened: done.opened,
    ms: done.at - opensAt,
    calm: spanOf(pages, begin + WARM_UP_MS, opensAt - BETWEEN_MS),
    during: spanOf(pages, opensAt, done.at),
  };
}

/** Pages of students at a steady pace, until `over` is. */
export async function pagesUntil(
  over,
  site,
  { students, everyMs = EVERY_MS, giveUpAt = Number.POSITIVE_INFINITY },
) {
  const pages = [];
  const begin = preciseNow();
  let isOver = false;
  const end = () => {
    isOver = true;
  };
  over.then(end, end);
  const asked = [];
  for (let index = 0; !isOver && preciseNow() < giveUpAt; index += 1) {
    const { cookie } = students[index % students.length];
    const path = PATHS[index % PATHS.length];
    asked.push(timedPage(site, path, cookie).then((page) => pages.push(page)));
    await pause(Math.max(0, begin + (index + 1) * everyMs - preciseNow()));
  }
  await Promise.all(asked);
  return pages;
}

const spanOf = (pages, from, to) =>
  servedOf(pages.filter(({ begun }) => begun >= from && begun <= to));

/** What the server's log says of the weeks that it opened; null for any other line. */
export function openedIn(line) {
  if (!line.includes('"leagues-clock"')) return null;
  const { at: when, opened } = JSON.parse(line);
  return { at: Date.parse(when), opened: opened ?? 0 };
}

/** How long before the weeks open the data is made: the server starts and answers for a while. */
const BEFORE_OPENINGS_S = 40;

/**
 * Columns for leagues whose week opens in the same minute: how many of them did, and until when.
 */
export const openingColumns = (leagues, seconds) => [
  { heading: 'opened', of: ({ opened }) => opened, all: leagues },
  { heading: 'seconds', of: ({ ms }) => ms / 1000, digits: 1, most: seconds },
];
export const OPENINGS_NAME = 'leagues whose week opens in the same minute';

/** Columns for pages in a span of time, beside those of the calm one. */
export const spanColumns = (calm, p95) => [
  { heading: 'served', of: ({ served }) => served, all: ({ asked }) => asked },
  { heading: 'p95 ms', of: (row) => row.p95, most: p95 },
  { heading: 'longest ms', of: ({ longest }) => longest },
  { heading: 'p95: times calm', of: (row) => row.p95 / calm.p95, digits: 1 },
  { heading: 'longest: times calm', of: ({ longest }) => longest / calm.longest, digits: 1 },
];

export const openings = {
  heading: 'Weeks that open together',
  /**
   * The data that a server has to find when it starts, since it looks at all plans then and every
   * ten minutes.
   */
  async prepare(env, { openings: { leagues } }) {
    const { students } = await runScript('load-class', [60, 0], env);
    const { opensAt } = await runScript('many-leagues', [leagues, BEFORE_OPENINGS_S], env);
    return { students, opensAt: Date.parse(opensAt) };
  },
  async run({ site, prepared, onLine, budgets }) {
    const { leagues, seconds, p95 } = budgets.openings;
    const opened = new Promise((resolve) =>
      onLine((line) => openedIn(line) && resolve(openedIn(line))),
    );
    const measured = await step('Many leagues open a week in the same minute', () =>
      pagesDuringOpenings(site, { ...prepared, opened }),
    );
    const { calm, during } = measured;
    return [
      `One server process. ${leagues} leagues that replay a season have plans of their own, and the next week of each opens in the same minute. Students of
other classes ask for twenty pages a second, dashboards and score cards in turn, before it and meanwhile.`,
      table('who', openingColumns(leagues, seconds), [{ ...measured, name: OPENINGS_NAME }]),
      table('pages of other students', spanColumns(calm, p95), [
        { ...calm, name: 'before, while no week opens' },
        { ...during, name: 'while the weeks open' },
      ]),
    ];
  },
};
