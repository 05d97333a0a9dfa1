import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  bringBackStudentAction,
  changeOwnReferencesOfStudentsAction,
} from '@/lib/actions/class-roster';
import { setFormulasOfStudentsAction } from '@/lib/actions/student-record';
import type { EditableStudentDto } from '@/lib/data/class-roster/dto';
import { FormulasForStudentsForm } from './formulas-for-students-form';
import { PasteStudentReferencesForm } from './paste-student-references-form';
import { RemovedStudents } from './removed-students';

const refresh = jest.fn();
jest.mock('next/navigation', () => ({ useRouter: () => ({ refresh }) }));
jest.mock('@/lib/actions/class-roster', () => ({
  bringBackStudentAction: jest.fn(),
  changeOwnReferencesOfStudentsAction: jest.fn(),
}));
jest.mock('@/lib/actions/student-record', () => ({ setFormulasOfStudentsAction: jest.fn() }));
beforeEach(() => jest.clearAllMocks());

const student = (
  studentId: string,
  firstName: string,
  changes: Partial<EditableStudentDto> = {},
): EditableStudentDto => ({
  studentId,
  firstName,
  lastInitial: 'L',
  username: null,
  ownReference: null,
  teamName: null,
  waitingName: null,
  isWaitingShown: false,
  formulaLevel: 1,
  supports: null,
  ...changes,
});
const [ADA, BO] = [student('s1', 'Ada'), student('s2', 'Bo', { ownReference: '10031' })];
const CHOSEN = [ADA, BO].map((each) => ({ ...each, name: `${each.firstName} L.` }));

describe('the formulas of several students', () => {
  const done = jest.fn();
  const show = (more: Partial<Parameters<typeof FormulasForStudentsForm>[0]> = {}) =>
    render(
      <FormulasForStudentsForm
        leagueId="l1"
        latestWeek={6}
        classFormulas={null}
        students={CHOSEN}
        onDone={done}
        {...more}
      />,
    );
  const answered = (
    ...students: {
      studentId: string;
      fromWeek: number | null;
      hasBegun: boolean;
      unreadable?: true;
    }[]
  ) =>
    jest
      .mocked(setFormulasOfStudentsAction)
      .mockResolvedValueOnce({ ok: true, data: { students } });
  const save = () => userEvent.click(screen.getByRole('button', { name: 'Save the formulas' }));

  it('start next week, unless this week is chosen, and what became of each is said', async () => {
    show();
    await save();
    expect(screen.getByText('Please choose the formulas.')).toBeVisible();
    expect(setFormulasOfStudentsAction).not.toHaveBeenCalled();

    await userEvent.click(screen.getByLabelText('Level 2'));
    answered(
      { studentId: 's1', fromWeek: 7, hasBegun: false },
      { studentId: 's2', fromWeek: 7, hasBegun: false },
    );
    await save();
    const sent = { leagueId: 'l1', studentIds: ['s1', 's2'], formulas: 2 };
    expect(setFormulasOfStudentsAction).toHaveBeenLastCalledWith({ ...sent, thisWeek: false });
    expect(done).toHaveBeenLastCalledWith('Saved for 2 students: level 2 from week 7 on.');

    await userEvent.click(screen.getByLabelText(/^This week already/));
    answered(
      { studentId: 's1', fromWeek: 6, hasBegun: false },
      { studentId: 's2', fromWeek: 7, hasBegun: true },
    );
    await save();
    expect(setFormulasOfStudentsAction).toHaveBeenLastCalledWith({ ...sent, thisWeek: true });
    expect(done).toHaveBeenLastCalledWith(
      'Saved for 1 student: level 2 from week 6 on. Bo L. has begun week 6, which stays as it is. There, level 2 starts in week 7.',
    );
  });

  it('start next week for a student whose week can’t be read, and that is said', async () => {
    show();
    await userEvent.click(screen.getByLabelText('Level 2'));
    answered(
      { studentId: 's1', fromWeek: 6, hasBegun: false },
      { studentId: 's2', fromWeek: 7, hasBegun: false, unreadable: true },
    );
    await save();
    expect(done).toHaveBeenLastCalledWith(
      'Saved for 1 student: level 2 from week 6 on. Week 6 of Bo L. can’t be read, so it stays as it is. There, level 2 starts in week 7. Please tell the person who runs this app.',
    );
  });

  it('can be the class’s next set in this week, and only where there is one', async () => {
    show({ classFormulas: 'Fifths' });
    await userEvent.click(screen.getByLabelText('“Fifths” this week already'));
    expect(screen.queryByRole('group', { name: 'From when on?' })).toBeNull();
    answered(
      { studentId: 's1', fromWeek: 6, hasBegun: false },
      { studentId: 's2', fromWeek: 6, hasBegun: false },
    );
    await save();
    expect(setFormulasOfStudentsAction).toHaveBeenCalledWith(
      expect.objectContaining({ formulas: 'class', thisWeek: true }),
    );
  });

  it('say why they were not saved', async () => {
    show({ students: CHOSEN.slice(0, 1) });
    expect(screen.getByLabelText('Level 1')).toBeChecked();
    jest
      .mocked(setFormulasOfStudentsAction)
      .mockResolvedValueOnce({ ok: false, error: { code: 'not-found', message: 'No one here.' } });
    await save();
    expect(await screen.findByText('No one here.')).toBeVisible();
    expect(done).not.toHaveBeenCalled();
  });
});

describe('own references from a list', () => {
  async function paste(text: string) {
    render(<PasteStudentReferencesForm leagueId="l1" students={[ADA, BO]} />);
    await userEvent.click(screen.getByLabelText('Students and your own references'));
    await userEvent.paste(text);
    await userEvent.click(screen.getByRole('button', { name: 'Check the references' }));
  }

  it('are shown before they are saved, and only what belongs to a student is sent', async () => {
    await paste('Lovelace, Ada\t10023\nLane, Bo\t10032\nNobody Known\t10040');
    const rows = within(screen.getByRole('table')).getAllByRole('row').slice(1);
    expect(rows.map((row) => within(row).getByRole<HTMLSelectElement>('combobox').value)).toEqual([
      's1',
      's2',
      '',
    ]);
    expect(rows[1]).toHaveTextContent('Was 10031');
    expect(rows[2]).toHaveTextContent('No one: left out');
    jest
      .mocked(changeOwnReferencesOfStudentsAction)
      .mockResolvedValueOnce({ ok: true, data: { changed: 2 } });
    await userEvent.click(screen.getByRole('button', { name: 'Save 2 references' }));
    expect(changeOwnReferencesOfStudentsAction).toHaveBeenCalledWith({
      leagueId: 'l1',
      references: [
        { studentId: 's1', ownReference: '10023' },
        { studentId: 's2', ownReference: '10032' },
      ],
    });
    expect(await screen.findByText('Saved for 2 students.')).toBeVisible();
  });

  it('are not saved while one student is in two lines', async () => {
    await paste('Ada L. 10023\nBo L. 10032');
    await userEvent.selectOptions(screen.getByLabelText('Student for Bo L.'), 's1');
    expect(screen.getAllByText('This student is in two lines')).toHaveLength(2);
    await userEvent.click(screen.getByRole('button', { name: /^Save/ }));
    expect(changeOwnReferencesOfStudentsAction).not.toHaveBeenCalled();
    await userEvent.selectOptions(screen.getByLabelText('Student for Bo L.'), '');
    expect(screen.getByRole('button', { name: 'Save 1 reference' })).toBeEnabled();
  });

  it('asks for a line where nothing was pasted', async () => {
    render(<PasteStudentReferencesForm leagueId="l1" students={[ADA, BO]} />);
    await userEvent.click(screen.getByRole('button', { name: 'Check the references' }));
    expect(screen.getByText('Please paste at least one line.')).toBeVisible();
  });
});

describe('who was removed', () => {
  const REMOVED = {
    studentId: 's3',
    firstName: 'Ada',
    lastInitial: 'L',
    username: 'ada.l.fox3',
    removed: 'Nov 20',
    keptUntil: 'August 29, 2027',
  };
  const show = (isOpen: boolean) =>
    render(
      <RemovedStudents leagueId="l1" isOpen={isOpen} removed={[REMOVED]} students={[ADA, BO]} />,
    );

  it('is told apart from a classmate, with the day of the end, and comes back at one press', async () => {
    show(true);
    const list = screen.getByRole('region', { name: 'Removed' });
    expect(list).toHaveTextContent('Ada L. · ada.l.fox3, removed Nov 20');
    expect(list).toHaveTextContent('Kept until August 29, 2027');
    jest.mocked(bringBackStudentAction).mockResolvedValueOnce({ ok: true, data: { done: true } });
    await userEvent.click(screen.getByRole('button', { name: 'Bring back Ada L. · ada.l.fox3' }));
    expect(bringBackStudentAction).toHaveBeenCalledWith({ leagueId: 'l1', studentId: 's3' });
    expect(await screen.findByText(/is in the league again/)).toBeVisible();
  });

  it('stays out of a league that takes no one, and the reason is said where it is refused', async () => {
    const { unmount } = show(false);
    expect(screen.queryByRole('button')).toBeNull();
    unmount();
    show(true);
    const message =
      'This class has 150 students, as many as it can hold. Please move someone to another class first.';
    jest
      .mocked(bringBackStudentAction)
      .mockResolvedValueOnce({ ok: false, error: { code: 'limit-reached', message } });
    await userEvent.click(screen.getByRole('button', { name: /^Bring back/ }));
    expect(await screen.findByText(message)).toBeVisible();
  });
});
