import { createHash } from 'node:crypto';
import type { Page } from '@playwright/test';
import { freePort } from '../scripts/lib/free-port.cjs';
import { builtActions, encryptionKey } from './support/actions';
import { newAccount } from './support/http';
import { newLeague } from './support/league';
import { startOwnServer } from './support/own-server';
import { playingStudent, signInBrowser } from './support/playing-student';
import { expect, test } from './support/test';

/** Simulates an update of the app: the server doesn't know the actions of an open page. */
const FORGOTTEN = { 'next-action': `40${'ab'.repeat(20)}` };

/**
 * Makes the server answer this page's requests as if it had been updated, until the page is
 * reloaded.
 */
async function afterAnUpdate(page: Page): Promise<void> {
  await page.route(
    () => true,
    (route) => {
      const headers = route.request().headers();
      return headers['next-action']
        ? route.continue({ headers: { ...headers, ...FORGOTTEN } })
        : route.fallback();
    },
  );
}

/** Sends a form, and waits until the page asks for a reload. */
async function isAskedToReload(page: Page, send: () => Promise<void>): Promise<void> {
  const answered = page.waitForResponse((response) => response.request().method() === 'POST');
  await send();
  expect((await answered).headers()['x-nextjs-action-not-found']).toBe('1');
  await expect(page.getByText('Please reload the page')).toBeVisible();
}

async function reload(page: Page): Promise<void> {
  await page.unrouteAll();
  await page.reload();
}

test('a page that was opened before an update of the app asks for a reload, and what was typed is there after it', async ({
  page,
}) => {
  const { email } = newAccount('before-the-update');
  await page.goto('/forgot-password');
  await page.getByLabel('Email').fill(email);
  await afterAnUpdate(page);
  await isAskedToReload(page, () => page.getByRole('button', { name: 'Ask for a link' }).click());
  await expect(page.getByLabel('Email')).toHaveValue(email);
  await reload(page);
  await expect(page.getByLabel('Email')).toHaveValue(email);
  await page.getByRole('button', { name: 'Ask for a link' }).click();
  await expect(page.getByText('Ask for your email')).toBeVisible();
});

test('of an account that was being made the address survives the reload, and the password is kept nowhere', async ({
  page,
}) => {
  const { email, password } = newAccount('before-the-update');
  await page.goto('/student/signup');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Show password' }).click();
  await afterAnUpdate(page);
  await isAskedToReload(page, () =>
    page.getByRole('button', { name: 'Create my account' }).click(),
  );
  const kept = await page.evaluate(() => JSON.stringify({ ...sessionStorage, ...localStorage }));
  expect([kept.includes(email), kept.includes(password)]).toEqual([true, false]);
  await reload(page);
  await expect(page.getByLabel('Email')).toHaveValue(email);
  await expect(page.getByLabel('Password', { exact: true })).toHaveValue('');
  expect(await page.evaluate(() => sessionStorage.getItem('typed-before-reload'))).toBeNull();
});

test('a league’s new name survives the reload, and is what the form then sends', async ({
  context,
  page,
  site,
}) => {
  const league = await newLeague(site, 'Room 21');
  await signInBrowser(context, league.teacher);
  const address = `/teacher/leagues/${league.id}/settings`;
  await page.goto(address);
  const name = page.getByLabel('League name', { exact: true });
  await name.fill('Room 21, period 3');
  await afterAnUpdate(page);
  await isAskedToReload(page, () => name.press('Enter'));
  await reload(page);
  await expect(name).toHaveValue('Room 21, period 3');
  await name.press('Enter');
  await expect(page.getByText('Name and period are saved.')).toBeVisible();

  // Kept for this reload only: another page, or this one opened again, starts with stored values.
  await name.fill('Never saved');
  await afterAnUpdate(page);
  await isAskedToReload(page, () => name.press('Enter'));
  await page.unrouteAll();
  await page.goto('/teacher/dashboard');
  await page.goto(address);
  await expect(name).toHaveValue('Room 21, period 3');
});

test('in a version with a name, a link of a page that is open leads within it, and to a fresh page of another version', async ({
  browser,
  site,
}) => {
  test.slow();
  const port = await freePort();
  const start = (env?: Record<string, string>) =>
    startOwnServer({ port, dataDir: process.env.E2E_DATA_DIR ?? '', ...(env && { env }) });
  // As built by `scripts/e2e-server.mjs`. With a different name on the server, pages would have no
  // scripts.
  let server = await start({ NEXT_DIST_DIR: '.next-named', NEXT_DEPLOYMENT_ID: 'first' });
  try {
    const context = await browser.newContext({
      baseURL: server.site,
      viewport: { width: 1366, height: 768 },
    });
    await signInBrowser(context, await playingStudent(site));
    const page = await context.newPage();
    /** Follows a link; returns true if the document stayed and only its content changed. */
    const staysAt = async (name: string, path: string) => {
      // Before hydration, any link causes a full load.
      await page.waitForFunction(() =>
        Object.keys(document.querySelector('header a') ?? {}).some((key) =>
          key.startsWith('__react'),
        ),
      );
      await page.evaluate(() => Object.assign(window, { sameDocument: true }));
      await page.getByRole('banner').getByRole('link', { name, exact: true }).click();
      await expect(page).toHaveURL(new RegExp(`${path}$`));
      await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
      return page.evaluate(() => 'sameDocument' in window);
    };
    await page.goto('/student/dashboard');
    expect(await staysAt('Box scores', '/student/box-scores'), 'within the named version').toBe(
      true,
    );
    await server.kill();
    server = await start();
    expect(
      await staysAt('Leaderboards', '/student/leaderboards'),
      'from the named version to the other',
    ).toBe(false);
    expect(await staysAt('Lineup', '/student/lineup'), 'within the other version').toBe(true);
    await context.close();
  } finally {
    await server.kill();
  }
});

test('what a form is sent to hangs on the key of the build and the action’s file and name, so a kept key keeps it over an update', () => {
  const key = encryptionKey();
  for (const [name, { id, file }] of builtActions()) {
    // The first two digits are the action's number of arguments.
    expect(id.slice(2), name).toBe(
      createHash('sha1').update(`${key}${file}:${name}`).digest('hex'),
    );
  }
});
