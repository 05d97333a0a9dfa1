import { render, screen, within } from '@testing-library/react';
import type { ComponentProps } from 'react';
import { StudentShell } from './student-shell';

type StudentShellProps = Omit<ComponentProps<typeof StudentShell>, 'children'>;

let path = '/student/dashboard';
// The sign-out button calls the server and other tabs; it has its own test.
jest.mock('./sign-out-button', () => ({ SignOutButton: () => null }));
jest.mock('@/lib/actions/profile', () => ({ saveReadingSettingsAction: jest.fn() }));
jest.mock('next/navigation', () => ({ usePathname: () => path, useRouter: () => ({}) }));

const SHOWN: StudentShellProps = {
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
    pauses: [],
    eyesUp: null,
    leagueName: 'Room 12',
    reading: { language: null, voice: false, slow: false, roomy: false },
  },
  credit: 'Statistics: nflverse',
};

const shell = (props: StudentShellProps = SHOWN) => (
  <StudentShell {...props}>
    <h1>A page</h1>
  </StudentShell>
);

beforeEach(() => {
  path = '/student/dashboard';
});

it('shows the week and the points, and one point as one', () => {
  const { rerender } = render(shell());
  const header = screen.getByRole('banner');
  expect(header).toHaveTextContent('Week 6');
  expect(header).toHaveTextContent('24 MVP points');
  rerender(shell({ ...SHOWN, frame: { ...SHOWN.frame, mvpPoints: 1 } }));
  expect(header).toHaveTextContent('1 MVP point');
  expect(header).not.toHaveTextContent('1 MVP points');
});

it('greets a student who has no team yet', () => {
  render(shell({ ...SHOWN, frame: { ...SHOWN.frame, team: null }, greeting: 'Hello, Kim' }));
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
  render(shell());
  const nav = screen.getByRole('navigation', { name: 'Student pages', hidden: true });
  const marked = within(nav)
    .getAllByRole('link', { hidden: true })
    .filter((link) => link.getAttribute('aria-current') === 'page')
    .map((link) => link.textContent);
  expect(marked).toEqual(place === null ? [] : [place]);
});

it('folds its menu with each page', () => {
  const { container, rerender } = render(shell());
  const fold = () => container.querySelector('details') as HTMLDetailsElement;
  fold().open = true;
  rerender(shell());
  expect(fold().open).toBe(true);
  path = '/student/lineup';
  rerender(shell());
  expect(fold().open).toBe(false);
});
