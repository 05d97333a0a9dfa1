import type { Browser, Locator, Page } from '@playwright/test';
import { CHROMEBOOK } from './support/axe';
import { button, expectOnFirstScreen } from './support/first-screens';
import { type Fraction, sum } from './support/hand-scoring';
import { mouse } from './support/hands';
import { newVisitor, signInOverHttp } from './support/http';
import { playingStudent } from './support/playing-student';
import { type StoredSession, test } from './support/roles';
import { PLAYER_STEPS, pointsOf, ScoreCard } from './support/score-card';
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
