import { join } from 'node:path';
import sharp from 'sharp';
import { ROOT, run } from '../lib/process.mjs';
import { signIn } from './browser.mjs';

/** Steps at which the student first gives a wrong answer; about what the demo class needs. */
const WRONG_FIRST = ['QB', 'RB2', 'WR1', 'K', 'DEF', 'TEAM'];

const visible = (locator) => locator.waitFor({ state: 'visible' });

/** The lesson that is played, and the step at which a wrong answer comes first. */
const LESSON = '/student/graph-upload/lessons/circle';
const LESSON_WRONG_AT = 0;

/** Reading the store for the answers is the bench's own doing, so it is not logged. */
async function ask(env, script, ...rest) {
  const args = [
    '--conditions=react-server',
    '--import',
    'tsx',
    join(ROOT, 'scripts', 'bench', script),
    ...rest,
  ];
  return JSON.parse(
    await run(process.execPath, args, { env: { ...env, STORE_LOG: '' }, quiet: true }),
  );
}

/** What the student would type into the nine boxes of a week, in their order. */
export const rightAnswers = ({ env }, { email }, week) =>
  ask(env, 'right-answers.ts', email, String(week));

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
}

async function lookAndHandIn(page, { env, account }) {
  // Having looked is a task of its own, which is ticked in a moment.
  const ticked = page.waitForResponse((response) => response.request().method() === 'POST');
  await follow(page, '/student/leaderboards');
  await ticked;
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
  const picture = { name: 'graph.png', mimeType: 'image/png', buffer: await onePicture() };
  await page.getByLabel('Choose a picture').setInputFiles(picture);
  await page.getByLabel('Title', { exact: true }).fill('Catches of my players');
  await page.getByLabel('What does it show?').fill('Six bars. The second is the longest.');
  await page.getByRole('button', { name: 'Turn in my graph' }).click();
  await visible(page.getByText('You turned in'));
  await follow(page, LESSON);
  await visible(page.getByText('Step 1 of 9'));
  const steps = await ask(env, 'lesson-answers.ts', account.email, 'circle');
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
 * day, the score card with six wrong answers on the next, then leaderboards, lineup, and a graph
 * that is handed in, with the nine steps of its lesson, one of them wrong at first. Gives what the
 * store would bill for it, live connections included.
 */
export async function playStudentWeek({ browser, site, storeLog, env }, { account, week }) {
  const bill = { reads: 0, writes: 0, parts: [] };
  // The season is loaded once for each server, not once for each student.
  const warm = await browser.newPage({
    baseURL: site,
    storageState: await signIn(browser, site, account),
  });
  await warm.goto('/student/box-scores');
  await warm.close();
  storeLog.takeBill();
  const sitting = async (name, work) => {
    const context = await browser.newContext({
      baseURL: site,
      storageState: await signIn(browser, site, account),
    });
    const page = await context.newPage();
    page.setDefaultTimeout(30_000);
    await page.goto('/student/dashboard');
    await work(page);
    await context.close();
    const { reads, writes, operations } = storeLog.takeBill();
    bill.reads += reads;
    bill.writes += writes;
    bill.parts.push({ name, reads, writes, operations });
  };

  await sitting('box scores', readBoxScores);
  const answers = await rightAnswers({ env }, account, week);
  await sitting('score card', async (page) => {
    await workOutPoints(page, answers);
    await page.goto('/student/dashboard');
  });
  await sitting('leaderboards, lineup, graph and lesson', async (page) => {
    await lookAndHandIn(page, { env, account });
    await page.goto('/student/dashboard');
    // The live connection of the last page has opened by then.
    await page.waitForTimeout(4_000);
  });
  return bill;
}

/**
 * Runs in the page before everything else: lets the bench say that the student wants to save data,
 * for whom nothing is fetched ahead.
 */
function letSaveData() {
  window.savesData = false;
  Object.defineProperty(navigator, 'connection', {
    value: {
      get saveData() {
        return window.savesData;
      },
    },
  });
}

/**
 * The same student's weeks one after the other in a single tab that is never loaded again, from
 * page to page by its links. Gives for each how many requests it took and what the tab's heap holds
 * at its end, in MB. In the first of the weeks nothing is fetched ahead.
 */
export async function playWeeksInOneTab({ browser, site, env }, { account, weeks, openWeek }) {
  const context = await browser.newContext({
    baseURL: site,
    storageState: await signIn(browser, site, account),
  });
  try {
    const page = await context.newPage();
    page.setDefaultTimeout(30_000);
    await page.addInitScript(letSaveData);
    const devtools = await context.newCDPSession(page);
    await devtools.send('Performance.enable');
    let requests = 0;
    page.on('request', () => {
      requests += 1;
    });
    const results = [];
    await openWeek(weeks[0]);
    await page.goto('/student/dashboard');
    // The worker has each week's score card and lesson come as whole documents, once: in the first
    // of the weeks as in the others.
    await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
    for (const [index, week] of weeks.entries()) {
      if (index > 0) {
        await openWeek(week);
        await visible(page.getByText(`Week ${week}`, { exact: true }));
      }
      await page.evaluate((saves) => {
        window.savesData = saves;
      }, index === 0);
      requests = 0;
      await readBoxScores(page);
      await workOutPoints(page, await rightAnswers({ env }, account, week));
      await follow(page, '/student/dashboard');
      await lookAndHandIn(page, { env, account });
      await follow(page, '/student/dashboard');
      await page.waitForTimeout(4_000);
      results.push({ week, requests, heapMb: await heapOf(devtools) });
    }
    return results;
  } finally {
    await context.close();
  }
}

/** What is still reachable. What the first collection lets go of may hold more. */
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
