import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { SeasonOptionsDto } from '@/lib/data/calendar/dto';
import { SeasonChoice } from './season-choice';

const LIVE = { season: 2026, week: 6, next: 'Tue, Oct 20, 6:00 AM', byItself: true };
const SEASONS: SeasonOptionsDto = {
  live: LIVE,
  replays: [2023, 2024, 2025],
  firstDays: [
    {
      on: null,
      day: 'Wed, Oct 14',
      opens: 'Wed, Oct 14, 9:00 AM',
      due: 'Thu, Oct 15, 3:00 PM',
      next: 'Tue, Oct 20, 6:00 AM',
    },
    {
      on: '2026-10-20',
      day: 'Tue, Oct 20',
      opens: 'Tue, Oct 20, 6:00 AM',
      due: 'Thu, Oct 22, 3:00 PM',
      next: 'Tue, Oct 27, 6:00 AM',
    },
  ],
};

const live = () => screen.getByRole('radio', { name: /Play along with the NFL/ });
const replay = () => screen.getByRole('radio', { name: /Replay a season/ });

it('begins with the live season where its weeks open by themselves', () => {
  render(<SeasonChoice seasons={SEASONS} />);
  expect(live()).toBeChecked();
  expect(screen.getByText(/The next one comes out Tue, Oct 20, 6:00 AM/)).toBeVisible();
});

it('begins with a replay where the live season waits for whoever runs the app, and promises no moment', () => {
  render(<SeasonChoice seasons={{ ...SEASONS, live: { ...LIVE, next: null, byItself: false } }} />);
  expect(replay()).toBeChecked();
  expect(screen.getByText('Week 1 of 2025 opens today.', { exact: false })).toBeVisible();
  expect(screen.queryByText(/The next one comes out/)).toBeNull();
});

it.each([undefined, 'live'] as const)(
  'offers replays alone while the live season isn’t being played, week 1 of the newest first',
  (start) => {
    render(<SeasonChoice seasons={{ ...SEASONS, live: null }} start={start} />);
    expect(screen.queryByText(/Play along/)).toBeNull();
    expect(replay()).toBeChecked();
    expect(screen.getByLabelText('Season')).toHaveValue('2025');
    expect(screen.getByLabelText('Start at')).toHaveValue('1');
    expect(screen.getByText('Week 1 of 2025 opens today.', { exact: false })).toBeVisible();
  },
);

it('lets a class that replays from week 1 wait for its first day, and no other', async () => {
  render(<SeasonChoice seasons={{ ...SEASONS, live: null }} />);
  await userEvent.selectOptions(screen.getByLabelText('First day'), 'Tue, Oct 20');
  expect(screen.getByText(/^Week 1 of 2025 opens Tue, Oct 20, 6:00 AM\./)).toHaveTextContent(
    'It’s due Thu, Oct 22, 3:00 PM, and week 2 opens Tue, Oct 27, 6:00 AM.',
  );
  await userEvent.selectOptions(screen.getByLabelText('Start at'), 'Week 4');
  expect(screen.queryByLabelText('First day')).toBeNull();
  expect(screen.getByText(/^Week 4 of 2025 opens today\./)).toBeVisible();
});

it('says whom to ask where there is no season at all', () => {
  render(<SeasonChoice seasons={{ ...SEASONS, live: null, replays: [] }} />);
  expect(screen.getByText(/The person who runs this app can import one/)).toBeVisible();
});
