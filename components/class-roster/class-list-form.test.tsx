import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  addStudentsAction,
  bringBackStudentAction,
  changeOwnReferencesOfStudentsAction,
  getClassesForListCheckAction,
  moveStudentAction,
  removeStudentAction,
  renameStudentAction,
  setSchoolClassLinkAction,
} from '@/lib/actions/class-roster';
import type { ClassesForListCheckDto, LoginCardDto } from '@/lib/data/class-roster/dto';
import { ClassListForm } from './class-list-form';
import { readClassListFiles } from './read-list-file';
import {
  clearLoginCardsInMemory,
  keepUnresolvedListLinesInMemory,
  readLoginCardsInMemory,
} from './roster-tab-memory';

jest.mock('@/lib/actions/class-roster', () => ({
  addStudentsAction: jest.fn(),
  bringBackStudentAction: jest.fn(),
  changeOwnReferencesOfStudentsAction: jest.fn(),
  getClassesForListCheckAction: jest.fn(),
  moveStudentAction: jest.fn(),
  removeStudentAction: jest.fn(),
  renameStudentAction: jest.fn(),
  setSchoolClassLinkAction: jest.fn(),
}));
// jsdom has no TextDecoder; `read-list-file.test.ts` covers it.
jest.mock('./read-list-file', () => ({ readClassListFiles: jest.fn() }));
const push = jest.fn();
jest.mock('next/navigation', () => ({ useRouter: () => ({ push, refresh: jest.fn() }) }));

const add = jest.mocked(addStudentsAction);
const compare = jest.mocked(getClassesForListCheckAction);
const done = { ok: true, data: { done: true } } as const;
const box = () => screen.getByLabelText('Your class list');
const button = (name: RegExp | string) => screen.findByRole('button', { name });
const press = async (name: RegExp | string) => userEvent.click(await button(name));
/** Pastes, and checks the list if that doesn't happen automatically. */
const paste = async (text: string) => {
  await userEvent.click(box());
  await userEvent.paste(text);
  const check = screen.queryByRole('button', { name: 'Check the list' });
  if (check) await userEvent.click(check);
  await screen.findByRole('heading', { name: 'Check the class list' });
};
const kept = () =>
  within(screen.getByRole('region', { name: /^This is what you get/ }))
    .getAllByRole('listitem')
    .map((item) => item.textContent?.trim());
const useOf = (column: number) =>
  screen.getByRole('combobox', { name: new RegExp(`^Use of column ${column}\\b`) });

function cardOf({
  firstName,
  lastInitial,
}: {
  firstName: string;
  lastInitial: string;
}): LoginCardDto {
  const username = `${firstName.toLowerCase()}.otter42`;
  return {
    studentId: username,
    firstName,
    lastInitial,
    username,
    ownReference: null,
    className: 'Room 12',
    passphrase: 'otter lamp violet',
    animal: 'otter',
    once: false,
    language: 'en',
  };
}
type Member = ClassesForListCheckDto['members'][number];
const member = (firstName: string, about: Partial<Member> = {}): Member => ({
  studentId: firstName,
  leagueId: 'l1',
  isRemoved: false,
  firstName,
  lastInitial: 'L',
  username: null,
  ownReference: null,
  ...about,
});
const changed = jest.fn();
function show(members: Member[] = []) {
  const classes = [
    { id: 'l0', name: 'Sunrise', period: '1' },
    { id: 'l1', name: 'Room 12', period: '2' },
  ];
  compare.mockResolvedValue({ ok: true, data: { classes, members } });
  return render(<ClassListForm leagueId="l1" onChanged={changed} />);
}

beforeEach(() => {
  push.mockReset();
  changed.mockReset();
  for (const action of [
    bringBackStudentAction,
    moveStudentAction,
    removeStudentAction,
    setSchoolClassLinkAction,
  ])
    jest.mocked(action).mockReset().mockResolvedValue(done);
  jest
    .mocked(renameStudentAction)
    .mockReset()
    .mockImplementation(async ({ firstName, lastInitial }) => ({
      ok: true,
      data: { firstName, lastInitial },
    }));
  clearLoginCardsInMemory();
  keepUnresolvedListLinesInMemory([]);
  add
    .mockReset()
    .mockImplementation(async ({ students }) => ({ ok: true, data: students.map(cardOf) }));
});

describe('the class list', () => {
  it('is read by itself when it is pasted, shows what is kept of each line, and sends nothing but that', async () => {
    show();
    await userEvent.click(box());
    await userEvent.paste('10023\tGarcía, José\tM\n10031\tKim, Emma\tF\n10058\tChen, Bo\tM\n');
    await screen.findByRole('heading', { name: 'Check the class list' });
    expect(kept()).toEqual(['José G.10023', 'Emma K.10031', 'Bo C.10058']);
    expect(screen.getByText('Gender is left out.')).toBeVisible();
    expect([1, 2, 3].map((column) => (useOf(column) as HTMLSelectElement).value)).toEqual([
      'reference',
      'last-first',
      'out',
    ]);
    await press('Make 3 cards');
    await waitFor(() => expect(push).toHaveBeenCalledWith('/teacher/leagues/l1/roster/cards'));
    expect(add.mock.calls[0]?.[0].students).toEqual([
      { firstName: 'José', lastInitial: 'G', ownReference: '10023' },
      { firstName: 'Emma', lastInitial: 'K', ownReference: '10031' },
      { firstName: 'Bo', lastInitial: 'C', ownReference: '10058' },
    ]);
    expect(readLoginCardsInMemory('l1')).toHaveLength(3);
    expect(readLoginCardsInMemory('another league')).toBeNull();
  });

  it('says which references can’t be right, and which two lines are one name without an initial', async () => {
    show();
    await paste('Student ID,First name\n1.00E+05,Ada\n10024,Bo\n10024,Cy\n10025,Di\n10025,Di\n');
    const notice = within(
      screen.getByText('2 references need a look').parentElement as HTMLElement,
    );
    expect(notice.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
      'Line 2, 1.00E+05: A spreadsheet has rounded this reference. Show the whole number there, and paste again.',
      'Lines 3 and 4, 10024: More than one student has this reference.',
    ]);
    expect(
      screen.getByRole('group', { name: 'Lines 5 and 6 are both Di. Are they the same student?' }),
    ).toBeVisible();
  });

  it('shows other names at once when the teacher says what a column is', async () => {
    show();
    await paste('ID,Nickname,First name,Last name\nS1,Addie,Ada,Lovelace\nS2,Bobby,Robert,Chen\n');
    expect(kept()).toEqual(['Ada L.S1', 'Robert C.S2']);
    await userEvent.selectOptions(useOf(2), 'First name');
    expect(kept()).toEqual(['Addie L.S1', 'Bobby C.S2']);
    expect(useOf(3)).toHaveValue('out');
    await userEvent.selectOptions(useOf(1), 'Leave out');
    await press('Make 2 cards');
    await waitFor(() => expect(add).toHaveBeenCalled());
    expect(JSON.stringify(add.mock.calls)).not.toMatch(/Lovelace|Chen|S1|Robert/);
  });

  it('says why a line cannot be read and keeps it for the next time', async () => {
    const { unmount } = show();
    await paste('Ada L\nA!da\n12');
    expect(await screen.findByText('2 lines need a look')).toBeVisible();
    expect(
      screen.getByText(/can only have letters, spaces, periods, ', and -/).parentElement,
    ).toHaveTextContent(/^Line 2,/);
    await press('Make 1 card');
    await waitFor(() => expect(push).toHaveBeenCalled());
    unmount();
    show();
    expect(box()).toHaveValue('A!da\n12');
  });

  it('names the lines that it leaves out', async () => {
    show();
    await paste('Room 12\tPeriod 2\nLast name\tFirst name\nLovelace\tAda\nTotal: 1\n');
    expect(screen.getByText(/Line 1 is left out as a title/)).toBeVisible();
    expect(screen.getByText(/Line 4 is left out as a count/)).toBeVisible();
    expect(kept()).toEqual(['Ada L.']);
  });

  it('takes a line back that it left out, and says so in one place only', async () => {
    show();
    await paste('Name\tQ1\tQ2\nLopez, Ana\t9\t8\nChen, Bo\t9\t7\nMax\t10\t10\n');
    expect(kept()).toEqual(['Ana L.', 'Bo C.']);
    const max = screen.getByText(/^Line 4 is left out as a count/).closest('li') as HTMLElement;
    await userEvent.click(within(max).getByRole('button', { name: 'This is a student' }));
    expect(kept()).toEqual(['Ana L.', 'Bo C.', 'Max']);
    expect(screen.queryByText(/^Line 4 is left out/)).not.toBeInTheDocument();
    expect(screen.getByRole('heading', { name: 'Check the class list' })).toHaveFocus();
    await press('Make 3 cards');
    await waitFor(() => expect(add).toHaveBeenCalled());
    expect(add.mock.calls[0]?.[0].students.map(({ firstName }) => firstName)).toEqual([
      'Ana',
      'Bo',
      'Max',
    ]);
  });

  it('reads a seating chart box by box, asks whether it is one, and tells students on one line apart', async () => {
    show([member('Ada')]);
    await paste('Ada L\tBo C\tMary Ann Kim\nCy D\tJo Lee Park\tDi E\n');
    const group = screen.getByRole('group', { name: 'How is this list laid out?' });
    expect(within(group).getByRole('radio', { name: /^One student in each box/ })).toBeChecked();
    expect(kept()).toEqual(['Bo C.', 'Mary K.', 'Cy D.', 'Jo P.', 'Di E.']);
    await userEvent.selectOptions(
      screen.getByRole('combobox', { name: /Mary Ann Kim/ }),
      'Mary Ann K.',
    );
    expect(kept()).toEqual(['Bo C.', 'Mary Ann K.', 'Cy D.', 'Jo P.', 'Di E.']);
    await userEvent.click(within(group).getByRole('radio', { name: 'One student on each line' }));
    expect(screen.getByRole('group', { name: 'Which of these are first names?' })).toBeVisible();
  });

  it('goes by the preferred name, says so, and goes back to the other when the column is left out', async () => {
    show();
    await paste('Last,First,Preferred Name\nLopez,Anastasia,Ana\nChen,Robert,\n');
    expect(kept()).toEqual(['Ana L.', 'Robert C.']);
    expect(screen.getByText('One student goes by a preferred name.')).toBeVisible();
    await userEvent.selectOptions(useOf(3), 'Leave out');
    expect(kept()).toEqual(['Anastasia L.', 'Robert C.']);
    expect(screen.queryByText(/preferred name/)).not.toBeInTheDocument();
  });

  it('asks which column is which when it cannot know, and makes nothing before there is an answer', async () => {
    show();
    await paste('Lovelace\tAda\nChen\tBo\n');
    const group = screen.getByRole('group', { name: 'Which of these are first names?' });
    for (const radio of within(group).getAllByRole('radio')) expect(radio).not.toBeChecked();
    await press('Make 2 cards');
    expect(screen.getByText('Please answer the question first.')).toBeVisible();
    expect(within(group).getByRole('radio', { name: 'Lovelace, Chen' })).toHaveFocus();
    expect(add).not.toHaveBeenCalled();
    await userEvent.click(within(group).getByRole('radio', { name: 'Lovelace, Chen' }));
    expect(kept()).toEqual(['Lovelace A.', 'Chen B.']);
    await userEvent.click(within(group).getByRole('radio', { name: 'Ada, Bo' }));
    await press('Make 2 cards');
    await waitFor(() => expect(add).toHaveBeenCalled());
    expect(add.mock.calls[0]?.[0].students).toMatchObject([
      { firstName: 'Ada', lastInitial: 'L' },
      { firstName: 'Bo' },
    ]);
  });

  it('asks about a name of three words', async () => {
    show();
    await paste('Mary Ann Kim\nBo Chen\n');
    const choice = screen.getByRole('combobox', { name: /Line 1, Mary Ann Kim/ });
    expect(choice).toHaveDisplayValue('Mary K.');
    await userEvent.selectOptions(choice, 'Mary Ann K.');
    expect(kept()).toEqual(['Mary Ann K.', 'Bo C.']);
  });

  it('asks about each child that may be the same, with a likely answer, and the button counts along', async () => {
    show([member('Ada')]);
    await paste('Ada L\nBo C\nBo C\nLopez, Cy\nLopez, Cy M.');
    const bo = screen.getByRole('group', {
      name: 'Lines 2 and 3 are both Bo C. Are they the same student?',
    });
    const cy = screen.getByRole('group', {
      name: 'Lines 4 and 5 are both Cy L. Are they the same student?',
    });
    expect(within(bo).getByRole('radio', { name: /Same/ })).toBeChecked();
    expect(within(cy).getByRole('radio', { name: /Another/ })).toBeChecked();
    expect(await button('Make 3 cards')).toBeVisible();
    await userEvent.click(within(bo).getByRole('radio', { name: /Another/ }));
    expect(await button('Make 4 cards')).toBeVisible();
  });

  it('goes on with the very part whose answer was lost, under the same operation, until all have a card', async () => {
    show();
    await paste(
      Array.from({ length: 23 }, (_, at) => `Kid${'abcdefghijklmnopqrstuvwxyz'[at]} L`).join('\n'),
    );
    add.mockImplementationOnce(async ({ students }) => ({ ok: true, data: students.map(cardOf) }));
    add.mockRejectedValueOnce(new Error('The Wi-Fi is gone.'));
    await press('Make 23 cards');
    expect(await screen.findByText('10 of 23 cards made')).toBeVisible();
    expect(screen.getByRole('progressbar')).toHaveAttribute('aria-valuetext', '10 of 23');
    expect(push).not.toHaveBeenCalled();
    expect(screen.queryByRole('button', { name: 'Paste again' })).not.toBeInTheDocument();
    await press('Continue');
    await waitFor(() => expect(push).toHaveBeenCalled());
    const sent = add.mock.calls.map(([input]) => input);
    expect(sent.map(({ students }) => students.length)).toEqual([10, 10, 10, 3]);
    expect(sent[2]).toEqual(sent[1]);
    expect(new Set(sent.map(({ operationId }) => operationId)).size).toBe(3);
    expect(readLoginCardsInMemory('l1')).toHaveLength(23);
  });

  it('asks for a name before it checks anything, and comes back to what was pasted', async () => {
    show();
    await press('Check the list');
    expect(await screen.findByText('Please paste at least one name.')).toBeVisible();
    expect(box()).toHaveFocus();
    await paste('Ada L\nBo C');
    await press('Paste again');
    expect(box()).toHaveValue('Ada L\nBo C');
    expect(add).not.toHaveBeenCalled();
  });

  it('is read from a file', async () => {
    jest
      .mocked(readClassListFiles)
      .mockResolvedValue({ kind: 'list', text: 'Last name,First name\nLópez,José\n' });
    show();
    await userEvent.upload(
      screen.getByLabelText('Choose a file (CSV or OneRoster)'),
      new File(['x'], 'users.csv', { type: 'text/csv' }),
    );
    await screen.findByRole('heading', { name: 'Check the class list' });
    expect(kept()).toEqual(['José L.']);
  });

  it('says of a workbook that it cannot be read', async () => {
    jest.mocked(readClassListFiles).mockResolvedValue({ kind: 'problem', why: 'unreadable' });
    show();
    await userEvent.upload(
      screen.getByLabelText('Choose a file (CSV or OneRoster)'),
      new File(['x'], 'class.csv'),
    );
    expect(await screen.findByText(/We can’t read this file. Save it as CSV/)).toBeVisible();
  });
});

describe('a list that comes again', () => {
  const CLASS = Array.from({ length: 30 }, (_, at) =>
    member(`Kid${String.fromCharCode(97 + (at % 26))}${at > 25 ? 'x' : ''}`, {
      ownReference: String(10_001 + at),
    }),
  );
  const rows = CLASS.map(({ firstName, ownReference }) => `${ownReference}\tLast, ${firstName}`);
  const summary = () =>
    within(screen.getByRole('table', { name: 'Compared with your classes' }))
      .getAllByRole('cell')
      .map((cell) => cell.textContent);

  it('with one new student asks nothing, and makes that one card', async () => {
    show(CLASS);
    await paste([...rows, '10099\tHale, Noor'].join('\n'));
    expect(summary()).toEqual(['30', '30', 'Noor H.', '–', '–', '31']);
    expect(screen.queryByRole('group')).toBeNull();
    await press('Make 1 card');
    await waitFor(() => expect(push).toHaveBeenCalled());
    expect(add.mock.calls.map(([{ students }]) => students)).toEqual([
      [{ firstName: 'Noor', lastInitial: 'H', ownReference: '10099' }],
    ]);
  });

  it('as it was changes nothing', async () => {
    show(CLASS);
    await paste(rows.join('\n'));
    expect(summary()).toEqual(['30', '30', '–', '–', '–', '30']);
    expect(screen.getByText('No one on this list is new.')).toBeVisible();
    expect(screen.queryByRole('button', { name: /^(Make|Change)/ })).toBeNull();
  });

  it('with two of one name who are both in the class asks nothing, and with a third one asks', async () => {
    show([member('Ada', { studentId: 'a1' }), member('Ada', { studentId: 'a2' })]);
    await paste('Ada L\nAda L');
    expect(summary()).toEqual(['2', '2', '–', '–', '–', '2']);
    expect(screen.queryByRole('group')).toBeNull();
    await press('Paste again');
    await userEvent.clear(box());
    await paste('Ada L\nAda L\nAda L');
    expect(screen.getByRole('group', { name: /^Lines 1 and 3 are both Ada L\./ })).toBeVisible();
    expect(summary()).toEqual(['2', '2', '–', '–', '–', '2']);
  });

  it('moves a student of another class and brings back a removed one, without a second account', async () => {
    show([
      member('Ada'),
      member('Juan', { leagueId: 'l0', ownReference: '10012' }),
      member('Noor', { isRemoved: true }),
    ]);
    await paste('ID,First,Last\n,Ada,Low\n10012,Juan,Lee\n,Noor,Lin');
    expect(summary()).toEqual(['1', '1', '–', 'Juan L. and Noor L.', '–', '3']);
    expect(
      screen.getByRole('group', { name: /^Juan L\., 10012: is this Juan L\. from Sunrise\?/ }),
    ).toBeVisible();
    await press('Change 2 students');
    await waitFor(() => expect(changed).toHaveBeenCalledWith(2));
    expect(moveStudentAction).toHaveBeenCalledWith({
      leagueId: 'l0',
      studentId: 'Juan',
      toLeagueId: 'l1',
    });
    expect(bringBackStudentAction).toHaveBeenCalledWith({ leagueId: 'l1', studentId: 'Noor' });
    expect(add).not.toHaveBeenCalled();
  });

  it('makes a card where the teacher says that they are two people', async () => {
    show([member('Ada'), member('Juan', { leagueId: 'l0' })]);
    await paste('Ada L\nJuan L');
    await userEvent.click(screen.getByRole('radio', { name: 'Two people' }));
    await press('Make 1 card');
    await waitFor(() => expect(push).toHaveBeenCalled());
    expect(moveStudentAction).not.toHaveBeenCalled();
  });

  it('removes nobody who is missing, unless the teacher says so', async () => {
    show([member('Ada'), member('Omar')]);
    await paste('Ada L\nBo C');
    expect(summary()).toEqual(['2', '1', 'Bo C.', '–', 'Omar L.', '3']);
    expect(await button('Make 1 card')).toBeVisible();
    await userEvent.click(screen.getByRole('checkbox', { name: /Remove Omar L\. from Room 12/ }));
    expect(summary().at(-1)).toBe('2');
    add.mockRejectedValueOnce(new Error('The Wi-Fi is gone.'));
    await press('Change 2 students');
    expect(await screen.findByText('1 of 2 are done')).toBeVisible();
    await press('Continue');
    await waitFor(() => expect(push).toHaveBeenCalled());
    expect(removeStudentAction).toHaveBeenCalledTimes(1);
    expect(jest.mocked(removeStudentAction).mock.calls[0]?.[0]).toMatchObject({
      leagueId: 'l1',
      studentId: 'Omar',
    });
  });

  it('gives its numbers to students who have none, unless the teacher says no', async () => {
    jest
      .mocked(changeOwnReferencesOfStudentsAction)
      .mockResolvedValue({ ok: true, data: { changed: 1 } });
    show([
      member('Bo', { ownReference: '10002' }),
      ...['Ada', 'Cy', 'Di', 'Ed'].map((name) => member(name)),
    ]);
    await paste(
      'ID,First,Last\n10001,Ada,Low\n10002,Bo,Lee\n1.00E+05,Cy,Lin\n10004,Di,Lo\n10004,Ed,Lu',
    );
    const numbers = screen.getByRole('checkbox', {
      name: 'Add the number from the list to 1 student who has none',
    });
    await userEvent.click(numbers);
    expect(screen.queryByRole('button', { name: /^(Make|Change) \d/ })).toBeNull();
    await userEvent.click(numbers);
    await press('Change 1 student');
    await waitFor(() => expect(changed).toHaveBeenCalledWith(1));
    expect(changeOwnReferencesOfStudentsAction).toHaveBeenCalledWith({
      leagueId: 'l1',
      references: [{ studentId: 'Ada', ownReference: '10001' }],
    });
  });

  it('isn’t carried out before it could be compared', async () => {
    show();
    compare.mockReset().mockRejectedValueOnce(new Error('The Wi-Fi is gone.'));
    await userEvent.click(box());
    await userEvent.paste('Ada L\nBo C');
    expect(await screen.findByText(/couldn’t reach the app/)).toBeVisible();
    expect(box()).toHaveValue('Ada L\nBo C');
    expect(screen.queryByRole('button', { name: /^Make/ })).toBeNull();
  });

  it('of a school’s program fills several classes, and leads to the cards of each', async () => {
    jest.mocked(readClassListFiles).mockResolvedValue({
      kind: 'tables',
      files: [
        {
          name: 'users.csv',
          text: 'sourcedId,givenName,familyName,identifier\nu1,Ada,Lane,1001\nu2,Bo,Cole,1002\nu3,Cy,Dean,1003\nu4,Di,Eve,1004',
        },
        {
          name: 'enrollments.csv',
          text: 'classSourcedId,userSourcedId,role\na,u1,student\na,u2,student\nb,u3,student\nc,u4,student',
        },
        {
          name: 'classes.csv',
          text: 'sourcedId,title,classCode,periods\na,Math 1,,1\nb,Math 2,,2\nc,Art,,6',
        },
      ],
    });
    show([member('Ada', { leagueId: 'l0', ownReference: '1001' })]);
    await userEvent.upload(
      screen.getByLabelText('Choose a file (CSV or OneRoster)'),
      new File(['x'], 'oneroster.zip'),
    );
    await screen.findByRole('heading', { name: 'Check your classes' });
    expect(screen.getByLabelText('Your class for Math 1')).toHaveDisplayValue('Sunrise');
    expect(screen.getByLabelText('Your class for Math 2')).toHaveDisplayValue('Room 12');
    expect(screen.getByText('1 more class at the school')).toBeVisible();
    expect(summary()).toEqual(['1', '1', 'Bo C.', '–', '–', '2', '0', '0', 'Cy D.', '–', '–', '1']);
    await press('Change 2 students');
    expect(await screen.findByText('2 students changed.')).toBeVisible();
    expect(add.mock.calls.map(([{ leagueId, students }]) => [leagueId, students])).toEqual([
      ['l0', [{ firstName: 'Bo', lastInitial: 'C', ownReference: '1002', schoolId: 'u2' }]],
      ['l1', [{ firstName: 'Cy', lastInitial: 'D', ownReference: '1003', schoolId: 'u3' }]],
    ]);
    const [first] = jest.mocked(setSchoolClassLinkAction).mock.calls;
    expect(first?.[0]).toEqual({
      leagueId: 'l0',
      schoolClass: { id: 'a', title: 'Math 1', schoolId: '', termId: '' },
      students: [{ firstName: 'Ada', lastInitial: 'L', studentId: 'Ada', schoolId: 'u1' }],
    });
    expect(screen.getByRole('link', { name: 'Login cards of Room 12' })).toHaveAttribute(
      'href',
      '/teacher/leagues/l1/roster/cards',
    );
    await waitFor(() => expect(document.activeElement).toHaveTextContent('2 students changed.'));
  });

  it.each([
    ['1.2 renames at once', ',preferredGivenName', ',', true],
    ['1.1, without preferred names, renames nobody by itself', '', '', false],
  ])('of OneRoster %s', async (_, column, cell, isChecked) => {
    jest.mocked(readClassListFiles).mockResolvedValue({
      kind: 'tables',
      files: [
        {
          name: 'users.csv',
          text: `sourcedId,givenName,familyName,identifier${column}\nu1,Robert,Lane,1001${cell}`,
        },
        { name: 'enrollments.csv', text: 'classSourcedId,userSourcedId,role\na,u1,student' },
        { name: 'classes.csv', text: 'sourcedId,title,classCode,periods\na,Math 1,,1' },
      ],
    });
    show([
      member('Bobbie', {
        leagueId: 'l0',
        ownReference: '1001',
        atSchool: { id: 'u1', firstName: 'Bobbie', lastInitial: 'L' },
      }),
    ]);
    await userEvent.upload(
      screen.getByLabelText('Choose a file (CSV or OneRoster)'),
      new File(['x'], 'oneroster.zip'),
    );
    const rename = await screen.findByRole('checkbox', { name: 'Rename Bobbie L. to Robert L.' });
    expect((rename as HTMLInputElement).checked).toBe(isChecked);
    await userEvent.click(rename);
    expect((rename as HTMLInputElement).checked).toBe(!isChecked);
  });
});
