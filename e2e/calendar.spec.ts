import { callAction, oneLeague } from './support/actions';
import { demoAdmin } from './support/demo';
import { newAccount, newTeacher, newVisitor, signedIn } from './support/http';
import { openNextWeek } from './support/teacher';
import { expect, test } from './support/test';

test('a teacher opens a league that replays a season, and moves it on, back, and around days off', async ({
  browser,
  site,
}) => {
  const visitor = await newTeacher(site, newAccount('calendar-teacher'), {
    displayName: 'Ms Noor',
    school: 'Hill School',
  });
  const page = await (
    await browser.newContext({ baseURL: site, storageState: await visitor.storageState() })
  ).newPage();
  const now = page.getByRole('region', { name: 'Now', exact: true });
  const daysOff = page.getByRole('region', { name: 'No school on' });
  const plan = page.getByRole('region', { name: 'The plan' });

  await test.step('a replay begins with its week today', async () => {
    await page.goto('/teacher/leagues/new');
    await page.getByLabel('League name').fill('Room 31');
    await page.getByLabel('League password').fill('steady harbor');
    await page.getByLabel('Replay a season').check();
    await page.getByLabel('Season', { exact: true }).selectOption('2023');
    await page.getByLabel('Start at').selectOption('Week 3');
    await expect(page.getByText('Week 3 of 2023 opens today.')).toBeVisible();
    await page.getByRole('button', { name: 'Open the league' }).click();
    await page.getByRole('link', { name: 'Calendar' }).click();
    await expect(page.getByText('Replay of the 2023 season')).toBeVisible();
    await expect(now).toContainText('Week 3');
    await expect(now).toContainText('Week 4: ');
  });

  await test.step('the next week opens once the teacher has read what that does, and closes again', async () => {
    await now.getByRole('link', { name: 'Open week 4 now' }).click();
    await expect(page.getByText('Nothing has changed yet.')).toBeVisible();
    await expect(page.getByText('You can close week 4 again here')).toBeVisible();
    await page.getByRole('link', { name: 'Not now' }).click();
    await expect(now).toContainText('Week 3');
    await openNextWeek(page, 4);
    await expect(now.getByRole('link', { name: 'Open week 5 now' })).toBeVisible();
    await now.getByRole('button', { name: 'Close week 4 again' }).click();
    const closing = page.getByRole('dialog', { name: 'Close week 4 again?' });
    await expect(closing).toContainText('Lineups for week 4 stay locked');
    await closing.getByRole('button', { name: 'Close week 4', exact: true }).click();
    await expect(now.getByRole('link', { name: 'Open week 4 now' })).toBeVisible();
    // The class's first week has no earlier one.
    await expect(now.getByRole('button', { name: /again$/ })).toHaveCount(0);
  });

  await test.step('two more days say what they move before they are given', async () => {
    const more = now.getByRole('button', { name: /^Two more school days: to /i });
    const to = /To (.*)$/.exec(await more.innerText())?.[1] ?? '';
    await more.click();
    const dialog = page.getByRole('dialog', { name: 'Two more school days?' });
    await expect(dialog).toContainText(`Now it’s due ${to}`);
    await dialog.getByRole('button', { name: 'Not now' }).click();
    await expect(now).not.toContainText(`${to}, 3:00 PM`);
    await more.click();
    await dialog.getByRole('button', { name: /^Two more/ }).click();
    // Until it is closed, nothing else on the page can be focused.
    await expect(dialog).toBeHidden();
    await expect(now).toContainText(`${to}, 3:00 PM`);
  });

  await test.step('days off say what they move, stay, and can be taken out', async () => {
    const year = new Date().getUTCFullYear() + 1;
    await daysOff.getByLabel('First day').fill(`${year}-01-04`);
    await daysOff.getByLabel('Last day').fill(`${year}-01-08`);
    await daysOff.getByLabel('What it’s called').fill('Ski week');
    await daysOff.getByRole('button', { name: 'See what moves' }).click();
    await expect(daysOff.getByText('What this does')).toBeVisible();
    await daysOff.getByRole('button', { name: 'Save these days' }).click();
    await expect(daysOff.getByRole('listitem').filter({ hasText: 'Jan 4 to Jan 8' })).toContainText(
      'Ski week',
    );
    await page.reload();
    await daysOff.getByRole('button', { name: 'Remove Ski week' }).click();
    await daysOff.getByRole('button', { name: 'Remove these days' }).click();
    await expect(daysOff.getByRole('listitem').filter({ hasText: 'Ski week' })).toHaveCount(0);
  });

  await test.step('two weeks a school week, and a plan that can’t be', async () => {
    await plan.getByLabel('2 weeks').check();
    await plan.getByRole('button', { name: 'See what moves' }).click();
    await plan.getByRole('button', { name: 'Save the plan' }).click();
    await expect(plan.getByText('The plan is saved.')).toBeVisible();
    await plan
      .getByRole('group', { name: 'It’s due on the next' })
      .first()
      .getByLabel('Day')
      .selectOption('Saturday');
    await plan.getByRole('button', { name: 'See what moves' }).click();
    await expect(plan.getByText('a week would open before the last one is due')).toBeVisible();
    await expect(plan.getByRole('button', { name: 'Save the plan' })).toHaveCount(0);
  });

  await test.step('a pause has a sentence, and opens nothing', async () => {
    await now.getByRole('button', { name: 'Pause with a sentence' }).click();
    await page.getByLabel('A sentence for your students').fill('Field trip! We go on Monday.');
    await page.getByRole('button', { name: 'Pause the class' }).click();
    await expect(now).toContainText('Field trip! We go on Monday.');
    await expect(now.getByRole('link', { name: /^Open week/ })).toHaveCount(0);
    await now.getByRole('button', { name: 'Go on' }).click();
    await page
      .getByRole('dialog', { name: 'Go on?' })
      .getByRole('button', { name: 'Go on' })
      .click();
    await expect(now).toContainText('Running');
  });

  await test.step('other calendars read the dates at an address that can be renewed', async () => {
    await page.getByRole('button', { name: 'Make an address' }).click();
    const field = page.getByLabel('Address for other calendars');
    const first = await field.inputValue();
    const program = await newVisitor(site);
    const pathOf = (address: string) => new URL(address).pathname;
    const file = await program.get(pathOf(first));
    expect([file.status(), file.headers()['content-type']]).toEqual([
      200,
      'text/calendar; charset=utf-8',
    ]);
    expect(await file.text()).toContain('SUMMARY:Week 3 is due (Room 31)');
    await page.getByRole('button', { name: 'Make a new address' }).click();
    await expect(field).not.toHaveValue(first);
    expect((await program.get(pathOf(first))).status()).toBe(404);
    expect((await program.get(pathOf(await field.inputValue()))).status()).toBe(200);
  });

  await test.step('a student who comes in week 3 is missing in none of the weeks before, and can catch one up', async () => {
    await page.getByRole('link', { name: 'Students', exact: true }).click();
    await page.getByLabel('Your class list').fill('Ada Lovelace');
    await page.getByRole('button', { name: 'Check the list' }).click();
    await page.getByRole('button', { name: 'Make 1 card' }).click();
    await expect(page.getByRole('heading', { name: 'Login cards', level: 1 })).toBeVisible();
    await page.getByRole('link', { name: 'Week', exact: true }).click();
    // The card hasn't been printed yet.
    await page.getByRole('button', { name: 'Leave' }).click();
    await page.getByRole('link', { name: 'Ada L.' }).click();
    const weeks = page.getByRole('navigation', { name: 'Weeks' });
    await expect(weeks.getByRole('link')).toHaveText([
      'Week 1joined later',
      'Week 2joined later',
      'Week 3not begun',
    ]);
    await page.getByText('Joined in week 3: catch up earlier weeks').click();
    await page.getByRole('checkbox', { name: 'Week 2' }).check();
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(weeks.getByRole('link').nth(1)).toHaveText('Week 2catching up');
    await weeks.getByRole('link').first().click();
    await expect(page.getByText('Week 1 was over by then, so it doesn’t count.')).toBeVisible();
  });

  await test.step('a student who is still at work gets two more days with the opening', async () => {
    await page.getByRole('link', { name: 'Calendar' }).click();
    await now.getByRole('link', { name: 'Open week 4 now' }).click();
    const facts = page.getByRole('region', { name: 'What happens in Room 31' });
    const more = facts.getByRole('checkbox', { name: /^Two more school days: to / });
    const label = facts.getByText(/^Two more school days: to /);
    const to = /to (.*)$/.exec(await label.innerText())?.[1] ?? 'nowhere';
    await expect(facts).not.toContainText(`late after ${to}, 3:00 PM`);
    await more.check();
    await expect(facts).toContainText(`late after ${to}, 3:00 PM`);
    await page.getByRole('button', { name: 'Open week 4 for 1' }).click();
    await expect(page.getByRole('status').filter({ hasText: 'Week 4 is open.' })).toBeVisible();
    await page.getByRole('main').getByRole('link', { name: 'Calendar' }).first().click();
    const day = to.replace(/^\w+, /, '');
    await expect(page.getByRole('listitem').filter({ hasText: 'Week 3:' })).toContainText(
      `due ${day}, over`,
    );
  });

  await test.step('the class plays another season, and says first what that does', async () => {
    await page.getByText('Play another season').click();
    await page.getByLabel('Season', { exact: true }).selectOption('2024');
    await page.getByLabel('Start at').selectOption('Week 1');
    await page.getByRole('button', { name: 'See what happens' }).click();
    await expect(page.getByText('The class plays week 1 of 2024 from now on.')).toBeVisible();
    await expect(now).toContainText('Week 4');
    await page.getByRole('button', { name: 'Play this season' }).click();
    await expect(page.getByText('The class plays the season you chose.')).toBeVisible();
    await expect(now).toContainText('Week 1');
  });
});

test('a snow day is off in the chosen classes of a teacher, in one press for all of them', async ({
  browser,
  site,
}) => {
  const account = newAccount('snow-day');
  const teacher = await newTeacher(site, account, {
    displayName: 'Ms Noor',
    school: 'Hill School',
  });
  const calendar = { kind: 'replay', statisticsSeason: 2023, week: 3 };
  const classes = ['Room 1', 'Room 2', 'Room 3'].map((name) => ({ name, password: 'calm whale' }));
  await callAction(await signedIn(site, demoAdmin), site, 'setLeagueAllowanceAction', [
    { email: account.email, leagueAllowance: 3 },
  ]);
  const { result } = await callAction(teacher, site, 'createLeaguesAction', [
    { ...oneLeague({ name: '', password: '', calendar }), classes },
  ]);
  const { ids } = (result as { data: { ids: [string, string, string] } }).data;
  const page = await (
    await browser.newContext({ baseURL: site, storageState: await teacher.storageState() })
  ).newPage();
  const daysOff = page.getByRole('region', { name: 'No school on' });
  const year = new Date().getUTCFullYear() + 1;
  await page.goto(`/teacher/leagues/${ids[0]}/calendar`);
  await daysOff.getByRole('checkbox', { name: 'Room 3' }).uncheck();
  await daysOff.getByLabel('First day').fill(`${year}-02-02`);
  await daysOff.getByLabel('What it’s called').fill('Snow day');
  await daysOff.getByRole('button', { name: 'See what moves' }).click();
  await expect(daysOff.getByText('Room 1 and Room 2')).toBeVisible();
  await daysOff.getByRole('button', { name: 'Save these days' }).click();
  const snow = daysOff.getByRole('listitem').filter({ hasText: 'Snow day' });
  await expect(snow).toHaveCount(1);
  for (const [id, times] of [
    [ids[1], 1],
    [ids[2], 0],
  ] as const) {
    await page.goto(`/teacher/leagues/${id}/calendar`);
    await expect(snow).toHaveCount(times);
  }
});
