import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ClassPart, IfMay } from '@/components/ui/class-part';
import { changeAdultAction, inviteAdultAction, removeAdultAction } from '@/lib/actions/league';
import type { ClassPeopleDto } from '@/lib/data/league/dto';
import { PeopleBoard } from './people-board';

jest.mock('next/navigation', () => ({
  useRouter: () => ({ refresh: jest.fn(), push: jest.fn() }),
}));
jest.mock('@/lib/actions/league', () => ({
  changeAdultAction: jest.fn(),
  inviteAdultAction: jest.fn(),
  leaveClassAction: jest.fn(),
  offerClassAction: jest.fn(),
  removeAdultAction: jest.fn(),
  takeBackAdultInvitationAction: jest.fn(),
  takeOverClassAction: jest.fn(),
}));

const DONE = { ok: true, data: { done: true } } as const;
const PEOPLE: ClassPeopleDto = {
  leagueId: 'room-12',
  role: 'owner',
  canChange: true,
  today: '2026-11-23',
  owner: { name: 'Ms Rivera' },
  adults: [
    {
      accountId: 'sub',
      name: 'Mrs Adeyemi',
      isYou: false,
      role: 'substitute',
      lastDay: '2026-11-25',
      lastDayText: 'November 25, 2026',
      isOver: false,
      isAskedToTakeOver: false,
    },
  ],
  isUnreadable: false,
  invitations: [],
  ownClassIds: ['room-12', 'room-13'],
};
const AS_AIDE: ClassPeopleDto = {
  ...PEOPLE,
  role: 'aide',
  canChange: false,
  ownClassIds: [],
  adults: [
    ...PEOPLE.adults,
    {
      accountId: 'novak',
      name: 'Ms Novak',
      isYou: true,
      role: 'aide',
      lastDay: null,
      lastDayText: null,
      isOver: false,
      isAskedToTakeOver: false,
    },
  ],
};
const row = (name: string) => within(screen.getByRole('row', { name: new RegExp(name) }));

it('the owner changes a part with one save, and takes someone out after being asked once more', async () => {
  jest.mocked(changeAdultAction).mockResolvedValue(DONE);
  jest.mocked(removeAdultAction).mockResolvedValue(DONE);
  render(<PeopleBoard people={PEOPLE} />);
  await userEvent.click(row('Mrs Adeyemi').getByRole('button', { name: 'Take out: Mrs Adeyemi' }));
  expect(removeAdultAction).not.toHaveBeenCalled();
  await userEvent.click(screen.getByRole('button', { name: 'Take out' }));
  expect(removeAdultAction).toHaveBeenCalledWith({ leagueId: 'room-12', accountId: 'sub' });
  expect(document.activeElement).toHaveTextContent('That person is out.');

  await userEvent.selectOptions(row('Mrs Adeyemi').getByRole('combobox'), 'aide');
  await userEvent.click(row('Mrs Adeyemi').getByRole('button', { name: 'Save: Mrs Adeyemi' }));
  expect(changeAdultAction).toHaveBeenCalledWith({
    leagueId: 'room-12',
    accountId: 'sub',
    role: 'aide',
    lastDay: '2026-11-25',
  });
});

it('a substitute for all classes is one invitation, and the link to hand over is shown', async () => {
  const link = 'https://league.example/invitation?token=secret';
  jest.mocked(inviteAdultAction).mockResolvedValue({ ok: true, data: { email: 'x@y.org', link } });
  render(<PeopleBoard people={PEOPLE} />);
  await userEvent.type(screen.getByLabelText('Email address'), 'x@y.org');
  await userEvent.type(screen.getByLabelText('Last day'), '2026-12-02');
  await userEvent.click(screen.getByRole('radio', { name: 'All 2' }));
  await userEvent.click(screen.getByRole('button', { name: 'Send the link' }));
  expect(inviteAdultAction).toHaveBeenCalledWith({
    leagueIds: ['room-12', 'room-13'],
    email: 'x@y.org',
    role: 'substitute',
    lastDay: '2026-12-02',
  });
  expect(await screen.findByText(link)).toBeVisible();
});

it('an aide sees who is here and can leave, and nothing else', () => {
  render(<PeopleBoard people={AS_AIDE} />);
  expect(screen.queryByRole('combobox')).toBeNull();
  expect(screen.queryByLabelText('Email address')).toBeNull();
  expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
    'Leave this class',
  ]);
});

it.each([
  ['owner', ['look', 'run', 'manage', 'own']],
  ['co-teacher', ['look', 'run', 'manage']],
  ['substitute', ['look', 'run']],
  ['aide', ['look']],
] as const)('the page of %s shows what %j', (role, shown) => {
  render(
    <ClassPart role={role}>
      {(['look', 'run', 'manage', 'own'] as const).map((needs) => (
        <IfMay key={needs} needs={needs}>
          <button type="button">{needs}</button>
        </IfMay>
      ))}
    </ClassPart>,
  );
  expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(shown);
});
