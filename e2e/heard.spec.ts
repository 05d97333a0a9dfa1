import type { Locator, Page } from '@playwright/test';
import { demoStudent } from './support/demo';
import { type Ears, listen } from './support/listen';
import { expect, test } from './support/test';

const NOT_RIGHT = 'That name or password isn’t right. Try again.';

test('a refused sign-in is heard once each time, also where the focus stands on the password already', async ({
  page,
}) => {
  const ears = await listen(page);
  await page.goto('/student/login');
  await page.getByLabel('User name or email').fill(demoStudent.email);
  const password = page.getByLabel('Password', { exact: true });
  await password.fill('not the one');
  // The box gets the focus and is read with its sentence, so nothing else needs to announce it.
  const byFocus = await ears.during(async () => {
    await page.getByRole('main').getByRole('button', { name: 'Sign in' }).click();
    await expect(password).toBeFocused();
  });
  await expect(password).toHaveAccessibleDescription(NOT_RIGHT);
  expect(byFocus).toEqual([]);
  for (let tries = 0; tries < 2; tries += 1)
    expect(await sentFrom(page, password, ears)).toEqual([NOT_RIGHT]);
});

test('what a sign-up refuses is heard once each time, also where the focus stands there already', async ({
  page,
}) => {
  const ears = await listen(page);
  await page.goto('/student/signup');
  await page.getByLabel('Email').fill('someone@example.org');
  const password = page.getByLabel('Password', { exact: true });
  await password.fill('short');
  for (let tries = 0; tries < 2; tries += 1) {
    expect(await sentFrom(page, password, ears)).toEqual(['Use at least 8 characters.']);
  }
  await expect(password).toHaveAccessibleDescription(/Use at least 8 characters\.$/);
});

test('a code that fits no league takes the focus to the sentence that says so, each time', async ({
  page,
}) => {
  await page.goto('/join-league');
  await page.getByLabel('Join code').fill('000 000');
  const password = page.getByLabel('League password');
  await password.fill('no such words');
  for (let tries = 0; tries < 2; tries += 1) {
    await password.press('Enter');
    await expect(page.locator('[data-form-message]')).toBeFocused();
    await expect(page.locator('[data-form-message]')).toContainText('isn’t right');
  }
});

/** The announcements from pressing Enter in a box until the answer. */
async function sentFrom(page: Page, box: Locator, ears: Ears): Promise<string[]> {
  const button = page.getByRole('main').locator('button[type="submit"]');
  await box.focus();
  const said = await ears.during(async () => {
    await box.press('Enter');
    await expect.poll(() => ears.heard()).not.toEqual([]);
    await expect(button).not.toHaveAttribute('aria-busy');
  });
  await expect(box).toBeFocused();
  return said;
}
