import type { BrowserContext, Page } from '@playwright/test';
import { demoTeacher } from './support/demo';
import { mouse } from './support/hands';
import { newVisitor } from './support/http';
import { playingStudent, signInBrowser } from './support/playing-student';
import { ScoreCard } from './support/score-card';
import { expect, test } from './support/test';

const CARD = '/student/score-cards?step=QB';
/** Longer than any number that appears in a value by chance. */
const [SENT, TYPED] = ['987654', '876543'] as const;

/**
 * Everything that the next person at this computer can read, also with the browser's developer
 * tools.
 */
const readable = (page: Page) =>
  page.evaluate(() =>
    JSON.stringify([{ ...localStorage }, { ...sessionStorage }, document.cookie, document.title]),
  );
const stored = (page: Page) => page.evaluate(() => Object.keys(localStorage));

/** The redirect from a student page with this cookie alone. */
async function ledTo(site: string, cookie: string): Promise<string> {
  const visitor = await newVisitor(site);
  const answer = await visitor.get('/student/dashboard', { headers: { cookie } });
  await visitor.dispose();
  return `${answer.status()} ${answer.headers().location ?? ''}`.trim();
}

async function sessionCookie(context: BrowserContext): Promise<string> {
  const found = (await context.cookies()).find(({ name }) => name.endsWith('session-token'));
  return `${found?.name}=${found?.value}`;
}

test('who sits down after a student has left without Wi-Fi reads nothing of what was typed; the student has it back, and it is sent (R13)', async ({
  context,
  page,
  site,
}) => {
  test.slow();
  const account = await playingStudent(site);
  await signInBrowser(context, account);
  const session = await sessionCookie(context);
  const card = new ScoreCard(page, mouse(page));
  await page.goto(CARD);
  await card.expectStep('Quarterback');
  expect(await ledTo(site, session)).toBe('200');
  await context.setOffline(true);
  await card.whole.fill(SENT);
  await card.check();
  await expect(page.getByRole('button', { name: 'Waiting to send' })).toBeVisible();
  await page.getByRole('button', { name: /Tight End/ }).click();
  await card.whole.fill(TYPED);
  await expect(page.getByText('Saved on this device')).toBeVisible();
  const names = await stored(page);
  expect(names.filter((name) => /^fraction-league:(?:outbox|draft):/.test(name))).toHaveLength(3);
  await page.getByRole('button', { name: 'Sign out' }).click();
  await expect(async () => {
    const cookies = (await context.cookies()).map(({ name }) => name);
    expect(cookies).toContain('fraction-league.signed-out');
    expect(cookies).not.toContain('fraction-league.device-key');
  }).toPass();
  await page.close();

  // The first page that reaches the server ends the session, even a public one. This may be the
  // tab's own request for `/`: Chromium retries it, and closing a tab ends its emulated offline
  // mode, so the server can't be called in between.
  await context.setOffline(false);
  const next = await context.newPage();
  await next.goto('/about');
  await expect(next).toHaveURL(`${site}/about`);
  expect(await ledTo(site, session)).toBe('307 /api/session?asked=%2Fstudent%2Fdashboard');
  expect(await stored(next)).toEqual(expect.arrayContaining(names));
  const seen = await readable(next);
  const { email, password } = account;
  expect(
    [SENT, TYPED, email, password, 'Sam', 'Badgers', 'device-key', 'fraction-league.seal'].filter(
      (plain) => seen.includes(plain),
    ),
  ).toEqual([]);

  await signInBrowser(context, account);
  const arrived = next.waitForResponse('**/api/attempts');
  await next.goto(CARD);
  expect((await arrived).request().postData()).toContain(SENT);
  const again = new ScoreCard(next, mouse(next));
  await expect(again.whole).toHaveValue(SENT);
  await next.getByRole('button', { name: /Tight End/ }).click();
  await expect(again.whole).toHaveValue(TYPED);
});

test('the names that a teacher pasted can be read by no one after a sign-out, and are there at the next sign-in', async ({
  context,
  page,
  site,
}) => {
  const gradebook = '/teacher/leagues/demo-league/gradebook';
  await signInBrowser(context, demoTeacher);
  await page.goto(gradebook);
  await page.getByLabel('Names in my gradebook').fill('Zeppelin, Quirin\nLovelace, Ada');
  await page.getByRole('button', { name: 'Find my students' }).click();
  await expect(page.getByText('Zeppelin, Quirin')).toBeVisible();
  await page.getByRole('button', { name: 'Sign out' }).click();
  await expect(page).toHaveURL(`${site}/`);
  expect((await stored(page)).join(' ')).toMatch(/gradebook-names:[0-9a-f]{32}:demo-league/);
  expect(await readable(page)).not.toMatch(/Zeppelin|Quirin|Lovelace/);

  await signInBrowser(context, demoTeacher);
  await page.goto(gradebook);
  await expect(page.getByText('Zeppelin, Quirin')).toBeVisible();
});

test('someone who has to sign in first comes to the page that was asked for, once', async ({
  context,
  page,
  site,
}) => {
  const account = await playingStudent(site);
  await page.goto(CARD);
  await expect(page).toHaveURL(`${site}/`);
  await page.goto('/student/login');
  await page.getByLabel('User name or email').fill(account.email);
  await page.getByLabel('Password', { exact: true }).fill(account.password);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page).toHaveURL(site + CARD);
  await page.goto('/dashboard');
  await expect(page).toHaveURL(`${site}/student/dashboard`);

  // The session ends elsewhere; the next page of any kind removes the keys. An open page would
  // hear of it and leave by itself.
  await page.goto('about:blank');
  const there = await newVisitor(site);
  const cookie = await sessionCookie(context);
  await there.get('/api/session', {
    headers: { cookie: `${cookie}; fraction-league.signed-out=1` },
  });
  await there.dispose();
  await page.goto('/about');
  await expect(page).toHaveURL(`${site}/about`);
  expect((await context.cookies()).map(({ name }) => name)).not.toContain(
    'fraction-league.device-key',
  );
});
