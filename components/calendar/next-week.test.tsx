import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { changeCalendarAction, previewCalendarAction } from '@/lib/actions/calendar';
import { NextWeek } from './next-week';

jest.mock('@/lib/actions/calendar', () => ({
  changeCalendarAction: jest.fn(),
  previewCalendarAction: jest.fn(),
}));
jest.mock('next/navigation', () => ({ useRouter: () => ({ refresh: jest.fn() }) }));

const change = jest.mocked(changeCalendarAction);
const preview = jest.mocked(previewCalendarAction);
const SAYS = { sentences: ['Lineups for week 2 lock now, for all 24 students.'], refusal: null };

beforeEach(() => {
  change.mockReset().mockResolvedValue({ ok: true, data: { week: 2 } });
  preview.mockReset().mockResolvedValue({ ok: true, data: SAYS });
});

it.each([
  ['Open week 2 now', 'Open week 2', 'open-week', 'Week 2 is open.'],
  ['Close week 1 again', 'Close week 1', 'undo-week', 'Week 1 is closed again.'],
] as const)(
  '"%s" says first what it does, changes nothing at "Not now", and asks once',
  async (button, confirm, kind, done) => {
    render(
      <NextWeek leagueId="room-12" open={2} undo={{ week: 1, text: 'No one has answered.' }} />,
    );
    const ask = async () => {
      await userEvent.click(screen.getByRole('button', { name: button }));
      return within(await screen.findByRole('dialog', { name: new RegExp(`^${button}`) }));
    };
    const dialog = await ask();
    expect(dialog.getByText(SAYS.sentences[0] ?? '')).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Not now' }));
    expect(change).not.toHaveBeenCalled();
    await userEvent.click((await ask()).getByRole('button', { name: confirm }));
    expect(change.mock.calls).toEqual([
      [{ leagueId: 'room-12', change: { kind, week: kind === 'open-week' ? 2 : 1 } }],
    ]);
    expect(await screen.findByText(done)).toBeVisible();
  },
);

it('a refusal is said where the button is, and nothing is asked', async () => {
  preview.mockResolvedValue({
    ok: true,
    data: { sentences: [], refusal: 'Someone has already answered.' },
  });
  render(<NextWeek leagueId="room-12" open={null} undo={{ week: 1, text: '' }} />);
  await userEvent.click(screen.getByRole('button', { name: 'Close week 1 again' }));
  expect(await screen.findByText('Someone has already answered.')).toBeVisible();
  expect(screen.queryByRole('dialog')).toBeNull();
});
