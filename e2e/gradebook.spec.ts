import { demoTeacher } from './support/demo';
import { signedIn } from './support/http';
import { expect, test } from './support/test';

/** A class list as a gradebook has it, with an unknown name and an empty line. */
const NAMES = ['Zeppelin, Quirin', '', 'Class list of period 2'];

test('the week in the gradebook’s order takes three clicks from the dashboard, once the names were pasted', async ({
  browser,
  site,
}) => {
  const context = await browser.newContext({
    baseURL: site,
    viewport: { width: 1366, height: 625 },
  });
  await context.grantPermissions(['clipboard-read', 'clipboard-write'], { origin: site });
  const teacher = await signedIn(site, demoTeacher);
  await context.addCookies((await teacher.storageState()).cookies);
  const page = await context.newPage();
  const sent: string[] = [];
  page.on('request', (request) => sent.push(`${request.url()} ${request.postData() ?? ''}`));

  await page.goto('/teacher/leagues/demo-league/gradebook');
  const table = page.getByRole('region', { name: /^Grades of / });
  const first = await table.getByRole('rowheader').first().innerText();
  const [name = '', initial = ''] = first.replace('.', '').split(/ (?=\S+$)/);
  await page
    .getByLabel('Names in my gradebook')
    .fill([...NAMES, `${initial}ovelace, ${name}`].join('\n'));
  await page.getByRole('button', { name: 'Find my students' }).click();
  await expect(page.getByText(/^1 name sure, 2 to choose\./)).toBeVisible();
  expect(sent.filter((text) => text.includes('ovelace') || text.includes('Zeppelin'))).toEqual([]);

  await page.goto('/teacher/dashboard');
  await page.locator('a[href="/teacher/leagues/demo-league"]').first().click();
  await page
    .getByRole('navigation', { name: 'League pages' })
    .getByRole('link', { name: 'Gradebook' })
    .click();
  await page.getByRole('button', { name: /^Copy week 6, 4 rows$/ }).click();
  await expect(page.getByText('Copied 4 rows. Paste them into your gradebook.')).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(/^\n\n\n\d$/);
});
