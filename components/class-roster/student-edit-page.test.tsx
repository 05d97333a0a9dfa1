import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renameStudentAction } from '@/lib/actions/class-roster';
import type { StudentEditPageDto } from '@/lib/data/class-roster/dto';
import { StudentEditPage } from './student-edit-page';

jest.mock('@/lib/actions/class-roster', () => ({ renameStudentAction: jest.fn() }));
jest.mock('@/lib/actions/student-record', () => ({}));
const refresh = jest.fn();
jest.mock('next/navigation', () => ({ useRouter: () => ({ refresh, replace: jest.fn() }) }));

const changeOf = (firstName: string): StudentEditPageDto => ({
  leagueId: 'l1',
  student: {
    studentId: 's1',
    firstName,
    lastInitial: 'P',
    username: null,
    ownReference: null,
    teamName: null,
    waitingName: null,
    isWaitingShown: false,
    formulaLevel: 1,
    supports: null,
  },
  name: `${firstName} P.`,
  otherLeagues: [],
  latestWeek: 6,
  classFormulas: null,
  mayManage: true,
  isOver: false,
});

it('a corrected name stays in its box as it is kept, and the keyboard stays at the button', async () => {
  jest
    .mocked(renameStudentAction)
    .mockResolvedValue({ ok: true, data: { firstName: 'Dylan', lastInitial: 'P' } });
  const { rerender } = render(<StudentEditPage change={changeOf('Dilan')} />);
  const box = screen.getByLabelText('First name');
  await userEvent.clear(box);
  await userEvent.type(box, ' dylan ');
  const save = screen.getByRole('button', { name: 'Save 1 change' });
  save.focus();
  await userEvent.keyboard('{Enter}');
  expect(await screen.findByText('Dilan P. is called Dylan P. now.')).toBeVisible();
  expect(refresh).toHaveBeenCalled();
  rerender(<StudentEditPage change={changeOf('Dylan')} />);
  expect(screen.getByLabelText('First name')).toHaveValue('Dylan');
  expect(screen.getByRole('button', { name: 'Save' })).toHaveFocus();
});
