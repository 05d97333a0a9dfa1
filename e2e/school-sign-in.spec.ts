import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import demo from '../lib/data/demo/accounts.json' with { type: 'json' };
import { freePort } from '../scripts/lib/free-port.cjs';
import { expectForEverybody } from './support/axe';
import {
  copyOfData,
  environmentOf,
  type OwnData,
  type OwnServer,
  startOwnServer,
} from './support/own-server';
import { expect, test } from './support/test';

let school: ChildProcess;
let issuer: string;
let data: OwnData;
let server: OwnServer;

test.describe.configure({ mode: 'serial' });

test.beforeAll(async ({ browserName: _ }, { project }) => {
  const port = await freePort();
  const schoolPort = await freePort();
  issuer = `http://127.0.0.1:${schoolPort}`;
  const callback = `http://localhost:${port}/api/auth/callback/school`;
  const script = join('lib', 'testing', 'school-provider.mjs');
  school = spawn(process.execPath, [script, String(schoolPort), callback, `${issuer}/none`], {
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  if (school.stdout) await once(school.stdout, 'data');
  data = copyOfData();
  server = await startOwnServer({
    port,
    dataDir: data.dataDir,
    env: {
      ...environmentOf(project.name),
      OIDC_ISSUER: issuer,
      OIDC_CLIENT_ID: 'fraction-league',
      OIDC_CLIENT_SECRET: 'a secret of the client',
      OIDC_LABEL: 'Oak School',
      OIDC_DOMAINS: 'school.example',
    },
  });
});
test.afterAll(async () => {
  school.kill();
  await server.kill();
  data.remove();
});

test('a student comes in with the school’s account: the first time with the password too, then without', async ({
  browser,
}) => {
  const first = await browser.newContext({ viewport: { width: 1366, height: 625 } });
  const page = await first.newPage();
  const complaints: string[] = [];
  page.on('console', (message) => {
    if (message.text().includes('Content Security Policy')) complaints.push(message.text());
  });
  await page.goto(`${server.site}/student/login`);
  await expectForEverybody(page);
  await page.getByRole('button', { name: 'Sign in with Oak School' }).click();
  await page.getByRole('button', { name: 'Kim Lovelace' }).click();
  await expect(page.getByRole('heading', { name: 'Hello, Kim L.!' })).toBeVisible();
  await expectForEverybody(page);
  await page.getByLabel('User name or email').fill(demo.student.email);
  await page.getByLabel('Password', { exact: true }).fill(demo.student.password);
  await page.getByRole('button', { name: 'This is me' }).click();
  await expect(page).toHaveURL(`${server.site}/student/dashboard`);
  await first.close();

  const again = await browser.newContext({ viewport: { width: 320, height: 640 } });
  const other = await again.newPage();
  await other.goto(`${server.site}/student/login`);
  await other.getByRole('button', { name: 'Sign in with Oak School' }).click();
  await other.getByRole('button', { name: 'Kim Lovelace' }).click();
  await expect(other).toHaveURL(`${server.site}/student/dashboard`);
  await again.close();
  expect(complaints).toEqual([]);
});

test('a token for another app signs in nobody, and the page says what to do', async ({ page }) => {
  await page.goto(`${server.site}/teacher/login`);
  await page.getByRole('button', { name: 'Sign in with Oak School' }).click();
  await fetch(`${issuer}/test`, { method: 'POST', body: JSON.stringify({ breaks: 'audience' }) });
  await page.getByRole('button', { name: 'Kim Lovelace' }).click();
  await expect(page.getByText('nobody was signed in')).toBeVisible();
  await expectForEverybody(page);
  await page.goto(`${server.site}/student/dashboard`);
  await expect(page).toHaveURL(`${server.site}/`);
});
