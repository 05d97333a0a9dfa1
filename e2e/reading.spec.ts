import type { Page } from '@playwright/test';
import { callAction } from './support/actions';
import { cutWhenSpaced, NARROW, sidewaysOverflow } from './support/axe';
import { signedIn } from './support/http';
import { playingStudent, signInBrowser } from './support/playing-student';
import { expect, test } from './support/test';
import { recordVoices } from './support/voices';

const CARD = '/student/score-cards?step=QB';
const LOCAL = { lang: 'en-US', localService: true };
const REMOTE = { lang: 'en-US', localService: false };

async function openMenu(page: Page) {
  await page.getByRole('button', { name: 'Reading' }).click();
  return page.getByRole('region', { name: 'Reading' });
}

/** Messages, hints, and Spanish are in `child-week.spec.ts`. */
test('each line and question is read by a voice of the device, as fast as chosen, and stops at a second press', async ({
  page,
  context,
  site,
}) => {
  await signInBrowser(context, await playingStudent(site));
  const said = await recordVoices(page, [REMOTE, LOCAL], { holds: true });
  await page.goto(CARD);
  const speakers = page.getByRole('button', { name: /^Read / });
  await expect(speakers).toHaveCount(0);
  const menu = await openMenu(page);
  await menu.getByRole('checkbox', { name: 'Voice' }).check();
  await page.keyboard.press('Escape');

  const line = page.getByRole('listitem').filter({ hasText: 'Passing yards' });
  const speaker = line.getByRole('button', { name: 'Read aloud: Passing yards' });
  await speaker.click();
  await expect(speaker).toHaveAttribute('aria-pressed', 'true');
  const text = expect.stringMatching(
    /^Passing yards\. 1 point for every \d+ passing yards\. \d+ times one [a-z-]+$/,
  );
  const first = { lang: 'en-US', rate: 1, text };
  await expect.poll(said).toEqual([first]);
  expect(await page.evaluate(() => CSS.highlights.has('spoken'))).toBe(true);
  await speaker.click();
  await expect(speaker).toHaveAttribute('aria-pressed', 'false');
  expect(await said()).toEqual([first, 'stopped']);
  expect(await page.evaluate(() => CSS.highlights.has('spoken'))).toBe(false);

  await (await openMenu(page)).getByRole('checkbox', { name: 'Read slowly' }).check();
  await page.keyboard.press('Escape');
  await page.getByRole('textbox', { name: 'Whole number' }).focus();
  await page.keyboard.press('Alt+KeyV');
  const question = { lang: 'en-US', rate: 0.65, text: expect.stringMatching(/^Points for /) };
  await expect.poll(said).toEqual([first, 'stopped', question]);
});

test('a voice from the internet is never used: the button says what is missing', async ({
  page,
  context,
  site,
}) => {
  const account = await playingStudent(site);
  const visitor = await signedIn(site, account);
  await callAction(visitor, site, 'saveReadingSettingsAction', [{ voice: true }]);
  await signInBrowser(context, account);
  const said = await recordVoices(page, [REMOTE]);
  await page.goto(CARD);
  await page.getByRole('button', { name: 'Read the question aloud' }).click();
  await expect(page.getByText('This device has no English voice of its own')).toBeVisible();
  expect(await said()).toEqual([]);
});

const SCREENS = [
  '/student/dashboard',
  CARD,
  '/student/box-scores',
  '/student/graph-upload',
  '/student/leaderboards',
  '/student/lineup',
  '/student/draft',
  '/student/team',
  '/student/my-math',
];

test('settings follow the student to another browser, and roomier text fits 320 px', async ({
  page,
  context,
  browser,
  site,
}) => {
  const account = await playingStudent(site);
  await signInBrowser(context, account);
  await page.setViewportSize(NARROW);
  await page.goto('/student/dashboard');
  await page.getByText('Menu').click();
  const menu = await openMenu(page);
  const saved = page.waitForResponse((answer) => answer.request().method() === 'POST');
  await menu.getByRole('checkbox', { name: 'Roomier text' }).check();
  await saved;

  const other = await browser.newContext({ baseURL: site, viewport: NARROW });
  await signInBrowser(other, account);
  const elsewhere = await other.newPage();
  for (const path of SCREENS) {
    await elsewhere.goto(path);
    await expect(elsewhere.locator('[data-roomier]')).toBeAttached();
    expect.soft(await sidewaysOverflow(elsewhere), path).toEqual([]);
    expect.soft(await cutWhenSpaced(elsewhere), path).toEqual([]);
  }
});
