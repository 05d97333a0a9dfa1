import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renameLeagueAction } from '@/lib/actions/league';
import { PeriodPerClassEditor } from './period-per-class-editor';

const refresh = jest.fn();
jest.mock('next/navigation', () => ({ useRouter: () => ({ refresh }) }));
jest.mock('@/lib/actions/league', () => ({ renameLeagueAction: jest.fn() }));

const CLASSES = [
  { id: 'a', name: 'Sunrise', period: '1' },
  { id: 'b', name: 'Room 12', period: '2' },
];
const rename = jest.mocked(renameLeagueAction);

beforeEach(() => {
  jest.clearAllMocks();
  rename.mockResolvedValue({ ok: true, data: { changed: true } } as never);
});

async function type(name: string, period: string) {
  const field = screen.getByLabelText(`Period of ${name}`);
  await userEvent.clear(field);
  if (period) await userEvent.type(field, period);
}

it('gives each class whose period was changed the new one, and no other', async () => {
  render(<PeriodPerClassEditor classes={CLASSES} />);
  await userEvent.click(screen.getByRole('button', { name: 'Change the periods' }));
  await type('Room 12', '7B');
  await userEvent.click(screen.getByRole('button', { name: 'Save the order' }));
  expect(rename.mock.calls).toEqual([[{ leagueId: 'b', name: 'Room 12', period: '7B' }]]);
  await waitFor(() => expect(refresh).toHaveBeenCalledTimes(1));
});

it('says at the class what can’t be a period, and keeps what was typed', async () => {
  rename.mockResolvedValueOnce({
    ok: false,
    error: { code: 'invalid-input', message: 'Letters and digits only.' },
  });
  render(<PeriodPerClassEditor classes={CLASSES} />);
  await userEvent.click(screen.getByRole('button', { name: 'Change the periods' }));
  await type('Sunrise', '1-2');
  await userEvent.click(screen.getByRole('button', { name: 'Save the order' }));
  const period = screen.getByLabelText('Period of Sunrise');
  await waitFor(() => expect(period).toHaveAccessibleDescription('Letters and digits only.'));
  expect(screen.getByLabelText('Period of Sunrise')).toHaveValue('1-2');
  expect(refresh).not.toHaveBeenCalled();
});
