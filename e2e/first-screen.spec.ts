import type { Browser, Locator, Page } from '@playwright/test';
import { demoStudentId } from './support/demo';
import { type Fraction, sum } from './support/hand-scoring';
import { mouse } from './support/hands';
import { newVisitor, signInOverHttp } from './support/http';
import { DEMO_STUDENT_ID } from './support/pages';
import { playingStudent } from './support/playing-student';
import { type Role, type StoredSession, test } from './support/roles';
import { PLAYER_STEPS, pointsOf, ScoreCard } from './support/score-card';
import { expect } from './support/test';

/** The space for a page on a school Chromebook of 1366 × 768. */
const CHROMEBOOK = { width: 1366, height: 625 };

type Row = {
  role: Role;
  path: string;
  /** Must be completely on the first screen: the main control and its content. */
  shows: (page: Page) => readonly Locator[];
};

const button = (page: Page, name: string | RegExp) =>
  page.getByRole('main').getByRole('button', { name });
const field = (page: Page, name: string) =>
  page.getByRole('main').getByLabel(name, { exact: true });
const group = (page: Page, name: string | RegExp) => page.getByRole('group', { name });
const heading = (page: Page, name: string) => page.getByRole('main').getByRole('heading', { name });
const link = (page: Page, name: string | RegExp) =>
  page.getByRole('main').getByRole('link', { name });

/** The first few of several. */
const eachOf = (all: Locator, count: number) =>
  Array.from({ length: count }, (_, index) => all.nth(index));

/** Students who may need help, those to show, and the first six students. */
function grid(page: Page): readonly Locator[] {
  const filters = page.getByRole('navigation', { name: 'Who to show' }).getByRole('link');
  const students = page.getByRole('region', { name: 'Students in week 6' }).getByRole('rowheader');
  return [
    page.getByRole('region', { name: 'May need help' }),
    ...eachOf(filters, 4),
    ...eachOf(students, 6),
  ];
}

/** The line with every team, six ranks, and the own row. */
function boards(page: Page): readonly Locator[] {
  const rows = page.getByRole('list', { name: /^Teams of .*(week|season) / }).getByRole('listitem');
  const own = rows.filter({ has: page.getByText('you', { exact: true }) });
  return [
    page.getByRole('region', { name: 'You are' }),
    own,
    ...eachOf(rows, 12),
    link(page, 'How you got your points'),
  ];
}

const ROWS: readonly Row[] = [
  {
    role: 'demo teacher',
    path: `/teacher/leagues/demo-league/students/${DEMO_STUDENT_ID}`,
    shows: (page) => [
      link(page, 'All students'),
      link(page, 'Change: name, level, class'),
      button(page, 'Print this page'),
      page.getByRole('heading', { level: 1 }),
      page.getByText(/were right on the first try/).first(),
      ...eachOf(page.getByRole('table', { name: /^Skills of/ }).getByRole('rowheader'), 3),
    ],
  },
  {
    role: 'demo teacher',
    path: `/teacher/leagues/demo-league/students/${DEMO_STUDENT_ID}/change`,
    shows: (page) => [
      button(page, 'Save the student’s name'),
      button(page, 'Save the reference'),
      page.getByRole('heading', { name: 'Formulas' }),
    ],
  },
  {
    role: 'demo teacher',
    path: '/teacher/leagues/demo-league/settings/formulas',
    shows: (page) => [
      button(page, 'Use from week 7'),
      ...eachOf(
        page.getByRole('list', { name: 'Rules for running backs' }).getByRole('listitem'),
        5,
      ),
      page.getByText('Cards with a line below zero'),
    ],
  },
  {
    role: 'demo student',
    path: '/student/box-scores',
    shows: (page) => [
      page.getByRole('article').nth(0),
      page.getByRole('article').nth(1),
      page.getByRole('navigation', { name: 'Your eight starters' }),
      button(page, /^Next two/),
    ],
  },
  {
    role: 'demo student',
    path: '/student/team',
    shows: (page) => [
      page
        .getByRole('main')
        .getByRole('img', { name: /^Helmet of/ })
        .first(),
      page.getByText('Change name, mascot, or colors'),
    ],
  },
  {
    role: 'demo student',
    path: '/student/dashboard',
    shows: (page) => [
      page.getByRole('region', { name: 'Calculate Points' }).getByRole('link', { name: /with/ }),
      ...[1, 2, 3, 4, 5].map((task) =>
        page
          .getByRole('listitem')
          .filter({ has: page.getByRole('link', { name: new RegExp(`^${task}\\.`) }) }),
      ),
    ],
  },
  {
    role: 'visitor',
    path: '/',
    shows: (page) => [link(page, 'Start a class'), link(page, 'Join with a code')],
  },
  {
    role: 'visitor',
    path: '/student/login',
    shows: (page) => [
      field(page, 'Password'),
      button(page, 'Sign in'),
      link(page, 'Teacher sign-in'),
    ],
  },
  {
    role: 'visitor',
    path: '/teacher/login',
    shows: (page) => [
      field(page, 'Password'),
      button(page, 'Sign in'),
      link(page, 'Student sign-in'),
    ],
  },
  {
    role: 'visitor',
    path: '/student/signup',
    shows: (page) => [
      field(page, 'Password'),
      button(page, 'Create my account'),
      link(page, 'Teacher sign-up'),
    ],
  },
  {
    role: 'visitor',
    path: '/sign-up',
    shows: (page) => [
      field(page, 'Password'),
      button(page, 'Create my account'),
      link(page, 'Teacher sign-in'),
    ],
  },
  {
    role: 'visitor',
    path: '/join-league',
    shows: (page) => [
      field(page, 'Join code'),
      button(page, 'Find my league'),
      link(page, 'Teacher sign-up'),
    ],
  },
  {
    role: 'visitor',
    path: '/forgot-password',
    shows: (page) => [field(page, 'Email'), button(page, 'Ask for a link')],
  },
  {
    role: 'visitor',
    path: '/reset-password?token=not-a-token',
    shows: (page) => [button(page, 'Save my new password')],
  },
  {
    role: 'without profile',
    path: '/student/create-profile',
    shows: (page) => [field(page, 'First name'), button(page, 'Next')],
  },
  {
    role: 'with a name only',
    path: '/student/assessment',
    shows: (page) => [group(page, /fractions/), group(page, 'Your formulas'), button(page, 'Next')],
  },
  {
    role: 'new student',
    path: '/student/create-team',
    shows: (page) => [field(page, 'Team name'), button(page, 'This is my team')],
  },
  {
    role: 'new student',
    path: '/student/how-to-draft',
    shows: (page) => [heading(page, 'Defense'), link(page, 'Pick my players')],
  },
  {
    role: 'demo student',
    path: '/student/graph-upload',
    shows: (page) => [...eachOf(link(page, /^Build one/), 7), link(page, 'Turn in a photo')],
  },
  {
    role: 'demo student',
    path: '/student/my-math',
    shows: (page) => [heading(page, 'What I can do'), page.getByText('Use the whole formula')],
  },
  { role: 'demo student', path: '/student/leaderboards', shows: boards },
  { role: 'demo student', path: '/student/leaderboards?board=season', shows: boards },
  {
    role: 'demo student',
    path: '/student/graph-upload/lessons/circle',
    shows: (page) => [
      page.getByRole('figure'),
      group(page, /^How many/),
      button(page, 'Check my answer'),
    ],
  },
  {
    role: 'demo student',
    path: '/student/graph-upload/build/circle',
    shows: (page) => [page.getByLabel('Statistic'), button(page, 'Check my graph')],
  },
  { role: 'demo teacher', path: '/teacher/leagues/demo-league', shows: grid },
  {
    role: 'demo teacher',
    path: '/teacher/leagues/demo-league/gradebook',
    shows: (page) => [
      button(page, 'Steps'),
      link(page, 'Excel'),
      heading(page, 'Copy week 6 in my order'),
      button(page, 'Find my students'),
    ],
  },
  {
    role: 'demo teacher',
    path: '/teacher/leagues/demo-league/skills',
    shows: (page) => [button(page, 'Print'), heading(page, 'What to do with it')],
  },
  {
    role: 'demo student',
    path: '/student/draft?pos=K',
    shows: (page) => [
      link(page, /^Quarterback/),
      field(page, 'Find a name or a team'),
      ...eachOf(button(page, /^(Pick|Let go) /), 5),
    ],
  },
  {
    role: 'demo student',
    path: '/student/draft/QB/34857',
    shows: (page) => [
      button(page, 'Pick Josh Allen'),
      link(page, 'Back to the list'),
      button(page, 'Check my answer'),
    ],
  },
  {
    role: 'demo student',
    path: '/student/lineup',
    shows: (page) => [
      ...eachOf(button(page, /Change$/), 8),
      heading(page, 'Who plays Kicker?'),
      button(page, /(Starts|Put in)$/).last(),
    ],
  },
  {
    role: 'demo teacher',
    path: '/teacher/leagues/demo-league/roster/cards',
    shows: (page) => [heading(page, 'Login cards'), link(page, 'Back to the roster')],
  },
  {
    role: 'demo teacher',
    path: '/teacher/leagues/demo-league/calendar',
    shows: (page) => [
      page.getByRole('region', { name: 'Now', exact: true }),
      page.getByText('Thu', { exact: true }),
      button(page, 'Pause with a sentence'),
      heading(page, 'No school on'),
    ],
  },
  {
    role: 'demo teacher',
    path: '/teacher/leagues/demo-league/calendar/open',
    shows: (page) => [
      heading(page, 'What happens in Room 12 Fractions'),
      heading(page, 'For which classes'),
      button(page, /^Open week 7 for /),
      page.getByRole('combobox', { name: 'Due on' }),
    ],
  },
  {
    role: 'demo teacher',
    path: '/teacher/leagues/demo-league/boards',
    shows: (page) => [
      link(page, /^Project this board/),
      ...eachOf(page.getByRole('list', { name: /^Teams of / }).getByRole('listitem'), 3),
    ],
  },
  {
    role: 'demo teacher',
    path: '/teacher/leagues/demo-league/project',
    shows: (page) => eachOf(page.getByRole('list', { name: 'Teams' }).getByRole('listitem'), 15),
  },
  {
    role: 'demo teacher',
    path: '/teacher/leagues/demo-league/mistakes',
    shows: (page) => [
      ...eachOf(page.getByRole('main').getByRole('heading', { level: 2 }), 4),
      page.getByRole('region', { name: 'To project' }),
    ],
  },
  {
    role: 'demo teacher',
    path: '/teacher/leagues/demo-league/project/workings?week=6&show=line-left-out.wrong,line-left-out.right&ask=Which+one%3F',
    shows: (page) => [
      ...eachOf(page.getByRole('heading', { level: 2 }), 2),
      page.getByText('Which one?'),
    ],
  },
  {
    role: 'demo teacher',
    path: '/teacher/leagues/demo-league/project/boards',
    shows: (page) => eachOf(page.getByRole('main').getByRole('listitem'), 15),
  },
  {
    role: 'demo teacher',
    path: '/teacher/leagues/demo-league/project/finish',
    shows: (page) => [
      ...eachOf(page.getByRole('heading', { level: 2 }), 2),
      button(page, /^Press Space/),
    ],
  },
  {
    role: 'demo teacher',
    path: '/teacher/leagues/demo-league/graphs',
    shows: (page) => [
      page.getByText(/^\d+ of \d+$/),
      page.getByRole('main').getByRole('img').first(),
      button(page, /^Accept and rate it/),
      button(page, /^Please add one sentence/),
    ],
  },
  {
    role: 'demo teacher',
    path: '/teacher/leagues/demo-league/graphs/together?week=5',
    shows: (page) => [
      page.getByRole('main').getByRole('img').first(),
      ...eachOf(button(page, /^Put it on the screen/), 3),
      button(page, /^Make it a question for Tuesday/).first(),
      page.getByRole('region', { name: 'On the screen' }),
      field(page, 'One question for the class'),
    ],
  },
  {
    role: 'demo teacher',
    path: '/teacher/leagues/demo-league/settings',
    shows: (page) => [
      group(page, 'When do students see a box for each line?'),
      button(page, 'Save name and period'),
      heading(page, 'Password'),
    ],
  },
  {
    role: 'demo teacher',
    path: '/teacher/leagues/new',
    shows: (page) => [
      field(page, 'League name'),
      group(page, 'Which season does the class play?'),
      page.getByText('What happens:'),
      button(page, 'Open the league'),
    ],
  },
  {
    role: 'demo teacher',
    path: '/teacher/dashboard',
    shows: (page) => [link(page, /Room 12 Fractions/).first(), link(page, /^Tuesday/).first()],
  },
];

for (const { role, path, shows } of ROWS) {
  test(`${path} shows a ${role} the work without scrolling`, async ({
    browser,
    site,
    sessionOf,
  }) => {
    const page = await pageOf(browser, site, await sessionOf(role));
    await page.goto(
      path.includes(DEMO_STUDENT_ID)
        ? path.replace(DEMO_STUDENT_ID, await demoStudentId(page))
        : path,
    );
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expectOnFirstScreen(shows(page));
    expect(await page.evaluate(() => window.scrollY), 'no one scrolled').toBe(0);
  });
}

for (const { role, path, most } of [
  { role: 'demo student', path: '/student/dashboard', most: 64 },
  { role: 'demo teacher', path: '/teacher/leagues/demo-league', most: 104 },
] as const) {
  test(`the frame of a ${role} takes at most ${most} px`, async ({ browser, site, sessionOf }) => {
    const page = await pageOf(browser, site, await sessionOf(role));
    await page.goto(path);
    expect(
      await page.evaluate(
        () => document.querySelector('h1')?.closest('header')?.getBoundingClientRect().top,
      ),
    ).toBeLessThanOrEqual(most + 16);
  });
}

for (const { title, step, level } of [
  { title: 'Quarterback', step: 'QB', level: 1 },
  { title: 'Wide Receiver 1', step: 'WR1', level: 1 },
  { title: 'Kicker', step: 'K', level: 2 },
] as const) {
  test(`a card of a ${title} shows all lines, the boxes and the button, and a verdict with its hint beside them`, async ({
    browser,
    site,
  }) => {
    const page = await pageOf(browser, site, await sessionOfNewPlayer(site, level));
    const card = new ScoreCard(page, mouse(page));
    await page.goto(`/student/score-cards?step=${step}`);
    const points = pointsOf(await card.readLines(title));
    const work = () => workOf(page, card, title);
    await expectOnFirstScreen(await work());
    await card.answerWrong(points);
    await expectOnFirstScreen([
      ...(await work()),
      page.getByRole('status').filter({ hasText: '1 try so far.' }),
    ]);
    expect(await page.evaluate(() => window.scrollY), 'no one scrolled').toBe(0);
  });
}

test('the card of a team shows its eight scores, the boxes and the button, and a verdict with its hint beside them', async ({
  browser,
  site,
}) => {
  const page = await pageOf(browser, site, await sessionOfNewPlayer(site, 1));
  const card = new ScoreCard(page, mouse(page));
  await page.goto('/student/score-cards?step=QB');
  const answers = [];
  for (const step of PLAYER_STEPS) {
    await card.expectStep(step);
    answers.push(pointsOf(await card.readLines(step)));
    await card.answer(answers.at(-1) as Fraction);
    await card.nextStep();
  }
  await card.expectStep('Team');
  await page.evaluate(() => window.scrollTo(0, 0));
  await expectOnFirstScreen(await workOf(page, card, 'Team'));
  await card.answerWrong(sum(answers));
  await expectOnFirstScreen([
    ...(await workOf(page, card, 'Team')),
    page.getByRole('status').filter({ hasText: '1 try so far.' }),
  ]);
});

/** All lines of the open card, its boxes, and the button. */
async function workOf(page: Page, card: ScoreCard, title: string): Promise<Locator[]> {
  const lines = await page
    .getByRole('region', { name: title, exact: true })
    .getByRole('listitem')
    .all();
  return [...lines, card.whole, card.numerator, card.denominator, button(page, 'Check my answer')];
}

/** Above the verdict bar if the page has one, or inside it. */
async function expectOnFirstScreen(parts: readonly Locator[]): Promise<void> {
  for (const part of parts) {
    const box = await part.boundingBox();
    expect(box, `${part} is on the page`).not.toBeNull();
    const end = await part.evaluate((element) => {
      const bar = document.querySelector('.verdict-bar');
      return bar && !bar.contains(element) ? bar.getBoundingClientRect().top : window.innerHeight;
    });
    expect(
      (box?.y ?? 0) + (box?.height ?? 0),
      `${part} ends on the first screen`,
    ).toBeLessThanOrEqual(end);
    expect(box?.y, `${part} begins below the frame`).toBeGreaterThanOrEqual(0);
  }
}

async function sessionOfNewPlayer(site: string, level: 1 | 2): Promise<StoredSession> {
  const visitor = await newVisitor(site);
  await signInOverHttp(visitor, await playingStudent(site, level));
  return visitor.storageState();
}

test('from arriving to “I read the box scores” it takes at most three tabs', async ({
  browser,
  site,
  sessionOf,
}) => {
  const page = await pageOf(browser, site, await sessionOf('demo student'));
  await page.goto('/student/box-scores?week=5');
  await page.getByRole('main').focus();
  const reached: string[] = [];
  for (let tab = 0; tab < 3; tab += 1) {
    await page.keyboard.press('Tab');
    reached.push(await page.evaluate(() => document.activeElement?.textContent ?? ''));
  }
  expect(
    reached.some((text) => /I read the box scores|Work out the points/.test(text)),
    reached.join(' | '),
  ).toBe(true);
});

async function pageOf(browser: Browser, site: string, storageState: StoredSession): Promise<Page> {
  return (
    await browser.newContext({ baseURL: site, storageState, viewport: CHROMEBOOK })
  ).newPage();
}
