import { newAccount } from './support/http';
import { expect, test } from './support/test';

/** As after an update of the app: the server does not know what an open page asks for. */
const FORGOTTEN = { 'next-action': `40${'ab'.repeat(20)}` };

test('a page that was opened before an update of the app asks for a reload, and nothing typed is lost meanwhile', async ({
  page,
}) => {
  const { email } = newAccount('before-the-update');
  await page.goto('/forgot-password');
  await page.getByLabel('E-mail').fill(email);
  await page.route('**/forgot-password', (route) => {
    const headers = route.request().headers();
    return route.continue({ headers: { ...headers, ...(headers['next-action'] ? FORGOTTEN : {}) } });
  });
  const answered = page.waitForResponse((response) => response.request().method() === 'POST');
  await page.getByRole('button', { name: 'Send me a link' }).click();
  expect((await answered).headers()['x-nextjs-action-not-found']).toBe('1');
  await expect(page.getByText('Please reload the page')).toBeVisible();
  await expect(page.getByLabel('E-mail')).toHaveValue(email);

  await page.unroute('**/forgot-password');
  await page.reload();
  await page.getByLabel('E-mail').fill(email);
  await page.getByRole('button', { name: 'Send me a link' }).click();
  await expect(page.getByText('Look in your mail')).toBeVisible();
});
