import type { Browser, BrowserContext, Locator, Page } from '@playwright/test';
import { callAction } from './support/actions';
import { expectForEverybody } from './support/axe';
import { demoStudent, demoTeacher } from './support/demo';
import { type Account, newAccount, newTeacher } from './support/http';
import { environmentOf, ownBackend, startOwnServer } from './support/own-server';
import { signInBrowser } from './support/playing-student';
import { openNextWeek } from './support/teacher';
import { expect, test } from './support/test';

/** Their dates are never the same, so a restart from one to the other ends a day. */
const [EARLY, LATE] = ['Pacific/Pago_Pago', 'Pacific/Kiritimati'];
const LEAGUE = '/teacher/leagues/demo-league';
/** The last day of a student's supports, which no classmate's page contains. */
const CANARY = '2099-05-28';
const demoClassmate = { ...demoStudent, email: demoStudent.email.replace('@', '-2@') };
const TABS = [
  '',
  '/mistakes',
  '/skills',
  '/brief',
  '/graphs',
  '/gradebook',
  '/roster',
  '/calendar',
];
const dayIn = (timeZone: string) => new Intl.DateTimeFormat('en-CA', { timeZone }).format();

let backend: ReturnType<typeof ownBackend>;
test.beforeAll(() => {
  backend = ownBackend();
});
test.afterAll(() => backend.remove());

const startIn = (timeZone: string, port?: number) =>
  startOwnServer({
    dataDir: backend.dataDir,
    env: {
      ...environmentOf(test.info().project.name),
      ...backend.env,
      SCHOOL_TIME_ZONE: timeZone,
    },
    ...(port === undefined ? {} : { port }),
  });

async function browserOf(browser: Browser, site: string, account: Account): Promise<Page> {
  const context: BrowserContext = await browser.newContext({ baseURL: site });
  await signInBrowser(context, account);
  return context.newPage();
}

test('an owner invites three adults for a week; each may do what the part allows, and the end of it is the end of access', async ({
  browser,
}) => {
  test.slow();
  let server = await startIn(EARLY);
  const { site } = server;
  try {
    const owner = await browserOf(browser, site, demoTeacher);
    let presses = 0;
    const press = async (locator: Locator) => {
      presses += 1;
      await locator.click();
    };
    const invite = async (role: string, account: Account, lastDay?: string) => {
      presses = 0;
      await owner.goto(LEAGUE);
      const tabs = owner.getByRole('navigation', { name: 'League pages' });
      await press(tabs.getByRole('link', { name: 'Settings' }));
      await press(owner.getByRole('link', { name: 'People of this class' }));
      await press(owner.getByRole('radio', { name: role }));
      await owner.getByLabel('Email address').fill(account.email);
      if (lastDay) await owner.getByLabel('Last day', { exact: true }).fill(lastDay);
      await press(owner.getByRole('button', { name: 'Send the link' }));
      const link = await owner
        .getByRole('paragraph')
        .filter({ hasText: /invitation\?token=/ })
        .innerText();
      const page = await browserOf(browser, site, account);
      await page.goto(link);
      await expect(
        page.getByText(new RegExp(`invites you to .* as an? ${role}`, 'i')),
      ).toBeVisible();
      await expectForEverybody(page);
      await page.getByRole('button', { name: 'Say yes' }).click();
      await expect(page.getByRole('navigation', { name: 'League pages' })).toBeVisible();
      return page;
    };
    const people: Record<string, Account> = {};
    for (const name of ['Mr Chen', 'Mrs Sub', 'Ms Novak']) {
      const account = newAccount('adult');
      people[name] = account;
      await newTeacher(site, account, { displayName: name, school: 'Oak School' });
    }
    const account = (name: string) => people[name] as Account;
    const sub = await invite('Substitute', account('Mrs Sub'), dayIn(EARLY));
    expect(presses).toBeLessThanOrEqual(6);
    const chen = await invite('Co-teacher', account('Mr Chen'));
    const aide = await invite('Aide', account('Ms Novak'));

    await owner.goto(`${LEAGUE}/people`);
    await expect(owner.getByRole('rowheader', { name: /Sub|Chen|Novak/ })).toHaveCount(3);
    await expectForEverybody(owner);

    // The aide looks: no page has a button that changes anything, and the server refuses one.
    for (const tab of TABS) {
      await aide.goto(`${LEAGUE}${tab}`);
      await expect(aide.getByText('you see everything and change nothing')).toBeVisible();
      await expect(
        aide.getByRole('main').getByRole('button', {
          name: /^(Save|Send|Open|Make|Add|Give|Keep|Approve|Eyes|Excuse)\b/,
        }),
        tab,
      ).toHaveCount(0);
    }
    await aide.goto('/teacher/dashboard');
    await expect(aide.getByRole('navigation', { name: 'Classes' })).toContainText('Aide');
    await expectForEverybody(aide);
    const eyesUp = { leagueId: 'demo-league', sentence: 'Look up.' };
    const refused = await callAction(aide.request, site, 'setEyesUpMessageAction', [eyesUp]);
    expect(refused.result).toMatchObject({ ok: false, error: { code: 'not-allowed' } });

    // The substitute runs lessons, and changes no setting.
    await sub.setViewportSize({ width: 1366, height: 625 });
    await sub.goto(LEAGUE);
    const middleOf = async (locator: Locator) => {
      const box = await locator.boundingBox();
      return box ? box.y + box.height / 2 : Number.NaN;
    };
    const title = await middleOf(sub.getByRole('heading', { level: 1 }));
    const button = await middleOf(sub.getByRole('button', { name: 'Eyes up', exact: true }));
    expect(Math.abs(title - button), 'in one row on a Chromebook').toBeLessThan(10);
    const may = await callAction(sub.request, site, 'setEyesUpMessageAction', [
      { ...eyesUp, sentence: null },
    ]);
    expect(may.result).toMatchObject({ ok: true });
    await sub.goto(`${LEAGUE}/settings`);
    await expect(sub.getByRole('heading', { level: 1, name: 'Settings' })).toBeVisible();
    await expect(sub.getByRole('button', { name: /^Save/ })).toHaveCount(0);

    // The co-teacher gives one student every support. The other two see them and can't change them.
    await chen.goto(LEAGUE);
    await chen.getByRole('rowheader').getByRole('link', { name: 'Maya R.' }).click();
    await chen.getByRole('link', { name: 'Supports' }).click();
    await chen.getByLabel('Own due day').selectOption('10 more school days');
    await chen.getByLabel('Fewer cards a week').selectOption('1 of 9');
    for (const box of await chen.getByRole('checkbox').all()) await box.check();
    await chen.getByRole('radio', { name: 'A last day' }).check();
    await chen.getByLabel('Last day', { exact: true }).fill(CANARY);
    await chen.getByRole('button', { name: 'Save for Maya R.' }).click();
    await expect(chen.getByText('Saved for Maya R.')).toBeVisible();
    const supports = new URL(chen.url()).pathname;
    for (const adult of [sub, aide]) {
      await adult.goto(supports);
      await expect(adult.getByText('Own due day: 10 more school days')).toBeVisible();
      await expect(adult.getByText('Roomier text', { exact: true })).toBeVisible();
      await expect(adult.getByRole('button', { name: /^Save/ })).toHaveCount(0);
      await expectForEverybody(adult);
    }
    const maya = await browserOf(browser, site, demoStudent);
    await maya.goto('/student/leaderboards');
    await expect(maya.locator('html')).toHaveAttribute('lang', 'es');
    await expect(maya.getByRole('table')).toHaveCount(0);
    await maya.goto('/student/score-cards');
    await expect(maya.locator('[data-line-box]').first()).toBeVisible();

    // Her one card is a full week. The next one begins with the same supports, and nobody knows.
    await chen.goto(`${LEAGUE}/gradebook`);
    await expect(chen.getByRole('row').filter({ hasText: 'Maya R.' })).toContainText('1/1');
    await chen.goto(`${LEAGUE}/calendar`);
    await openNextWeek(chen, 7);
    await maya.goto('/student/leaderboards');
    await expect(maya.getByRole('table')).toHaveCount(0);
    await maya.goto('/student/score-cards');
    await expect(maya.locator('[data-line-box]').first()).toBeVisible();
    const classmate = await browserOf(browser, site, demoClassmate);
    for (const page of ['dashboard', 'leaderboards', 'score-cards'])
      expect(await (await classmate.request.get(`/student/${page}`)).text()).not.toContain(CANARY);

    // The co-teacher changes settings, but not the class itself, until it is handed over.
    await chen.goto(`${LEAGUE}/settings`);
    await expect(chen.getByRole('button', { name: 'Save for the class' })).toBeVisible();
    await expect(chen.getByRole('button', { name: 'Save name and period' })).toHaveCount(0);
    await owner.getByRole('button', { name: 'Hand over' }).click();
    await owner.getByRole('button', { name: 'Ask them' }).click();
    await expect(owner.getByText('You asked.')).toBeVisible();
    await chen.goto(`${LEAGUE}/people`);
    await chen.getByRole('button', { name: 'Take this class over' }).click();
    await expect(chen.getByText('The class is yours now.')).toBeVisible();
    await chen.goto(`${LEAGUE}/settings`);
    await expect(chen.getByRole('button', { name: 'Save name and period' })).toBeVisible();
    await owner.goto(`${LEAGUE}/settings`);
    await expect(owner.getByRole('button', { name: 'Save name and period' })).toHaveCount(0);

    // Leaving ends access with the next request.
    await aide.goto(`${LEAGUE}/people`);
    await aide.getByRole('button', { name: 'Leave this class' }).click();
    await aide.getByRole('dialog').getByRole('button', { name: 'Leave this class' }).click();
    await expect(aide).toHaveURL(/dashboard/);
    expect((await aide.request.get(LEAGUE)).status()).toBe(404);

    // The day passes: the substitute's open page finds no class.
    expect((await sub.request.get(LEAGUE)).status()).toBe(200);
    await server.kill();
    server = await startIn(LATE, Number(new URL(site).port));
    for (const path of [LEAGUE, supports, '/api/leagues/demo-league/grid'])
      expect((await sub.request.get(path)).status(), path).toBe(404);
    const over = await callAction(sub.request, site, 'setEyesUpMessageAction', [eyesUp]);
    expect(over.result).toMatchObject({ ok: false, error: { code: 'not-found' } });
    await sub.goto('/teacher/dashboard');
    await expect(sub.getByRole('main')).not.toContainText('Room 12');
    expect((await chen.request.get(LEAGUE)).status()).toBe(200);
  } finally {
    await server.kill();
  }
});
