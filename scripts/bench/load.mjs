import autocannon from 'autocannon';
import { Stop } from '../lib/console.mjs';
import { median, percentile } from './table.mjs';

/** Enough to keep one server process busy all the time. */
const CONNECTIONS = 10;

export const pause = (ms) => new Promise((resolve) => setTimeout(resolve, ms));

/** How many of some pages came, and how long they took. */
export function servedOf(pages) {
  const times = pages.filter(({ ok }) => ok).map(({ ms }) => ms);
  return {
    asked: pages.length,
    served: times.length,
    p95: percentile(times, 0.95),
    longest: Math.max(...times),
  };
}

/**
 * Pages each second of every path, asked for as fast as they come. The `rounds` go through all
 * paths in turn, the bare one first, and each is compared with the bare one of its own round: what
 * else the computer does meets both. Gives the medians.
 */
export async function measureThroughput(site, paths, { cookie, rounds, seconds }) {
  for (const path of paths) await hammer(site, path, cookie, Math.min(seconds, 2));
  const speeds = paths.map(() => []);
  for (let round = 0; round < rounds; round += 1) {
    for (const [index, path] of paths.entries())
      speeds[index].push(await hammer(site, path, cookie, seconds));
  }
  return paths.map((path, index) => ({
    path,
    perSecond: median(speeds[index]),
    ratio: median(speeds[index].map((speed, round) => speed / speeds[0][round])),
  }));
}

/**
 * A signed-in browser is sent on from these; the bench's own pages, like all others, are for no one
 * else.
 */
const isForVisitors = (path) => !/^\/(bench|student)\/(?!login|signup)/.test(path);

async function hammer(site, path, cookie, seconds) {
  const result = await autocannon({
    url: `${site}${path}`,
    connections: CONNECTIONS,
    duration: seconds,
    // As a browser asks.
    headers: { ...(cookie && !isForVisitors(path) ? { cookie } : {}), 'accept-encoding': 'gzip' },
  });
  if (result.non2xx + result.errors + result.timeouts > 0)
    throw new Stop(`${path} was not answered with 200 under load.`);
  return result.requests.total / result.duration;
}

/**
 * A class signs in over the form's own route, spread evenly over `overMs`; then each opens the
 * dashboard.
 */
export async function signInClass(site, students, overMs) {
  const pages = await Promise.all(
    students.map(async (student, index) => {
      await pause((overMs * index) / students.length);
      const cookie = await signInByForm(site, student);
      return cookie ? timedPage(site, '/student/dashboard', cookie) : { ok: false };
    }),
  );
  return servedOf(pages);
}

export async function openForm(site, headers = {}) {
  const form = await fetch(`${site}/api/auth/csrf`, { headers });
  return { csrfToken: (await form.json()).csrfToken, cookie: cookiesOf(form) };
}

/** The session's cookie, or null. */
export async function signInByForm(site, { email, password }, headers = {}) {
  const { csrfToken, cookie } = await openForm(site, headers);
  const answer = await fetch(`${site}/api/auth/callback/credentials`, {
    method: 'POST',
    redirect: 'manual',
    headers: { ...headers, cookie },
    body: new URLSearchParams({ email, password, csrfToken, callbackUrl: '/', json: 'true' }),
  });
  await answer.arrayBuffer();
  const session = cookiesOf(answer);
  return answer.ok && session.includes('session-token') ? session : null;
}

/** What a browser would send next: a cookie that the answer deletes comes with an empty value. */
const cookiesOf = (answer) =>
  answer.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .filter((pair) => !pair.endsWith('='))
    .join('; ');

/** The time of the day, finer than in milliseconds. */
export const preciseNow = () => performance.timeOrigin + performance.now();

export async function timedPage(site, path, cookie) {
  const begun = preciseNow();
  const end = (ok) => ({ begun, ms: preciseNow() - begun, ok });
  try {
    const answer = await fetch(`${site}${path}`, { headers: { cookie }, redirect: 'manual' });
    await answer.arrayBuffer();
    return end(answer.status === 200);
  } catch {
    return end(false);
  }
}

/**
 * Everyone gives a wrong answer to the first step in the same moment, `rounds` times. Each counts
 * that was graded as this very try.
 */
export async function answerAtOnce(site, { students, week, rounds }) {
  const answers = [];
  for (let round = 1; round <= rounds; round += 1)
    answers.push(
      ...(await Promise.all(
        students.map(async (student, index) => {
          const sent = { week, id: `${round}-${index}`, whole: 990 + round };
          const { verdict, ms } = await answer(site, student, sent);
          return { ok: verdict?.outcome === 'wrong' && verdict.attempts === round, ms };
        }),
      )),
    );
  return servedOf(answers);
}

/** One number is never sent twice in a row: the app knows it, and takes it for no new try. */
export async function answer(site, { cookie, accountKey }, { week, id, whole = 997, step = 'QB' }) {
  const began = performance.now();
  try {
    const response = await fetch(`${site}/api/attempts`, {
      method: 'POST',
      headers: {
        cookie,
        origin: site,
        'content-type': 'application/json',
        'x-account-key': accountKey,
      },
      body: JSON.stringify({
        week,
        step,
        typed: { whole: String(whole), numerator: '', denominator: '' },
        operationId: `load-answer-${id}`,
      }),
    });
    const result = await response.json();
    return { verdict: result.ok ? result.data : null, ms: performance.now() - began };
  } catch {
    return { verdict: null, ms: performance.now() - began };
  }
}

/**
 * Signed-in students one after the other, evenly over `overMs`; each opens the dashboard, then the
 * score card, and gives one answer.
 */
export async function crowd(site, { students, week, overMs }) {
  const visits = await Promise.all(
    students.map(async (student, index) => {
      await pause((overMs * index) / students.length);
      const dashboard = await timedPage(site, '/student/dashboard', student.cookie);
      const card = await timedPage(site, '/student/score-cards', student.cookie);
      const { verdict } = await answer(site, student, { week, id: `crowd-${index}` });
      return {
        pages: [dashboard, card],
        ok: dashboard.ok && card.ok && verdict?.outcome === 'wrong',
      };
    }),
  );
  return {
    asked: students.length,
    served: visits.filter(({ ok }) => ok).length,
    p95: percentile(
      visits.flatMap(({ pages }) => pages.map(({ ms }) => ms)),
      0.95,
    ),
  };
}
