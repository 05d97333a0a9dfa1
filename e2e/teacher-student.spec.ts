import { readFileSync } from 'node:fs';
import type { Browser, BrowserContext, Page } from '@playwright/test';
import { callAction, oneLeague } from './support/actions';
import { expectForEverybody } from './support/axe';
import { mouse } from './support/hands';
import { newAccount, newTeacher } from './support/http';
import { seeGames } from './support/league';
import { playingStudent, signInBrowser } from './support/playing-student';
import { ScoreCard } from './support/score-card';
import { expect, test } from './support/test';

type Class = { teacher: BrowserContext; student: BrowserContext; leagueId: string };

/** A teacher and one student with a team, in a new league. */
async function newClass(browser: Browser, site: string): Promise<Class> {
  const session = await newTeacher(site, newAccount('desk'), {
    displayName: 'Mx Ito',
    school: 'Brook School',
  });
  const teacher = await browser.newContext({
    baseURL: site,
    acceptDownloads: true,
    storageState: await session.storageState(),
  });
  const password = 'quiet lantern';
  const one = oneLeague({ name: 'Room 9', password });
  const [id] = (await act<{ ids: [string] }>(teacher, site, 'createLeaguesAction', one)).ids;
  const { data } = await (await teacher.request.get(`/api/leagues/${id}/grid`)).json();
  const { code } = data.join;
  const student = await browser.newContext({ baseURL: site });
  await signInBrowser(student, await playingStudent(site));
  await act(student, site, 'joinLeagueAction', { code: String(code), password });
  await seeGames(student.request, site);
  return { teacher, student, leagueId: id };
}

async function act<T>(
  context: BrowserContext,
  site: string,
  name: string,
  input: unknown,
): Promise<T> {
  const { result } = await callAction(context.request, site, name, [input]);
  const answer = result as { ok: boolean; data: T } | null;
  if (!answer?.ok) throw new Error(`${name} answered ${JSON.stringify(result)}.`);
  return answer.data;
}

/** From the week's page to the student's, by the teacher's links. */
async function openStudent({ teacher, leagueId }: Class): Promise<Page> {
  const page = await teacher.newPage();
  await page.goto(`/teacher/leagues/${leagueId}`);
  await page.getByRole('table').getByRole('link', { name: 'Sam Q.' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Sam Q.' })).toBeVisible();
  return page;
}

test('a teacher reads a student’s tries, changes the level for next week and gives a sticker that the student sees', async ({
  browser,
  site,
}) => {
  const room = await newClass(browser, site);
  const work = await room.student.newPage();
  const card = new ScoreCard(work, mouse(work));
  await work.goto('/student/score-cards?step=QB');
  await expect(work.getByText('Week 6, level 1', { exact: true })).toBeVisible();
  await card.whole.fill('9999');
  await card.check();
  await expect(work.getByText(/1 try so far/)).toBeVisible();

  const page = await openStudent(room);
  const quarterback = page.getByRole('region', { name: 'Quarterback', exact: true });
  await expect(quarterback.getByText('Not right yet, 1 try')).toBeVisible();
  const sums = quarterback.getByRole('row', { name: /^All together/ });
  await expect(sums.getByRole('cell').first()).toHaveText('9999, Not right');
  await page
    .getByRole('navigation', { name: 'Nine cards' })
    .getByRole('link', { name: /^RB1/ })
    .press('Enter');
  await expect(page.getByRole('region', { name: 'Running Back 1', exact: true })).toBeVisible();
  await expect(quarterback).toBeHidden();
  await expectForEverybody(page);

  await page.getByRole('link', { name: 'Change: name, level, class' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Change Sam Q.' })).toBeVisible();
  await page.getByLabel('Level 2').check();
  await page.getByLabel('This week already').check();
  await page.getByRole('button', { name: 'Save 1 change' }).click();
  await expect(
    page.getByText(
      'Sam Q. has begun week 6, which stays as it is. There, level 2 starts in week 7.',
    ),
  ).toBeVisible();
  await expectForEverybody(page);
  await work.reload();
  await expect(work.getByText('Week 6, level 1', { exact: true })).toBeVisible();
  await page.getByRole('link', { name: 'Back to the student' }).click();
  await page.getByRole('link', { name: 'Week by week' }).click();

  await page.getByText('A helmet sticker', { exact: true }).click();
  await page.getByLabel('A sticker for').selectOption('My own words');
  await page.getByLabel('What it’s for').fill('Explained <b>halves</b> to the class.');
  await page.getByRole('button', { name: 'Give the sticker' }).click();
  await expect(
    page.getByText('The sticker is given. Your student puts it on the helmet.'),
  ).toBeVisible();
  await work.goto('/student/team');
  await expect(work.getByText('Explained <b>halves</b> to the class.')).toBeVisible();

  await page.getByRole('link', { name: 'Season', exact: true }).click();
  await expect(page.getByRole('table', { name: 'Lineups by week' })).toBeVisible();
  await expectForEverybody(page);
  await page.getByRole('button', { name: /^Take back/ }).click();
  await expect(page.getByText('The sticker was taken back.')).toBeVisible();
  await work.reload();
  await expect(work.getByText('Explained <b>halves</b> to the class.')).toHaveCount(0);
});

test('a student puts a sticker on the helmet with the keyboard, moves it by tapping, and it stays there', async ({
  browser,
  site,
}) => {
  const room = await newClass(browser, site);
  const page = await openStudent(room);
  await page.getByText('A helmet sticker', { exact: true }).click();
  await page.getByRole('button', { name: 'Give the sticker' }).click();
  await expect(page.getByText('The sticker is given.')).toBeVisible();

  const work = await room.student.newPage();
  const star = work
    .getByRole('main')
    .getByRole('img', { name: /^Helmet/ })
    .locator('[transform^="translate"]');
  await work.goto('/student/dashboard');
  await expect(star).toHaveCount(0);
  await work.getByRole('link', { name: 'Put on your new sticker' }).click();
  await work.getByRole('button', { name: 'Put on the sticker of week 6' }).press('Enter');
  const hand = work.getByRole('application', { name: /^Where the sticker goes/ });
  await expect(hand).toBeFocused();
  for (const key of ['ArrowUp', 'ArrowUp', 'ArrowRight']) await hand.press(key);
  await work.getByRole('button', { name: 'Put it here' }).press('Enter');
  await expect(
    work.getByRole('status').filter({ hasText: 'The sticker is on your helmet' }),
  ).toBeVisible();
  await expect(work.getByRole('button', { name: 'Move the sticker of week 6' })).toBeFocused();
  const byKeys = await star.first().getAttribute('transform');

  await work.getByRole('button', { name: 'Move the sticker of week 6' }).click();
  const box = await hand.boundingBox();
  await hand.click({ position: { x: (box?.width ?? 0) * 0.4, y: (box?.height ?? 0) * 0.2 } });
  await work.getByRole('button', { name: 'Put it here' }).click();
  await expect(star).not.toHaveAttribute('transform', byKeys ?? '');
  const byTap = await star.first().getAttribute('transform');
  await work.reload();
  await expect(star).toHaveAttribute('transform', byTap ?? '');
  await work.goto('/student/dashboard');
  await expect(star).toHaveAttribute('transform', byTap ?? '');
});

test('a teacher takes the class home as files and prints the brief; no one else does', async ({
  browser,
  site,
}) => {
  const room = await newClass(browser, site);
  const other = await newClass(browser, site);
  const page = await openStudent(room);
  await page.getByRole('link', { name: 'Season', exact: true }).click();
  const [json] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: 'Export everything (JSON)' }).click(),
  ]);
  expect(json.suggestedFilename()).toBe('fraction-league-student.json');
  const record = JSON.parse(readFileSync(await json.path(), 'utf8'));
  expect(record.records.studentProfiles).toMatchObject([
    { firstName: 'Sam', leagueId: room.leagueId },
  ]);
  const [tries] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: 'Every try as a table (CSV)' }).click(),
  ]);
  expect(readFileSync(await tries.path(), 'utf8')).toMatch(/^\uFEFFTime,Week,Work,Step,/);

  await page.goto(`/teacher/leagues/${room.leagueId}`);
  for (const [link, file] of [
    ['Week 6 as it is shown here (CSV)', 'fraction-league-week-6.csv'],
    ['Gradebook for the season', 'fraction-league-season.csv'],
  ] as const) {
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('link', { name: link }).click(),
    ]);
    expect(download.suggestedFilename()).toBe(file);
    expect(readFileSync(await download.path(), 'utf8')).toMatch(
      /^\uFEFFStudent,User name,(Own reference,)?Team name,[\s\S]*\r\nSam Q\.,,+Brave Badgers,/,
    );
  }

  const [whole] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: 'Everything about the class (JSON)' }).click(),
  ]);
  const league = JSON.parse(readFileSync(await whole.path(), 'utf8'));
  expect(league).toMatchObject({
    league: { id: room.leagueId },
    students: [{ studentId: record.studentId }],
  });

  await page.getByRole('link', { name: 'Tuesday', exact: true }).click();
  await expect(
    page.getByRole('heading', { level: 1, name: 'Tuesday brief, week 5' }),
  ).toBeVisible();
  await page.getByRole('combobox', { name: 'Which week' }).selectOption('Week 6');
  await expect(page.getByRole('region', { name: 'Who can work together' })).toContainText(
    'Not started yet: Sam Q.',
  );

  const studentPath = `/api/leagues/${room.leagueId}/students/${record.studentId}/export.json`;
  for (const path of [
    `/api/leagues/${room.leagueId}/grid.csv`,
    `/api/leagues/${room.leagueId}/season.csv`,
    studentPath,
  ]) {
    for (const stranger of [
      other.teacher,
      other.student,
      room.student,
      await browser.newContext({ baseURL: site }),
    ]) {
      const answer = await stranger.request.get(path, { maxRedirects: 0 });
      expect.soft(answer.status(), path).toBeGreaterThanOrEqual(300);
      expect.soft(await answer.text(), path).not.toMatch(/\bSam\b/);
    }
  }
});
