import type { Locator } from '@playwright/test';
import { act, callAction } from './support/actions';
import { expectForEverybody } from './support/axe';
import { demoAdmin, demoStudent } from './support/demo';
import { newAccount, newTeacher, newVisitor, signedIn, signInOverHttp } from './support/http';
import { otherClass } from './support/roles';
import { expect, test } from './support/test';

test('a teacher renames, locks, archives and deletes a league, and its student sees each of it', async ({
  browser,
  site,
}) => {
  const { teacher, student, league } = await otherClass(site);
  const desk = await (
    await browser.newContext({ baseURL: site, storageState: await teacher.storageState() })
  ).newPage();
  const seat = await (
    await browser.newContext({ baseURL: site, storageState: await student.storageState() })
  ).newPage();
  const settings = `/teacher/leagues/${league.id}/settings`;
  const endOfYear = async (choice: string, button: string) => {
    await desk.goto('/teacher/end-of-year');
    await desk.getByRole('radio', { name: choice, exact: true }).check();
    await desk.getByRole('button', { name: button }).click();
  };
  const tryJoin = async (password: string) => {
    const visitor = await newVisitor(site);
    const { result } = await callAction(visitor, site, 'checkJoinCodeAction', [
      { code: league.code, password },
    ]);
    return result as { ok: boolean; error?: { code: string } };
  };

  await test.step('the new name is above every page of the league', async () => {
    await desk.goto(settings);
    await desk.getByLabel('League name').fill('Room 14, period 2');
    await desk.getByRole('button', { name: 'Save name and period' }).click();
    await expect(desk.getByText('Name and period are saved.')).toBeVisible();
    await expect(
      desk
        .getByRole('navigation', { name: 'Classes' })
        .getByText('Room 14, period 2', { exact: true }),
    ).toBeVisible();
    await seat.goto('/student/team');
    await expect(seat.getByText('Room 14, period 2').first()).toBeVisible();
  });

  await test.step('a new password stops the old one', async () => {
    expect((await tryJoin(league.password)).ok).toBe(true);
    await desk.getByLabel('League password').fill('noble anchor');
    await desk.getByRole('button', { name: 'Save the password' }).click();
    await expect(desk.getByText('The new password is saved.')).toBeVisible();
    expect((await tryJoin(league.password)).error?.code).toBe('not-found');
    expect((await tryJoin('noble anchor')).ok).toBe(true);
    await desk.goto(`/teacher/leagues/${league.id}/join`);
    await expect(desk.getByRole('region', { name: 'Join code and password' })).toContainText(
      'noble anchor',
    );
  });

  await test.step('an archived league takes no one new, and its student looks at everything', async () => {
    await endOfYear('Archive', 'Archive 1');
    await expect(desk.getByText('Your classes are as you chose.')).toBeVisible();
    expect((await tryJoin('noble anchor')).error?.code).toBe('not-allowed');
    await seat.goto('/student/draft');
    await expect(seat.getByText('Your league has ended').first()).toBeVisible();
    const { result } = await callAction(student, site, 'draftPlayerAction', [
      { position: 'QB', id: 23459 },
    ]);
    expect(result).toMatchObject({ ok: false, error: { code: 'not-allowed' } });

    await endOfYear('Keep', 'Reopen 1');
    await expect(desk.getByText('Your classes are as you chose.')).toBeVisible();
    expect((await tryJoin('noble anchor')).ok).toBe(true);
  });

  await test.step('a deleted league is closed at once, says when it goes, and can be taken back', async () => {
    const office = desk.waitForEvent('download');
    await desk.goto('/teacher/end-of-year');
    await desk.getByRole('link', { name: /^File for the office/ }).click();
    expect((await office).suggestedFilename()).toMatch(/^fraction-league-office-\w+\.zip$/);
    await expect(desk.getByText(/^Saved, [\d,]+ KB$/)).toBeVisible();
    await endOfYear('Delete', 'Delete 1');
    await expect(desk.getByText('Your classes are as you chose.')).toBeVisible();
    await expect(desk.getByText(/^Gone for good on .*Until then you can/)).toBeVisible();
    expect((await tryJoin('noble anchor')).error?.code).toBe('not-allowed');
    await endOfYear('Keep', 'Reopen 1');
    await expect(desk.getByText('Your classes are as you chose.')).toBeVisible();
    expect((await tryJoin('noble anchor')).ok).toBe(true);
  });
});

test('a teacher sets up five classes in one press, within the allowance, and copies settings to all of them', async ({
  browser,
  site,
}) => {
  const account = newAccount('five-classes');
  const teacher = await newTeacher(site, account, {
    displayName: 'Ms Noor',
    school: 'Hill School',
  });
  const admin = await signedIn(site, demoAdmin);
  const allow = (leagueAllowance: number) =>
    act(admin, site, 'setLeagueAllowanceAction', { email: account.email, leagueAllowance });
  await allow(4);
  const desk = await (
    await browser.newContext({
      baseURL: site,
      storageState: await teacher.storageState(),
      viewport: { width: 1366, height: 625 },
    })
  ).newPage();
  await desk.goto('/teacher/dashboard');
  let clicks = 0;
  const press = async (target: Locator) => {
    clicks += 1;
    await target.click();
  };
  const main = desk.getByRole('main');

  await test.step('a row for each class, one season for all, and an exact sentence where there is no room', async () => {
    await press(main.getByRole('link', { name: 'Open my first league' }));
    await desk.getByLabel('League name').fill('Sunrise Fractions');
    for (const [index, name] of ['Room 12', 'Math 7', 'Fraction Lab', 'Last Bell'].entries()) {
      await press(main.getByRole('button', { name: 'One more class' }));
      const row = desk.getByLabel(`League name, class ${index + 2}`);
      await expect(row).toBeFocused();
      await row.fill(name);
    }
    await desk.getByLabel('Period, class 5').fill('7');
    await expect(main.getByText('You can open 4 more, and these are 5.')).toBeVisible();
    await press(main.getByRole('button', { name: 'Open 5 leagues' }));
    await expect(main.locator('[data-form-message]')).toContainText('Take 1 out, or ask for more.');
    await expectForEverybody(desk);
    await allow(5);
    await press(main.getByRole('button', { name: 'Open 5 leagues' }));
  });

  await test.step('all five are there, and the first page starts with the list of students', async () => {
    await expect(desk.getByRole('heading', { name: 'Roster', level: 1 })).toBeVisible();
    await expect(desk.getByLabel('Your class list')).toBeVisible();
    await expect(main.getByText('Show the code')).toBeVisible();
    const classes = desk.getByRole('navigation', { name: 'Classes' });
    await expect(classes.getByRole('link')).toHaveCount(6);
    expect(clicks).toBeLessThanOrEqual(25);
  });

  await test.step('settings of one class go to the others in one press', async () => {
    await desk.getByRole('link', { name: 'Settings' }).click();
    await desk.getByRole('radio', { name: /^No guess/ }).check();
    await desk.getByRole('button', { name: 'Save for the class' }).click();
    await expect(desk.getByText('Saved. Students see it')).toBeVisible();
    await desk
      .getByRole('link', { name: /Room 12/ })
      .first()
      .click();
    // The page before has the same form.
    await expect(desk).toHaveTitle(/Room 12/);
    const copy = desk.getByRole('region', { name: 'Copy from another class' });
    await copy.getByLabel('Copy from').selectOption('Sunrise Fractions');
    for (const name of ['Math 7', 'Fraction Lab', 'Last Bell'])
      await copy.getByRole('checkbox', { name }).check();
    await copy.getByRole('button', { name: 'Copy' }).click();
    await expect(copy.getByText('Copied.')).toBeVisible();
    await desk
      .getByRole('link', { name: /Last Bell/ })
      .first()
      .click();
    await expect(desk.getByRole('radio', { name: /^No guess/ })).toBeChecked();
  });
});

test('a teacher deletes a student by typing the name, and the student is signed out and gone from the roster', async ({
  browser,
  site,
}) => {
  const { teacher, student, league } = await otherClass(site);
  const desk = await (
    await browser.newContext({ baseURL: site, storageState: await teacher.storageState() })
  ).newPage();
  await desk.goto(`/teacher/leagues/${league.id}/roster`);
  await desk.getByRole('link', { name: 'Tove M.' }).click();
  await desk.getByRole('link', { name: 'Change: name, level, class' }).click();
  const name = desk.getByLabel('To delete, type the student’s name');
  await name.fill('Tove');
  await desk.getByRole('button', { name: 'Delete this student for good' }).click();
  await expect(desk.getByText('Please type “Tove M.” exactly as shown above.')).toBeVisible();
  expect(
    (await student.get('/student/draft', { maxRedirects: 0 })).status(),
    'nothing has happened yet',
  ).toBe(200);

  await name.fill('tove m.');
  await desk.getByRole('button', { name: 'Delete this student for good' }).click();
  await expect(desk).toHaveURL(/\/roster/);
  await expect(desk.getByRole('heading', { name: 'Roster', level: 1 })).toBeVisible();
  await expect(desk.getByRole('link', { name: 'Tove M.' })).toHaveCount(0);
  expect((await student.get('/student/draft', { maxRedirects: 0 })).status()).toBe(307);
});

test('a student with an account types the code, signs in and is in the class; the next child at that computer finds no trace of it', async ({
  site,
}) => {
  const { teacher, league } = await otherClass(site);
  const chromebook = await newVisitor(site);
  const hasTicket = async () =>
    (await chromebook.storageState()).cookies.some(({ name }) => name === 'fraction-league.join');
  const typeCode = () =>
    act(chromebook, site, 'checkJoinCodeAction', { code: league.code, password: league.password });
  const signOut = () => callAction(chromebook, site, 'signOutAction', []);
  const account = newAccount('returning');
  await act(chromebook, site, 'signUpStudentByEmailAction', account);
  await signInOverHttp(chromebook, account);
  await act(chromebook, site, 'createProfileAndJoinLeagueAction', {
    firstName: 'Noor',
    lastInitial: 'Q',
  });
  await signOut();

  await typeCode();
  expect(await (await chromebook.get('/student/login')).text()).toContain(
    `You found ${league.name}`,
  );
  expect((await signInOverHttp(chromebook, account)).status()).toBe(200);
  expect(await (await teacher.get(`/teacher/leagues/${league.id}/roster`)).text()).toContain(
    'Noor Q.',
  );
  expect(await hasTicket()).toBe(false);
  await signOut();

  // Another visitor begins to create an account and leaves before there is a profile.
  await typeCode();
  const unfinished = newAccount('unfinished');
  await act(chromebook, site, 'signUpStudentByEmailAction', unfinished);
  await signInOverHttp(chromebook, unfinished);
  expect(await (await chromebook.get('/student/create-profile')).text()).toContain(league.name);
  await signOut();
  expect(await hasTicket()).toBe(false);
  expect(await (await chromebook.get('/student/login')).text()).not.toContain('You found');
});

test('a student who types the code of another class and signs in stays in the own one, and the dashboard says so', async ({
  site,
}) => {
  const { league, student } = await otherClass(site);
  const chromebook = await newVisitor(site);
  const dashboard = async () => (await chromebook.get('/student/dashboard')).text();
  await act(chromebook, site, 'checkJoinCodeAction', {
    code: league.code,
    password: league.password,
  });
  await signInOverHttp(chromebook, demoStudent);
  expect(await dashboard()).toContain(`You didn’t join ${league.name}`);
  expect(await (await student.get('/student/dashboard')).text()).not.toContain('You didn’t join');

  // A wrong password reveals and stores nothing.
  await callAction(chromebook, site, 'signOutAction', []);
  await callAction(chromebook, site, 'checkJoinCodeAction', [
    { code: league.code, password: 'not the words' },
  ]);
  await signInOverHttp(chromebook, demoStudent);
  expect(await dashboard()).not.toContain('You didn’t join');
});
