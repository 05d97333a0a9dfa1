import { Stop } from '../lib/console.mjs';
import { percentile } from './numbers.mjs';

const pause = (ms) => new Promise((resolve) => setTimeout(resolve, ms));
const at = () => performance.timeOrigin + performance.now();

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
  const begin = at();
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
  const begin = at();
  let isOver = false;
  const end = () => {
    isOver = true;
  };
  over.then(end, end);
  const asked = [];
  for (let index = 0; !isOver && at() < giveUpAt; index += 1) {
    const { cookie } = students[index % students.length];
    asked.push(
      timed(`${site}${PATHS[index % PATHS.length]}`, cookie).then((page) => pages.push(page)),
    );
    await pause(Math.max(0, begin + (index + 1) * everyMs - at()));
  }
  await Promise.all(asked);
  return pages;
}

/** What is told of the pages that began in a span of time. */
export function spanOf(pages, from = Number.NEGATIVE_INFINITY, to = Number.POSITIVE_INFINITY) {
  const span = pages.filter((page) => page.begun >= from && page.begun <= to);
  const times = span.filter(({ ok }) => ok).map(({ ms }) => ms);
  return {
    asked: span.length,
    served: times.length,
    p95: percentile(times, 0.95),
    longest: Math.max(...times),
  };
}

/** What the server's log says of the weeks that it opened; null for any other line. */
export function openedIn(line) {
  if (!line.includes('"leagues-clock"')) return null;
  const { at: when, opened } = JSON.parse(line);
  return { at: Date.parse(when), opened: opened ?? 0 };
}

async function timed(url, cookie) {
  const begun = at();
  try {
    const answer = await fetch(url, { headers: { cookie }, redirect: 'manual' });
    await answer.arrayBuffer();
    return { begun, ms: at() - begun, ok: answer.status === 200 };
  } catch {
    return { begun, ms: at() - begun, ok: false };
  }
}
