import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { archiveLeagueAction, deleteLeagueAction } from '@/lib/actions/league';
import type { EndOfYearClassDto } from '@/lib/data/league/dto';
import { EndOfYear } from './end-of-year';

jest.mock('@/lib/actions/league', () => ({
  archiveLeagueAction: jest.fn(),
  deleteLeagueAction: jest.fn(),
}));
const router = { refresh: jest.fn() };
jest.mock('next/navigation', () => ({ useRouter: () => router }));

const archives = jest.mocked(archiveLeagueAction);
const deletes = jest.mocked(deleteLeagueAction);
const left = (students: number) => ({ ok: true, data: { left: students } }) as never;
const refused = (message: string, code = 'invalid-input') =>
  ({ ok: false, error: { code, message } }) as never;

const ROOM: EndOfYearClassDto = {
  id: 'l1',
  name: 'Room 12',
  season: 2026,
  isPast: false,
  state: 'open',
  period: '1',
  studentCount: 2,
  purgeDayText: 'August 29, 2027',
  isDue: false,
};
const MATH = { ...ROOM, id: 'l2', name: 'Math 7' };
const OLD = { ...ROOM, id: 'l3', name: 'Last year', season: 2025, isPast: true, isDue: true };

function show(...classes: EndOfYearClassDto[]) {
  render(<EndOfYear classes={classes} daysAfterSchoolYear={60} />);
}
const choose = (league: string, choice: string) =>
  userEvent.click(
    within(screen.getByRole('group', { name: `What to do with ${league}` })).getByRole('radio', {
      name: choice,
    }),
  );
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

beforeEach(() => {
  jest.clearAllMocks();
  archives.mockReset().mockResolvedValue({ ok: true, data: { archived: true } } as never);
  deletes.mockReset();
});

it('changes nothing before the press, and then only the classes whose choice changed', async () => {
  show(ROOM, MATH, OLD);
  expect(screen.getByRole('button', { name: 'No class changes.' })).toBeDisabled();
  await choose('Room 12', 'Archive');
  await choose('Last year', 'Delete');
  expect(archives).not.toHaveBeenCalled();
  await press('Archive 1, delete 1');
  expect(archives.mock.calls).toEqual([[{ leagueId: 'l1', archived: true }]]);
  expect(deletes).not.toHaveBeenCalled();
  expect(screen.getByRole('region', { name: 'Delete for good: Last year' })).toHaveTextContent(
    'everything in it: 2 students,',
  );
});

it('reopens an archived class, and of a past season only keeps or deletes', async () => {
  show({ ...ROOM, state: 'archived' }, OLD);
  expect(screen.getAllByRole('radio', { name: 'Archive' })).toHaveLength(1);
  expect(document.body).toHaveTextContent('Due to be deleted since August 29, 2027.');
  await choose('Room 12', 'Keep');
  archives.mockResolvedValueOnce(refused('2 of 2 leagues in use.', 'limit-reached'));
  await press('Reopen 1');
  expect(archives).toHaveBeenCalledWith({ leagueId: 'l1', archived: false });
  expect(await screen.findByText('2 of 2 leagues in use.')).toBeVisible();
});

it('has a file for the office and all data of each class', () => {
  show(ROOM);
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '/api/leagues/l1/office.zip',
    '/api/leagues/l1/export.json',
  ]);
});

describe('deleting', () => {
  const confirmWith = async (typed: string) => {
    await userEvent.type(screen.getByLabelText(/type the league’s name/), typed);
    await press('Delete this league for good');
  };

  it('sends nothing before the name is typed', async () => {
    show(ROOM);
    await choose('Room 12', 'Delete');
    await press('Delete 1');
    await confirmWith('Room 14');
    await waitFor(() => expect(screen.getByLabelText(/type the league’s name/)).toHaveFocus());
    expect(deletes).not.toHaveBeenCalled();
  });

  it('goes on until no one is left, and says so then', async () => {
    deletes
      .mockResolvedValueOnce(left(2))
      .mockResolvedValueOnce(left(1))
      .mockResolvedValueOnce(left(0));
    show(ROOM);
    await choose('Room 12', 'Delete');
    await press('Delete 1');
    await confirmWith('Room 12');
    expect(await screen.findByText('The league and everything in it were deleted.')).toBeVisible();
    expect(deletes.mock.calls).toEqual([
      [{ leagueId: 'l1', name: 'Room 12' }],
      [{ leagueId: 'l1' }],
      [{ leagueId: 'l1' }],
    ]);
    expect(router.refresh).toHaveBeenCalled();
  });

  it('that stopped says how many are left, and can go on', async () => {
    deletes.mockResolvedValueOnce(refused('No connection.'));
    show({ ...ROOM, state: 'deleting', studentCount: 1 });
    expect(screen.getByText('1 student still to delete.')).toBeVisible();
    await press('Keep deleting');
    expect(await screen.findByText('No connection.')).toBeVisible();
    // Another tab has already finished it.
    deletes.mockResolvedValueOnce(left(1)).mockResolvedValueOnce(refused('Gone.', 'not-found'));
    await press('Keep deleting');
    expect(await screen.findByText('The league and everything in it were deleted.')).toBeVisible();
  });
});
