import { act, fireEvent, render, screen } from '@testing-library/react';
import type { ActionResult } from '@/lib/actions/result';
import type { DraftBoardDto, DraftChangeDto } from '@/lib/data/draft/dto';
import { draftPlayer } from '@/lib/testing/draft-players';
import { DraftBoard } from './draft-board';

const router = { refresh: jest.fn(), push: jest.fn() };
jest.mock('next/navigation', () => ({ useRouter: () => router, useSearchParams: () => new URLSearchParams() }));
// Not known to jsdom: the element `search`.
jest.mock('./board-tools', () => ({ BoardTools: () => null }));

let answer: (result: ActionResult<DraftChangeDto>) => void;
const change = () =>
  new Promise<ActionResult<DraftChangeDto>>((resolve) => {
    answer = resolve;
  });
jest.mock('@/lib/actions/team', () => ({ draftPickAction: () => change(), draftReleaseAction: () => change() }));

const counts = (drafted: number): DraftBoardDto['counts'] => [{ position: 'QB', drafted, min: 1, max: 4 }];

const board = (part: Partial<DraftBoardDto> = {}): DraftBoardDto => ({
  season: 2023,
  week: 6,
  position: 'QB',
  counts: counts(1),
  version: 1,
  players: [draftPlayer(1, 'Al Oak', { drafted: true }), draftPlayer(2, 'Bo Dunn')],
  complete: true,
  readOnly: false,
  lineupOpen: true,
  scouted: true,
  ...part,
});

const changed = (part: Partial<DraftChangeDto>): ActionResult<DraftChangeDto> => ({
  ok: true,
  data: { drafted: true, counts: counts(2), complete: true, version: 2, replacedBy: null, ...part },
});

const press = (name: string) => act(async () => fireEvent.click(screen.getByRole('button', { name })));
const countText = () => screen.getByRole('navigation', { name: 'Positions' }).textContent;

it('leads from a complete team to the lineup while that is open, and to the tasks when it is locked', () => {
  const { rerender } = render(<DraftBoard board={board()} />);
  expect(screen.getByRole('link', { name: 'Go to my lineup' })).toHaveAttribute('href', '/student/lineup');
  rerender(<DraftBoard board={board({ lineupOpen: false })} />);
  expect(screen.getByRole('link', { name: 'Go to my tasks' })).toHaveAttribute('href', '/student/dashboard');
  expect(screen.queryByText(/set your line-up/)).toBeNull();
});

it('keeps a pick when a page fetched a moment before arrives while it is under way, and after its answer', async () => {
  const { rerender } = render(<DraftBoard board={board()} />);
  await press('Pick Bo Dunn');
  rerender(<DraftBoard board={board()} />);
  expect(screen.getByRole('button', { name: 'Let go Bo Dunn' })).toBeVisible();
  expect(countText()).toContain('2 of up to 4');

  await act(async () => answer(changed({})));
  rerender(<DraftBoard board={board()} />);
  expect(screen.getByRole('button', { name: 'Let go Bo Dunn' })).toBeVisible();
  expect(countText()).toContain('2 of up to 4');
});

it('shows what was picked on a card a moment ago, though the list was fetched before the server had answered', async () => {
  const { unmount } = render(<DraftBoard board={board()} />);
  await press('Pick Bo Dunn');
  unmount();
  const { rerender } = render(<DraftBoard board={board()} />);
  expect(screen.getByRole('button', { name: 'Let go Bo Dunn' })).toBeVisible();
  expect(countText()).toContain('2 of up to 4');

  // The refusal was told to the page that is gone; the next picture of the roster is the server's.
  await act(async () => answer({ ok: false, error: { code: 'unavailable', message: 'Try again.' } }));
  rerender(<DraftBoard board={board()} />);
  expect(screen.getByRole('button', { name: 'Pick Bo Dunn' })).toBeVisible();
  expect(countText()).toContain('1 of up to 4');
});

it('takes what was changed elsewhere since', async () => {
  const { rerender } = render(<DraftBoard board={board()} />);
  await press('Pick Bo Dunn');
  await act(async () => answer(changed({})));
  rerender(<DraftBoard board={board({ version: 3 })} />);
  expect(screen.getByRole('button', { name: 'Pick Bo Dunn' })).toBeVisible();
  expect(countText()).toContain('1 of up to 4');
});

it('does not count a pick twice when the page that knows of it comes before its answer', async () => {
  const { rerender } = render(<DraftBoard board={board()} />);
  await press('Pick Bo Dunn');
  rerender(
    <DraftBoard board={board({ version: 2, counts: counts(2), players: [draftPlayer(2, 'Bo Dunn', { drafted: true })] })} />,
  );
  expect(countText()).toContain('2 of up to 4');
  await act(async () => answer(changed({})));
  expect(countText()).toContain('2 of up to 4');
});

it('takes a refused pick back and says why', async () => {
  render(<DraftBoard board={board()} />);
  await press('Pick Bo Dunn');
  await act(async () => answer({ ok: false, error: { code: 'limit-reached', message: 'You have 4 quarterbacks.' } }));
  expect(screen.getByRole('button', { name: 'Pick Bo Dunn' })).toBeVisible();
  expect(countText()).toContain('1 of up to 4');
  expect(screen.getByText('Bo Dunn: You have 4 quarterbacks.')).toBeVisible();
});

it('says who plays instead of a starter who was let go', async () => {
  const players = [draftPlayer(1, 'Al Oak', { drafted: true }), draftPlayer(2, 'Bo Dunn', { drafted: true })];
  render(<DraftBoard board={board({ counts: counts(2), players })} />);
  await press('Let go Al Oak');
  await act(async () => answer(changed({ drafted: false, counts: counts(1), replacedBy: 'Bo Dunn' })));
  expect(screen.getByText('Al Oak is no longer on your team. Bo Dunn plays instead in your next lineup.')).toBeVisible();
});

it('names scouting only when there is a game to scout', () => {
  const open = { complete: false, counts: counts(0), players: [] };
  const { rerender } = render(<DraftBoard board={board(open)} />);
  expect(screen.getByText(/no scouting needed/)).toBeVisible();
  rerender(<DraftBoard board={board({ ...open, week: 0 })} />);
  expect(screen.queryByText(/scouting/)).toBeNull();
});
