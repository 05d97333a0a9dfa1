import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { changeCalendarAction } from '@/lib/actions/calendar';
import type { WeekOpeningEffectsDto, WeekOpeningPreviewDto } from '@/lib/data/calendar/dto';
import { OpenNextWeekInClassesForm } from './open-next-week-in-classes-form';

jest.mock('@/lib/actions/calendar', () => ({
  changeCalendarAction: jest.fn(),
  previewCalendarChangeAction: jest.fn(),
}));
jest.mock('next/navigation', () => ({ useRouter: () => ({ refresh: jest.fn() }) }));

const change = jest.mocked(changeCalendarAction);

const opening = (students: number): WeekOpeningEffectsDto => ({
  students,
  lineups: `Lineups lock now, for all ${students} students.`,
  earlier: '3 students are still at work.',
  sees: 'Students see the box scores.',
  currentWeek: 6,
  moreDays: { days: 2, text: 'Two more school days', earlier: 'They are on time up to Tuesday.' },
  dues: [
    { days: 1, day: 'Fri, Nov 27', sentence: 'That’s 2 school days.', later: [] },
    { days: 2, day: 'Mon, Nov 30', sentence: 'That’s 3 school days.', later: ['Week 8 moves.'] },
  ],
});
const OPENING: WeekOpeningPreviewDto = {
  leagueId: 'room-2',
  week: 7,
  byItself: 'It would open by itself tomorrow.',
  classes: [
    { leagueId: 'room-2', name: 'Room 2', period: '2', stateText: 'week 6', opening: opening(30) },
    { leagueId: 'room-1', name: 'Room 1', period: '1', stateText: 'week 6', opening: opening(24) },
    { leagueId: 'room-4', name: 'Room 4', period: '4', stateText: 'with the NFL', opening: null },
  ],
};
const facts = (name: string) => screen.queryByRole('region', { name: `What happens in ${name}` });
const press = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }));

beforeEach(() => change.mockReset().mockResolvedValue({ ok: true, data: { week: 7 } }));

it('says what happens in each class that is chosen, and opens them one by one', async () => {
  render(<OpenNextWeekInClassesForm opening={OPENING} />);
  expect([facts('Room 2'), facts('Room 1')]).toEqual([expect.anything(), null]);
  expect(screen.getByRole('button', { name: 'Open week 7 for 30' })).toBeVisible();
  expect(screen.queryByRole('checkbox', { name: /Room 4/ })).toBeNull();
  await userEvent.click(screen.getByRole('checkbox', { name: /Room 1/ }));
  const [second, first] = [facts('Room 2'), facts('Room 1')] as [HTMLElement, HTMLElement];
  expect(within(first).getByText(/for all 24 students/)).toBeVisible();
  await userEvent.selectOptions(within(first).getByRole('combobox'), 'Mon, Nov 30');
  expect(within(first).getByText('Week 8 moves.')).toBeVisible();
  expect(within(second).queryByText('Week 8 moves.')).toBeNull();
  await userEvent.click(within(first).getByRole('checkbox', { name: 'Two more school days' }));
  expect(within(first).getByText('They are on time up to Tuesday.')).toBeVisible();
  expect(within(second).getByText('3 students are still at work.')).toBeVisible();
  expect(change).not.toHaveBeenCalled();

  await press('Open week 7 for 54');
  await waitFor(() =>
    expect(change.mock.calls.map(([input]) => input)).toEqual([
      { leagueId: 'room-2', change: { kind: 'open-week', week: 7, days: 1 } },
      { leagueId: 'room-1', change: { kind: 'open-week', week: 7, days: 2, earlierDays: 2 } },
    ]),
  );
  expect(await screen.findAllByText('Week 7 is open.')).toHaveLength(2);
  expect(screen.queryByRole('button', { name: /^Open week/ })).toBeNull();
  expect(screen.getAllByText('Week 7 is open.')[0]?.closest('ul')).toHaveFocus();
});

it('says of each class what came of it, and tries again only where it failed', async () => {
  change.mockResolvedValueOnce({
    ok: false,
    error: { code: 'not-allowed', message: 'This class is paused.' },
  });
  const { rerender } = render(<OpenNextWeekInClassesForm opening={OPENING} />);
  await userEvent.click(screen.getByRole('checkbox', { name: /Room 1/ }));
  await press('Open week 7 for 54');
  expect(await screen.findByText('This class is paused.')).toBeVisible();
  expect(await screen.findAllByText('Week 7 is open.')).toHaveLength(1);
  // The refreshed page describes the week after.
  rerender(<OpenNextWeekInClassesForm opening={{ ...OPENING, week: 8 }} />);
  change.mockClear();
  await press('Open week 7 for 30');
  expect(change.mock.calls.map(([{ leagueId }]) => leagueId)).toEqual(['room-2']);
  expect(await screen.findAllByText('Week 7 is open.')).toHaveLength(2);
});

it('opens nothing where no class is chosen, nor where there is no week', async () => {
  const { rerender } = render(<OpenNextWeekInClassesForm opening={OPENING} />);
  await userEvent.click(screen.getByRole('checkbox', { name: /Room 2/ }));
  expect(screen.queryByRole('button', { name: /^Open week/ })).toBeNull();
  rerender(<OpenNextWeekInClassesForm key="none" opening={{ ...OPENING, week: null }} />);
  expect(screen.getByText(/^There’s no week to open now/)).toBeVisible();
  expect(screen.queryByRole('checkbox')).toBeNull();
});
