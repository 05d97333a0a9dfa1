import type { Locator, Page } from '@playwright/test';
import { GRAPH_TYPES } from '../lib/domain/graphs/graph-names';
import { callAction } from './support/actions';
import { signedIn } from './support/http';
import { letWorkerIn, untilKeptInAllLanguages } from './support/kept';
import { playingStudent, signInBrowser } from './support/playing-student';
import { englishIn, englishOn } from './support/spanish';
import { expect, test } from './support/test';

const CARD = '/student/score-cards?step=QB';
const BEFORE_SIGN_IN = ['/student/login', '/join-league', '/student/signup', '/forgot-password'];
/** The dashboard, a step, a lesson, and a builder are in `child-week.spec.ts`. */
const SIGNED_IN = [
  '/student/score-cards?step=TEAM',
  '/student/draft?pos=DEF',
  '/student/draft/QB/34857',
  '/student/lineup',
  '/student/box-scores',
  '/student/box-scores/2023_05_CHI_WAS',
  '/student/graph-upload',
  '/student/graph-upload/build/stem-and-leaf',
  '/student/graph-upload/lessons/histogram',
  '/student/graph-upload/class',
  '/student/leaderboards',
  '/student/my-math',
  '/student/team',
  '/student/play/what-if',
  '/student/play/find-the-slip',
  '/student/play/reverse',
  '/student/weeks',
  '/student/how-to-draft',
  '/student/no-such-page',
];

/** Read without a browser: what of them is drawn later is in the other tests. */
const READ_ONLY = [
  '/offline',
  '/guide/families',
  '/student/drive',
  '/student/graph-upload/weeks',
  '/student/graph-upload?photo=1',
  '/student/play/call-it-first',
  '/student/box-scores?week=1',
  '/student/score-cards?week=1',
  ...GRAPH_TYPES.flatMap((type) => [
    `/student/graph-upload/build/${type}`,
    `/student/graph-upload/lessons/${type}`,
  ]),
];

async function expectSpanish(page: Page, path: string): Promise<void> {
  await page.goto(path, { waitUntil: 'networkidle' });
  await expect.soft(page.locator('html'), path).toHaveAttribute('lang', 'es');
  expect.soft(await englishOn(page), path).toEqual([]);
}

test('a student who reads Spanish finds no English sentence, and no part breaks', async ({
  page,
  context,
  site,
}) => {
  test.slow();
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(`${page.url()} ${error.message}`));
  await context.addCookies([{ name: 'language', value: 'es', url: site }]);
  for (const path of BEFORE_SIGN_IN) await expectSpanish(page, path);

  const account = await playingStudent(site);
  const visitor = await signedIn(site, account);
  await callAction(visitor, site, 'saveReadingSettingsAction', [{ language: 'es' }]);
  await context.clearCookies();
  await signInBrowser(context, account);
  for (const path of SIGNED_IN) await expectSpanish(page, path);
  for (const path of READ_ONLY) {
    const html = await (await visitor.get(path, { headers: { 'x-language': 'es' } })).text();
    expect.soft(html, path).toContain('<html lang="es"');
    expect.soft(englishIn(html), path).toEqual([]);
  }
  expect(errors).toEqual([]);
});

test('a change of language keeps what is typed, and English comes back', async ({
  page,
  context,
  site,
}) => {
  const account = await playingStudent(site);
  await signInBrowser(context, account);
  await page.goto(CARD);
  await page.getByRole('textbox', { name: 'Numerator' }).fill('7');
  await page.getByRole('button', { name: 'Reading' }).click();
  await page.getByRole('radio', { name: 'Español', exact: true }).check();
  await expect(page.getByRole('textbox', { name: 'Numerador' })).toHaveValue('7');
  await expect(page.locator('html')).toHaveAttribute('lang', 'es');
  expect(await englishOn(page)).toEqual([]);

  const saved = page.waitForResponse((answer) => answer.request().method() === 'POST');
  await page.getByRole('radio', { name: 'English', exact: true }).check();
  await expect(page.getByRole('textbox', { name: 'Numerator' })).toHaveValue('7');
  await saved;
  await page.goto('/student/dashboard');
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  const cookies = await context.cookies();
  expect(cookies.filter(({ name }) => name === 'language').map(({ value }) => value)).toEqual([
    'en',
  ]);
});

/** The name of the box with typed text is in English or in Spanish. */
const WORK: readonly { path: string; box: (page: Page) => Locator | null }[] = [
  { path: CARD, box: (page) => page.getByRole('textbox', { name: /^Num/ }).first() },
  {
    path: '/student/graph-upload/lessons/circle',
    box: (page) => page.getByRole('main').getByRole('textbox').first(),
  },
  {
    path: '/student/graph-upload/build/circle',
    box: (page) => page.getByRole('textbox', { name: /^(Title|Título)$/ }),
  },
  {
    path: '/student/draft/QB/34857',
    box: (page) => page.getByRole('main').getByRole('textbox').first(),
  },
  { path: '/student/dashboard', box: () => null },
];

async function chooseLanguage(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: /^(Reading|Lectura)$/ }).click();
  await page.getByRole('radio', { name, exact: true }).click();
}

test('the language also changes without Wi-Fi, with all that is typed, stays after a reload, and reaches the server later', async ({
  browser,
  context,
  site,
}) => {
  test.slow();
  const account = await playingStudent(site);
  const first = await context.newPage();
  await letWorkerIn(first);
  await signInBrowser(context, account);
  // Pages are saved in other languages once a student has chosen one.
  for (const language of ['Español', 'English']) {
    await first.goto('/student/dashboard');
    await chooseLanguage(first, language);
    await expect(first.locator('html')).toHaveAttribute(
      'lang',
      language === 'Español' ? 'es' : 'en',
    );
  }
  await first.close();
  const tabs = await Promise.all(
    WORK.map(async ({ path, box }) => {
      const page = await context.newPage();
      await page.goto(path);
      await box(page)?.fill('7');
      return { path, page, box: box(page) };
    }),
  );
  const [card] = tabs;
  if (!card?.box) throw new Error('No card.');
  await untilKeptInAllLanguages(card.page, tabs.length);
  await context.setOffline(true);

  for (const { path, page, box } of tabs) {
    await chooseLanguage(page, 'Español');
    await expect.soft(page.locator('html'), path).toHaveAttribute('lang', 'es');
    if (box) await expect.soft(box, path).toHaveValue('7');
    expect.soft(await englishOn(page), path).toEqual([]);
  }
  await card.page.reload();
  await expect(card.page.locator('html')).toHaveAttribute('lang', 'es');
  await chooseLanguage(card.page, 'English + Español');
  await expect(card.page.locator('html')).toHaveAttribute('data-language', 'both');
  await expect(card.page.locator('main [lang="es"]').first()).toBeVisible();
  await chooseLanguage(card.page, 'English');
  await expect(card.page.locator('html')).not.toHaveAttribute('data-language');
  await expect(card.page.getByRole('textbox', { name: 'Numerator' })).toHaveValue('7');
  await chooseLanguage(card.page, 'Español');
  await expect(card.page.locator('html')).toHaveAttribute('lang', 'es');

  const saved = card.page.waitForResponse((answer) => answer.request().method() === 'POST');
  await context.setOffline(false);
  // Chromium tells a page that was opened offline under Playwright nothing of the change.
  await card.page.evaluate(() => window.dispatchEvent(new Event('online')));
  await saved;
  const other = await browser.newContext({ baseURL: site });
  await signInBrowser(other, account);
  const elsewhere = await other.newPage();
  await elsewhere.goto('/student/dashboard');
  await expect(elsewhere.locator('html')).toHaveAttribute('lang', 'es');
});
