import { join } from 'node:path';
import { ROOT, run } from '../lib/process.mjs';
import { signIn } from './browser.mjs';

/** Steps at which the student first gives a wrong answer; about what the demo class needs. */
const WRONG_FIRST = ['QB', 'RB2', 'WR1', 'K', 'DEF', 'TEAM'];

const visible = (locator) => locator.waitFor({ state: 'visible' });

/**
 * One student's whole week in a real browser, in three sittings as a class would: box scores on one day, the score card with six wrong
 * answers on the next, then leaderboards and line-up. Gives what the store would bill for it, live connections included.
 */
export async function playStudentWeek({ browser, site, storeLog, env }, { account, week }) {
  const bill = { reads: 0, writes: 0, parts: [] };
  // The season is loaded once for each server, not once for each student.
  const warm = await browser.newPage({ baseURL: site, storageState: await signIn(browser, site, account) });
  await warm.goto('/student/box-scores');
  await warm.close();
  storeLog.takeBill();
  const sitting = async (name, work) => {
    const context = await browser.newContext({ baseURL: site, storageState: await signIn(browser, site, account) });
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

  await sitting('box scores', async (page) => {
    await page.locator('a[href="/student/box-scores"]:visible').first().click();
    await page.getByRole('button', { name: 'I have read the box scores' }).click();
    await visible(page.getByRole('link', { name: 'Work out the points' }));
  });

  // Reading the line-up for the answers is the bench's own doing, so its store is not logged.
  const args = ['--conditions=react-server', '--import', 'tsx', join(ROOT, 'scripts', 'bench', 'right-answers.ts')];
  const answers = JSON.parse(
    await run(process.execPath, [...args, account.email, String(week)], { env: { ...env, STORE_LOG: '' }, quiet: true }),
  );

  await sitting('score card', async (page) => {
    await page.locator('a[href="/student/score-cards"]:visible').first().click();
    for (const { step, typed } of answers) {
      const boxes = ['Whole number', 'Numerator', 'Denominator'].map((name) => page.getByRole('textbox', { name }));
      const type = async ({ whole, numerator, denominator }) => {
        for (const [index, text] of [whole, numerator, denominator].entries()) await boxes[index].fill(text);
        await page.getByRole('button', { name: 'Check my answer' }).click();
      };
      if (WRONG_FIRST.includes(step)) {
        await type({ whole: '999', numerator: '', denominator: '' });
        await visible(page.getByText('1 try so far.'));
      }
      await type(typed);
      await page.getByRole('button', { name: /^(Next step|See what you earned)$/ }).click();
    }
    await page.goto('/student/dashboard');
  });

  await sitting('leaderboards and line-up', async (page) => {
    await page.locator('a[href="/student/leaderboards"]:visible').first().click();
    await visible(page.getByRole('heading', { level: 1 }));
    await page.locator('a[href="/student/lineup"]:visible').first().click();
    for (const slot of ['Quarterback', 'Kicker']) {
      await page.getByRole('button', { name: new RegExp(`^${slot}`) }).click();
      await page
        .getByRole('region', { name: /Who plays/ })
        .getByRole('button')
        .last()
        .click();
      await page.waitForTimeout(500);
    }
    await page.goto('/student/team');
    await page.goto('/student/dashboard');
    // The live connection of the last page has opened by then.
    await page.waitForTimeout(4_000);
  });
  return bill;
}
