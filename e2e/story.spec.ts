import type { Browser, Page } from '@playwright/test';
import { callAction } from './support/actions';
import { expectForEverybody } from './support/axe';
import { type Fraction, plus, shownDigits, sum } from './support/hand-scoring';
import { mouse } from './support/hands';
import { newAccount, newVisitor } from './support/http';
import { mailedLink } from './support/outbox';
import { boardPointsOf, PLAYER_STEPS, pointsOf, ScoreCard } from './support/score-card';
import { Scouting } from './support/scouting';
import { publishedCount } from './support/season-files';
import { Student } from './support/student';
import { openFirstLeague } from './support/teacher';
import { expect, test } from './support/test';

const SEASON = 2023;
const WEEK = 6;
const ONE: Fraction = { top: 1n, bottom: 1n };

async function newPage(browser: Browser, site: string): Promise<Page> {
  return (
    await browser.newContext({ baseURL: site, viewport: { width: 1366, height: 768 } })
  ).newPage();
}

test('a teacher opens a league, and a student joins, drafts, and works out week 6 of 2023 to the right MVP points', async ({
  browser,
  site,
}) => {
  test.slow();
  const classroom = await newPage(browser, site);
  const page = await newPage(browser, site);
  const student = new Student(page, mouse(page));
  const card = new ScoreCard(page, mouse(page));
  const scouting = new Scouting(page, mouse(page));
  const account = newAccount('story-student');

  const league = await test.step('the teacher signs up and opens a league', () =>
    openFirstLeague(classroom, newAccount('story-teacher'), {
      name: 'Room 12',
      password: 'brave otter',
    }));

  await test.step('the student joins and makes a team', async () => {
    await student.joinLeague(league);
    await student.signUp(account);
    await expect(page.getByText(`You’re joining ${league.name}.`)).toBeVisible();
    await student.createProfile('Noor', 'B');
    await student.answerQuestions({ game: 'Excited', math: 'Okay', fractions: 'Good' });
    await student.createTeam({
      name: 'Lucky Yaks',
      mascot: 'Llama',
      helmet: 'Navy',
      faceMask: 'Yellow',
      theme: 'Purple',
    });
    await student.readHowToDraft();
  });

  await test.step('the student scouts one quarterback, drafts by hand up to the limit, then has the rest filled', async () => {
    await scouting.openPosition();
    for (let picks = 1; picks < 4; picks += 1) await student.pickNext();
    const fifth = page.getByRole('button', { name: /^Pick / }).first();
    await expect(fifth).toBeDisabled();
    await expect(fifth).toHaveAccessibleDescription(
      'You have 4 quarterbacks. That’s the most a team can have. Let one go to pick another.',
    );
    await page
      .getByRole('navigation', { name: 'Positions' })
      .getByRole('link', { name: /Running Back/ })
      .click();
    await expect(page.getByRole('heading', { name: 'Running Backs' })).toBeVisible();
    await student.fillRoster();
  });

  await test.step('the student changes the lineup of week 7 and keeps it', async () => {
    await student.follow('Go to my lineup', /\/student\/lineup$/);
    await page.getByRole('button', { name: /^Quarterback/ }).click();
    const choice = page
      .getByRole('region', { name: 'Who plays Quarterback?' })
      .getByRole('button', { pressed: false })
      .first();
    const chosen = (await choice.innerText()).split('\n').filter((line) => line.includes(' '));
    await choice.click();
    await expect(page.getByText(/^Saved \d/)).toBeVisible();
    await page.reload();
    await expect(page.getByText('Your lineup is saved.')).toBeVisible();
    const plays = (await page.getByRole('button', { name: /^Quarterback/ }).innerText())
      .split('\n')
      .find((line) => line.includes(' '));
    expect(chosen, 'the team and the name of who was chosen').toContain(plays);
    await student.follow('Back to my tasks', /\/student\/dashboard$/);
  });

  const played = new Map<string, { name: string; counts: Map<string, number> }>();
  await test.step('the box scores show the published numbers of week 6', async () => {
    await student.follow(/Check Box Scores/, /\/student\/box-scores$/);
    const articles = page.getByRole('article');
    await expect(page.getByRole('heading', { name: 'Here is a first lineup' })).toBeVisible();
    await expect(articles, 'no game is shown before the lineup is closed').toHaveCount(0);
    await expectForEverybody(page);
    await student.follow('Change who starts', /\/student\/lineup\?week=6$/);
    await page.getByRole('button', { name: /^Quarterback/ }).click();
    const bench = page
      .getByRole('region', { name: 'Who plays Quarterback?' })
      .getByRole('button', { pressed: false })
      .first();
    const picked = (await bench.innerText()).split('\n').filter((line) => line.includes(' '));
    await bench.click();
    await expect(page.getByText(/^Saved \d/)).toBeVisible();
    await student.hands.press(student.button('Keep it and see the games'));
    await expect(page).toHaveURL(/\/student\/box-scores$/);
    await expect(articles).toHaveCount(PLAYER_STEPS.length);
    expect(picked).toContain(await articles.first().getByRole('heading').innerText());
    await page.goto('/student/lineup?week=6');
    await expect(page.getByRole('heading', { name: 'Lineup for week 7' })).toBeVisible();
    await page.goto('/student/box-scores');
    for (const [index, step] of PLAYER_STEPS.entries()) {
      const article = articles.nth(index);
      await expect(article).toContainText(step);
      const name = await article.getByRole('heading').innerText();
      const counts = new Map<string, number>();
      for (const line of await article.locator('dl > div').all()) {
        const label = await line.getByRole('term').innerText();
        const count = Number((await line.getByRole('definition').innerText()).replace('−', '-'));
        counts.set(label, count);
        const published = publishedCount(SEASON, WEEK, step, name, label);
        if (published !== undefined) expect(count, `${label} of ${name}`).toBe(published);
      }
      played.set(step, { name, counts });
    }
    await student.hands.press(student.button('I read the box scores'));
    await student.follow('Work out the points', /\/student\/score-cards$/);
  });

  const answers: Fraction[] = [];
  const counted: Fraction[] = [];
  await test.step('one wrong answer, then all nine right', async () => {
    for (const [index, step] of PLAYER_STEPS.entries()) {
      await card.expectStep(step);
      const lines = await card.readLines(step);
      for (const { label, count } of lines)
        expect(Number(count), `${label} of ${step}`).toBe(played.get(step)?.counts.get(label));
      const points = pointsOf(lines);
      answers.push(points);
      counted.push(boardPointsOf(lines));
      if (index === 0) {
        await expect(page.getByText('This card can earn you 5 MVP points')).toBeVisible();
        await card.type(plus(points, ONE));
        await card.check();
        await expect(page.getByText('1 try so far.')).toBeVisible();
        await expect(page.getByText('This card can earn you 4 MVP points')).toBeVisible();
        const typed = await card.whole.inputValue();
        await page.reload();
        await expect(card.whole).toHaveValue(typed);
      }
      await card.answer(points);
      await card.nextStep();
    }
    await card.expectStep('Team');
    await card.expectOwnAnswers(answers);
    await card.answer(sum(answers));
    await student.button('See what you earned').click();
    const summary = page.getByRole('region', { name: 'Week 6 is worked out' });
    await expect(summary).toContainText(/MVP points earned\s*4/);
    await expect(summary).toContainText(/Right on the first try\s*8 of 9/);
    await expect(summary).toContainText(shownDigits(sum(answers)));
    await expect(summary).toContainText('Quarterback: You found it on the 2nd try.');
    await expect(summary.getByRole('region', { name: 'The longest way' })).toContainText(
      'A field has 100.',
    );
    await expect(summary).not.toContainText(/minus|less/);
  });

  await test.step('the points are on the dashboard, the leaderboard and the teacher’s grid', async () => {
    await expect(page.getByRole('banner')).toContainText('4 MVP points');
    await student.follow('Go to my next task', /\/student\/dashboard$/);
    await expect(page.getByRole('main')).toContainText('4 MVP points this week');
    await student.follow(/Leaderboards/, /\/student\/leaderboards$/);
    await expect(
      page.getByRole('heading', { name: 'You are the first on this week’s board.' }),
    ).toBeVisible();
    const own = page.getByRole('region', { name: 'Your weeks' }).getByRole('listitem');
    await expect(own).toHaveCount(1);
    // Noor works with level 2, and the class's board counts every team by level 1.
    await expect(own.locator('> span').last()).toContainText(shownDigits(sum(counted)));
    await expect(page.getByRole('main')).toContainText('9 of 9 steps done');
    await expect(page.getByRole('main')).toContainText('the board uses level 1.');
    const compared = page.getByRole('region', { name: /^Your .* and the board’s / });
    const both = compared.getByRole('row', { name: /^All together/ }).getByRole('cell');
    await expect(both.nth(0)).toContainText(shownDigits(sum(answers)));
    await expect(both.nth(1)).toContainText(shownDigits(sum(counted)));
    await classroom.reload();
    const row = classroom.getByRole('row').filter({ hasText: 'Noor B.' });
    // Eight on the first try, one on the second, and the week's points, which are all so far.
    await expect(row.getByRole('cell', { name: /^[A-Z]+\d? right$/ })).toHaveCount(8);
    await expect(row.getByRole('cell', { name: /^[A-Z]+\d? right in 2$/ })).toHaveCount(1);
    await expect(row.getByRole('cell', { name: /^\+4\s*this week,\s*4\s*in all$/ })).toHaveCount(1);
    await classroom.getByRole('button', { name: 'Words' }).click();
    await expect(row.getByRole('rowheader')).toContainText('Lucky Yaks');
  });

  await test.step('the student signs out, and in again, without an email left for the next student', async () => {
    await student.hands.press(student.button('Sign out'));
    await expect(page).toHaveURL(`${site}/`);
    await student.follow('Student sign-in', /\/student\/login$/);
    await expect(page.getByLabel('Email')).toHaveValue('');
    await page.getByLabel('Email').fill(account.email);
    await page.getByLabel('Password', { exact: true }).fill(account.password);
    await student.hands.press(student.button('Sign in'));
    await expect(page).toHaveURL(/\/student\/dashboard$/);
    await expect(page.getByRole('heading', { name: 'Hello, Noor' })).toBeVisible();
  });
});

test('a forgotten password is replaced through the mailed link, and only the new one signs in', async ({
  page,
  site,
}) => {
  const account = newAccount('forgetful');
  const made = await callAction(await newVisitor(site), site, 'signUpStudentByEmailAction', [
    account,
  ]);
  expect(made.result).toEqual({ ok: true, data: { done: true } });
  const student = new Student(page, mouse(page));

  await page.goto('/student/login');
  await student.follow('Choose a new one', /\/forgot-password$/);
  await page.getByLabel('Email').fill('ada.l.otter42');
  await student.hands.press(student.button('Ask for a link'));
  await expect(
    page.getByText(
      /Please type an email address.* No email\? Ask your teacher for a new login card\./,
    ),
  ).toBeVisible();
  await page.getByLabel('Email').fill(account.email);
  await student.hands.press(student.button('Ask for a link'));
  await expect(page.getByText('Ask for your email')).toBeVisible();

  const link = await mailedLink(account.email);
  await page.goto(link);
  await page.getByLabel('New password', { exact: true }).fill('a calm green meadow');
  await student.hands.press(student.button('Save my new password'));
  await expect(page.getByText('Your new password is set')).toBeVisible();

  await student.signIn(account);
  await expect(page.getByText('That name or password isn’t right. Try again.')).toBeVisible();
  await student.signIn({ ...account, password: 'a calm green meadow' });
  await expect(page).toHaveURL(/\/student\/create-profile$/);

  await page.goto(link);
  await page.getByLabel('New password', { exact: true }).fill('another quiet harbor');
  await student.hands.press(student.button('Save my new password'));
  await expect(page.getByRole('link', { name: 'Ask for a new link' })).toBeVisible();
});
