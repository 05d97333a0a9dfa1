import { render, screen } from '@testing-library/react';
import type { DraftBoardDto } from '@/lib/data/draft/dto';
import { DraftBoard } from './draft-board';

jest.mock('next/navigation', () => ({
  useRouter: () => ({ refresh: () => {}, push: () => {} }),
  useSearchParams: () => new URLSearchParams(),
}));
// Not known to jsdom: the element `search`.
jest.mock('./board-tools', () => ({ BoardTools: () => null }));
jest.mock('@/lib/actions/draft', () => ({}));

const board = (part: Partial<DraftBoardDto>): DraftBoardDto => ({
  season: 2023,
  week: 6,
  position: 'QB',
  counts: [{ position: 'QB', drafted: 1, min: 1, max: 4 }],
  players: [],
  complete: true,
  readOnly: false,
  lineupOpen: true,
  scouted: true,
  ...part,
});

it('leads from a complete team to the line-up while that is open, and to the tasks when it is locked', () => {
  const { rerender } = render(<DraftBoard board={board({})} />);
  expect(screen.getByRole('link', { name: 'Go to my line-up' })).toHaveAttribute('href', '/student/lineup');
  rerender(<DraftBoard board={board({ lineupOpen: false })} />);
  expect(screen.getByRole('link', { name: 'Go to my tasks' })).toHaveAttribute('href', '/student/dashboard');
  expect(screen.queryByText(/set your line-up/)).toBeNull();
});
