import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  addStudentsAction,
  lookAtSchoolRosterAction,
  renameStudentAction,
  saveSchoolClassAction,
} from '@/lib/actions/class-roster';
import type { SchoolClassDto } from '@/lib/data/class-roster/dto';
import type { SchoolRosterDto } from '@/lib/data/school-roster/dto';
import { SchoolRoster } from './school-roster';

jest.mock('@/lib/actions/class-roster', () => ({
  addStudentsAction: jest.fn(),
  bringBackStudentAction: jest.fn(),
  changeOwnReferencesAction: jest.fn(),
  lookAtSchoolRosterAction: jest.fn(),
  moveStudentAction: jest.fn(),
  removeStudentAction: jest.fn(),
  renameStudentAction: jest.fn(),
  saveSchoolClassAction: jest.fn(),
}));
const refresh = jest.fn();
jest.mock('next/navigation', () => ({ useRouter: () => ({ push: jest.fn(), refresh }) }));

const look = jest.mocked(lookAtSchoolRosterAction);
const save = jest.mocked(saveSchoolClassAction);
const rename = jest.mocked(renameStudentAction);
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));

const LINKED: SchoolClassDto = {
  ...{ title: 'Math 6', looked: 'Nov 26, 2:30 AM', problem: null },
  ...{ fresh: 0, moved: 0, renamed: 1, added: 0 },
};
const listed = (id: string, firstName: string) => ({
  id,
  names: [{ firstName, lastInitial: 'K' }],
  references: [],
});
const found = (schoolClassId?: string): SchoolRosterDto => ({
  roster: {
    classes: [
      {
        ...{ id: 'c2', title: 'Math 6', schoolId: 's', termId: 't', period: '', problems: [] },
        students: [listed('s1', 'Bobby'), listed('s2', 'Cy')],
      },
    ],
    rows: 2,
    leftOut: { adult: 1, gone: 0 },
  },
  compare: {
    classes: [{ id: 'l0', name: 'Room 12', period: '', schoolClassId }],
    members: ['Robert', 'Cy'].map((firstName, at) => ({
      ...{ studentId: firstName, leagueId: 'l0', isRemoved: false, firstName, lastInitial: 'K' },
      ...{ username: null, ownReference: null },
      atSchool: { id: `s${at + 1}`, firstName, lastInitial: 'K' },
    })),
  },
});
const show = (linked: SchoolClassDto | null) =>
  render(<SchoolRoster leagueId="l0" students={[]} linked={linked} />);

beforeEach(() => {
  save.mockReset().mockResolvedValue({ ok: true, data: { done: true } });
  rename.mockReset().mockResolvedValue({
    ok: true,
    data: { firstName: 'Bobby', lastInitial: 'K' },
  });
  look.mockReset().mockResolvedValue({ ok: true, data: found('c2') });
  refresh.mockReset();
});

const SAVED = {
  leagueId: 'l0',
  schoolClass: { id: 'c2', title: 'Math 6', schoolId: 's', termId: 't' },
  students: [
    { firstName: 'Bobby', lastInitial: 'K', studentId: 'Robert', schoolId: 's1' },
    { firstName: 'Cy', lastInitial: 'K', studentId: 'Cy', schoolId: 's2' },
  ],
};

it('shows a changed name, and changes it at the teacher’s press', async () => {
  show(LINKED);
  expect(screen.getByText('New there: 1 new name.')).toBeVisible();
  await press('Look for changes at the school’s roster');
  expect(await screen.findByLabelText('Rename Robert K. to Bobby K.')).toBeChecked();
  expect(rename).not.toHaveBeenCalled();
  await press('Change 1 student');
  expect(await screen.findByText('1 student changed.')).toBeVisible();
  expect(rename).toHaveBeenCalledWith({
    ...{ leagueId: 'l0', studentId: 'Robert', firstName: 'Bobby', lastInitial: 'K' },
  });
  expect(save).toHaveBeenCalledWith(SAVED);
  expect(addStudentsAction).not.toHaveBeenCalled();
});

it('keeps a name that the teacher keeps, and remembers what the school says', async () => {
  show(LINKED);
  await press('Look for changes at the school’s roster');
  await userEvent.click(await screen.findByLabelText('Rename Robert K. to Bobby K.'));
  await press('Save these links');
  expect(await screen.findByText('The links are saved.')).toBeVisible();
  expect(rename).not.toHaveBeenCalled();
  expect(save).toHaveBeenCalledWith(SAVED);
});

it('removes the link of a class that is left out', async () => {
  show(LINKED);
  await press('Look for changes at the school’s roster');
  await userEvent.selectOptions(await screen.findByLabelText('Your class for Math 6'), '');
  await press('Save these links');
  expect(await screen.findByText('The links are saved.')).toBeVisible();
  expect(save).toHaveBeenCalledWith({ leagueId: 'l0', schoolClass: null, students: [] });
});

it('says why the roster couldn’t be read, by night and at a press', async () => {
  look.mockResolvedValue({
    ok: false,
    error: { code: 'unavailable', message: 'It doesn’t answer.' },
  } as never);
  show({ ...LINKED, problem: { why: 'refused', at: 'Nov 27, 2:30 AM' } });
  expect(screen.getByText(/doesn’t let this app in.*\(Nov 27, 2:30 AM\)/)).toBeVisible();
  await press('Look for changes at the school’s roster');
  expect(within(await screen.findByRole('alert')).getByText('It doesn’t answer.')).toBeVisible();
});
