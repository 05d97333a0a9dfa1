import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { changeCalendarAction, previewCalendarChangeAction } from '@/lib/actions/calendar';
import type { LeagueCalendarDto } from '@/lib/data/calendar/dto';
import { CloseLatestWeekButton } from './calendar-buttons';
import { CalendarStatusPanels } from './calendar-status-panels';

jest.mock('@/lib/actions/calendar', () => ({
  changeCalendarAction: jest.fn(),
  previewCalendarChangeAction: jest.fn(),
}));
jest.mock('next/navigation', () => ({ useRouter: () => ({ refresh: jest.fn() }) }));

const change = jest.mocked(changeCalendarAction);
const preview = jest.mocked(previewCalendarChangeAction);
const WEEK_2_CAN_OPEN: LeagueCalendarDto = {
  leagueId: 'room-12',
  name: 'Room 12',
  kind: 'replay',
  statisticsSeason: 2025,
  isPast: false,
  week: 1,
  dueText: null,
  isDue: false,
  next: { week: 2, text: 'when you press', byItself: false },
  pausedText: null,
  pauseSentence: '',
  weeks: [],
  schoolWeeks: [],
  daysOff: [],
  soon: [],
  holidays: [],
  classes: [],
  plan: { openings: [], deadlines: [], text: '' },
  zoneText: '',
  endsText: null,
  moreDays: null,
  open: 2,
  undo: null,
  ending: null,
  feed: null,
};
const SAYS = { sentences: ['Lineups for week 2 lock now, for all 24 students.'], refusal: null };

beforeEach(() => {
  change.mockReset().mockResolvedValue({ ok: true, data: { week: 2 } });
  preview.mockReset().mockResolvedValue({ ok: true, data: SAYS });
});

it('leads to the page that opens the next week', () => {
  render(<CalendarStatusPanels calendar={WEEK_2_CAN_OPEN} />);
  expect(screen.getByRole('link', { name: 'Open week 2 now' })).toHaveAttribute(
    'href',
    '/teacher/leagues/room-12/calendar/open',
  );
});

it('says first what closing a week does, changes nothing at "Not now", and asks once', async () => {
  render(
    <CloseLatestWeekButton leagueId="room-12" undo={{ week: 1, text: 'No one has answered.' }} />,
  );
  const ask = async () => {
    await userEvent.click(screen.getByRole('button', { name: 'Close week 1 again' }));
    return within(await screen.findByRole('dialog', { name: 'Close week 1 again?' }));
  };
  const dialog = await ask();
  expect(dialog.getByText(SAYS.sentences[0] ?? '')).toBeVisible();
  await userEvent.click(dialog.getByRole('button', { name: 'Not now' }));
  expect(change).not.toHaveBeenCalled();
  await userEvent.click((await ask()).getByRole('button', { name: 'Close week 1' }));
  expect(change.mock.calls).toEqual([
    [{ leagueId: 'room-12', change: { kind: 'undo-week', week: 1 } }],
  ]);
  expect(await screen.findByText('Week 1 is closed again.')).toBeVisible();
});

it('a refusal is said where the button is, and nothing is asked', async () => {
  preview.mockResolvedValue({
    ok: true,
    data: { sentences: [], refusal: 'Someone has already answered.' },
  });
  render(<CloseLatestWeekButton leagueId="room-12" undo={{ week: 1, text: '' }} />);
  await userEvent.click(screen.getByRole('button', { name: 'Close week 1 again' }));
  expect(await screen.findByText('Someone has already answered.')).toBeVisible();
  expect(screen.queryByRole('dialog')).toBeNull();
});
