import { render, screen, within } from '@testing-library/react';
import { type ShownInShell, StudentShell, useInShell } from './student-shell';

let path = '/student/dashboard';
// It talks to the server and to other tabs; see its own test.
jest.mock('./sign-out-button', () => ({ SignOutButton: () => null }));
jest.mock('next/navigation', () => ({ usePathname: () => path, useRouter: () => ({}) }));

const SHOWN: ShownInShell = {
  frame: {
    team: {
      name: 'Turbo Robots',
      mascot: 'snail',
      theme: 'Pink',
      helmetColor: 'FF9933',
      facemaskColor: '339999',
    },
    mvpPoints: 24,
    week: 6,
    season: 2023,
    teamVersion: 'a',
    seasonActive: true,
    leagueEnded: false,
  },
  credit: 'Statistics: nflverse',
};

function Page({ told }: { told: ShownInShell }) {
  useInShell(told);
  return <h1>A page</h1>;
}

/**
 * As the framework does on a followed link: another page in the same shell, which keeps what it was
 * first made with.
 */
const visit = (told: ShownInShell) => (
  <StudentShell {...SHOWN}>
    <Page key={path} told={told} />
  </StudentShell>
);

beforeEach(() => {
  path = '/student/dashboard';
});

it('stays while its pages change, and shows what the latest of them was made with', () => {
  const { rerender } = render(visit(SHOWN));
  const header = screen.getByRole('banner');
  expect(header).toHaveTextContent('Week 6');
  expect(header).toHaveTextContent('24 MVP points');

  path = '/student/lineup';
  rerender(visit({ ...SHOWN, frame: { ...SHOWN.frame, week: 7, mvpPoints: 1 } }));
  expect(screen.getByRole('banner')).toBe(header);
  expect(header).toHaveTextContent('Week 7');
  expect(header).toHaveTextContent('1 MVP point');
  expect(header).not.toHaveTextContent('1 MVP points');
});

it('shows whose page it is when someone else has signed in meanwhile', () => {
  const { rerender } = render(visit(SHOWN));
  path = '/student/draft';
  rerender(visit({ ...SHOWN, frame: { ...SHOWN.frame, team: null }, greeting: 'Hello, Kim' }));
  expect(screen.getByRole('banner')).toHaveTextContent('Hello, Kim');
  expect(screen.queryByText('Turbo Robots')).not.toBeInTheDocument();
});

it.each([
  ['/student/dashboard', 'Dashboard'],
  ['/student/graph-upload', 'Graphs'],
  ['/student/graph-upload/lessons/histogram', 'Graphs'],
  ['/student/box-scores/2023-06-KC-DEN', 'Box scores'],
  ['/student/draft/QB/104', 'Draft'],
  ['/student/draft-day', null],
  ['/student/team', null],
])('marks the place of %s: %s', (address, place) => {
  path = address;
  render(visit(SHOWN));
  const nav = screen.getByRole('navigation', { name: 'Student pages', hidden: true });
  const marked = within(nav)
    .getAllByRole('link', { hidden: true })
    .filter((link) => link.getAttribute('aria-current') === 'page')
    .map((link) => link.textContent);
  expect(marked).toEqual(place === null ? [] : [place]);
});

it('folds its menu with each page', () => {
  const { container, rerender } = render(visit(SHOWN));
  const fold = () => container.querySelector('details') as HTMLDetailsElement;
  fold().open = true;
  rerender(visit(SHOWN));
  expect(fold().open).toBe(true);
  path = '/student/lineup';
  rerender(visit(SHOWN));
  expect(fold().open).toBe(false);
});
