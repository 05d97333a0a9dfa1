import { randomInt } from 'node:crypto';
import { connect } from 'node:net';
import autocannon from 'autocannon';
import { Stop, step } from '../lib/console.mjs';
import {
  answer,
  openForm,
  pagesUntil,
  pause,
  preciseNow,
  SERVED,
  servedOf,
  signIn,
  signInByForm,
  timedPage,
} from './requests.mjs';
import { median, table } from './table.mjs';
import { BARE, DEMO_WEEK, demoAccounts, runScript } from './tools.mjs';

/** Pages of a student at work, which have a budget beside the bare page. */
const PLAYING = ['/student/dashboard', '/student/score-cards'];
const CROWD = 1000;
/** Enough to keep one server process busy all the time. */
const CONNECTIONS = 10;

/**
 * Pages each second of every path, asked for as fast as they come. The `rounds` go through all
 * paths in turn, the bare one first, and each is compared with the bare one of its own round: what
 * else the computer does meets both. Gives the medians.
 */
async function measureThroughput(site, paths, { rounds, seconds }) {
  for (const { path, cookie } of paths) await hammer(site, path, cookie, Math.min(seconds, 2));
  const speeds = paths.map(() => []);
  for (let round = 0; round < rounds; round += 1) {
    for (const [index, { path, cookie }] of paths.entries())
      speeds[index].push(await hammer(site, path, cookie, seconds));
  }
  return paths.map(({ path }, index) => ({
    name: path,
    perSecond: median(speeds[index]),
    ratio: median(speeds[index].map((speed, round) => speed / speeds[0][round])),
  }));
}

async function hammer(site, path, cookie, seconds) {
  const result = await autocannon({
    url: `${site}${path}`,
    connections: CONNECTIONS,
    duration: seconds,
    // Browsers ask for compressed pages.
    headers: { ...(cookie ? { cookie } : {}), 'accept-encoding': 'gzip' },
  });
  if (result.non2xx + result.errors + result.timeouts > 0)
    throw new Stop(`${path} was not answered with 200 under load.`);
  return result.requests.total / result.duration;
}

/** Visits that begin one after the other, evenly over `overMs`. */
const evenly = (students, overMs, visit) =>
  Promise.all(
    students.map(async (student, index) => {
      await pause((overMs * index) / students.length);
      return visit(student, index);
    }),
  );

/** A class signs in over the form's own route; then each opens the dashboard. */
const signInClass = async (site, students, overMs) =>
  servedOf(
    await evenly(students, overMs, async (student) => {
      const cookie = await signInByForm(site, student);
      return cookie ? timedPage(site, '/student/dashboard', cookie) : { ok: false };
    }),
  );

/**
 * Everyone gives a wrong answer to the first step in the same moment, `rounds` times. Each counts
 * that was graded as this very try.
 */
async function answerAtOnce(site, students, rounds) {
  const answers = [];
  for (let round = 1; round <= rounds; round += 1) {
    const graded = await evenly(students, 0, async (student, index) => {
      const sent = { week: DEMO_WEEK, id: `${round}-${index}`, whole: 990 + round };
      const { verdict, ms } = await answer(site, student, sent);
      return { ok: verdict?.outcome === 'wrong' && verdict.attempts === round, ms };
    });
    answers.push(...graded);
  }
  return servedOf(answers);
}

/** Each opens the dashboard, then the score card, and gives one answer. */
async function visitAll(site, students, overMs) {
  const visits = await evenly(students, overMs, async (student, index) => {
    const pages = [];
    for (const path of PLAYING) pages.push(await timedPage(site, path, student.cookie));
    const { verdict } = await answer(site, student, { week: DEMO_WEEK, id: `crowd-${index}` });
    return { pages, ok: pages.every(({ ok }) => ok) && verdict?.outcome === 'wrong' };
  });
  const { p95 } = servedOf(visits.flatMap(({ pages }) => pages));
  return { asked: visits.length, served: visits.filter(({ ok }) => ok).length, p95 };
}

const at = (address) => ({ 'x-forwarded-for': address });
const FLOOD = '203.0.113.9';

/**
 * Sign-ins of students elsewhere, one after the other, while `connections` of one address post
 * wrong ones as fast as they are answered. The server has to trust a proxy: the addresses are those
 * of headers.
 */
async function signInsDuringFlood(site, students, connections, seconds) {
  const form = await openForm(site, at(FLOOD));
  const body = () =>
    new URLSearchParams({
      email: `s${randomInt(1e9)}@flood.test`,
      password: 'not the password',
      csrfToken: form.csrfToken,
      callbackUrl: '/',
      json: 'true',
    }).toString();
  const flood = autocannon({
    url: `${site}/api/auth/callback/credentials`,
    method: 'POST',
    connections,
    duration: seconds,
    headers: {
      ...at(FLOOD),
      cookie: form.cookie,
      'content-type': 'application/x-www-form-urlencoded',
    },
    requests: [{ setupRequest: (request) => ({ ...request, body: body() }) }],
  });
  const until = Date.now() + seconds * 1000;
  const signIns = [];
  for (let index = 0; Date.now() < until; index += 1) {
    const began = preciseNow();
    const from = at(`198.51.100.${index % 250}`);
    const cookie = await signInByForm(site, students[index % students.length], from);
    signIns.push({ ok: cookie !== null, ms: preciseNow() - began });
  }
  await flood;
  return servedOf(signIns);
}

/** A class of thirty that reads and works asks for a page ten times a second. */
const honestPages = async (site, students, seconds) =>
  servedOf(await pagesUntil(pause(seconds * 1000), site, { students, everyMs: 100 }));

/** Each is a request before its body stalls, so opening them is work of its own. */
const OPENING_MS = 5_000;

/** Honest pages while `connections` of the same address send one byte of an announced body. */
async function pagesDuringHalfSentBodies(site, students, connections, seconds) {
  const { hostname, port } = new URL(site);
  const head = `POST /student/login HTTP/1.1\r\nHost: ${hostname}:${port}\r\nContent-Type: text/plain\r\nContent-Length: 1000\r\n\r\nx`;
  const open = new Set();
  let isOver = false;
  const send = () => {
    if (isOver) return;
    const socket = connect(Number(port), hostname, () => socket.write(head));
    open.add(socket);
    socket
      .on('error', () => undefined)
      .on('close', () => {
        open.delete(socket);
        send();
      });
    socket.resume();
  };
  for (let index = 0; index < connections; index += 1) send();
  await pause(OPENING_MS);
  const honest = await honestPages(site, students, seconds);
  isOver = true;
  for (const socket of open) socket.destroy();
  return honest;
}

/** Honest pages while `connections` of one student read as fast as they are answered. */
async function pagesDuringReaders(site, students, connections, seconds) {
  const [reader, ...others] = students;
  const flood = autocannon({
    url: `${site}/student/dashboard`,
    connections,
    duration: seconds,
    timeout: 120,
    headers: { cookie: reader.cookie, 'accept-encoding': 'gzip' },
  });
  const honest = await honestPages(site, others, seconds);
  await flood;
  return honest;
}

export const manyAtOnce = {
  heading: 'Many at once',
  /** Two classes, and a crowd. */
  async prepare(env, quick) {
    const students = (quick ? CROWD / 6 : CROWD) + 60;
    await runScript('fill', ['fresh-students', Math.round(students)], env);
    return runScript('fill', ['signed-in', Math.ceil(students / 30)], env);
  },
  async run({ site, quick, prepared: { students }, coldStart, budgets: { load } }) {
    const cookie = await signIn(site, demoAccounts().student);
    const [rounds, seconds] = quick ? [1, 2] : [5, 5];
    const paths = [
      ...[BARE, ...PLAYING].map((path) => ({ path, cookie })),
      { path: '/' },
      { path: '/student/login' },
    ];
    const speeds = await step('Pages each second', () =>
      measureThroughput(site, paths, { rounds, seconds }),
    );
    const minutes = quick ? 1 / 6 : 1;
    const [first, second, crowd] = [
      students.slice(0, 30),
      students.slice(30, 60),
      students.slice(60),
    ];
    const floodSeconds = quick ? 3 : 15;
    const visits = [
      {
        name: '30 students sign in within ten seconds, then open the dashboard',
        p95: load.pageAfterSignIn,
        play: () => signInClass(site, first, 10_000),
      },
      {
        name: '30 students sign in at the same moment',
        play: () => signInClass(site, second, 0),
      },
      {
        name: 'a class of 30 answers at once, three times',
        play: () => answerAtOnce(site, first, 3),
      },
      {
        name: `${crowd.length} signed-in students in ${minutes * 60} s: dashboard, score card, an answer`,
        play: () => visitAll(site, crowd, 60_000 * minutes),
      },
      {
        name: 'sign-ins elsewhere while 300 connections of one address try wrong passwords',
        p95: load.signInDuringFlood,
        play: () => signInsDuringFlood(site, second, 300, quick ? 5 : 20),
      },
      ...[300, 1100].map((connections) => ({
        name: `pages while ${connections} connections of the same address announce a body and send one byte`,
        p95: load.pageDuringFlood,
        play: () => pagesDuringHalfSentBodies(site, second, connections, floodSeconds),
      })),
      ...[64, 300].map((connections) => ({
        name: `pages of others while ${connections} connections of one student at the same address read pages`,
        p95: load.pageDuringFlood,
        play: () => pagesDuringReaders(site, second, connections, floodSeconds),
      })),
    ];
    const rows = [];
    for (const { name, p95: budget, play } of visits)
      rows.push({ name, budget, ...(await step(name, play)) });
    return [
      `One server process, asked from the same computer. Pages each second over ten connections, median of ${rounds} rounds of ${seconds} s; each is
compared with the bare page of its own round, which is rendered for every request like all pages of the app.`,
      table(
        'page',
        [
          { heading: 'pages/s', of: ({ perSecond }) => perSecond },
          {
            heading: 'of the bare page',
            of: ({ ratio }) => ratio,
            digits: 2,
            least: ({ name }) => (PLAYING.includes(name) ? load.ofBarePage : undefined),
          },
        ],
        speeds,
      ),
      table(
        'who',
        [SERVED, { heading: 'p95 ms', of: ({ p95 }) => p95, most: ({ budget }) => budget }],
        rows,
      ),
      'From the start of the process until `/healthz` says that the store can be used:',
      table(
        'cold start',
        [{ heading: 'seconds', of: ({ ms }) => ms / 1000, digits: 1, most: load.coldStart / 1000 }],
        [{ name: 'a server with the demo class', ms: coldStart }],
      ),
      'A password is never hashed together with more than one other: `lib/identity/adapters/embedded/embedded-identity.test.ts` counts them.',
    ];
  },
};
