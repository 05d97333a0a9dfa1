import { render, screen } from '@testing-library/react';
import type { SeasonOptionDto } from '@/lib/data/calendar/dto';
import { SeasonChoice } from './season-choice';

const LIVE = { season: 2026, week: 6, next: 'Tue, Oct 20, 6:00 AM', byItself: true };
const SEASONS: SeasonOptionDto = {
  live: LIVE,
  replays: [2023, 2024, 2025],
  replayText: { due: 'Thu, Oct 15, 3:00 PM', next: 'Tue, Oct 20, 6:00 AM' },
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

it('says whom to ask where there is no season at all', () => {
  render(<SeasonChoice seasons={{ ...SEASONS, live: null, replays: [] }} />);
  expect(screen.getByText(/The person who runs this app can import one/)).toBeVisible();
});
