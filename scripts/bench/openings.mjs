import { Stop } from '../lib/console.mjs';
import { percentile } from './numbers.mjs';

const pause = (ms) => new Promise((resolve) => setTimeout(resolve, ms));

/** A page every so often: a school at work, and a fifth of what a server can do. */
const EVERY_MS = 50;
const PATHS = ['/student/dashboard', '/student/score-cards'];
/** The first pages of a server are slower than all others. */
const WARM_UP_MS = 5_000;
/** Between the two spans: a page that began in the calm one has been answered. */
const BETWEEN_MS = 1_000;
const LONGEST_MS = 180_000;

/**
 * Pages of students, asked for at a steady pace from now until the weeks are opened, and how long they took before and meanwhile.
 * @param opened resolves with what the server said of the openings, and when.
 */
export async function pagesDuringOpenings(site, { students, opensAt, opened }) {
  const pages = [];
  const begin = performance.timeOrigin + performance.now();
  const at = () => performance.timeOrigin + performance.now();
  let done = null;
  opened.then((said) => {
    done = said;
  });
  const asked = [];
  for (let index = 0; done === null; index += 1) {
    if (at() > opensAt + LONGEST_MS) throw new Stop('The weeks were not opened.');
    const { cookie } = students[index % students.length];
    asked.push(timed(`${site}${PATHS[index % PATHS.length]}`, cookie, at).then((page) => pages.push(page)));
    await pause(Math.max(0, begin + (index + 1) * EVERY_MS - at()));
  }
  await Promise.all(asked);
  const spanOf = (from, to) => {
    const span = pages.filter((page) => page.begun >= from && page.begun <= to);
    const times = span.filter(({ ok }) => ok).map(({ ms }) => ms);
    return { asked: span.length, served: times.length, p95: percentile(times, 0.95), longest: Math.max(...times) };
  };
  return {
    opened: done.opened,
    ms: done.at - opensAt,
    calm: spanOf(begin + WARM_UP_MS, opensAt - BETWEEN_MS),
    during: spanOf(opensAt, done.at),
  };
}

async function timed(url, cookie, at) {
  const begun = at();
  try {
    const answer = await fetch(url, { headers: { cookie }, redirect: 'manual' });
    await answer.arrayBuffer();
    return { begun, ms: at() - begun, ok: answer.status === 200 };
  } catch {
    return { begun, ms: at() - begun, ok: false };
  }
}
