import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { scheduleLeagueDeletionAction, setLeagueArchivedAction } from '@/lib/actions/league';
import type { EndOfYearClassDto } from '@/lib/data/league/dto';
import { AllClassesEndOfYearForm } from './all-classes-end-of-year-form';

jest.mock('@/lib/actions/league', () => ({
  setLeagueArchivedAction: jest.fn(),
  scheduleLeagueDeletionAction: jest.fn(),
}));
const router = { refresh: jest.fn() };
jest.mock('next/navigation', () => ({ useRouter: () => router }));

const archives = jest.mocked(setLeagueArchivedAction);
const deletes = jest.mocked(scheduleLeagueDeletionAction);
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
  supportedCount: 0,
  purgeDayText: 'August 29, 2027',
  isDue: false,
  goneDayText: null,
};
const MATH = { ...ROOM, id: 'l2', name: 'Math 7' };
const OLD = { ...ROOM, id: 'l3', name: 'Last year', season: 2025, isPast: true, isDue: true };

function show(...classes: EndOfYearClassDto[]) {
  return render(<AllClassesEndOfYearForm classes={classes} daysAfterSchoolYear={60} />);
}
const choose = (league: string, choice: string) =>
  userEvent.click(
    within(screen.getByRole('group', { name: `What to do with ${league}` })).getByRole('radio', {
      name: choice,
    }),
  );
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

const fetched = jest.fn();
const clicked = jest.fn();
beforeEach(() => {
  jest.clearAllMocks();
  fetched.mockReset().mockResolvedValue({ ok: true, blob: async () => ({ size: 41_200 }) });
  global.fetch = fetched;
  URL.createObjectURL = () => 'blob:office';
  URL.revokeObjectURL = () => undefined;
  HTMLAnchorElement.prototype.click = function click() {
    clicked(this.download);
  };
  archives.mockReset().mockResolvedValue({ ok: true, data: { archived: true } } as never);
  deletes.mockReset().mockResolvedValue({ ok: true, data: { done: true } } as never);
});

it('changes nothing before the press, and then only the classes whose choice changed', async () => {
  show(ROOM, MATH, OLD);
  expect(screen.getByRole('button', { name: 'No class changes.' })).toBeDisabled();
  await choose('Room 12', 'Archive');
  await choose('Last year', 'Delete');
  expect(archives).not.toHaveBeenCalled();
  await press('Archive 1, delete 1');
  expect(archives.mock.calls).toEqual([[{ leagueId: 'l1', archived: true }]]);
  expect(deletes.mock.calls).toEqual([[{ leagueId: 'l3' }]]);
  expect(router.refresh).toHaveBeenCalled();
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

it('says how large the saved file is, whose name has the period, or that it could not be saved', async () => {
  show(ROOM);
  const save = screen.getByRole('link', { name: 'File for the office of Room 12' });
  fetched.mockResolvedValueOnce({ ok: false });
  await userEvent.click(save);
  expect(await screen.findByText(/couldn’t be saved/)).toBeVisible();
  await userEvent.click(save);
  expect(await screen.findByText('Saved, 42 KB')).toBeVisible();
  expect(fetched).toHaveBeenCalledWith('/api/leagues/l1/office.zip');
  expect(clicked.mock.calls).toEqual([['fraction-league-office-1.zip']]);
});

it('saves the file before a class is deleted, unless it has it, and deletes without it', async () => {
  show(ROOM, MATH, OLD);
  await userEvent.click(screen.getByRole('link', { name: 'File for the office of Room 12' }));
  for (const each of [ROOM, MATH, OLD]) await choose(each.name, 'Delete');
  expect(screen.getAllByText('Saved first.')).toHaveLength(2);
  fetched.mockImplementationOnce(async () => {
    expect(deletes.mock.calls).toEqual([[{ leagueId: 'l1' }]]);
    throw new Error('offline');
  });
  await press('Delete 3');
  expect(fetched.mock.calls).toEqual([
    ['/api/leagues/l1/office.zip'],
    ['/api/leagues/l2/office.zip'],
    ['/api/leagues/l3/office.zip'],
  ]);
  expect(deletes.mock.calls.map(([{ leagueId }]) => leagueId)).toEqual(['l1', 'l2', 'l3']);
});

it('has the supports of a class in a file of their own, where there are any', () => {
  show({ ...ROOM, supportedCount: 2 }, MATH);
  expect(screen.getByRole('link', { name: 'Room 12: 2 students' })).toHaveAttribute(
    'href',
    '/api/leagues/l1/supports.csv',
  );
  expect(screen.queryByRole('link', { name: /^Math 7:/ })).toBeNull();
});

it('says before the press how long a deletion can be taken back, then until when, and takes it back', async () => {
  const { unmount } = show(ROOM);
  await choose('Room 12', 'Delete');
  expect(document.body).toHaveTextContent(/gone for good in 30 days/);
  unmount();
  show({ ...ROOM, state: 'archived', goneDayText: 'July 11, 2027' });
  expect(document.body).toHaveTextContent(/Gone for good on July 11, 2027/);
  expect(screen.getByRole('radio', { name: 'Delete' })).toBeChecked();
  await choose('Room 12', 'Archive');
  await press('Archive 1');
  expect(archives.mock.calls).toEqual([[{ leagueId: 'l1', archived: true }]]);
});

it('offers nothing for a class that is going', () => {
  show({ ...ROOM, state: 'deleting', goneDayText: 'July 11, 2027' });
  expect(screen.queryByRole('radio')).toBeNull();
  expect(screen.getByText(/It is being deleted/)).toBeVisible();
});

it('stops at the first refusal', async () => {
  deletes.mockResolvedValueOnce(refused('No connection.'));
  show(ROOM, MATH);
  await choose('Room 12', 'Delete');
  await choose('Math 7', 'Delete');
  await press('Delete 2');
  expect(await screen.findByText('No connection.')).toBeVisible();
  expect(deletes).toHaveBeenCalledTimes(1);
});
