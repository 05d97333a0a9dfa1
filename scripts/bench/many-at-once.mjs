import { step } from '../lib/console.mjs';
import { pagesDuringHalfSentBodies, pagesDuringReaders, signInsDuringFlood } from './flood.mjs';
import { answerAtOnce, crowd, measureThroughput, signInClass } from './load.mjs';
import { table } from './table.mjs';
import { BARE, cookieOf, runScript, signInAll } from './tools.mjs';

/** Pages of a student at work, which have a budget beside the bare page. */
const PLAYING = ['/student/dashboard', '/student/score-cards'];
const CROWD = 1000;

/** Columns for people who ask: how many were served, and within which time 95 of 100 were. */
export const CROWD_COLUMNS = [
  { heading: 'served', of: ({ served }) => served, all: ({ asked }) => asked },
  { heading: 'p95 ms', of: ({ p95 }) => p95, most: ({ p95Budget }) => p95Budget },
];

export const manyAtOnce = {
  heading: 'Many at once',
  async run(bench) {
    const { site, quick, env, coldStart, budgets } = bench;
    const budget = budgets.load;
    const { student } = await signInAll(bench);
    const [rounds, seconds] = quick ? [1, 2] : [5, 5];
    const speeds = await step('Pages each second', () =>
      measureThroughput(site, [BARE, ...PLAYING, '/', '/student/login'], {
        cookie: cookieOf(student),
        rounds,
        seconds,
      }),
    );

    const minutes = quick ? 1 / 6 : 1;
    const crowdSize = Math.round(CROWD * minutes);
    const { week, students } = await step('Signing in a crowd', () =>
      runScript('load-class', [crowdSize + 60, 60], env),
    );
    const [first, second] = [students.slice(0, 30), students.slice(30, 60)];
    const evenly = await step('A class signs in within ten seconds', () =>
      signInClass(site, first, 10_000),
    );
    const atOnce = await step('A class signs in all at once', () => signInClass(site, second, 0));
    const answered = await step('A class answers all at once', () =>
      answerAtOnce(site, { students: first, week, rounds: 3 }),
    );
    const visits = await step('A thousand students in a minute', () =>
      crowd(site, { students: students.slice(60), week, overMs: 60_000 * minutes }),
    );
    const flood = await step('Sign-ins while 300 connections of one address try wrong ones', () =>
      signInsDuringFlood(site, second, { connections: 300, seconds: quick ? 5 : 20 }),
    );
    const floodSeconds = quick ? 3 : 15;
    const floods = [];
    for (const connections of [300, 1100]) {
      const during = await step(`Pages while ${connections} connections send half a body`, () =>
        pagesDuringHalfSentBodies(site, second, { connections, seconds: floodSeconds }),
      );
      const name = `pages while ${connections} connections of the same address announce a body and send one byte`;
      floods.push({ ...during, name, p95Budget: budget.pageDuringFlood });
    }
    for (const connections of [64, 300]) {
      const during = await step(`Pages while ${connections} connections of one student read`, () =>
        pagesDuringReaders(site, first[0], second, { connections, seconds: floodSeconds }),
      );
      const name = `pages of others while ${connections} connections of one student at the same address read pages`;
      floods.push({ ...during, name, p95Budget: budget.pageDuringFlood });
    }
    const crowds = [
      ...floods,
      {
        ...flood,
        name: 'sign-ins elsewhere while 300 connections of one address try wrong passwords',
        p95Budget: budget.signInDuringFlood,
      },
      {
        ...evenly,
        name: '30 students sign in within ten seconds, then open the dashboard',
        p95Budget: budget.pageAfterSignIn,
      },
      { ...atOnce, name: '30 students sign in at the same moment' },
      { ...answered, name: 'a class of 30 answers at once, three times' },
      {
        ...visits,
        name: `${crowdSize} signed-in students in ${minutes * 60} s: dashboard, score card, an answer`,
      },
    ];
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
            least: ({ name }) => (PLAYING.includes(name) ? budget.ofBarePage : undefined),
          },
        ],
        speeds.map((one) => ({ ...one, name: one.path })),
      ),
      table('who', CROWD_COLUMNS, crowds),
      'From the start of the process until `/healthz` says that the store can be used:',
      table(
        'cold start',
        [
          {
            heading: 'seconds',
            of: ({ ms }) => ms / 1000,
            digits: 1,
            most: budget.coldStart / 1000,
          },
        ],
        [{ name: 'a server with the demo class', ms: coldStart }],
      ),
      'A password is never hashed together with more than one other: `lib/identity/adapters/embedded/embedded-identity.test.ts` counts them.',
    ];
  },
};
