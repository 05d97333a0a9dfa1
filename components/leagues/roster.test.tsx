import { act, render, screen } from '@testing-library/react';
import type { RosterDto } from '@/lib/data/league/dto';
import { fetchRoster } from './fetch-roster';
import { Roster } from './roster';

jest.mock('./fetch-roster', () => ({ fetchRoster: jest.fn() }));

const fetched = jest.mocked(fetchRoster);
const ANA = { studentId: 's1', firstName: 'Ana', lastInitial: 'B', teamName: 'Purple Pandas', mvpPoints: 7, stepsDone: 4 };
const empty: RosterDto = { week: 6, roster: [] };

beforeEach(() => {
  fetched.mockReset();
  jest.useFakeTimers();
});
afterEach(() => jest.useRealTimers());

const passSeconds = (seconds: number) => act(() => jest.advanceTimersByTimeAsync(seconds * 1000));

describe('the live roster', () => {
  it('tells which code to show while nobody has joined, and shows whoever has joined at the next look', async () => {
    fetched.mockResolvedValue({ week: 6, roster: [ANA] });
    render(<Roster leagueId="l1" code={483201} initial={empty} />);
    expect(screen.getByText('No one has joined yet')).toBeVisible();
    expect(screen.getByText('483 201')).toBeVisible();
    await passSeconds(16);
    expect(screen.getByRole('row', { name: 'Ana B. Purple Pandas 7 4 of 9' })).toBeVisible();
    expect(screen.getByRole('status')).toHaveTextContent('1 student');
  });

  it('keeps the last list and says that it may be old when the app cannot be reached', async () => {
    fetched.mockRejectedValue(new Error('down'));
    render(<Roster leagueId="l1" code={483201} initial={{ week: 6, roster: [ANA] }} />);
    await passSeconds(16);
    expect(screen.getByText('This list may be a little old')).toBeVisible();
    expect(screen.getByRole('rowheader', { name: 'Ana B.' })).toBeVisible();
  });
});
