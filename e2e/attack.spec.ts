import { randomBytes } from 'node:crypto';
import { type APIRequestContext, type Browser, type Page, request } from '@playwright/test';
import { callAction } from './support/actions';
import { mouse } from './support/hands';
import { type Account, newAccount, newVisitor, ownAddress, signInOverHttp } from './support/http';
import { newLeague } from './support/league';
import { Student } from './support/student';
import { expect, test } from './support/test';

/**
 * Row S25: people with the right data get in within this time during a continuous attack from the
 * same address.
 */
const WITHIN = { timeout: 10_000 };
const AT_ONCE = 8;

/** An attacker without a browser, who keeps trying after the free tries are used up. */
async function attackFrom(
  address: Record<string, string>,
  site: string,
  once: (visitor: APIRequestContext) => Promise<boolean>,
) {
  const visitor = await request.newContext({
    baseURL: site,
    maxRedirects: 0,
    extraHTTPHeaders: address,
  });
  let going = true;
  let refused: () => void = () => undefined;
  const used = new Promise<void>((resolve) => {
    refused = resolve;
  });
  const loops = Array.from({ length: AT_ONCE }, async () => {
    while (going) if (await once(visitor)) refused();
  });
  await used;
  return async () => {
    going = false;
    await Promise.all(loops);
    await visitor.dispose();
  };
}

const guessAt = (account: Account) => async (visitor: APIRequestContext) => {
  const answer = await signInOverHttp(visitor, {
    ...account,
    password: randomBytes(9).toString('hex'),
  });
  return decodeURIComponent((await answer.json()).url).includes('proof:');
};
const wantsProof = ({ result }: { result: unknown }) =>
  JSON.stringify(result).includes('needs-proof');

/** A browser at an address, and its console's errors. */
async function browserAt(
  browser: Browser,
  site: string,
  address: Record<string, string>,
): Promise<{ page: Page; complaints: string[] }> {
  const context = await browser.newContext({ baseURL: site, extraHTTPHeaders: address });
  const page = await context.newPage();
  const complaints: string[] = [];
  page.on('console', (message) => message.type() === 'error' && complaints.push(message.text()));
  page.on(
    'request',
    (asked) =>
      asked.url().startsWith(site) ||
      /^(data|blob):/.test(asked.url()) ||
      complaints.push(asked.url()),
  );
  return { page, complaints };
}

async function signedUp(site: string): Promise<Account> {
  const account = newAccount('honest');
  const visitor = await newVisitor(site);
  await callAction(visitor, site, 'signUpStudentByEmailAction', [account]);
  await visitor.dispose();
  return account;
}

const SAID = 'Your device is doing some extra work first.';

/** Counts how often a page shows the sentence, which a quick device does for an instant. */
async function countSaid(page: Page): Promise<() => number> {
  let count = 0;
  await page.exposeFunction('noteSaid', () => {
    count += 1;
  });
  await page.addInitScript((said) => {
    new MutationObserver(() => {
      if (document.querySelector('main')?.textContent.includes(said))
        (window as unknown as { noteSaid: () => void }).noteSaid();
    }).observe(document, { childList: true, subtree: true, characterData: true });
  }, SAID);
  return () => count;
}

test('S25: while someone at the same address guesses at the account, its owner signs in on a new device, and again on that device at once', async ({
  browser,
  site,
}) => {
  const address = ownAddress();
  const account = await signedUp(site);
  const stop = await attackFrom(address, site, guessAt(account));
  const { page, complaints } = await browserAt(browser, site, address);
  const student = new Student(page, mouse(page));
  const said = await countSaid(page);
  await student.signIn(account);
  await expect.poll(said, { timeout: 30_000 }).toBeGreaterThan(0);
  await expect(page).toHaveURL(/\/student\/create-profile$/, WITHIN);

  const [cookie] = (await page.context().cookies()).filter(({ name }) =>
    name.endsWith('fraction-league.device'),
  );
  expect(cookie).toMatchObject({ httpOnly: true, sameSite: 'Lax' });
  expect(cookie?.value).not.toContain(account.email);
  // The session is over and its key is deleted, but the device stays known.
  await page.context().clearCookies({ name: /session-token|device-key/ });
  const sent: string[] = [];
  page.on(
    'request',
    (asked) => asked.url().includes('/callback/credentials') && sent.push(asked.url()),
  );
  await student.signIn(account);
  await expect(page).toHaveURL(/\/student\/create-profile$/, WITHIN);
  expect(sent).toHaveLength(1);
  await stop();
  // The browser itself logs that the first sign-in was answered with a challenge.
  expect(complaints.filter((each) => !/status of 401/.test(each))).toEqual([]);
});

test('S25: while someone at the same address guesses at the join code, a student joins with the right words', async ({
  browser,
  site,
}) => {
  const address = ownAddress();
  const league = await newLeague(site, 'Room 12');
  const join = (visitor: APIRequestContext, password: string) =>
    callAction(visitor, site, 'checkJoinCodeAction', [{ code: String(league.code), password }]);
  const stop = await attackFrom(address, site, async (visitor) =>
    wantsProof(await join(visitor, randomBytes(9).toString('hex'))),
  );
  const { page, complaints } = await browserAt(browser, site, address);
  await page.goto('/join-league');
  await page.getByLabel('Join code').fill(String(league.code));
  await page.getByLabel('League password').fill(league.password);
  await page.getByRole('button', { name: 'Find my league' }).click();
  await expect(page.getByText('You found Room 12!')).toBeVisible(WITHIN);
  await stop();
  expect(complaints).toEqual([]);
});

test('S25: while someone at the same address asks for links again and again, the owner of the account gets one', async ({
  browser,
  site,
}) => {
  const address = ownAddress();
  const account = await signedUp(site);
  const stop = await attackFrom(address, site, async (visitor) =>
    wantsProof(
      await callAction(visitor, site, 'requestPasswordResetAction', [{ email: account.email }]),
    ),
  );
  const { page, complaints } = await browserAt(browser, site, address);
  await page.goto('/forgot-password');
  await page.getByLabel('Email').fill(account.email);
  await page.getByRole('button', { name: 'Ask for a link' }).click();
  await expect(page.getByText('Ask for your email')).toBeVisible(WITHIN);
  await stop();
  expect(complaints).toEqual([]);
});

test('a teacher gives a league a new join code, and the old one opens nothing', async ({
  browser,
  site,
}) => {
  const league = await newLeague(site, 'Room 30');
  const { page } = await browserAt(browser, site, ownAddress());
  await new Student(page, mouse(page)).signIn(league.teacher, 'teacher');
  await expect(page).toHaveURL(/\/teacher\/dashboard$/);
  await page.goto(`/teacher/leagues/${league.id}/settings`);
  await page.getByRole('button', { name: 'Make a new code' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByRole('button', { name: 'Make a new code' })).toBeFocused();
  await page.getByRole('button', { name: 'Make a new code' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Make the new code' }).click();
  const said = page.getByRole('status').filter({ hasText: 'The new code is' });
  await expect(said).toContainText('The old one no longer works.');
  const fresh = ((await said.textContent()) ?? '').match(/\d{3} \d{3}/)?.[0] ?? '';
  const visitor = await newVisitor(site);
  const open = async (code: string) => {
    const { result } = await callAction(visitor, site, 'checkJoinCodeAction', [
      { code, password: league.password },
    ]);
    return (result as { ok: boolean }).ok;
  };
  expect([await open(String(league.code)), await open(fresh)]).toEqual([false, true]);
});
