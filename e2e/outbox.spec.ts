import type { BrowserContext, Page } from '@playwright/test';
import { mouse } from './support/hands';
import { playingStudent, signInBrowser } from './support/playing-student';
import { pointsOf, ScoreCard } from './support/score-card';
import { Scouting } from './support/scouting';
import { expect, test } from './support/test';

const CARD = '/student/score-cards?step=QB';
const JOSH_ALLEN = '/student/draft/QB/34857';
const WIFI_AWAY = 'You’re offline';

const waitingToSend = (page: Page) => page.getByRole('button', { name: 'Waiting to send' });
const readyToCheck = (page: Page) => page.getByRole('button', { name: 'Check my answer' });

/** The app can't be reached, but the page's files can, as when the server is down. */
async function cutOff(context: BrowserContext): Promise<() => Promise<void>> {
  await context.route('**/api/attempts', (route) => route.abort('internetdisconnected'));
  return () => context.unroute('**/api/attempts');
}

test('an answer given without Wi-Fi is kept through a reload with every digit, and gets its verdict when the Wi-Fi is back (R12)', async ({
  context,
  page,
  site,
}) => {
  await signInBrowser(context, await playingStudent(site));
  const card = new ScoreCard(page, mouse(page));
  await page.goto(CARD);
  await card.expectStep('Quarterback');
  const points = pointsOf(await card.readLines('Quarterback'));
  const restore = await cutOff(context);

  await card.type(points);
  await expect(page.getByText('Saved on this device')).toBeVisible();
  const typed = await Promise.all(
    [card.whole, card.numerator, card.denominator].map((box) => box.inputValue()),
  );
  await context.setOffline(true);
  await card.check();
  await expect(page.getByText(WIFI_AWAY)).toBeVisible();
  await expect(waitingToSend(page)).toBeVisible();

  // A reload needs the page itself; only the route for answers stays blocked.
  await context.setOffline(false);
  await page.reload();
  for (const [index, box] of [card.whole, card.numerator, card.denominator].entries())
    await expect(box).toHaveValue(typed[index] ?? '');
  await expect(page.getByText(WIFI_AWAY)).toBeVisible();
  await expect(page.getByText('Your answer is saved on this device.')).toBeVisible();

  await context.setOffline(true);
  await restore();
  await context.setOffline(false);
  await expect(page.getByRole('button', { name: 'Next step' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Quarterback Right' })).toBeVisible();
  await expect(page.getByText('1 try', { exact: true }).first()).toBeVisible();
});

test('a wrong answer has its hint again after a reload, costs no second try, and a long right one may be written shorter', async ({
  context,
  page,
  site,
}) => {
  await signInBrowser(context, await playingStudent(site));
  const card = new ScoreCard(page, mouse(page));
  await page.goto(CARD);
  await card.expectStep('Quarterback');
  const points = pointsOf(await card.readLines('Quarterback'));
  await card.type({ top: 7777n, bottom: 1n });
  await card.check();
  const verdict = page.locator('.verdict-words');
  const hint = verdict
    .or(page.getByRole('status', { name: 'Hint' }))
    .locator('p')
    .filter({ hasText: /\w/ });
  await expect(hint.filter({ hasText: 'You tried' })).toBeVisible();
  const words = await hint.allInnerTexts();

  await page.reload();
  await expect(hint).toHaveText(words, { useInnerText: true });
  await expect(card.whole).toHaveValue('7777');
  await card.check();
  await expect(page.getByText('Same answer as before: 7777.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Quarterback 1 try' })).toBeVisible();

  await card.whole.fill('');
  await card.numerator.fill(String(points.top * 2n));
  await card.denominator.fill(String(points.bottom * 2n));
  await card.check();
  await expect(page.getByText('Can you simplify it?').first()).toBeVisible();
  await page.reload();
  await card.retype(points);
  await page.getByRole('button', { name: 'Check the simplest form' }).click();
  await expect(page.getByRole('button', { name: 'Next step' })).toBeFocused();
  await expect(page.getByText('2 tries', { exact: true }).first()).toBeVisible();
  await page.reload();
  await expect(page.getByText('You got this one right.', { exact: true })).toBeVisible();
});

test('typed digits survive a sign-out; an unsent answer waits for its own student while another one plays (R13)', async ({
  context,
  page,
  site,
}) => {
  const [first, second] = [await playingStudent(site), await playingStudent(site)];
  const card = new ScoreCard(page, mouse(page));
  await signInBrowser(context, first);
  await page.goto(CARD);
  await card.type({ top: 1234n, bottom: 1n });
  const restore = await cutOff(context);
  await card.check();
  await expect(page.getByText(WIFI_AWAY)).toBeVisible();
  await page.getByRole('button', { name: /Tight End/ }).click();
  await card.type({ top: 55n, bottom: 1n });
  await page.getByRole('button', { name: 'Sign out' }).click();
  await expect(page).toHaveURL(`${site}/`);

  const posted: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/api/attempts')) posted.push(request.postData() ?? '');
  });
  await restore();
  await signInBrowser(context, second);
  await page.goto(CARD);
  await expect(readyToCheck(page)).toBeVisible();
  await expect(card.whole).toHaveValue('');
  await card.type({ top: 77n, bottom: 1n });
  await card.check();
  await expect(page.getByText('1 try so far.')).toBeVisible();
  expect(posted).toHaveLength(1);
  expect(posted[0]).toContain('"77"');
  await page.getByRole('button', { name: 'Sign out' }).click();
  await expect(page).toHaveURL(`${site}/`);

  await signInBrowser(context, first);
  await page.goto(CARD);
  await expect(page.getByText('1 try so far.')).toBeVisible();
  await expect(card.whole).toHaveValue('1234');
  expect(posted).toHaveLength(2);
  expect(posted[1]).toContain('"1234"');
  await page.getByRole('button', { name: /Tight End/ }).click();
  await expect(card.whole).toHaveValue('55');
});

test('a page left open by one student sends nothing as the one who signed in after', async ({
  context,
  page,
  site,
}) => {
  const [first, second] = [await playingStudent(site), await playingStudent(site)];
  const card = new ScoreCard(page, mouse(page));
  await signInBrowser(context, first);
  await page.goto(CARD);
  await card.type({ top: 1234n, bottom: 1n });
  await context.clearCookies();
  await signInBrowser(context, second);
  await card.check();
  await expect(page.getByText('You’re signed out')).toBeVisible();

  await page.goto(CARD);
  await expect(page.getByRole('button', { name: 'Quarterback To do' })).toBeVisible();
  await expect(card.whole).toHaveValue('');
});

test('signing out in one tab takes the others to the front page, and nothing of the student stays there', async ({
  context,
  page,
  site,
}) => {
  await signInBrowser(context, await playingStudent(site));
  const other = await context.newPage();
  await other.goto('/student/dashboard');
  await page.goto('/student/leaderboards');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.getByRole('button', { name: 'Sign out' }).click();
  await expect(page).toHaveURL(`${site}/`);
  await expect(other).toHaveURL(`${site}/`);
  await expect(other.getByText('Brave Badgers')).toHaveCount(0);
});

test('a scouting answer given without Wi-Fi waits on the device and leaves from whichever page is open next', async ({
  context,
  page,
  site,
}) => {
  await signInBrowser(context, await playingStudent(site));
  const scouting = new Scouting(page, mouse(page));
  await context.route('**/api/scouting', (route) => route.abort('internetdisconnected'));
  await page.goto(JOSH_ALLEN);
  await scouting.answer('Josh Allen');
  await expect(page.getByText(WIFI_AWAY)).toBeVisible();
  await expect(waitingToSend(page)).toBeVisible();

  await context.unroute('**/api/scouting');
  const arrived = page.waitForResponse('**/api/scouting');
  await page.goto('/student/team');
  expect((await arrived).ok()).toBe(true);
  await page.goto(JOSH_ALLEN);
  await expect(page.getByRole('heading', { name: 'Points per game' })).toBeVisible();
});

test('two tabs on one card: what one settles for both, the other shows without a reload', async ({
  context,
  page,
  site,
}) => {
  await signInBrowser(context, await playingStudent(site));
  const card = new ScoreCard(page, mouse(page));
  await page.goto(CARD);
  const points = pointsOf(await card.readLines('Quarterback'));
  const other = await context.newPage();
  await other.goto(CARD);
  await expect(readyToCheck(other)).toBeVisible();
  await card.type(points);
  await card.check();
  await expect(page.getByRole('button', { name: 'Next step' })).toBeVisible();
  await expect(other.getByRole('button', { name: 'Quarterback Right' })).toBeVisible();
});
