import { fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ClassRoleProvider, IfAllowedInClass } from '@/components/ui/class-role';
import {
  changeAdultRoleAction,
  declineClassOwnershipAction,
  inviteAdultAction,
  removeAdultAction,
  takeOverClassAction,
} from '@/lib/actions/league';
import type { ClassAdultsDto } from '@/lib/data/league/dto';
import { ClassAdultBoard } from './class-adult-board';

const mockRefresh = jest.fn();
jest.mock('next/navigation', () => ({
  useRouter: () => ({ refresh: mockRefresh, push: jest.fn() }),
}));
jest.mock('@/lib/actions/league', () => ({
  changeAdultRoleAction: jest.fn(),
  declineClassOwnershipAction: jest.fn(),
  inviteAdultAction: jest.fn(),
  leaveClassAction: jest.fn(),
  offerClassOwnershipAction: jest.fn(),
  removeAdultAction: jest.fn(),
  takeBackAdultInvitationAction: jest.fn(),
  takeOverClassAction: jest.fn(),
}));

const DONE = { ok: true, data: { done: true } } as const;
const PEOPLE: ClassAdultsDto = {
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
      firstDay: null,
      firstDayText: null,
      lastDay: '2026-11-25',
      lastDayText: 'November 25, 2026',
      isOver: false,
      isAskedToTakeOver: false,
      periods: ['2'],
    },
  ],
  isUnreadable: false,
  invitations: [],
  ownClasses: [
    { id: 'room-12', period: '2' },
    { id: 'room-13', period: '5' },
  ],
};
const AS_AIDE: ClassAdultsDto = {
  ...PEOPLE,
  role: 'aide',
  canChange: false,
  ownClasses: [],
  adults: [
    ...PEOPLE.adults,
    {
      accountId: 'novak',
      name: 'Ms Novak',
      isYou: true,
      role: 'aide',
      firstDay: null,
      firstDayText: null,
      lastDay: null,
      lastDayText: null,
      isOver: false,
      isAskedToTakeOver: false,
      periods: [],
    },
  ],
};
const row = (name: string) => within(screen.getByRole('row', { name: new RegExp(name) }));

it('the owner changes a part with one save, and takes someone out after being asked once more', async () => {
  jest.mocked(changeAdultRoleAction).mockResolvedValue(DONE);
  jest.mocked(removeAdultAction).mockResolvedValue(DONE);
  render(<ClassAdultBoard people={PEOPLE} />);
  expect(row('Ms Rivera').getByRole('cell', { name: 'all 2' })).toBeVisible();
  expect(row('Mrs Adeyemi').getByRole('cell', { name: 'Period 2' })).toBeVisible();
  await userEvent.click(row('Mrs Adeyemi').getByRole('button', { name: 'Take out: Mrs Adeyemi' }));
  expect(removeAdultAction).not.toHaveBeenCalled();
  await userEvent.click(screen.getByRole('button', { name: 'Take out' }));
  expect(removeAdultAction).toHaveBeenCalledWith({ leagueId: 'room-12', accountId: 'sub' });
  expect(document.activeElement).toHaveTextContent('That person is out.');

  fireEvent.change(row('Mrs Adeyemi').getByLabelText('First day: Mrs Adeyemi'), {
    target: { value: '2026-11-24' },
  });
  await userEvent.selectOptions(row('Mrs Adeyemi').getByRole('combobox'), 'aide');
  await userEvent.click(row('Mrs Adeyemi').getByRole('button', { name: 'Save: Mrs Adeyemi' }));
  expect(changeAdultRoleAction).toHaveBeenCalledWith({
    leagueId: 'room-12',
    accountId: 'sub',
    role: 'aide',
    firstDay: '2026-11-24',
    lastDay: '2026-11-25',
  });
});

const LINK = 'https://league.example/invitation?token=secret';
const invited = (role: 'substitute' | 'aide', link: string | null) =>
  jest.mocked(inviteAdultAction).mockResolvedValue({
    ok: true,
    data: {
      email: 'x@y.org',
      link,
      part: { role, by: 'Ms Rivera', classes: ['Room 12'], from: null, until: 'December 2, 2026' },
    },
  });

it('a substitute for all classes is one invitation, and the link to hand over is shown', async () => {
  invited('substitute', LINK);
  render(<ClassAdultBoard people={PEOPLE} />);
  fireEvent.change(screen.getByLabelText('First day'), { target: { value: '2026-11-30' } });
  await userEvent.type(screen.getByLabelText('Email address'), 'x@y.org');
  await userEvent.type(screen.getByLabelText('Last day'), '2026-12-02');
  await userEvent.click(screen.getByRole('radio', { name: 'All 2' }));
  await userEvent.click(screen.getByRole('button', { name: 'Send the link' }));
  expect(inviteAdultAction).toHaveBeenCalledWith({
    leagueIds: ['room-12', 'room-13'],
    email: 'x@y.org',
    role: 'substitute',
    firstDay: '2026-11-30',
    lastDay: '2026-12-02',
  });
  expect(await screen.findByText(LINK, { selector: '.select-all' })).toBeVisible();
});

it.each([
  ['substitute', LINK, true],
  ['substitute', null, true],
  ['aide', LINK, false],
] as const)(
  'for a %s with the link %s there is a sheet to print: %s',
  async (role, link, isThere) => {
    invited(role, link);
    window.print = jest.fn();
    render(<ClassAdultBoard people={PEOPLE} />);
    await userEvent.type(screen.getByLabelText('Email address'), 'x@y.org');
    await userEvent.type(screen.getByLabelText('Last day'), '2026-12-02');
    await userEvent.click(screen.getByRole('button', { name: 'Send the link' }));
    expect(inviteAdultAction).toHaveBeenLastCalledWith(
      // Today needs no first day.
      expect.not.objectContaining({ firstDay: expect.anything() }),
    );
    await screen.findByText(link === null ? 'We sent the link to x@y.org.' : /^Give this link/);
    expect(screen.queryByRole('button', { name: 'Print for the sub' }) !== null).toBe(isThere);
    if (!isThere) return;
    const sheet = (await screen.findByText('For the substitute')).parentElement as HTMLElement;
    expect(sheet).toHaveTextContent('Ms Rivera invites you to Room 12 as a substitute');
    expect(sheet.textContent?.includes(LINK)).toBe(link !== null);
    await userEvent.click(screen.getByRole('button', { name: 'Print for the sub' }));
    expect(window.print).toHaveBeenCalled();
  },
);

it('a part that begins later has its day in a field, and a save keeps that day', async () => {
  jest.mocked(changeAdultRoleAction).mockResolvedValue(DONE);
  const [adult] = PEOPLE.adults;
  const later = { firstDay: '2026-11-24', firstDayText: 'November 24, 2026' };
  render(<ClassAdultBoard people={{ ...PEOPLE, adults: adult ? [{ ...adult, ...later }] : [] }} />);
  expect(row('Mrs Adeyemi').getByLabelText('First day: Mrs Adeyemi')).toHaveValue('2026-11-24');
  await userEvent.selectOptions(row('Mrs Adeyemi').getByRole('combobox'), 'aide');
  await userEvent.click(row('Mrs Adeyemi').getByRole('button', { name: 'Save: Mrs Adeyemi' }));
  expect(changeAdultRoleAction).toHaveBeenLastCalledWith(
    expect.objectContaining({ firstDay: '2026-11-24', lastDay: '2026-11-25' }),
  );
});

it('who is asked to take the class over can say no', async () => {
  jest.mocked(declineClassOwnershipAction).mockResolvedValue(DONE);
  const adults = AS_AIDE.adults.map((adult) => ({
    ...adult,
    role: adult.isYou ? ('co-teacher' as const) : adult.role,
    isAskedToTakeOver: adult.isYou,
  }));
  render(<ClassAdultBoard people={{ ...AS_AIDE, role: 'co-teacher', adults }} />);
  expect(row('Ms Novak').getByText('asked to take over')).toBeVisible();
  expect(row('Mrs Adeyemi').queryByText('asked to take over')).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'No, it stays theirs' }));
  expect(declineClassOwnershipAction).toHaveBeenCalledWith({ leagueId: 'room-12' });
  expect(document.activeElement).toHaveTextContent('You said no.');

  // The owner has taken the question back, so the page that still shows it is fetched again.
  mockRefresh.mockReset();
  jest.mocked(takeOverClassAction).mockResolvedValue({
    ok: false,
    error: { code: 'not-allowed', message: 'Nobody asks.' },
  });
  await userEvent.click(screen.getByRole('button', { name: 'Take this class over' }));
  expect(await screen.findByText('Nobody asks.')).toBeVisible();
  expect(mockRefresh).toHaveBeenCalledTimes(1);
});

it('an aide sees who is here and can leave, and nothing else', () => {
  render(<ClassAdultBoard people={AS_AIDE} />);
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
    <ClassRoleProvider role={role}>
      {(['look', 'run', 'manage', 'own'] as const).map((needs) => (
        <IfAllowedInClass key={needs} needs={needs}>
          <button type="button">{needs}</button>
        </IfAllowedInClass>
      ))}
    </ClassRoleProvider>,
  );
  expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(shown);
});
