import type { Browser, BrowserContext, Page } from '@playwright/test';
import { GraphBuilderPage } from './support/builder';
import { mouse } from './support/hands';
import { newAccount } from './support/http';
import { newLeague, studentIn, studentInLeague } from './support/league';
import { answerStep, signInLearner } from './support/lesson-page';
import { fixRoster } from './support/operator';
import { signInBrowser } from './support/playing-student';
import { pointsOf, ScoreCard } from './support/score-card';
import { Scouting } from './support/scouting';
import { Student } from './support/student';
import { expect, test } from './support/test';
import { expectSameWords, expectTranslated, translatePages } from './support/translation';
import { degreesOf } from './support/worked-out';

test.use({ viewport: { width: 1366, height: 768 } });

/** The untranslated page, signed in as the same person. */
async function plainPage(browser: Browser, context: BrowserContext, site: string): Promise<Page> {
  const plain = await browser.newContext({ baseURL: site, viewport: { width: 1366, height: 768 } });
  await plain.addCookies(await context.cookies());
  return plain.newPage();
}

test.describe('with the browser’s page translation on', () => {
  test.beforeEach(async ({ context }) => translatePages(context));

  test('a student joins, signs up, makes a team, drafts, chooses a lineup, signs out, and signs in', async ({
    browser,
    context,
    page,
    site,
  }) => {
    test.slow();
    const student = new Student(page, mouse(page));
    const scouting = new Scouting(page, mouse(page));
    const account = newAccount('translated');
    const league = await newLeague(site);

    await test.step('join', async () => {
      await student.joinLeague({ ...league, code: String(league.code), name: 'Room 21' });
      await expectTranslated(page);
      await student.signUp(account);
      await student.createProfile('Noor', 'B');
      await student.answerQuestions({ game: 'Excited', math: 'Okay', fractions: 'Good' });
      await expectTranslated(page);
      await student.createTeam({
        name: 'Lucky Yaks',
        mascot: 'Llama',
        helmet: 'Navy',
        faceMask: 'Yellow',
        theme: 'Purple',
      });
      await student.readHowToDraft();
    });

    const plain = await plainPage(browser, context, site);
    await test.step('draft', async () => {
      await scouting.openPosition();
      for (let picks = 1; picks < 4; picks += 1) await student.pickNext();
      await expectTranslated(page);
      await page
        .getByRole('navigation', { name: 'Positions' })
        .getByRole('link', { name: /Running Back/ })
        .click();
      await expect(page.getByRole('heading', { name: 'Running Backs' })).toBeVisible();
      await page
        .getByRole('navigation', { name: 'Positions' })
        .getByRole('link', { name: /Wide Receiver/ })
        .click();
      await expect(page.getByRole('heading', { name: 'Wide Receivers' })).toBeVisible();
      await expectTranslated(page);
      await student.fillRoster();
      await expectTranslated(page);
    });

    await test.step('lineup', async () => {
      await student.follow('Go to my lineup', /\/student\/lineup$/);
      await page.getByRole('button', { name: /^Quarterback/ }).click();
      const choice = page
        .getByRole('region', { name: 'Who plays Quarterback?' })
        .getByRole('button', { pressed: false })
        .first();
      const chosen = await choice.innerText();
      await choice.click();
      await expect(page.getByText(/^Saved \d/).first()).toBeVisible();
      const plays = (await page.getByRole('button', { name: /^Quarterback/ }).innerText())
        .split('\n')
        .find((line) => line.includes(' '));
      expect(chosen).toContain(plays);
      await expectTranslated(page);
      await student.follow('Back to my tasks', /\/student\/dashboard$/);
      await expectSameWords(page, plain);
    });

    await test.step('sign-in', async () => {
      await student.hands.press(student.button('Sign out'));
      await expect(page).toHaveURL(`${site}/`);
      await student.signIn({ ...account, password: 'not the right one' });
      await expect(page.getByText('That name or password isn’t right. Try again.')).toBeVisible();
      await student.signIn(account);
      await expect(page).toHaveURL(/\/student\/dashboard$/);
      await expect(page.getByRole('heading', { name: 'Hello, Noor' })).toBeVisible();
      await expectTranslated(page);
    });
  });

  test('a student works on a score card and a graph', async ({ context, page, site }) => {
    test.slow();
    const account = await studentInLeague(site);
    await fixRoster(account.email);
    await signInBrowser(context, account);
    const hands = mouse(page);

    await test.step('card', async () => {
      const card = new ScoreCard(page, hands);
      await page.goto('/student/score-cards?step=QB');
      const points = pointsOf(await card.readLines('Quarterback'));
      await card.answerWrong(points);
      await card.retype({ top: points.top + points.bottom * 2n, bottom: points.bottom });
      await card.check();
      await expect(page.getByText('2 tries so far.')).toBeVisible();
      await expectTranslated(page);
      await card.answer(points);
      await card.nextStep();
      await card.expectStep('Running Back 1');
      await expectTranslated(page);
    });

    await test.step('graph', async () => {
      const builder = new GraphBuilderPage(page, hands);
      await builder.open('circle');
      await builder.choosePlayers(4);
      await hands.press(page.getByRole('button', { name: 'Check my graph' }));
      await expect(page.getByRole('button', { name: 'Check again' })).toBeVisible();
      await expectTranslated(page);
      for (const { name, degrees } of degreesOf(await builder.readWantedCsvRows())) {
        await builder.fill(
          page.getByRole('textbox', {
            name: new RegExp(`^${name.replace(/[.*+?]/g, '\\$&')} \\(`),
          }),
          `${degrees}`,
        );
      }
      await builder.words({
        title: 'Yards of my players',
        claim: 'One player has the biggest part of all yards.',
      });
      await hands.press(page.getByRole('button', { name: 'Check again' }));
      await expect(page.getByRole('button', { name: /^Save/ }).first()).toBeVisible();
      await expectTranslated(page);
    });
  });

  test('a student works on a lesson', async ({ context, page, site }) => {
    test.slow();
    await signInLearner(context, site);
    const hands = mouse(page);
    await page.goto('/student/graph-upload/lessons/circle');
    await hands.write(page.getByRole('textbox', { name: 'Whole number' }), '0');
    await hands.press(page.getByRole('button', { name: 'Check my answer' }));
    await expect(page.getByText('1 try so far').first()).toBeVisible();
    await expectTranslated(page);
    for (let step = 1; step <= 4; step += 1) {
      await hands.press(await answerStep(page, hands, 'circle', step));
      await expect(page.getByText(`Step ${step + 1} of 9`)).toBeVisible();
      await expectTranslated(page);
    }
  });

  test('a teacher watches the class work', async ({ browser, context, page, site }) => {
    test.slow();
    const league = await newLeague(site);
    await signInBrowser(context, league.teacher);
    const connected = page.waitForResponse((response) => response.url().includes('/stream?week='));
    await page.goto(`/teacher/leagues/${league.id}`);
    await connected;
    const account = await studentIn(site, league);
    const row = page.getByRole('row').filter({ hasText: 'Sam Q.' });
    await expect(row).toBeVisible();

    const student = await (await browser.newContext({ baseURL: site })).newPage();
    await signInBrowser(student.context(), account);
    const card = new ScoreCard(student, mouse(student));
    await student.goto('/student/score-cards?step=QB');
    await card.answer(pointsOf(await card.readLines('Quarterback')));
    await card.nextStep();
    await card.expectStep('Running Back 1');
    for (const wrong of ['991', '992', '993']) {
      await card.whole.fill(wrong);
      await card.check();
      await expect(
        student.getByText(new RegExp(`${wrong.at(-1)} (try|tries) so far`)).first(),
      ).toBeVisible();
    }
    await expect(row.getByRole('cell').first()).toHaveText(/QB right/);
    await expect(page.getByRole('region', { name: 'May need help' })).toContainText('Sam Q.');
    await page.getByRole('button', { name: 'Words' }).click();
    await expectTranslated(page);
  });
});
