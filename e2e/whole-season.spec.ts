import { demoAdmin } from './support/demo';
import { mouse } from './support/hands';
import { newAccount, newTeacher } from './support/http';
import { studentIn } from './support/league';
import { signInBrowser } from './support/playing-student';
import { Student } from './support/student';
import { openNextWeek, showJoinCode } from './support/teacher';
import { expect, test } from './support/test';

const PASSWORD = 'calm whale';

/** The seasons in `data/`, which a start imports. */
const SEASONS = ['2023', '2024', '2025'];

test('on the default installation a teacher takes a class through a whole season, with a browser and nothing else', async ({
  browser,
  site,
}) => {
  test.slow();
  const account = newAccount('whole-season');
  const visitor = await newTeacher(site, account, {
    displayName: 'Ms Noor',
    school: 'Hill School',
  });
  const desk = await (
    await browser.newContext({ baseURL: site, storageState: await visitor.storageState() })
  ).newPage();
  await visitor.dispose();

  await test.step('an admin allows the teacher two leagues', async () => {
    const office = await (await browser.newContext({ baseURL: site })).newPage();
    await signInBrowser(office.context(), demoAdmin);
    await office.goto(`/teacher/allowances?q=${account.email}`);
    const row = office.getByRole('row').filter({ hasText: account.email });
    await row.getByRole('textbox').fill('2');
    await row.getByRole('button', { name: `Save the allowance of ${account.email}` }).click();
    await expect(row.getByText('Saved', { exact: true })).toBeVisible();
    await office.context().close();
  });

  const code =
    await test.step('the teacher opens a league that replays one of all the seasons there are', async () => {
      await desk.goto('/teacher/dashboard');
      await desk.getByRole('link', { name: 'Open my first league' }).click();
      await expect(desk.getByLabel('Replay a season')).toBeChecked();
      const season = desk.getByLabel('Season', { exact: true });
      await expect(season.getByRole('option')).toHaveText(SEASONS);
      await season.selectOption('2025');
      await expect(desk.getByText('Week 1 of 2025 opens today.')).toBeVisible();
      await desk.getByLabel('League name').fill('Room 18');
      await desk.getByLabel('League password').fill(PASSWORD);
      await desk.getByRole('button', { name: 'Open the league' }).click();
      return showJoinCode(desk);
    });

  const pupil = await (await browser.newContext({ baseURL: site })).newPage();
  await test.step('a student joins, drafts among the players of that season, and has the page open', async () => {
    await signInBrowser(pupil.context(), await studentIn(site, { code, password: PASSWORD }));
    await pupil.goto('/student/draft');
    await new Student(pupil, mouse(pupil)).fillRoster();
    const connected = pupil.waitForResponse((response) => response.url().endsWith('/api/stream'));
    await pupil.goto('/student/dashboard');
    expect((await connected).status()).toBe(200);
    await expect(pupil.getByRole('banner')).toContainText('Week 1');
  });

  await test.step('from the list of leagues one press leads to the button that opens the next week', async () => {
    await desk.goto('/teacher/dashboard');
    await expect(desk.getByText('Week 1 replay 2025')).toBeVisible();
    await desk.getByRole('link', { name: 'On to week 2 of Room 18' }).click();
    await expect(desk.getByRole('link', { name: 'Open week 2 now' })).toBeVisible();
  });

  await test.step('and the button opens one week after the other, up to the last', async () => {
    for (let week = 2; week <= 18; week += 1) await openNextWeek(desk, week);
    await expect(pupil.getByRole('banner')).toContainText('Week 18', { timeout: 20_000 });
  });

  await test.step('the last week is played like any other, and both are told what follows', async () => {
    await expect(desk.getByRole('heading', { name: 'After week 18' })).toBeVisible();
    await expect(desk.getByText(/^No more weeks open/)).toBeVisible();
    await expect(desk.getByText(/^To play again, open a new league/)).toBeVisible();
    await expect(desk.getByRole('link', { name: /^Open week/ })).toHaveCount(0);
    await pupil.goto('/student/box-scores');
    await expect(pupil.getByRole('main')).toContainText('Week 18');
    await expect(pupil.getByRole('article').first()).toBeVisible();
    await pupil.goto('/student/score-cards');
    await expect(pupil.getByText('Week 18, level 1', { exact: true })).toBeVisible();
  });

  await test.step('the teacher opens the second league, which replays another season', async () => {
    await desk.goto('/teacher/dashboard');
    await expect(desk.getByText('Week 18 replay 2025')).toBeVisible();
    await desk.getByRole('link', { name: 'New league' }).click();
    await desk.getByLabel('Season', { exact: true }).selectOption('2024');
    await desk.getByLabel('League name').fill('Room 19');
    await desk.getByLabel('League password').fill(PASSWORD);
    await desk.getByRole('button', { name: 'Open the league' }).click();
    await desk.goto('/teacher/dashboard');
    await expect(desk.getByText('Week 1 replay 2024')).toBeVisible();
  });

  await test.step('and no one but the class itself has moved: the live season is where it was', async () => {
    const health = await (await desk.request.get('/healthz')).json();
    expect([health.season, health.week]).toEqual([2023, 6]);
  });
});
