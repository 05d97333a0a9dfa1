import { demoStudent } from './support/demo';
import { signInBrowser } from './support/playing-student';
import { expect, test } from './support/test';

test('a link shows that its page is on the way for as long as a slow line takes to bring it', async ({ page }) => {
  await signInBrowser(page.context(), demoStudent);
  await page.goto('/student/dashboard');
  let letThrough = () => {};
  const held = new Promise<void>((resolve) => {
    letThrough = resolve;
  });
  await page.route(
    ({ pathname }) => pathname === '/student/box-scores',
    async (route) => {
      await held;
      await route.continue();
    },
  );
  const link = page.getByRole('banner').getByRole('link', { name: 'Box scores', exact: true });
  await link.click();
  await expect(link.locator('[data-pending]')).toBeAttached();
  await expect(page.locator('[data-pending]'), 'no other link does').toHaveCount(1);
  letThrough();
  await expect(page.getByRole('heading', { level: 1, name: 'Box scores' })).toBeVisible();
  await expect(page.locator('[data-pending]')).toHaveCount(0);
});
