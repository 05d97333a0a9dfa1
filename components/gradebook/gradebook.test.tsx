import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { changeGradeRulesAction, setExcusedWeeksAction } from '@/lib/actions/league';
import type { GradebookDto, GradebookRowDto } from '@/lib/data/gradebook/dto';
import type { GradeCell } from '@/lib/domain/class/gradebook';
import { Gradebook } from './gradebook';

jest.mock('@/lib/actions/league', () => ({
  changeGradeRulesAction: jest.fn(),
  setExcusedWeeksAction: jest.fn(),
}));
const copyText = jest.fn();
jest.mock('@/components/forms/copy-text-to-clipboard', () => ({
  copyTextToClipboard: (text: string) => copyText(text),
}));
const router = { refresh: jest.fn() };
jest.mock('next/navigation', () => ({ useRouter: () => router }));

const work = (right: number, late = 0): GradeCell => ({
  kind: 'work',
  right,
  late,
  of: 9,
  graph: false,
});
const row = (
  name: string,
  cells: GradeCell[],
  more: Partial<GradebookRowDto> = {},
): GradebookRowDto => {
  const [firstName = '', last = ''] = name.split(' ');
  return {
    studentId: name,
    name,
    firstName,
    lastInitial: last.slice(0, 1),
    username: null,
    ownReference: null,
    cells,
    excused: { all: false, weeks: [] },
    graphs: 0,
    rubric: null,
    lessons: {
      finished: 0,
      firstTry: 0,
      steps: 0,
      lastAnswers: { wholeNumber: 0, numerator: 0, denominator: 1 },
    },
    tries: 0,
    mvp: 0,
    ...more,
  };
};
const EMMAS = ['emma.j.fox21', 'emma.j.owl55'].map((username, index) =>
  row(`Emma J. · ${username}`, [work(9), work(9 - 5 * index)], {
    firstName: 'Emma',
    lastInitial: 'J',
    username,
  }),
);
const BOOK: GradebookDto = {
  leagueId: 'l1',
  leagueName: 'Room 12',
  latestWeek: 2,
  week: 2,
  dueDays: [null, null],
  rules: { late: 'full', graph: false, outOf: 10 },
  excusedWeeks: [],
  canChange: true,
  rows: [
    row('Ada L.', [{ kind: 'blank' }, work(0)]),
    row('Bo K.', [work(9, 2), { kind: 'excused' }], {
      ownReference: '10022',
      rubric: { points: 9, possible: 12 },
      graphs: 1,
    }),
    row('Dylan P.', [work(9), work(7)]),
    ...EMMAS,
  ],
  unreadable: ['Sam'],
};

beforeEach(() => {
  window.localStorage.clear();
  copyText.mockReset().mockResolvedValue(true);
  router.refresh.mockReset();
  for (const action of [changeGradeRulesAction, setExcusedWeeksAction])
    jest.mocked(action).mockReset();
});

const button = (name: string | RegExp) => screen.getByRole('button', { name });
const press = (name: string | RegExp) => userEvent.click(button(name));
const cellsOf = (name: string) =>
  within(screen.getByRole('row', { name: new RegExp(`^${name}`) }))
    .getAllByRole('cell')
    .map(({ textContent }) => textContent);

async function paste(names: string): Promise<void> {
  await userEvent.click(await screen.findByLabelText('Names in my gradebook'));
  await userEvent.paste(names);
  await press('Find my students');
}

describe('the table', () => {
  it('says right steps, late, and excused, and leaves blank what is not the student’s', () => {
    render(<Gradebook account="ms-rivera" book={BOOK} initialView="steps" />);
    expect(cellsOf('Ada L')).toEqual(['', '', '0/9', '', '', '0', '0', 'Excuse Ada L.']);
    expect(cellsOf('Bo K')).toEqual([
      '10022',
      '9/9 late',
      'excused',
      '1 · rated 9/12',
      '',
      '0',
      '0',
      'Excuse Bo K.',
    ]);
    expect(screen.getByRole('rowheader', { name: 'Sam' })).toBeVisible();
  });

  it('shows percent or points of the same weeks, and takes the view along to the file', async () => {
    render(<Gradebook account="ms-rivera" book={BOOK} initialView="steps" />);
    await press('Percent');
    expect(cellsOf('Dylan P').slice(1, 4)).toEqual(['100%', '78%', '89%']);
    await press('Points');
    expect(cellsOf('Dylan P').slice(1, 4)).toEqual(['10', '7.8', '8.9']);
    expect(screen.getByRole('link', { name: 'CSV' })).toHaveAttribute(
      'href',
      '/api/leagues/l1/gradebook.csv?show=points',
    );
  });

  it('of a season that is over can be read and not changed', () => {
    render(
      <Gradebook account="ms-rivera" book={{ ...BOOK, canChange: false }} initialView="steps" />,
    );
    expect(screen.queryByRole('button', { name: /What counts|Excuse/ })).not.toBeInTheDocument();
  });
});

describe('what a teacher sets', () => {
  it('keeps what was typed when the points are refused, and says why at the box', async () => {
    const why = 'Please type a whole number from 1 to 1,000.';
    jest
      .mocked(changeGradeRulesAction)
      .mockResolvedValueOnce({
        ok: false,
        error: { code: 'invalid-input', message: why, fieldErrors: { outOf: why } },
      })
      .mockResolvedValueOnce({ ok: true, data: { done: true } });
    render(<Gradebook account="ms-rivera" book={BOOK} initialView="steps" />);
    await press('What counts');
    const box = await screen.findByLabelText('Points for a whole week');
    await userEvent.clear(box);
    await userEvent.type(box, '2.5');
    await userEvent.click(screen.getByLabelText(/^A graph of the week/));
    await userEvent.click(screen.getByLabelText('Week 1'));
    await press('Save');
    await waitFor(() => expect(box).toHaveAccessibleDescription(expect.stringContaining(why)));
    expect(box).toHaveValue('2.5');
    await userEvent.clear(box);
    await userEvent.type(box, '20');
    await press('Save');
    const saved = { leagueId: 'l1', late: 'full', graph: true, outOf: 20, excusedWeeks: [1] };
    await waitFor(() => expect(changeGradeRulesAction).toHaveBeenLastCalledWith(saved));
    expect(await screen.findByText('Saved. All numbers follow.')).toBeVisible();
    expect(router.refresh).toHaveBeenCalledTimes(1);
  });

  it('excuses one student from the weeks that are checked', async () => {
    jest.mocked(setExcusedWeeksAction).mockResolvedValue({ ok: true, data: { done: true } });
    render(<Gradebook account="ms-rivera" book={BOOK} initialView="steps" />);
    await press('Excuse Dylan P.');
    const dialog = within(await screen.findByRole('dialog', { name: 'Excuse Dylan P.' }));
    await userEvent.click(dialog.getByLabelText('Week 2'));
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
    expect(setExcusedWeeksAction).toHaveBeenCalledWith({
      leagueId: 'l1',
      studentId: 'Dylan P.',
      all: false,
      weeks: [2],
    });
    expect(await screen.findByText('Saved what Dylan P. is excused from.')).toBeVisible();
  });
});

describe('the week in the teacher’s own order', () => {
  const NAMES = 'Perez, D.\n\nKim, Bo\nZeppelin, Quirin\nJohnson, Emma\nLovelace, Ada';

  it('copies one line for each line of the list, in its order, with numbers and nothing else', async () => {
    render(<Gradebook account="ms-rivera" book={BOOK} initialView="steps" />);
    await paste(NAMES);
    expect(screen.getByText(/^2 names sure, 1 guessed, 2 to choose\./)).toBeVisible();
    await press('Copy week 2, 6 rows');
    // The lines: Dylan, an empty line, Bo (excused), an unknown name, an Emma chosen by the
    // teacher, and Ada.
    expect(copyText).toHaveBeenLastCalledWith('7\n\n\n\n\n0');
    const said =
      'Copied 6 rows. Paste them into your gradebook. Please check the guess below. 2 rows without a student are blank.';
    expect(await screen.findByText(said)).toBeVisible();
    await userEvent.selectOptions(
      screen.getByLabelText('Student for Johnson, Emma'),
      'Emma J. · emma.j.owl55',
    );
    await press('Points');
    expect(screen.queryByText(/^Copied/)).toBeNull();
    await press('Copy week 2, 6 rows');
    expect(copyText).toHaveBeenLastCalledWith('7.8\n\n\n\n4.4\n0');
    expect(screen.getByText(/^Not in your list: Emma J\. · emma\.j\.fox21\.$/)).toBeVisible();
  });

  it('is one button from the next visit on, and forgotten when the teacher says so', async () => {
    const { unmount } = render(<Gradebook account="ms-rivera" book={BOOK} initialView="steps" />);
    await paste(NAMES);
    await userEvent.selectOptions(
      screen.getByLabelText('Student for Johnson, Emma'),
      'Emma J. · emma.j.fox21',
    );
    unmount();
    render(<Gradebook account="ms-rivera" book={{ ...BOOK, week: 1 }} initialView="steps" />);
    await press('Copy week 1, 6 rows');
    expect(copyText).toHaveBeenLastCalledWith('9\n\n9\n\n9\n');
    await press('Paste my names again');
    expect(await screen.findByLabelText('Names in my gradebook')).toHaveValue('');
    expect(JSON.stringify(window.localStorage)).not.toContain('Lovelace');
  });

  it('keeps the keyboard in the panel when what was pressed goes away', async () => {
    render(<Gradebook account="ms-rivera" book={BOOK} initialView="steps" />);
    await paste(NAMES);
    const heading = screen.getByRole('heading', { name: 'Copy week 2 in my order' });
    expect(heading).toHaveFocus();
    await press('Paste my names again');
    expect(heading).toHaveFocus();
  });

  it('sends no name anywhere', async () => {
    render(<Gradebook account="ms-rivera" book={BOOK} initialView="steps" />);
    await paste(NAMES);
    expect(screen.getByText(/Your names are only in this browser/)).toBeVisible();
    for (const action of [changeGradeRulesAction, setExcusedWeeksAction])
      expect(action).not.toHaveBeenCalled();
    expect(router.refresh).not.toHaveBeenCalled();
  });

  it('corrects a match that was sure, and warns where one student is in two lines', async () => {
    render(<Gradebook account="ms-rivera" book={BOOK} initialView="steps" />);
    await paste('Lovelace, Ada\nKim, Bo');
    await press('Change matches');
    await userEvent.selectOptions(screen.getByLabelText('Student for Lovelace, Ada'), 'Bo K.');
    expect(screen.getAllByText('In two lines')).toHaveLength(2);
    await userEvent.selectOptions(screen.getByLabelText('Student for Lovelace, Ada'), 'Dylan P.');
    await press('Copy week 2, 2 rows');
    expect(copyText).toHaveBeenLastCalledWith('7\n');
  });

  it('remembers each line that the teacher chose, not just the last', async () => {
    render(<Gradebook account="ms-rivera" book={BOOK} initialView="steps" />);
    await paste('Zeppelin, Quirin\nJohnson, Emma');
    await userEvent.selectOptions(
      screen.getByLabelText('Student for Zeppelin, Quirin'),
      'Dylan P.',
    );
    await userEvent.selectOptions(
      screen.getByLabelText('Student for Johnson, Emma'),
      'Emma J. · emma.j.owl55',
    );
    await press('Copy week 2, 2 rows');
    expect(copyText).toHaveBeenLastCalledWith('7\n4');
  });

  it.each(['not json', '{"lines":[1,2]}', '{"lines":["Lovelace, Ada"],"chosen":{"0":5}}'])(
    'survives anything in the notebook: %s',
    async (stored) => {
      window.localStorage.setItem('fraction-league:gradebook-names:ms-rivera:l1', stored);
      render(<Gradebook account="ms-rivera" book={BOOK} initialView="steps" />);
      expect(
        await screen.findByRole('button', { name: /^(Find my students|Copy week 2, 1 row)$/ }),
      ).toBeVisible();
    },
  );

  it('keeps the lists of two teachers who share a browser apart', async () => {
    const { unmount } = render(<Gradebook account="ms-rivera" book={BOOK} initialView="steps" />);
    await paste('Lovelace, Ada');
    unmount();
    const other = render(<Gradebook account="mx-adeyemi" book={BOOK} initialView="steps" />);
    await paste('Kim, Bo\nJohnson, Emma');
    other.unmount();
    render(<Gradebook account="ms-rivera" book={BOOK} initialView="steps" />);
    expect(await screen.findByRole('button', { name: 'Copy week 2, 1 row' })).toBeVisible();
  });

  it('asks for names where none were pasted', async () => {
    render(<Gradebook account="ms-rivera" book={BOOK} initialView="steps" />);
    await paste(' \n ');
    expect(screen.getByText('Please paste at least one name.')).toBeVisible();
  });
});
