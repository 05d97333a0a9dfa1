// Requests as browsers send them, without a browser: a thousand people would need too many.
import { Stop } from '../lib/console.mjs';
import { percentile } from './table.mjs';

export const pause = (ms) => new Promise((resolve) => setTimeout(resolve, ms));

/** The time of the day, finer than in milliseconds. */
export const preciseNow = () => performance.timeOrigin + performance.now();

export async function openForm(site, headers = {}) {
  const form = await fetch(`${site}/api/auth/csrf`, { headers });
  return { csrfToken: (await form.json()).csrfToken, cookie: cookiesOf(form) };
}

/** Signs in the way the form does it, and gives the cookies; null if that was refused. */
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

export async function signIn(site, account) {
  const cookie = await signInByForm(site, account);
  if (!cookie) throw new Stop(`Signing in as ${account.email} was refused.`);
  return cookie;
}

/** A cookie that the answer deletes comes with an empty value. */
const cookiesOf = (answer) =>
  answer.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .filter((pair) => !pair.endsWith('='))
    .join('; ');

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

const PATHS = ['/student/dashboard', '/student/score-cards'];

/** Pages of students at a steady pace, until `over` is. */
export async function pagesUntil(over, site, { students, everyMs }) {
  const begin = preciseNow();
  let isOver = false;
  const end = () => {
    isOver = true;
  };
  over.then(end, end);
  const pages = [];
  for (let index = 0; !isOver; index += 1) {
    const { cookie } = students[index % students.length];
    pages.push(timedPage(site, PATHS[index % PATHS.length], cookie));
    await pause(Math.max(0, begin + (index + 1) * everyMs - preciseNow()));
  }
  return Promise.all(pages);
}

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

/** The first column of each table about people who ask. */
export const SERVED = {
  heading: 'served',
  of: ({ served }) => served,
  all: ({ asked }) => asked,
};

/**
 * One answer to a step of a score card. One number is never sent twice in a row: the app knows it,
 * and takes it for no new try.
 */
export async function answer(site, { cookie, accountKey }, { week, id, whole = 997, step = 'QB' }) {
  const began = performance.now();
  const end = (verdict) => ({ verdict, ms: performance.now() - began });
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
    return end(result.ok ? result.data : null);
  } catch {
    return end(null);
  }
}
