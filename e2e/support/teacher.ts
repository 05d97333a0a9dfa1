import { expect, type Page } from '@playwright/test';
import { callAction, oneLeague } from './actions';
import type { Account } from './http';
import { mailedLink } from './outbox';

export type League = { name: string; code: string; password: string };

/** A new teacher opens a first league, and reads its code and password on the page. */
export async function openFirstLeague(
  page: Page,
  account: Account,
  wanted: Omit<League, 'code'>,
): Promise<League> {
  await page.goto('/');
  await page.getByRole('link', { name: 'Start a class' }).click();
  await page.getByLabel('The name your students call you').fill('Ms Rivera');
  await page.getByLabel('School', { exact: true }).fill('Lakeside Middle School');
  await page.getByLabel('How many classes will play?').fill('1');
  await page.getByLabel('Email').fill(account.email);
  await page.getByLabel('Password', { exact: true }).fill(account.password);
  await page.getByLabel('My school lets me use this with my students.').check();
  await page.getByRole('button', { name: 'Create my account' }).click();
  await expect(page.getByRole('heading', { name: 'Confirm your email' })).toBeVisible();
  await page.goto(await mailedLink(account.email));
  await page.getByRole('button', { name: 'Yes, confirm' }).click();
  await expect(page.getByRole('heading', { name: 'Hello, Ms Rivera' })).toBeVisible();
  await openLiveLeague(page, wanted);
  await expect(page.getByRole('navigation', { name: 'League pages' })).toBeVisible();
  await expect(page.getByRole('navigation', { name: 'Classes' })).toContainText(wanted.name);
  const code = await showJoinCode(page);
  await expect(joinCode(page)).toContainText(wanted.password);
  return { ...wanted, code };
}

const joinCode = (page: Page) => page.getByRole('region', { name: 'Join code and password' });

/** The page of a new league hides its code until its teacher shows it. */
export async function showJoinCode(page: Page): Promise<string> {
  await page.getByText('Show the code', { exact: true }).click();
  const code = /\d{3} \d{3}/.exec(await joinCode(page).innerText())?.[0];
  if (!code) throw new Error('The page of a new league shows no join code.');
  return code;
}

/** A league that follows the live season, which the form offers only while the NFL plays it. */
export async function openLiveLeague(
  page: Page,
  { name, password }: Omit<League, 'code'>,
): Promise<void> {
  const { origin } = new URL(page.url());
  const wanted = oneLeague({ name, password, calendar: { kind: 'live' } });
  const { result } = await callAction(page.request, origin, 'createLeaguesAction', [wanted]);
  await page.goto(`/teacher/leagues/${(result as { data: { ids: [string] } }).data.ids[0]}`);
}

/** Opens the next week from the class's calendar, and returns. */
export async function openNextWeek(desk: Page, week: number): Promise<void> {
  const now = desk.getByRole('region', { name: 'Now', exact: true });
  await now.getByRole('link', { name: `Open week ${week} now` }).click();
  await desk.getByRole('button', { name: new RegExp(`^Open week ${week}( for \\d+)?$`) }).click();
  await expect(desk.getByRole('status').filter({ hasText: `Week ${week} is open.` })).toBeVisible();
  await desk.getByRole('main').getByRole('link', { name: 'Calendar' }).first().click();
  await expect(now.getByText(`Week ${week}`, { exact: true })).toBeVisible();
}
