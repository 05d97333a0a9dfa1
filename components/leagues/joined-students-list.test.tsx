import { act, render, screen } from '@testing-library/react';
import { followStream } from '@/components/live/follow-stream';
import { JoinedStudentsList } from './joined-students-list';

jest.mock('next/navigation', () => ({ useRouter: () => ({ refresh: jest.fn() }) }));
jest.mock('@/components/live/follow-stream', () => ({ followStream: jest.fn() }));

it('counts who has joined and says their first names, as they come in', async () => {
  jest.useFakeTimers();
  let tell: (news: unknown) => void = () => {};
  jest.mocked(followStream).mockImplementation(({ onNews }) => {
    tell = onNews as typeof tell;
    return () => {};
  });
  render(<JoinedStudentsList leagueId="l1" arrivals={{ joined: 0, names: [] }} />);
  expect(
    screen.getByText('students have joined', { exact: false }).parentElement,
  ).toHaveTextContent('0 students have joined');
  expect(screen.queryByRole('list')).toBeNull();
  await act(() => jest.advanceTimersByTimeAsync(2_000));
  await act(async () => tell({ joined: 1, names: ['Kim'] }));
  expect(screen.getByRole('region', { name: 'Who has joined' })).toHaveTextContent(
    '1 student has joinedKim',
  );
  await act(async () => tell({ joined: 2, names: ['Kim', 'Kim'] }));
  expect(screen.getAllByRole('listitem')).toHaveLength(2);
  jest.useRealTimers();
});
