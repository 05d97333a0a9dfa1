import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium as settings } from './support/chromium';
import { demoTeacher } from './support/demo';
import { playingStudent } from './support/playing-student';
import { expect, test } from './support/test';

/** Settings that a school's policy or a person can turn off. */
const BLOCKED = { profile: { default_content_setting_values: { cookies: 2 } } };

test('where a browser blocks cookies, sign-in says so, that it isn’t the password, and whom to ask', async ({
  playwright,
  site,
}) => {
  const folder = await mkdtemp(join(tmpdir(), 'fraction-league-blocked-'));
  await mkdir(join(folder, 'Default'));
  await writeFile(join(folder, 'Default', 'Preferences'), JSON.stringify(BLOCKED));
  const context = await playwright.chromium.launchPersistentContext(folder, {
    ...settings,
    baseURL: site,
  });
  try {
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
      const advice = page.getByText(
        /It isn’t your password\. Students: please tell your teacher\./,
      );
      await expect(advice).toHaveCount(1);
      await page.getByRole('textbox', { name, exact: true }).fill(account.email);
      await page.getByLabel('Password', { exact: true }).fill(account.password);
      await page.getByRole('button', { name: 'Sign in' }).click();
      await expect(page.locator('[data-form-message]')).toContainText('It isn’t your password.');
      await expect(advice).toHaveCount(1);
      await expect(page).toHaveURL(`${site}${path}`);
    }
    expect(problems).toEqual([]);
  } finally {
    await context.close();
    await rm(folder, { recursive: true, force: true });
  }
});
