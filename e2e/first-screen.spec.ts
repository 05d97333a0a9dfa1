import type { Browser, Locator, Page } from '@playwright/test';
import { CHROMEBOOK } from './support/axe';
import { button, expectOnFirstScreen, wordsAboveTheFold } from './support/first-screens';
import { type Fraction, sum } from './support/hand-scoring';
import { mouse } from './support/hands';
import { newAccount, newVisitor, signInOverHttp } from './support/http';
import { newLeague } from './support/league';
import { playingStudent } from './support/playing-student';
import { type StoredSession, test } from './support/roles';
import { PLAYER_STEPS, pointsOf, ScoreCard } from './support/score-card';
import { Student } from './support/student';
import { expect } from './support/test';

for (const { role, path, most } of [
  { role: 'demo student', path: '/student/dashboard', most: 64 },
  { role: 'demo teacher', path: '/teacher/leagues/demo-league', most: 104 },
] as const) {
  test(`the frame of a ${role} takes at most ${most} px`, async ({ browser, site, sessionOf }) => {
    const page = await pageOf(browser, site, await sessionOf(role));
    await page.goto(path);
    expect(
      await page.evaluate(
        () => document.querySelector('h1')?.closest('header')?.getBoundingClientRect().top,
      ),
    ).toBeLessThanOrEqual(most + 16);
  });
}

for (const { title, step, level } of [
  { title: 'Quarterback', step: 'QB', level: 1 },
  { title: 'Wide Receiver 1', step: 'WR1', level: 1 },
  { title: 'Kicker', step: 'K', level: 2 },
] as const) {
  test(`a card of a ${title} shows all lines, the boxes and the button, and a verdict with its hint beside them`, async ({
    browser,
    site,
  }) => {
    const page = await pageOf(browser, site, await sessionOfNewPlayer(site, level));
    const card = new ScoreCard(page, mouse(page));
    await page.goto(`/student/score-cards?step=${step}`);
    const points = pointsOf(await card.readLines(title));
    const work = () => workOf(page, card, title);
    await expectOnFirstScreen(await work());
    await card.answerWrong(points);
    await expectOnFirstScreen([
      ...(await work()),
      page.getByRole('status').filter({ hasText: '1 try so far.' }),
    ]);
    expect(await page.evaluate(() => window.scrollY), 'no one scrolled').toBe(0);
  });
}

test('the card of a team shows its eight scores, the boxes and the button, and a verdict with its hint beside them', async ({
  browser,
  site,
}) => {
  const page = await pageOf(browser, site, await sessionOfNewPlayer(site, 1));
  const card = new ScoreCard(page, mouse(page));
  await page.goto('/student/score-cards?step=QB');
  const answers = [];
  for (const step of PLAYER_STEPS) {
    await card.expectStep(step);
    answers.push(pointsOf(await card.readLines(step)));
    await card.answer(answers.at(-1) as Fraction);
    await card.nextStep();
  }
  await card.expectStep('Team');
  await page.evaluate(() => window.scrollTo(0, 0));
  await expectOnFirstScreen(await workOf(page, card, 'Team'));
  await card.answerWrong(sum(answers));
  await expectOnFirstScreen([
    ...(await workOf(page, card, 'Team')),
    page.getByRole('status').filter({ hasText: '1 try so far.' }),
  ]);
});

/** All lines of the open card, its boxes, and the button. */
async function workOf(page: Page, card: ScoreCard, title: string): Promise<Locator[]> {
  const lines = await page
    .getByRole('region', { name: title, exact: true })
    .getByRole('listitem')
    .all();
  return [...lines, card.whole, card.numerator, card.denominator, button(page, 'Check my answer')];
}

async function sessionOfNewPlayer(site: string, level: 1 | 2): Promise<StoredSession> {
  const visitor = await newVisitor(site);
  await signInOverHttp(visitor, await playingStudent(site, level));
  return visitor.storageState();
}

test('from the join code to the first right answer it takes at most 7 screens and 600 words above the fold, and the numbers are small', async ({
  browser,
  site,
}) => {
  test.slow();
  const { code, password } = await newLeague(site, 'Room 30');
  const page = await (await browser.newContext({ baseURL: site, viewport: CHROMEBOOK })).newPage();
  const student = new Student(page, mouse(page));
  const screens: { at: string; words: number }[] = [];
  const count = async () =>
    screens.push({ at: new URL(page.url()).pathname, words: await wordsAboveTheFold(page) });

  await page.goto('/join-league');
  await count();
  await page.getByLabel('Join code').fill(String(code));
  await page.getByLabel('League password').fill(password);
  await student.button('Find my league').click();
  await expect(page.getByText('You found Room 30!')).toBeVisible();
  await count();
  await student.signUp(newAccount('first'));
  await expect(page.getByLabel('First name')).toBeVisible();
  await count();
  await student.createProfile('Ada', 'L');
  await expect(page.getByRole('group', { name: 'How do you feel about math?' })).toBeVisible();
  await count();
  await page.getByRole('button', { name: 'Skip the questions' }).click();
  await expect(page.getByLabel('Team name')).toBeVisible();
  await count();
  await student.button('This is my team').click();
  const first = page.getByRole('link', { name: /^Scout / });
  await expect(first).toBeVisible();
  await count();
  const name = (await first.innerText()).trim();
  await first.click();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const card = new ScoreCard(page, mouse(page));
  const lines = await card.readLines(name);
  await count();

  const counting = lines.filter((line) => line.count !== 0n);
  expect(counting.length, 'lines to work out').toBeLessThanOrEqual(3);
  for (const line of counting) expect(Number(line.count), line.label).toBeLessThanOrEqual(40);
  await expect(page.getByRole('textbox', { name: /^Line \d of / })).toHaveCount(lines.length);
  await expectOnFirstScreen([card.whole, button(page, 'Check my answer')]);
  await card.retype(pointsOf(lines));
  await card.check();
  await expect(page.getByText('Correct!', { exact: true })).toBeVisible();
  const told = screens.map(({ at, words }) => `${at} ${words}`).join(', ');
  expect(screens.length, told).toBeLessThanOrEqual(7);
  expect(
    screens.reduce((sum, { words }) => sum + words, 0),
    told,
  ).toBeLessThanOrEqual(600);
});

test('from arriving to “I read the box scores” it takes at most three tabs', async ({
  browser,
  site,
  sessionOf,
}) => {
  const page = await pageOf(browser, site, await sessionOf('demo student'));
  await page.goto('/student/box-scores?week=5');
  await page.getByRole('main').focus();
  const reached: string[] = [];
  for (let tab = 0; tab < 3; tab += 1) {
    await page.keyboard.press('Tab');
    reached.push(await page.evaluate(() => document.activeElement?.textContent ?? ''));
  }
  expect(
    reached.some((text) => /I read the box scores|Work out the points/.test(text)),
    reached.join(' | '),
  ).toBe(true);
});

async function pageOf(browser: Browser, site: string, storageState: StoredSession): Promise<Page> {
  return (
    await browser.newContext({ baseURL: site, storageState, viewport: CHROMEBOOK })
  ).newPage();
}
