import type { Page } from '@playwright/test';
import { demoStudentId, demoTeacher } from './support/demo';
import { DEMO_STUDENT_ID } from './support/pages';
import { type Role, test } from './support/roles';
import { expect } from './support/test';

/** Forms with private content, what is typed into them, and the button that sends them. */
const FORMS: readonly {
  role: Role;
  path: string;
  boxes: Readonly<Record<string, string>>;
  send: string;
}[] = [
  {
    role: 'visitor',
    path: '/student/login',
    boxes: { 'User name or email': 'someone@example.org', Password: 'seven green kites' },
    send: 'Sign in',
  },
  {
    role: 'visitor',
    path: '/student/signup',
    boxes: { Email: 'someone@example.org', Password: 'seven green kites' },
    send: 'Create my account',
  },
  {
    role: 'visitor',
    path: '/join-league',
    boxes: { 'Join code': '123456', 'League password': 'brave otter' },
    send: 'Find my league',
  },
  {
    role: 'without profile',
    path: '/student/create-profile',
    boxes: { 'First name': 'Noor' },
    send: 'Next',
  },
  {
    role: 'new student',
    path: '/student/dashboard',
    boxes: { 'Join code': '123456', 'League password': 'brave otter' },
    send: 'Join',
  },
  {
    role: 'demo student',
    path: '/student/score-cards',
    boxes: { 'Whole number': '7' },
    send: 'Check my answer',
  },
  {
    role: 'with a name only',
    path: '/student/assessment',
    boxes: { 'Very excited': '5' },
    send: 'Next',
  },
  {
    role: 'new student',
    path: '/student/create-team',
    boxes: { 'Team name': 'Brave Otters' },
    send: 'This is my team',
  },
  {
    role: 'demo teacher',
    path: '/teacher/leagues/demo-league/settings',
    boxes: { 'League name': 'Room 12' },
    send: 'Save name and period',
  },
  {
    role: 'demo teacher',
    path: `/teacher/leagues/demo-league/students/${DEMO_STUDENT_ID}?view=season`,
    boxes: { 'A sticker for': 'good-question' },
    send: 'Give the sticker',
  },
  {
    role: 'demo admin',
    path: `/teacher/allowances?q=${demoTeacher.email}`,
    boxes: { [`Leagues allowed for ${demoTeacher.email}`]: '3' },
    send: `Save the allowance of ${demoTeacher.email}`,
  },
];

for (const { role, path, boxes, send } of FORMS) {
  test(`nothing typed on ${path} gets into the address when it is sent before the app’s code has come`, async ({
    browser,
    site,
    sessionOf,
  }) => {
    const context = await browser.newContext({
      baseURL: site,
      storageState: await sessionOf(role),
    });
    await context.route(/\/_next\/static\/.*\.js/, (route) => route.abort());
    const page = await context.newPage();
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    await page.goto(
      path.includes(DEMO_STUDENT_ID)
        ? path.replace(DEMO_STUDENT_ID, await demoStudentId(page.request))
        : path,
    );
    await fillIn(page, boxes);
    const button = page.getByRole('button', { name: send, exact: true });
    // A form with a function as its action keeps the press until the script has loaded. The browser
    // itself sends all others.
    const keepsThePress = await button.evaluate((element) => {
      const { form } = element as HTMLButtonElement;
      return form?.getAttribute('action')?.startsWith('javascript:') ?? false;
    });
    const sent = keepsThePress
      ? null
      : page.waitForRequest((request) => request.isNavigationRequest());
    await button.click();
    await sent;
    await expect(button).toBeVisible();
    if (keepsThePress) await expectTyped(page, boxes);
    for (const address of [...asked, page.url()])
      expect(new URL(address).search).not.toMatch(
        /email|password|code|name|whole|excite|reason|allowance/i,
      );
  });
}

for (const { role, path, boxes, send } of FORMS.filter(({ path }) =>
  ['/join-league', '/student/dashboard'].includes(path),
)) {
  test(`what was typed and sent on ${path} before the app’s code has come is answered once it is there`, async ({
    browser,
    site,
    sessionOf,
  }) => {
    const context = await browser.newContext({
      baseURL: site,
      storageState: await sessionOf(role),
    });
    let codeComes = () => {};
    const code = new Promise<void>((resolve) => {
      codeComes = resolve;
    });
    await context.route(/\/_next\/static\/.*\.js/, async (route) => {
      await code;
      await route.continue();
    });
    const page = await context.newPage();
    await page.goto(path, { waitUntil: 'commit' });
    await fillIn(page, boxes);
    await page.getByRole('button', { name: send, exact: true }).click();
    codeComes();
    await expect(
      page.locator('form [aria-invalid="true"], form [data-form-message]').first(),
    ).toBeVisible();
    await expectTyped(page, boxes);
    expect(new URL(page.url()).search).toBe('');
  });
}

/** Types, selects a value from a list, or ticks the option with a label. */
async function fillIn(page: Page, boxes: Readonly<Record<string, string>>): Promise<void> {
  for (const [label, text] of Object.entries(boxes)) {
    const box = page.getByLabel(label, { exact: true });
    const kind = await box.evaluate(
      (element) => (element as HTMLInputElement | HTMLSelectElement).type,
    );
    if (kind === 'radio') await box.check();
    else if (kind === 'select-one') await box.selectOption(text);
    else await box.fill(text);
  }
}

async function expectTyped(page: Page, boxes: Readonly<Record<string, string>>): Promise<void> {
  for (const [label, text] of Object.entries(boxes)) {
    const box = page.getByLabel(label, { exact: true });
    await expect(box).toHaveValue(text);
    if ((await box.getAttribute('type')) === 'radio') await expect(box).toBeChecked();
  }
}
