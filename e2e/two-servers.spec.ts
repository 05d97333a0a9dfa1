import { type APIRequestContext, request } from '@playwright/test';
import { callAction } from './support/actions';
import { mouse } from './support/hands';
import { type Account, newAccount, newVisitor, signedIn, signInOverHttp } from './support/http';
import { newLeague, studentIn } from './support/league';
import { type BoxesOfStep, rightAnswers, storedAwards } from './support/operator';
import { playingStudent, signInBrowser } from './support/playing-student';
import { pointsOf, ScoreCard } from './support/score-card';
import { test as base, expect } from './support/test';

// Two processes of the app that share only a Firebase project.

const WEEK = 6;
const WRONG: BoxesOfStep['typed'] = { whole: '998', numerator: '', denominator: '' };

const test = base.extend<{ otherSite: string }>({
  otherSite: async ({ site }, use) => {
    const other = new URL(site);
    other.port = String(Number(other.port) + 1);
    await use(other.origin);
  },
});

type Client = { visitor: APIRequestContext; site: string };

/** One session, used on both servers. */
async function clientsOf(account: Account, sites: readonly string[]): Promise<Client[]> {
  const storageState = await (await signedIn(sites[0] ?? '', account)).storageState();
  return Promise.all(
    sites.map(async (site) => ({
      visitor: await request.newContext({ baseURL: site, maxRedirects: 0, storageState }),
      site,
    })),
  );
}

/** One try at one step, as a student's page sends it. */
async function post({ visitor, site }: Client, { step, typed }: BoxesOfStep, operationId: string) {
  const answer = await visitor.post('/api/attempts', {
    headers: { origin: site },
    data: { week: WEEK, step, typed, operationId },
    timeout: 150_000,
  });
  return { status: answer.status(), body: await answer.json() };
}

test('R1: 50 identical last answers at two servers give one award and 50 equal answers', async ({
  site,
  otherSite,
}) => {
  const account = await playingStudent(site);
  const clients = (await clientsOf(account, [site, otherSite])) as [Client, Client];
  // The first try draws the lineup.
  const first = await post(clients[1], { step: 'QB', typed: WRONG }, 'two-servers-first');
  expect(first.body.data?.outcome).toBe('wrong');

  const answers = await rightAnswers(account.email, WEEK);
  for (const [index, answer] of answers.slice(0, -1).entries()) {
    const { body } = await post(clients[index % 2 ? 1 : 0], answer, `two-servers-${answer.step}`);
    expect(body.data?.outcome, answer.step).toBe('right');
  }
  const last = answers.at(-1) as BoxesOfStep;
  const given = await Promise.all(
    Array.from({ length: 50 }, (_, index) =>
      post(clients[index % 2 ? 1 : 0], last, 'two-servers-last'),
    ),
  );
  expect(given.map(({ status }) => status)).toEqual(Array.from({ length: 50 }, () => 200));
  expect(new Set(given.map(({ body }) => JSON.stringify(body))).size).toBe(1);
  expect(given[0]?.body.data).toMatchObject({ outcome: 'right', finished: true });
  const { possibleNow, given: points } = given[0]?.body.data.award ?? {};
  expect(points, JSON.stringify(given[0]?.body)).toBe(possibleNow);
  expect(await storedAwards(account.email)).toEqual({
    points,
    events: 1,
    teamAttempts: 1,
    tries: 10,
  });
});

test('an answer sent again to the other server counts once, and its id with other numbers is refused there', async ({
  site,
  otherSite,
}) => {
  const [here, there] = (await clientsOf(await playingStudent(site), [site, otherSite])) as [
    Client,
    Client,
  ];
  const asked = { step: 'QB', typed: WRONG };
  const first = await post(here, asked, 'again-elsewhere');
  expect(first.body.data).toMatchObject({ outcome: 'wrong', attempts: 1 });
  expect(await post(there, asked, 'again-elsewhere')).toEqual(first);
  const other = await post(
    there,
    { ...asked, typed: { ...WRONG, whole: '997' } },
    'again-elsewhere',
  );
  expect([other.status, other.body.error?.code]).toEqual([409, 'conflict']);
});

test('S15: wrong join passwords and wrong sign-ins are counted for both servers together', async ({
  site,
  otherSite,
}) => {
  const league = await newLeague(site);
  const account = await playingStudent(site);
  const clients = await clientsOf(account, [site, otherSite]);
  const join = async ({ visitor, site: at }: Client, password: string) => {
    const { result } = await callAction(visitor, at, 'joinLeagueAction', [
      { code: String(league.code), password },
    ]);
    return (result as { ok: boolean; error?: { code: string } } | null)?.error?.code ?? 'joined';
  };
  // Forty wrong tries are free: twenty on each server.
  for (let round = 0; round < 20; round += 1) {
    for (const client of clients)
      expect(await join(client, `guess ${round}`)).not.toBe('needs-proof');
  }
  for (const client of clients) expect(await join(client, league.password)).toBe('needs-proof');

  const signIn = async (at: string, password: string) => {
    const visitor = await newVisitor(at);
    const answer = await signInOverHttp(visitor, { ...account, password });
    const text = decodeURIComponent(await answer.text());
    await visitor.dispose();
    return { status: answer.status(), text };
  };
  for (const at of [site, otherSite, site, otherSite, site]) {
    const { status, text } = await signIn(at, newAccount('wrong').password);
    expect(status).toBe(401);
    expect(text).not.toContain('proof:');
  }
  for (const at of [otherSite, site])
    expect((await signIn(at, account.password)).text).toContain('proof:');
});

test('the grid that one server shows is told of an answer given at the other', async ({
  browser,
  site,
  otherSite,
}) => {
  const league = await newLeague(site);
  const account = await studentIn(otherSite, league);
  const classroom = await browser.newContext({
    baseURL: site,
    viewport: { width: 1366, height: 768 },
  });
  await signInBrowser(classroom, league.teacher);
  const teacher = await classroom.newPage();
  const connected = teacher.waitForResponse((response) => response.url().includes('/stream?week='));
  await teacher.goto(`/teacher/leagues/${league.id}`);
  expect((await connected).status()).toBe(200);
  const row = teacher.getByRole('row').filter({ hasText: 'Sam Q.' });
  await expect(row).toBeVisible();
  await teacher.evaluate(() => Object.assign(window, { sameDocument: true }));

  const home = await browser.newContext({
    baseURL: otherSite,
    viewport: { width: 1366, height: 768 },
  });
  await signInBrowser(home, account);
  const student = await home.newPage();
  const card = new ScoreCard(student, mouse(student));
  await student.goto('/student/score-cards?step=QB');
  await card.answer(pointsOf(await card.readLines('Quarterback')));
  await expect(row.getByRole('cell').first()).toHaveText('QB right');
  expect(await teacher.evaluate(() => 'sameDocument' in window), 'without a reload').toBe(true);
});

test('a session ended at one server is nothing any more at the other', async ({
  site,
  otherSite,
}) => {
  const [here, there] = (await clientsOf(await playingStudent(site), [site, otherSite])) as [
    Client,
    Client,
  ];
  expect((await there.visitor.get('/student/dashboard')).status()).toBe(200);
  const { csrfToken } = await (await here.visitor.get('/api/auth/csrf')).json();
  await here.visitor.post('/api/auth/signout', {
    form: { csrfToken, callbackUrl: '/', json: 'true' },
  });
  const { status } = await post(there, { step: 'QB', typed: WRONG }, 'after-the-end');
  expect(status).toBe(401);
});
