import { expectForEverybody } from './support/axe';
import { mouse } from './support/hands';
import { newLeague, studentIn } from './support/league';
import { signInBrowser } from './support/playing-student';
import { pointsOf, ScoreCard } from './support/score-card';
import { expect, test } from './support/test';

test('a teacher sets supports for one student in one visit, and the student’s next page has them, without a sign', async ({
  browser,
  site,
}) => {
  const league = await newLeague(site, 'Room 33');
  const account = await studentIn(site, league);
  const open = async (who: typeof account) => {
    const context = await browser.newContext({ baseURL: site });
    await signInBrowser(context, who);
    return context.newPage();
  };
  const desk = await open(league.teacher);
  await desk.goto(`/teacher/leagues/${league.id}/roster`);
  await desk.getByRole('link', { name: 'Sam Q.' }).first().click();
  await desk.getByRole('link', { name: 'Supports' }).click();
  await expect(desk.getByRole('heading', { level: 1, name: 'Supports for Sam Q.' })).toBeVisible();
  await desk.getByLabel('Own due day').selectOption('2 more school days');
  await expect(desk.getByText(/^Week \d+ is due \w+day, /)).toBeVisible();
  await desk.getByLabel('Fewer cards a week').selectOption('1 of 9');
  for (const label of [
    'Lines always open',
    'Hints from the first try',
    'Boards hidden',
    'Roomier text',
  ])
    await desk.getByRole('checkbox', { name: label }).check();
  await desk.getByRole('button', { name: 'Save for Sam Q.' }).click();
  await expect(desk.getByText('Saved for Sam Q.')).toBeVisible();
  await expectForEverybody(desk);

  const page = await open(account);
  await page.goto('/student/score-cards?step=QB');
  const card = new ScoreCard(page, mouse(page));
  await expect(page.locator('[data-line-box]').first()).toBeVisible();
  await expectForEverybody(page);
  await card.answer(pointsOf(await card.readLines('Quarterback')));
  await page.goto('/student/dashboard');
  const task = page.getByRole('listitem').filter({ hasText: '2. Calculate Points' });
  await expect(task).toContainText('Done');
  await expectForEverybody(page);
  await page.goto('/student/leaderboards');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('table')).toHaveCount(0);
  await expect(page.getByRole('main')).not.toContainText('support');
  await expectForEverybody(page);

  await desk.reload();
  await expect(desk.getByRole('checkbox', { name: 'Boards hidden' })).toBeChecked();
});
