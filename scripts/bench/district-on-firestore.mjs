import { say, step } from '../lib/console.mjs';
import { missingForFirestore, startFirestore } from '../lib/emulators.mjs';
import { freePort } from '../lib/free-port.cjs';
import { OPENINGS_NAME, openingColumns } from './district.mjs';
import { table } from './table.mjs';
import { runScript } from './tools.mjs';

const PROJECT = 'demo-district';

/** The morning of a district on Firestore's emulator, where there is one. */
export const districtOnFirestore = {
  heading: 'A district on Firestore',
  alone: true,
  async run({ budgets, quick }) {
    const missing = missingForFirestore();
    if (missing) {
      say(`A district on Firestore is left out, because ${missing}.`);
      return [];
    }
    const budget = budgets.districtOnFirestore;
    const { students, first, stepSeconds, thinkMs } = { ...budget, ...(quick ? budget.quick : {}) };
    const emulator = await startFirestore({ port: await freePort(), projectId: PROJECT });
    const env = {
      ...process.env,
      ...emulator.env,
      METADATA_SERVER_DETECTION: 'none',
      GCLOUD_PROJECT: PROJECT,
    };
    let morning;
    try {
      morning = await step(`${students} students at 06:00 on Tuesday`, () =>
        runScript('district-firebase', [students, first, stepSeconds, thinkMs], env),
      );
    } finally {
      await emulator.stop();
    }
    const { leagues, opened, openedMs, failed, asked, mostWritten } = morning;
    for (const sentence of failed.slice(0, 5)) say(`  ${sentence}`);
    const operations = asked.documents + asked.queries + asked.writes;
    return [
      `In real time, through Google’s own SDK, on the Firestore emulator of this computer. At 06:00 on a Tuesday the next week of ${leagues} leagues opens by their plans. Then
${students} students come, each to sign in, look at the dashboard, read the box scores and give two answers, with ${thinkMs / 1000} s between what they do. They come as fast as the
ramp for growing traffic allows that [Firestore documents](https://firebase.google.com/docs/firestore/best-practices#ramping_up_traffic), 500 operations a second and half more every
five minutes, scaled down to ${first} a second and half more every ${stepSeconds} s: the emulator is not Firestore, and this computer had no more to give. An operation is a
document that is read by its id, a query, or a document that is written.`,
      table(
        'who',
        [{ heading: 'served', of: ({ served }) => served, all: students }],
        [
          {
            name: 'students who came and did their sitting',
            served: students - failed.length,
          },
        ],
      ),
      `They did ${morning.deeds} things in ${morning.seconds.toFixed(0)} s: ${asked.documents} documents read by their ids, ${asked.queries} queries, ${asked.writes} documents written, ${operations} operations in all, ${(operations / students).toFixed(0)} for each student, and
${morning.mostASecond.toFixed(0)} a second in the busiest ten seconds; ${morning.lost} commits were lost. The emulator locks a whole collection for a query within a transaction, so transactions took turns.`,
      table('who', openingColumns(leagues, 60), [{ name: OPENINGS_NAME, opened, ms: openedMs }]),
      'The busiest document of each of the busiest collections, over any ten seconds. Firestore takes about one write a second to one document:',
      table(
        'document',
        [
          { heading: 'writes in all', of: ({ inAll }) => inAll },
          {
            heading: 'writes a second',
            of: ({ aSecond }) => aSecond,
            digits: 1,
            most: budget.writesASecond,
          },
        ],
        mostWritten.slice(0, 6).map((one) => ({ ...one, name: `one of ${one.collection}` })),
      ),
      'What a season costs from such counts is worked out in [firebase.md](firebase.md).',
    ];
  },
};
