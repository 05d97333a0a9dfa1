import { expectForEverybody } from './support/axe';
import { demoAdmin, demoTeacher } from './support/demo';
import { newAccount, newVisitor, signedIn, unprovenTeacher } from './support/http';
import { mailedLink } from './support/outbox';
import { openFirstLeague } from './support/teacher';
import { expect, test } from './support/test';

test('an admin raises an allowance, and the teacher uses it at once', async ({ browser, site }) => {
  const account = newAccount('allowed');
  const desk = await (await browser.newContext({ baseURL: site })).newPage();
  await openFirstLeague(desk, account, { name: 'Period 1', password: 'brave otter' });
  await desk.goto('/teacher/dashboard');
  await expect(desk.getByRole('link', { name: 'New league' })).toHaveCount(0);
  await expect(
    desk.getByText(
      '1 of 1 league in use. Archived ones don’t count. To open another, archive one or ask for more.',
    ),
  ).toBeVisible();
  await expect(desk.getByRole('link', { name: /^Allowances/ })).toHaveCount(0);

  const session = await (await signedIn(site, demoAdmin)).storageState();
  const office = await (
    await browser.newContext({
      baseURL: site,
      storageState: session,
      viewport: { width: 1366, height: 768 },
    })
  ).newPage();
  await office.goto('/teacher/dashboard');
  await office.getByRole('link', { name: /^Allowances/ }).click();
  await office.getByLabel('Name, school, or email').fill(account.email);
  await office.getByRole('button', { name: 'Search', exact: true }).click();
  await expect(office).toHaveURL(/\?q=allowed-/);
  const row = office.getByRole('row').filter({ hasText: account.email });
  await expect(row).toContainText('Lakeside Middle School');
  await row.getByRole('textbox').fill('two');
  await row.getByRole('button', { name: `Save the allowance of ${account.email}` }).click();
  await expect(row.getByText('Please type a whole number.')).toBeVisible();
  await row.getByRole('textbox').fill('2');
  await row.getByRole('button', { name: `Save the allowance of ${account.email}` }).click();
  await expect(row.getByText('Saved', { exact: true })).toBeVisible();

  await desk.reload();
  await desk.getByRole('link', { name: 'New league' }).click();
  await desk.getByLabel('League name').fill('Period 2');
  await desk.getByLabel('League password').fill('calm whale');
  await desk.getByRole('button', { name: 'Open the league' }).click();
  await expect(desk.getByText('Period 2').first()).toBeVisible();

  await office.goto('/teacher/allowances/audit?kind=admins&when=today');
  await expect(office.getByRole('heading', { name: /^Today, / })).toBeVisible();
  const record = office.getByRole('listitem').filter({ hasText: '1 (default) to 2' }).first();
  await expect(record).toContainText(
    /Mr\. Okafor.* set how many leagues Ms Rivera may open: 1 \(default\) to 2\./,
  );
  await expect(office.getByRole('main').getByRole('button')).toHaveText(['Show']);
});

test('a teacher asks for more leagues with a note, an admin says yes with a sentence, and the teacher reads it', async ({
  browser,
  site,
}) => {
  const account = newAccount('asking');
  const desk = await (await browser.newContext({ baseURL: site })).newPage();
  await openFirstLeague(desk, account, { name: 'Period 1', password: 'brave otter' });
  await desk.goto('/teacher/dashboard');
  await desk.getByRole('button', { name: 'Ask for more leagues' }).click();
  const dialog = desk.getByRole('dialog', { name: 'Ask for more leagues' });
  await dialog.getByLabel('How many leagues do you need in all?').fill('1');
  await dialog.getByLabel('What should the admin know?').fill('I teach five classes.');
  await dialog.getByRole('button', { name: 'Send' }).click();
  await expect(
    dialog.getByText('You can already have 1 league. Please ask for more than that.'),
  ).toBeVisible();
  await dialog.getByLabel('How many leagues do you need in all?').fill('5');
  await dialog.getByRole('button', { name: 'Send' }).click();
  await expect(
    desk.getByText(/^You asked for 5 leagues on .*An admin will answer\.$/),
  ).toBeVisible();

  const session = await (await signedIn(site, demoAdmin)).storageState();
  const office = await (
    await browser.newContext({ baseURL: site, storageState: session })
  ).newPage();
  await office.goto('/teacher/dashboard');
  const request = office.getByRole('listitem').filter({ hasText: account.email });
  await expect(request).toContainText('“I teach five classes.”');
  await request.getByLabel('A sentence to Ms Rivera (optional)').fill('Have fun!');
  await request.getByRole('button', { name: 'Allow 5 leagues for Ms Rivera' }).click();
  await expect(request).toHaveCount(0);

  await desk.reload();
  await expect(desk.getByText('An admin allowed 5 leagues. Have fun!')).toBeVisible();
  await expect(desk.getByRole('link', { name: 'New league' })).toBeVisible();
});

test('an admin sees how the server is and who waits for a proof, lets one teacher in, and deletes the sign-up of another', async ({
  browser,
  site,
}) => {
  const [ours, stranger] = [newAccount('ours'), newAccount('stranger')];
  const teacher = await unprovenTeacher(site, ours, { displayName: 'Ms Ours', school: 'Oak' });
  await unprovenTeacher(site, stranger, { displayName: 'Mr Stranger', school: 'None' });
  // The letter with its link follows the answer.
  for (const { email } of [ours, stranger]) await mailedLink(email);
  const session = await (await signedIn(site, demoAdmin)).storageState();
  const office = await (
    await browser.newContext({ baseURL: site, storageState: session })
  ).newPage();
  await office.goto('/teacher/allowances');
  const facts = office.getByRole('list', { name: 'How the server is' }).getByRole('listitem');
  await expect(facts.first()).toContainText('All is well');
  await expect(facts.filter({ hasText: 'This server sends no email' })).toHaveCount(1);
  const row = (email: string) => office.getByRole('listitem').filter({ hasText: email });
  await expectForEverybody(office);
  await row(ours.email)
    .getByRole('button', { name: /^Let in\s?: Ms Ours/ })
    .click();
  await expect(row(ours.email)).toHaveCount(0);
  // From here on the cookie has the teacher's role.
  await teacher.get('/api/session');
  expect((await teacher.get('/teacher/dashboard', { maxRedirects: 0 })).status()).toBe(200);
  await row(stranger.email)
    .getByRole('button', { name: /^Not ours\s?: Mr Stranger/ })
    .click();
  await office.getByRole('button', { name: 'Delete the sign-up' }).click();
  await expect(row(stranger.email)).toHaveCount(0);
  await office.goto('/teacher/allowances/audit?kind=admins&when=today');
  for (const text of [/confirmed the email address of/, /refused the sign-up of/])
    await expect(office.getByRole('listitem').filter({ hasText: text }).first()).toBeVisible();
});

test('for a teacher who is no admin there are no such pages, and a visitor is sent to the start', async ({
  site,
}) => {
  const teacher = await signedIn(site, demoTeacher);
  const admin = await signedIn(site, demoAdmin);
  const visitor = await newVisitor(site);
  for (const path of ['/teacher/allowances', '/teacher/allowances/audit']) {
    const answer = await teacher.get(path);
    expect([path, answer.status()]).toEqual([path, 404]);
    expect(await answer.text()).not.toMatch(/demo-admin|Agreed by/);
    expect((await visitor.get(path)).headers().location).toMatch(/\/$/);
    expect((await admin.get(path)).status()).toBe(200);
  }
});
