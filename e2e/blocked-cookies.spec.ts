import type { BrowserContext } from '@playwright/test';
import { demoTeacher } from './support/demo';
import { playingStudent } from './support/playing-student';
import { expect, test } from './support/test';

/**
 * What pages and the server notice when a school's policy blocks cookies: none is stored and none
 * is sent, while the browser still says that cookies are enabled. Chromium's own setting for this
 * is missing in its headless shell.
 */
async function blockCookies(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    Object.defineProperty(Document.prototype, 'cookie', { get: () => '', set: () => undefined });
  });
  await context.route('**/*', async (route) => {
    const { cookie: _sent, ...headers } = await route.request().allHeaders();
    const response = await route.fetch({ headers, maxRedirects: 0 });
    const { 'set-cookie': _stored, ...kept } = response.headers();
    await route.fulfill({ response, headers: kept });
    await context.clearCookies();
  });
}

test('where a browser blocks cookies, sign-in says so, that it isn’t the password, and whom to ask', async ({
  context,
  site,
}) => {
  await blockCookies(context);
  const page = await context.newPage();
  const problems: string[] = [];
  page.on('pageerror', (error) => problems.push(String(error)));
  for (const [path, name, account] of [
    ['/student/login', 'User name or email', await playingStudent(site)],
    ['/teacher/login', 'Email', demoTeacher],
  ] as const) {
    await page.goto(path);
    // The page says so before anything is typed, and again instead of continuing.
    await expect(page.getByText('This browser blocks cookies')).toBeVisible();
    const advice = page.getByText(/It isn’t your password\. Students: please tell your teacher\./);
    await expect(advice).toHaveCount(1);
    await page.getByRole('textbox', { name, exact: true }).fill(account.email);
    await page.getByLabel('Password', { exact: true }).fill(account.password);
    await page.getByRole('button', { name: 'Sign in' }).click();
    await expect(page.locator('[data-form-message]')).toContainText('It isn’t your password.');
    await expect(advice).toHaveCount(1);
    await expect(page).toHaveURL(`${site}${path}`);
  }
  expect(problems).toEqual([]);
});
