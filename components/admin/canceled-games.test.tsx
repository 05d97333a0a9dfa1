import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { setGameCanceledAction } from '@/lib/actions/admin';
import { CanceledGames } from './canceled-games';

jest.mock('@/lib/actions/admin', () => ({ setGameCanceledAction: jest.fn() }));
jest.mock('next/navigation', () => ({ useRouter: () => ({ refresh: jest.fn() }) }));

it('begins without teams, and marks the game of the season that is chosen', async () => {
  const mark = jest.mocked(setGameCanceledAction);
  mark.mockResolvedValue({ ok: true, data: undefined });
  const teams = [
    { team: 'BUF', name: 'Buffalo Bills' },
    { team: 'CIN', name: 'Cincinnati Bengals' },
  ];
  const gap = { week: 7, teams: ['BUF', 'CIN'] };
  render(
    <CanceledGames games={{ seasons: [2026, 2022], weeks: [7, 17], teams, canceled: [], gap }} />,
  );
  const choice = (name: string) => screen.getByRole('combobox', { name });
  expect([choice('Visitors'), choice('Home team')].map((each) => each.textContent)).toEqual([
    'Choose a teamBuffalo BillsCincinnati Bengals',
    'Choose a teamBuffalo BillsCincinnati Bengals',
  ]);
  expect(choice('Visitors')).toHaveValue('');
  expect(choice('Home team')).toHaveValue('');
  await userEvent.selectOptions(choice('Season'), '2022');
  await userEvent.selectOptions(choice('Week'), '17');
  await userEvent.selectOptions(choice('Visitors'), 'BUF');
  await userEvent.selectOptions(choice('Home team'), 'CIN');
  await userEvent.click(screen.getByRole('button', { name: 'Mark as canceled' }));
  await waitFor(() =>
    expect(mark.mock.calls).toEqual([
      [{ season: 2022, week: 17, away: 'BUF', home: 'CIN', canceled: true }],
    ]),
  );
});
