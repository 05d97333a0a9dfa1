import type { Page } from '@playwright/test';
import { callAction, oneLeague } from './support/actions';
import { expectForEverybody } from './support/axe';
import { demoAdmin } from './support/demo';
import {
  type Account,
  newAccount,
  newVisitor,
  ownAddress,
  signedIn,
  signInOverHttp,
  unprovenTeacher,
} from './support/http';
import { mailedLink } from './support/outbox';
import { copyOfData, startOwnServer } from './support/own-server';
import { expect, test } from './support/test';

const ONE_STEP = 'One more step before your account opens.';

async function signUp(page: Page, account: Account): Promise<void> {
  await page.goto('/sign-up');
  await page.getByLabel('The name your students call you').fill('Ms Rivera');
  await page.getByLabel('School', { exact: true }).fill('Lakeside Middle School');
  await page.getByLabel('How many classes will play?').fill('1');
  await page.getByLabel('Email').fill(account.email);
  await page.getByLabel('Password', { exact: true }).fill(account.password);
  await page.getByLabel('My school lets me use this with my students.').check();
  await page.getByRole('button', { name: 'Create my account' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Confirm your email' })).toBeVisible();
}

test('S24: without SMTP a new teacher is told whom to ask, and comes in by the link in another browser with the password', async ({
  browser,
  site,
}) => {
  const account = newAccount('waiting');
  const page = await (
    await browser.newContext({ baseURL: site, extraHTTPHeaders: ownAddress() })
  ).newPage();
  await signUp(page, account);
  await expect(page.getByText(ONE_STEP)).toBeVisible();
  await expect(page.getByRole('main')).toContainText('This app doesn’t send email.');
  await expect(page.getByRole('main')).not.toContainText(/on its way|confirm-email\?token/);
  await expectForEverybody(page);
  await page.getByRole('button', { name: 'Write the email again' }).click();
  await expect(page.getByText('We wrote a new email.')).toBeVisible();

  const link = await mailedLink(account.email);
  const phone = await (
    await browser.newContext({
      baseURL: site,
      extraHTTPHeaders: ownAddress(),
      viewport: { width: 320, height: 640 },
    })
  ).newPage();
  // Opening the page uses nothing up, because mail scanners open every link.
  for (let look = 0; look < 2; look += 1) await phone.goto(link);
  await expectForEverybody(phone);
  await phone
    .getByLabel('The password for your new account', { exact: true })
    .fill('not the password');
  await phone.getByRole('button', { name: 'Yes, confirm' }).click();
  await expect(phone.getByText('That isn’t the password for this account.').first()).toBeVisible();
  await expect(
    phone.getByLabel('The password for your new account', { exact: true }),
  ).toBeFocused();
  await phone
    .getByLabel('The password for your new account', { exact: true })
    .fill(account.password);
  await phone.keyboard.press('Enter');
  await expect(phone.getByRole('heading', { name: 'Hello, Ms Rivera' })).toBeVisible();

  await page.getByRole('link', { name: 'Look again' }).click();
  await expect(page.getByRole('heading', { name: 'Hello, Ms Rivera' })).toBeVisible();
  await page.goto(link);
  await expect(page.getByText('This link was already used or is too old')).toBeVisible();
});

test('S24: whoever signs up first with an admin’s address has nothing of it, and the owner of the mailbox gets it all', async ({
  site,
}) => {
  const head = newAccount('head');
  const stranger = await unprovenTeacher(site, head, { displayName: 'Eve', school: 'None' });
  for (const [name, args] of [
    ['createLeaguesAction', [oneLeague({ name: 'Taken over', password: 'brave otter' })]],
    ['setLeagueAllowanceAction', [{ email: head.email, leagueAllowance: 9 }]],
    ['createProfileAndJoinLeagueAction', [{ firstName: 'Eve', lastInitial: 'M' }]],
  ] as const) {
    const { result } = await callAction(stranger, site, name, [...args], { path: '/pricing' });
    expect
      .soft([null, 'not-allowed'], name)
      .toContain((result as { error?: { code: string } } | null)?.error?.code ?? null);
  }
  const link = await mailedLink(head.email);
  const token = new URL(link).searchParams.get('token');
  const reader = await newVisitor(site);
  const pressed = await callAction(reader, site, 'confirmEmailAddressAction', [{ token }], {
    path: '/pricing',
  });
  expect(pressed.result === null || (pressed.result as { ok: boolean }).ok === false).toBe(true);
  const dashboard = await stranger.get('/teacher/dashboard');
  expect(dashboard.headers().location).toBeTruthy();
});

test('an admin invites a teacher, who comes in without a letter; a link that was taken back opens nothing', async ({
  browser,
  site,
}) => {
  const account = newAccount('invited');
  const session = await (await signedIn(site, demoAdmin)).storageState();
  const office = await (
    await browser.newContext({
      baseURL: site,
      storageState: session,
      viewport: { width: 1366, height: 625 },
    })
  ).newPage();
  await office.goto('/teacher/allowances');
  await office.getByRole('link', { name: 'Invite teachers' }).click();
  await expect(office.getByRole('heading', { level: 1, name: 'Invite teachers' })).toBeVisible();
  await office.getByLabel('Email').fill('no address');
  await office.keyboard.press('Enter');
  await expect(
    office.getByText('Please type an email address like name@school.org.').last(),
  ).toBeVisible();
  await expect(office.getByLabel('Email')).toBeFocused();
  const invite = async () => {
    await office.getByLabel('Email').fill(account.email);
    await office.keyboard.press('Enter');
    const notice = office.getByText(`The invitation for ${account.email} is ready`);
    await expect(notice).toBeVisible();
    const link = office.locator('p', { hasText: '/invitation?token=' });
    return (await link.innerText()).trim();
  };
  const first = await invite();
  const row = office.getByRole('row').filter({ hasText: account.email });
  await expect(row).toContainText('Mr. Okafor');
  await expectForEverybody(office);
  await row.getByRole('button', { name: `Take back the invitation of ${account.email}` }).click();
  await expect(row).toHaveCount(0);
  await expect(office.getByRole('heading', { name: 'Open invitations' })).toBeFocused();
  await office.reload();
  const second = await invite();

  const page = await (
    await browser.newContext({
      baseURL: site,
      extraHTTPHeaders: ownAddress(),
      viewport: { width: 320, height: 640 },
    })
  ).newPage();
  await page.goto(first);
  await expect(page.getByText('This invitation was already used or is too old')).toBeVisible();
  await page.goto(second);
  await expect(page.getByRole('main')).toContainText(account.email);
  await expectForEverybody(page);
  await page.getByLabel('The name your students call you').fill('Mx Invited');
  await page.getByLabel('School', { exact: true }).fill('Brook School');
  await page.getByLabel('How many classes will play?').fill('1');
  await page.getByLabel('Password', { exact: true }).fill(account.password);
  await page.getByLabel('My school lets me use this with my students.').check();
  await page.getByRole('button', { name: 'Create my account' }).click();
  await expect(page.getByRole('heading', { name: 'Hello, Mx Invited' })).toBeVisible();
});

test('the demo shows the letter on the page; a server that is not the demo never does', async ({
  browser,
}) => {
  test.slow();
  const data = copyOfData();
  try {
    for (const { env, shown } of [
      { env: { DEMO: '1' }, shown: true },
      { env: { DEMO: '' }, shown: false },
    ]) {
      const server = await startOwnServer({ dataDir: data.dataDir, env });
      try {
        const account = newAccount('demo');
        const visitor = await unprovenTeacher(server.site, account);
        const page = await (
          await browser.newContext({
            baseURL: server.site,
            storageState: await visitor.storageState(),
          })
        ).newPage();
        await page.goto('/confirm-email');
        await expect(page.getByText(ONE_STEP)).toBeVisible();
        await expect(
          page.getByText('Someone made a teacher account with this email address.'),
        ).toHaveCount(shown ? 1 : 0);
        if (!shown) continue;
        const link = page.getByRole('link', { name: 'Open the link in the email' });
        const first = (await link.getAttribute('href')) ?? '';
        await page.getByRole('button', { name: 'Write the email again' }).click();
        // The first letter's link no longer works.
        await expect(link).not.toHaveAttribute('href', first);
        await link.click();
        await page.getByRole('button', { name: 'Yes, confirm' }).click();
        await expect(page.getByRole('heading', { name: 'Hello, Mx Adeyemi' })).toBeVisible();
        // No page shows someone else's letter.
        const other = await newVisitor(server.site);
        await signInOverHttp(other, account);
        expect(await (await other.get('/confirm-email')).text()).not.toContain(
          'Someone made a teacher account',
        );
      } finally {
        await server.kill();
      }
    }
  } finally {
    data.remove();
  }
});
