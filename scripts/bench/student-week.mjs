import sharp from 'sharp';
import { say, step } from '../lib/console.mjs';
import { openWeek, visible, withPage } from './browser.mjs';
import { signIn } from './requests.mjs';
import { table } from './table.mjs';
import { demoAccounts, FRESH_WEEK, runScript } from './tools.mjs';

/** Steps at which the student first gives a wrong answer; about what the demo class needs. */
const WRONG_FIRST = ['QB', 'RB2', 'WR1', 'K', 'DEF', 'TEAM'];

/** The lesson that is played, and the step at which a wrong answer comes first. */
const LESSON = '/student/graph-upload/lessons/circle';
const LESSON_WRONG_AT = 0;

/**
 * The right answers of the demo student: what is typed into the nine boxes of a week, or chosen and
 * typed in the steps of the open lesson. Reading them from the store is the bench's own work, so it
 * isn't logged.
 */
export const rightAnswers = ({ env }, weekOrLesson) =>
  runScript('answers', [demoAccounts().student.email, weekOrLesson], { ...env, STORE_LOG: '' });

/**
 * How long the pointer is on a link before it is pressed, as with people: a page is fetched ahead
 * by then.
 */
const RESTS_MS = 400;

/**
 * Moves to another page as a person does it; to the dashboard by the menu, because the mark beside
 * it opens a new document.
 */
async function follow(page, href) {
  const link = page.locator(`a[href="${href}"]:not([data-no-fetch]):visible`).first();
  await link.hover();
  await page.waitForTimeout(RESTS_MS);
  await link.click();
}

async function readBoxScores(page) {
  await follow(page, '/student/box-scores');
  await page.getByRole('button', { name: 'I read the box scores' }).click();
  await visible(page.getByRole('link', { name: 'Work out the points' }));
}

async function workOutPoints(page, answers) {
  await follow(page, '/student/score-cards');
  for (const { step, typed } of answers) {
    const boxes = ['Whole number', 'Numerator', 'Denominator'].map((name) =>
      page.getByRole('textbox', { name }),
    );
    const type = async ({ whole, numerator, denominator }) => {
      for (const [index, text] of [whole, numerator, denominator].entries())
        await boxes[index].fill(text);
      await page.getByRole('button', { name: 'Check my answer' }).click();
    };
    if (WRONG_FIRST.includes(step)) {
      await type({ whole: '999', numerator: '', denominator: '' });
      await visible(page.getByText('1 try so far.'));
    }
    await type(typed);
    await page.getByRole('button', { name: /^(Next step|See what you earned)$/ }).click();
  }
  // The end of the card has the class's board, and having seen it is a task.
  await visible(page.getByRole('heading', { name: /^You are / }));
  await page.waitForTimeout(1_000);
}

async function lookAndHandIn(page, bench) {
  await follow(page, '/student/lineup');
  for (const slot of ['Quarterback', 'Kicker']) {
    await page.getByRole('button', { name: new RegExp(`^${slot}`) }).click();
    await page
      .getByRole('region', { name: /Who plays/ })
      .getByRole('button')
      .last()
      .click();
    await page.waitForTimeout(500);
  }
  await follow(page, '/student/team');
  await follow(page, '/student/graph-upload');
  await page.getByRole('link', { name: 'Photo of a graph on paper' }).click();
  const picture = { name: 'graph.png', mimeType: 'image/png', buffer: await onePicture() };
  await page.getByLabel('Choose a picture').setInputFiles(picture);
  await page.getByLabel('Title', { exact: true }).fill('Catches of my players');
  await page.getByLabel('What does it show?').fill('Six bars. The second is the longest.');
  await page.getByRole('button', { name: 'Turn in my graph' }).click();
  await visible(page.getByText('You turned in'));
  await follow(page, LESSON);
  await visible(page.getByText('Step 1 of 9'));
  const steps = await rightAnswers(bench, 'circle');
  for (const [index, { choice, text }] of steps.entries()) {
    const check = page.getByRole('button', { name: 'Check my answer' });
    const box = page.getByRole('textbox', { name: 'Whole number' });
    await visible(page.getByText(`Step ${index + 1} of ${steps.length}`));
    if (index === LESSON_WRONG_AT) {
      await box.fill('987654');
      await check.click();
      await visible(page.getByText('Not yet.'));
    }
    if (choice) await page.getByRole('radio', { name: choice, exact: true }).check();
    else await box.fill(text);
    await check.click();
    await page
      .getByRole('button', { name: index + 1 < steps.length ? 'Next step' : 'See what you did' })
      .click();
  }
  await visible(page.getByRole('heading', { name: 'You worked it all out!' }));
}

/**
 * One student's whole week in a real browser, in three sittings as a class would: box scores on one
 * day, the score card with six wrong answers on the next with the class's board at its end, then
 * lineup, and a graph that is handed in, with the nine steps of its lesson, one of them wrong at
 * first. Gives what the store would bill for it, live connections included.
 */
async function playStudentWeek(bench, week) {
  const { site, storeLog } = bench;
  const { student } = demoAccounts();
  const bill = { reads: 0, writes: 0, parts: [] };
  // The season is loaded once for each server, and a class's drive is counted once in ten minutes:
  // neither is one student's.
  await withPage(bench, await signIn(site, student), async (page) => {
    for (const path of ['/student/box-scores', '/student/drive']) await page.goto(path);
  });
  storeLog.takeBill();
  const sitting = async (name, work) => {
    await withPage(bench, await signIn(site, student), async (page) => {
      await page.goto('/student/dashboard');
      await work(page);
    });
    const { reads, writes, operations } = storeLog.takeBill();
    bill.reads += reads;
    bill.writes += writes;
    bill.parts.push({ name, reads, writes, operations });
  };

  await sitting('box scores', readBoxScores);
  const answers = await rightAnswers(bench, week);
  await sitting('score card', async (page) => {
    await workOutPoints(page, answers);
    await page.goto('/student/dashboard');
  });
  await sitting('leaderboards, lineup, graph and lesson', async (page) => {
    await lookAndHandIn(page, bench);
    await page.goto('/student/dashboard');
    // The live connection of the last page has opened by then.
    await page.waitForTimeout(4_000);
  });
  return bill;
}

/**
 * Runs in the page before everything else: while `window.prefetches` is false, no link learns that
 * the pointer rests on it, so nothing is fetched before it is pressed.
 */
function controlPrefetch() {
  window.prefetches = true;
  const stop = (event) => {
    if (!window.prefetches) event.stopImmediatePropagation();
  };
  window.addEventListener('pointerover', stop, { capture: true });
}

/**
 * The same student's weeks one after the other in a single tab that is never loaded again, from
 * page to page by its links. Gives for each how many requests it took and what the tab's heap holds
 * at its end, in MB. In the first of the weeks nothing is fetched ahead.
 */
export async function playWeeksInOneTab(bench, weeks) {
  const cookie = await signIn(bench.site, demoAccounts().student);
  return withPage(bench, cookie, async (page, context) => {
    await page.addInitScript(controlPrefetch);
    const devtools = await context.newCDPSession(page);
    await devtools.send('Performance.enable');
    let requests = 0;
    page.on('request', () => {
      requests += 1;
    });
    const results = [];
    await openWeek(bench, weeks[0]);
    await page.goto('/student/dashboard');
    await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
    for (const [index, week] of weeks.entries()) {
      if (index > 0) {
        await openWeek(bench, week);
        await visible(page.getByText(`Week ${week}`, { exact: true }));
      }
      await page.evaluate((prefetches) => {
        window.prefetches = prefetches;
      }, index > 0);
      requests = 0;
      await readBoxScores(page);
      await workOutPoints(page, await rightAnswers(bench, week));
      await follow(page, '/student/dashboard');
      await lookAndHandIn(page, bench);
      await follow(page, '/student/dashboard');
      await page.waitForTimeout(4_000);
      results.push({ week, index, requests, heapMb: await heapOf(devtools) });
    }
    return results;
  });
}

/** Collects three times: objects that the first collection frees may hold others. */
async function heapOf(devtools) {
  for (let times = 0; times < 3; times += 1) await devtools.send('HeapProfiler.collectGarbage');
  const { metrics } = await devtools.send('Performance.getMetrics');
  return metrics.find(({ name }) => name === 'JSHeapUsedSize').value / 1e6;
}

function onePicture() {
  return sharp({
    create: { width: 1200, height: 800, channels: 3, background: { r: 250, g: 250, b: 250 } },
  })
    .png()
    .toBuffer();
}

/** How many documents each kind of operation read or wrote. */
function tally(operations) {
  const counts = {};
  for (const { kind, operation, collection, documents } of operations) {
    const name = `${kind} ${operation} ${collection}`;
    counts[name] = (counts[name] ?? 0) + documents;
  }
  return counts;
}

export const week = {
  heading: 'A student’s week',
  logsStore: true,
  async run(bench) {
    const { studentWeek } = bench.budgets;
    await openWeek(bench, FRESH_WEEK);
    const bill = await step('A whole week', () => playStudentWeek(bench, FRESH_WEEK));
    for (const part of bench.details ? bill.parts : []) {
      say(`  ${part.name}: ${part.reads} reads, ${part.writes} writes`);
      for (const [name, count] of Object.entries(tally(part.operations)))
        say(`    ${String(count).padStart(5)} ${name}`);
    }
    return [
      `One student of the demo class plays a whole week in three sittings: box scores, a score card with six wrong answers and the class’s
board at its end, then lineup, a graph that is handed in and the nine steps of its lesson with one wrong answer. Being the
first of the class, the student sees their own earlier weeks beside the board, which is five of the reads. Every document counts, those
of the live connections too:`,
      table(
        'who',
        [
          { heading: 'reads', of: ({ reads }) => reads, most: studentWeek.reads },
          { heading: 'writes', of: ({ writes }) => writes, most: studentWeek.writes },
        ],
        [{ name: 'one student, one week', ...bill }],
      ),
    ];
  },
};
