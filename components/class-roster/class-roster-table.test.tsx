import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  answerAccountLinkRequestAction,
  approveTeamNameAction,
  approveTeamNamesAction,
  changeOwnReferenceOfStudentAction,
  changeTeamNameAction,
  moveStudentAction,
  refuseTeamNameAction,
  removeStudentAction,
  renameStudentAction,
  replaceLoginCardsAction,
} from '@/lib/actions/class-roster';
import { setFormulasOfStudentsAction } from '@/lib/actions/student-record';
import type { ClassRosterDto } from '@/lib/data/class-roster/dto';
import { ClassRosterTable } from './class-roster-table';
import { SchoolAccountRequests, TeamNameApprovals } from './roster-requests';
import { clearLoginCardsInMemory, readLoginCardsInMemory } from './roster-tab-memory';

jest.mock('@/lib/actions/class-roster', () => ({
  answerAccountLinkRequestAction: jest.fn(),
  approveTeamNameAction: jest.fn(),
  approveTeamNamesAction: jest.fn(),
  changeOwnReferenceOfStudentAction: jest.fn(),
  refuseTeamNameAction: jest.fn(),
  changeTeamNameAction: jest.fn(),
  replaceLoginCardsAction: jest.fn(),
  moveStudentAction: jest.fn(),
  removeStudentAction: jest.fn(),
  renameStudentAction: jest.fn(),
}));
const router = { push: jest.fn(), refresh: jest.fn() };
jest.mock('@/lib/actions/student-record', () => ({ setFormulasOfStudentsAction: jest.fn() }));
jest.mock('next/navigation', () => ({ useRouter: () => router }));

const done = { ok: true, data: { done: true } } as const;
const ROSTER: ClassRosterDto = {
  leagueId: 'l1',
  isPast: false,
  isOpen: true,
  classFormulas: null,
  latestWeek: 6,
  removed: [],
  atSchool: null,
  unreadable: [],
  otherLeagues: [
    { id: 'l2', name: 'Room 14' },
    { id: 'l3', name: 'Room 16', otherSeason: 2024 },
  ],
  students: [
    {
      studentId: 's1',
      firstName: 'Ada',
      lastInitial: 'L',
      username: 'ada.l.otter42',
      ownReference: '10019',
      teamName: 'Brave Yaks',
      waitingName: 'Calm Comets',
      isWaitingShown: false,
      formulaLevel: 2,
      supports: null,
    },
    {
      studentId: 's2',
      firstName: 'Bo',
      lastInitial: '',
      username: null,
      ownReference: null,
      teamName: null,
      waitingName: null,
      isWaitingShown: false,
      formulaLevel: null,
      supports: null,
    },
  ],
};

const button = (name: string | RegExp) => screen.getByRole('button', { name });
const press = (name: string | RegExp) => userEvent.click(button(name));

beforeEach(() => {
  Object.assign(window, { matchMedia: () => ({ matches: false }) });
  clearLoginCardsInMemory();
  for (const spy of Object.values(router)) spy.mockReset();
  for (const action of [approveTeamNameAction, moveStudentAction, removeStudentAction])
    jest.mocked(action).mockReset();
  jest.mocked(replaceLoginCardsAction).mockReset();
  jest.mocked(changeTeamNameAction).mockReset();
});

async function openAda(): Promise<HTMLElement> {
  render(<ClassRosterTable roster={ROSTER} />);
  await press('Change Ada L.');
  return screen.findByRole('dialog', { name: 'Ada L.' });
}

describe('the roster', () => {
  it('shows user name, team and level of each student', () => {
    render(<ClassRosterTable roster={ROSTER} />);
    expect(
      screen.getByRole('row', {
        name: /Ada L\. ada\.l\.otter42 10019 Brave Yaks ?Waiting: Calm Comets Level 2/,
      }),
    ).toBeVisible();
    expect(screen.getByRole('link', { name: 'Ada L.' })).toHaveAttribute(
      'href',
      '/teacher/leagues/l1/students/s1',
    );
    expect(screen.getByRole('row', { name: /Bo own email No team yet Not yet/ })).toBeVisible();
  });

  it('says when each worked last this week, and who was never in', () => {
    const [ada, bo] = ROSTER.students;
    const students = ada && bo ? [{ ...ada, lastWork: 'Friday' }, bo] : [];
    const { rerender } = render(<ClassRosterTable roster={{ ...ROSTER, students }} />);
    expect(screen.getByRole('row', { name: /^Choose Ada L\..* Friday/ })).toBeVisible();
    expect(screen.getByRole('row', { name: /^Choose Bo .* not this week/ })).toBeVisible();
    const absent = students.map((student) => ({ ...student, hasNeverSignedIn: true as const }));
    rerender(<ClassRosterTable roster={{ ...ROSTER, students: absent }} />);
    expect(screen.getAllByRole('row', { name: /never in/ })).toHaveLength(2);
    rerender(<ClassRosterTable roster={{ ...ROSTER, isPast: true }} />);
    expect(screen.queryByRole('columnheader', { name: 'Last work' })).toBeNull();
  });

  it('shows a part of the class, or who fits what is typed, and chooses only those', async () => {
    const [ada, bo] = ROSTER.students;
    const students = ada && bo ? [ada, { ...bo, hasNeverSignedIn: true as const }] : [];
    const { rerender } = render(<ClassRosterTable roster={{ ...ROSTER, students }} />);
    const names = () => screen.queryAllByRole('rowheader').map(({ textContent }) => textContent);
    const parts = screen.getByRole('group', { name: 'Who to show' });
    expect(parts).toHaveTextContent(/^Who to showAll 2Level 2: 1Never in 1$/);
    await userEvent.click(within(parts).getByRole('radio', { name: 'Never in 1' }));
    expect(names()).toEqual(['Bo']);
    await userEvent.click(screen.getByRole('checkbox', { name: 'Choose all' }));
    expect(button('New login card for 1 student')).toBeVisible();
    // The last one has come in: the part is gone, and everyone is back.
    rerender(<ClassRosterTable roster={ROSTER} />);
    expect(names()).toEqual(['Ada L.', 'Bo']);
    const search = screen.getByRole('searchbox', { name: 'Find a name or number' });
    for (const words of ['10019', 'YAKS ada', 'otter42 ']) {
      await userEvent.clear(search);
      await userEvent.type(search, words);
      expect(names()).toEqual(['Ada L.']);
    }
    await userEvent.type(search, 'x');
    expect(names()).toEqual([]);
    expect(screen.getByText('No one fits.')).toBeVisible();
  });

  it('of a past season can be read and not changed', () => {
    render(<ClassRosterTable roster={{ ...ROSTER, isPast: true }} />);
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
    expect(screen.queryByRole('checkbox')).not.toBeInTheDocument();
    expect(screen.getByRole('rowheader', { name: 'Ada L.' })).toBeVisible();
  });

  it('makes new cards for the chosen students after saying what that means', async () => {
    jest.mocked(replaceLoginCardsAction).mockResolvedValue({ ok: true, data: [] });
    render(<ClassRosterTable roster={ROSTER} />);
    await userEvent.click(screen.getByRole('checkbox', { name: 'Choose all' }));
    await press('New login cards for 2 students');
    expect(await screen.findByText(/The old passwords stop working now/)).toBeVisible();
    expect(replaceLoginCardsAction).not.toHaveBeenCalled();
    await press('Make new cards');
    expect(replaceLoginCardsAction).toHaveBeenCalledWith({
      leagueId: 'l1',
      operationId: expect.any(String),
      studentIds: ['s1', 's2'],
    });
    await waitFor(() =>
      expect(router.push).toHaveBeenCalledWith('/teacher/leagues/l1/roster/cards'),
    );
    expect(readLoginCardsInMemory('l1')).toEqual([]);
  });
});

describe('one student', () => {
  it('gets a new password only after a second press', async () => {
    jest.mocked(replaceLoginCardsAction).mockResolvedValue({ ok: true, data: [] });
    const dialog = within(await openAda());
    await userEvent.click(dialog.getByRole('button', { name: 'Reset the password' }));
    expect(replaceLoginCardsAction).not.toHaveBeenCalled();
    expect(button('Yes, make a new password')).toHaveFocus();
    await press('No');
    expect(button('Reset the password')).toHaveFocus();
    await press('Reset the password');
    await press('Yes, make a new password');
    expect(replaceLoginCardsAction).toHaveBeenCalledWith({
      leagueId: 'l1',
      operationId: expect.any(String),
      studentIds: ['s1'],
    });
  });

  it('keeps a name the filter refuses when the teacher allows exactly that name', async () => {
    const why = 'Please choose a name that’s kind to everyone.';
    jest.mocked(changeTeamNameAction).mockImplementation(async ({ name, overrule }) =>
      overrule
        ? { ok: true, data: { name } }
        : {
            ok: false,
            error: { code: 'invalid-input', message: why, fieldErrors: { name: why } },
          },
    );
    await openAda();
    const box = screen.getByLabelText('Team name');
    await userEvent.clear(box);
    await userEvent.type(box, 'Hell Cats');
    await press('Save 1 change');
    expect(await screen.findByText(why)).toBeVisible();
    expect(button('Use this name anyway')).toBeVisible();
    await userEvent.type(box, '!');
    expect(button('Save 1 change')).toBeVisible();
    await userEvent.type(box, '{Backspace}');
    await press('Use this name anyway');
    expect(await screen.findByText('Ada L.’s team is now called Hell Cats.')).toBeVisible();
    expect(jest.mocked(changeTeamNameAction).mock.calls.map(([{ overrule }]) => overrule)).toEqual([
      false,
      true,
    ]);
  });

  it('has all changes saved with one press; what is refused is said at its box and can be saved after', async () => {
    const why = 'Please use at most 40 characters.';
    jest
      .mocked(changeOwnReferenceOfStudentAction)
      .mockResolvedValueOnce({
        ok: false,
        error: { code: 'invalid-input', message: why, fieldErrors: { ownReference: why } },
      })
      .mockResolvedValueOnce({ ok: true, data: { ownReference: '10022' } });
    jest
      .mocked(renameStudentAction)
      .mockResolvedValue({ ok: true, data: { firstName: 'Adela', lastInitial: 'L' } });
    jest.mocked(setFormulasOfStudentsAction).mockResolvedValue({
      ok: true,
      data: { students: [{ studentId: 's1', fromWeek: 7, hasBegun: false }] },
    });
    await openAda();
    const box = screen.getByLabelText('Own reference');
    expect(box).toHaveValue('10019');
    await userEvent.clear(box);
    await userEvent.type(box, '10022');
    expect(screen.getByText('was 10019')).toBeVisible();
    await userEvent.clear(screen.getByLabelText('First name'));
    await userEvent.type(screen.getByLabelText('First name'), 'adela');
    await userEvent.click(screen.getByRole('radio', { name: 'Level 1' }));
    expect(screen.getByText('Level 1 starts with week 7. Week 6 stays as it is.')).toBeVisible();
    await press('Save 3 changes');
    await waitFor(() => expect(box).toHaveAccessibleDescription(expect.stringContaining(why)));
    expect(screen.getByText('Ada L. is called Adela L. now.')).toBeVisible();
    expect(screen.getByLabelText('First name')).toHaveValue('Adela');
    expect(setFormulasOfStudentsAction).not.toHaveBeenCalled();
    expect(box).toHaveValue('10022');
    await press('Save 2 changes');
    expect(changeOwnReferenceOfStudentAction).toHaveBeenLastCalledWith({
      leagueId: 'l1',
      studentId: 's1',
      ownReference: '10022',
    });
    expect(setFormulasOfStudentsAction).toHaveBeenCalledWith({
      leagueId: 'l1',
      studentIds: ['s1'],
      formulas: 1,
      thisWeek: false,
    });
    expect(
      await screen.findByText(
        'Ada L. is 10022 in your records. Saved for 1 student: level 1 from week 7 on.',
      ),
    ).toBeVisible();
    expect(renameStudentAction).toHaveBeenCalledTimes(1);
    expect(button('Save')).toHaveFocus();
  });

  it('stays as it was when the changes are undone', async () => {
    await openAda();
    await userEvent.type(screen.getByLabelText('First name'), 'm');
    await press('Undo');
    expect(screen.getByLabelText('First name')).toHaveValue('Ada');
    expect(screen.queryByRole('button', { name: /^Save \d/ })).toBeNull();
  });

  it('is followed by the next one of the class', async () => {
    const dialog = within(await openAda());
    expect(dialog.getByText('1 of 2')).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Next student' }));
    expect(screen.getByLabelText('First name')).toHaveValue('Bo');
    expect(screen.getByRole('heading', { name: 'Bo' })).toHaveFocus();
    await press('Close');
    expect(button('Change Bo')).toHaveFocus();
  });

  it('is told apart from a classmate of the same short name', () => {
    const [ada, bo] = ROSTER.students as [
      ClassRosterDto['students'][number],
      ClassRosterDto['students'][number],
    ];
    const twin = { ...ada, studentId: 's3', username: 'ada.l.fox21' };
    render(<ClassRosterTable roster={{ ...ROSTER, students: [ada, twin, bo] }} />);
    expect(screen.getByRole('link', { name: 'Ada L. · ada.l.fox21' })).toBeVisible();
    expect(button('Change Ada L. · ada.l.otter42')).toBeVisible();
    expect(button('Change Bo')).toBeVisible();
  });

  it('moves to the league that is picked', async () => {
    jest.mocked(moveStudentAction).mockResolvedValue(done);
    await openAda();
    await userEvent.selectOptions(screen.getByLabelText('Class'), 'Room 14');
    expect(
      screen.getByText('The team and all work move too. Boards there count what is earned there.'),
    ).toBeVisible();
    await userEvent.selectOptions(screen.getByLabelText('Class'), 'Room 16');
    expect(
      screen.getByText(
        /^This league plays the 2024 season, so the student picks a new team there\./,
      ),
    ).toBeVisible();
    await press('Save 1 change');
    expect(moveStudentAction).toHaveBeenCalledWith({
      leagueId: 'l1',
      studentId: 's1',
      toLeagueId: 'l3',
    });
    expect(await screen.findByText('Ada L. is in Room 16 now.')).toBeVisible();
  });

  it('what was said of the last student of a league stays when the table goes', async () => {
    jest.mocked(moveStudentAction).mockResolvedValue(done);
    const alone = { ...ROSTER, students: ROSTER.students.slice(0, 1) };
    const { rerender } = render(<ClassRosterTable roster={alone} />);
    await press('Change Ada L.');
    await userEvent.selectOptions(await screen.findByLabelText('Class'), 'Room 14');
    await press('Save 1 change');
    const news = await screen.findByText('Ada L. is in Room 14 now.');
    rerender(<ClassRosterTable roster={{ ...alone, students: [] }} />);
    expect(screen.getByRole('heading', { name: 'No one is in this league yet' })).toBeVisible();
    expect(screen.getByText('Ada L. is in Room 14 now.')).toBe(news);
  });

  it('is removed under one operation, also when the first answer was lost', async () => {
    jest
      .mocked(removeStudentAction)
      .mockRejectedValueOnce(new Error('The Wi-Fi is gone.'))
      .mockResolvedValue(done);
    await openAda();
    await press('Remove from this league');
    await press('Yes, remove');
    expect(await screen.findByText(/couldn’t reach the app/)).toBeVisible();
    await press('Yes, remove');
    expect(await screen.findByText('Ada L. is no longer in this league.')).toBeVisible();
    const [first, second] = jest.mocked(removeStudentAction).mock.calls;
    expect(second).toEqual(first);
  });
});

it('someone from the school who says whose account it is gets the one answer that was pressed', async () => {
  const [student] = ROSTER.students;
  const schoolRequest = { requestId: 'r1', name: 'Kim L.' };
  jest.mocked(answerAccountLinkRequestAction).mockResolvedValue(done);
  render(
    <SchoolAccountRequests
      leagueId="l1"
      students={student ? [{ ...student, schoolRequest }] : []}
    />,
  );
  expect(screen.getByText(/^“Kim L.” says: [^.]+( [A-Z]\.)? is me\.$/)).toBeVisible();
  await press(/^No/);
  const place = { leagueId: 'l1', studentId: student?.studentId, requestId: 'r1' };
  expect(answerAccountLinkRequestAction).toHaveBeenLastCalledWith({ ...place, accept: false });
  await press(/^Yes, connect/);
  expect(answerAccountLinkRequestAction).toHaveBeenLastCalledWith({ ...place, accept: true });
  const news = await screen.findByText(/can sign in with the school account now/);
  expect(news.closest('[tabindex="-1"]')).toHaveFocus();
});

describe('team names that wait', () => {
  const waiting = (name: string, index: number): ClassRosterDto['students'][number] => ({
    ...(ROSTER.students[1] as ClassRosterDto['students'][number]),
    studentId: `w${index}`,
    teamName: 'Brave Yaks',
    waitingName: name,
  });

  it('are not there where none waits', () => {
    render(<TeamNameApprovals leagueId="l1" students={ROSTER.students.slice(1)} />);
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
  });

  it('are approved with one press, as they were read, and the keyboard goes to what is said', async () => {
    jest.mocked(approveTeamNameAction).mockResolvedValue(done);
    render(<TeamNameApprovals leagueId="l1" students={ROSTER.students} />);
    expect(screen.getByRole('heading', { name: '1 team name is waiting for you' })).toBeVisible();
    expect(screen.queryByRole('button', { name: /Approve all/ })).not.toBeInTheDocument();
    await press('Approve Calm Comets');
    expect(approveTeamNameAction).toHaveBeenCalledWith({
      leagueId: 'l1',
      studentId: 's1',
      name: 'Calm Comets',
    });
    const news = await screen.findByText('Calm Comets is approved.');
    expect(news.closest('[tabindex="-1"]')).toHaveFocus();
    expect(router.refresh).toHaveBeenCalled();
  });

  it('are approved all at once, or one is not used', async () => {
    jest.mocked(approveTeamNamesAction).mockResolvedValue({ ok: true, data: { approved: 2 } });
    jest.mocked(refuseTeamNameAction).mockResolvedValue(done);
    render(
      <TeamNameApprovals leagueId="l1" students={['Los Tigres', 'Math Pirates'].map(waiting)} />,
    );
    await press('Approve all 2');
    expect(approveTeamNamesAction).toHaveBeenCalledWith({
      leagueId: 'l1',
      names: [
        { studentId: 'w0', name: 'Los Tigres' },
        { studentId: 'w1', name: 'Math Pirates' },
      ],
    });
    expect(await screen.findByText('2 team names are approved.')).toBeVisible();
    await press(/Not this one.*Math Pirates/);
    expect(refuseTeamNameAction).toHaveBeenCalledWith({
      leagueId: 'l1',
      studentId: 'w1',
      name: 'Math Pirates',
    });
    expect(
      await screen.findByText('Math Pirates is not used. Bo can pick another one.'),
    ).toBeVisible();
  });
});

it('says in its row that a record cannot be read, beside the others, and offers nothing to do with it', () => {
  render(
    <ClassRosterTable
      roster={{ ...ROSTER, unreadable: [{ key: 'p3', studentId: 'p3', name: 'Cy' }] }}
    />,
  );
  const row = screen.getByRole('row', { name: /Cy/ });
  expect(row).toHaveTextContent('This record can’t be read, so it isn’t shown.');
  expect(within(row).queryByRole('button')).toBeNull();
  expect(within(row).queryByRole('checkbox')).toBeNull();
  expect(screen.getAllByRole('row')).toHaveLength(4);
});

it('has a row for the one student of whom nothing can be read, and not the words of an empty class', () => {
  render(
    <ClassRosterTable
      roster={{ ...ROSTER, students: [], unreadable: [{ key: 'p3', studentId: 'p3', name: 'Cy' }] }}
    />,
  );
  expect(screen.getByRole('row', { name: /Cy/ })).toBeVisible();
  expect(screen.queryByText('No one is in this league yet')).toBeNull();
});

it('shows a sign for what is set for a student, and what the signs mean', () => {
  const [ada, bo] = ROSTER.students as [
    ClassRosterDto['students'][number],
    ClassRosterDto['students'][number],
  ];
  const supports = {
    extraDays: 2,
    steps: 4,
    earlyHints: false,
    openLines: false,
    boardsHidden: true,
    readAloud: true,
    spanish: false,
    roomierText: false,
  };
  render(<ClassRosterTable roster={{ ...ROSTER, students: [{ ...ada, supports }, bo] }} />);
  const signs = (name: RegExp) =>
    within(screen.getByRole('row', { name }))
      .queryAllByRole('img')
      .map(({ ariaLabel }) => ariaLabel);
  expect(signs(/Ada L\./)).toEqual([
    'due later: 2 more school days',
    'fewer cards: 4 of 9',
    'no boards',
    'read aloud',
  ]);
  expect(signs(/Bo/)).toEqual([]);
  expect(screen.getByText('fewer cards')).toBeVisible();
  expect(screen.queryByText('hints early')).toBeNull();
});
