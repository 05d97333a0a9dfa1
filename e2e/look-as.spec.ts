import { callAction } from './support/actions';
import { expectForEverybody } from './support/axe';
import { mouse } from './support/hands';
import { newLeague, seeGames, studentIn } from './support/league';
import { signInBrowser } from './support/playing-student';
import { pointsOf, ScoreCard } from './support/score-card';
import { expect, test } from './support/test';

test('a teacher sees the pages as the student does: nothing that is pressed counts, and one press leads back', async ({
  browser,
  site,
}) => {
  const league = await newLeague(site, 'Room 34');
  const student = await studentIn(site, league);
  const context = await browser.newContext({ baseURL: site });
  await signInBrowser(context, league.teacher);
  const desk = await context.newPage();
  const grid = async () => {
    const answer = await context.request.get(`/api/leagues/${league.id}/grid`);
    return (await answer.text()).replace(/"now":"[^"]+"/, '');
  };

  await desk.goto(`/teacher/leagues/${league.id}/roster`);
  await desk.getByRole('link', { name: 'Sam Q.' }).first().click();
  const before = await grid();
  await desk.getByRole('button', { name: 'See as student' }).click();
  await expect(desk.getByRole('heading', { level: 1, name: 'Hello, Sam' })).toBeVisible();
  const bar = desk.getByRole('region', { name: 'You’re looking as Sam Q. sees it.' });
  await expect(bar).toContainText('Nothing you press counts.');
  await expectForEverybody(desk);

  await desk.getByRole('link', { name: 'Calculate Points' }).first().click();
  const card = new ScoreCard(desk, mouse(desk));
  await card.retype({ top: 1n, bottom: 1n });
  await card.check();
  await expect(
    desk.getByText('You’re looking as your student does, so nothing you press counts.').first(),
  ).toBeVisible();
  await expect(bar).toBeVisible();
  await desk.goto('/student/lineup');
  await expect(bar).toBeVisible();
  // Nothing of it is kept on this device.
  expect(await desk.evaluate(() => caches.keys())).toEqual([]);

  const beside = await context.newPage();
  await beside.goto(`/teacher/leagues/${league.id}`);
  await expect(beside.getByRole('link', { name: 'Sam Q.' }).first()).toBeVisible();
  expect(await grid()).toBe(before);

  await bar.getByRole('button', { name: 'Back to my pages' }).click();
  await expect(desk.getByRole('heading', { level: 1, name: 'Sam Q.' })).toBeVisible();
  await desk.goto('/student/dashboard');
  await expect(desk).toHaveURL(/\/teacher\/dashboard$/);

  const own = await browser.newContext({ baseURL: site });
  await signInBrowser(own, student);
  const page = await own.newPage();
  await page.goto('/student/dashboard');
  await expect(page.getByRole('heading', { level: 1, name: 'Hello, Sam' })).toBeVisible();
  await expect(page.getByText('You’re looking')).toHaveCount(0);
});

test('a teacher tries a class out as a practice student, which nobody sees, and deletes it', async ({
  browser,
  site,
}) => {
  const league = await newLeague(site, 'Room 35');
  const context = await browser.newContext({ baseURL: site });
  await signInBrowser(context, league.teacher);
  const desk = await context.newPage();
  const act = async (name: string, input: unknown) => {
    const { result } = await callAction(context.request, site, name, [input]);
    expect(result, name).toMatchObject({ ok: true });
  };

  await desk.goto(`/teacher/leagues/${league.id}`);
  await desk.getByRole('button', { name: 'Try it as a student' }).click();
  const bar = desk.getByRole('region', { name: 'You’re the practice student of Room 35.' });
  await expect(bar).toContainText('it counts nowhere');
  await expect(desk).toHaveURL(/\/student\/assessment$/);
  await expectForEverybody(desk);
  await act('saveOnboardingSelfAssessmentAction', {
    skipped: true,
    gameExcitement: null,
    mathConfidence: null,
    fractionConfidence: null,
    formulaLevel: 1,
  });
  await act('createOrRedesignTeamAction', {
    name: 'Brave Badgers',
    mascot: 'snail',
    theme: 'Teal',
    helmetColor: '339999',
    facemaskColor: 'FFFFFF',
  });
  await act('fillRosterToMinimumAction', {});
  await seeGames(context.request, site);
  await desk.goto('/student/score-cards?step=QB');
  await expect(bar).toBeVisible();
  const card = new ScoreCard(desk, mouse(desk));
  await card.answer(pointsOf(await card.readLines('Quarterback')));
  await desk.goto('/student/dashboard');
  await expect(desk.getByText('1 of 9').first()).toBeVisible();
  await expectForEverybody(desk);

  await bar.getByRole('button', { name: 'Back to my pages' }).click();
  await expect(desk.getByText('No one has joined yet').first()).toBeVisible();
  await desk.getByRole('button', { name: 'Try it as a student' }).click();
  await expect(desk.getByText('1 of 9').first()).toBeVisible();
  await bar.getByRole('button', { name: 'Delete and leave' }).click();
  await expect(desk).toHaveURL(new RegExp(`/teacher/leagues/${league.id}$`));
  await desk.getByRole('button', { name: 'Try it as a student' }).click();
  await expect(desk).toHaveURL(/\/student\/assessment$/);
});
