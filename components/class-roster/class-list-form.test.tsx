import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { addStudentsAction } from '@/lib/actions/class-roster';
import type { LoginCardDto } from '@/lib/data/class-roster/dto';
import { deleteLoginCards, readLoginCards, saveClassListLines } from './card-memory';
import { ClassListForm } from './class-list-form';
import { readListFile } from './read-list-file';

jest.mock('@/lib/actions/class-roster', () => ({ addStudentsAction: jest.fn() }));
// jsdom has no TextDecoder; `read-list-file.test.ts` covers it.
jest.mock('./read-list-file', () => ({ readListFile: jest.fn() }));
const push = jest.fn();
jest.mock('next/navigation', () => ({ useRouter: () => ({ push, refresh: jest.fn() }) }));

const add = jest.mocked(addStudentsAction);
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
  };
}
const ADA = { firstName: 'Ada', lastInitial: 'L', ownReference: null };
const show = (present: Parameters<typeof ClassListForm>[0]['present'] = []) =>
  render(<ClassListForm leagueId="l1" present={present} />);

beforeEach(() => {
  push.mockReset();
  deleteLoginCards();
  saveClassListLines([]);
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
    expect(readLoginCards('l1')).toHaveLength(3);
    expect(readLoginCards('another league')).toBeNull();
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

  it('asks about a reference that someone in the class has under another name', async () => {
    show([{ firstName: 'Bob', lastInitial: 'K', ownReference: '10044' }]);
    await paste('ID,Name\n10044,"Kim, Robert"\n10045,"Chen, Bo"');
    const name = '10044 is Bob K. in this class already. Is Robert K. on line 2 the same student?';
    expect(screen.getByRole('group', { name })).toBeVisible();
    expect(kept()).toEqual(['Bo C.10045']);
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
    show([ADA]);
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
    show([ADA]);
    await paste('Ada L\nBo C\nBo C\nLopez, Cy\nLopez, Cy M.');
    const ada = screen.getByRole('group', { name: /Ada L\. is in this class already. Is line 1/ });
    const bo = screen.getByRole('group', {
      name: 'Lines 2 and 3 are both Bo C. Are they the same student?',
    });
    const cy = screen.getByRole('group', {
      name: 'Lines 4 and 5 are both Cy L. Are they the same student?',
    });
    expect(within(ada).getByRole('radio', { name: /Same/ })).toBeChecked();
    expect(within(bo).getByRole('radio', { name: /Same/ })).toBeChecked();
    expect(within(cy).getByRole('radio', { name: /Another/ })).toBeChecked();
    expect(await button('Make 3 cards')).toBeVisible();
    await userEvent.click(within(bo).getByRole('radio', { name: /Another/ }));
    expect(await button('Make 4 cards')).toBeVisible();
    await userEvent.click(within(ada).getByRole('radio', { name: /Another/ }));
    expect(await button('Make 5 cards')).toBeVisible();
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
    expect(readLoginCards('l1')).toHaveLength(23);
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
    jest.mocked(readListFile).mockResolvedValue('Last name,First name\nLópez,José\n');
    show();
    await userEvent.upload(
      screen.getByLabelText('Choose a file (CSV)'),
      new File(['x'], 'users.csv', { type: 'text/csv' }),
    );
    await screen.findByRole('heading', { name: 'Check the class list' });
    expect(kept()).toEqual(['José L.']);
  });

  it('says of a workbook that it cannot be read', async () => {
    jest.mocked(readListFile).mockResolvedValue(null);
    show();
    await userEvent.upload(
      screen.getByLabelText('Choose a file (CSV)'),
      new File(['x'], 'class.csv'),
    );
    expect(await screen.findByText(/We can’t read this file. Save it as CSV/)).toBeVisible();
  });
});
