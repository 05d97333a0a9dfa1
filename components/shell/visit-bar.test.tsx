import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import type { StudentPageVisitDto } from '@/lib/data/visit/dto';
import { StartOrEndVisitButton } from './start-or-end-visit-button';
import { VisitBar } from './visit-bar';

const refused = (name: string) =>
  jest.fn(async (place?: unknown) => ({
    ok: false as const,
    error: { code: 'not-found' as const, message: `${name} ${JSON.stringify(place)}` },
  }));
const mockActions = {
  lookAsStudentAction: refused('look'),
  startTryoutAction: refused('try'),
  restartTryoutAction: refused('again'),
  endTryoutAction: refused('delete'),
  leaveVisitAction: refused('leave'),
};
jest.mock('@/lib/actions/visit', () => mockActions);

const LOOK: StudentPageVisitDto = {
  kind: 'look',
  leagueId: 'room-12',
  studentId: 'maya',
  name: 'Maya R.',
  before: { studentId: 'mateo', name: 'Mateo V.' },
  next: { studentId: 'mei', name: 'Mei Z.' },
  endsAt: '2:35 PM',
};

const press = async (name: string) => {
  await userEvent.click(await screen.findByRole('button', { name }));
  return (await screen.findByText(/^(?:look|again|delete|leave) /)).textContent;
};

it('says whose pages these are and that nothing counts; the arrows open the neighbors’', async () => {
  render(<VisitBar visit={LOOK} />);
  const bar = screen.getByRole('region', { name: 'You’re looking as Maya R. sees it.' });
  expect(bar).toHaveTextContent('Nothing you press counts. It ends at 2:35 PM.');
  expect(await within(bar).findAllByRole('button')).toHaveLength(3);
  expect(await press('Next: Mei Z.')).toBe('look {"leagueId":"room-12","studentId":"mei"}');
});

it('takes no press before hydration, which would be lost', () => {
  const page = (
    <StartOrEndVisitButton command="leave" leagueId="room-12" href="/teacher/dashboard">
      Back to my pages
    </StartOrEndVisitButton>
  );
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = renderToString(page);
  expect(screen.getByRole('button')).toBeDisabled();
  act(() => void render(page, { container, hydrate: true }));
  expect(screen.getByRole('button')).toBeEnabled();
});

it('has no arrow beyond the ends of the list', async () => {
  render(<VisitBar visit={{ ...LOOK, before: null, next: null }} />);
  expect(await screen.findByRole('button')).toHaveAccessibleName('Back to my pages');
});

it.each([
  ['Start over', 'again'],
  ['Delete and leave', 'delete'],
  ['Back to my pages', 'leave'],
])('of a practice student has “%s”, which says it where it fails', async (name, said) => {
  render(
    <VisitBar visit={{ ...LOOK, kind: 'tryout', name: 'Room 12', before: null, next: null }} />,
  );
  expect(
    screen.getByRole('region', { name: 'You’re the practice student of Room 12.' }),
  ).toHaveTextContent('Only you see this work, and it counts nowhere.');
  expect(await press(name)).toMatch(new RegExp(`^${said} `));
});
