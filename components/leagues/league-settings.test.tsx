import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  changeLeaderboardLevelAction,
  changeLeaguePasswordAction,
  changeNewStudentStartLevelAction,
  changeScoreCardSettingsAction,
  copySettingsAction,
  renameLeagueAction,
  replaceJoinCodeAction,
} from '@/lib/actions/league';
import type { LeagueSettingsDto } from '@/lib/data/league/dto';
import { LeagueSettings } from './league-settings';

jest.mock('@/lib/actions/league', () => ({
  changeLeaderboardLevelAction: jest.fn(),
  changeScoreCardSettingsAction: jest.fn(),
  changeLeaguePasswordAction: jest.fn(),
  changeNewStudentStartLevelAction: jest.fn(),
  copySettingsAction: jest.fn(),
  renameLeagueAction: jest.fn(),
  replaceJoinCodeAction: jest.fn(),
}));
const router = { refresh: jest.fn() };
jest.mock('next/navigation', () => ({ useRouter: () => router }));

const LEAGUE: LeagueSettingsDto = {
  id: 'l1',
  name: 'Room 12',
  season: 2026,
  isPast: false,
  period: '3',
  code: 83201,
  password: 'lucky teapot',
  isDeleting: false,
  studentCount: 2,
  cards: { cardLines: 'after-wrong', asksForGuess: true, hasDrive: true },
  startLevel: null,
  boardLevel: 1,
  formulas: null,
  classes: [{ id: 'l1', name: 'Room 12' }],
};
const show = (league: Partial<LeagueSettingsDto> = {}) =>
  render(<LeagueSettings league={{ ...LEAGUE, ...league }} />);
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const fine = { ok: true, data: {} } as never;
const refused = (message: string, fieldErrors?: Record<string, string>) =>
  ({
    ok: false,
    error: { code: 'invalid-input', message, ...(fieldErrors && { fieldErrors }) },
  }) as never;

beforeEach(() => {
  jest.clearAllMocks();
  for (const action of [
    changeLeaderboardLevelAction,
    changeScoreCardSettingsAction,
    changeLeaguePasswordAction,
    changeNewStudentStartLevelAction,
    copySettingsAction,
    renameLeagueAction,
    replaceJoinCodeAction,
  ])
    jest.mocked(action).mockReset().mockResolvedValue(fine);
});

const headings = () => screen.queryAllByRole('heading').map(({ textContent }) => textContent);

it.each<[string, Partial<LeagueSettingsDto>]>([
  ['a season that is over', { isPast: true }],
  ['a league that is being deleted', { isDeleting: true }],
])('of %s leaves nothing but the way to the end of the year', (_, league) => {
  show(league);
  expect(headings()).toEqual([]);
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '/teacher/leagues/l1/people',
    '/teacher/end-of-year',
  ]);
});

it.each<[Partial<LeagueSettingsDto>, string]>([
  [{ formulas: 'Owl rules' }, '“Owl rules”'],
  [{}, 'level 1 or level 2'],
])('of %j says: %s', (league, said) => {
  show(league);
  expect(document.body).toHaveTextContent(said);
});

it('saves name and period together, and keeps what was refused', async () => {
  jest
    .mocked(renameLeagueAction)
    .mockResolvedValueOnce(refused('No.', { period: 'At most 3 letters.' }));
  show();
  const name = screen.getByLabelText('League name');
  const period = screen.getByRole('textbox', { name: /^Period/ });
  expect(period).toHaveValue('3');
  await userEvent.type(name, 'B');
  await userEvent.clear(period);
  await userEvent.type(period, '2B');
  await press('Save name and period');
  expect(renameLeagueAction).toHaveBeenCalledWith({
    leagueId: 'l1',
    name: 'Room 12B',
    period: '2B',
  });
  await waitFor(() => expect(period).toHaveFocus());
  expect(name).toHaveValue('Room 12B');
  expect(router.refresh).not.toHaveBeenCalled();
  await press('Save name and period');
  expect(await screen.findByText('Name and period are saved.')).toBeVisible();
  expect(router.refresh).toHaveBeenCalledTimes(1);
});

it('suggests another password, which counts only once it is saved', async () => {
  show();
  const password = screen.getByLabelText('League password');
  await press('Suggest one');
  expect(password).toHaveFocus();
  const { value } = password as HTMLInputElement;
  expect(value).toMatch(/^\S+ \S+/);
  expect(value).not.toBe('lucky teapot');
  expect(changeLeaguePasswordAction).not.toHaveBeenCalled();
  await press('Save the password');
  expect(changeLeaguePasswordAction).toHaveBeenCalledWith({ leagueId: 'l1', password: value });
});

it('sends how students work out cards, as far as it was changed', async () => {
  show();
  await userEvent.click(screen.getByRole('radio', { name: /^Until three in a row/ }));
  await userEvent.click(screen.getByRole('radio', { name: 'No guess' }));
  await press('Save for the class');
  expect(changeScoreCardSettingsAction).toHaveBeenCalledWith({
    leagueId: 'l1',
    cardLines: 'until-three',
    asksForGuess: false,
    hasDrive: true,
  });
});

it.each([
  [null, /^Ask each student/, /^Level 2/, 2],
  [2, /^Level 2/, /^Ask each student/, null],
] as const)(
  'changes what new students start with, from %s',
  async (startLevel, before, after, sent) => {
    show({ startLevel });
    const group = within(screen.getByRole('group', { name: 'New students start with' }));
    expect(group.getByRole('radio', { name: before })).toBeChecked();
    await userEvent.click(group.getByRole('radio', { name: after }));
    await press('Save for new students');
    expect(changeNewStudentStartLevelAction).toHaveBeenCalledWith({
      leagueId: 'l1',
      startLevel: sent,
    });
  },
);

it('changes the level that the boards count by', async () => {
  show({ boardLevel: 1 });
  const group = within(screen.getByRole('group', { name: 'Boards count every team by' }));
  expect(group.getByRole('radio', { name: 'Level 1' })).toBeChecked();
  await userEvent.click(group.getByRole('radio', { name: 'Level 2' }));
  await press('Save for the boards');
  expect(changeLeaderboardLevelAction).toHaveBeenCalledWith({ leagueId: 'l1', boardLevel: 2 });
});

describe('a new join code', () => {
  const inDialog = (name: string) =>
    userEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name }));

  it('replaces the one that is shown, after a question', async () => {
    jest.mocked(replaceJoinCodeAction).mockResolvedValue({ ok: true, data: { code: 7 } });
    show();
    await press('Make a new code');
    await inDialog('Cancel');
    expect(replaceJoinCodeAction).not.toHaveBeenCalled();
    await press('Make a new code');
    await inDialog('Make the new code');
    expect(replaceJoinCodeAction).toHaveBeenCalledWith({ leagueId: 'l1', code: 83201 });
    expect(await screen.findByText('000 007')).toBeVisible();
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('that is refused says why', async () => {
    jest.mocked(replaceJoinCodeAction).mockResolvedValue(refused('It was replaced already.'));
    show();
    await press('Make a new code');
    await inDialog('Make the new code');
    expect(await screen.findByText('It was replaced already.')).toBeVisible();
    expect(router.refresh).not.toHaveBeenCalled();
  });
});

it('copies the chosen parts of another class to this one and others, and has nothing to copy from for one class', async () => {
  const classes = [
    { id: 'l1', name: 'Room 12' },
    { id: 'l2', name: 'Math 7' },
    { id: 'l3', name: 'Fraction Lab' },
  ];
  show({ classes });
  const copy = within(screen.getByRole('region', { name: 'Copy from another class' }));
  await userEvent.selectOptions(copy.getByLabelText('Copy from'), 'Fraction Lab');
  await userEvent.click(copy.getByRole('checkbox', { name: 'Days without school' }));
  await userEvent.click(copy.getByRole('checkbox', { name: 'Levels' }));
  await userEvent.click(copy.getByRole('checkbox', { name: 'Math 7' }));
  await userEvent.click(copy.getByRole('button', { name: 'Copy' }));
  expect(copySettingsAction).toHaveBeenCalledWith({
    from: 'l3',
    leagueIds: ['l1', 'l2'],
    parts: ['formulas', 'cards', 'gradebook', 'days-off'],
  });
  expect(await copy.findByText('Copied.')).toBeVisible();
  show();
  expect(screen.getAllByRole('region', { name: 'Copy from another class' })).toHaveLength(1);
});
