import { expect, type Locator, type Page } from '@playwright/test';
import { DEMO_STUDENT_ID } from './pages';
import type { Role } from './roles';

type FirstScreen = {
  role: Role;
  path: string;
  /** Must be completely on the first screen: the main control and its content. */
  shows: (page: Page) => readonly Locator[];
};

export const button = (page: Page, name: string | RegExp) =>
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
    button(page, 'Eyes up'),
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

export const FIRST_SCREENS: readonly FirstScreen[] = [
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
      field(page, 'First name'),
      field(page, 'Own reference'),
      group(page, 'Formulas'),
      button(page, 'Save'),
    ],
  },
  {
    role: 'demo teacher',
    path: '/teacher/leagues/demo-league/roster',
    shows: (page) => [
      link(page, 'Login cards'),
      button(page, 'New list'),
      ...eachOf(page.getByRole('table', { name: 'Students of this league' }).getByRole('row'), 13),
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
    shows: (page) => [
      page.getByRole('region', { name: /^This week’s graph/ }),
      link(page, 'Just build it'),
      ...eachOf(link(page, /^Build one/), 6),
      link(page, 'Photo of a graph on paper'),
      page.getByRole('region', { name: 'My graphs' }).first(),
    ],
  },
  {
    role: 'demo student',
    path: '/student/my-math',
    shows: (page) => [
      heading(page, 'What I can do'),
      page.getByText('A count times a unit fraction'),
    ],
  },
  {
    role: 'demo student',
    path: '/student/drive',
    shows: (page) => [
      page.getByText('One right card is'),
      page.getByRole('region', { name: 'Your part' }),
      page.getByRole('link', { name: /^Move the ball/ }),
    ],
  },
  {
    role: 'demo student',
    path: '/student/play/what-if',
    shows: (page) => [
      page.getByRole('main').getByRole('slider'),
      ...eachOf(page.getByRole('main').getByRole('radio'), 4),
      page.getByText('would make'),
      button(page, 'I found one'),
    ],
  },
  {
    role: 'demo student',
    path: '/student/play/call-it-first',
    shows: (page) => [
      page.getByText('Your flag for week 7'),
      button(page, /^(?:Flag one for week 7|Set my flag)$/),
    ],
  },
  {
    role: 'demo student',
    path: '/student/play/reverse',
    shows: (page) => [
      ...eachOf(page.getByRole('main').getByRole('textbox'), 4),
      ...eachOf(button(page, /^More /), 4),
      button(page, 'Run it'),
    ],
  },
  {
    role: 'demo student',
    path: '/student/play/find-the-slip',
    shows: (page) => [
      ...eachOf(page.getByRole('main').getByRole('radio'), 5),
      page.getByText('The sum', { exact: true }),
      button(page, 'Fix it'),
    ],
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
    shows: (page) => [
      // Its table and tones are below it.
      page.getByRole('region', { name: /^Picture: / }),
      page.getByRole('region', { name: /^How big is .+’s slice\?$/ }),
      button(page, 'Save it as it is'),
      button(page, 'Check my graph'),
    ],
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
      page.getByRole('main').getByRole('listitem', { name: 'From the first answer on' }),
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
      link(page, /^Project 2/),
      link(page, 'Print the brief'),
    ],
  },
  {
    role: 'demo teacher',
    path: '/teacher/leagues/demo-league/project/workings?week=6&show=line-left-out.wrong,line-left-out.right',
    shows: (page) => [
      ...eachOf(page.getByRole('heading', { level: 2 }), 2),
      page.getByText('Which number of the box score isn’t in the sum?'),
    ],
  },
  {
    role: 'demo teacher',
    path: '/teacher/leagues/demo-league/project/drive?sum=no',
    shows: (page) => [heading(page, 'Class drive'), page.getByText('Show how you know.')],
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
    path: '/teacher/leagues/demo-league/people',
    shows: (page) => [
      heading(page, 'People of this class'),
      field(page, 'Email address'),
      field(page, 'Last day'),
      button(page, 'Send the link'),
      page.getByRole('region', { name: 'What each may do' }),
    ],
  },
  {
    role: 'demo teacher',
    path: '/teacher/leagues/new',
    shows: (page) => [
      field(page, 'League name'),
      group(page, 'Which season do they play?'),
      page.getByText('What happens:'),
      button(page, 'Open the league'),
    ],
  },
  {
    role: 'demo teacher',
    path: '/teacher/end-of-year',
    shows: (page) => [
      group(page, 'What to do with Room 12 Fractions'),
      link(page, 'File for the office of Room 12 Fractions'),
      link(page, 'Talk pages of all students'),
    ],
  },
  {
    role: 'demo admin',
    path: '/teacher/allowances',
    shows: (page) => [
      page.getByRole('list', { name: 'How the server is' }),
      field(page, 'Name, school, or email'),
    ],
  },
  {
    role: 'demo teacher',
    path: '/teacher/dashboard',
    shows: (page) => [link(page, /Room 12 Fractions/).first(), link(page, /^Tuesday/).first()],
  },
];

/**
 * Above the verdict bar if the page has one, or inside it. A picture has its size only once its
 * script has loaded.
 */
export async function expectOnFirstScreen(parts: readonly Locator[]): Promise<void> {
  for (const part of parts) await expect(() => expectInView(part)).toPass({ timeout: 5_000 });
}

async function expectInView(part: Locator): Promise<void> {
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

/** The words a student can read without scrolling, also in the frame, but not in drawings. */
export function wordsAboveTheFold(page: Page): Promise<number> {
  return page.evaluate(() => {
    window.scrollTo(0, 0);
    const nodes = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    let words = 0;
    while (nodes.nextNode()) {
      const node = nodes.currentNode as Text;
      const parent = node.parentElement;
      if (!parent?.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
      if (parent.closest('.sr-only, svg, script, style, noscript, option')) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      const { top, bottom, width, height } = range.getBoundingClientRect();
      if (width <= 1 || height <= 1 || bottom <= 0 || top >= window.innerHeight) continue;
      words += node.data.match(/\S*\p{L}\S*/gu)?.length ?? 0;
    }
    return words;
  });
}
